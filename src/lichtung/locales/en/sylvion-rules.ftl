### Sylvion: the rules, one sentence for each rule of the rules document.

## General

rule-SYL-GEN-1 = The game is for one player or a team of two, and everyone wins or loses together.
rule-SYL-GEN-2 = A space of the clearing never holds more than one card.
rule-SYL-GEN-3 = A space is empty when no tree, fountain, elemental, geyser or acid lake lies on it.
rule-SYL-GEN-4 = Whatever is said about elementals holds for normal and blazing ones alike; the only exception is blaze, which ignores the blazing ones.
rule-SYL-GEN-5 = The place on top of a stack does not belong to the clearing: effects “on the clearing” ignore cards lying there, while blaze and simoon do include elementals lying on stacks.
rule-SYL-GEN-6 = In a solo game the only player is the active player; in a team game it is the player whose round it is.
rule-SYL-GEN-7 = Discarded Sylvan cards and betrayals go to the Sylvan discard pile, normal elementals, supports and element cards to the Ravager discard pile, and blazing elementals back to their supply.
rule-SYL-GEN-8 = Cards in the box never come back, and the Ravager discard pile is never shuffled or drawn from.
rule-SYL-GEN-9 = Effects are carried out as far as possible; a support or element card that can do nothing is simply discarded.
rule-SYL-GEN-10 = A win or a loss takes effect at once, and nothing that was still pending is resolved any more.
rule-SYL-GEN-11 = The health of the forest is the number of healthy edge cards (0 to 12); which particular edge card is turned makes no difference.

## Set-up

rule-SYL-SETUP-1 = In the introductory game the 24 Sylvan cards without a mark are shuffled and form the defender deck.
rule-SYL-SETUP-2 = In the introductory game the 48 Ravager cards without a mark are shuffled and split into four face-down stacks of 12, one for each row.
rule-SYL-SETUP-3 = In the introductory game 6 of the 12 edge cards start healthy.
rule-SYL-SETUP-4 = In the advanced game the mobilisation comes first; all recruited Sylvan cards and betrayals are then shuffled and form the defender deck.
rule-SYL-SETUP-5 = In the advanced game all 64 Ravager cards are shuffled and split into four stacks of 16.
rule-SYL-SETUP-6 = In the advanced game with the elements, the 64 Ravager cards and the 16 element cards are shuffled together and split into four stacks of 20.
rule-SYL-SETUP-7 = In the advanced game all 12 edge cards start healthy, less the number of desolated ones you have chosen.
rule-SYL-SETUP-8 = The clearing, all discard piles and the places on top of the stacks start empty, and there are no fish points yet.
rule-SYL-SETUP-9 = In a solo game you start with a hand of 8 cards.
rule-SYL-SETUP-10 = In a team game player A draws 6 cards first, then player B draws 6.
rule-SYL-SETUP-11 = Drawing the opening hand never reshuffles the discard pile and never causes a demobilisation; if the deck runs out, the hand is simply smaller.
rule-SYL-SETUP-12 = The first round is round 1, and in a team game player A is active in it.
rule-SYL-SETUP-13 = Expansions and difficulty settings are available in the advanced game only.
rule-SYL-SETUP-14 = Every shuffle makes all orders equally likely, and the four stacks always start with the same number of cards.

## Mobilisation

rule-SYL-MOB-1 = The 64 Sylvan cards are shuffled into the recruit pile; with feats and betrayals the 8 feats and 8 betrayals join them, which makes 80 cards.
rule-SYL-MOB-2 = The 12 edge cards are shuffled with their numbers hidden and form the desertion deck.
rule-SYL-MOB-3 = There are four recruitment columns, numbered 1 to 4 from left to right, and all of them start empty.
rule-SYL-MOB-4 = A mobilisation round has four steps in this order: summoning, recruitment, a second summoning, desertion.
rule-SYL-MOB-5 = In a summoning the columns 1, 2, 3 and 4, in this order, each receive the top card of the recruit pile face up.
rule-SYL-MOB-6 = Summoning skips a column that already holds 4 cards; betrayals do not count towards these 4, feats do.
rule-SYL-MOB-7 = At a summoning an empty column receives a card like any other.
rule-SYL-MOB-8 = If the recruit pile runs out during a summoning, the remaining columns receive nothing, and every later summoning does nothing.
rule-SYL-MOB-9 = For recruitment one column with at least one card is chosen; all its cards are recruited and the column becomes empty.
rule-SYL-MOB-10 = If all four columns are empty, recruitment is skipped.
rule-SYL-MOB-11 = For desertion the top card of the desertion deck is turned up, and all cards of the column with that number go to the box.
rule-SYL-MOB-12 = The mobilisation ends at once when the recruit pile is empty and the desertion card names an empty column.
rule-SYL-MOB-13 = The mobilisation ends at once when the 12th desertion card is turned up.
rule-SYL-MOB-14 = When the mobilisation ends, all cards still in the columns and in the recruit pile go to the box.
rule-SYL-MOB-15 = Desertion cards stay open once they are turned up, and the desertion deck is never reshuffled.
rule-SYL-MOB-16 = After the mobilisation the 12 edge cards become the forest edge, and their numbers no longer mean anything.

