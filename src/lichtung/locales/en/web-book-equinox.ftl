### Equinox: the rulebook, for people who read it from the beginning.

## What it is about

web-book-equinox-start-title = About the game
web-book-equinox-start-1 = Eight creatures of the twilight compete for a place in the stories. Nobody owns them: you bet on those you believe in, and everyone can make every creature stronger or weaker.
web-book-equinox-start-2 = The tournament has five rounds, and each round has its own row on the table. In each round one creature vanishes: the weakest. Three are left at the end.
web-book-equinox-start-3 = You have five stones to bet with. A bet on a creature that is left at the end brings prestige, and the earlier you dared to make it, the more: 4 in the first row, then 3, 2, 1 and 0. A secret bet brings 5.
web-book-equinox-start-4 = Two to five play. Eight of fourteen creatures take part, drawn at random or chosen, and so is the starting player. Each player has eight cards. The deck has eleven cards for each creature, of strength 0 to 10, eleven chameleons and three trees.

## A turn

web-book-equinox-turn-title = A turn
web-book-equinox-turn-1 = A turn has five steps. 1: bet – you may place a stone. 2: play – you play one card. 3: discard – you may get rid of cards of vanished creatures. 4: draw – you draw until you hold eight.
web-book-equinox-turn-2 = 5: check – everyone looks at the current row. If every creature has a card there and one of them alone is weakest, it vanishes and the next row begins.
web-book-equinox-turn-3 = Then the next player has a turn, even when a new round begins.

## Bets

web-book-equinox-bets-title = Bets
web-book-equinox-bets-1 = Once in your turn you may put a stone on a creature’s space in the current row, if no stone lies there yet. It is worth what the row is worth, to the end.
web-book-equinox-bets-2 = In the first round, and only once in the game, you may bet secretly: put a card of the creature face down in front of you, with a stone on it. You play no card in that turn. In a later turn you may reveal the bet instead of placing one; then the stone lies on the champion itself and is worth 5.
web-book-equinox-bets-3 = As long as the bet is secret, it does not help you to rule the creature. At the end all secret bets are revealed and count.
web-book-equinox-bets-4 = Stones on creatures that have vanished are lost.

## Ruling

web-book-equinox-ruler-title = Ruling a creature
web-book-equinox-ruler-1 = The player with more prestige on a creature than anyone else rules it. If the two best are equal, nobody does.
web-book-equinox-ruler-2 = When the ruler plays a card of the creature from the hand, the ruler may use its power – at once or not at all.
web-book-equinox-ruler-3 = All others may play the creature’s cards as well. They only do not get the power.

## Playing

web-book-equinox-playing-title = Playing a card
web-book-equinox-playing-1 = A creature card goes on the space of its creature in the current row, on top of what lies there. Only the uppermost card counts.
web-book-equinox-playing-2 = So a strong card saves a creature, and a weak one on top brings it down. Covered cards are out of the game unless something uncovers them.
web-book-equinox-playing-3 = You must play a card if you can. If your whole hand has nothing that can be played, you show it and go on.
web-book-equinox-playing-4 = After that you may discard up to three cards of vanished creatures, and then you draw until you have eight. Drawing the last card of the deck ends the game at once.

## Chameleon and trees

web-book-equinox-special-title = The chameleon and the trees
web-book-equinox-special-1 = A chameleon may be put on any creature and lends it its number. It brings no power, and a creature card laid directly on a chameleon brings none either.
web-book-equinox-special-2 = The Forefather names a creature, and everyone who has bet on it secretly must reveal the bet.
web-book-equinox-special-3 = The Dryad takes a visible creature card from any row into your hand. Tree cards then go to the discard pile.

## Vanishing

web-book-equinox-vanishing-title = Vanishing
web-book-equinox-vanishing-1 = No creature vanishes while a space of the current row is empty, or while several creatures share the lowest strength.
web-book-equinox-vanishing-2 = A creature that has vanished never returns. Its cards can no longer be played.
web-book-equinox-vanishing-3 = The table shades the weakest creature of the current row and marks ties, so that you see what would happen at the end of this turn.

