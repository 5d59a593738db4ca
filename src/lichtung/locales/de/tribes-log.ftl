### Tribes of the Wind: what happened, in sentences, and the words on the board.

## Answers that are worth a sentence. An empty message means that what follows from the answer is told, or nothing.

tribes-log-answer-choose_board-board = { $who } nimmt Tableau { $cards }.
tribes-log-answer-remove_pollution-remove = { $who } entfernt Verschmutzung: { $cards }.
tribes-log-answer-remove_pollution-decline = { "" }
tribes-log-answer-main_action-play = { $who } spielt { $cards } aus.
tribes-log-answer-main_action-temple = { "" }
tribes-log-answer-main_action-redraw = { "" }
tribes-log-answer-main_action-village = { $who } baut ein Dorf auf { $cards }.
tribes-log-answer-main_action-ability = { $who } nutzt die Anführer-Karte { $cards }.
tribes-log-answer-choose_row-row = { "" }
tribes-log-answer-choose_alternative-part = { $who } wählt: { $cards }.
tribes-log-answer-choose_part-part = { "" }
tribes-log-answer-split_water-water = { "" }
tribes-log-answer-move_rider-move = { $who } bewegt Windreiter: { $cards }.
tribes-log-answer-move_rider-stop = { "" }
tribes-log-answer-forest_tile-tile = { "" }
tribes-log-answer-forest_tile-decline = { $who } legt keinen Wald.
tribes-log-answer-forest_field-field = { "" }
tribes-log-answer-discard_three-discard = { $who } wirft ab: { $cards }.
tribes-log-answer-temple_kind-temple = { "" }
tribes-log-answer-temple_kind-decline = { $who } platziert keinen Tempel.
tribes-log-answer-temple_field-field = { "" }
tribes-log-answer-catapult_rider-from = { "" }
tribes-log-answer-catapult_rider-decline = { $who } benutzt das Katapult nicht.
tribes-log-answer-catapult_target-to = { $who } katapultiert einen Windreiter nach { $cards }.
tribes-log-answer-village_card-take = { $who } nimmt die Dorfkarte { $cards }.
tribes-log-answer-village_side-left = Sie bleibt als Ziel liegen.
tribes-log-answer-village_side-right = Ihre rechte Seite wird sofort genutzt.
tribes-log-answer-village_replace-discard = { $who } wirft die Dorfkarte { $cards } ab.
tribes-log-answer-clear_field-clear = { $who } säubert Feld { $cards }.
tribes-log-answer-clear_field-decline = { "" }
tribes-log-answer-leader_window-ability = { $who } nutzt die Anführer-Karte { $cards }.
tribes-log-answer-leader_window-done = { "" }
tribes-log-answer-draw_card-slot = { "" }
tribes-log-answer-draw_card-deck = { "" }
tribes-log-answer-leader_card-leader = { $who } legt die Anführer-Karte { $cards } aus.

## Cards that move

tribes-log-element_deck-racks = { $who } zieht { $cards }.
tribes-log-element_display-racks = { $who } zieht { $cards }.
tribes-log-just_drawn-racks = { $who } zieht { $cards }.
tribes-log-element_display-just_drawn = { "" }
tribes-log-element_deck-just_drawn = { "" }
tribes-log-racks-element_discard = { "" }
tribes-log-element_discard-element_deck = { "" }
tribes-log-element_deck-element_display = { "" }
tribes-log-forest_display-terrain = { $who } legt { $cards }.
tribes-log-forest_stack-terrain = { $who } legt { $cards }.
tribes-log-supply-terrain = { $who } legt { $cards }.
tribes-log-forest_stack-forest_display = Neu in der Waldauslage: { $cards }.
tribes-log-village_stack-village_display = Neu in der Dorfauslage: { $cards }.
tribes-log-village_stack-left_cards = { $who } bekommt das Ziel { $cards }.
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
        [up] { $who } erhält { $by } Wasser (jetzt { $after }).
       *[down] { $who } zahlt { $by } Wasser (noch { $after }).
    }