## The round

rule-SYL-ROUND-1 = A battle round has four steps in this order: reveal, move, reinforce, defend.
rule-SYL-ROUND-2 = If all four stacks are empty after the defend step, the final assault follows; otherwise the next round begins.
rule-SYL-ROUND-3 = The round in which the stacks run out is the last one, whether the last cards were turned up in the reveal step or discarded by doves in the defend step.
rule-SYL-ROUND-4 = So the battle lasts 12 rounds in the introductory game, 16 in the advanced game and 20 with the elements, one less for each doves card played and one more for a Hedgehog Fence whose skip takes place.

## Reveal

rule-SYL-REVEAL-1 = If a Hedgehog Fence is waiting to take effect, the whole reveal step is skipped this once.
rule-SYL-REVEAL-2 = The top card of every stack that still has cards is turned face up on its stack, all four at the same time.
rule-SYL-REVEAL-3 = With the Ravager figure in play, the figure is placed or moved directly after the cards have been turned up.
rule-SYL-REVEAL-4 = After the Ravager cards have been turned up and before anything takes effect, the active player may play hedgehogs.
rule-SYL-REVEAL-5 = After the hedgehogs, the supports and element cards still lying on the stacks are resolved one after the other in the order of their letters A, B, C, D.
rule-SYL-REVEAL-6 = Supports and element cards with the same letter are resolved from the top row to the bottom row.
rule-SYL-REVEAL-7 = A support or element card is discarded after its effect, except geysers and acid lakes that were placed on the clearing.
rule-SYL-REVEAL-8 = Elementals just turned up do nothing by themselves in the reveal step; they stay on their stacks unless a hedgehog discards them or a simoon moves them.

## Hedgehog


## Supports

rule-SYL-BLAZE-1 = Blaze replaces every normal elemental on the clearing and on the stacks by a blazing elemental in the same place.
rule-SYL-BLAZE-2 = Blaze makes strength 1 into 2, 2 into 3, 3 into 4, and 0 into 4.
rule-SYL-BLAZE-3 = Blazing elementals are not changed by blaze.
rule-SYL-BLAZE-4 = A normal elemental that blaze replaces goes to the Ravager discard pile.
rule-SYL-SIMOON-1 = Simoon moves every elemental once, one space forward, including those lying on stacks, by the usual rules of movement.
rule-SYL-SIMOON-2 = Each simoon turned up in a round causes a complete movement of its own.
rule-SYL-DESIC-1 = Desiccation: the active player either discards one random card of their own hand or discards two cards of that hand of their choice.
rule-SYL-DESIC-2 = Desiccation: with exactly one card in hand only the random discard is possible; with an empty hand nothing happens.
rule-SYL-DEMCARD-1 = Demobilise: the active player either has one random Sylvan card of the Sylvan discard pile put into the box or chooses two Sylvan cards of that pile for the box.
rule-SYL-DEMCARD-2 = Demobilise: with exactly one Sylvan card in the Sylvan discard pile only the random way is possible; with none nothing happens.

## Movement

