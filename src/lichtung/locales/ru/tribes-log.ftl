### Tribes of the Wind: what happened, in sentences, and the words on the board.

## Answers that are worth a sentence. An empty message means that what follows from the answer is told, or nothing.

tribes-log-answer-choose_board-board = { $who } берёт планшет { $cards }.
tribes-log-answer-remove_pollution-remove = { $who } убирает загрязнение: { $cards }.
tribes-log-answer-remove_pollution-decline = { "" }
tribes-log-answer-main_action-play = { $who } играет карту: { $cards }.
tribes-log-answer-main_action-temple = { "" }
tribes-log-answer-main_action-redraw = { "" }
tribes-log-answer-main_action-village = { $who } строит поселение на { $cards }.
tribes-log-answer-main_action-ability = { $who } применяет карту персонажа { $cards }.
tribes-log-answer-choose_row-row = { "" }
tribes-log-answer-choose_alternative-part = { $who } выбирает: { $cards }.
tribes-log-answer-choose_part-part = { "" }
tribes-log-answer-split_water-water = { "" }
tribes-log-answer-move_rider-move = { $who } перемещает наездников: { $cards }.
tribes-log-answer-move_rider-stop = { "" }
tribes-log-answer-forest_tile-tile = { "" }
tribes-log-answer-forest_tile-decline = { $who } не кладёт лес.
tribes-log-answer-forest_field-field = { "" }
tribes-log-answer-discard_three-discard = { $who } сбрасывает: { $cards }.
tribes-log-answer-temple_kind-temple = { "" }
tribes-log-answer-temple_kind-decline = { $who } не строит святилище.
tribes-log-answer-temple_field-field = { "" }
tribes-log-answer-catapult_rider-from = { "" }
tribes-log-answer-catapult_rider-decline = { $who } не применяет катапульту.
tribes-log-answer-catapult_target-to = { $who } катапультирует наездника на { $cards }.
tribes-log-answer-village_card-take = { $who } берёт карту поселения { $cards }.
tribes-log-answer-village_side-left = Она остаётся как цель.
tribes-log-answer-village_side-right = Её правая сторона используется сразу.
tribes-log-answer-village_replace-discard = { $who } сбрасывает карту поселения { $cards }.
tribes-log-answer-clear_field-clear = { $who } очищает участок { $cards }.
tribes-log-answer-clear_field-decline = { "" }
tribes-log-answer-leader_window-ability = { $who } применяет карту персонажа { $cards }.
tribes-log-answer-leader_window-done = { "" }
tribes-log-answer-draw_card-slot = { "" }
tribes-log-answer-draw_card-deck = { "" }
tribes-log-answer-leader_card-leader = { $who } выкладывает карту персонажа { $cards }.

## Cards that move

tribes-log-element_deck-racks = { $who } берёт: { $cards }.
tribes-log-element_display-racks = { $who } берёт: { $cards }.
tribes-log-just_drawn-racks = { $who } берёт: { $cards }.
tribes-log-element_display-just_drawn = { "" }
tribes-log-element_deck-just_drawn = { "" }
tribes-log-racks-element_discard = { "" }
tribes-log-element_discard-element_deck = { "" }
tribes-log-element_deck-element_display = { "" }
tribes-log-forest_display-terrain = { $who } кладёт: { $cards }.
tribes-log-forest_stack-terrain = { $who } кладёт: { $cards }.
tribes-log-supply-terrain = { $who } кладёт: { $cards }.
tribes-log-forest_stack-forest_display = Новое в выкладке тайлов леса: { $cards }.
tribes-log-village_stack-village_display = Новое в выкладке карт поселений: { $cards }.
tribes-log-village_stack-left_cards = { $who } получает цель { $cards }.
tribes-log-village_display-left_cards = { "" }
tribes-log-village_display-village_discard = { "" }
tribes-log-left_cards-village_discard = { "" }
tribes-log-village_discard-village_stack = { "" }
tribes-log-leader_cards-leaders = { "" }

