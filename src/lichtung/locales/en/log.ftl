### What happened, in the common words of all games.

log-seat = Player { $name }
log-hidden =
    { $count ->
        [1] a card
        [one] { $count } card
       *[other] { $count } cards
    }
log-item-to = { $card } → { $place }
log-item-at = { $card } ({ $place })
log-moved = { $cards }: { $from } → { $to }.
log-turned = Turned: { $cards }.
log-turned-item = { $before } → { $after } ({ $place })
log-shown = Shown: { $cards }.
log-shown-item = { $place }: { $cards }
log-shuffled =
    { $count ->
        [one] { $zone } is shuffled ({ $count } card).
       *[other] { $zone } is shuffled ({ $count } cards).
    }
log-chosen =
    { $solo ->
        [yes] You choose: { $option }.
       *[no] { $who } chooses: { $option }.
    }
log-step = { $step }.
log-turn = Now it is the turn of { $who }.
log-round = Round { $after }.
log-changed = { $what }: { $before } → { $after }.
