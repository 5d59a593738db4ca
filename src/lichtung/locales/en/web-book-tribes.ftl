### Tribes of the Wind: the rulebook, for people who read it from the beginning.

## What it is about

web-book-tribes-start-title = About the game
web-book-tribes-start-1 = After a long age of smoke and waste the wind tribes return to the land. You clean it, plant forests, send your wind riders out and build villages in the trees.
web-book-tribes-start-2 = Each of you has a land of your own, and nobody can touch it. What connects you are the cards: five stand on a rack in front of each player, with the backs to the others. The back shows the element, so everyone sees which elements the others have.
web-book-tribes-start-3 = Most of your cards look at your own elements and at those of your two neighbours. The same card can be weak now and strong after the next turn.
web-book-tribes-start-4 = The lists of the printed cards and boards are not public. The rules here are those of the game; much of what stands on the cards, tiles and boards is our own design, and the program can read other lists.

## The board

web-book-tribes-board-title = Your land
web-book-tribes-board-1 = Your land has three rows of four fields. Sixteen pollution tokens lie on them. In one corner lies your start tile, beside it is your capital with seven wind riders.
web-book-tribes-board-2 = You have five tree houses and four temples, one of each kind. Four leader cards lie beside your board; two of them can become yours.
web-book-tribes-board-3 = Forest tiles have one of three colours, slots for riders, and sometimes a bonus: a turbine, a catapult or a portal.
web-book-tribes-board-4 = In the middle lie four element cards with their backs up, four village cards, and four forest tiles. The start tile gives you a few first things, and you begin with one goal on the left of your board.

## A turn

web-book-tribes-turn-title = A turn
web-book-tribes-turn-1 = In your turn you do one of three things: you play an element card, you place a temple, or you build a village. Then you draw until you have five cards again. If you can place no temple (all are placed, or every tile has one), you may discard three cards instead and draw three.
web-book-tribes-turn-2 = At the very end your leader conditions are checked.
web-book-tribes-turn-3 = You cannot pass.

## Element cards

web-book-tribes-elements-title = Playing an element card
web-book-tribes-elements-1 = A card has one, two or three rows, each with a requirement and an effect. You carry out exactly one row whose requirement is met. The card you play still counts among your own.
web-book-tribes-elements-2 = Requirements ask how many cards of an element you have, whether a neighbour has some, whether you have more or fewer than one or both neighbours, or how many there are among the three of you together. That number is the X on many cards. Your neighbours are the players to your left and right. You never have fewer than a neighbour who has none.
web-book-tribes-elements-3 = Effects give water, let your riders move, remove pollution, or let you lay a forest tile for some water. Where there are several parts, you get the water first and then choose the order.
web-book-tribes-elements-4 = The table tells you for each of your cards what it counts at this moment and which of its rows is met.

## Pollution and forests

web-book-tribes-terrain-title = Pollution and forests
web-book-tribes-terrain-1 = Removing pollution takes tokens off fields of your choice. A field without pollution can be planted.
web-book-tribes-terrain-2 = To lay a forest tile you pay water, take one of the four tiles on the table or the top one of the stack, and lay it on a clean, empty field beside one of your tiles. It costs at least one water.
web-book-tribes-terrain-3 = A tile that has been laid stays for good. Colours matter: for your leader’s path and for many goals.

## Riders

web-book-tribes-riders-title = The wind riders
web-book-tribes-riders-1 = A move takes one rider from its place to the next: from the capital to the start tile, or from tile to tile. You may split your moves among your riders as you like.
web-book-tribes-riders-2 = A catapult carries one rider from anywhere to any of your tiles. A village with a portal is next to the capital and to all your other portals.
web-book-tribes-riders-3 = Any number of riders may stand on a tile.

## Temples

web-book-tribes-temples-title = Temples
web-book-tribes-temples-1 = Discard three cards and put one of your temples on one of your tiles. It gives what your board shows for it, once: water, moves, pollution removed, or a cheap forest.
web-book-tribes-temples-2 = A tile holds one temple. You choose the order of the four.
web-book-tribes-temples-3 = It is also a way to get rid of three cards that do not fit, and to look for better ones.

## Villages

web-book-tribes-villages-title = Villages
web-book-tribes-villages-1 = If at least as many riders stand on a forest tile as it has slots, you can build a village there. As many riders as there are slots go home; others, and a temple, stay. The tile is turned over, and a tree house is placed on it.
web-book-tribes-villages-2 = Building pollutes: each neighbouring field without a tile gets one pollution, unless the tile has a turbine. A catapult on the tile may be used at once, and a portal works from now on.
web-book-tribes-villages-3 = Then you take one of the four village cards. Use its right side now, or lay it on the left of your board as a goal for the end. At most four goals can lie there.
web-book-tribes-villages-4 = Goals ask for tiles, colours, villages or temples in certain places.

