### Sylvion: what happened, in sentences, and the words on the board.

## Marks and places

sylvion-mark-star = { $card } with the Ravager mark
sylvion-mark-at = { $card } with the Ravager figure
sylvion-cell-edge = the forest edge
sylvion-cell-space =
    { $column ->
        [4] row { $row }, beside the forest
        [3] row { $row }, second from the forest
        [2] row { $row }, third from the forest
       *[1] row { $row }, beside the stack
    }
sylvion-cell-stack = stack of row { $row }

## Cards that move. An empty message means that the move is not worth a sentence.

sylvion-log-ravager_stack-on_stack = Turned up: { $cards }.
sylvion-log-on_stack-clearing = Moves: { $cards }.
sylvion-log-clearing-clearing = Moves: { $cards }.
sylvion-log-in_play-clearing = Placed: { $cards }.
sylvion-log-on_stack-ravager_discard = Discarded: { $cards }.
sylvion-log-on_stack-supply = Discarded: { $cards }.
sylvion-log-clearing-ravager_discard = Discarded: { $cards }.
sylvion-log-clearing-supply = Discarded: { $cards }.
sylvion-log-ravager_stack-ravager_discard = Discarded without effect: { $cards }.
sylvion-log-clearing-sylvan_discard = Lost: { $cards }.
sylvion-log-clearing-hands =
    { $solo ->
        [yes] Back to your hand: { $cards }.
       *[no] Back to the hand of { $who }: { $cards }.
    }
sylvion-log-defender_deck-hands =
    { $solo ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
    }
sylvion-log-defender_deck-in_play = Drawn from the deck: { $cards }.
sylvion-log-hands-in_play =
    { $solo ->
        [yes] You play { $cards }.
       *[no] { $who } plays { $cards }.
    }
sylvion-log-hands-sylvan_discard =
    { $solo ->
        [yes] You discard { $cards }.
       *[no] { $who } discards { $cards }.
    }
sylvion-log-hands-defender_deck =
    { $solo ->
        [yes] You put on top of the deck: { $cards }.
       *[no] { $who } puts on top of the deck: { $cards }.
    }
sylvion-log-sylvan_discard-box = Put into the box: { $cards }.
sylvion-log-defender_deck-box = Put into the box: { $cards }.
sylvion-log-in_play-box = Put into the box: { $cards }.
sylvion-log-feats-box = Feat used: { $cards }.
sylvion-log-recruit_pile-recruit_column = Summoned: { $cards }.
sylvion-log-recruit_column-defender_deck = Recruited: { $cards }.
sylvion-log-recruit_column-feats = Recruited feats: { $cards }.
sylvion-log-recruit_column-box = Deserted: { $cards }.
sylvion-log-recruit_pile-box = Not summoned any more: { $cards }.
sylvion-log-desertion_deck-desertion_revealed = Column { $cards } deserts.
sylvion-log-desertion_deck-supply = { "" }
sylvion-log-desertion_revealed-supply = { "" }
sylvion-log-in_play-sylvan_discard = { "" }
sylvion-log-in_play-defender_deck = { "" }
sylvion-log-in_play-ravager_stack = { "" }
sylvion-log-ravager_stack-in_play = { "" }
sylvion-log-sylvan_discard-defender_deck = { "" }

## Other events

sylvion-log-turned = Ablaze: { $cards }.
sylvion-log-shown = On top of the stacks: { $cards }.
sylvion-log-shuffled =
    { $count ->
        [one] The defender deck is shuffled: { $count } card.
       *[other] The defender deck is shuffled: { $count } cards.
    }
sylvion-log-chosen =
    { $solo ->
        [yes] You: { $option }.
       *[no] { $who }: { $option }.
    }
sylvion-log-step =
    { $code ->
        [final_assault] The final assault begins.
       *[other] { "" }
    }
sylvion-log-changed-forest_health =
    { $way ->
        [up] The forest heals by { $by }: { $after } of 12 edge cards are healthy.
       *[down] The forest takes { $by } damage: { $after } of 12 edge cards are healthy.
    }
sylvion-log-changed-fish_points = Fish points: { $after }.
sylvion-log-changed-figure_at =
    { $after ->
        [none] The Ravager figure stands beside the clearing.
       *[other] The Ravager figure stands here: { $after }.
    }
sylvion-log-changed-skip_next_reveal =
    { $after ->
        [0] This round no Ravager cards are turned up.
       *[other] In the next round no Ravager cards will be turned up.
    }
sylvion-log-changed-round = – Round { $after } –
sylvion-log-changed-turn = { "" }

## The board

sylvion-board-rounds-left =
    { $count ->
        [one] { $count } more to come
       *[other] { $count } more to come
    }
sylvion-board-last-round = the last round
sylvion-board-ahead = damage in…
sylvion-board-health = Forest { $health } of 12
sylvion-board-damage = fire would burn { $count }
sylvion-board-healing = trees would heal { $count }
sylvion-board-fish = fish points { $count }
sylvion-board-hand = Hand { $count }:
sylvion-board-hand-of = Hand of { $name } { $count }:
sylvion-board-known = known in row { $row }: { $cards }
sylvion-board-cost = cost { $count }
sylvion-board-column = Column { $number }
sylvion-board-pile = Cards still to be summoned: { $count }
sylvion-board-called = Desertion has called: { $cards } · still to come: { $left }
sylvion-board-recruited = Recruited { $count }:
sylvion-short-E0 = Elemental 0
sylvion-short-E1 = Elemental 1
sylvion-short-E2 = Elemental 2
sylvion-short-E3 = Elemental 3
sylvion-short-B2 = Blazing 2
sylvion-short-B3 = Blazing 3
sylvion-short-B4 = Blazing 4
sylvion-short-DEM = Demobilise
sylvion-short-TOR = Tornado
sylvion-short-LAK = Acid lake
sylvion-short-L = Acid lake

## What a question is about

sylvion-asked-pay_unit = ({ $card }, still to pay: { $left })
sylvion-asked-pay_source = ({ $card }, still to pay: { $left })
sylvion-asked-pay_card = ({ $card }, still to pay: { $left })
sylvion-asked-place_cell = ({ $card })
sylvion-asked-geyser_direction = ({ $place })
sylvion-asked-disinformation_card =
    { $slot ->
        [top] (row { $row }, top card)
       *[second] (row { $row }, second card)
    }
sylvion-asked-desiccation_card = ({ $left } to go)
sylvion-asked-demobilize_card = ({ $left } to go)
sylvion-asked-deck_demobilization_card = ({ $left } to go)
sylvion-asked-tornado_card = ({ $left } to go)
sylvion-asked-wisdom_card = ({ $left } to go)
sylvion-asked-hand_limit_card = ({ $left } to go)
