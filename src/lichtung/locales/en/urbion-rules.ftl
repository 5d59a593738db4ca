### Urbion: the rules, one sentence for each rule of the rules document.

## General

rule-URB-GEN-1 = You play alone or as a team of two, and a team wins or loses together.
rule-URB-GEN-2 = Any mix of the seven expansions can be in play; cards and rules of the others do not exist in that game.
rule-URB-GEN-3 = No side of a city ever holds more than 3 dreams; Chaos and Chromatic Chaos count towards the 3.
rule-URB-GEN-4 = A dream on the left counts with its positive value, a dream on the right with its negative value.
rule-URB-GEN-5 = Sognae can lie only on the left and Incubi only on the right, Wizards included; Metas, Concords, Chaos and Chromatic Chaos can lie on either side.
rule-URB-GEN-6 = A city is balanced exactly if it has at least one dream and all its dreams add up to 0.
rule-URB-GEN-7 = The dominant side of a city is the one whose dreams add up to the larger number, signs ignored; if both are equal, even 0 and 0, there is none.
rule-URB-GEN-8 = Elements matter only for placing a dream from the hand or in the second step of a Chromatic Chaos, for paying with two cards and for the Seer; every other way of laying or moving dreams ignores them.
rule-URB-GEN-9 = On display every dream other than Chaos and Chromatic Chaos counts as a Sogna on the left and as an Incubus on the right.
rule-URB-GEN-10 = Cards discarded from a hand, from the display or after a reveal lie face up on the discard pile, which is never reshuffled.
rule-URB-GEN-11 = The cost of an action is paid first: the cards are already on the discard pile when the action begins.
rule-URB-GEN-12 = An action is always carried out completely; one that cannot be completed is not offered.
rule-URB-GEN-13 = Taking or revealing the top card of the dream deck counts as drawing, whatever the purpose; merely looking at cards with the Book of Prophecies does not.

## Rows

rule-URB-ROW-1 = The cities lie in one column, and their rows are counted from top to bottom.
rule-URB-ROW-2 = A new city that replaces a pacified one goes into the same row.
rule-URB-ROW-3 = If several rows have become vacant, new cities are drawn for them from top to bottom.
rule-URB-ROW-4 = A vacant row for which the city deck has no card left disappears, and the rows below move up.
rule-URB-ROW-5 = When rows move up because one has disappeared, no dream, postcard or void figure counts as moved; all of them stay with their city.
rule-URB-ROW-6 = Wherever something moves one row down, the bottom row is followed by the top row.

## Set-up

rule-URB-SETUP-1 = All city cards in play are shuffled together and form the face-down city deck.
rule-URB-SETUP-2 = All dream cards in play are shuffled together and form the face-down dream deck.
rule-URB-SETUP-3 = With the Books of Power, the books are turned up and paid for now, before any other dream card is drawn.
rule-URB-SETUP-4 = With the postcards, the 24 postcards are shuffled into a face-down deck, the Wise Chaos cards are laid out and the resident pile starts empty.
rule-URB-SETUP-5 = With the Void, the 8 void cards form a stack, and the void figure stands on it.
rule-URB-SETUP-6 = Four city cards are drawn and laid out as rows 1 to 4, the first one on top.
rule-URB-SETUP-7 = At the start the rows are filled with dreams from top to bottom, each one completely before the next.
rule-URB-SETUP-8 = For the opening hand dreams are drawn one at a time until you hold 4 that are neither Chaos nor Chromatic Chaos.
rule-URB-SETUP-9 = A Chaos drawn for the opening hand goes at once to the dominant side of a city of your choice that has fewer than 3 dreams there, then drawing goes on; the other two ways to deal with Chaos are not available.
rule-URB-SETUP-10 = If a Chaos drawn for the opening hand fits nowhere, it is set aside and drawing goes on; once the hand is complete, all Chaos set aside in this way is shuffled into the dream deck.
rule-URB-SETUP-11 = A Chromatic Chaos drawn during the set-up is set aside and replaced by the next card of the deck.
rule-URB-SETUP-12 = When all opening hands are complete, the Chromatic Chaos cards set aside are resolved.
rule-URB-SETUP-13 = After the set-up the first turn begins, with everything that belongs to the start of a turn.

## Filling a city

