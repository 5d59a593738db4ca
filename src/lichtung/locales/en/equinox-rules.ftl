### Equinox: the rules, one sentence for each rule of the rules document.

## Set-up

rule-EQX-SETUP-1 = The game is for 2, 3, 4 or 5 players, who sit in a fixed order and play clockwise.
rule-EQX-SETUP-2 = Each player starts with exactly 5 available stones of their own colour, and there are no other stones.
rule-EQX-SETUP-3 = Exactly 8 different creatures of the 14 are champions: drawn at random, all choices equally likely, or named as a list before the game.
rule-EQX-SETUP-4 = The 6 creatures that are not champions and their 66 cards take no part in the game at all.
rule-EQX-SETUP-5 = The order of the champions from left to right has no effect on the rules.
rule-EQX-SETUP-6 = Below the row of champions each of them has one space in each of the rows 1 to 5, 40 spaces in all, and every space starts without cards and stones.
rule-EQX-SETUP-7 = The deck is made of 102 shuffled cards: the 88 creature cards of the champions, 11 chameleon cards and 3 tree cards, all orders equally likely.
rule-EQX-SETUP-8 = Each player draws 8 cards; the starting player takes the top 8 of the deck, the next player clockwise the next 8, and so on.
rule-EQX-SETUP-9 = The starting player is named by the host or drawn at random, everyone equally likely.
rule-EQX-SETUP-10 = The game starts in round 1 with an empty discard pile, no vanished creature, no set-aside cards and no secret bets.

## The turn

rule-EQX-TURN-1 = Players take turns clockwise, beginning with the starting player; neither the end of a round nor any power changes this order.
rule-EQX-TURN-2 = A turn has five steps in this order: bet, play a card, discard, draw, check for vanishing.
rule-EQX-TURN-3 = If you place a secret bet in step 1, you skip step 2 of that turn completely and go on with step 3; nothing has to be shown or proved.
rule-EQX-TURN-4 = Only the active player makes decisions, with one exception: the player who gives a card because of Noctia chooses it.
rule-EQX-TURN-5 = Every turn starts afresh for Carmen’s and Echomir’s powers, and the only obligation that reaches beyond a turn is to take set-aside cards back.
rule-EQX-TURN-6 = The current row is always the row with the number of the current round.

## Bets

rule-EQX-BET-1 = In step 1 you do exactly one thing: place a regular bet, place a secret bet, reveal your secret bet, or nothing.
rule-EQX-BET-2 = In step 1 you may always do nothing.
rule-EQX-BET-3 = A regular bet puts one of your available stones on the space of the current row that belongs to a creature in the tournament, provided no stone lies there, not even one that Klumpi put there earlier.
rule-EQX-BET-4 = For a bet it does not matter which cards lie on the space; the stone belongs to the space and stays when cards are added, removed or swapped there.
rule-EQX-BET-5 = A space never holds more than one stone.
rule-EQX-BET-6 = A bet is worth what the row of its stone is worth, 4, 3, 2, 1 or 0 for rows 1 to 5, whichever row is current; that never changes.
rule-EQX-BET-7 = Apart from one bet per step and one stone per space, only your stones limit your bets: you may bet on one creature in several rows and on several creatures in one row.
rule-EQX-BET-8 = A placed stone cannot be moved or taken back except by Mossman; a stone taken back is available again and may be placed anew.
rule-EQX-BET-9 = A space whose stone was taken back counts as free again, however the stone got there; in the current row anyone may bet on it in the same round if its creature is in the tournament.
rule-EQX-BET-10 = Stones on the spaces or the champion card of a vanished creature stay there unless taken back, and score nothing.
rule-EQX-BET-11 = Regular bets are allowed in all five rounds, in round 5 with value 0.
rule-EQX-BET-12 = You may place a secret bet only in round 1, with an available stone and a creature card in hand, and only if you have not placed one in this game before, even one since revealed or taken back.
rule-EQX-BET-13 = For a secret bet you put a creature card from your hand face down in front of you and an available stone on it; the bet is on that creature, whatever the strength of the card.
rule-EQX-BET-14 = Chameleon cards, tree cards and set-aside cards cannot be used for a secret bet.
rule-EQX-BET-15 = A secret bet may be on any champion, whatever other bets it has; it takes up no space and stands in the way of no other bet.
rule-EQX-BET-16 = The card under an unrevealed secret bet is in nobody’s hand: it cannot be played, discarded, demanded, stolen or set aside.
rule-EQX-BET-17 = To reveal a secret bet, its card is shown to all and discarded, and the stone goes to the champion card of that creature, which can hold any number of stones.
rule-EQX-BET-18 = You may reveal your secret bet in step 1 of any of your turns, in any round, even if its creature has vanished.
rule-EQX-BET-19 = Revealing your secret bet uses up step 1, so you cannot bet as well, but step 2 follows as usual.
rule-EQX-BET-20 = A stone on a champion card is worth 5.

