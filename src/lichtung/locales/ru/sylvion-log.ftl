### Сильвион: что произошло, предложениями, и слова на поле.

## Marks and places

sylvion-mark-star = { $card } со значком Опустошителя
sylvion-mark-at = { $card } с фишкой Опустошителя
sylvion-cell-edge = лес
sylvion-cell-space =
    { $column ->
        [4] ряд { $row }, у леса
        [3] ряд { $row }, вторая ячейка от леса
        [2] ряд { $row }, третья ячейка от леса
       *[1] ряд { $row }, у стопки
    }
sylvion-cell-stack = стопка ряда { $row }

## Cards that move. An empty message means that the move is not worth a sentence.

sylvion-log-ravager_stack-on_stack = Открыто: { $cards }.
sylvion-log-on_stack-clearing = Движение: { $cards }.
sylvion-log-clearing-clearing = Движение: { $cards }.
sylvion-log-in_play-clearing = Выложено: { $cards }.
sylvion-log-on_stack-ravager_discard = В сброс: { $cards }.
sylvion-log-on_stack-supply = В сброс: { $cards }.
sylvion-log-clearing-ravager_discard = В сброс: { $cards }.
sylvion-log-clearing-supply = В сброс: { $cards }.
sylvion-log-ravager_stack-ravager_discard = В сброс без действия: { $cards }.
sylvion-log-clearing-sylvan_discard = Потеряно: { $cards }.
sylvion-log-clearing-hands =
    { $solo ->
        [yes] Назад в руку: { $cards }.
       *[no] { $who } забирает в руку: { $cards }.
    }
sylvion-log-defender_deck-hands =
    { $solo ->
        [yes] Вы берёте: { $cards }.
       *[no] { $who } берёт: { $cards }.
    }
sylvion-log-defender_deck-in_play = Из колоды пришло: { $cards }.
sylvion-log-hands-in_play =
    { $solo ->
        [yes] Вы играете: { $cards }.
       *[no] { $who } играет: { $cards }.
    }
sylvion-log-hands-sylvan_discard =
    { $solo ->
        [yes] Вы сбрасываете: { $cards }.
       *[no] { $who } сбрасывает: { $cards }.
    }
sylvion-log-hands-defender_deck =
    { $solo ->
        [yes] Вы кладёте сверху на колоду: { $cards }.
       *[no] { $who } кладёт сверху на колоду: { $cards }.
    }
sylvion-log-sylvan_discard-box = В коробку: { $cards }.
sylvion-log-defender_deck-box = В коробку: { $cards }.
sylvion-log-in_play-box = В коробку: { $cards }.
sylvion-log-feats-box = Применён подвиг: { $cards }.
sylvion-log-recruit_pile-recruit_column = Призыв: { $cards }.
sylvion-log-recruit_column-defender_deck = Наём: { $cards }.
sylvion-log-recruit_column-feats = Новые подвиги: { $cards }.
sylvion-log-recruit_column-box = Ушли: { $cards }.
sylvion-log-recruit_pile-box = Уже не будет призвано: { $cards }.
sylvion-log-desertion_deck-desertion_revealed = Уходит столбец { $cards }.
sylvion-log-desertion_deck-supply = { "" }
sylvion-log-desertion_revealed-supply = { "" }
sylvion-log-in_play-sylvan_discard = { "" }
sylvion-log-in_play-defender_deck = { "" }
sylvion-log-in_play-ravager_stack = { "" }
sylvion-log-ravager_stack-in_play = { "" }
sylvion-log-sylvan_discard-defender_deck = { "" }

## Other events

sylvion-log-turned = Накал: { $cards }.
sylvion-log-shown = Сверху на стопках: { $cards }.
sylvion-log-shuffled =
    { $count ->
        [one] Колоду защитников тасуют: { $count } карта.
        [few] Колоду защитников тасуют: { $count } карты.
        [many] Колоду защитников тасуют: { $count } карт.
       *[other] Колоду защитников тасуют: { $count } карты.
    }
sylvion-log-chosen =
    { $solo ->
        [yes] Вы: { $option }.
       *[no] { $who }: { $option }.
    }
sylvion-log-step =
    { $code ->
        [final_assault] Начинается финальный штурм.
       *[other] { "" }
    }
sylvion-log-changed-forest_health =
    { $way ->
        [up] Лес оживает на { $by }: цветущих карт границы { $after } из 12.
       *[down] Лес получает повреждения: { $by }. Цветущих карт границы { $after } из 12.
    }
sylvion-log-changed-fish_points = Очки стоимости: { $after }.
sylvion-log-changed-figure_at =
    { $after ->
        [none] Фишка Опустошителя стоит рядом с полем битвы.
       *[other] Фишка Опустошителя: { $after }.
    }
sylvion-log-changed-skip_next_reveal =
    { $after ->
        [0] В этом раунде карты опустошителей не открывают.
       *[other] В следующем раунде карты опустошителей не откроют.
    }
sylvion-log-changed-round = — Раунд { $after } —
sylvion-log-changed-turn = { "" }

## The board

sylvion-board-rounds-left =
    { $count ->
        [one] впереди ещё { $count }
       *[other] впереди ещё { $count }
    }
sylvion-board-last-round = последний раунд
sylvion-board-ahead = повр. через…
sylvion-board-health = Лес { $health } из 12
sylvion-board-damage = огонь грозит повреждениями: { $count }
sylvion-board-healing = деревья вылечат { $count }
sylvion-board-fish = очки стоимости { $count }
sylvion-board-hand = Рука { $count }:
sylvion-board-hand-of = Рука ({ $name }), { $count }:
sylvion-board-known = известно в ряду { $row }: { $cards }
sylvion-board-cost = стоимость { $count }
sylvion-board-column = Столбец { $number }
sylvion-board-pile = Осталось призвать карт: { $count }
sylvion-board-called = Уходили столбцы: { $cards } · ещё будут: { $left }
sylvion-board-recruited = Нанято { $count }:
sylvion-short-E0 = Элемент. 0
sylvion-short-E1 = Элемент. 1
sylvion-short-E2 = Элемент. 2
sylvion-short-E3 = Элемент. 3
sylvion-short-B2 = Раскал. 2
sylvion-short-B3 = Раскал. 3
sylvion-short-B4 = Раскал. 4
sylvion-short-DEM = Демобилиз.
sylvion-short-TOR = Торнадо
sylvion-short-LAK = Кисл. озеро
sylvion-short-L = Кисл. озеро

## What a question is about

sylvion-asked-pay_unit = ({ $card }, осталось оплатить: { $left })
sylvion-asked-pay_source = ({ $card }, осталось оплатить: { $left })
sylvion-asked-pay_card = ({ $card }, осталось оплатить: { $left })
sylvion-asked-place_cell = ({ $card })
sylvion-asked-geyser_direction = ({ $place })
sylvion-asked-disinformation_card =
    { $slot ->
        [top] (ряд { $row }, верхняя карта)
       *[second] (ряд { $row }, вторая карта)
    }
sylvion-asked-desiccation_card = (ещё { $left })
sylvion-asked-demobilize_card = (ещё { $left })
sylvion-asked-deck_demobilization_card = (ещё { $left })
sylvion-asked-tornado_card = (ещё { $left })
sylvion-asked-wisdom_card = (ещё { $left })
sylvion-asked-hand_limit_card = (ещё { $left })
