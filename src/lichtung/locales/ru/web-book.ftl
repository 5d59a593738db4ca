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

web-book-lit = речь об этом
web-book-of-hand = Ваша рука
web-book-of-rack = Ваша подставка
web-book-of-left = Подставка соседа слева
web-book-of-right = Подставка соседа справа
web-book-of-display = Тайлы леса на столе
web-book-of-cards = Карты стихий на столе