## The ruler

rule-EQX-RULER-1 = Your combined prestige on a creature is the total value of your stones on its five spaces and its champion card.
rule-EQX-RULER-2 = Only players with at least one stone on a creature’s spaces or champion card can rule it, so a single stone of value 0 is enough if nobody else has a stone there.
rule-EQX-RULER-3 = A creature is ruled by the one player whose combined prestige there is higher than everyone else’s; if several share the highest value, nobody rules it, not even the next in line.
rule-EQX-RULER-4 = An unrevealed secret bet adds nothing to your prestige on a creature.
rule-EQX-RULER-5 = Who rules a creature is determined afresh from the stones whenever it matters; a stone counts from the moment it is placed or revealed, in a later row too.
rule-EQX-RULER-6 = The half points for Ursus do not count for ruling.

## Playing a card

rule-EQX-PLAY-1 = In step 2 you must play exactly one card from your hand if it holds a playable one; you cannot pass.
rule-EQX-PLAY-2 = Playable are all creature cards of creatures in the tournament, all chameleon cards and all tree cards, and nothing else.
rule-EQX-PLAY-3 = A creature card goes on the space of its own creature in the current row, on top of any cards there.
rule-EQX-PLAY-4 = A chameleon card goes on the space of any one creature in the tournament in the current row, on top of any cards there.
rule-EQX-PLAY-5 = Cards are played only to the current row and never to a space of a vanished creature.
rule-EQX-PLAY-6 = Only the uppermost card of a stack is visible; covered cards count for nothing, cannot be targeted or looked at, keep their order and show again only when everything above them is gone.
rule-EQX-PLAY-7 = A creature’s strength in the current row is that of the visible card on its space there; without a card it has no strength.
rule-EQX-PLAY-8 = A card’s strength is its printed number, plus a half for Ursus creature cards.
rule-EQX-PLAY-9 = If your hand holds no playable card, your whole hand is shown to everyone at that moment and step 2 is skipped; with an empty hand nothing is shown.
rule-EQX-PLAY-10 = Set-aside cards and the card of your secret bet are not part of your hand: they do not count as playable and are not shown when you cannot play.
rule-EQX-PLAY-11 = Anyone may play cards of any creature in the tournament, whoever rules it; cards on the table belong to nobody.

## The chameleon

rule-EQX-CHAM-1 = Playing a chameleon card never sets off a power.
rule-EQX-CHAM-2 = A creature card put directly on a visible chameleon card sets off no power.
rule-EQX-CHAM-3 = A chameleon blocks a power only if it lies uppermost on that creature’s space of the current row just before the play; covered, elsewhere or gone it blocks nothing, and the next creature card is normal again.
rule-EQX-CHAM-4 = A chameleon card is not a creature card: it does not satisfy Noctia, cannot be taken by Lupino or the Dryad and can never be discarded in step 3.
rule-EQX-CHAM-5 = A chameleon card counts as a card of the creature on whose space it lies and gives it its printed strength; Ursus gets no half for it.

## Tree cards

