### Урбион: что произошло, предложениями, и слова на поле.

## Cards that move. An empty message means that the move is not worth a sentence.

urbion-log-hands-rows =
    { $solo ->
        [yes] Вы выкладываете: { $cards }.
       *[no] { $who } выкладывает: { $cards }.
    }
urbion-log-hands-discard_pile =
    { $solo ->
        [yes] Вы сбрасываете: { $cards }.
       *[no] { $who } сбрасывает: { $cards }.
    }
urbion-log-dream_deck-hands =
    { $solo ->
        [yes] Вы берёте: { $cards }.
       *[no] { $who } берёт: { $cards }.
    }
urbion-log-dream_deck-resolving = Открыто: { $cards }.
urbion-log-dream_deck-discard_pile = Открыто и сброшено: { $cards }.
urbion-log-dream_deck-set_aside = Отложено: { $cards }.
urbion-log-set_aside-resolving = Теперь разыгрывается отложенная карта: { $cards }.
urbion-log-set_aside-dream_deck = Назад в колоду снов: { $cards }.
urbion-log-resolving-dream_deck = Назад в колоду снов: { $cards }.
urbion-log-resolving-discard_pile = Сброшено: { $cards }.
urbion-log-resolving-rows = Выложено: { $cards }.
urbion-log-rows-rows = Перемещено: { $cards }.
urbion-log-rows-discard_pile = Сброшено: { $cards }.
urbion-log-rows-success_pile = Умиротворено: { $cards }.
urbion-log-rows-resident_pile = Открытки в стопку жителей: { $cards }.
urbion-log-postcard_deck-rows = Новая открытка: { $cards }.
urbion-log-city_deck-rows = Новый город: { $cards }.
urbion-log-city_deck-success_pile = Сразу в стопку успеха: { $cards }.
urbion-log-discard_pile-box = В коробку: { $cards }.
urbion-log-book_deck-books = Новая книга: { $cards }.
urbion-log-book_deck-books_away = { "" }

## Other events

urbion-log-chosen =
    { $solo ->
        [yes] Вы: { $option }.
       *[no] { $who }: { $option }.
    }
urbion-log-chosen-main =
    { $verb ->
        [pair] { $solo ->
            [yes] Вы оплачиваете особое действие.
           *[no] { $who } оплачивает особое действие.
        }
        [alliance] { $solo ->
            [yes] Вы заключаете союз против Пустоты.
           *[no] { $who } заключает союз против Пустоты.
        }
       *[other] { "" }
    }
urbion-log-chosen-action =
    { $verb ->
        [book] { $solo ->
            [yes] Вы: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-chaos =
    { $verb ->
        [clear] { $solo ->
            [yes] Вы: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-prophecy =
    { $verb ->
        [put] { $solo ->
            [yes] Вы: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-free =
    { $verb ->
        [pacify] { $solo ->
            [yes] Вы: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-shown = Сверху лежат: { $cards }.
urbion-log-step = { "" }
urbion-log-changed-round = — Ход { $after } —
urbion-log-changed-polarity = Полярности поменялись.
urbion-log-changed-wise_chaos_left = Мудрого хаоса осталось: { $after }.
urbion-log-changed-void_cards_left = Карт Пустоты осталось: { $after }.
urbion-log-changed-void_figure =
    { $code ->
        [stack_standing] Фигурка Пустоты стоит на своей стопке.
        [stack_lying] Фигурка Пустоты лежит на своей стопке.
        [gone] Пустота побеждена.
       *[other] Фигурка Пустоты переходит: { $after }.
    }

## The board

urbion-board-turn = Ход { $number }
urbion-board-pacified = умиротворено { $count } из { $last }
urbion-board-left = добрые сны
urbion-board-city = город
urbion-board-right = дурные сны
urbion-board-sum = сумма
urbion-board-census = Перепись умиротворит: { $cells }
urbion-board-perfect = все четыре — идеальное равновесие
urbion-board-pacifies = умиротворит: { $cells }
urbion-board-void =
    { $count ->
        [one] Пустота, { $count } карта: { $cell } → { $other }
        [few] Пустота, { $count } карты: { $cell } → { $other }
        [many] Пустота, { $count } карт: { $cell } → { $other }
       *[other] Пустота, { $count } карты: { $cell } → { $other }
    }
urbion-board-void-danger =
    { $danger ->
        [balanced] перепись её отбросит
        [discards] перепись сбросит там все сны
       *[loses] при переписи игра будет проиграна
    }
urbion-board-hand = Рука { $count }:
urbion-board-hand-of =
    { $polarity ->
        [sognae] { $name } (Соньи), рука { $count }:
       *[incubi] { $name } (Инкубы), рука { $count }:
    }
urbion-board-postcards = Открытки на столе:
urbion-board-known = Известно в колоде снов:
urbion-board-unseen = Ещё не видели:

## What a question is about

urbion-asked-fill_side = (ряд { $row }: { $cards })
urbion-asked-action =
    { $left ->
        [2] (Волшебник: два действия или одно особое)
       *[other] { "" }
    }
urbion-asked-exchange_2 = ({ $card }, { $place })
urbion-asked-fly_2 = ({ $card }, { $place })
urbion-asked-census_discard = (ряд { $row })
urbion-asked-bonus =
    { $count ->
        [one] ({ $count } карта города сразу в стопку успеха)
        [few] ({ $count } карты городов сразу в стопку успеха)
        [many] ({ $count } карт городов сразу в стопку успеха)
       *[other] ({ $count } карты городов сразу в стопку успеха)
    }
urbion-asked-prophecy = (место { $at } сверху, осталось карт: { $left })
urbion-asked-chromatic_dream = ({ $card })
