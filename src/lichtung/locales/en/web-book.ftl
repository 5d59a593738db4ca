### The pages of the rulebooks.

web-book-contents = Chapters
web-book-search = Search the rulebook
web-book-found = { $count ->
    [0] Nothing found
    [one] { $count } passage found
   *[other] { $count } passages found
}
web-book-detail = The rules in detail