rule-URB-FILL-1 = A city is filled with exactly two cards, and both are known before either is laid; a Chromatic Chaos does not count but is set aside and replaced.
rule-URB-FILL-2 = When a city is filled, elements are ignored: a Sogna goes left and an Incubus right, so both cards may end up on one side.
rule-URB-FILL-3 = When a city is filled with one Chaos and a Sogna or Incubus, the Chaos goes to that card’s side (+5 on the left, −5 on the right), whichever was drawn first.
rule-URB-FILL-4 = When a city is filled with two Chaos, both lie together on one side of your choice.
rule-URB-FILL-5 = When a city is filled, a Meta or Concord is laid on the side of your choice.
rule-URB-FILL-6 = When a city is filled with one Chaos and a Meta or Concord, the Chaos lies on the side chosen for that card.
rule-URB-FILL-7 = When a city is filled with two cards that are Metas or Concords, each gets its own choice of side, in the order in which they were drawn.
rule-URB-FILL-8 = A Chaos drawn to fill a city is just laid down: it offers none of the three options of phase II and cannot be ignored with Wise Chaos.
rule-URB-FILL-9 = With the postcards, once both dreams lie, one postcard (if any is left) goes on the one drawn first, even if that is a Chaos; a Chromatic Chaos that was replaced does not count.

## The turn

rule-URB-TURN-1 = A turn has four parts: start of turn, phase I, phase II, end of turn.
rule-URB-TURN-2 = At the start of a turn first the void figure moves, then the Flagships.
rule-URB-TURN-3 = In phase I you do exactly one thing: place one hand card, discard one for an action or for nothing (a Wizard pays for up to two actions or one special action), or, where available, pay two cards for a special action or for the alliance against the Void.
rule-URB-TURN-4 = Phase I cannot be skipped.
rule-URB-TURN-5 = In phase II the hand is refilled to 4 cards.
rule-URB-TURN-6 = At the end of a turn the Hourglasses turn, then the next turn begins.

## Placing a dream

rule-URB-PLACE-1 = To place a dream, you take it from your hand and lay it next to one city on the table.
rule-URB-PLACE-2 = A dream from the hand can be placed only at a city that shows at least one of its elements.
rule-URB-PLACE-3 = A placed Sogna goes left, an Incubus right; for a Meta or Concord you choose the side.
rule-URB-PLACE-4 = A dream can be placed only on a side that holds fewer than 3 dreams.
rule-URB-PLACE-5 = You may place dreams at balanced, unbalanced and empty cities, and at the city with the void figure.
rule-URB-PLACE-6 = Placing a dream never pacifies a city; only a census checks for that.

## Discarding for an action

rule-URB-DISC-1 = For one discarded hand card you may carry out one action: an exchange, a census or, with books on the table, the action of a book.
rule-URB-DISC-2 = Any hand card may be discarded for an action, and its element and value do not limit what the action does.
rule-URB-DISC-3 = You may do without the action; the card stays discarded all the same.
rule-URB-DISC-4 = Without an action exactly one card is discarded, never more.
rule-URB-DISC-5 = A census is always possible; an exchange only if two different cities have a dream on the same side, both left or both right.

## Exchange

rule-URB-EXCH-1 = Exchange: two dreams on the table swap places; both must lie on the left or both on the right.
rule-URB-EXCH-2 = Exchange: the two dreams must lie at different cities.
rule-URB-EXCH-3 = Exchange: elements are ignored and any dream may be chosen, even Chaos, Chromatic Chaos, Metas, Concords and dreams at hanging gardens or at the city with the void figure.
rule-URB-EXCH-4 = An exchange leaves the number of dreams on each side unchanged, so the limit of 3 never prevents it.
rule-URB-EXCH-5 = An exchange changes no values, because no dream changes its side.
rule-URB-EXCH-6 = In an exchange a postcard moves along with its dream, and a Resting Rocket is lost by it.

## Census

