### Magpies: names, questions and answers.

magpies-title = Magpies
magpies-tagline = Two birds, a dozen shiny things, and nobody sees what you hide.
magpies-goal = Have the more precious nest when the turns are over.
magpies-card-S1 = Pebble
magpies-card-S2 = Button
magpies-card-S3 = Coin
magpies-card-S4 = Ring
magpies-about-S1 = Worth 1 in your nest.
magpies-about-S2 = Worth 2 in your nest.
magpies-about-S3 = Worth 3 in your nest.
magpies-about-S4 = Worth 4 in your nest.
magpies-step-turn = Turn
magpies-reason-most_treasure = The nests are compared.
magpies-zone-deck = Heap
magpies-zone-hands = Hand
magpies-zone-nests = Nest
magpies-counter-taken = Turns taken
magpies-choice-act = Do you hide something, or steal?
magpies-verb-act-hide = Hide { $card }
magpies-verb-act-steal = Steal from the other magpie
magpies-option-long = Long game
magpies-option-long-about = Six turns each instead of four.
magpies-option-watchful = Watchful magpies
magpies-option-watchful-about = Before you act you look at the top thing of the heap.
magpies-board-left =
    { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