rule-SYL-MOVE-1 = In a movement every elemental on the clearing or on a stack moves exactly once, one space forward.
rule-SYL-MOVE-2 = The top row moves first, then the rows below it in turn; within a row the elemental nearest the forest goes first and the one on the stack last.
rule-SYL-MOVE-3 = Everything caused by one elemental’s move (combat, damage, draws and decisions that come with them) is finished before the next elemental moves.
rule-SYL-MOVE-4 = An elemental moves to the next space of its row towards the forest; acid lakes are passed over.
rule-SYL-MOVE-5 = If the space ahead is empty, the elemental moves there.
rule-SYL-MOVE-6 = If the space ahead holds a tree or fountain, combat takes place.
rule-SYL-MOVE-7 = An elemental that moves past the last space of its row has reached the forest edge.
rule-SYL-MOVE-8 = Movement is never optional and is never blocked, and thanks to the order of moves the space ahead never holds another elemental.
rule-SYL-MOVE-9 = The move step is exactly one movement, also for elementals that simoons have already moved this round.
rule-SYL-MOVE-10 = After the move step no card lies on top of any stack any more.

## Combat

rule-SYL-COMBAT-1 = Combat compares the strength of the moving elemental with that of the fountain or tree in the space it enters; a tree always has strength 0.
rule-SYL-COMBAT-2 = If the elemental is stronger in combat, the tree or fountain is discarded and the elemental moves into the space.
rule-SYL-COMBAT-3 = If the elemental is weaker in combat, it is discarded and the fountain stays where it is.
rule-SYL-COMBAT-4 = If both are equally strong in combat, both cards are discarded and the space is empty.
rule-SYL-COMBAT-5 = Combat does not wear strength down: a card that survives keeps its full strength.
rule-SYL-COMBAT-6 = Whenever a fountain is discarded from the clearing because it was defeated (in combat or by stone rain), the active player draws one card at once.
rule-SYL-COMBAT-7 = The card for a defeated fountain is drawn after the defeated cards are on their piles and the elemental is in its new place, so that fountain can be part of a reshuffle caused by this very draw.
rule-SYL-COMBAT-8 = Defeated trees do not let you draw a card.

## Damage

rule-SYL-DAMAGE-1 = An elemental that reaches the forest edge deals damage equal to its strength and is then discarded.
rule-SYL-DAMAGE-2 = Each point of damage lowers the health of the forest by 1: one healthy edge card is turned to its desolated side.
rule-SYL-DAMAGE-3 = If a point of damage is due while no edge card is healthy any more, the game is lost at once.
rule-SYL-DAMAGE-4 = Having no healthy edge card left is not yet a loss.
rule-SYL-DAMAGE-5 = An elemental of strength 0 deals no damage and can never cause a loss by damage.

## Reinforce and draw

rule-SYL-REINF-1 = In the reinforce step the active player draws 3 cards, or 2 in the harder setting.
rule-SYL-DRAW-1 = Several cards are always drawn one at a time, and a betrayal that is drawn is resolved before the next card is drawn.
rule-SYL-DRAW-2 = The defender deck is renewed only when a card has to be drawn and the deck is empty; running empty triggers nothing by itself.
rule-SYL-DRAW-3 = In the introductory game the deck is renewed by shuffling the Sylvan discard pile.
rule-SYL-DRAW-4 = In the advanced game the deck is renewed by a demobilisation.
rule-SYL-DRAW-5 = After the deck has been renewed, the cards still missing are drawn from it.
rule-SYL-DRAW-6 = If the deck and the Sylvan discard pile are both empty, or the renewed deck is empty, the cards still missing are lost.
rule-SYL-DRAW-7 = There is no hand limit while drawing.

## Deck demobilisation

rule-SYL-DEMOB-1 = A demobilisation is carried out by the player who has to draw, at the moment the draw is due.
rule-SYL-DEMOB-2 = Demobilisation, first way: the player chooses two Sylvan cards of the Sylvan discard pile for the box, and the rest of the pile is shuffled into the new deck.
rule-SYL-DEMOB-3 = Demobilisation, second way: the Sylvan discard pile is shuffled into the new deck, then its top card is turned up and put into the box.
rule-SYL-DEMOB-4 = Demobilisation: choosing two cards is possible only if the Sylvan discard pile holds at least two Sylvan cards; the random card is always possible.
rule-SYL-DEMOB-5 = If the Sylvan discard pile is empty, no demobilisation takes place.
rule-SYL-DEMOB-6 = A single draw causes at most one demobilisation of the deck.

## Defend

