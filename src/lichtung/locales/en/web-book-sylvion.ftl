### Sylvion: the rulebook, for people who read it from the beginning.

## What it is about

web-book-sylvion-start-title = About the game
web-book-sylvion-start-1 = A forest lies at the end of a clearing, and from the other side comes fire. You lead the fountains, trees and animals that stand in its way – alone, or together with a partner.
web-book-sylvion-start-2 = The fire is led by the Ravager; its cards come in four rows. Each round a new card is turned up for every row: an elemental that walks one space nearer to the forest each round, or a support that makes the others worse. You answer with cards from your hand, and you pay for them with other cards from your hand. So every card is two things: something you could play, and a coin.
web-book-sylvion-start-3 = The forest edge has twelve cards, each of them healthy or desolated. Anything that reaches the edge desolates it. If damage finds nothing healthy left, the game is lost at once.
web-book-sylvion-start-4 = When the Ravager stacks are empty, the elementals that are left make one final assault. Then your trees heal what they can. You win only if all twelve edge cards are healthy after that.

## The clearing

web-book-sylvion-clearing-title = The clearing
web-book-sylvion-clearing-1 = The clearing has four rows of four spaces. On the right, one face-down Ravager stack belongs to each row; on the left is the forest edge. A space holds one card at most.
web-book-sylvion-clearing-2 = In the introductory game your deck is ready: 24 cards with fountains, trees, whales, elephants, hedgehogs and owls. The fire has 48 cards, twelve in each stack, so the battle lasts twelve rounds. Half of the forest is desolated from the start.
web-book-sylvion-clearing-3 = In the advanced game you first build your own deck, the stacks have sixteen cards each, two new supports join in, and the whole forest is healthy at first.
web-book-sylvion-clearing-4 = You begin with eight cards in your hand. In a team each of you begins with six.

## A round

web-book-sylvion-round-title = A round, step by step
web-book-sylvion-round-1 = Reveal: the top card of each stack is turned up and lies on its stack. Before anything happens you may play hedgehogs against cards that have just been turned up. Then the supports take effect in the order of their letters A, B, C, D, and from the top row to the bottom row where letters are equal.
web-book-sylvion-round-2 = Move: every elemental moves one space towards the forest, row by row from the top, and in each row the one nearest to the forest first. Elementals on the stacks step onto the clearing. Nothing blocks them: where a tree or a fountain stands, there is combat.
web-book-sylvion-round-3 = Reinforce: you draw three cards. If the deck is empty when you have to draw, the discard pile becomes the new deck.
web-book-sylvion-round-4 = Defend: you play as many cards as you can pay for, in any order. When you have ended the step, you keep ten cards at most.
web-book-sylvion-round-5 = Note the order: the fire moves before you act. A fountain that you place now meets only what moves in the next round.

## The fire

web-book-sylvion-ravager-title = Ravager cards
web-book-sylvion-ravager-1 = Elementals have a strength from 0 to 3. The strength is the damage they do at the forest edge, and what they fight with on the way.
web-book-sylvion-ravager-2 = Blaze turns all normal elementals, on the clearing and on the stacks, into blazing ones: 1 becomes 2, 2 becomes 3, 3 becomes 4. And 0 becomes 4, so the harmless ones are the ones to watch.
web-book-sylvion-ravager-3 = Simoon moves all elementals one space on, in addition to the usual move. Two simoons in one round move them twice.
web-book-sylvion-ravager-4 = Desiccation and demobilise appear in the advanced game only. One costs you cards of your hand, the other removes cards of your discard pile for good. Both let you choose: one random card, or two that you pick.

## Combat

web-book-sylvion-combat-title = Combat and damage
web-book-sylvion-combat-1 = When an elemental enters the space of a fountain, their strengths are compared. The weaker card is discarded; if they are equal, both are. The winner keeps its full strength, however many have broken against it.
web-book-sylvion-combat-2 = Whenever one of your fountains is defeated, you draw a card at once. Trees have strength 0 and give nothing; an elemental of strength 0 perishes together with the tree.
web-book-sylvion-combat-3 = An elemental that leaves the clearing on the left does damage equal to its strength and is gone. Each point of damage turns one healthy edge card over.
web-book-sylvion-combat-4 = A forest without any healthy edge card is not lost yet. The next point of damage is the end of it.

## Defending

web-book-sylvion-defend-title = Drawing, paying, defending
web-book-sylvion-defend-1 = A card that costs 2 is paid by discarding two other cards of your hand. It does not matter which: every card is worth one. You pay exactly the cost, never more.
web-book-sylvion-defend-2 = Fountains and trees cost one less than their number. They go on any empty space of the clearing and stay there until something destroys them; you cannot move them.
web-book-sylvion-defend-3 = Animals take effect once and then go to the discard pile, together with what you paid for them.
web-book-sylvion-defend-4 = The deck is renewed only when you have to draw and it is empty. In the introductory game the whole discard pile is shuffled. In the advanced game this costs cards: either two of your choice leave the game, or a random one.
web-book-sylvion-defend-5 = The limit of ten cards counts only at the end of the defend step. During the round your hand may be as large as you like.

