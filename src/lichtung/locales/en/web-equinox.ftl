### Equinox in the browser: what the board says beyond the words it shares with the terminal.

web-equinox-goal =
    { $left ->
        [one] { $left } creature still to vanish; a bet is now worth { $value }
       *[other] { $left } creatures still to vanish; a bet is now worth { $value }
    }
web-equinox-empty = No card lies here yet.
web-equinox-closed = This creature has vanished: nothing more can be put here.
web-equinox-covered =
    { $count ->
        [one] { $count } card lies covered below it.
       *[other] { $count } cards lie covered below it.
    }
web-equinox-stone =
    { $value ->
        [one] Bet of { $who }, worth { $value } point.
       *[other] Bet of { $who }, worth { $value } points.
    }
web-equinox-champion-stone = Revealed secret bet of { $who }, worth { $value } points.
web-equinox-tied = Tied for weakest: no creature vanishes while the tie lasts.
web-equinox-worth =
    { $value ->
        [one] A bet here is worth { $value } point.
       *[other] A bet here is worth { $value } points.
    }
web-equinox-would-rule = The bet would make you the ruler.
web-equinox-vanished = Vanished in round { $round }; bets on it score nothing.
web-equinox-unruled = Nobody rules it.
web-equinox-ruled = Ruled by { $who }.
web-equinox-prestige = Prestige of { $who } here: { $value }.
web-equinox-score = { $points } points if the game ended now, without unrevealed secret bets
web-equinox-has-secret = A secret bet lies face down. It is worth 5 points if its creature stays in the tournament.
web-equinox-deck =
    { $count ->
        [one] { $count } card. When the last one is drawn, the game is over at once.
       *[other] { $count } cards. When the last one is drawn, the game is over at once.
    }
web-equinox-discard = Nobody may look at discarded cards.
web-equinox-champion-row = A revealed secret bet lies on the champion card and is worth 5 points.
web-equinox-row = Row { $row }
web-equinox-row-worth = It is played in this round of the tournament. A bet here is worth { $value }.
web-equinox-power = You rule it: its power would work.
web-equinox-lost = Its creature has vanished: it cannot be played.

web-equinox-preset-first-about = Three at the table: you and two easy bots.
web-equinox-preset-standard-about = Four at the table: you and three normal bots.
web-equinox-preset-everything-about = A full table of five, against four hard bots.
web-equinox-measure = Points
