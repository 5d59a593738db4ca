### The pages of the rulebooks.

web-book-contents = Kapitel
web-book-search = Im Regelbuch suchen
web-book-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
web-book-detail = Die Regeln im Einzelnen
