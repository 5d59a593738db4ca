### Magpies: the words on its board in the browser.

web-magpies-worth = Nest: { $worth }
web-magpies-things = { $count ->
    [one] { $count } thing
   *[other] { $count } things
 }
web-magpies-left = { $count ->
    [0] The heap is empty
    [one] { $count } thing left in the heap
   *[other] { $count } things left in the heap
 }
