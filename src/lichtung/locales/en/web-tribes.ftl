### Tribes of the Wind in the browser: what the board says beyond the words it shares with the terminal.

web-tribes-villages = Most villages: { $most } of { $all }
web-tribes-board-of = Board of { $who }
web-tribes-back = Back to your board
web-tribes-market = Forests and villages
web-tribes-show-board = Show this board
web-tribes-neighbour = A neighbour: these cards count for your requirements.
web-tribes-second-neighbour = your second neighbour
web-tribes-field = Field { $field }
web-tribes-clean = No pollution.
web-tribes-pollution = { $count } pollution. Until it is removed no forest can be laid here; fields that are still polluted at the end cost points.
web-tribes-open = A forest could be laid here now.
web-tribes-symbol = Ruin: { $symbol }. Goals of village cards name such ruins: all their fields must carry a tile.
web-tribes-bonus =
    { $bonus ->
        [turbine] Turbine: the village on this tile brings no new pollution.
        [catapult] Catapult: building the village lets one rider fly to any of your other tiles.
       *[portal] Portal: once the village stands, riders go from here straight to the capital and to your other portals.
    }
web-tribes-village = A village with its tree house.
web-tribes-riders = Riders: { $riders } of { $slots } for a village
web-tribes-riders-here = Riders here: { $count }
web-tribes-capital = Capital
web-tribes-capital-about = Riders in the capital: { $count }. From here one move leads to the start tile and to every village with a portal.
web-tribes-water-about = Water pays for forests and some leader abilities. With equal points, more water wins.
web-tribes-houses-about = Tree houses left, one for each village. The first player to build a fifth village triggers the end of the game.
web-tribes-temple-left = Not placed yet. Placing it brings this once.
web-tribes-temple-placed = Already placed.
web-tribes-goal-met = Fulfilled at the moment.
web-tribes-goal-open = Not fulfilled yet.
web-tribes-condition-about = If this is true at the end of your turn, you lay out a leader card.
web-tribes-path-about = Tiles of these colours in this order, side by side. Once you have such a path, you lay out a leader card.
web-tribes-leader-out = Laid out: the ability works.
web-tribes-leader-waits = Not laid out: a fulfilled leader condition brings one of these.
web-tribes-worth = { $points } points if fulfilled
web-tribes-moves =
    { $count ->
        [one] and { $count } move
       *[other] and { $count } moves
    }
web-tribes-now = At once:

web-tribes-preset-first-about = Two at the table: you and an easy bot.
web-tribes-preset-standard-about = Two at the table: you and a normal bot.
web-tribes-preset-everything-about = A full table of five against four hard bots, and everybody chooses a board.
web-tribes-measure = Points