rule-URB-CENSUS-1 = A census finds all balanced cities at once, as they lie when it begins; the city with the void figure is left out.
rule-URB-CENSUS-2 = A census pacifies every balanced city it finds; you cannot spare one.
rule-URB-CENSUS-3 = In a census the postcards at the balanced cities are judged before any card is removed.
rule-URB-CENSUS-4 = In a census each balanced city, from top to bottom, goes to the success pile, its postcards to the resident pile and its dreams to the discard pile.
rule-URB-CENSUS-5 = After pacifying, a census lets you discard, at each remaining city from top to bottom (not that of the void figure), any of its dreams from both sides whose values add up to 0.
rule-URB-CENSUS-6 = Discarding dreams that add up to 0 in a census does not pacify the city; it stays with its other dreams.
rule-URB-CENSUS-7 = Chaos, Chromatic Chaos, Metas and Concords can be among the dreams discarded for a sum of 0, each with its present value.
rule-URB-CENSUS-8 = The bonus for a perfect balance, if earned, follows once dreams have been discarded at the remaining cities.
rule-URB-CENSUS-9 = With the Void, a census checks the city with the void figure after all the others.
rule-URB-CENSUS-10 = Before any city is refilled, the census checks whether the game is won; if it is not over, the census goes on.
rule-URB-CENSUS-11 = In a census each vacant row first gets a new city; only then are dreams drawn.
rule-URB-CENSUS-12 = At the end of a census every city without dreams is filled, from top to bottom, whether it is new or was empty before.
rule-URB-CENSUS-13 = Last of all, a census resolves the Chromatic Chaos cards set aside.
rule-URB-CENSUS-14 = A city without dreams is not balanced: a census does not pacify it but fills it.
rule-URB-CENSUS-15 = A census is allowed even if no city is balanced.

## Perfect balance

rule-URB-PERF-1 = A census is a perfect balance exactly if four cities are on the table and it pacifies all four.
rule-URB-PERF-2 = For a perfect balance you may put the top card of the city deck straight on the success pile, with the Book of Perfect Balance the top two.
rule-URB-PERF-3 = You may do without the bonus for a perfect balance, and with an empty city deck there is none.
rule-URB-PERF-4 = A bonus city brings no dreams and no postcard, but counts as pacified.
rule-URB-PERF-5 = The bonus for a perfect balance is taken before vacant rows get new cities.
rule-URB-PERF-6 = With three or fewer cities on the table there is no perfect balance.

## Phase II

rule-URB-DRAW-1 = In phase II you draw from the dream deck, card by card, until you hold 4 cards.
rule-URB-DRAW-2 = A drawn Sogna, Incubus, Meta, Concord or Wizard goes to your hand.
rule-URB-DRAW-3 = A Chaos or Chromatic Chaos drawn in phase II is resolved at once and never enters the hand; then drawing goes on.
rule-URB-DRAW-4 = If two cards left your hand in phase I, you draw two in phase II, one after the other.
rule-URB-DRAW-5 = Phase II ends as soon as you hold 4 cards, even if the deck is now empty.

## Chaos

rule-URB-CHAOS-1 = A Chaos drawn in phase II must be placed, clear a city or reveal four cards, whichever of these you choose and can carry out; Wise Chaos can spare you the choice.
rule-URB-CHAOS-2 = To place a Chaos, put it on the dominant side of a city of your choice; that side must hold fewer than 3 dreams.
rule-URB-CHAOS-3 = A city without a dominant side, balanced or empty, cannot take a Chaos.
rule-URB-CHAOS-4 = To clear a city for a Chaos, choose a balanced one and discard all its dreams, then the Chaos; the city card stays.
rule-URB-CHAOS-5 = To reveal for a Chaos, turn up the top 4 cards of the dream deck, discard every dream that is neither Chaos nor Chromatic Chaos, resolve those that are in turn, then discard the first Chaos itself.
rule-URB-CHAOS-6 = Chaos and Chromatic Chaos among the revealed cards are resolved in the order of revealing, each completely, with all that it reveals in turn, before the next.
rule-URB-CHAOS-7 = Each revealed Chaos offers all options again, and each revealed Chromatic Chaos follows its own rule.
rule-URB-CHAOS-8 = Revealing four cards for a Chaos can always be chosen, but if the deck runs out meanwhile, the game is lost at that moment.
rule-URB-CHAOS-9 = A city cleared for a Chaos stays empty until the next census or Book of Free Dreams, or until a dream is placed or moved there.
rule-URB-CHAOS-10 = Polarity and elements play no part in resolving a Chaos.

## End of the game

