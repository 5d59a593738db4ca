### Urbion: names, explanations, questions and answers.

# What cards with composed codes are called is said in codes.json. $value is a text with a sign, +2 or −3; $code the letter of
# an element, $element, $one and $two the names of elements; $card is the name of a card, $cards of several, $other the second
# card or row of a pair; $cell the name of a row or side (for “lay” L or R); $n a number, for a census that of the dreams.

## The game

urbion-title = Urbion
urbion-tagline = Good and bad dreams pull at the city, and you keep them in balance – alone or as a team of two.
urbion-goal = Pacify every city card before a dream has to be drawn from an empty dream deck.
urbion-remark = How the values of the dreams are spread over the elements is not printed anywhere; here every element has one value on the left and one on the right (URB-RUL-01, URB-RUL-02).

## Elements

urbion-element-E = Earth
urbion-element-W = Water
urbion-element-F = Fire
urbion-element-A = Air

## Card names

urbion-card-dream = { $element } { $value }
urbion-card-wizard =
    { $code ->
        [E] Earth Wizard
        [W] Water Wizard
        [F] Fire Wizard
       *[A] Air Wizard
    } { $value }
urbion-card-meta =
    { $code ->
        [E] Earth Meta
        [W] Water Meta
        [F] Fire Meta
       *[A] Air Meta
    }
urbion-card-O = Concord
urbion-card-K = Chaos
urbion-card-C = Chromatic Chaos
urbion-card-with-value = { $card } { $value }
urbion-card-carrying = { $card } with “{ $postcard }”
urbion-card-there = { $card }
urbion-card-city = City { $one }/{ $two }
urbion-card-SQ = City square
urbion-card-temple =
    { $code ->
        [E] Temple of Earth
        [W] Temple of Water
        [F] Temple of Fire
       *[A] Temple of Air
    }
urbion-card-G = Hanging gardens
urbion-card-flying_sognae = Book of Flying Sognae
urbion-card-flying_incubi = Book of Flying Incubi
urbion-card-invisible_sognae = Book of Invisible Sognae
urbion-card-invisible_incubi = Book of Invisible Incubi
urbion-card-free_dreams = Book of Free Dreams
urbion-card-perfect_balance = Book of Perfect Balance
urbion-card-prophecies = Book of Prophecies
urbion-card-DC = Dreamcatcher
urbion-card-DV = Doves
urbion-card-SE = Seer
urbion-card-MG = Mages on Holiday
urbion-card-HG = Repentant Hourglass
urbion-card-HGat = Hourglass { $n }/4
urbion-card-FS = Flagship
urbion-card-RK = Resting Rocket
urbion-card-PB = Planbot
urbion-card-wise_chaos = Wise Chaos
urbion-card-void_card = Void card
urbion-card-void_figure = Void figure
urbion-card-polarity_sognae = Sognae polarity
urbion-card-polarity_incubi = Incubi polarity

## What the cards do

