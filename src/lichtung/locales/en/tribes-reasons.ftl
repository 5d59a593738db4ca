### Tribes of the Wind: what things are for, and what is missing for what is not possible.

tribes-thing-racks =
    { $whose ->
        [own] The cards of your rack are what you play as your action; three of them pay for a temple.
       *[other] Of this rack only the backs count for you, and only if its owner is your neighbour: they help to fulfil the requirements of your cards.
    }
tribes-thing-element_display = From this display you draw at the end of your turn, until you have five cards again; you choose by the backs.
tribes-thing-element_deck = Instead of a card of the display you may draw the top card of this deck at the end of your turn.
tribes-thing-element_discard = Played and discarded element cards lie here until the deck is renewed.
tribes-thing-just_drawn = These cards have just been drawn; they come to the rack when the drawing is over.
tribes-thing-village_display = Building a village brings one of these cards: its left side as a goal or its right side at once.
tribes-thing-village_stack = Taken cards of the village display are replaced from this stack.
tribes-thing-village_discard = Village cards used by their right side lie here.
tribes-thing-forest_display = A forest tile is laid when the effect of a card, a temple or a leader says so, and it costs water.
tribes-thing-forest_stack = The top tile of this stack may be laid like those of the display; it also refills the display.
tribes-thing-boards =
    { $whose ->
        [own] Your board has its own effects for temples, two leader conditions and the places of the ruins.
       *[other] Every board has its own effects for temples and its own leader conditions. It is for its owner only.
    }
tribes-thing-terrain =
    { $whose ->
        [own] On your fields you remove pollution, lay forests, move riders, place temples and build villages.
       *[other] These fields belong to somebody else. Nobody can do anything on the terrain of another player.
    }
tribes-thing-capital = Riders wait in the capital. The moves that cards bring lead them to the start tile and to villages with a portal.
tribes-thing-water = Water pays for forests and for some leader abilities; cards bring it.
tribes-thing-tree_houses = Each village that you build uses up one tree house.
tribes-thing-unplaced_temples = As your action you may discard three cards and place a temple on one of your tiles; it brings its effect once.
tribes-thing-left_cards = These goals score points at the end if they are fulfilled then.
tribes-thing-right_sides = Village cards used by their right side.
tribes-thing-leader_cards = A leader card that is not laid out does nothing yet. Fulfil one of the two leader conditions, and you lay one out.
tribes-thing-leaders =
    { $whose ->
        [own] A leader card that is laid out works by itself; a paid ability can be used once in each of your turns.
       *[other] These leader cards work for their owner only.
    }
tribes-thing-condition = A leader condition: once it is fulfilled at the end of your turn, you lay out a leader card.
tribes-thing-colour_path = The colour path: five tiles of these colours side by side, and you lay out a leader card.
tribes-thing-game_end_tile = The first player to build a fifth village takes this tile: it scores points and triggers the end of the game.
tribes-thing-seats = Whose board and rack you are looking at; nobody can be chosen here.

tribes-lack-own =
    Needed: { $need } { $of ->
        [fire] fire
        [water] water
        [earth] earth
        [air] air
       *[other] { $of }
    } on your rack. You have { $have }.
tribes-lack-none =
    Needed: no { $of ->
        [fire] fire
        [water] water
        [earth] earth
        [air] air
       *[other] { $of }
    } on your rack. You have { $have }.
tribes-lack-all = Needed: all { $need } elements on your rack. You have { $have } of them.
tribes-lack-tier =
    Needed: { $need } { $of ->
        [fire] fire
        [water] water
        [earth] earth
        [air] air
       *[other] { $of }
    } on your rack and those of your neighbours together. There are { $have }.
tribes-lack-neighbours =
    Needed: a neighbour with { $of ->
        [fire] fire
        [water] water
        [earth] earth
        [air] air
       *[other] { $of }
    }. Neither has any.
tribes-lack-more =
    Needed: more { $of ->
        [fire] fire
        [water] water
        [earth] earth
        [air] air
       *[other] { $of }
    } than a neighbour, at least { $need }. You have { $have }.
tribes-lack-fewer =
    Needed: less { $of ->
        [fire] fire
        [water] water
        [earth] earth
        [air] air
       *[other] { $of }
    } than a neighbour. You have { $have }, and neither of them has more.
tribes-lack-rack = Needed: { $need } cards on your rack. You have { $have }.
tribes-lack-forests = You have no forest yet on which to build.
tribes-lack-riders = Needed: { $need } riders on the forest of field { $of }. There are { $have }.
tribes-lack-tree_houses = Your tree houses are all used up.
tribes-lack-water = Needed: { $need } water. You have { $have }.