rule-URB-END-1 = As soon as all city cards of the game are in the success pile, the game ends at once: nothing is refilled, and neither phase II nor the end of the turn follows.
rule-URB-END-2 = With all cities pacified you have won; with the postcards only if the numbers in the resident pile add up to 0 or more, otherwise you have lost.
rule-URB-END-3 = If a dream card has to be drawn and the dream deck is empty, the game is lost at once.
rule-URB-END-4 = An empty dream deck alone is not a loss.
rule-URB-END-5 = With the Void, the game is lost if a census finds the void figure on a city without dreams.

## Team variant

rule-URB-TEAM-1 = In a team each player has a hand of 4 cards and one polarity card that lies open.
rule-URB-TEAM-2 = A team sets up as in the solo game, but the player with the Sognae polarity draws a whole opening hand first, then the one with the Incubi polarity; each decides about Chaos drawn for their own hand.
rule-URB-TEAM-3 = In a team, Chaos that found no place for an opening hand is shuffled back separately for each hand, as soon as that hand is complete.
rule-URB-TEAM-4 = The player who starts with the Sognae polarity takes the first turn and makes all other decisions of the set-up; then turns alternate.
rule-URB-TEAM-5 = From the hand you may place only Sognae with the Sognae polarity and only Incubi with the Incubi polarity.
rule-URB-TEAM-6 = Any card may be discarded for any action whatever your polarity, and actions may affect every card on the table.
rule-URB-TEAM-7 = Chaos drawn in phase II or for an opening hand is resolved without regard to polarity.
rule-URB-TEAM-8 = In phase II only the active player’s hand is refilled.
rule-URB-TEAM-9 = Polarity swap: in your own turn you may put 8 cards of the discard pile into the box; then both players exchange their polarity cards.
rule-URB-TEAM-10 = With fewer than 8 cards in the discard pile polarities cannot be swapped.
rule-URB-TEAM-11 = A polarity swap does not count as what you do in phase I, may be repeated and does not change the order of turns.
rule-URB-TEAM-12 = Polarities can be swapped before you do anything in phase I and again at the end of your turn, after phase II.
rule-URB-TEAM-13 = Cards put into the box for a polarity swap may be looked at at any time.

## City Squares and Metas

rule-URB-META-1 = With City Squares and Metas, four squares are shuffled into the city deck and eight Metas into the dream deck.
rule-URB-META-2 = A city square shows all four elements, so every dream with an element may be placed there, with sides and limit as usual.
rule-URB-META-3 = Each time a Meta is laid down, you choose anew whether it is a Sogna or an Incubus: when a city is filled, from the hand, and in the second step of a Chromatic Chaos.
rule-URB-META-4 = Once it lies, a Meta keeps its side until it leaves the display; nothing turns it.
rule-URB-META-5 = A Meta has one element, and from the hand it needs a city that shows it.
rule-URB-META-6 = In a team a Meta from the hand must go to the side of your polarity; when a city is filled or a Chromatic Chaos resolved, the side is free.
rule-URB-META-7 = To win with City Squares and Metas, all four squares must be pacified too.

## Chromatic Chaos

rule-URB-CHROM-1 = With Chromatic Chaos, eight Chromatic Chaos cards are shuffled into the dream deck.
rule-URB-CHROM-2 = Chromatic Chaos, first step: drawn in phase II, it must go to a side of your choice, at any city, that holds fewer than 3 dreams (+4 on the left, −4 on the right).
rule-URB-CHROM-3 = Chromatic Chaos, second step: the top card of the dream deck is revealed, and a dream with an element is placed at once where you choose, by the rules for placing from the hand.
rule-URB-CHROM-4 = If the dream revealed for a Chromatic Chaos has no regular place at all, its element is ignored; side and limit still hold, and then hanging gardens are allowed too.
rule-URB-CHROM-5 = If the dream revealed for a Chromatic Chaos fits nowhere even with its element ignored, it is discarded.
rule-URB-CHROM-6 = If the second step of a Chromatic Chaos reveals a Chaos or another Chromatic Chaos, that one is resolved as if drawn for the hand in phase II, and no further card is revealed.
rule-URB-CHROM-7 = A Chromatic Chaos drawn to fill a city or for an opening hand is set aside, and the next card is drawn instead, again and again if need be.
rule-URB-CHROM-8 = When the set-up, a census or the Book of Free Dreams is finished, the Chromatic Chaos cards set aside are resolved in the order of drawing, each with both steps before the next.
rule-URB-CHROM-9 = If no side of any city has room for a Chromatic Chaos, it is discarded, and the second step still takes place.
rule-URB-CHROM-10 = A dream placed through a Chromatic Chaos does not go to the hand and gets no postcard.
rule-URB-CHROM-11 = In a team polarity is ignored in both steps of a Chromatic Chaos.
rule-URB-CHROM-12 = On the table a Chromatic Chaos is an ordinary dream for exchange and census, and it is not a Chaos for the Mages on Holiday.

