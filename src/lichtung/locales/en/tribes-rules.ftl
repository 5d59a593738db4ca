### Tribes of the Wind: the rules, one sentence for each rule of the rules document.

## General

rule-TRB-GEN-1 = A game has 2, 3, 4 or 5 players who sit in a fixed clockwise order.
rule-TRB-GEN-2 = Nothing you do ever changes another player’s board, water, riders, rack, village cards or leader cards.
rule-TRB-GEN-3 = Once the set-up is done, only the active player makes decisions.
rule-TRB-GEN-4 = All values of cards, tiles and boards are read from the data files.
rule-TRB-GEN-5 = A decision once made is final: you cannot exchange an action you have chosen for another one.
rule-TRB-GEN-6 = Water never falls below 0, and what costs water can only be done if you can pay it in full.

## Set-up

rule-TRB-SETUP-1 = At the start the game-end tile lies in the middle of the table and belongs to nobody.
rule-TRB-SETUP-2 = All element cards are shuffled into a draw pile; its top four cards form the element display, with their backs visible and their faces hidden.
rule-TRB-SETUP-3 = The village cards are shuffled; four of them form the face-up village display, the others the face-down village stack.
rule-TRB-SETUP-4 = Forest tiles without a player symbol are always used, those with 3+ from three players on, with 4+ from four, and with 5 only in a game of five; the other tiles stay out of the game.
rule-TRB-SETUP-5 = The forest tiles in play are shuffled; four form the forest display, the others the stack, whose top tile everyone can see.
rule-TRB-SETUP-6 = Every player has a board of their own, and no board is used twice: boards are dealt at random, chosen, or fixed beforehand.
rule-TRB-SETUP-7 = If boards are chosen, the players choose in seat order from those still free, before anything is dealt and before the first player is known.
rule-TRB-SETUP-8 = You get the four leader cards of your board; they lie open beside it and do nothing yet.
rule-TRB-SETUP-9 = You start with 7 wind riders in your capital, 5 tree houses and 4 unplaced temples, one of each kind.
rule-TRB-SETUP-10 = Every field starts with the pollution printed on your board, 16 in all.
rule-TRB-SETUP-11 = In seat order every player gets five cards from the top of the element draw pile.
rule-TRB-SETUP-12 = The first player is drawn by lot or named beforehand; turns then go clockwise.
rule-TRB-SETUP-13 = The first player in turn order puts start tile 1 on their start field, the second start tile 2, and so on; start tiles with higher numbers stay out of the game.
rule-TRB-SETUP-14 = In turn order every player takes the whole start bonus of their start tile: its water, its riders from the capital onto the start tile, and its pollution removed; nothing of it can be declined.
rule-TRB-SETUP-15 = Then, in turn order, every player draws the top village card and lays it on the left side of their board: only its goal is used.
rule-TRB-SETUP-16 = Round 1 begins with the turn of the first player.
rule-TRB-SETUP-17 = With two players the set-up is the same; there is only the second neighbour in addition.

## Turns and rounds

rule-TRB-TURN-1 = In a round everyone takes one turn in turn order, from the owner of start tile 1 to the owner of the highest start tile.
rule-TRB-TURN-2 = Your turn consists of one action, then drawing, then the leader check; none of them can be skipped.
rule-TRB-TURN-3 = In your turn you do exactly one action: play an element card, place a temple, discard three cards instead where that is allowed, or build a village.
rule-TRB-TURN-4 = You cannot pass; with five cards on the rack there is always something you can do.
rule-TRB-TURN-5 = Using a leader ability that you pay for once per turn is not your action.

## Playing an element card

rule-TRB-PLAY-1 = You can play a card from your rack if the requirement of at least one of its rows is met.
rule-TRB-PLAY-2 = Requirements are checked while the card is still on your rack, so it counts among your own cards.
rule-TRB-PLAY-3 = Exactly one row of the card is carried out.
rule-TRB-PLAY-4 = If both rows of a card are met, you choose which one is carried out.
rule-TRB-PLAY-5 = On a card with three steps the total decides the row: you have no choice there.
rule-TRB-PLAY-6 = A card none of whose rows is met cannot be played.
rule-TRB-PLAY-7 = A card whose requirement is met may be played even if its effect can do little or nothing.
rule-TRB-PLAY-8 = X is fixed when the requirement is checked and does not change afterwards.
rule-TRB-PLAY-9 = The card stays on your rack until its effect is finished and then goes face up to the discard pile.

## Requirements

