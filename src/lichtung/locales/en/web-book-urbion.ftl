### Urbion: the rulebook, for people who read it from the beginning.

## What it is about

web-book-urbion-start-title = About the game
web-book-urbion-start-1 = Four cities cannot find their rest. Good dreams pull at them from one side, bad dreams from the other. You calm a city by bringing the two sides into balance.
web-book-urbion-start-2 = Good dreams, the Sognae, have positive numbers and lie on the left of a city. Bad dreams, the Incubi, have negative numbers and lie on the right. If everything at a city adds up to exactly zero, the city is balanced.
web-book-urbion-start-3 = Balance alone is not enough: only a census counts balanced cities as pacified. Then they leave, and new cities with new dreams take their place.
web-book-urbion-start-4 = You win when every city card has been pacified. You lose when you have to draw a dream and the dream deck is empty. The dream deck is your clock.

## The dreams

web-book-urbion-dreams-title = Cities and dreams
web-book-urbion-dreams-1 = There are twelve cities, each with two of the four elements: earth, water, fire and air. Four of them lie on the table in a column.
web-book-urbion-dreams-2 = Each element has one good and one bad dream: earth +2 and −3, water +1 and −2, fire +4 and −1, air +2 and −3, eight cards of each.
web-book-urbion-dreams-3 = Each side of a city has room for three dreams. There are no more places than that, so a city that has been filled badly cannot be saved by adding.
web-book-urbion-dreams-4 = Eight Chaos cards are mixed in. A Chaos is worth 5, positive on the left and negative on the right, and it never comes into your hand.

## Set-up

web-book-urbion-setup-title = Set-up
web-book-urbion-setup-1 = Four cities are laid out. Each gets two dreams from the deck: good ones left, bad ones right, elements do not matter here. A Chaos lies on the side of the other dream.
web-book-urbion-setup-2 = Then you draw four dreams as your hand. A Chaos that turns up goes at once to the dominant side of a city of your choice: the side that outweighs the other, signs ignored.
web-book-urbion-setup-3 = Whenever a city without dreams is filled later, after a census for instance, it gets two dreams in the same way.

## A turn

web-book-urbion-turn-title = A turn
web-book-urbion-turn-1 = First you use one card of your hand, then you draw until you hold four again. That is all.
web-book-urbion-turn-2 = You may place the card: at a city that shows its element, on the side of its sign, if there is room.
web-book-urbion-turn-3 = Or you may discard the card, whatever it is, for an action. In an exchange, two dreams of different cities swap places, both on the left or both on the right. In a census, balanced cities are pacified.
web-book-urbion-turn-4 = You may also discard a card for nothing. But you cannot pass.

## Census

web-book-urbion-census-title = The census
web-book-urbion-census-1 = All cities that are balanced when the census begins are pacified. They go to the success pile and their dreams to the discard pile.
web-book-urbion-census-2 = At each of the other cities you may now discard dreams of your choice whose values add up to zero – for instance +2 and +1 on the left with −3 on the right. This does not pacify the city, but it makes room.
web-book-urbion-census-3 = Then new cities take the empty places, and every city without dreams gets two new ones.
web-book-urbion-census-4 = If four cities are on the table and all four are pacified in one census, that is a perfect balance: you may put the next city straight on the success pile.

## Chaos

web-book-urbion-chaos-title = Drawing, and Chaos
web-book-urbion-chaos-1 = You draw cards one by one until you hold four. If a Chaos turns up, you must resolve it at once, in one of three ways.
web-book-urbion-chaos-2 = Place it: on the dominant side of a city, if fewer than three dreams lie there; it makes the imbalance worse by five. A balanced or empty city has no dominant side.
web-book-urbion-chaos-3 = Clear: discard all dreams of a balanced city, and the Chaos with them. The city stays, and it is empty until the next census.
web-book-urbion-chaos-4 = Reveal: turn up four cards of the dream deck. All dreams among them are lost, and every Chaos among them must be resolved in turn. It is always possible, and it always costs time.

## The end

web-book-urbion-end-title = The end
web-book-urbion-end-1 = As soon as all city cards are in the success pile, you have won.
web-book-urbion-end-2 = As soon as you have to draw a dream from an empty deck, you have lost. An empty deck alone is harmless: if nothing has to be drawn, you play on.
web-book-urbion-end-3 = The table shows how many dreams are left and about how many turns that makes. Twelve cities in the base game leave you roughly four cards for each.

## Team

web-book-urbion-team-title = Playing as a team
web-book-urbion-team-1 = Each of you has a hand of four. One has the polarity of the Sognae and may place only good dreams; the other has the polarity of the Incubi and may place only bad ones. The player with the Sognae starts, and you take turns.
web-book-urbion-team-2 = Any card may be discarded for any action, whatever your polarity.
web-book-urbion-team-3 = In your turn you may swap polarities with your partner by taking eight cards of the discard pile out of the game.
web-book-urbion-team-4 = With open hands you see everything and may talk. With hidden hands each of you sees only their own cards.

## New cities

web-book-urbion-cities-title = Expansions with new cities
web-book-urbion-cities-1 = City Squares and Metas: squares show all four elements, so every dream fits. A Meta is a good or a bad dream, as you choose when you lay it down.
web-book-urbion-cities-2 = Temples and Concord: a temple shows one element only. A Concord has all four elements and is worth +1 or −1.
web-book-urbion-cities-3 = Hanging Gardens and Wizards: the gardens show no element, so nothing can be placed there from your hand. A Wizard is an ordinary dream, but discarded it pays for two actions, or for one special action.
web-book-urbion-cities-4 = The special actions can also be paid with two cards of your hand that have an element in common. Rebuild swaps two cities while the dreams stay where they are. A side change moves a Chaos to the other side of its city.

