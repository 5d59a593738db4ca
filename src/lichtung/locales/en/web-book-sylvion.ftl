### Sylvion: the rulebook, for people who read it from the beginning.

## What it is about

web-book-sylvion-start-title = What it is about
web-book-sylvion-start-1 = A forest lies at the end of a clearing, and from the other side comes fire. You lead the fountains, trees and animals that stand in its way – alone, or together with a partner.
web-book-sylvion-start-2 = The fire comes in four rows. Each round it sends a new card down every row: an elemental that walks one space nearer to the forest each round, or a support that makes the others worse. You answer with cards from your hand, and you pay for them with other cards from your hand. So every card is two things: something you could play, and a coin.
web-book-sylvion-start-3 = The forest edge has twelve cards, each of them healthy or desolated. Whatever reaches the edge desolates it. Damage that finds nothing healthy left loses the game at once.
web-book-sylvion-start-4 = When the stacks of the fire are empty, the elementals that are left make one final assault. Then your trees heal what they can. You win only if all twelve edge cards are healthy after that.

## The clearing

web-book-sylvion-clearing-title = The clearing
web-book-sylvion-clearing-1 = The clearing has four rows of four spaces. On the right, one face-down Ravager stack belongs to each row; on the left is the forest edge. A space holds one card at most.
web-book-sylvion-clearing-2 = In the introductory game your deck is ready: 24 cards with fountains, trees, whales, elephants, hedgehogs and owls. The fire has 48 cards, twelve in each stack, so the battle lasts twelve rounds. Half of the forest is desolated from the start.
web-book-sylvion-clearing-3 = In the advanced game you first gather your own deck, the stacks have sixteen cards each, two new supports join in, and the whole forest is healthy at first.
web-book-sylvion-clearing-4 = You begin with eight cards in your hand. In a team each of you begins with six.

## A round

web-book-sylvion-round-title = A round, step by step
web-book-sylvion-round-1 = Reveal: the top card of each stack is turned up and lies on its stack. Before anything happens you may play hedgehogs against cards that have just been turned up. Then the supports take effect in the order of their letters A, B, C, D, and from the top row to the bottom row where letters are equal.
web-book-sylvion-round-2 = Move: every elemental moves one space towards the forest, row by row from the top, and in each row the one nearest to the forest first. Elementals on the stacks step onto the clearing. Nothing blocks them: where a tree or a fountain stands, there is combat.
web-book-sylvion-round-3 = Reinforce: you draw three cards. If the deck is empty when you have to draw, the discard pile becomes the new deck.
web-book-sylvion-round-4 = Defend: you play as many cards as you can pay for, in any order. When you have ended the step, you keep ten cards at most.
web-book-sylvion-round-5 = Note the order: the fire moves before you act. A fountain that you lay now will be met by whatever moves in the next round.

## The fire

web-book-sylvion-ravager-title = The cards of the fire
web-book-sylvion-ravager-1 = Elementals have a strength from 0 to 3. The strength is the damage they do at the forest edge, and what they fight with on the way.
web-book-sylvion-ravager-2 = Blaze turns all normal elementals, on the clearing and on the stacks, into blazing ones: 1 becomes 2, 2 becomes 3, 3 becomes 4. And 0 becomes 4, so the harmless ones are the ones to watch.
web-book-sylvion-ravager-3 = Simoon moves all elementals one space on, in addition to the usual move. Two simoons in one round move them twice.
web-book-sylvion-ravager-4 = Desiccation and demobilise appear in the advanced game only. One costs you cards of your hand, the other removes cards of your discard pile for good. Both let you choose: one card by chance, or two that you pick.

## Combat

web-book-sylvion-combat-title = Combat and damage
web-book-sylvion-combat-1 = When an elemental enters the space of a fountain, their strengths are compared. The weaker card is discarded; if they are equal, both are. The winner keeps its full strength, however many have broken against it.
web-book-sylvion-combat-2 = Whenever one of your fountains is defeated, you draw a card at once. Trees have strength 0 and give nothing; an elemental of strength 0 perishes together with the tree.
web-book-sylvion-combat-3 = An elemental that leaves the clearing on the left does damage equal to its strength and is gone. Each point of damage turns one healthy edge card over.
web-book-sylvion-combat-4 = A forest without any healthy edge card is not lost yet. The next point of damage loses it.

## Defending

web-book-sylvion-defend-title = Drawing, paying, defending
web-book-sylvion-defend-1 = A card that costs 2 is paid by discarding two other cards of your hand. It does not matter which: every card is worth one. You pay exactly the cost, never more.
web-book-sylvion-defend-2 = Fountains and trees cost one less than their number. They go on any empty space of the clearing and stay there until something destroys them; you cannot move them.
web-book-sylvion-defend-3 = Animals take effect once and then go to the discard pile, together with what you paid for them.
web-book-sylvion-defend-4 = The deck is renewed only when you have to draw and it is empty. In the introductory game the whole discard pile is shuffled. In the advanced game this costs cards: either two of your choice leave the game, or one by chance.
web-book-sylvion-defend-5 = The limit of ten cards counts only at the end of the defend step. During the round your hand may be as large as you like.

## Animals

