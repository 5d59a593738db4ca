### The pages of the rulebooks.

web-book-contents = Chapters
web-book-search = Search the rulebook
web-book-found = { $count ->
    [0] Nothing found
    [one] { $count } passage found
   *[other] { $count } passages found
}
web-book-detail = The rules in detail

web-book-lit = what this step is about
web-book-of-hand = Your hand
web-book-of-rack = Your rack
web-book-of-left = Your left neighbour’s rack
web-book-of-right = Your right neighbour’s rack
web-book-of-display = Forest tiles on the table
web-book-of-cards = Element cards on the table
