### Sylvion: what things are for, and what is missing for what is not possible.

sylvion-thing-clearing = On the clearing fountains and trees are placed on empty spaces when they have been played and paid for; elementals cross it towards the forest edge. Some animals choose an elemental here.
sylvion-thing-on_stack = This card was turned up in this round. Only a hedgehog, right after it was turned up, can remove it.
sylvion-thing-ravager_stack = The Ravager’s cards of this row. Every round its top card is turned up; when all stacks are empty, the final assault follows.
sylvion-thing-forest = The forest edge: an elemental that gets here damages the forest by its strength. Only a whale can move one there on purpose.
sylvion-thing-defender_deck = From this deck cards are drawn in the reinforcement step and by some effects, never by choice.
sylvion-thing-hands =
    { $whose ->
        [own] The cards of your hand are played while you defend the forest, and they pay for each other.
       *[other] These cards belong to your partner, who plays them and pays with them.
    }
sylvion-thing-sylvan_discard = Used and discarded Sylvan cards lie here until the deck is renewed.
sylvion-thing-ravager_discard = Defeated elementals and used supports lie here; they do not come back.
sylvion-thing-box = What lies in the box takes no more part in the game.
sylvion-thing-feats = A feat can be used once in the game while you defend the forest, if it can have its effect.
sylvion-thing-in_play = This card is being played or resolved right now.
sylvion-thing-recruit_pile = Cards that are still to be laid out for recruiting.
sylvion-thing-recruit_column = A column is recruited as a whole: all its cards come into your deck.
sylvion-thing-desertion_deck = After each recruitment a card is turned up here: it says which column deserts.
sylvion-thing-desertion_revealed = These cards have been turned up: they say which column deserts.
sylvion-thing-seats = Your partner at this table; nobody is chosen here.

sylvion-lack-fish_points = You have no fish point; the fish gives some for the rest of the round.
sylvion-lack-means = The cost is { $need }. Other cards and fish points to pay with: { $have }.
sylvion-lack-trees = Needed: { $need } trees on the clearing. There are { $have }.
sylvion-lack-fountains = Needed: { $need } fountains on the clearing. There are { $have }.
sylvion-lack-hand = Needed: { $need } cards in hand. You have { $have }.
sylvion-lack-elementals = Needed: { $need } elementals on the clearing. There are { $have }.