web-book-sylvion-animals-title = The animals
web-book-sylvion-animals-1 = The whale pushes one elemental up to three steps in any directions. Push it back to win time, into another row where a strong fountain waits, or against a weak fountain that you want to turn into a card.
web-book-sylvion-animals-2 = The elephant removes an elemental from the clearing. The hedgehog removes a card that was just turned up – an elemental or a support – and is the only card you play in the reveal step.
web-book-sylvion-animals-3 = The owl draws three cards. The fish pay: three points that count like cards for this round.
web-book-sylvion-animals-4 = Stag, doves, squirrels and fish appear in the advanced game. The doves discard the top card of every stack: four cards less to fear, and a round less to play. The squirrels show what comes next and let you change its order.

## The end

web-book-sylvion-end-title = The final assault and the end
web-book-sylvion-end-1 = When a round has ended and all stacks are empty, the elementals on the clearing move on and on until none is left. You can play no more cards, and defeated fountains give no cards now.
web-book-sylvion-end-2 = Then the health of all trees still standing is added up, and as many edge cards turn healthy.
web-book-sylvion-end-3 = If all twelve are healthy, you have won. If a single one is not, you have lost. So count in time: what is desolated now, plus what will still hit the forest, must not be more than your trees can heal.

## The advanced game

web-book-sylvion-advanced-title = The advanced game: your own deck
web-book-sylvion-advanced-1 = Before the battle you gather your deck. There are four columns of cards. In each round of the mobilisation every column gets a card, you take one whole column, every column gets another card, and then one column deserts: its cards are out of the game.
web-book-sylvion-advanced-2 = A column grows to four cards at most. Waiting makes it richer, but the desertion may strike it. Each of the four numbers deserts three times in all, and what has been turned up stays visible: you can count what is still to come.
web-book-sylvion-advanced-3 = All cards you took form your deck. A large deck lasts longer, and what is not in it cannot come. You need enough trees to heal the forest in the end, enough fountains to live that long, and something to pay with.
web-book-sylvion-advanced-4 = Each time the deck has run out, cards leave the game. So a long battle eats your deck. Send away what you no longer need.
web-book-sylvion-advanced-5 = If you want it harder, begin with three, six or nine desolated edge cards, or draw only two cards in each reinforce step.

## Feats and betrayals

web-book-sylvion-feats-title = Expansion 1: feats and betrayals
web-book-sylvion-feats-1 = Eight feats and eight betrayals are mixed into the cards of the mobilisation. A feat that you take lies open beside your deck. You may use it once, free of charge, in a defend step.
web-book-sylvion-feats-2 = Four of the feats help; the other four win the game at once if their condition holds: many trees, many fountains, a huge hand, or a burnt forest full of elementals.
web-book-sylvion-feats-3 = A betrayal comes along with the column it lies in and does not count towards its four cards. When you draw it, you either discard it, and it will come back, or you give up another card of your hand and are rid of it for good.

## The elements

web-book-sylvion-elements-title = Expansion 2: the elements
web-book-sylvion-elements-1 = Sixteen more cards are mixed into the stacks, and the battle lasts four rounds longer. Each of them acts on its own row only.
web-book-sylvion-elements-2 = Geysers and acid lakes settle on the empty space nearest to the forest. A geyser destroys the next elemental that enters, and you may let it erupt yourself, in one direction, when you defend. An acid lake blocks its space for good; elementals skip it as if it were not there.
web-book-sylvion-elements-3 = The tornado returns your trees and fountains of its row to your hand. Stone rain destroys the one nearest to the stack. Both have a second, nasty effect if the row is empty.

## The Ravager figure

web-book-sylvion-figure-title = Expansion 3: the Ravager figure
web-book-sylvion-figure-1 = Four elementals bear the mark of the Ravager. When one of them is turned up, the figure is placed on it; if it already stands on another one, it changes over only to a stronger one.
web-book-sylvion-figure-2 = The figure protects its bearer once: a fountain that would have stopped it, an elephant or an eruption takes the figure off, and the elemental goes on as an ordinary one.
web-book-sylvion-figure-3 = If the bearer reaches the forest edge, the game is lost at once, whatever its strength. A hedgehog in time helps: on the stack the bearer is not protected yet.

## Team

web-book-sylvion-team-title = Two as a team
web-book-sylvion-team-1 = You take turns: one of you is active in the odd rounds, the other in the even ones. The deck, the discard pile and the forest are shared; the hands are not.
web-book-sylvion-team-2 = The active player plays, and the partner pays – with cards of the partner’s own hand, which the partner picks. Whoever plays never pays.
web-book-sylvion-team-3 = With the owl the active player decides who of the two draws (in the first edition it is always the partner).
web-book-sylvion-team-4 = Choose how much you may know. In pure logistics both hands are open and you may discuss everything. In radio silence you see only how many cards your partner has, and there is no chat.

## Advice

web-book-sylvion-tips-title = Advice for the first battles
web-book-sylvion-tips-1 = Strong fountains live long. A fountain of strength 4 stops everything but another 4, again and again. Put it near the forest edge, where every elemental of the row must pass.
web-book-sylvion-tips-2 = A fountain of strength 1 costs nothing and turns into a card when it is overrun. It is never wasted.
web-book-sylvion-tips-3 = Plant trees late and where no fire will pass any more: behind a strong fountain, or in a row whose enemies are gone.
web-book-sylvion-tips-4 = A little damage early is no misfortune if your trees can heal it in the end. The danger numbers beside each row tell you what will hit the forest, and when, if you do nothing.
web-book-sylvion-tips-5 = Keep a hedgehog for a blaze that would turn many zeros into fours.