rule-EQX-TREE-1 = A played tree card takes effect and then goes to the discard pile; it never lies on a space.
rule-EQX-TREE-2 = A tree card may always be played, even if it can do nothing.
rule-EQX-TREE-3 = The effect of a tree card is not optional: if a choice is possible, one must be made.
rule-EQX-TREE-4 = Forefather: you name a creature in the tournament, and everyone with an unrevealed secret bet on it, you included, must reveal that bet at once; if nobody has one, nothing happens.
rule-EQX-TREE-5 = A bet revealed by the Forefather may change a creature’s ruler immediately.
rule-EQX-TREE-6 = Dryad: you take a visible creature card, no chameleon, from any space of any row into your hand, a vanished creature’s space included.
rule-EQX-TREE-7 = Below a card taken by the Dryad the next card shows, or the space is empty; in the current row this changes the strength or makes the row incomplete, in an earlier row it has no further effect.

## Powers

rule-EQX-POWER-1 = You can use a creature’s power only if you have just played one of its creature cards from your hand, rule the creature at that moment, did not put the card directly on a visible chameleon, and the power can be carried out.
rule-EQX-POWER-2 = Using a power is optional and is decided right after the card is played; declined or impossible, it is lost for this card.
rule-EQX-POWER-3 = A power that cannot be carried out in any way is not offered.
rule-EQX-POWER-4 = Once you use a power, you must make all its choices, and none can be taken back.
rule-EQX-POWER-5 = A power is carried out completely before the turn goes on; the power of a second card played through Echomir is part of that.
rule-EQX-POWER-6 = Cards moved, swapped or uncovered by a power or a tree card set off nothing.
rule-EQX-POWER-7 = Where a power contradicts another rule, the power wins; where it says nothing, the other rules hold.
rule-EQX-POWER-8 = There is no hand limit: cards gained by powers or the Dryad stay in the hand even beyond 8.
rule-EQX-POWER-9 = No power can target a covered card, a vanish card, a card in the discard pile, a set-aside card or the card of a secret bet; only Mossman can touch a secret bet.

## Discarding

rule-EQX-DISC-1 = In step 3 you may discard up to 3 creature cards of vanished creatures from your hand, one after another, and stop at any time.
rule-EQX-DISC-2 = Each card discarded in step 3 is shown to all players.
rule-EQX-DISC-3 = Chameleon cards, tree cards and, without Carmen, creature cards of creatures in the tournament cannot be discarded in step 3.
rule-EQX-DISC-4 = If you used Carmen’s power this turn, her rules for discarding replace the usual ones.
rule-EQX-DISC-5 = After discarding and before drawing, the active player takes all their set-aside cards back into their hand, even in a turn without step 2.

## Drawing

rule-EQX-DRAW-1 = In step 4 the active player must draw card by card until they hold 8; with 8 or more in hand they draw nothing.
rule-EQX-DRAW-2 = For drawing, returned set-aside cards count as hand cards; the card of a secret bet does not.
rule-EQX-DRAW-3 = The moment the last card of the deck is drawn the game ends, without a check for vanishing, even if the hand has just reached 8.
rule-EQX-DRAW-4 = The discard pile is never shuffled back into the deck.

## Vanishing

rule-EQX-VANISH-1 = The current row is checked at the end of every turn that reaches step 5, even one in which no card was played.
rule-EQX-VANISH-2 = A creature vanishes exactly if every creature in the tournament has a card on its space of the current row and this one alone has the lowest strength.
rule-EQX-VANISH-3 = If several creatures share the lowest strength or a space is still empty, nobody vanishes and the round goes on with the next player.
rule-EQX-VANISH-4 = At most one creature vanishes per turn.
rule-EQX-VANISH-5 = Vanishing is for good; the creature’s cards and stones, in later rows too, stay on the table as they are, and its visible cards remain visible.
rule-EQX-VANISH-6 = Earlier rows are never evaluated again, whatever happens to their cards.

## The next round

rule-EQX-ROUND-1 = When a creature vanishes in rounds 1 to 4, the next round begins and the next row becomes current.
rule-EQX-ROUND-2 = In the new current row each vanished creature’s space gets a vanish card and takes no more cards or stones; a stone that Klumpi put there earlier stays on top of it and scores nothing.
rule-EQX-ROUND-3 = A new round goes on with the next player clockwise.

