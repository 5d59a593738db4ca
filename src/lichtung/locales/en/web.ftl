### The table in the browser.

web-card-back = face-down card
web-close = Close
web-waiting = One moment …
web-waiting-for = Waiting for { $name } …
web-step = (step { $at } of { $last })
web-more = { $count } more …
web-cancel = Cancel
web-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
web-your-turn = Your turn
web-turn-of = { $name } is on
web-round = Round { $round }
