### Magpies: the words on its board in the browser.

web-magpies-worth = Nest: { $worth }
web-magpies-things = { $count ->
    [one] { $count } Ding
   *[other] { $count } Dinge
 }
web-magpies-left = { $count ->
    [0] Der Haufen ist leer
    [one] Noch { $count } Ding im Haufen
   *[other] Noch { $count } Dinge im Haufen
 }