rule-SYL-DEFEND-1 = While defending, the active player may play hand cards in any order and as often as wanted, with expansion 1 also use feats and with expansion 2 also let geysers erupt; the player says when the step is over.
rule-SYL-DEFEND-2 = A card can be played only if its cost can be paid in full.
rule-SYL-DEFEND-3 = A fountain or tree can be played only if some space of the clearing is empty; it is placed on an empty space of your choice.
rule-SYL-DEFEND-4 = A whale or an elephant can be played only if there is an elemental it may act on, doves and squirrels only if at least one stack is not empty.
rule-SYL-DEFEND-5 = Owl, stag and fish can always be played if they are paid for, even if they change nothing.
rule-SYL-DEFEND-6 = To play a card, it first leaves the hand, then its cost is paid, and then a fountain or tree is placed, or an animal goes to the Sylvan discard pile and its effect is carried out.
rule-SYL-DEFEND-7 = So an animal and the cards that paid for it already lie in the Sylvan discard pile while its effect is carried out, and the effect may shuffle them back or demobilise them.
rule-SYL-DEFEND-8 = Fountains and trees stay until they are discarded, return to a hand or the game ends; you cannot move them or take them back at will.
rule-SYL-PAY-1 = The cost is paid by discarding that many other hand cards; each card counts 1, whatever it is.
rule-SYL-PAY-2 = The card being played can never pay for itself.
rule-SYL-PAY-3 = Each unit of the cost may be covered by a fish point instead of a card.
rule-SYL-PAY-4 = Exactly the cost is paid, never more.
rule-SYL-PAY-5 = In a solo game you pay from your own hand, in a team game the partner pays from theirs.
rule-SYL-HAND-1 = At the end of the defend step a player with more than 10 hand cards discards cards of their choice until 10 are left.
rule-SYL-HAND-2 = The hand limit is checked at no other time.
rule-SYL-HAND-3 = Cards discarded for the hand limit give no points to pay with.

## Fountains, trees, animals

rule-SYL-FOUNTAIN-1 = The cost of a fountain is one less than its strength.
rule-SYL-TREE-1 = The cost of a tree is one less than its health, and its strength is always 0.
rule-SYL-TREE-2 = A tree that enters combat is always discarded, and an elemental of strength 0 is discarded together with it.

## Final assault and end

rule-SYL-FINAL-1 = In the final assault complete movements are repeated until no elemental is left on the clearing.
rule-SYL-FINAL-2 = In the final assault combat, damage, geysers, acid lakes and the Ravager figure work as usual.
rule-SYL-FINAL-3 = During the final assault no cards can be played, and none are drawn for defeated fountains.
rule-SYL-END-1 = After the final assault the health of all trees on the clearing is added up and that many edge cards turn healthy; any surplus is lost.
rule-SYL-END-2 = If all 12 edge cards are healthy once the trees have healed the forest, the game is won, otherwise it is lost.
rule-SYL-END-3 = A loss by damage is possible at any time, the final assault included.
rule-SYL-END-4 = Once the game is over, only the result, its reason and the health of the forest still count; a forest that has burned down has health 0.

## Difficulty

rule-SYL-DIFF-1 = The advanced game may start with 3, 6 or 9 desolated edge cards.
rule-SYL-DIFF-2 = The harder setting lowers the draw of the reinforce step from 3 to 2 cards and changes nothing else.
rule-SYL-DIFF-3 = Both difficulty settings can be combined with each other, with the team variant and with all expansions.

## Team variant