## Other events

tribes-log-shown = { "" }
tribes-log-step = { "" }
tribes-log-changed-water =
    { $way ->
        [up] { $who } получает воду: +{ $by } (теперь { $after }).
       *[down] { $who } платит воду: { $by } (осталось { $after }).
    }
tribes-log-changed-pollution =
    { $way ->
        [up] Новое загрязнение на { $which }.
       *[down] { "" }
    }
tribes-log-changed-riders = { "" }
tribes-log-changed-unplaced_temples = { "" }
tribes-log-changed-temple =
    { $after ->
        [1] { $who } строит святилище воды на { $which }.
        [2] { $who } строит святилище перемещений на { $which }.
        [3] { $who } строит святилище очищения на { $which }.
       *[other] { $who } строит святилище леса на { $which }.
    }
tribes-log-changed-tree_houses =
    { $after ->
        [0] { $who }: домов на дереве не осталось.
       *[other] { $who }: осталось домов на дереве — { $after }.
    }
tribes-log-changed-right_sides = { "" }
tribes-log-changed-rewarded =
    { $by ->
        [1] { $who } выполняет условие персонажа.
       *[other] { $who } завершает цветовой путь.
    }
tribes-log-changed-boards = { "" }
tribes-log-changed-abilities_used = { "" }
tribes-log-changed-turn_order = { "" }
tribes-log-changed-trigger_round = { "" }
tribes-log-changed-game_end_tile = Тайл конца игры взят: игра идёт к концу.
tribes-log-changed-round = — Раунд { $after } —
tribes-log-changed-turn = { "" }

## The board

tribes-board-points =
    { $count ->
        [one] { $count } ПО
       *[other] { $count } ПО
    }
tribes-board-water = Вода { $count }
tribes-board-capital = Столица •{ $count }
tribes-board-houses = Дома { $count }
tribes-board-temples = Святилища:
tribes-board-leader = Персонаж:
tribes-board-used = (применено)
tribes-board-goals = Цели:
tribes-board-rack = Ваша подставка. Соседи:
tribes-board-second-neighbour = выкладка и колода:
tribes-board-own = вы { $own }
tribes-board-sum = { $own } + { $one } + { $other } = { $total }
tribes-board-compared = вы { $own }, они { $one } и { $other }
tribes-board-deck = стопка { $count }:
tribes-board-board = Планшет { $number }:
tribes-board-return =
    { $count ->
        [one] { $count } наездник вернётся
        [few] { $count } наездника вернутся
       *[other] { $count } наездников вернутся
    }
tribes-board-polluted = новое загрязнение { $fields }
tribes-board-rounds-left =
    { $count ->
        [0] последний раунд
       *[other] скоро конец
    }
tribes-board-legend = Малые планшеты: ◆ загрязнение, буква — цвет леса, заглавная — поселение, ♛ святилище, число наездников.
tribes-board-score-houses = Поселения
tribes-board-score-temples = Святилища
tribes-board-score-pollution = Чистота
tribes-board-score-tiles = Тайлы
tribes-board-score-goals = Цели
tribes-board-score-tile = Тайл конца игры
tribes-board-score-total = Победные очки
tribes-board-score-water = Вода (при равенстве)
tribes-short-purple = фиол.
tribes-short-green = зелён.
tribes-short-orange = оранж.

## What a question is about

tribes-asked-remove_pollution = (осталось { $left })
tribes-asked-choose_row = ({ $card })
tribes-asked-split_water = (всего { $left })
tribes-asked-move_rider = (осталось перемещений: { $left })
tribes-asked-forest_tile = (цена: { $cost } ед. воды)
tribes-asked-forest_field = { $card }, цена: { $cost } ед. воды
tribes-asked-temple_field = ({ $card })
tribes-asked-catapult_target = (откуда: { $cell })
tribes-asked-village_side = { $card }
tribes-asked-village_replace = Новая: { $card }
tribes-asked-draw_card = (осталось взять: { $left })