## Animals

web-book-sylvion-animals-title = The animals
web-book-sylvion-animals-1 = The whale pushes one elemental up to three steps in any directions. Push it back to gain time, into another row where a strong fountain waits, or against a weak fountain that you want to turn into a card. A whale may cross other cards, must not end on another elemental, and may push one into the forest.
web-book-sylvion-animals-2 = The elephant removes an elemental from the clearing. The hedgehog removes a card that was just turned up – an elemental or a support – and is the only card you play in the reveal step.
web-book-sylvion-animals-3 = The owl draws three cards. The fish pay: three points that count like cards for this round.
web-book-sylvion-animals-4 = Stag, doves, squirrels and fish appear in the advanced game. The stag turns up to two edge cards to healthy, or as many as there are trees on the clearing. The doves discard the top card of every stack: four cards less to fear, and a round less to play. The squirrels show the top two cards of each stack and let you change their order.

## The end

web-book-sylvion-end-title = The final assault and the end
web-book-sylvion-end-1 = When a round has ended and all stacks are empty, the elementals on the clearing move on and on until none is left. You can play no more cards, and defeated fountains give no cards now.
web-book-sylvion-end-2 = Then the health of all trees still standing is added up, and as many edge cards turn healthy.
web-book-sylvion-end-3 = If all twelve are healthy, you have won. If a single one is not, you have lost. So count in time: what is desolated now, plus what will still hit the forest, must not be more than your trees can heal.

## The advanced game

web-book-sylvion-advanced-title = The advanced game: your own deck
web-book-sylvion-advanced-1 = Before the battle you build your deck from a pile of all 64 defenders, laid out in four columns. In each round of the mobilisation every column gets a card, you take one whole column, every column gets another card, and then one column deserts: its cards are out of the game. The mobilisation ends with the twelfth desertion; or, once the pile is empty, as soon as an empty column is called. What is left goes to the box.
web-book-sylvion-advanced-2 = A column grows to four cards at most. Waiting makes it richer, but it may desert. Each of the four numbers deserts three times in all, and what has been turned up stays visible: you can count what is still to come.
web-book-sylvion-advanced-3 = All cards you took form your deck. A large deck lasts longer, and what is not in it cannot come. You need enough trees to heal the forest at the end, enough fountains to live that long, and something to pay with.
web-book-sylvion-advanced-4 = Each time the deck has run out, cards leave the game. So a long battle eats your deck. Send away what you no longer need.
web-book-sylvion-advanced-5 = If you want it harder, begin with three, six or nine desolated edge cards, or draw only two cards in each reinforce step.

## Feats and betrayals

web-book-sylvion-feats-title = Expansion 1: feats and betrayals
web-book-sylvion-feats-1 = Eight feats and eight betrayals are mixed into the cards of the mobilisation. A feat that you take lies open beside your deck. You may use it once, free of charge, in a defend step.
web-book-sylvion-feats-2 = Four of the feats help; the other four win the game at once if their condition holds: many trees, many fountains, a huge hand, or a forest without a healthy edge card and a clearing full of elementals.
web-book-sylvion-feats-3 = A betrayal comes along with the column it lies in and does not count towards its four cards. When you draw it, you either discard it, and it will come back, or you give up another card of your hand and are rid of it for good.

## The elements

web-book-sylvion-elements-title = Expansion 2: the elements
web-book-sylvion-elements-1 = Sixteen more cards are mixed into the stacks, and the battle lasts four rounds longer. Each of them acts on its own row only.
web-book-sylvion-elements-2 = Geysers and acid lakes settle on the empty space nearest to the forest. A geyser destroys the next elemental that enters, and you may let it erupt yourself, in one direction, when you defend. An acid lake blocks its space for good; elementals skip it as if it were not there.
web-book-sylvion-elements-3 = The tornado returns your trees and fountains of its row to your hand. Stone rain destroys the one nearest to the stack. Both have a second, nasty effect if the row is empty.

## The Ravager figure

web-book-sylvion-figure-title = Expansion 3: the Ravager figure
web-book-sylvion-figure-1 = Four elementals bear the mark of the Ravager. When one of them is turned up, the figure is placed on it; if it already stands on another one, it changes over only to a stronger one.
web-book-sylvion-figure-2 = The figure protects its bearer once. A fountain that would have stopped it is destroyed (you draw a card); the elemental loses the figure and moves into its space. An elephant or an eruption removes only the figure. From then on the elemental is an ordinary one.
web-book-sylvion-figure-3 = If the bearer reaches the forest edge, the game is lost at once, whatever its strength. A hedgehog in time helps: on the stack the bearer is not protected yet.

