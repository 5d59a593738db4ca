### Magpies: the words on its board in the browser.

web-magpies-worth = Гнездо: { $worth }
web-magpies-things = { $count ->
    [one] { $count } вещица
    [few] { $count } вещицы
   *[other] { $count } вещиц
 }
web-magpies-left = { $count ->
    [0] Куча пуста
    [one] В куче ещё { $count } вещица
    [few] В куче ещё { $count } вещицы
   *[other] В куче ещё { $count } вещиц
 }