## End of the game

rule-EQX-END-1 = The game ends in round 5 when a creature vanishes: 3 creatures remain, and the last vanish card goes on that creature’s space in row 5.
rule-EQX-END-2 = The game ends immediately when the last card of the deck is drawn, in step 4 or by Susi’s power (borrowed by Fungi too); whatever was pending is dropped, and no creature vanishes.
rule-EQX-END-3 = The game ends immediately if, for as many turns in a row as there are players, no stone was placed or moved and no card left or entered any hand; no creature vanishes.
rule-EQX-END-4 = The game ends in no other way than by the fifth vanishing, the last card of the deck or a standstill, and only the last two can leave more than 3 creatures.
rule-EQX-END-5 = When the game has ended, all secret bets still hidden are revealed and their stones put on the champion cards, for vanished creatures too.

## Scoring

rule-EQX-SCORE-1 = You score the values of all your stones on the champion cards and spaces of creatures that have not vanished, in every row, even one that never became current.
rule-EQX-SCORE-2 = Stones on vanished creatures and available stones score nothing, and cards in hand do not matter.
rule-EQX-SCORE-3 = If Ursus is a champion and has not vanished, each of your stones on his champion card and spaces scores half a point more, even a stone of value 0.
rule-EQX-SCORE-4 = The player with the most prestige wins.

## Ties

rule-EQX-TIE-1 = If several players have the most prestige, those who scored with their secret bet stay in contention and the others drop out, if there are any such players; only whether it scored counts, not how much.
rule-EQX-TIE-2 = Players still tied compare what their stones in row 1 scored, then row 2, and so on to row 5; only those with the most stay in.
rule-EQX-TIE-3 = In a tie a stone counts for the row in which it lies, however and whenever it got there, and the half points for Ursus count in that row.
rule-EQX-TIE-4 = Players still tied after row 5 share the victory.
rule-EQX-TIE-5 = Lower places are ranked by the same comparison, and players equal in everything share a place.

## Susi

rule-EQX-SUSI-1 = Susi: you draw exactly 3 cards from the deck into your hand, one at a time.
rule-EQX-SUSI-2 = Susi: if she draws the last card of the deck, the game ends at that moment; with only 1 or 2 cards left the power can be used and has this result.
rule-EQX-SUSI-3 = Susi: her power is always possible while the game is running.

## Mossman

rule-EQX-MOOSMANN-1 = Mossman: you take back one of your placed stones, wherever it lies – on a space of any row, a champion card or your secret bet, on a vanished creature, even one placed this turn – and it is available again.
rule-EQX-MOOSMANN-2 = Mossman: a stone taken back changes at once who rules the creature, but it can be placed again only in a later turn, because step 1 does not come back.
rule-EQX-MOOSMANN-3 = Mossman: if you take the stone of your secret bet, its card is discarded for all to see, and you may never place a secret bet again.

## Cornu

rule-EQX-CORNU-1 = Cornu: you choose another player with at least one card in hand.
rule-EQX-CORNU-2 = Cornu: half of that player’s hand, rounded up and taken at random, is put face down in front of them, and nobody looks at these cards.
rule-EQX-CORNU-3 = Cards set aside by Cornu are not in the hand: until they return they cannot be played, used for a secret bet, discarded, demanded or shown, stolen or set aside again.
rule-EQX-CORNU-4 = Cornu: the chosen player keeps the rest of the hand and plays the next turn with it alone.
rule-EQX-CORNU-5 = Cornu: if this hits a player who already has set-aside cards, half of the cards now in hand, rounded up, is added to them.
rule-EQX-CORNU-6 = Cornu: the chosen player takes all set-aside cards back in step 3 of their next turn, after discarding and before drawing.

## Klumpi