## Team

web-book-sylvion-team-title = Playing as a team
web-book-sylvion-team-1 = You take turns: one of you is active in the odd rounds, the other in the even ones. The deck, the discard pile and the forest are shared; the hands are not.
web-book-sylvion-team-2 = The active player plays, and the partner pays – with cards of the partner’s own hand, which the partner picks. The player who plays never pays.
web-book-sylvion-team-3 = With the owl the active player decides which of the two draws (in the first edition it is always the partner).
web-book-sylvion-team-4 = Choose how much you may know. In pure logistics both hands are open and you may discuss everything. In radio silence you see only how many cards your partner has, and there is no chat.

## Advice

web-book-sylvion-tips-title = Tips for your first battles
web-book-sylvion-tips-1 = Strong fountains live long. A fountain of strength 4 beats everything up to 3 and takes a blazing 4 down with it. Put it near the forest edge, where every elemental of the row must pass.
web-book-sylvion-tips-2 = A fountain of strength 1 costs nothing and turns into a card when it is overrun. It is never wasted.
web-book-sylvion-tips-3 = Plant trees late and where no fire will pass any more: behind a strong fountain, or in a row whose enemies are gone.
web-book-sylvion-tips-4 = A little damage early is no misfortune if your trees can heal it at the end. The danger numbers beside each row tell you what will hit the forest, and when, if you do nothing.
web-book-sylvion-tips-5 = Keep a hedgehog for a blaze that would turn many zeros into fours.

web-book-sylvion-example-title = A round, drawn
web-book-sylvion-example-1 = The top card of each stack is turned up: three elementals and a Blaze. Blaze would set every normal elemental ablaze; the 3 in the bottom row would become a 4, the 0 in the top row as well. You hold a hedgehog, and now is its moment.
web-book-sylvion-example-2 = You play the hedgehog against the Blaze: it is discarded without effect. The hedgehog costs nothing.
web-book-sylvion-example-3 = All elementals move one space. Top row: the elemental 2 runs into the fountain 3 and is discarded. Second row: the elemental 1 leaves the clearing, and the forest takes 1 damage. Third row: the elemental 2 beats the fountain 1 – and you draw a card for it, an owl.
web-book-sylvion-example-4 = Reinforce: you draw three cards. You now hold eight.
web-book-sylvion-example-5 = Defend: you play the fountain 4. It costs 3, so you discard three other cards, and you put it at the forest edge of the bottom row, where the elemental 3 will arrive. You could go on playing; you keep the rest and end the step.
web-book-sylvion-symbols-title = Symbols
web-book-sylvion-symbols-1 = Every symbol on the cards and around the clearing.
web-book-sylvion-symbol-fountain = Fountain. In the drop its cost, at the bottom its strength.
web-book-sylvion-symbol-tree = Tree. In the drop its cost, at the bottom with a plus its health.
web-book-sylvion-symbol-animal = Animal. In the drop its cost.
web-book-sylvion-symbol-elemental = Elemental. At the bottom its strength.
web-book-sylvion-symbol-blazing = Blazing elemental: dark, with a star of sparks.
web-book-sylvion-symbol-support = Support. Its letter is its turn in the reveal step.
web-book-sylvion-symbol-element = Element card (expansion 2), with its letter.
web-book-sylvion-symbol-feat = Feat: a golden card with a star.
web-book-sylvion-symbol-betrayal = Betrayal: it can be neither played nor used to pay.
web-book-sylvion-symbol-mark = The Ravager mark: the figure comes onto this elemental.
web-book-sylvion-symbol-figure = The Ravager figure.
web-book-sylvion-symbol-edge = A healthy edge card; with a number, the health of the forest.
web-book-sylvion-symbol-desolated = A desolated edge card.
web-book-sylvion-symbol-danger = Damage on its way to the forest.
web-book-sylvion-symbol-healing = What the trees will heal after the final assault.
web-book-sylvion-symbol-rounds = Rounds to come; after the last one comes the final assault.
web-book-sylvion-symbol-fish = Fish points: each pays one unit of cost this round.
web-book-sylvion-symbol-stack = Back of the Ravager cards: a Ravager stack.
web-book-sylvion-symbol-ravager-discard = Discard pile of the Ravager.
web-book-sylvion-symbol-sylvan-discard = Your discard pile; before the battle, the recruit pile.
web-book-sylvion-symbol-box = The box: cards out of the game.
web-book-sylvion-symbol-desertion = Desertion: a column leaves the game.
web-book-sylvion-symbol-skip = Hedgehog Fence: the next reveal is skipped.
web-book-sylvion-symbol-both = Foretold combat: both cards are discarded.
web-book-sylvion-symbol-defence = Foretold combat: the elemental is discarded, the fountain stays.
web-book-sylvion-symbol-fire = Foretold combat: your card is discarded, the elemental stays.
