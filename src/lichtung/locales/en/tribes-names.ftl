### Tribes of the Wind: names, explanations, questions and answers.
#
# The components are data that can be replaced, so no message names a single card. Names are put together from what the
# data say: `need-KIND` is a requirement, `part-KIND` a part of an effect, `goal-KIND` and `condition-KIND` what village
# cards and boards ask for, `ability-KIND` and `about-KIND` what a leader can do, in short and in full. `element-`, `of-`
# (inside a sentence), `colour-`, `symbol-` are names of the usual set; another set's names stand for themselves.

## The game

tribes-title = Tribes of the Wind
tribes-tagline = Clean a ruined land, grow forests and raise villages in the trees – with cards whose backs your neighbours see.
tribes-goal = Have the most points at the end: for villages, temples, clean fields, many tiles and the goals on your village cards. The first player to build a fifth village triggers the end of the game.
tribes-remark =
    { $set ->
        [usual] About this game: the rules are those of Tribes of the Wind, but most lists of its printed cards, tiles and boards are not public. Much of the data used here is therefore our own design: nearly all element cards, most village cards, forest tiles and boards, and nine of the twenty leader abilities. The balance of this set is ours, not the publisher’s. What is printed, inferred or our own is marked row by row in the data files.
       *[other] About this game: the rules are those of Tribes of the Wind; the cards, tiles and boards were read from { $folder } (set { $hash }).
    }

## Names of the usual set

tribes-element-fire = Fire
tribes-of-fire = fire
tribes-element-water = Water
tribes-of-water = water
tribes-element-earth = Earth
tribes-of-earth = earth
tribes-element-air = Air
tribes-of-air = air
tribes-colour-purple = purple
tribes-colour-green = green
tribes-colour-orange = orange
tribes-symbol-plane = plane
tribes-symbol-bridge = bridge
tribes-symbol-tower = tower
tribes-symbol-dome = dome
tribes-symbol-stadium = stadium
tribes-bonus-turbine = turbine
tribes-bonus-catapult = catapult
tribes-bonus-portal = portal
tribes-temple-water = Water temple
tribes-temple-moves = Moves temple
tribes-temple-pollution = Pollution temple
tribes-temple-forest = Forest temple

## Names of cards and tiles

tribes-card-element = { $element } { $code }
tribes-card-back = one { $of } card
tribes-card-village = { $code } ({ $goal })
tribes-card-leader = { $code } ({ $ability })
tribes-card-forest = Forest { $code } ({ $colour })
tribes-card-settled = Village { $code } ({ $colour })
tribes-card-start = Start tile { $code } ({ $colour })

## What requirements ask for

tribes-need-OWN = { $n }+ { $of } on your rack
tribes-need-NONE = no { $of } on your rack
tribes-need-ALL = all four elements on your rack
tribes-need-SUMX = X = { $of } cards held by you and both neighbours
tribes-need-TIER = { $range } { $of } cards with both neighbours
tribes-need-NEIGH-one = a neighbour has { $of }
tribes-need-NEIGH-both = both neighbours have { $of }
tribes-need-MORE-one = more { $of } cards than one neighbour
tribes-need-MORE-both = more { $of } cards than both neighbours
tribes-need-FEWER-one = fewer { $of } cards than one neighbour
tribes-need-FEWER-both = fewer { $of } cards than both neighbours

## Parts of effects. A number may be X.

tribes-part-W = { $n } water
tribes-part-M =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
tribes-part-P = remove { $n } pollution
tribes-part-WM = { $n } in water and moves
tribes-part-F = forest for { $n } water
tribes-part-C1 = catapult
tribes-part-T1 = temple for free
tribes-part-CLEAR = clear one field
tribes-and = { $a } + { $b }
tribes-or = { $a } or { $b }
tribes-list = { $a }, { $b }
tribes-path = { $a } → { $b }
tribes-row = { $need }: { $effect }
tribes-rows = { $a }; { $b }
tribes-riders =
    { $n ->
        [one] { $n } rider
       *[other] { $n } riders
    }

## Goals of village cards

tribes-goal-SYMBOL = tiles on all fields “{ $symbol }”
tribes-goal-HOUSES = tree houses on { $fields }
tribes-goal-TEMPLES = temples on { $fields }
tribes-goal-AREA = tiles on { $n } of { $fields }
tribes-goal-SAME-row = three in a row in one colour
tribes-goal-SAME-column = a column in one colour
tribes-goal-SAME-diagonal = three in a diagonal in one colour
tribes-goal-SAME-corner = three around a corner in one colour
tribes-goal-DIFFERENT-row = three in a row in three colours
tribes-goal-DIFFERENT-column = a column in three colours
tribes-goal-DIFFERENT-diagonal = three in a diagonal in three colours
tribes-goal-DIFFERENT-corner = three around a corner in three colours
tribes-goal-BONUS =
    { $n ->
        [one] { $n } tree house with { $bonus }
       *[other] { $n } tree houses with { $bonus }
    }
