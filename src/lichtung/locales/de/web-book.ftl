### The pages of the rulebooks.

web-book-contents = Kapitel
web-book-search = Im Regelbuch suchen
web-book-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
web-book-detail = Die Regeln im Einzelnen

web-book-lit = darum geht es
web-book-of-hand = Deine Hand
web-book-of-rack = Dein Kartenhalter
web-book-of-left = Kartenhalter links von dir
web-book-of-right = Kartenhalter rechts von dir
web-book-of-display = Ausliegende Waldplättchen
web-book-of-cards = Ausliegende Elementkarten