## Temples and Concord

rule-URB-CONC-1 = With Temples and Concord, four temples are shuffled into the city deck and ten Concords into the dream deck.
rule-URB-CONC-2 = A temple shows only one element.
rule-URB-CONC-3 = A Concord is laid as +1 on the left or −1 on the right; the choice works as for a Meta, also in a team.
rule-URB-CONC-4 = A Concord has all four elements: from the hand it can be placed at every city that shows at least one element.
rule-URB-CONC-5 = To win with Temples and Concord, all four temples must be pacified too.

## Hanging Gardens and Wizards

rule-URB-WIZ-1 = With Hanging Gardens and Wizards, four hanging gardens are shuffled into the city deck and sixteen Wizards into the dream deck.
rule-URB-WIZ-2 = Hanging gardens show no element: no card, not even a Concord, can be placed there from the hand.
rule-URB-WIZ-3 = Apart from what it pays for when discarded, a Wizard is an ordinary Sogna or Incubus: for placing, hand, census, reveals, books and team.
rule-URB-WIZ-4 = A single discarded Wizard pays either for up to two actions (each an exchange, a census or a book, the same one twice if you like) or for one special action.
rule-URB-WIZ-5 = The second action of a Wizard is chosen once the first is completely resolved, and you may do without it.
rule-URB-WIZ-6 = A special action, rebuild or side change, costs one Wizard or two hand cards that have at least one element in common.
rule-URB-WIZ-7 = A Concord has an element in common with every hand card.
rule-URB-WIZ-8 = Two cards pay for exactly one special action, even if one of them is a Wizard.
rule-URB-WIZ-9 = Rebuild: two city cards on the table swap places; all dreams, with their postcards, stay where they are.
rule-URB-WIZ-10 = Side change: one Chaos or Chromatic Chaos moves to the other side of its own city and changes its sign; that side must hold fewer than 3 dreams.
rule-URB-WIZ-11 = You can pay two cards only for a special action that is really carried out.
rule-URB-WIZ-12 = To win with Hanging Gardens and Wizards, all four hanging gardens must be pacified too.

## Books of Power

rule-URB-BOOK-1 = The eight books are shuffled, and four of them go into the box unseen.
rule-URB-BOOK-2 = You turn up the remaining four books one by one and stop whenever you like, after 0 to 4 books.
rule-URB-BOOK-3 = All books turned up stay on the table for the whole game; the others go into the box unseen.
rule-URB-BOOK-4 = For each book on the table 4 dream cards are drawn, all in one go.
rule-URB-BOOK-5 = Of the cards drawn for the books all dreams are discarded except Chaos and Chromatic Chaos, which are shuffled back into the dream deck and not replaced.
rule-URB-BOOK-6 = A discarded card may pay for the action of a book instead of an exchange or a census.
rule-URB-BOOK-7 = The books can be used any number of times during the game.
rule-URB-BOOK-8 = Flying Sognae or Incubi: one Sogna (or Incubus) on the table moves to the same side of another city where fewer than 3 dreams lie; elements are ignored, and neither Chaos nor Chromatic Chaos can be moved.
rule-URB-BOOK-9 = Invisible Sognae or Incubi: one Sogna (or Incubus) on the table is discarded; neither Chaos nor Chromatic Chaos can be chosen.
rule-URB-BOOK-10 = For the flying and invisible books a Meta or Concord counts as a Sogna on the left and as an Incubus on the right.
rule-URB-BOOK-11 = Free Dreams: a city without dreams goes to the success pile, then comes the check for victory; a new city takes its row (or the row disappears), all cities without dreams are filled, with postcards if they are in play, and postponed Chromatic Chaos is resolved.
rule-URB-BOOK-12 = The Book of Free Dreams is not a census: no other city is pacified, nothing else is discarded, and the city with the void figure is not checked.
rule-URB-BOOK-13 = The Book of Perfect Balance is a census in every respect, except that a perfect balance allows the top two city cards (one if only one is left) instead of one.
rule-URB-BOOK-14 = Prophecies: you look at the top 2 cards of the dream deck and put them back on top in any order.
rule-URB-BOOK-15 = With both Books of Prophecies on the table one action looks at the top 4 cards instead.
rule-URB-BOOK-16 = If the dream deck has fewer cards than the Prophecies allow, you look at all of them; with none left the book cannot be used.
rule-URB-BOOK-17 = Apart from the two Books of Prophecies, one discarded card that is not a Wizard never sets off two books.