tribes-goal-BONUS_SUM =
    { $n ->
        [one] { $n } bonus under tree houses
       *[other] { $n } bonuses under tree houses
    }
tribes-sides = { $goal }: { $points } VP | now: { $effect }

## Conditions of boards

tribes-condition-CLEAN_FIELDS = { $n } fields without pollution
tribes-condition-RIGHT_SIDES = right sides used: { $n }
tribes-condition-LEFT_CARDS = village cards on the left: { $n }
tribes-condition-VILLAGE_ON = villages on { $n } of { $fields }
tribes-condition-TEMPLE_ON = temples on { $n } of { $fields }

## Leader abilities, in short

tribes-ability-ON_PLAY = { $of } played: { $gain }
tribes-ability-PAY_ONCE = { $n } water once a turn: { $gain }
tribes-ability-PAY_ONCE-free = once a turn: { $gain }
tribes-ability-ON_FOREST = forest laid: { $gain }
tribes-ability-PLUS-W = water +{ $n }
tribes-ability-PLUS-M = moves +{ $n }
tribes-ability-PLUS-P = pollution removed +{ $n }
tribes-ability-PER_POLLUTION = per pollution removed: { $gain }
tribes-ability-DISCOUNT = forests { $n } water cheaper
tribes-ability-DISCOUNT-gain = forests { $n } water cheaper, then: { $gain }

## What cards and tiles do

tribes-about-ON_PLAY = Each time you play an element card of { $of }, you also get: { $gain }.
tribes-about-PAY_ONCE = Once in each of your turns you may pay { $n } water and get: { $gain }.
tribes-about-PAY_ONCE-free = Once in each of your turns you may take: { $gain }.
tribes-about-ON_FOREST = Each time you lay a forest tile, you get: { $gain }.
tribes-about-PLUS-W = Whenever an element card, a temple or a village card gives you water, you get { $n } more.
tribes-about-PLUS-M = Whenever an element card, a temple or a village card gives you moves, you get { $n } more.
tribes-about-PLUS-P = Whenever an element card, a temple or a village card removes pollution, you remove { $n } more.
tribes-about-PER_POLLUTION = For every single pollution you remove, you get at once: { $gain }.
tribes-about-DISCOUNT = Every forest you lay costs { $n } water less, but at least 1.
tribes-about-DISCOUNT-gain = Every forest you lay costs { $n } water less, but at least 1; after laying it you may take: { $gain }.
tribes-about-village = Left side, as a goal: { $goal } – { $points } points. Right side, at once: { $effect }.
tribes-about-element = { $rows }.
tribes-about-tile = Riders for a village, and bonuses: { $tile }.
tribes-about-start = Start bonus: { $gains }.

## Steps

tribes-step-setup_boards = Choosing boards
tribes-step-setup_bonus = Start bonuses
tribes-step-action = Action
tribes-step-after_action = After the action
tribes-step-draw = Drawing
tribes-step-leader_check = Leader check

## Phases, as a table shows them one after the other

tribes-phase-preparation = Set-up
tribes-phase-card = Action
tribes-phase-effect = Effect
tribes-phase-building = Building
tribes-phase-fifth_village = The last tree house: the end begins
tribes-phase-village_card = Village card
tribes-phase-ability = Leader ability
tribes-phase-drawing = Drawing cards
tribes-phase-leader = Leader conditions
tribes-phase-turn_end = End of turn

## How a game ends

tribes-reason-fifth_village = The last round is over: after a fifth village everyone has had one more turn.
tribes-reason-max_rounds = The last possible round is over, and nobody has built a fifth village.

## Places

tribes-zone-element_deck = Element draw pile
tribes-zone-element_display = Element display
tribes-zone-element_discard = Element discard pile
tribes-zone-village_stack = Village stack
tribes-zone-village_display = Village display
tribes-zone-village_discard = Village discard pile
tribes-zone-forest_stack = Forest stack
tribes-zone-forest_display = Forest display
tribes-zone-racks = Rack
tribes-zone-just_drawn = Just drawn
tribes-zone-terrain = Terrain
tribes-zone-left_cards = Goals on the left
tribes-zone-leader_cards = Leader cards not laid out
tribes-zone-leaders = Leader cards laid out
tribes-cell-cap = capital

## Counters

