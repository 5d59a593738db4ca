### Urbion: what happened, in sentences, and the words on the board.

## Cards that move. An empty message means that the move is not worth a sentence.

urbion-log-hands-rows =
    { $solo ->
        [yes] You place { $cards }.
       *[no] { $who } places { $cards }.
    }
urbion-log-hands-discard_pile =
    { $solo ->
        [yes] You discard { $cards }.
       *[no] { $who } discards { $cards }.
    }
urbion-log-dream_deck-hands =
    { $solo ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
    }
urbion-log-dream_deck-resolving = Turned up: { $cards }.
urbion-log-dream_deck-discard_pile = Turned up and discarded: { $cards }.
urbion-log-dream_deck-set_aside = Set aside: { $cards }.
urbion-log-set_aside-resolving = Now resolving the card set aside: { $cards }.
urbion-log-set_aside-dream_deck = Back into the dream deck: { $cards }.
urbion-log-resolving-dream_deck = Back into the dream deck: { $cards }.
urbion-log-resolving-discard_pile = Discarded: { $cards }.
urbion-log-resolving-rows = Laid out: { $cards }.
urbion-log-rows-rows = Moved: { $cards }.
urbion-log-rows-discard_pile = Discarded: { $cards }.
urbion-log-rows-success_pile = Pacified: { $cards }.
urbion-log-rows-resident_pile = Postcards for the residents: { $cards }.
urbion-log-postcard_deck-rows = New postcard: { $cards }.
urbion-log-city_deck-rows = New city: { $cards }.
urbion-log-city_deck-success_pile = Straight to the success pile: { $cards }.
urbion-log-discard_pile-box = Put into the box: { $cards }.
urbion-log-book_deck-books = A new book: { $cards }.
urbion-log-book_deck-books_away = { "" }

## Other events

urbion-log-chosen =
    { $solo ->
        [yes] You: { $option }.
       *[no] { $who }: { $option }.
    }
urbion-log-chosen-main =
    { $verb ->
        [pair] { $solo ->
            [yes] You pay for a special action.
           *[no] { $who } pays for a special action.
        }
        [alliance] { $solo ->
            [yes] You ally against the Void.
           *[no] { $who } calls for an alliance against the Void.
        }
       *[other] { "" }
    }
urbion-log-chosen-action =
    { $verb ->
        [book] { $solo ->
            [yes] You: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-chaos =
    { $verb ->
        [clear] { $solo ->
            [yes] You: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-prophecy =
    { $verb ->
        [put] { $solo ->
            [yes] You: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-free =
    { $verb ->
        [pacify] { $solo ->
            [yes] You: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-shown = On top of the deck: { $cards }.
urbion-log-step = { "" }
urbion-log-changed-round = – Turn { $after } –
urbion-log-changed-polarity = The polarities are swapped.
urbion-log-changed-wise_chaos_left = Wise Chaos left: { $after }.
urbion-log-changed-void_cards_left = Void cards left: { $after }.
urbion-log-changed-void_figure =
    { $code ->
        [stack_standing] The void figure stands on its stack.
        [stack_lying] The void figure is laid flat on its stack.
        [gone] The Void is defeated.
       *[other] The void figure moves to { $after }.
    }

## The board

urbion-board-turn = Turn { $number }
urbion-board-pacified = { $count } of { $last } cities pacified
urbion-board-left = good dreams
urbion-board-city = city
urbion-board-right = bad dreams
urbion-board-sum = sum
urbion-board-census = A census would pacify { $cells }
urbion-board-perfect = all four – perfect balance
urbion-board-pacifies = pacifies { $cells }
urbion-board-void =
    { $count ->
        [one] Void, { $count } card: { $cell } → { $other }
       *[other] Void, { $count } cards: { $cell } → { $other }
    }
urbion-board-void-danger =
    { $danger ->
        [balanced] a census would beat it back
        [discards] a census would discard the dreams there
       *[loses] with a census the game would be lost
    }
urbion-board-hand = Hand { $count }:
urbion-board-hand-of =
    { $polarity ->
        [sognae] { $name } (Sognae), hand { $count }:
       *[incubi] { $name } (Incubi), hand { $count }:
    }
urbion-board-postcards = Postcards on the table:
urbion-board-known = Known in the dream deck:
urbion-board-unseen = Not seen yet:

## What a question is about

urbion-asked-fill_side = (row { $row }: { $cards })
urbion-asked-action =
    { $left ->
        [2] (a Wizard: two actions, or one special action)
       *[other] { "" }
    }
urbion-asked-exchange_2 = ({ $card }, { $place })
urbion-asked-fly_2 = ({ $card }, { $place })
urbion-asked-census_discard = (row { $row })
urbion-asked-bonus =
    { $count ->
        [one] ({ $count } city card straight to the success pile)
       *[other] ({ $count } city cards straight to the success pile)
    }
urbion-asked-prophecy = (place { $at } from the top, { $left } cards left)
urbion-asked-chromatic_dream = ({ $card })