urbion-about-sogna = Sogna, { $value }: it lies on the left. From the hand you place it at a city that shows { $element }, or discard it for an action.
urbion-about-incubus = Incubus, { $value }: it lies on the right. From the hand you place it at a city that shows { $element }, or discard it for an action.
urbion-about-wizard_sogna = A Sogna, { $value }, placed on the left of a city that shows { $element }. Discarded alone, it pays for up to two actions or for one special action.
urbion-about-wizard_incubus = An Incubus, { $value }, placed on the right of a city that shows { $element }. Discarded alone, it pays for up to two actions or for one special action.
urbion-about-meta = Each time it is laid down, you choose its side: on the left it counts as much as a Sogna of { $element }, on the right as much as an Incubus of { $element }. From the hand it needs a city that shows { $element }.
urbion-about-O = Has all four elements and is laid as +1 on the left or −1 on the right. From the hand it fits every city that shows an element.
urbion-about-K = Drawn in phase II, it goes to the dominant side of a city (+5 or −5), or you clear a balanced city, or you reveal four cards of the dream deck. It never enters a hand.
urbion-about-C = Drawn in phase II, it goes to any side with room (+4 or −4). Then the top card of the dream deck is revealed and placed at once.
urbion-about-city = Takes dreams of its elements from the hand: { $one }, { $two }. When all its dreams add up to 0, a census pacifies it.
urbion-about-SQ = Shows all four elements, so every dream of your hand fits.
urbion-about-temple = Shows only one element: { $element }.
urbion-about-G = Show no element: nothing can be placed here from the hand. Dreams get here only by filling, moving or Chaos.
urbion-about-flying_sognae = Action: one Sogna on the table moves to the left side of another city with room there. Elements do not matter.
urbion-about-flying_incubi = Action: one Incubus on the table moves to the right side of another city with room there. Elements do not matter.
urbion-about-invisible_sognae = Action: one Sogna on the table is discarded.
urbion-about-invisible_incubi = Action: one Incubus on the table is discarded.
urbion-about-free_dreams = Action: a city without dreams is pacified. A new city takes its place, and all cities without dreams are filled.
urbion-about-perfect_balance = Action: a census in which a perfect balance brings two city cards as a bonus instead of one.
urbion-about-prophecies = Action: you look at the top 2 cards of the dream deck and put them back in any order. With both of these books on the table it is 4 cards.
urbion-about-DC = Counts +1 if the dream under it is the only one on its side when the city is pacified, otherwise −2.
urbion-about-DV = Counts +1 if all four cities are pacified in the same census, otherwise −2.
urbion-about-SE = Counts +1 if the dreams at the pacified city show all four elements, otherwise −2. A Concord stands for one element of your choice.
urbion-about-MG = Counts +1 if at least two Chaos lie at the cities on the table when the census begins, otherwise −2. Chromatic Chaos does not count.
urbion-about-HG = Turns by a quarter at the end of each turn; after four quarter turns, the next end of turn makes it −2. If its city is pacified before that, it counts +1.
urbion-about-FS = Moves with its dream one row down at the start of each turn; if that side is full, it counts −2. If its city is pacified before that, it counts +1.
urbion-about-RK = Counts −2 as soon as its dream moves to another city or the other side. If its city is pacified before that, it counts +1.
urbion-about-PB = Counts +1 if one dream at each of the four cities, read down the column and around, makes four consecutive numbers, signs ignored; otherwise −2.
urbion-about-wise_chaos = Put it into the box to ignore a Chaos or Chromatic Chaos drawn in phase II. The ignored card becomes the fourth from the top of the dream deck.
urbion-about-void_card = One goes into the box for each alliance and for each census that finds the city with the void figure balanced. With the last one the Void is defeated, and you gain a city card.
urbion-about-void_figure = Moves one city down each turn. A census does not pacify its city but discards the dreams there if they are not balanced; if there are none, the game is lost.
urbion-about-polarity_sognae = From the hand you may place only Sognae, and Metas and Concords only on the left. For actions you may discard any card.
urbion-about-polarity_incubi = From the hand you may place only Incubi, and Metas and Concords only on the right. For actions you may discard any card.

## Rows and sides

urbion-cell-row = row { $n }
urbion-cell-left = row { $n } left
urbion-cell-right = row { $n } right
urbion-cell-there = { $place }
urbion-cell-stack_standing = standing on the void stack
urbion-cell-stack_lying = lying on the void stack
urbion-cell-gone = out of the game

## Steps

urbion-step-setup_books = Set-up: choose books
urbion-step-setup_fill = Set-up: fill the cities
urbion-step-setup_hand = Set-up: opening hand
urbion-step-start_of_turn = Start of turn
urbion-step-phase_play = Phase I: play a card
urbion-step-phase_draw = Phase II: refill
urbion-step-end_of_turn = End of turn

## Phases, as a table shows them one after the other