rule-SYL-TEAM-1 = Player A is active in odd rounds, player B in even rounds.
rule-SYL-TEAM-2 = The players share the defender deck, the discard piles, the feats and the box, but each has a hand of their own.
rule-SYL-TEAM-3 = Only the active player plays cards and hedgehogs, uses feats and lets geysers erupt.
rule-SYL-TEAM-4 = Only the active player draws, both for reinforcement and for defeated fountains; the sole exception is the owl.
rule-SYL-TEAM-5 = Every card the active player plays is paid for by the partner with cards from the partner’s hand; the active player’s own cards can never be used.
rule-SYL-TEAM-6 = The partner cannot refuse to pay and alone decides which cards to discard.
rule-SYL-TEAM-7 = A card can be played only if the fish points and the cards in the partner’s hand together cover its cost.
rule-SYL-TEAM-8 = Fish points gained in a round belong to the active player’s defend step, and for each unit of cost the active player decides whether a fish point is used or the partner pays.
rule-SYL-TEAM-9 = Desiccation and temporal tornado hit the hand of the active player, who makes the choices.
rule-SYL-TEAM-10 = The active player makes the choices for a demobilise card, the player who has to draw makes those for a demobilisation of the deck.
rule-SYL-TEAM-11 = A betrayal is resolved by the player who drew it, with cards of that player’s own hand.
rule-SYL-TEAM-12 = Second edition: for the owl the active player decides who draws all three cards, they themselves or the partner.
rule-SYL-TEAM-13 = First edition: for the owl the partner draws the three cards, and there is no choice.
rule-SYL-TEAM-14 = At the end of the defend step the limit of 10 applies to each hand separately, first to the active player’s, then to the partner’s.
rule-SYL-TEAM-15 = Feats use the active player’s hand: Owl’s Wisdom adds cards to it, and Doves’ Armistice counts it alone.
rule-SYL-TEAM-16 = In the mobilisation one common deck is drafted; player A chooses in the first mobilisation round, player B in the second, and so on in turn.
rule-SYL-TEAM-17 = Pure logistics: both players see both hands at all times and may discuss everything, but each decision is still made by the player it belongs to.
rule-SYL-TEAM-18 = Radio silence: you never see your partner’s hand, only its size; nothing about hands may be exchanged, and the program offers no way to do so.

## Betrayals

rule-SYL-BETRAY-1 = Betrayals are not Sylvan cards: they cannot be played, cannot pay costs and are never in a hand while any other decision is made.
rule-SYL-BETRAY-2 = A betrayal received from the defender deck, be it for the opening hand, reinforcement, an owl, a fountain or Owl’s Wisdom, is resolved at once, before the next card is received.
rule-SYL-BETRAY-3 = Betrayal, first way: it is put on the Sylvan discard pile.
rule-SYL-BETRAY-4 = Betrayal, second way, only with another card in hand: the player discards one other card of their own hand, and the betrayal goes to the box.
rule-SYL-BETRAY-5 = The betrayal counts as the card drawn and is not replaced.
rule-SYL-BETRAY-6 = Once a betrayal is in the defender deck, it leaves the game only if another hand card is discarded for it.
rule-SYL-BETRAY-7 = Neither a demobilise card nor a demobilisation of the deck allows you to choose a betrayal for the box.
rule-SYL-BETRAY-8 = Random card of a demobilise card: betrayals that come up are set aside and more random cards are taken until a Sylvan card is found for the box; the betrayals return to the Sylvan discard pile.
rule-SYL-BETRAY-9 = Random card of a deck demobilisation: betrayals turned up are set aside and more cards are turned up until a Sylvan card appears and goes to the box; then the betrayals are shuffled into the new deck.
rule-SYL-BETRAY-10 = If a demobilisation or a demobilise card finds only betrayals, nothing goes to the box.
rule-SYL-BETRAY-11 = When summoning adds a betrayal to a column, the same column at once gets another card, and so on until a card that is not a betrayal has been added or the recruit pile is empty.
rule-SYL-BETRAY-12 = Recruiting a column adds its betrayals to the defender deck; a column that deserts takes its betrayals to the box.

## Feats

