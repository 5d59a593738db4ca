### Was geschehen ist, in Worten für alle Spiele.

log-seat = Person { $name }
log-hidden =
    { $count ->
        [1] eine Karte
        [one] { $count } Karte
       *[other] { $count } Karten
    }
log-item-to = { $card } → { $place }
log-item-at = { $card } ({ $place })
log-moved = { $cards }: { $from } → { $to }.
log-turned = Umgedreht: { $cards }.
log-turned-item = { $before } → { $after } ({ $place })
log-shown = Gezeigt: { $cards }.
log-shown-item = { $place }: { $cards }
log-shuffled =
    { $count ->
        [one] Gemischt: { $zone } ({ $count } Karte).
       *[other] Gemischt: { $zone } ({ $count } Karten).
    }
log-chosen =
    { $solo ->
        [yes] Deine Wahl: { $option }.
       *[no] { $who } wählt: { $option }.
    }
log-step = { $step }.
log-turn = Am Zug ist jetzt { $who }.
log-round = Runde { $after }.
log-changed = { $what }: { $before } → { $after }.

## Advice

log-verdict-best = klar am besten
log-verdict-likely = sieht am besten aus
log-verdict-equal = etwa gleich gut
log-verdict-close = etwas schlechter
log-verdict-worse = schlechter
log-verdict-unseen = kaum angesehen
log-than-other = { $reason } als nach „{ $option }“.
log-than-best = { $reason } als nach dem Besten.
log-than-now = { $reason } als jetzt.