rule-EQX-KLUMPI-1 = Klumpi: you put one of your available stones on a space without a stone that belongs to a creature in the tournament, in any of the five rows, be it earlier, current or later.
rule-EQX-KLUMPI-2 = Klumpi: from the moment it is placed the stone is worth as much as its row, so less in a later row and 0 in row 5.
rule-EQX-KLUMPI-3 = Klumpi: champion cards, secret bets, spaces with a stone and spaces of vanished creatures are not allowed.
rule-EQX-KLUMPI-4 = Klumpi: this bet comes on top of step 1, and as long as the stone lies there nobody, not even its owner, can place a regular bet on that space, in a later row once it becomes current.
rule-EQX-KLUMPI-5 = Klumpi: whether cards lie on the space does not matter; cards put there afterwards go under the stone.

## Echomir

rule-EQX-ECHOMIR-1 = Echomir: you play one more card from your hand as in a second step 2, any playable card, with all the usual rules and powers.
rule-EQX-ECHOMIR-2 = Echomir: the power is possible only if a playable card is left in your hand, and once you use it you must play a second card.
rule-EQX-ECHOMIR-3 = Echomir: the power can be used only once per turn, however it comes about; a second Echomir card in the same turn gives no third card.
rule-EQX-ECHOMIR-4 = Echomir: the second card is dealt with completely, its own power included, before step 3.

## Lupino

rule-EQX-LUPINO-1 = Lupino: you take a visible Lupino creature card in an earlier row into your hand.
rule-EQX-LUPINO-2 = Lupino: cards of the current row, covered cards and chameleon cards on his spaces cannot be taken.
rule-EQX-LUPINO-3 = Lupino: the space keeps its other cards, the next one becoming visible, or is empty; nothing else happens.

## Noctia

rule-EQX-NOCTIA-1 = Noctia: you choose any other player, even one with an empty hand.
rule-EQX-NOCTIA-2 = Noctia: then you name a creature in the tournament.
rule-EQX-NOCTIA-3 = Noctia: if the chosen player holds a creature card of that creature, they must give you exactly one, which goes into your hand.
rule-EQX-NOCTIA-4 = Noctia: with several matching cards, the player who gives one chooses which.
rule-EQX-NOCTIA-5 = Noctia: if there is no such card, the chosen player shows their whole hand to you alone.
rule-EQX-NOCTIA-6 = Noctia: set-aside cards and the card of a secret bet are neither given nor shown.

## Carmen

rule-EQX-CARMEN-1 = Carmen: her power can always be used and takes effect in step 3 of this turn.
rule-EQX-CARMEN-2 = Carmen: in step 3 you may discard up to 3 creature cards of any champions, in the tournament or vanished.
rule-EQX-CARMEN-3 = Carmen: the limit is 3 cards in all for the turn, and chameleon and tree cards still cannot be discarded.
rule-EQX-CARMEN-4 = Carmen: these cards are discarded face down, and the others learn only how many there are.

## Fungi

rule-EQX-FUNGI-1 = Fungi: you choose a champion that has vanished in this game and carry out its power at once; creatures that were no champions cannot be chosen.
rule-EQX-FUNGI-2 = Fungi: you need not rule the vanished creature.
rule-EQX-FUNGI-3 = Fungi: only vanished creatures whose power can be carried out at this moment can be chosen, and never Ursus.
rule-EQX-FUNGI-4 = Fungi: in a borrowed power its own creature means Fungi: with Lupino’s you take a visible Fungi card from an earlier row, with Vulpa’s the card must lie on the space of a creature other than Fungi.
rule-EQX-FUNGI-5 = Fungi: borrowing Echomir’s power counts as its one use in this turn.
rule-EQX-FUNGI-6 = Fungi: if a second Fungi card is played in the same turn through a borrowed Echomir, its power may be used again within the usual limits.

## Ziegfried

rule-EQX-ZIEGFRIED-1 = Ziegfried: you choose another player with at least 3 cards in hand; set-aside cards do not count.
rule-EQX-ZIEGFRIED-2 = Ziegfried: you look at 3 random cards of that player’s hand, keep exactly one and return the other two.
rule-EQX-ZIEGFRIED-3 = Ziegfried: you may keep a card of any type; if nobody else has 3 cards in hand, the power is not offered.

## Aquilon

rule-EQX-AQUILON-1 = Aquilon: you take a visible chameleon card from any space of any row into your hand, a vanished creature’s space included.
rule-EQX-AQUILON-2 = Aquilon: the space keeps its other cards or is empty; in the current row this changes the strength or makes the row incomplete.