rule-TRB-REQ-1 = Requirements count only the backs of cards, that is their elements; water, tiles and faces play no part.
rule-TRB-REQ-2 = With 3 to 5 players your neighbours are the players directly before and after you in turn order; other racks, the display and the draw pile do not count.
rule-TRB-REQ-3 = With two players your neighbours are your opponent and the cards of display and draw pile.
rule-TRB-REQ-4 = This card asks for a certain number of cards of an element on your own rack.
rule-TRB-REQ-5 = This card asks that you have no card of the named element.
rule-TRB-REQ-6 = This card asks for at least one card of each of the four elements on your rack.
rule-TRB-REQ-7 = This card can always be played; X is the number of cards of the element on your rack and at both neighbours, and may be 0.
rule-TRB-REQ-8 = Your cards and those of both neighbours are added up: 2 or 3 give the first row, 4 or 5 the second, 6 and more the third; with fewer than 2 the card cannot be played.
rule-TRB-REQ-9 = The small requirement asks that one neighbour has the element, the large one that both have it; your own cards do not matter.
rule-TRB-REQ-10 = The small requirement asks that you have more cards of the element than one neighbour, the large one more than each of both.
rule-TRB-REQ-11 = The small requirement asks that you have fewer cards of the element than one neighbour, the large one fewer than each of both.
rule-TRB-REQ-12 = You can never have fewer than a neighbour who has no card of the element, even with none yourself.
rule-TRB-REQ-13 = Equal numbers are neither more nor fewer; one card is more than a neighbour who has none.

## Carrying out effects

rule-TRB-EFF-1 = Of parts joined by “and” you get all, in the order you like, only plain water always comes first.
rule-TRB-EFF-2 = Of parts joined by “or” you choose exactly one that is possible now; if none is, the effect is lost.
rule-TRB-EFF-3 = What a leader gives you for playing the card belongs to the same effect.
rule-TRB-EFF-4 = All plain water of an effect is taken first, by itself.
rule-TRB-EFF-5 = While several parts are left, you choose which possible one comes next; a single possible part is taken without asking.
rule-TRB-EFF-6 = A part once begun is finished or given up before the next one; moves of two parts are not added up.
rule-TRB-EFF-7 = Parts that are not possible at the end are lost; a part may become possible through another one before it.
rule-TRB-EFF-8 = A part is offered only if it can do something: removing needs pollution, a forest needs water, tile and field, a catapult needs a target, a temple needs a free tile.
rule-TRB-EFF-9 = Gained water and removed pollution cannot be declined, except pollution from a leader’s discount card; forest, catapult, free temple and clearing a field can be declined, and moves stopped at any time.
rule-TRB-EFF-10 = You split the number freely between water and moves: from nothing but moves to nothing but water.
rule-TRB-EFF-11 = A part whose X is 0 does nothing.
rule-TRB-EFF-12 = There is no limit to the water you can have.

## Pollution

rule-TRB-POLL-1 = To remove pollution you take tokens one at a time from fields of your choice; the same field may be chosen again.
rule-TRB-POLL-2 = If no pollution is left on your terrain, the rest is lost.
rule-TRB-POLL-3 = Pollution that you remove is gone for good.
rule-TRB-POLL-4 = There is never pollution on a field with a tile.
rule-TRB-POLL-5 = Any amount of pollution can lie on one field.

## Laying a forest tile

rule-TRB-FOREST-1 = A forest costs the water that is named, minus your discounts, but never less than 1.
rule-TRB-FOREST-2 = You lay exactly one forest and always pay for it; if you decline, you pay nothing.
rule-TRB-FOREST-3 = A forest can be laid only if you have the water, a tile is available and a field is suitable.
rule-TRB-FOREST-4 = You choose from the forest display and the top tile of the stack.
rule-TRB-FOREST-5 = A forest goes on a field without pollution and without a tile that shares a side with one of your tiles.
rule-TRB-FOREST-6 = First you choose the tile, then the field; then you pay and lay the tile with its forest side up.
rule-TRB-FOREST-7 = A gap in the forest display is filled at once from the stack; if the stack is empty, it stays open.
rule-TRB-FOREST-8 = What your leaders give you for laying a forest is carried out completely before anything else goes on.
rule-TRB-FOREST-9 = A tile that has been laid is never moved or removed.
rule-TRB-FOREST-10 = A tile just laid has neither riders nor a temple.

## Moves

