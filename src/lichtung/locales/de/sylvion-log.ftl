### Sylvion: was geschehen ist, in Sätzen, und die Wörter auf dem Spielplan.

## Marks and places

sylvion-mark-star = { $card } mit Verwüstersymbol
sylvion-mark-at = { $card } mit Verwüster-Figur
sylvion-cell-edge = Waldrand
sylvion-cell-space =
    { $column ->
        [4] Reihe { $row }, am Wald
        [3] Reihe { $row }, zweites Feld vom Wald
        [2] Reihe { $row }, drittes Feld vom Wald
       *[1] Reihe { $row }, am Stapel
    }
sylvion-cell-stack = Stapel von Reihe { $row }

## Cards that move. An empty message means that the move is not worth a sentence.

sylvion-log-ravager_stack-on_stack = Aufgedeckt: { $cards }.
sylvion-log-on_stack-clearing = Bewegung: { $cards }.
sylvion-log-clearing-clearing = Bewegung: { $cards }.
sylvion-log-in_play-clearing = Ausgelegt: { $cards }.
sylvion-log-on_stack-ravager_discard = Abgeworfen: { $cards }.
sylvion-log-on_stack-supply = Abgeworfen: { $cards }.
sylvion-log-clearing-ravager_discard = Abgeworfen: { $cards }.
sylvion-log-clearing-supply = Abgeworfen: { $cards }.
sylvion-log-ravager_stack-ravager_discard = Wirkungslos abgeworfen: { $cards }.
sylvion-log-clearing-sylvan_discard = Verloren: { $cards }.
sylvion-log-clearing-hands =
    { $solo ->
        [yes] Zurück auf deine Hand: { $cards }.
       *[no] Zurück auf die Hand von { $who }: { $cards }.
    }
sylvion-log-defender_deck-hands =
    { $solo ->
        [yes] Du ziehst { $cards }.
       *[no] { $who } zieht { $cards }.
    }
sylvion-log-defender_deck-in_play = Vom Stapel gezogen: { $cards }.
sylvion-log-hands-in_play =
    { $solo ->
        [yes] Du spielst { $cards } aus.
       *[no] { $who } spielt { $cards } aus.
    }
sylvion-log-hands-sylvan_discard =
    { $solo ->
        [yes] Du wirfst { $cards } ab.
       *[no] { $who } wirft { $cards } ab.
    }
sylvion-log-hands-defender_deck =
    { $solo ->
        [yes] Du legst oben auf den Stapel: { $cards }.
       *[no] { $who } legt oben auf den Stapel: { $cards }.
    }
sylvion-log-sylvan_discard-box = In die Schachtel: { $cards }.
sylvion-log-defender_deck-box = In die Schachtel: { $cards }.
sylvion-log-in_play-box = In die Schachtel: { $cards }.
sylvion-log-feats-box = Heldentat genutzt: { $cards }.
sylvion-log-recruit_pile-recruit_column = Einberufen: { $cards }.
sylvion-log-recruit_column-defender_deck = Rekrutiert: { $cards }.
sylvion-log-recruit_column-feats = Rekrutierte Heldentaten: { $cards }.
sylvion-log-recruit_column-box = Fahnenflüchtig: { $cards }.
sylvion-log-recruit_pile-box = Nicht mehr einberufen: { $cards }.
sylvion-log-desertion_deck-desertion_revealed = Kolonne { $cards } wird fahnenflüchtig.
sylvion-log-desertion_deck-supply = { "" }
sylvion-log-desertion_revealed-supply = { "" }
sylvion-log-in_play-sylvan_discard = { "" }
sylvion-log-in_play-defender_deck = { "" }
sylvion-log-in_play-ravager_stack = { "" }
sylvion-log-ravager_stack-in_play = { "" }
sylvion-log-sylvan_discard-defender_deck = { "" }

## Other events