## Postcards

rule-URB-POST-1 = A postcard lies on one dream and moves with it.
rule-URB-POST-2 = A postcard leaves the display only when its dream is discarded or its own rule says so; it then goes to the resident pile as +1 or −2.
rule-URB-POST-3 = A team shares one resident pile.
rule-URB-POST-4 = A postcard counts −2 if its dream is discarded for any reason other than the pacifying of its city.
rule-URB-POST-5 = When a census pacifies cities, all postcards there are judged by the position at the start of that census.
rule-URB-POST-6 = When its city is pacified, a postcard with a condition counts +1 if the condition holds, otherwise −2.
rule-URB-POST-7 = A Repentant Hourglass, Flagship or Resting Rocket still on the table when its city is pacified counts +1.
rule-URB-POST-8 = Dreamcatcher: its dream must be the only dream on its side of the city.
rule-URB-POST-9 = Doves: the census must be a perfect balance.
rule-URB-POST-10 = Seer: the dreams at the pacified city must show all four elements; each Concord stands for one element of your choice, while Chaos and Chromatic Chaos show none.
rule-URB-POST-11 = Mages on Holiday: at least two Chaos must lie at the cities on the table, on any side and in any row; Chromatic Chaos does not count.
rule-URB-POST-12 = Planbot: four cities must be on the table, and at each you can pick one dream so that the values, signs ignored and read down the column from some row and on around, are four consecutive numbers, rising throughout or falling throughout.
rule-URB-POST-13 = For the Planbot all dreams on the table can be picked, Chaos as 5, Chromatic Chaos as 4, those at the city with the void figure too; its own dream need not be among them.
rule-URB-POST-14 = Repentant Hourglass: it makes a quarter turn at each of the first four ends of turn, that of the turn in which it came included; at the fifth it goes to the resident pile as −2, and its dream stays.
rule-URB-POST-15 = Flagship: at each start of turn its dream moves one row down on the same side, elements ignored; if 3 dreams already lie there, the postcard goes to the resident pile as −2 and the dream stays.
rule-URB-POST-16 = Resting Rocket: as soon as its dream moves to another city or to the other side, the postcard goes to the resident pile as −2; the dream is not affected.
rule-URB-POST-17 = Several Flagships move one after the other, each once, in an order chosen by the active player.
rule-URB-POST-18 = With only one city on the table a Flagship neither moves nor is lost.
rule-URB-POST-19 = A rebuild moves no dream, so no Resting Rocket is lost by it.
rule-URB-POST-20 = When the postcard deck is empty, cities are filled without a postcard.

## Wise Chaos

rule-URB-WISE-1 = When you draw a Chaos or Chromatic Chaos in phase II, you may put one Wise Chaos into the box and ignore that card: it goes back into the dream deck as the fourth card from the top.
rule-URB-WISE-2 = If fewer than three cards are left in the dream deck, a card ignored with Wise Chaos becomes the bottom card.
rule-URB-WISE-3 = Nothing else of a card ignored with Wise Chaos happens, not even the second step of a Chromatic Chaos; drawing, or whatever was interrupted, goes on.
rule-URB-WISE-4 = Wise Chaos also works on Chaos and Chromatic Chaos revealed for a Chaos or by the second step of a Chromatic Chaos: they count as drawn in phase II.
rule-URB-WISE-5 = A Chromatic Chaos set aside, a Chaos drawn to fill a city and a Chaos drawn for an opening hand cannot be ignored with Wise Chaos.
rule-URB-WISE-6 = In a team both players use the same supply of Wise Chaos.