tribes-log-changed-pollution =
    { $way ->
        [up] Neue Verschmutzung auf { $which }.
       *[down] { "" }
    }
tribes-log-changed-riders = { "" }
tribes-log-changed-unplaced_temples = { "" }
tribes-log-changed-temple =
    { $after ->
        [1] { $who } platziert den Wassertempel auf { $which }.
        [2] { $who } platziert den Bewegungstempel auf { $which }.
        [3] { $who } platziert den Verschmutzungstempel auf { $which }.
       *[other] { $who } platziert den Waldtempel auf { $which }.
    }
tribes-log-changed-tree_houses =
    { $after ->
        [0] { $who } hat kein Baumhaus mehr.
        [one] { $who } hat noch { $after } Baumhaus.
       *[other] { $who } hat noch { $after } Baumhäuser.
    }
tribes-log-changed-right_sides = { "" }
tribes-log-changed-rewarded =
    { $by ->
        [1] { $who } hat die Anführer-Bedingung erfüllt.
       *[other] { $who } hat den Farbpfad vollendet.
    }
tribes-log-changed-boards = { "" }
tribes-log-changed-abilities_used = { "" }
tribes-log-changed-turn_order = { "" }
tribes-log-changed-trigger_round = { "" }
tribes-log-changed-game_end_tile = Das Spielende-Plättchen ist vergeben: Das Spielende beginnt.
tribes-log-changed-round = – Runde { $after } –
tribes-log-changed-turn = { "" }

## The board

tribes-board-points =
    { $count ->
        [one] { $count } SP
       *[other] { $count } SP
    }
tribes-board-water = Wasser { $count }
tribes-board-capital = Hauptstadt •{ $count }
tribes-board-houses = Baumhäuser { $count }
tribes-board-temples = Tempel übrig:
tribes-board-leader = Anführer:
tribes-board-used = (genutzt)
tribes-board-goals = Ziele:
tribes-board-rack = Dein Kartenhalter. Nachbarn:
tribes-board-second-neighbour = Auslage und Stapel:
tribes-board-own = du { $own }
tribes-board-sum = { $own } + { $one } + { $other } = { $total }
tribes-board-compared = du { $own }, sie { $one } und { $other }
tribes-board-deck = Stapel { $count }:
tribes-board-board = Tableau { $number }:
tribes-board-return =
    { $count ->
        [one] { $count } Windreiter kehrt zurück
       *[other] { $count } Windreiter kehren zurück
    }
tribes-board-polluted = neue Verschmutzung { $fields }
tribes-board-rounds-left =
    { $count ->
        [0] letzte Runde
       *[other] das Ende naht
    }
tribes-board-legend = Kleine Tableaus: ◆ Verschmutzung, Buchstabe für die Waldfarbe, Großbuchstabe für ein Dorf, ♛ Tempel, Zahl der Windreiter.
tribes-board-score-houses = Dörfer
tribes-board-score-temples = Tempel
tribes-board-score-pollution = Sauberes Gelände
tribes-board-score-tiles = Plättchen
tribes-board-score-goals = Ziele
tribes-board-score-tile = Spielende-Plättchen
tribes-board-score-total = Siegpunkte
tribes-board-score-water = Wasser (Gleichstand)
tribes-short-purple = lila
tribes-short-green = grün
tribes-short-orange = orange

## What a question is about

tribes-asked-remove_pollution = (noch { $left })
tribes-asked-choose_row = ({ $card })
tribes-asked-split_water = (insgesamt { $left })
tribes-asked-move_rider = (Bewegungen übrig: { $left })
tribes-asked-forest_tile = (Kosten: { $cost } Wasser)
tribes-asked-forest_field = { $card }, Kosten: { $cost } Wasser
tribes-asked-temple_field = ({ $card })
tribes-asked-catapult_target = (Start: { $cell })
tribes-asked-village_side = { $card }
tribes-asked-village_replace = Neu: { $card }
tribes-asked-draw_card = (noch { $left } zu ziehen)
