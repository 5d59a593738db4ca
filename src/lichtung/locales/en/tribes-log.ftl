### Tribes of the Wind: what happened, in sentences, and the words on the board.

## Answers that are worth a sentence. An empty message means that what follows from the answer is told, or nothing.

tribes-log-answer-choose_board-board = { $who } takes board { $cards }.
tribes-log-answer-remove_pollution-remove = { $who } removes pollution: { $cards }.
tribes-log-answer-remove_pollution-decline = { "" }
tribes-log-answer-main_action-play = { $who } plays { $cards }.
tribes-log-answer-main_action-temple = { "" }
tribes-log-answer-main_action-redraw = { "" }
tribes-log-answer-main_action-village = { $who } builds a village on { $cards }.
tribes-log-answer-main_action-ability = { $who } uses the leader card { $cards }.
tribes-log-answer-choose_row-row = { "" }
tribes-log-answer-choose_alternative-part = { $who } chooses: { $cards }.
tribes-log-answer-choose_part-part = { "" }
tribes-log-answer-split_water-water = { "" }
tribes-log-answer-move_rider-move = { $who } moves riders: { $cards }.
tribes-log-answer-move_rider-stop = { "" }
tribes-log-answer-forest_tile-tile = { "" }
tribes-log-answer-forest_tile-decline = { $who } does not lay a forest.
tribes-log-answer-forest_field-field = { "" }
tribes-log-answer-discard_three-discard = { $who } discards { $cards }.
tribes-log-answer-temple_kind-temple = { "" }
tribes-log-answer-temple_kind-decline = { $who } does not place a temple.
tribes-log-answer-temple_field-field = { "" }
tribes-log-answer-catapult_rider-from = { "" }
tribes-log-answer-catapult_rider-decline = { $who } does not use the catapult.
tribes-log-answer-catapult_target-to = { $who } catapults a rider to { $cards }.
tribes-log-answer-village_card-take = { $who } takes the village card { $cards }.
tribes-log-answer-village_side-left = It is kept as a goal.
tribes-log-answer-village_side-right = Its right side is used at once.
tribes-log-answer-village_replace-discard = { $who } discards the village card { $cards }.
tribes-log-answer-clear_field-clear = { $who } clears field { $cards }.
tribes-log-answer-clear_field-decline = { "" }
tribes-log-answer-leader_window-ability = { $who } uses the leader card { $cards }.
tribes-log-answer-leader_window-done = { "" }
tribes-log-answer-draw_card-slot = { "" }
tribes-log-answer-draw_card-deck = { "" }
tribes-log-answer-leader_card-leader = { $who } lays out the leader card { $cards }.

## Cards that move

tribes-log-element_deck-racks = { $who } draws { $cards }.
tribes-log-element_display-racks = { $who } draws { $cards }.
tribes-log-just_drawn-racks = { $who } draws { $cards }.
tribes-log-element_display-just_drawn = { "" }
tribes-log-element_deck-just_drawn = { "" }
tribes-log-racks-element_discard = { "" }
tribes-log-element_discard-element_deck = { "" }
tribes-log-element_deck-element_display = { "" }
tribes-log-forest_display-terrain = { $who } lays { $cards }.
tribes-log-forest_stack-terrain = { $who } lays { $cards }.
tribes-log-supply-terrain = { $who } lays { $cards }.
tribes-log-forest_stack-forest_display = New in the forest display: { $cards }.
tribes-log-village_stack-village_display = New in the village display: { $cards }.
tribes-log-village_stack-left_cards = { $who } gets the goal { $cards }.
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
        [up] { $who } gains { $by } water (now { $after }).
       *[down] { $who } pays { $by } water ({ $after } left).
    }
tribes-log-changed-pollution =
    { $way ->
        [up] New pollution on { $which }.
       *[down] { "" }
    }
tribes-log-changed-riders = { "" }
tribes-log-changed-unplaced_temples = { "" }
tribes-log-changed-temple =
    { $after ->
        [1] { $who } places the water temple on { $which }.
        [2] { $who } places the moves temple on { $which }.
        [3] { $who } places the pollution temple on { $which }.
       *[other] { $who } places the forest temple on { $which }.
    }
tribes-log-changed-tree_houses =
    { $after ->
        [0] { $who } has no tree houses left.
        [one] { $who } has { $after } tree house left.
       *[other] { $who } has { $after } tree houses left.
    }
tribes-log-changed-right_sides = { "" }
tribes-log-changed-rewarded =
    { $by ->
        [1] { $who } has met the leader condition.
       *[other] { $who } has completed the colour path.
    }
tribes-log-changed-boards = { "" }
tribes-log-changed-abilities_used = { "" }
tribes-log-changed-turn_order = { "" }
tribes-log-changed-trigger_round = { "" }
tribes-log-changed-game_end_tile = The game-end tile is taken: the end of the game begins.
tribes-log-changed-round = – Round { $after } –
tribes-log-changed-turn = { "" }

## The board

tribes-board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tribes-board-water = Water { $count }
tribes-board-capital = Capital •{ $count }
tribes-board-houses = Tree houses { $count }
tribes-board-temples = Temples left:
tribes-board-leader = Leader:
tribes-board-used = (used)
tribes-board-goals = Goals:
tribes-board-rack = Your rack. Neighbours:
tribes-board-second-neighbour = display and pile:
tribes-board-own = you { $own }
tribes-board-sum = { $own } + { $one } + { $other } = { $total }
tribes-board-compared = you { $own }, they { $one } and { $other }
tribes-board-deck = pile { $count }:
tribes-board-board = Board { $number }:
tribes-board-return =
    { $count ->
        [one] { $count } rider returns
       *[other] { $count } riders return
    }
tribes-board-polluted = new pollution { $fields }
tribes-board-rounds-left =
    { $count ->
        [0] last round
       *[other] the end is near
    }
tribes-board-legend = Small boards: ◆ pollution, a letter for a forest’s colour, a capital letter for a village, ♛ temple, number of riders.
tribes-board-score-houses = Villages
tribes-board-score-temples = Temples
tribes-board-score-pollution = Clean terrain
tribes-board-score-tiles = Tiles
tribes-board-score-goals = Goals
tribes-board-score-tile = Game-end tile
tribes-board-score-total = Points
tribes-board-score-water = Water (ties)
tribes-short-purple = purple
tribes-short-green = green
tribes-short-orange = orange

## What a question is about

tribes-asked-remove_pollution = ({ $left } to go)
tribes-asked-choose_row = ({ $card })
tribes-asked-split_water = ({ $left } in all)
tribes-asked-move_rider = (moves left: { $left })
tribes-asked-forest_tile = (cost: { $cost } water)
tribes-asked-forest_field = { $card }, cost: { $cost } water
tribes-asked-temple_field = ({ $card })
tribes-asked-catapult_target = (from: { $cell })
tribes-asked-village_side = { $card }
tribes-asked-village_replace = New: { $card }
tribes-asked-draw_card = ({ $left } to draw)
