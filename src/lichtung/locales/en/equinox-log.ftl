### Equinox: what happened, in sentences, and the words on the board.

## Cards and stones that move. An empty message means that the move is not worth a sentence.

equinox-log-hands-stacks = { $who } plays { $cards }.
equinox-log-hands-in_play = { $who } plays { $cards }.
equinox-log-in_play-stacks = { $cards } goes to { $to }.
equinox-log-in_play-discard_pile = { "" }
equinox-log-hands-discard_pile = { $who } discards { $cards }.
equinox-log-deck-hands = { $who } draws { $cards }.
equinox-log-hands-set_aside = { $who } puts aside, face down: { $cards }.
equinox-log-set_aside-hands = { $who } takes back what was put aside: { $cards }.
equinox-log-hands-hands = { $other } gives { $who } { $cards }.
equinox-log-hands-looked_at = { $who } looks into the hand of { $other }: { $cards }.
equinox-log-looked_at-hands =
    { $own ->
        [yes] { $who } keeps { $cards }.
       *[no] { $who } gets back { $cards }.
    }
equinox-log-stacks-hands = { $who } takes { $cards } from { $from }.
equinox-log-stacks-discard_pile = { $cards } is discarded from { $from }.
equinox-log-stacks-stacks = { $cards } moves from { $from } to { $to }.
equinox-log-hands-secret_bets = { $who } places a secret bet with { $cards }.
equinox-log-secret_bets-discard_pile = The secret bet of { $who } was { $cards }.
equinox-log-available_stones-has_secret_bet = { "" }
equinox-log-has_secret_bet-champion_cards = { $who } now has a stone on the champion card of { $to }.
equinox-log-has_secret_bet-available_stones = { $who } takes back the stone of the secret bet.
equinox-log-available_stones-stones = { $who } bets on { $to }.
equinox-log-stones-available_stones = { $who } takes back the stone on { $from }.
equinox-log-champion_cards-available_stones = { $who } takes back the stone on the champion card of { $from }.

## Other events

equinox-log-shown = Shown – { $cards }.
equinox-log-chosen = { $who }: { $option }.
equinox-log-chosen-choose_urvater_creature = { $who } names { $creature }: secret bets on it are revealed.
equinox-log-chosen-choose_noctia_player = { $who } asks { $seat } for a card.
equinox-log-chosen-choose_noctia_creature = { $who } asks for a { $creature } card.
equinox-log-chosen-choose_borrowed_power = Fungi borrows the power of { $creature }.
equinox-log-answer-choose_bet-secret = { "" }
equinox-log-answer-choose_bet-reveal = { $who } reveals the secret bet.
equinox-log-answer-choose_bet-skip = { "" }
equinox-log-answer-use_power-yes = { $who } uses the power.
equinox-log-answer-use_power-no = { $who } does not use the power.
equinox-log-answer-choose_stone-secret = { "" }
equinox-log-answer-choose_discard-stop = { "" }
equinox-log-step = { "" }
equinox-log-changed-vanished = { $which } vanishes!
equinox-log-changed-round = – Round { $after } –
equinox-log-changed-turn = { "" }
equinox-log-changed-has_placed_secret_bet = { "" }
equinox-log-changed-carmen_active = { "" }
equinox-log-changed-echomir_used = { "" }
equinox-log-changed-unchanged_turns =
    { $after ->
        [0] { "" }
       *[other] In this turn nothing has changed.
    }

## The board

equinox-board-half = { $number }½
equinox-board-weakest = { $creature } would vanish now
equinox-board-missing =
    { $count ->
        [one] { $count } creature has no card yet
       *[other] { $count } creatures have no card yet
    }
equinox-board-tied = several are weakest: no creature would vanish
equinox-board-unchanged =
    { $count ->
        [one] nothing changed for { $count } turn
       *[other] nothing changed for { $count } turns
    }
equinox-board-ruled = you (♛) rule { $creatures }
equinox-board-prestige = { $points } pts
equinox-board-place = place { $number }
equinox-board-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
equinox-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
equinox-board-aside = { $count } put aside
equinox-board-secret = secret
equinox-board-hand-of = hand of { $who }
equinox-board-power = power
equinox-board-ruler = ♛ you
equinox-board-vanishes = { $creature } would vanish
equinox-short-ziegfried = Ziegfr.

## What a question is about

equinox-asked-choose_chameleon_creature = ({ $card })
equinox-asked-use_power = { $card } – { $power }
equinox-asked-choose_noctia_creature = ({ $seat })
equinox-asked-choose_given_card = ({ $card }, for { $seat })
equinox-asked-choose_kept_card = ({ $seat })
equinox-asked-choose_raneri_rows = ({ $card })
equinox-asked-choose_discard = (up to { $left })