urbion-phase-preparation = Set-up
urbion-phase-filling = Cities are filled
urbion-phase-turn_start = Start of turn
urbion-phase-void = The void figure moves on
urbion-phase-flagships = Flagships
urbion-phase-play = Playing a card
urbion-phase-action = Action
urbion-phase-chaos = Chaos strikes
urbion-phase-census = Census
urbion-phase-great_census = A great census: several cities
urbion-phase-books = Books of Power
urbion-phase-drawing = Drawing cards
urbion-phase-polarity = Polarity
urbion-phase-turn_end = End of turn

## How a game ends

urbion-reason-cities_pacified = Won: all cities are pacified.
urbion-reason-residents_unhappy = Lost: all cities are pacified, but the postcards in the resident pile add up to less than 0.
urbion-reason-dream_deck_empty = Lost: a dream had to be drawn, but the dream deck was empty.
urbion-reason-void_empty_city = Lost: the census found the Void in a city without dreams.

## Places

urbion-zone-rows = Cities
urbion-zone-city_deck = City deck
urbion-zone-dream_deck = Dream deck
urbion-zone-postcard_deck = Postcard deck
urbion-zone-hands = Hand
urbion-zone-discard_pile = Discard pile
urbion-zone-success_pile = Success pile
urbion-zone-box = Box
urbion-zone-set_aside = Cards set aside
urbion-zone-resolving = Cards being resolved
urbion-zone-books = Books
urbion-zone-book_deck = Books not yet turned up
urbion-zone-books_away = Books put away unseen
urbion-zone-resident_pile = Resident pile

## Counters

urbion-counter-wise_chaos_left = Wise Chaos left
urbion-counter-void_cards_left = Void cards left
urbion-counter-void_figure = Place of the void figure
urbion-counter-polarity = Polarity

## Questions

urbion-choice-books = Books of Power: do you turn up another book?
urbion-choice-fill_side = Which side of the city does this card go on?
urbion-choice-hand_chaos = You drew a Chaos for your opening hand: which city do you place it at?
urbion-choice-flagship = Which Flagship moves next?
urbion-choice-main = Phase I: do you place a card, or discard one for an action?
urbion-choice-action = Which action do you carry out?
urbion-choice-special = Which special action do you carry out?
urbion-choice-exchange_1 = Exchange: which dream do you swap?
urbion-choice-exchange_2 = Exchange: which dream do you swap it with?
urbion-choice-census_discard = Census: which dreams of this city do you discard for a sum of 0?
urbion-choice-bonus = Perfect balance: do you take the bonus?
urbion-choice-rebuild = Rebuild: which two cities swap places?
urbion-choice-side_change = Side change: which Chaos or Chromatic Chaos goes to the other side?
urbion-choice-fly_1 = Book: which dream do you move?
urbion-choice-fly_2 = Book: which city does the dream move to?
urbion-choice-invisible = Book: which dream do you discard?
urbion-choice-free = Free Dreams: which city without dreams do you pacify?
urbion-choice-prophecy = Prophecies: which card comes next from the top?
urbion-choice-chaos = Chaos: what do you do with it?
urbion-choice-chromatic = Chromatic Chaos: which side do you place it on?
urbion-choice-chromatic_dream = Chromatic Chaos: where do you place the revealed dream?
urbion-choice-polarity_end = End of turn: do you swap polarities?

## Answers

urbion-verb-books-turn_up = Turn up the next book
urbion-verb-books-stop = No more books
urbion-verb-fill_side-lay =
    { $cell ->
        [L] On the left
       *[R] On the right
    }