rule-TRB-MOVE-1 = One move takes one of your riders to an adjacent place: a tile or the capital, in either direction.
rule-TRB-MOVE-2 = Tiles that share a side are adjacent, whether forest, village or start tile.
rule-TRB-MOVE-3 = The capital and the start tile are adjacent.
rule-TRB-MOVE-4 = A village with a portal is adjacent to your capital and to all your other villages with a portal.
rule-TRB-MOVE-5 = A portal does nothing while its tile is still a forest.
rule-TRB-MOVE-6 = Fields without a tile cannot be entered, and the capital only from the start tile or a village with a portal.
rule-TRB-MOVE-7 = Any number of riders may be on one tile, even more than it has spaces for them.
rule-TRB-MOVE-8 = You share out moves among your riders as you like; the same rider may move several times.
rule-TRB-MOVE-9 = You may stop before all moves are used; the rest is lost.
rule-TRB-MOVE-10 = Riders come back to the capital only by such a move or when a village is built.

## Catapult

rule-TRB-CATA-1 = A catapult takes one rider to any other of your tiles, however far away.
rule-TRB-CATA-2 = The catapulted rider may come from the capital but must land on a tile other than its own; capital and empty fields are no targets.
rule-TRB-CATA-3 = You may decline a catapult.
rule-TRB-CATA-4 = A catapult is not a move: it uses up no moves and is not increased by abilities.

## Placing a temple

rule-TRB-TEMPLE-1 = You can place a temple if you have at least three cards on the rack, an unplaced temple and a tile without a temple.
rule-TRB-TEMPLE-2 = First you discard three cards face up; their requirements need not be met, their effects do not happen, and no ability is triggered.
rule-TRB-TEMPLE-3 = You choose any temple that you have not placed yet; the order of kinds is up to you.
rule-TRB-TEMPLE-4 = The temple goes on one of your tiles without a temple: forest, village or start tile, with or without riders.
rule-TRB-TEMPLE-5 = A tile holds at most one temple, and a placed temple is never moved or removed.
rule-TRB-TEMPLE-6 = Then the effect that your board shows for this temple happens once; what is not possible is lost, and it never happens again.
rule-TRB-TEMPLE-7 = If you have placed all temples, or all your tiles have one, you may discard three cards and do nothing else.
rule-TRB-TEMPLE-8 = You cannot just discard three cards while you could place a temple.
rule-TRB-TEMPLE-9 = A village card can let you place a temple without discarding cards, if you have one left and a tile without a temple; you may decline.

## Building a village

rule-TRB-VILLAGE-1 = You can build a village on a forest of yours with at least as many riders as it has spaces for them, if you have a tree house left; never on the start tile.
rule-TRB-VILLAGE-2 = You build at most one village in a turn, as your action; villages never arise by themselves.
rule-TRB-VILLAGE-3 = As many riders as the tile has spaces return from it to the capital.
rule-TRB-VILLAGE-4 = Further riders and a temple stay on the tile; it is turned to its village side and keeps its colour and its place.
rule-TRB-VILLAGE-5 = Every adjacent field without a tile gets one new pollution, clean or not.
rule-TRB-VILLAGE-6 = A village with a wind turbine brings no new pollution.
rule-TRB-VILLAGE-7 = One of your tree houses goes on the new village.
rule-TRB-VILLAGE-8 = A fifth tree house can win you the game-end tile at once.
rule-TRB-VILLAGE-9 = If the tile has a catapult, you may use it now; riders just returned to the capital may be catapulted.
rule-TRB-VILLAGE-10 = A portal works from the moment the village is built.
rule-TRB-VILLAGE-11 = A tile’s turbine and catapult count only when it becomes a village, its portal only from then on.
rule-TRB-VILLAGE-12 = For a village you then take a village card.
rule-TRB-VILLAGE-13 = Building a village takes no cards from your rack, so you draw none.

## Village cards

rule-TRB-VCARD-1 = You must take one of the open village cards of the display, not one of the stack.
rule-TRB-VCARD-2 = Then you choose the left or the right side of the card, once and for all.
rule-TRB-VCARD-3 = The right side takes effect at once and counts as used even if it does nothing; then the card is discarded.
rule-TRB-VCARD-4 = For the left side the card is laid beside your board as a goal, and its right side is lost.
rule-TRB-VCARD-5 = At most four village cards lie on the left side of your board, the first one from the set-up included.
rule-TRB-VCARD-6 = If four cards already lie on the left, you discard one of them before the new one is laid.
rule-TRB-VCARD-7 = When the card has been dealt with, its place in the display is filled from the stack; if the stack is empty, the discarded village cards are shuffled first.
rule-TRB-VCARD-8 = If there were no village card in the display, none would be taken.