rule-SYL-FEAT-1 = In a summoning a feat is placed like a Sylvan card and counts towards the 4 of its column.
rule-SYL-FEAT-2 = A recruited feat does not join the defender deck; it is laid open beside it.
rule-SYL-FEAT-3 = Feats can be used only in the defend step, free of charge and any number per step; a used feat goes to the box.
rule-SYL-FEAT-4 = Feats are never in a hand, never pay costs, never count as hand cards and never trigger by themselves.
rule-SYL-FEAT-5 = A feat can be used only if it can have its effect: winning feats only while their condition holds, Owl’s Wisdom only with cards in the deck, the Deluge only if the clearing is not empty, Hedgehog Fence and Squirrel Disinformation only while at least one stack is not empty.
rule-SYL-FEAT-OWL-1 = Owl’s Wisdom: look through the defender deck, take two cards of your choice into your hand (one if it holds only one), then the deck is shuffled.
rule-SYL-FEAT-OWL-2 = Owl’s Wisdom is not a draw and never renews the deck.
rule-SYL-FEAT-OWL-3 = A betrayal may be chosen with Owl’s Wisdom; it is then resolved at once as usual.
rule-SYL-FEAT-DELUGE-1 = Deluge of the Elephants: all trees, fountains, elementals, geysers and acid lakes on the clearing are discarded.
rule-SYL-FEAT-DELUGE-2 = Second edition: no cards are drawn for fountains discarded by the Deluge.
rule-SYL-FEAT-DELUGE-3 = First edition: after the Deluge has discarded everything, one card is drawn for each discarded fountain.
rule-SYL-FEAT-FENCE-1 = Hedgehog Fence: the reveal step of the next round is skipped; the other steps of that round take place.
rule-SYL-FEAT-FENCE-2 = In a skipped reveal step nothing is turned up, nothing is resolved and no hedgehog can be played.
rule-SYL-FEAT-SQUIRREL-1 = Squirrel Disinformation: the top two cards of each stack are shown and spread over the stacks as you like, in any order; every stack receives as many as were taken from it.
rule-SYL-FEAT-STAG-1 = The Stag King Returns: the game is won if at least 8 trees are on the clearing, among them at least one of each health 1, 2, 3 and 4.
rule-SYL-FEAT-FISH-1 = Fish Flood: the game is won if at least 10 fountains are on the clearing, among them at least one of each strength 1, 2, 3 and 4.
rule-SYL-FEAT-DOVES-1 = Doves’ Armistice: the game is won if the active player holds at least 16 hand cards.
rule-SYL-FEAT-WHALE-1 = Charging Whales: the game is won if no edge card is healthy and at least 12 elementals are on the clearing.

## The elements

rule-SYL-STONE-1 = Stone rain (C): the tree or fountain of the row that is nearest to the stack is defeated and discarded, whatever its strength.
rule-SYL-STONE-2 = If stone rain hits a fountain, the active player draws one card at once.
rule-SYL-STONE-3 = Stone rain: if the row holds neither tree nor fountain, the forest takes 1 damage instead, and the game is lost if no edge card is healthy any more.
rule-SYL-TORNADO-1 = Temporal tornado (B): all trees and fountains of the row return to the active player’s hand; this is not a discard and gives no draws.
rule-SYL-TORNADO-2 = Temporal tornado: if the row holds neither tree nor fountain, the active player puts two hand cards of their choice on top of the defender deck, one after the other, so that the second one ends up on top.
rule-SYL-TORNADO-3 = Temporal tornado: with one card in hand only that card is put on the deck; with none nothing happens.
rule-SYL-TORNADO-4 = Trees and fountains returned by a tornado may fill the hand above 10 cards; the limit is checked only at the end of the defend step.
rule-SYL-LAKE-1 = Acid lake (B): it is placed on the empty space of its row that is nearest to the forest.
rule-SYL-LAKE-2 = If the row has no empty space, the acid lake is discarded.
rule-SYL-LAKE-3 = An acid lake stays for the rest of the game (only the Deluge removes it), and nothing can be placed on its space.
rule-SYL-LAKE-4 = For moving elementals an acid lake does not exist: an elemental that would enter it moves one space further in the same direction, past any number of adjacent lakes.
rule-SYL-LAKE-5 = If passing over an acid lake leads beyond the last space of the row, the elemental has reached the forest edge.
rule-SYL-LAKE-6 = The space behind an acid lake is treated normally, whether it is empty, means combat or holds a geyser.
rule-SYL-GEYSER-1 = Geyser (A): it is placed on the empty space of its row that is nearest to the forest.
rule-SYL-GEYSER-2 = If the row has no empty space, the geyser is discarded.
rule-SYL-GEYSER-3 = A geyser stays until an elemental enters its space, it erupts or the Deluge removes it, and nothing can be placed on its space.
rule-SYL-GEYSER-4 = When an elemental moves onto a geyser, both are discarded; this is not combat.
rule-SYL-GEYSER-5 = In the defend step the active player may let any geysers on the clearing erupt, one at a time and free of charge.
rule-SYL-GEYSER-6 = For an eruption one of the four directions is chosen; all elementals on the clearing in a straight line from the geyser in that direction are discarded, then the geyser itself.
rule-SYL-GEYSER-7 = Other cards in the line of an eruption neither stop it nor are affected by it, and cards lying on stacks are not affected.
rule-SYL-GEYSER-8 = An eruption that hits nothing is allowed.