## The Void

rule-URB-VOID-1 = At the start of the game the void figure stands on the stack of 8 void cards.
rule-URB-VOID-2 = At each start of turn a void figure lying on its stack is only stood up, one standing on its stack moves to the top city, and one on a city moves one row down.
rule-URB-VOID-3 = The first turn is not an exception: the void figure moves to the top city.
rule-URB-VOID-4 = A census leaves out the city with the void figure until all other cities have been dealt with and a bonus has been taken.
rule-URB-VOID-5 = If the city with the void figure is balanced in a census, it is not pacified and keeps its dreams, but one void card goes into the box.
rule-URB-VOID-6 = If a census finds the city with the void figure balanced and void cards are left, the figure is put on the stack, standing.
rule-URB-VOID-7 = If in a census the city with the void figure has dreams but is not balanced, all its dreams are discarded (their postcards count −2), the figure stays, and the city is filled at the end of the census.
rule-URB-VOID-8 = If the city with the void figure has no dreams in a census, the game is lost at once.
rule-URB-VOID-9 = Alliance against the Void: discard one Sogna and one Incubus from your hand, and one void card goes into the box; if void cards remain, the figure, wherever it was, is laid flat on the stack.
rule-URB-VOID-10 = When the last void card goes into the box, the figure goes there too and the top card of the city deck (if there is one) goes to the success pile; this is not optional.
rule-URB-VOID-11 = A city card gained by defeating the Void brings no dreams and no postcard.
rule-URB-VOID-12 = Once the last void card is gone, all rules of the Void cease and the alliance is no longer available.
rule-URB-VOID-13 = For the alliance a Meta or Concord counts as a Sogna or as an Incubus, a Wizard by its polarity; two different cards are always needed.
rule-URB-VOID-14 = The alliance cannot be paid with a single Wizard and is none of a Wizard’s two actions, and a Wizard discarded for it gives nothing more.
rule-URB-VOID-15 = The city with the void figure cannot be chosen for a rebuild.
rule-URB-VOID-16 = Apart from census and rebuild, the city with the void figure is like any other: for placing, exchange, Chaos, side change, books and Flagships.
rule-URB-VOID-17 = While the void figure is on a city, a perfect balance is impossible.
rule-URB-VOID-18 = If the Book of Free Dreams pacifies the city with the void figure, the figure stays in the row on the new city; if the row disappears, the figure is put on the stack, standing.
rule-URB-VOID-19 = Defeating the Void is not needed to win.

## Combining expansions

rule-URB-COMBO-1 = To win you need as many city cards in the success pile as the whole city deck had at the start; every added kind of city must be pacified.
rule-URB-COMBO-2 = City cards gained as a bonus, for a perfect balance or the last void card, count towards victory whatever their kind.
rule-URB-COMBO-3 = A Wizard pays for two books, for one book and one exchange or census, or for two actions out of exchange and census.
rule-URB-COMBO-4 = Metas, Concords and Wizards are discarded like Sognae and Incubi when four cards are revealed for a Chaos or when books are paid for.
rule-URB-COMBO-5 = A Chromatic Chaos can be moved by an exchange or a side change but not by a book, and no Book of Invisible Sognae or Incubi can discard it.
rule-URB-COMBO-6 = The number of Wise Chaos depends only on the expansions with squares, temples and hanging gardens, not on Chromatic Chaos, books or Void.
rule-URB-COMBO-7 = A postcard is dealt whenever a city is filled, also after the Book of Free Dreams and for a city emptied by the Void.
rule-URB-COMBO-8 = In a team the void figure, Flagships and Hourglasses act in every turn of either player.
rule-URB-COMBO-9 = With a Wizard one census can drive the void figure off a balanced city onto its stack, and a second census in the same turn can then pacify that city.
rule-URB-COMBO-10 = A Meta or Concord revealed for a Chromatic Chaos may use either side; its elements are ignored only if neither side offers a regular place.

## Rulings that settings refer to

rule-URB-RUL-35 = Who starts with the Sognae is a setting of team games; alone there are no polarities.
rule-URB-RUL-36 = Whether hands are open is a setting of team games; alone there is nobody to hide them from.