## Drawing

rule-TRB-DRAW-1 = You draw until your rack holds five cards: one after playing a card, three after discarding three, none after a village.
rule-TRB-DRAW-2 = For each card you choose one of the display or the top one of the draw pile; you know only the backs.
rule-TRB-DRAW-3 = Gaps in the display stay open until you have drawn all your cards.
rule-TRB-DRAW-4 = When you take the top card of the draw pile, the back of the next one becomes visible at once.
rule-TRB-DRAW-5 = If you draw several cards, you see no new face before the last one is drawn.
rule-TRB-DRAW-6 = After drawing, the gaps in the display are filled from the draw pile in order, backs up.
rule-TRB-DRAW-7 = As soon as the draw pile is empty, the discard pile is shuffled into a new one, even in the middle of drawing.
rule-TRB-DRAW-8 = There are always enough element cards for all racks and the display.

## Leader conditions

rule-TRB-COND-1 = Each board has two leader conditions: its colour path and one other.
rule-TRB-COND-2 = Your conditions are checked at the end of each of your turns, after drawing, and at no other time.
rule-TRB-COND-3 = For each condition that is met you must choose one of your leader cards and lay it out; each condition is rewarded only once.
rule-TRB-COND-4 = If both conditions are met at once, you choose two leader cards one after the other.
rule-TRB-COND-5 = Only what is true at the moment of the check counts, not what was true earlier in the turn.
rule-TRB-COND-6 = The condition asks for a number of fields without pollution; fields with tiles count.
rule-TRB-COND-7 = The condition asks that you have used the right side of village cards a number of times.
rule-TRB-COND-8 = The condition asks for a number of village cards on the left side of your board; the first one counts.
rule-TRB-COND-9 = The condition asks for a number of your villages on the named fields.
rule-TRB-COND-10 = The condition asks for a number of your temples on the named fields, however they were placed.
rule-TRB-COND-11 = For the colour path you need five different tiles, each beside the one before, whose colours follow in the order that your board shows.
rule-TRB-COND-12 = The path may begin anywhere and may use the start tile and villages with their colours; portals and the capital connect nothing in it.

## Leader abilities

rule-TRB-LEADER-1 = A leader card works from when it is laid out until the end of the game; it is never lost, and cards not laid out do nothing.
rule-TRB-LEADER-2 = If a leader rewards playing an element, what you gain becomes part of the played card’s effect, whichever row you use.
rule-TRB-LEADER-3 = Discarding cards does not count as playing them for leader abilities.
rule-TRB-LEADER-4 = A leader ability with a price can be used once in each of your turns: you pay the water and get its gain.
rule-TRB-LEADER-5 = You use such an ability before your action, or after it and before drawing, and at no other time.
rule-TRB-LEADER-6 = The price is always paid in full and first, even if you can use only a part of the gain.
rule-TRB-LEADER-7 = The ability is offered only if you can pay and the gain is possible afterwards.
rule-TRB-LEADER-8 = Two such cards may both be used in one turn, once each; a use whose gain you decline is used up too.
rule-TRB-LEADER-9 = If a leader rewards laying a forest, you get the gain for every forest tile you lay.
rule-TRB-LEADER-10 = Laying the start tile triggers nothing.
rule-TRB-LEADER-11 = An ability that increases water, moves or removed pollution applies to each such part of element cards, temples and right sides of village cards.
rule-TRB-LEADER-12 = It does not change what leaders give, start bonuses, clearing a field, catapults or the price of forests.
rule-TRB-LEADER-13 = Where you choose between parts only the chosen one grows; X grows too, but 0 stays 0.
rule-TRB-LEADER-14 = Where a number is split between water and moves, each share of at least 1 grows by its own ability; the number to be split stays the same.
rule-TRB-LEADER-15 = If a leader rewards removed pollution, you gain the water at once for every single token, whatever removed it.
rule-TRB-LEADER-16 = Clearing a field removes all pollution from one field of your choice; you may decline.
rule-TRB-LEADER-17 = A discount makes every forest you lay cheaper, and several discounts add up.
rule-TRB-LEADER-18 = A discount also holds for a forest that a leader ability lets you lay.
rule-TRB-LEADER-19 = What a discount card gives in addition comes after each forest you lay, too late to clear the field for it; pollution may be left then.
rule-TRB-LEADER-20 = Several gains from the same event are carried out like the parts of one effect.
rule-TRB-LEADER-21 = A leader card laid out now helps from your next turn on, not in the turn that is ending.