## Drawing

web-book-tribes-drawing-title = Drawing cards
web-book-tribes-drawing-1 = You take cards from the display or from the deck. You see only their backs, so you choose an element, not a card.
web-book-tribes-drawing-2 = After playing a card you draw one, after a temple three, after a village none.
web-book-tribes-drawing-3 = The element you take changes what your neighbours count, too.

## Leaders

web-book-tribes-leaders-title = Leaders
web-book-tribes-leaders-1 = Each board has two conditions: a path of five tiles in given colours, and one more. For each of them you choose one of your four leader cards, once in the game.
web-book-tribes-leaders-2 = A leader card is an ability that lasts: more water, cheaper forests, something extra with certain cards, or something you may buy once in each turn.
web-book-tribes-leaders-3 = Conditions are checked after drawing, at the end of your own turn only.

## The end

web-book-tribes-end-title = The end and the score
web-book-tribes-end-1 = The first player to build a fifth village takes the game-end tile. The round is finished, and one more round is played.
web-book-tribes-end-2 = You score 5 for the game-end tile and 3 for each village. Four temples score 7, three score 3. A land without polluted fields scores 12, with one 7, with two 3. Nine tiles score 12, eight 7, seven 3. And each goal that is fulfilled brings its points.
web-book-tribes-end-3 = Most points win; if there is a tie, the one with more water.

## Two players

web-book-tribes-two-title = Two players, and who knows what
web-book-tribes-two-1 = When two play, the second neighbour of both is the display: its four cards and the top card of the deck.
web-book-tribes-two-2 = All backs are open to everyone. The faces of your own cards are known to you alone.

## Advice

web-book-tribes-tips-title = Tips for your first games
web-book-tribes-tips-1 = Look at your neighbours’ racks before you draw. An element that they hold makes your X larger.
web-book-tribes-tips-2 = Water and clean fields first, then forests, then riders. A village needs all of them.
web-book-tribes-tips-3 = Build villages where few neighbouring fields are still empty, or on a turbine.
web-book-tribes-tips-4 = Leader abilities are worth most when they come early.
web-book-tribes-tips-5 = Nine tiles and a clean land bring 24 points together – as much as eight villages would.

web-book-tribes-example-title = A turn, drawn
web-book-tribes-example-1 = Of your neighbours’ cards you see the backs. Your Earth card E09 lays a forest for 8 − X water, and X counts the earth cards of you and both neighbours: two of yours, one on the left, two on the right. So X is 5, and the forest costs 3 water.
web-book-tribes-example-2 = Your land has two tiles, 6 water and one clean field beside a tile: the third in the top row. On the others lies pollution. You choose the green tile with a turbine from the display.
web-book-tribes-example-3 = You pay 3 water and lay the tile on the clean field. A new tile comes from the stack onto the display.
web-book-tribes-example-4 = At the end you draw one card. You see only backs, and you take the earth card: then earth still counts twice for your E01. It turns out to be E06. Your leader conditions are checked, and the next player has a turn.
web-book-tribes-symbols-title = Symbols
web-book-tribes-symbols-1 = Every symbol of the cards, tiles and boards: the elements, what a card asks for, what it gives, the colours of forests, the bonuses of tiles and the ruins under your fields.
web-book-tribes-symbol-need = Asks for at least this many cards of the element on your rack.
web-book-tribes-symbol-sum = X: the cards of the element held by you and both neighbours.
web-book-tribes-symbol-water = Water: take it, or pay it for forests.
web-book-tribes-symbol-moves = Moves for your wind riders.
web-book-tribes-symbol-pollution = Pollution; on a card, how much of it you remove.
web-book-tribes-symbol-forest = Lay a forest tile for this much water.
web-book-tribes-symbol-clear = Remove all pollution from one field.
web-book-tribes-symbol-temple = A temple; on a card, place one for free.
web-book-tribes-symbol-slots = A forest tile: its colour, its bonus, and how many riders a village needs.
web-book-tribes-symbol-turbine = Turbine: building this village does not pollute.
web-book-tribes-symbol-catapult = Catapult: carries a rider to any of your tiles.
web-book-tribes-symbol-portal = Portal: next to the capital and to all your other portals.
web-book-tribes-symbol-village = A village with its tree house; a number beside it counts tree houses left.
web-book-tribes-symbol-capital = The capital, where riders start.
web-book-tribes-symbol-ruin = Symbols such as this are printed under your fields; goals ask for tiles on all fields with the same one.
web-book-tribes-symbol-village-card = A village card: points of its goal, and what its right side gives.
web-book-tribes-symbol-goal = Goals on the left of your board.
web-book-tribes-symbol-leader = A leader card: a lasting ability.
web-book-tribes-symbol-end = The game-end tile.
web-book-tribes-symbol-discard = Discard pile
