### Стол в браузере.

web-card-back = карта рубашкой вверх
web-close = Закрыть
web-waiting = Минутку …
web-waiting-for = Ждём: { $name } …
web-step = (шаг { $at } из { $last })
web-more = ещё { $count } …
web-cancel = Отмена
web-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
       *[many] Ваша рука: { $count } карт
    }
web-your-turn = Ваш ход
web-turn-of = Ходит { $name }
web-round = Раунд { $round }