urbion-verb-hand_chaos-place = Place the Chaos: { $cell }
urbion-verb-flagship-move = Move { $card } ({ $cell })
urbion-verb-main-place = Place { $card }: { $cell }
urbion-verb-main-discard = Discard { $card }
urbion-verb-main-pair = Special action: pay { $card } and { $other }
urbion-verb-main-alliance = Alliance against the Void: discard { $card } and { $other }
urbion-verb-main-swap_polarity = Swap polarities (costs 8 discarded cards)
urbion-idle-main-place = Place a card
urbion-idle-main-pair = Special action with two cards
urbion-idle-main-alliance = Alliance against the Void
urbion-verb-action-none = No action
urbion-verb-action-exchange = Exchange
urbion-verb-action-census = Census
urbion-verb-action-book = Use the { $card }
urbion-verb-action-rebuild = Rebuild
urbion-verb-action-side_change = Side change
urbion-idle-action-book = Use a book
urbion-verb-special-rebuild = Rebuild: two cities swap places
urbion-verb-special-side_change = Side change: Chaos goes to the other side
urbion-verb-exchange_1-swap = Swap { $card } ({ $cell })
urbion-verb-exchange_2-with = With { $card } ({ $cell })
urbion-verb-census_discard-discard =
    { $n ->
        [0] Discard nothing
       *[other] Discard { $cards }
    }
urbion-verb-bonus-take = Take the bonus
urbion-verb-bonus-decline = Decline the bonus
urbion-verb-rebuild-swap = Swap the cities: { $cell } and { $other }
urbion-verb-side_change-turn = Move { $card } to the other side ({ $cell })
urbion-verb-fly_1-move = Move { $card } ({ $cell })
urbion-verb-fly_2-to = To the city: { $cell }
urbion-verb-invisible-discard = Discard { $card } ({ $cell })
urbion-verb-free-pacify = Pacify the city: { $cell }
urbion-verb-prophecy-put = Put { $card } next
urbion-verb-chaos-place = Place it: { $cell }
urbion-verb-chaos-clear = Clear the balanced city: { $cell }
urbion-verb-chaos-reveal = Reveal four cards of the dream deck
urbion-verb-chaos-wise = Use Wise Chaos and ignore it
urbion-verb-chromatic-place = Place it: { $cell }
urbion-verb-chromatic-discard = Discard it, there is no room
urbion-verb-chromatic-wise = Use Wise Chaos and ignore it
urbion-verb-chromatic_dream-place = Place it: { $cell }
urbion-verb-polarity_end-swap_polarity = Swap polarities (costs 8 discarded cards)
urbion-verb-polarity_end-done = Keep the polarities and end the turn

## Settings

urbion-option-players = Players
urbion-option-players-about = Play alone, or as a team of two in which one may place only Sognae and the other only Incubi.
urbion-option-expansions = Expansions
urbion-option-expansions-about = Seven expansions can be played alone or in any mix; those with new city cards make the game longer.
urbion-value-expansions-city_squares = City Squares and Metas
urbion-value-expansions-city_squares-about = Four squares where every dream fits, and eight Metas that can be a good or a bad dream.
urbion-value-expansions-chromatic_chaos = Chromatic Chaos
urbion-value-expansions-chromatic_chaos-about = Eight Chromatic Chaos cards that go anywhere and bring the next dream straight to the table.
urbion-value-expansions-temples = Temples and Concord
urbion-value-expansions-temples-about = Four temples with a single element, and ten Concords worth +1 or −1 with all four elements.
urbion-value-expansions-hanging_gardens = Hanging Gardens and Wizards
urbion-value-expansions-hanging_gardens-about = Four hanging gardens where nothing can be placed from the hand, sixteen Wizards and two special actions.
urbion-value-expansions-books_of_power = Books of Power
urbion-value-expansions-books_of_power-about = Up to four books with new actions; each of them costs you four dreams at the start.
urbion-value-expansions-postcards = Postcards to the Oniverse
urbion-value-expansions-postcards-about = 24 postcards with wishes of their own, which must not add up to less than 0 at the end, and Wise Chaos to help you.
urbion-value-expansions-void = The Void
urbion-value-expansions-void-about = The Void wanders from city to city and disturbs every census; eight void cards stand between you and its defeat.
urbion-option-first_sognae = Starts with the Sognae
urbion-option-first_sognae-about = In a team game, decides who starts with the Sognae polarity and takes the first turn.
urbion-option-communication = Communication
urbion-option-communication-about = In a team game, decides whether you see each other’s hands; no rule depends on it.
urbion-value-communication-open = Open hands
urbion-value-communication-silent = Hidden hands