## The Ravager figure

rule-SYL-RAV-1 = The Ravager figure starts beside the clearing.
rule-SYL-RAV-2 = When the reveal step turns up an elemental with the Ravager mark and the figure is on no elemental, it is placed on that one.
rule-SYL-RAV-3 = If the figure already stands on an elemental, it moves to a newly revealed one with the Ravager mark only if that is stronger than the present bearer is now.
rule-SYL-RAV-4 = If several marked elementals are turned up together, they are handled from the top row to the bottom row.
rule-SYL-RAV-5 = The Ravager figure moves along with the elemental it stands on, in the move step as well as through simoon, whale or acid lake.
rule-SYL-RAV-6 = When blaze replaces the elemental with the Ravager figure, the figure stands on the blazing elemental.
rule-SYL-RAV-7 = When the elemental with the Ravager figure meets a fountain of equal or greater strength, only the fountain is discarded (the active player draws), the figure is set beside the clearing and the elemental moves into the space.
rule-SYL-RAV-8 = When the elemental with the Ravager figure meets a weaker fountain or tree, combat is normal and the figure stays.
rule-SYL-RAV-9 = When an elemental of strength 0 with the Ravager figure meets a tree, the tree is discarded, the figure is taken off and the elemental moves into the space.
rule-SYL-RAV-10 = If an effect would discard the elemental with the Ravager figure from the clearing (elephant, Deluge, geyser eruption), the figure is taken off instead and the elemental stays where it is.
rule-SYL-RAV-11 = When the elemental with the Ravager figure moves onto a geyser, the geyser is discarded, the figure is taken off and the elemental moves into the space.
rule-SYL-RAV-12 = An elemental still on its stack is not protected against hedgehogs: it is discarded and a figure standing on it goes beside the clearing; doves, too, discard marked elementals like any card.
rule-SYL-RAV-13 = If the elemental with the Ravager figure reaches the forest edge by any kind of movement, the game is lost at once, before damage is counted.
rule-SYL-RAV-14 = An elemental that has lost the figure is an ordinary elemental; the figure can return only when an elemental with the Ravager mark is turned up.

## Who sees what

rule-SYL-INFO-1 = Open to everyone at all times: the clearing and the cards on top of the stacks, the health of the forest, both discard piles, the box, the feats, fish points, the Ravager figure, a coming skip of the reveal, the sizes of stacks, deck and hands, the round, the active player and the settings.
rule-SYL-INFO-2 = Hidden from everyone: the order and content of the Ravager stacks, and the order of the defender deck, the recruit pile and the desertion deck.
rule-SYL-INFO-3 = Which cards were recruited is open to all, so a solo player or a team in pure logistics can work out what is in the defender deck, though not in which order.
rule-SYL-INFO-4 = In a solo game and in pure logistics all hands are open to every player.
rule-SYL-INFO-5 = In radio silence only its owner sees a hand, and nothing shown to the partner may tell which cards are in it, not even which are playable or whether it holds a hedgehog.
rule-SYL-INFO-6 = Every card that is played, paid, discarded or put into the box becomes known to all at that moment.
rule-SYL-INFO-7 = A drawn betrayal is shown to all when it is resolved.
rule-SYL-INFO-8 = A drawn card other than a betrayal is seen only by the player who drew it in radio silence, and by all in pure logistics.
rule-SYL-INFO-9 = Cards shown by squirrels or Squirrel Disinformation are shown to all players and are face down again afterwards, though the table may remember them for you.
rule-SYL-INFO-10 = Cards discarded by doves and hedgehogs are open to all.
rule-SYL-INFO-11 = Owl’s Wisdom shows the content of the deck to the active player only; in radio silence the partner learns just how many cards were taken.
rule-SYL-INFO-12 = Cards put on the deck because of a tornado are known only to the active player in radio silence, and to all in pure logistics.
rule-SYL-INFO-13 = Trees and fountains that a tornado returns to a hand are known to all, because they lay open before.
rule-SYL-INFO-14 = In the mobilisation the columns and the turned-up desertion cards are open to all, so the numbers still in the desertion deck can be worked out.
rule-SYL-INFO-15 = A spectator sees what every player sees and nothing more: where all hands are open, as in a solo game or in pure logistics, spectators see them too, and otherwise they see as much as a player without cards.