## Raneri

rule-EQX-RANERI-1 = Raneri: you choose a creature in the tournament, Raneri included, and two different spaces of it that each hold a card.
rule-EQX-RANERI-2 = Raneri: the visible cards of the two spaces change places, each going on top of the other stack; covered cards and stones stay.
rule-EQX-RANERI-3 = Raneri: creature cards and chameleon cards can be swapped alike.
rule-EQX-RANERI-4 = Raneri: both spaces may be in earlier rows; a swap with the current row changes the creature’s present strength, and earlier rows are not evaluated again.
rule-EQX-RANERI-5 = Raneri: after the swap, the card now visible in the current row decides whether a chameleon blocks the next power there.
rule-EQX-RANERI-6 = Raneri: in round 1 the power is never possible.

## Vulpa

rule-EQX-VULPA-1 = Vulpa: you discard the visible creature or chameleon card on the current row’s space of a creature other than Vulpa, for all to see.
rule-EQX-VULPA-2 = Vulpa: the card below becomes visible and gives the creature its strength; if there is none, the space is empty and the row incomplete.
rule-EQX-VULPA-3 = Vulpa: the choice is final, whatever appears below.

## Ursus

rule-EQX-URSUS-1 = Ursus: each of his creature cards is half a point stronger than printed (0.5 to 10.5), everywhere and always, on a chameleon card too.
rule-EQX-URSUS-2 = Ursus: he has no power during the game, so playing him offers none and Fungi cannot choose him.
rule-EQX-URSUS-3 = Ursus: if he has not vanished, each stone on him brings half a point more at the end of the game.

## Who sees what

rule-EQX-INFO-1 = Everyone sees a card played to the table, its strength and its space.
rule-EQX-INFO-2 = Everyone learns that a secret bet was placed; only its owner knows the card.
rule-EQX-INFO-3 = When a secret bet is revealed, in step 1, by the Forefather or at the end of the game, or is lost to Mossman, everyone sees its card.
rule-EQX-INFO-4 = If step 2 is skipped because nothing is playable, everyone sees the whole hand, at that moment only.
rule-EQX-INFO-5 = Everyone sees each card of an ordinary discard in step 3.
rule-EQX-INFO-6 = With Carmen everyone learns only how many cards are discarded; which ones, only the player who discards them.
rule-EQX-INFO-7 = Everyone learns how many cards are drawn, in the deal, in step 4 or by Susi; which ones, only the player who draws them.
rule-EQX-INFO-8 = Everyone learns how many cards Cornu sets aside; which ones, only their owner, not the player using Cornu.
rule-EQX-INFO-9 = When a card is given because of Noctia, everyone learns that a card of the named creature changed hands; which one, only giver and receiver.
rule-EQX-INFO-10 = When there is no card to give to Noctia, everyone learns that; the whole hand is seen by the active player alone, at that moment only.
rule-EQX-INFO-11 = Everyone learns that a card was kept through Ziegfried; the three cards and which was kept are known only to the active player and the chosen one.
rule-EQX-INFO-12 = Everyone sees a card that is taken from the table by Lupino, Aquilon or the Dryad, swapped by Raneri or discarded by Vulpa.
rule-EQX-INFO-13 = Everyone learns the creature named for the Forefather and sees every bet revealed by it.
rule-EQX-INFO-14 = Everyone learns which power Fungi borrows.
rule-EQX-INFO-15 = Everyone sees a card that becomes visible because the card above it has left.
rule-EQX-INFO-16 = Your view shows exactly what the rules allow and never covered cards, the deck, the discard pile or other players’ hands, set-aside cards and secret bets; what is shown at one moment only is gone afterwards.
rule-EQX-INFO-17 = You may remember what you have seen, but the log may name only the creature, not the strength, of a card that is no longer visible on the table.
rule-EQX-INFO-18 = At the end of the game everything may be shown.
rule-EQX-INFO-19 = A spectator sees what every player sees and nothing more, like a player without cards.