## End of the game

rule-TRB-END-1 = The first player to put a fifth tree house on the terrain takes the game-end tile at once and so triggers the end; the turn goes on as usual.
rule-TRB-END-2 = The round in which the end was triggered is finished, one more complete round is played, and then the game is over.
rule-TRB-END-3 = All players have the same number of turns.
rule-TRB-END-4 = After the end is triggered all turns are normal turns; without a tree house you cannot build.
rule-TRB-END-5 = Further fifth villages bring no tile and do not change when the game ends.
rule-TRB-END-6 = If nobody has triggered the end by the last possible round, the game is scored after it, and nobody has the game-end tile.

## Scoring

rule-TRB-SCORE-1 = The game-end tile is worth 5 points.
rule-TRB-SCORE-2 = Each tree house on your terrain is worth 3 points.
rule-TRB-SCORE-3 = Four temples on your terrain are worth 7 points, three 3 points, fewer nothing.
rule-TRB-SCORE-4 = A terrain without polluted fields is worth 12 points, with one 7, with two 3, with more nothing; how much lies on a field does not matter.
rule-TRB-SCORE-5 = Nine or more tiles on your terrain, start tile included, are worth 12 points, eight 7, seven 3, fewer nothing.
rule-TRB-SCORE-6 = Each village card on your left whose goal is fulfilled is worth its points; unfulfilled goals cost nothing.
rule-TRB-SCORE-7 = Water, riders, leader cards and cards on the rack give no points.
rule-TRB-SCORE-8 = The player with most points wins.

## Goals of village cards

rule-TRB-GOAL-1 = Goals are judged once, at the end of the game, and only on your own terrain.
rule-TRB-GOAL-2 = For goals about tiles and colours the start tile counts like a forest of its colour, and villages count like forests.
rule-TRB-GOAL-3 = The goal is fulfilled when all fields with the named symbol carry a tile.
rule-TRB-GOAL-4 = The goal is fulfilled when every named field has a tree house, or a temple of any kind, as the card says.
rule-TRB-GOAL-5 = The goal is fulfilled when enough of the named fields carry a tile.
rule-TRB-GOAL-6 = The goal asks for three tiles in the named pattern, all of one colour or all of different colours.
rule-TRB-GOAL-7 = The patterns are three in a row side by side, a whole column, three in a diagonal line, and three fields of a square of four in any turn.
rule-TRB-GOAL-8 = The goal asks for a number of tree houses on tiles with the named bonus.
rule-TRB-GOAL-9 = The goal asks for a number of bonuses on the tiles under your tree houses: each turbine, catapult and portal counts one.
rule-TRB-GOAL-10 = More than a goal demands is fine, and one tile or tree house may serve several goals.

## Ties

rule-TRB-TIE-1 = With equal points the one with more water is ahead.
rule-TRB-TIE-2 = Players equal in points and water share the place and the victory.

## Two players

rule-TRB-TWO-1 = With two players your second neighbour is the element display together with the top card of the draw pile: five backs.
rule-TRB-TWO-2 = Opponent and second neighbour both count as neighbours for every kind of requirement.
rule-TRB-TWO-3 = What counts are the backs visible when the requirement is checked; they may change after each turn.
rule-TRB-TWO-4 = Everything else with two players is as with more.

## Supplies

rule-TRB-SUPPLY-1 = Water and pollution never run out; tokens worth 5 are only there for convenience.
rule-TRB-SUPPLY-2 = Your riders, tree houses and temples are limited, and there is no way to get more of them.
rule-TRB-SUPPLY-3 = Forest tiles are limited: once display and stack are empty, no forest can be laid.
rule-TRB-SUPPLY-4 = Village cards and element cards never run out, because their discard piles are shuffled again.

## What everybody knows

rule-TRB-INFO-1 = A card that is played or discarded is shown to all.
rule-TRB-INFO-2 = Everyone sees what is drawn from where and its back; only the one who draws sees the face.
rule-TRB-INFO-3 = If several cards are drawn, even the one who draws sees their faces only after the last.
rule-TRB-INFO-4 = Which cards you could play or discard is shown to you alone.
rule-TRB-INFO-5 = Of another rack you see the backs and nothing else.
rule-TRB-INFO-6 = Everyone sees when the discard pile is shuffled into a new draw pile; it is empty then.
rule-TRB-INFO-7 = When the game is over, everything may be shown.
rule-TRB-INFO-8 = A spectator sees what every player sees, and nothing more.