## Chromatic Chaos

web-book-urbion-chromatic-title = Chromatic Chaos
web-book-urbion-chromatic-1 = Eight cards worth 4 that do not wait for your hand either. When you draw one, you put it on any side with room, left or right.
web-book-urbion-chromatic-2 = Then the next card of the dream deck is revealed and placed at once, wherever the rules for placing allow. If there is no such place, its element no longer matters.
web-book-urbion-chromatic-3 = When one turns up while cities are being filled, it waits until the filling is done.

## Books

web-book-urbion-books-title = The Books of Power
web-book-urbion-books-1 = Before the game four books are dealt face down. You turn them up one by one and stop when you like. All that you turned up are yours for the whole game.
web-book-urbion-books-2 = Each book costs you four cards of the dream deck at the start.
web-book-urbion-books-3 = A discarded card then pays for one book action instead of an exchange or a census, as often as you like.

## Postcards

web-book-urbion-postcards-title = Postcards to the Oniverse
web-book-urbion-postcards-1 = Each time a city is filled, a postcard is pinned to one of its two dreams. It moves with its dream.
web-book-urbion-postcards-2 = Every postcard has a wish. If the wish is fulfilled when its city is pacified, the card counts +1, otherwise −2. If its dream is discarded in any other way, it counts −2.
web-book-urbion-postcards-3 = When all cities are pacified, the postcards must not add up to less than zero, or the game is lost after all.
web-book-urbion-postcards-4 = Wise Chaos helps: each of these cards lets you ignore one Chaos that you draw. It goes back into the deck as the fourth card from the top.

## The Void

web-book-urbion-void-title = The Void
web-book-urbion-void-1 = A figure wanders down the column, one city each turn. A census does not pacify the city it stands on.
web-book-urbion-void-2 = If the city of the Void is balanced in a census, the Void loses one of its eight cards and retreats. If it is not balanced, its dreams are lost. If it has no dreams at all, the game is lost.
web-book-urbion-void-3 = An alliance – a good and a bad dream discarded from your hand together – costs the Void a card too, and lays the figure flat.
web-book-urbion-void-4 = When the last of its cards is gone, the Void is gone as well, and you get a city as a present. You need not defeat it to win.

## Advice

web-book-urbion-tips-title = Tips for your first games
web-book-urbion-tips-1 = A census costs a card and a turn. It pays when it pacifies two cities or more.
web-book-urbion-tips-2 = Before you place a dream, look at what would still be missing. The sums beside each city tell you.
web-book-urbion-tips-3 = Keep a city balanced in reserve when you can: it lets you get rid of a Chaos, if you can bear to empty it.
web-book-urbion-tips-4 = An exchange often balances two cities at once.
web-book-urbion-tips-5 = Revealing four cards against Chaos looks cheap and is not. Each dream that goes is a turn less.

web-book-urbion-example-title = Two turns, drawn
web-book-urbion-example-1 = Four cities, each with dreams on the left and on the right; behind each row stands its sum. The second city is balanced. In the fourth, Earth/Water, one point is missing on the left – and you hold Water +1.
web-book-urbion-example-2 = You place Water +1 there: the city shows water, there is room on its left, and now its sum is 0. Then you draw back to four cards, an Earth +2. Two cities are balanced: time for a census. In the next turn you discard Fire −1 for it.
web-book-urbion-example-3 = The census pacifies both: they go to the success pile, and two new cities with two dreams each take their places. At the third city you discard Air +2 and Water −2, which add up to 0: the sum stays +1, but there is room again. Then you draw.
web-book-urbion-symbols-title = Symbols
web-book-urbion-symbols-1 = Every symbol on the cards and around the cities.
web-book-urbion-symbol-sogna = Sogna: a good dream, on the left; also the polarity of the Sognae.
web-book-urbion-symbol-incubus = Incubus: a bad dream, on the right; also the polarity of the Incubi.
web-book-urbion-symbol-chaos = Chaos
web-book-urbion-symbol-chromatic = Chromatic Chaos
web-book-urbion-symbol-meta = Meta: a good or a bad dream, as you choose.
web-book-urbion-symbol-concord = Concord: has all four elements.
web-book-urbion-symbol-wizard = Wizard: the hat on a dream.
web-book-urbion-symbol-special = On a Wizard: pays for two actions or one special action.
web-book-urbion-symbol-city = A city; along its bottom the elements it shows. Also the success pile.
web-book-urbion-symbol-book = A Book of Power
web-book-urbion-symbol-postcard = A postcard; with a number, what the residents’ postcards add up to.
web-book-urbion-symbol-wise = Wise Chaos
web-book-urbion-symbol-void = The Void: its figure
web-book-urbion-symbol-void-card = A void card
web-book-urbion-symbol-sum = The sum of a city, signs included; a census counts cities with 0.
web-book-urbion-symbol-balanced = A balanced city: a census would pacify it.
web-book-urbion-symbol-deck = Back of the dreams: the dream deck, your clock.
web-book-urbion-symbol-discard = Discard pile
web-book-urbion-symbol-cities = City deck
web-book-urbion-symbol-box = The box: cards out of the game.