sylvion-log-turned = Auflodern: { $cards }.
sylvion-log-shown = Oben auf den Verwüsterstapeln: { $cards }.
sylvion-log-shuffled =
    { $count ->
        [one] Der Verteidigerstapel wird gemischt: { $count } Karte.
       *[other] Der Verteidigerstapel wird gemischt: { $count } Karten.
    }
sylvion-log-chosen =
    { $solo ->
        [yes] Du: { $option }.
       *[no] { $who }: { $option }.
    }
sylvion-log-step =
    { $code ->
        [final_assault] Der letzte Ansturm beginnt.
       *[other] { "" }
    }
sylvion-log-changed-forest_health =
    { $way ->
        [up] Der Wald erholt sich um { $by }: { $after } von 12 Waldrandkarten sind gesund.
       *[down] Der Wald nimmt { $by } Schaden: { $after } von 12 Waldrandkarten sind gesund.
    }
sylvion-log-changed-fish_points = Kostenpunkte: { $after }.
sylvion-log-changed-figure_at =
    { $after ->
        [none] Die Verwüster-Figur steht neben der Lichtung.
       *[other] Die Verwüster-Figur steht hier: { $after }.
    }
sylvion-log-changed-skip_next_reveal =
    { $after ->
        [0] In dieser Runde werden keine Verwüsterkarten aufgedeckt.
       *[other] In der nächsten Runde werden keine Verwüsterkarten aufgedeckt.
    }
sylvion-log-changed-round = – Runde { $after } –
sylvion-log-changed-turn = { "" }

## The board

sylvion-board-rounds-left =
    { $count ->
        [one] noch { $count } danach
       *[other] noch { $count } danach
    }
sylvion-board-last-round = die letzte Runde
sylvion-board-ahead = Schaden in …
sylvion-board-health = Wald { $health } von 12
sylvion-board-damage = drohender Schaden { $count }
sylvion-board-healing = Bäume würden { $count } heilen
sylvion-board-fish = Kostenpunkte { $count }
sylvion-board-hand = Hand { $count }:
sylvion-board-hand-of = Hand von { $name } { $count }:
sylvion-board-known = bekannt in Reihe { $row }: { $cards }
sylvion-board-cost = Kosten { $count }
sylvion-board-column = Kolonne { $number }
sylvion-board-pile = Noch einzuberufende Karten: { $count }
sylvion-board-called = Fahnenflucht traf: { $cards } · noch offen: { $left }
sylvion-board-recruited = Rekrutiert { $count }:
sylvion-short-E0 = Elementar 0
sylvion-short-E1 = Elementar 1
sylvion-short-E2 = Elementar 2
sylvion-short-E3 = Elementar 3
sylvion-short-B2 = Lodernd 2
sylvion-short-B3 = Lodernd 3
sylvion-short-B4 = Lodernd 4
sylvion-short-DEM = Demobilis.
sylvion-short-TOR = Tornado
sylvion-short-LAK = Säuresee
sylvion-short-L = Säuresee

## What a question is about

sylvion-asked-pay_unit = ({ $card }, noch zu bezahlen: { $left })
sylvion-asked-pay_source = ({ $card }, noch zu bezahlen: { $left })
sylvion-asked-pay_card = ({ $card }, noch zu bezahlen: { $left })
sylvion-asked-place_cell = ({ $card })
sylvion-asked-geyser_direction = ({ $place })
sylvion-asked-disinformation_card =
    { $slot ->
        [top] (Reihe { $row }, oberste Karte)
       *[second] (Reihe { $row }, zweite Karte)
    }
sylvion-asked-desiccation_card = (noch { $left })
sylvion-asked-demobilize_card = (noch { $left })
sylvion-asked-deck_demobilization_card = (noch { $left })
sylvion-asked-tornado_card = (noch { $left })
sylvion-asked-wisdom_card = (noch { $left })
sylvion-asked-hand_limit_card = (noch { $left })