tribes-counter-turn_order = Turn order
tribes-counter-game_end_tile = Holder of the game-end tile
tribes-counter-trigger_round = Round in which the end was triggered
tribes-counter-boards = Boards
tribes-counter-water = Water
tribes-counter-capital = Riders in the capital
tribes-counter-unplaced_temples = Temples not placed
tribes-counter-tree_houses = Tree houses left
tribes-counter-right_sides = Right sides used
tribes-counter-rewarded = Conditions rewarded
tribes-counter-abilities_used = Abilities used in this turn

## Questions

tribes-choice-choose_board = Which board do you take?
tribes-choice-remove_pollution = Where do you remove pollution?
tribes-choice-main_action = Your action: what do you do?
tribes-choice-choose_row = Both rows are met: which one do you use?
tribes-choice-choose_alternative = Which of the two do you take?
tribes-choice-choose_part = Which part comes first?
tribes-choice-split_water = How much do you take as water?
tribes-choice-move_rider = Which rider moves?
tribes-choice-forest_tile = Which forest tile do you lay?
tribes-choice-forest_field = Which field do you lay it on?
tribes-choice-discard_three = Which three cards do you discard?
tribes-choice-temple_kind = Which temple do you place?
tribes-choice-temple_field = Which tile does the temple go on?
tribes-choice-catapult_rider = Catapult: which rider flies?
tribes-choice-catapult_target = Catapult: where does the rider land?
tribes-choice-village_card = Which village card do you take?
tribes-choice-village_side = Which side of the village card do you use?
tribes-choice-village_replace = The left side is full: which card do you discard?
tribes-choice-clear_field = Which field do you clear of all pollution?
tribes-choice-leader_window = Before you draw: do you use a leader ability?
tribes-choice-draw_card = Which card do you draw?
tribes-choice-leader_card = A leader condition is met: which leader card do you lay out?

## Answers

tribes-verb-choose_board-board = Board { $n }
tribes-verb-remove_pollution-remove = Remove pollution: { $cell }
tribes-verb-remove_pollution-decline = Leave the pollution
tribes-verb-main_action-play = Play { $card }
tribes-verb-main_action-temple = Place a temple (discard three cards)
tribes-verb-main_action-redraw = Discard three cards
tribes-verb-main_action-village = Build a village: { $cell }
tribes-verb-main_action-ability = Use { $card }
tribes-idle-main_action-play = Play a card
tribes-idle-main_action-village = Build a village
tribes-idle-main_action-ability = Use a leader
tribes-verb-choose_row-row =
    { $n ->
        [1] Upper row
       *[2] Lower row
    }
tribes-verb-choose_alternative-part = Take this: { $card }
tribes-verb-choose_part-part = First: { $card }
tribes-verb-split_water-water =
    { $n ->
        [0] No water
       *[other] { $n } as water
    }
tribes-verb-move_rider-move = Rider: { $from } → { $cell }
tribes-verb-move_rider-stop = Stop moving
tribes-verb-forest_tile-tile = Lay { $card }
tribes-verb-forest_tile-decline = Don’t lay a forest
tribes-verb-forest_field-field = Lay it on field { $cell }
tribes-verb-discard_three-discard = Discard { $cards }
tribes-verb-temple_kind-temple = { $card }
tribes-verb-temple_kind-decline = Don’t place a temple
tribes-verb-temple_field-field = Place it on field { $cell }
tribes-verb-catapult_rider-from = Rider: { $cell }
tribes-verb-catapult_rider-decline = Don’t use the catapult
tribes-verb-catapult_target-to = Land on { $cell }
tribes-verb-village_card-take = Take { $card }
tribes-verb-village_side-left = Left: keep it as a goal
tribes-verb-village_side-right = Right: use it now
tribes-verb-village_replace-discard = Discard { $card }
tribes-verb-clear_field-clear = Clear { $cell }
tribes-verb-clear_field-decline = Don’t clear a field
tribes-verb-leader_window-ability = Use { $card }
tribes-verb-leader_window-done = Go on to drawing
tribes-verb-draw_card-slot = Card { $n } of the display
tribes-verb-draw_card-deck = Top card of the draw pile
tribes-verb-leader_card-leader = Lay out { $card }

## Settings

tribes-option-players = Players
tribes-option-players-about = Two to five play; with two, the element display is the second neighbour of both.
tribes-option-boards = Boards
tribes-option-boards-about = Decides who plays with which board: each has its own temples, leaders and terrain.
tribes-value-boards-random = dealt at random
tribes-value-boards-choose = chosen in seat order
tribes-option-start_player = First player
tribes-option-start_player-about = Who has the first turn.
tribes-value-start_player-random = drawn by lot
tribes-option-max_rounds = Maximum rounds
tribes-option-max_rounds-about = The game is scored after this round if nobody has built a fifth village; the component set gives the number.
