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
log-turn = It is { $who }’s turn.
log-round = Round { $after }.
log-changed = { $what }: { $before } → { $after }.

## Advice

log-verdict-best = clearly best
log-verdict-likely = looks best
log-verdict-equal = about as good
log-verdict-close = a little worse
log-verdict-worse = worse
log-verdict-unseen = hardly looked at
log-than-other = { $reason } than after “{ $option }”.
log-than-best = { $reason } than after the best.
log-than-now = { $reason } than now.
