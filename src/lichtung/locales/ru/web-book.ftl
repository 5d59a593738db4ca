### The pages of the rulebooks.

web-book-contents = Главы
web-book-search = Искать в правилах
web-book-found = { $count ->
    [0] Ничего не найдено
    [one] Найдено { $count } место
    [few] Найдено { $count } места
    [many] Найдено { $count } мест
   *[other] Найдено { $count } места
}
web-book-detail = Правила подробно
