### Urbion in the browser: the words on the board.

## The column of cities

web-urbion-column = The column of cities: good dreams at the left, bad dreams at the right
web-urbion-row = Row { $row }
web-urbion-round = Turn { $round }
web-urbion-no-city = No city here
web-urbion-slot = Free place: { $place }
web-urbion-slot-left = Sognae lie here, on the left, with their positive values. At most three dreams fit.
web-urbion-slot-right = Incubi lie here, on the right, with their negative values. At most three dreams fit.
web-urbion-sum = Sum of row { $row }
web-urbion-sum-about =
    { $state ->
        [balanced] Left { $left }, right { $right }: the city is balanced. A census pacifies it.
        [empty] No dreams lie here. An empty city is not balanced; a census fills it.
       *[tilted] Left { $left }, right { $right }: the city is balanced when the sum is 0.
    }
web-urbion-after = Row { $row } afterwards: { $total }
web-urbion-after-balanced = Row { $row } afterwards: 0, balanced
web-urbion-void-here = The Void is here
web-urbion-postcard-now = If a census pacified its city now: { $worth }

## The clock and the goal

web-urbion-goal =
    { $deck ->
        [one] { $count } of { $required } cities, { $deck } dream left
       *[other] { $count } of { $required } cities, { $deck } dreams left
    }
web-urbion-turns =
    { $turns ->
        [one] about { $turns } turn left
       *[other] about { $turns } turns left
    }
web-urbion-deck-about = The dream deck is the clock: when a dream must be drawn and none is left, the game is lost. Each turn takes at least one card, each new city two.
web-urbion-cities = Pacified
web-urbion-cities-about = { $count } of { $required } cities are pacified. Still missing: { $left }.
web-urbion-census = Census now
web-urbion-census-no = pacifies nothing
web-urbion-census-none = A census now would not pacify any city.
web-urbion-census-some = A census would pacify { $rows } now.
web-urbion-census-perfect = A census would pacify all four cities: a perfect balance.
web-urbion-residents = Residents
web-urbion-residents-about = The postcards judged so far add up to { $sum }. At the end the sum must not be below 0.
web-urbion-wise = Wise Chaos
web-urbion-void = The Void
web-urbion-void-next = Now: { $here }. Next: { $next }.

## Piles

web-urbion-unseen = Still to come
web-urbion-unseen-about = These dreams are in the deck or in a hand you cannot see.
web-urbion-known = Next from the top
web-urbion-shelf = Books
web-urbion-shelf-empty = No books on the table
web-urbion-resolving = Being resolved
web-urbion-aside = Set aside
web-urbion-hand-of = Hand of { $name }
web-urbion-polarity =
    { $polarity ->
        [sognae] Sognae
       *[incubi] Incubi
    }
web-urbion-pick-sum = Chosen: { $sum }

web-urbion-preset-first-about = The base game, with nothing added.
web-urbion-preset-standard-about = The base game with three expansions that bring new dreams and cities.
web-urbion-preset-everything-about = All seven expansions together.
web-urbion-measure = Pacified cities

# The letter of an element on its cards.
web-urbion-letter-E = E
web-urbion-letter-W = W
web-urbion-letter-F = F
web-urbion-letter-A = A
