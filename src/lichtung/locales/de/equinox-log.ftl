### Equinox: was geschehen ist, in Sätzen, und die Wörter auf dem Spielplan.

## Cards and stones that move. An empty message means that the move is not worth a sentence.

equinox-log-hands-stacks = { $who } spielt { $cards }.
equinox-log-hands-in_play = { $who } spielt { $cards }.
equinox-log-in_play-stacks = { $cards } kommt hierhin: { $to }.
equinox-log-in_play-discard_pile = { "" }
equinox-log-hands-discard_pile = { $who } wirft ab: { $cards }.
equinox-log-deck-hands = { $who } zieht { $cards }.
equinox-log-hands-set_aside = { $who } legt verdeckt vor sich ab: { $cards }.
equinox-log-set_aside-hands = { $who } nimmt die verdeckt abgelegten Karten zurück: { $cards }.
equinox-log-hands-hands = { $other } gibt an { $who }: { $cards }.
equinox-log-hands-looked_at = { $who } sieht in die Hand von { $other }: { $cards }.
equinox-log-looked_at-hands =
    { $own ->
        [yes] { $who } behält { $cards }.
       *[no] { $who } bekommt zurück: { $cards }.
    }
equinox-log-stacks-hands = { $who } nimmt { $cards } ({ $from }).
equinox-log-stacks-discard_pile = Vom Feld abgeworfen: { $cards } ({ $from }).
equinox-log-stacks-stacks = { $cards } wandert: { $from } → { $to }.
equinox-log-hands-secret_bets = { $who } wettet geheim: { $cards }.
equinox-log-secret_bets-discard_pile = Die geheime Wette von { $who } war { $cards }.
equinox-log-available_stones-has_secret_bet = { "" }
equinox-log-has_secret_bet-champion_cards = { $who } hat nun einen Wettstein auf der Championkarte von { $to }.
equinox-log-has_secret_bet-available_stones = { $who } nimmt den Wettstein der geheimen Wette zurück.
equinox-log-available_stones-stones = { $who } wettet auf { $to }.
equinox-log-stones-available_stones = { $who } nimmt den Wettstein zurück: { $from }.
equinox-log-champion_cards-available_stones = { $who } nimmt den Wettstein von der Championkarte zurück: { $from }.

## Other events

equinox-log-shown = Gezeigt – { $cards }.
equinox-log-chosen = { $who }: { $option }.
equinox-log-chosen-choose_urvater_creature = { $who } nennt { $creature }: Geheime Wetten darauf werden aufgedeckt.
equinox-log-chosen-choose_noctia_player = { $who } fordert von { $seat } eine Karte.
equinox-log-chosen-choose_noctia_creature = { $who } fordert eine { $creature }-Karte.
equinox-log-chosen-choose_borrowed_power = Fungi leiht sich die Fähigkeit von { $creature }.
equinox-log-answer-choose_bet-secret = { "" }
equinox-log-answer-choose_bet-reveal = { $who } deckt die geheime Wette auf.
equinox-log-answer-choose_bet-skip = { "" }
equinox-log-answer-use_power-yes = { $who } nutzt die Fähigkeit.
equinox-log-answer-use_power-no = { $who } verzichtet auf die Fähigkeit.
equinox-log-answer-choose_stone-secret = { "" }
equinox-log-answer-choose_discard-stop = { "" }
equinox-log-step = { "" }
equinox-log-changed-vanished = { $which } verschwindet!
equinox-log-changed-round = – Runde { $after } –
equinox-log-changed-turn = { "" }
equinox-log-changed-has_placed_secret_bet = { "" }
equinox-log-changed-carmen_active = { "" }
equinox-log-changed-echomir_used = { "" }
equinox-log-changed-unchanged_turns =
    { $after ->
        [0] { "" }
       *[other] In diesem Zug hat sich nichts verändert.
    }

## The board

equinox-board-half = { $number }½
equinox-board-weakest = jetzt verschwände { $creature }
equinox-board-missing =
    { $count ->
        [one] { $count } Kreatur hat noch keine Karte
       *[other] { $count } Kreaturen haben noch keine Karte
    }
equinox-board-tied = mehrere sind gleich schwach: keine Kreatur verschwände
equinox-board-unchanged =
    { $count ->
        [one] { $count } Zug ohne Veränderung
       *[other] { $count } Züge ohne Veränderung
    }
equinox-board-ruled = du (♛) beherrschst { $creatures }
equinox-board-prestige = { $points } PP
equinox-board-place = Platz { $number }
equinox-board-stones =
    { $count ->
        [one] { $count } Wettstein
       *[other] { $count } Wettsteine
    }
equinox-board-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
equinox-board-aside = { $count } abgelegt
equinox-board-secret = geheim
equinox-board-hand-of = Hand von { $who }
equinox-board-power = Fähigkeit
equinox-board-ruler = ♛ du
equinox-board-vanishes = { $creature } verschwände
equinox-short-ziegfried = Ziegfr.

## What a question is about

equinox-asked-choose_chameleon_creature = ({ $card })
equinox-asked-use_power = { $card } – { $power }
equinox-asked-choose_noctia_creature = ({ $seat })
equinox-asked-choose_given_card = ({ $card }, für { $seat })
equinox-asked-choose_kept_card = ({ $seat })
equinox-asked-choose_raneri_rows = ({ $card })
equinox-asked-choose_discard = (noch bis zu { $left })
