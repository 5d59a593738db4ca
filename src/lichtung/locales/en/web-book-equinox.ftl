### Equinox: the rulebook, for people who read it from the beginning.

## What it is about

web-book-equinox-start-title = What it is about
web-book-equinox-start-1 = Eight creatures of the twilight compete for a place in the stories. Nobody owns them: you bet on those you believe in, and everybody can make every creature stronger or weaker.
web-book-equinox-start-2 = The tournament has five rounds, and each round has its own row on the table. In each round one creature vanishes: the weakest. Three are left in the end.
web-book-equinox-start-3 = You have five stones to bet with. A bet on a creature that is left in the end brings prestige, and the earlier you dared to make it, the more: 4 in the first row, then 3, 2, 1 and 0. A secret bet brings 5.
web-book-equinox-start-4 = Each player has eight cards. The deck has eleven cards for each creature, of strength 0 to 10, eleven chameleons and three trees.

## A turn

web-book-equinox-turn-title = A turn
web-book-equinox-turn-1 = Bet, play, discard, draw: you may place a stone, you play one card, you may get rid of cards of vanished creatures, and you draw until you hold eight.
web-book-equinox-turn-2 = At the end of the turn everybody looks at the current row. If every creature has a card there and one of them alone is weakest, it vanishes and the next row begins.
web-book-equinox-turn-3 = Then the next player has a turn, also when a new round begins.

## Bets

web-book-equinox-bets-title = Bets
web-book-equinox-bets-1 = Once in your turn you may put a stone on a creature’s space in the current row, if no stone lies there yet. It is worth what the row is worth, to the end.
web-book-equinox-bets-2 = In the first round, and only once in the game, you may bet secretly: put a card of the creature face down in front of you, with a stone on it. You play no card in that turn. In a later turn you may reveal the bet instead of placing one; then the stone lies on the champion itself and is worth 5.
web-book-equinox-bets-3 = As long as the bet is secret, it does not help you to rule the creature. In the end all secret bets are revealed and count.
web-book-equinox-bets-4 = Stones on creatures that have vanished are lost.

## Ruling

web-book-equinox-ruler-title = Ruling a creature
web-book-equinox-ruler-1 = Whoever has more prestige on a creature than anyone else rules it. If the two best are equal, nobody does.
web-book-equinox-ruler-2 = When the ruler plays a card of the creature from the hand, the ruler may use its power – at once or not at all.
web-book-equinox-ruler-3 = All others may play the creature’s cards as well. They only do not get the power.

## Playing

web-book-equinox-playing-title = Playing a card
web-book-equinox-playing-1 = A creature card goes on the space of its creature in the current row, on top of what lies there. Only the uppermost card counts.
web-book-equinox-playing-2 = So a strong card saves a creature, and a weak one on top brings it down. Covered cards are out of the game unless something uncovers them.
web-book-equinox-playing-3 = You must play a card if you can. If your whole hand has nothing that can be played, you show it and go on.
web-book-equinox-playing-4 = After that you may discard up to three cards of vanished creatures, and then you draw until you have eight. Whoever draws the last card of the deck ends the game at once.

## Chameleon and trees

web-book-equinox-special-title = The chameleon and the trees
web-book-equinox-special-1 = A chameleon may be put on any creature and lends it its number. It brings no power, and a creature card laid directly on a chameleon brings none either.
web-book-equinox-special-2 = The Forefather names a creature, and everybody who has bet on it secretly must reveal the bet.
web-book-equinox-special-3 = The Dryad takes a visible creature card from any row into your hand. Tree cards then go to the discard pile.

## Vanishing

web-book-equinox-vanishing-title = Vanishing
web-book-equinox-vanishing-1 = Nobody vanishes while a space of the current row is empty, and nobody vanishes while several creatures share the lowest strength.
web-book-equinox-vanishing-2 = A creature that has vanished never returns. Its cards can no longer be played.
web-book-equinox-vanishing-3 = The table shades the weakest creature of the current row and marks ties, so that you see what would happen at the end of this turn.

## The creatures

web-book-equinox-creatures-title = The fourteen creatures
web-book-equinox-creatures-1 = Eight of these fourteen take part in a game. Each has a power for its ruler, except Ursus, who is half a point stronger instead.
web-book-equinox-creatures-2 = Powers are never compulsory, but once you begin, you finish.

## The end

web-book-equinox-end-title = The end and the score
web-book-equinox-end-1 = The game ends when the fifth creature has vanished, or at once when the last card of the deck is drawn.
web-book-equinox-end-2 = You score the value of each of your stones on creatures that are left: 5 on a champion, 4 to 0 in the rows. On Ursus each stone brings half a point more.
web-book-equinox-end-3 = Most prestige wins.
web-book-equinox-end-4 = If there is a tie, a secret bet that scored decides; then the prestige from the first row, then from the second, and so on. Whoever is still equal shares the victory.

## Secrets

web-book-equinox-secrets-title = Who knows what
web-book-equinox-secrets-1 = Hands and secret bets are known to their owners alone, and covered cards may not be looked at again. What you have seen you may remember.
web-book-equinox-secrets-2 = Cards discarded with Carmen’s power go face down: the others learn only how many there were.

## Advice

web-book-equinox-tips-title = Advice for the first games
web-book-equinox-tips-1 = Bet early. A stone in the first row is worth as much as two in the third, and it makes you a ruler.
web-book-equinox-tips-2 = Bet on creatures whose strong cards you hold – and on those that others will defend with you.
web-book-equinox-tips-3 = Keep a low card or a chameleon for the moment when the row is nearly complete. Whoever plays the last card decides.
web-book-equinox-tips-4 = A tie for the weakest place gives everybody another turn. Use it.
web-book-equinox-tips-5 = Do not spread your stones over creatures that will fight each other for the last place.
