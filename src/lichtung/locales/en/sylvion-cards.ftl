### Sylvion: what is about one animal alone: its name, what it does, its questions, its rules.

## WHA

sylvion-card-WHA = Whale
sylvion-about-WHA = Costs 0: moves one elemental on the clearing 1 to 3 steps in any mix of the four directions. It may cross other cards and end on an empty space, a tree, a fountain, a geyser or at the forest edge.
sylvion-choice-whale_elemental = Whale: which elemental do you move?
sylvion-choice-whale_destination = Whale: where does the elemental go?
sylvion-verb-whale_elemental-move = Move the elemental: { $cell }
sylvion-verb-whale_destination-to = Move it here: { $cell }
sylvion-log-chosen-whale_destination = The whale’s target: { $cell }.
sylvion-asked-whale_destination = ({ $card }: { $place })
rule-SYL-WHALE-1 = Whale (cost 0): move one elemental on the clearing 1 to 3 steps, each of them up, down, forward or back but never diagonally; directions may be mixed.
rule-SYL-WHALE-2 = An elemental moved by a whale may cross any card on its way, even other elementals; crossing has no effect.
rule-SYL-WHALE-3 = A whale’s move must end on an empty space, on a tree, fountain or geyser, or at the forest edge, but not on another elemental, an acid lake, a stack or the space where it began.
rule-SYL-WHALE-4 = In a whale’s move a step forward from the space next to the forest leads to the forest edge in any row; it ends the move, and the elemental deals its usual damage.
rule-SYL-WHALE-5 = A whale cannot take an elemental across the top or bottom side of the clearing.
rule-SYL-WHALE-6 = A whale’s move that ends on a tree or fountain means combat, with the draw for a defeated fountain; if it ends on a geyser, both the elemental and the geyser are discarded.
rule-SYL-WHALE-7 = In a whale’s move an acid lake does not count as a step: a step leads to the next space in its direction that is not an acid lake.

## ELE

sylvion-card-ELE = Elephant
sylvion-about-ELE = Costs { $cost }: discards one elemental of your choice from the clearing.
sylvion-choice-elephant_target = Elephant: which elemental do you discard?
sylvion-verb-elephant_target-discard = Discard the elemental: { $cell }
rule-SYL-ELEPHANT-1 = The elephant costs 1 in the second edition and 0 in the first.
rule-SYL-ELEPHANT-2 = An elephant discards one elemental of your choice from the clearing.

## HED

sylvion-card-HED = Hedgehog
sylvion-about-HED = Costs 0: discards one card that has just been turned up on a stack, before it takes effect. It can be played only right after the Ravager cards were turned up.
sylvion-choice-hedgehog = Play a hedgehog? Choose the card it discards.
sylvion-verb-hedgehog-pass = Don’t play a hedgehog
sylvion-verb-hedgehog-discard = Discard the card: { $cell }
sylvion-log-chosen-hedgehog =
    { $solo ->
        [yes] You play a hedgehog against the card: { $cell }.
       *[no] { $who } plays a hedgehog against the card: { $cell }.
    }
rule-SYL-HEDGE-1 = A hedgehog can be played only right after the Ravager cards were turned up, never while defending.
rule-SYL-HEDGE-2 = The hedgehog is the only card that can be played in the reveal step.
rule-SYL-HEDGE-3 = A hedgehog discards one card of any kind that was turned up in this step and still lies on a stack, and that card has no effect.
rule-SYL-HEDGE-4 = Several hedgehogs may be played one after the other, each on another card that was turned up.
rule-SYL-HEDGE-5 = A hedgehog that reaches your hand when the moment for hedgehogs has passed cannot be used before that moment of the next round.
rule-SYL-HEDGE-6 = While defending, a hedgehog can still be discarded as payment.
rule-SYL-HEDGE-7 = A played hedgehog goes to the Sylvan discard pile before the chosen card is discarded, so it already lies there when the supports of this step are resolved and a demobilise card can hit it.

## OWL

sylvion-card-OWL = Owl
sylvion-about-OWL = Costs 1: draw three cards.
sylvion-choice-owl_drawer = Owl: who draws the three cards?
sylvion-verb-owl_drawer-self = I draw the three cards
sylvion-verb-owl_drawer-partner = My partner draws the three cards
rule-SYL-OWL-1 = Owl (cost 1): draw three cards.
rule-SYL-OWL-2 = If the deck runs out while cards are drawn for an owl it is renewed as usual, and the owl just played is then among the cards that are shuffled or may be demobilised.

## STA

sylvion-card-STA = Stag
sylvion-about-STA = Costs 0: turns up to 2 edge cards to healthy, or one for each tree on the clearing.
sylvion-choice-stag_mode = Stag: up to two edge cards, or one for each tree?
sylvion-choice-stag_count = Stag: how many edge cards do you turn to healthy?
sylvion-verb-stag_mode-flat = Up to two edge cards
sylvion-verb-stag_mode-per_tree = One edge card for each tree
sylvion-verb-stag_count-heal =
    { $n ->
        [0] Don’t turn an edge card
        [one] Turn { $n } edge card to healthy
       *[other] Turn { $n } edge cards to healthy
    }
rule-SYL-STAG-1 = Stag (cost 0): turn either up to 2 edge cards to healthy, or one edge card for each tree on the clearing.
rule-SYL-STAG-2 = Stag: of the “up to 2” you choose 0, 1 or 2, while “one for each tree” means exactly as many as there are trees; in both cases never more than there are desolated cards.

## DOV

sylvion-card-DOV = Doves
sylvion-about-DOV = Costs 1: the top card of every Ravager stack is discarded without effect. That makes the battle one round shorter.
rule-SYL-DOVES-1 = Doves (cost 1): the top card of each stack that is not empty is discarded face up without effect.

## SQU

sylvion-card-SQU = Squirrels
sylvion-about-SQU = Costs 1: shows the top two cards of each Ravager stack. You put them back on the same stack in the order you like.
sylvion-choice-squirrel_order = Squirrels: do the two cards of this stack keep their order?
sylvion-verb-squirrel_order-keep = Keep the order
sylvion-verb-squirrel_order-swap = Swap the two cards
sylvion-asked-squirrel_order = (row { $row }, from the top: { $cards })
rule-SYL-SQUIRREL-1 = Squirrels (cost 1): the top two cards of each stack are shown, and you put them back face down on the same stack in the order you like.
rule-SYL-SQUIRREL-2 = Squirrels: if a stack has only one card, that card is shown and stays where it is.

## FIS

sylvion-card-FIS = Fish
sylvion-about-FIS = Costs 1: gives 3 fish points, and each of them pays one unit of cost this round. Points you do not use are lost at the end of the defend step.
rule-SYL-FISH-1 = Fish (cost 1): they give 3 fish points.
rule-SYL-FISH-2 = Fish points may be spread over several cards, other fish included, and they add up.
rule-SYL-FISH-3 = Unused fish points are lost at the end of the defend step.
rule-SYL-FISH-4 = A fish card discarded as payment counts 1 like any other card.