## The creatures

web-book-equinox-creatures-title = The fourteen creatures
web-book-equinox-creatures-1 = Eight of these fourteen take part in a game. Each has a power for its ruler, except Ursus, who is half a point stronger instead.
web-book-equinox-creatures-2 = Powers are never compulsory, but once you begin, you finish.

## The end

web-book-equinox-end-title = The end and the score
web-book-equinox-end-1 = The game ends when the fifth creature has vanished, at once when the last card of the deck is drawn, or when nothing has changed for one turn of every player.
web-book-equinox-end-2 = You score the value of each of your stones on creatures that are left: 5 on a champion, 4 to 0 in the rows. On Ursus each stone brings half a point more.
web-book-equinox-end-3 = Most prestige wins.
web-book-equinox-end-4 = If there is a tie, a secret bet that scored decides; then the prestige from the first row, then from the second, and so on. Players who are still equal share the victory.

## Secrets

web-book-equinox-secrets-title = Who knows what
web-book-equinox-secrets-1 = Hands and secret bets are known to their owners alone, and covered cards may not be looked at again. What you have seen you may remember.
web-book-equinox-secrets-2 = Cards discarded with Carmen’s power go face down: the others learn only how many there were.

## Advice

web-book-equinox-tips-title = Tips for your first games
web-book-equinox-tips-1 = Bet early. A stone in the first row is worth as much as two in the third, and it makes you a ruler.
web-book-equinox-tips-2 = Bet on creatures whose strong cards you hold – and on those that others will defend with you.
web-book-equinox-tips-3 = Keep a low card or a chameleon for the moment when the row is nearly complete. The last card played decides.
web-book-equinox-tips-4 = A tie for the weakest place gives everyone another turn. Use it.
web-book-equinox-tips-5 = Do not spread your stones over creatures that will fight each other for the last place.

web-book-equinox-example-title = A turn, drawn
web-book-equinox-example-1 = The third round: two creatures have vanished, six are left, and one of them, Vulpa, has no card in this row yet. One stone lies there, that of player B on Carmen. You are player A and hold two Vulpa cards.
web-book-equinox-example-2 = Step 1: you bet on Vulpa. The stone is worth what the row is worth, 2, and since nobody has more prestige on Vulpa, you rule it.
web-book-equinox-example-3 = Step 2: you play Vulpa 8. Now every creature has a card; Carmen would be the weakest. But you rule Vulpa, so you may use its power: discard the visible card of another creature in this row.
web-book-equinox-example-4 = You discard Noctia 7, and the Noctia 1 below it comes to light. Step 3: you may get rid of cards of vanished creatures, and you discard Ursus and Aquilon.
web-book-equinox-example-5 = Step 4: you draw until you hold eight. Step 5: every creature has a card and Noctia alone is weakest, so it vanishes, and with it every bet on it. The fourth row begins, and the next player has a turn.
web-book-equinox-symbols-title = Symbols
web-book-equinox-symbols-1 = Every symbol on the cards and on the table, and the emblems of the creatures.
web-book-equinox-symbol-strength = A creature card: emblem and strength.
web-book-equinox-symbol-chameleon = A chameleon: fits every creature.
web-book-equinox-symbol-stone = A betting stone, with its owner’s letter.
web-book-equinox-symbol-ruler = The ruler of a creature; beside a bet: it would make you the ruler.
web-book-equinox-symbol-secret = An unrevealed secret bet.
web-book-equinox-symbol-champion = Back of the cards; in the top row, what a revealed secret bet is worth.
web-book-equinox-symbol-weakest = The weakest creature of the row: it would vanish now.
web-book-equinox-symbol-tied = Tied for weakest: no creature vanishes.
web-book-equinox-symbol-vanished = This creature has vanished.
web-book-equinox-symbol-aside = Cards put aside because of Cornu.
web-book-equinox-symbol-deck = The deck; in a player’s line, the number of hand cards.
web-book-equinox-symbol-discard = The discard pile
