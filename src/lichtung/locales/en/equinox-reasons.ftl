### Equinox: what things are for, and what is missing for what is not possible.

equinox-thing-champions = A creature of the tournament. You bet on it in the betting step; the player who rules it may use its power when its card is played.
equinox-thing-stacks = Each row belongs to one round: only in that round cards are played and regular bets placed on its spaces, and a bet there is worth the points of its row. Into other rows only powers reach.
equinox-thing-hands =
    { $whose ->
        [own] After the betting step you play one card of your hand; at the end of your turn you fill it up again.
       *[other] Nobody but its owner sees this hand; only some powers reach into it.
    }
equinox-thing-available_stones = Each bet takes one of these stones. They come back only by a power.
equinox-thing-secret_bets =
    { $whose ->
        [own] Your secret bet: in the betting step of a later turn you may reveal it.
       *[other] A secret bet of somebody else: only its owner may reveal it.
    }
equinox-thing-set_aside = These cards are set aside and come back to their hand at the end of their owner’s discard step.
equinox-thing-looked_at = These cards are being looked at because of a power.
equinox-thing-in_play = This card is being played right now.
equinox-thing-deck = From this deck hands are filled up at the end of a turn. When its last card is drawn, the game is over.
equinox-thing-discard_pile = Discarded cards lie here face down; nobody may look at them, and they do not come back.
equinox-thing-box = These creatures take no part in this game.
equinox-thing-seats = A player can be chosen only when a power asks for one.

equinox-lack-stones = All your stones are placed: none is available for a bet.
