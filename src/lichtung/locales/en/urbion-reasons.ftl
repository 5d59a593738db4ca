### Urbion: what things are for, and what is missing for what is not possible.

urbion-thing-cities = A city accepts dreams of its elements from the hand. A census pacifies it when its dreams can be discarded with a sum of 0.
urbion-thing-rows = Beside each city good dreams lie on the left and bad ones on the right. From the hand dreams come here in phase I; exchange, books and census choose among those that lie here.
urbion-thing-hands =
    { $whose ->
        [own] In phase I you place one card of your hand at a city, or discard one for an action.
       *[other] These cards belong to your partner, who plays them.
    }
urbion-thing-dream_deck = The deck is the clock: hands are refilled from it in phase II, and the game is lost when it runs out too soon.
urbion-thing-discard_pile = Discarded cards lie here in the order in which they came; they do not come back to the deck.
urbion-thing-resolving = This card is being resolved right now.
urbion-thing-set_aside = These cards wait until they are resolved at the right time.
urbion-thing-city_deck = From this deck a pacified city is replaced by the next one.
urbion-thing-success_pile = The pacified cities: as many as needed, and the game is won.
urbion-thing-books = A discarded card can pay for the action of a book, in place of an exchange or a census.
urbion-thing-book_deck = Books that nobody has turned up.
urbion-thing-books_away = These books were put away unseen and take no part.
urbion-thing-postcard_deck = From here postcards come onto dreams at the beginning.
urbion-thing-resident_pile = The residents that postcards brought; at the end their sum must not be negative.
urbion-thing-box = What lies in the box takes no more part in the game.
urbion-thing-void_figure = The void figure walks from city to city by itself at the beginning of a turn; it cannot be moved by choice.
urbion-thing-void_cards_left = So often the alliance against the Void can still be paid for.
urbion-thing-wise_chaos_left = So often a drawn Chaos or Chromatic Chaos can still be ignored.
urbion-thing-polarity = Who has the Sognae places on the left only, who has the Incubi on the right only.
urbion-thing-seats = Your partner at this table; nobody is chosen here.

urbion-lack-discard_pile = Needed: { $need } cards in the discard pile. There are { $have }.
urbion-lack-void_cards = No void card is left.
