### Sylvion in the browser: the words on the board.

## The clearing

web-sylvion-clearing = The clearing: the forest at the left, the Ravager stacks at the right
web-sylvion-empty = Empty space: { $place }
web-sylvion-edge = Forest edge
web-sylvion-leaf-about = The forest has 12 edge cards. Every point of damage turns one to its desolated side; when none is left to turn, the game is lost. At the end all of them must be healthy.
web-sylvion-stack = Ravager stack of row { $row }
web-sylvion-stack-about =
    { $count ->
        [0] This stack is exhausted.
        [one] { $count } card is left. Each round the top card is turned up; when all four stacks are exhausted, the final assault follows.
       *[other] { $count } cards are left. Each round the top card is turned up; when all four stacks are exhausted, the final assault follows.
    }
web-sylvion-next = You have seen what comes next in row { $row }: { $cards }
web-sylvion-figure = The Ravager figure
web-sylvion-figure-about = The Ravager figure protects the elemental it stands on: anything that would discard that elemental only removes the figure. If it reaches the forest edge, the game is lost.

## What is coming

web-sylvion-goal =
    { $rounds ->
        [one] Forest { $health }/12, { $rounds } round left
       *[other] Forest { $health }/12, { $rounds } rounds left
    }
web-sylvion-goal-last = Forest { $health }/12, the last round
web-sylvion-danger = Danger in row { $row }
web-sylvion-danger-none = Row { $row }: nothing on the way would harm the forest.
web-sylvion-danger-hit =
    { $rounds ->
        [one] Next step: { $strength } damage.
       *[other] In { $rounds } steps: { $strength } damage.
    }
web-sylvion-danger-figure =
    { $rounds ->
        [one] Next step: the Ravager figure reaches the forest, and the game is lost.
       *[other] In { $rounds } steps: the Ravager figure reaches the forest, and the game is lost.
    }
web-sylvion-danger-about = What would reach the forest edge in this row if nothing changed: how hard, and in how many steps.
web-sylvion-forest = Forest
web-sylvion-fire = Fire on its way
web-sylvion-fire-about =
    { $damage ->
        [0] If nothing changed, the elementals would do no damage. The forest can take { $health }.
       *[other] If nothing changed, the elementals would do { $damage } damage. The forest can take { $health }.
    }
web-sylvion-heal = Trees heal
web-sylvion-heal-about = Trees that survive the final assault heal { $healing }. Desolated edge cards now: { $desolated }.
web-sylvion-rounds = Rounds to come
web-sylvion-rounds-about = Rounds left before the Ravager stacks are empty. Then the elementals that are left make the final assault, and the trees heal the forest.
web-sylvion-last = Last round
web-sylvion-fish = Fish points
web-sylvion-fish-about = Each pays one unit of cost this round. What is left at the end of the defence is lost.
web-sylvion-skip = Next reveal is skipped

## Foretold

web-sylvion-after = Damage afterwards: { $damage }
web-sylvion-after-figure = The Ravager figure would still be on its way to the forest.
web-sylvion-outcome =
    { $outcome ->
        [moves] The space is empty: it moves there.
        [both] Both cards are discarded.
        [defence] The elemental is discarded, the fountain stays.
        [fire] The card there is discarded, the elemental stays.
        [edge] The forest takes { $strength } damage at once.
       *[lost] The Ravager figure reaches the forest: the game is lost.
    }
web-sylvion-hits =
    { $count ->
        [0] Hits nothing.
        [one] Hits { $count } elemental.
       *[other] Hits { $count } elementals.
    }

## Piles

web-sylvion-unseen-about = These defenders are in the deck or in a hand you cannot see.
web-sylvion-feats = Feats
web-sylvion-hand-of = Hand of { $name }

## Cards a question is about

web-sylvion-tray-discard = Sylvan discard pile
web-sylvion-tray-deck = Defender deck
web-sylvion-tray-slot =
    { $slot ->
        [top] For row { $row }: the top card
       *[second] For row { $row }: the second card
    }
web-sylvion-tray-order = Row { $row }: top card first
web-sylvion-tray-betrayal = Betrayal
web-sylvion-tray-paying = Being played – still to pay: { $left }
web-sylvion-tray-playing = Being played

## Mobilisation

web-sylvion-column = Column { $number }
web-sylvion-column-empty = empty
web-sylvion-column-about =
    { $count ->
        [0] The column is empty.
        [one] { $count } card. Recruiting a column takes all its cards.
       *[other] { $count } cards. Recruiting a column takes all its cards.
    }
web-sylvion-mobilization-about = Build your deck: choose a column and take all its cards. Then a random column deserts. The mobilisation ends with the twelfth desertion, or earlier when the pile is empty and an empty column is called.
web-sylvion-pile = To be summoned
web-sylvion-pile-about = Cards left in the recruit pile. Before and after each recruitment every column with fewer than four cards gets one of them.
web-sylvion-desertion = Desertion
web-sylvion-desertion-about =
    { $left ->
        [0] After each recruitment one of twelve numbers is turned up, three of each: all cards of that column leave the game. Number { $number } will not come again.
        [one] After each recruitment one of twelve numbers is turned up, three of each: all cards of that column leave the game. Number { $number } is still to come once.
       *[other] After each recruitment one of twelve numbers is turned up, three of each: all cards of that column leave the game. Number { $number } is still to come { $left } times.
    }
web-sylvion-desertion-rounds = Numbers still to be turned up: { $left }. With the last one the mobilisation ends.
web-sylvion-desertion-left = { $number }: { $left } left
web-sylvion-recruited = Your deck so far
web-sylvion-by-cost = By cost
web-sylvion-cost = Cost { $cost }
web-sylvion-kind-fountains = Fountains
web-sylvion-kind-trees = Trees
web-sylvion-kind-animals = Animals
web-sylvion-kind-betrayals = Betrayals

web-sylvion-preset-first-about = The introductory game: a ready deck and 12 rounds, straight into the defence of the forest.
web-sylvion-preset-standard-about = The advanced game: first you draft your deck, then every card is in play.
web-sylvion-preset-everything-about = The advanced game with all three expansions: feats, betrayals, elements and the Ravager figure.
web-sylvion-measure = Health of the forest
