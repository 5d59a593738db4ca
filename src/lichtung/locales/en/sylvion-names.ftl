### Sylvion: names, explanations, questions and answers.

## The game

sylvion-title = Sylvion
sylvion-tagline = Fire marches on the forest, and fountains, trees and animals hold it back – alone or as a team of two.
sylvion-goal = Hold out until the Ravager stacks are empty, survive the final assault, and end with all 12 edge cards healthy.

## Card names

sylvion-card-F1 = Fountain 1
sylvion-card-F2 = Fountain 2
sylvion-card-F3 = Fountain 3
sylvion-card-F4 = Fountain 4
sylvion-card-T1 = Tree 1
sylvion-card-T2 = Tree 2
sylvion-card-T3 = Tree 3
sylvion-card-T4 = Tree 4
sylvion-card-BET = Betrayal
sylvion-card-OWLS_WISDOM = Owl’s Wisdom
sylvion-card-DELUGE = Deluge of the Elephants
sylvion-card-FENCE = Hedgehog Fence
sylvion-card-DISINFO = Squirrel Disinformation
sylvion-card-STAG_KING = The Stag King Returns
sylvion-card-FISH_FLOOD = Fish Flood
sylvion-card-ARMISTICE = Doves’ Armistice
sylvion-card-CHARGING = Charging Whales
sylvion-card-E0 = Elemental 0
sylvion-card-E1 = Elemental 1
sylvion-card-E2 = Elemental 2
sylvion-card-E3 = Elemental 3
sylvion-card-B2 = Blazing elemental 2
sylvion-card-B3 = Blazing elemental 3
sylvion-card-B4 = Blazing elemental 4
sylvion-card-BLA = Blaze
sylvion-card-SIM = Simoon
sylvion-card-DES = Desiccation
sylvion-card-DEM = Demobilise
sylvion-card-GEY = Geyser
sylvion-card-LAK = Acid lake
sylvion-card-TOR = Temporal tornado
sylvion-card-STO = Stone rain
sylvion-card-G = Geyser
sylvion-card-L = Acid lake

## What the cards do

sylvion-about-F1 = Costs 0, strength 1: it goes on an empty space and fights every elemental that enters. When it is defeated, the active player draws a card.
sylvion-about-F2 = Costs 1, strength 2: it goes on an empty space and fights every elemental that enters. When it is defeated, the active player draws a card.
sylvion-about-F3 = Costs 2, strength 3: it goes on an empty space and fights every elemental that enters. When it is defeated, the active player draws a card.
sylvion-about-F4 = Costs 3, strength 4: it goes on an empty space and fights every elemental that enters. When it is defeated, the active player draws a card.
sylvion-about-T1 = Costs 0, health 1, strength 0: it goes on an empty space. If it still stands after the final assault, it turns 1 edge card to healthy.
sylvion-about-T2 = Costs 1, health 2, strength 0: it goes on an empty space. If it still stands after the final assault, it turns 2 edge cards to healthy.
sylvion-about-T3 = Costs 2, health 3, strength 0: it goes on an empty space. If it still stands after the final assault, it turns 3 edge cards to healthy.
sylvion-about-T4 = Costs 3, health 4, strength 0: it goes on an empty space. If it still stands after the final assault, it turns 4 edge cards to healthy.
sylvion-about-BET = As soon as it is drawn you either discard it, and it will come back, or discard another hand card and put it into the box for good. It can be neither played nor used as payment.
sylvion-about-OWLS_WISDOM = Feat: look through the defender deck and take two cards of your choice into your hand. Then the deck is shuffled.
sylvion-about-DELUGE = Feat: everything on the clearing is discarded – trees, fountains, elementals, geysers and acid lakes.
sylvion-about-FENCE = Feat: in the next round no Ravager cards are turned up. The rest of that round goes on as usual.
sylvion-about-DISINFO = Feat: shows the top two cards of each Ravager stack. You spread them over the stacks as you like, and every stack gets back as many as it gave.
sylvion-about-STAG_KING = Feat: you win if at least 8 trees are on the clearing, among them each health from 1 to 4.
sylvion-about-FISH_FLOOD = Feat: you win if at least 10 fountains are on the clearing, among them each strength from 1 to 4.
sylvion-about-ARMISTICE = Feat: you win if the active player holds at least 16 hand cards.
sylvion-about-CHARGING = Feat: you win if no edge card is healthy and at least 12 elementals are on the clearing.
sylvion-about-E0 = Normal elemental of strength 0: it moves one space towards the forest each round and does no damage there. Blaze turns it into a blazing elemental of strength 4.
sylvion-about-E1 = Normal elemental of strength 1: it moves one space towards the forest each round and does 1 damage there. Blaze turns it into a blazing elemental of strength 2.
sylvion-about-E2 = Normal elemental of strength 2: it moves one space towards the forest each round and does 2 damage there. Blaze turns it into a blazing elemental of strength 3.
sylvion-about-E3 = Normal elemental of strength 3: it moves one space towards the forest each round and does 3 damage there. Blaze turns it into a blazing elemental of strength 4.
sylvion-about-B2 = Blazing elemental of strength 2: it moves and fights like any elemental and does 2 damage to the forest. Further blazes do not change it.
sylvion-about-B3 = Blazing elemental of strength 3: it moves and fights like any elemental and does 3 damage to the forest. Further blazes do not change it.
sylvion-about-B4 = Blazing elemental of strength 4: it moves and fights like any elemental and does 4 damage to the forest. Further blazes do not change it.
sylvion-about-BLA = Support C: every normal elemental on the clearing and on the stacks becomes a blazing one. Strength 1, 2 and 3 grow by one, strength 0 becomes 4.
sylvion-about-SIM = Support D: every elemental on the clearing and on the stacks moves one extra space forward at once.
sylvion-about-DES = Support A: the active player discards one random hand card or two hand cards of their choice.
sylvion-about-DEM = Support B: one random Sylvan card of the Sylvan discard pile goes to the box, or two that the active player chooses.
sylvion-about-GEY = Element card A: it is placed on the empty space of its row that is nearest to the forest, or discarded if there is none.
sylvion-about-LAK = Element card B: it is placed on the empty space of its row that is nearest to the forest, or discarded if there is none.
sylvion-about-TOR = Element card B: all trees and fountains of its row return to the active player’s hand. If there are none, the active player puts two hand cards on top of the defender deck.
sylvion-about-STO = Element card C: the tree or fountain of its row nearest to the stack is discarded, and a fountain lets the active player draw a card. If there is none, the forest takes 1 damage.
sylvion-about-G = Lies on the clearing until an elemental enters it, and then both are discarded. While defending you may let it erupt: it discards all elementals in a straight line in one direction.
sylvion-about-L = Blocks its space for the rest of the game, unless the Deluge removes it. Elementals skip it and come out on the space behind it.

## Steps

sylvion-step-mobilization = Mobilisation
sylvion-step-reveal = Reveal Ravager cards
sylvion-step-move = Move elementals
sylvion-step-reinforce = Reinforce
sylvion-step-defend = Defend the forest
sylvion-step-final_assault = Final assault

## Phases, as a table shows them one after the other

sylvion-phase-mobilization = Mobilisation
sylvion-phase-reveal = Ravager cards are revealed
sylvion-phase-hedgehogs = Hedgehogs
sylvion-phase-supports = Supports take effect
sylvion-phase-blaze = Blaze: the elementals burn stronger
sylvion-phase-march = The elementals move
sylvion-phase-combat = Combat
sylvion-phase-damage = Damage to the forest
sylvion-phase-drawing = Drawing cards
sylvion-phase-betrayal = A betrayal
sylvion-phase-renewal = The deck is renewed
sylvion-phase-defence = Defending the forest
sylvion-phase-payment = Payment
sylvion-phase-effect = Effect
sylvion-phase-hand_limit = Hand limit
sylvion-phase-next_round = A new round
sylvion-phase-healing = The trees heal the forest
sylvion-phase-last_blow = The last blow

## How a game ends

sylvion-reason-forest_healed = Won: after the final assault all 12 edge cards are healthy.
sylvion-reason-feat_stag_king = Won: the Stag King has returned to a clearing full of trees.
sylvion-reason-feat_fish_flood = Won: the Fish Flood has put the fire out with a clearing full of fountains.
sylvion-reason-feat_armistice = Won: you held 16 cards or more, and the doves have brought an armistice.
sylvion-reason-feat_charging_whales = Won: with the whole forest desolated and the clearing full of elementals, the whales have charged.
sylvion-reason-forest_burned = Lost: the forest has taken more damage than it had healthy edge cards.
sylvion-reason-ravager_reached_edge = Lost: an elemental has carried the Ravager figure to the forest edge.
sylvion-reason-forest_not_healed = Lost: after the final assault some edge cards are still desolated.

## Places

sylvion-zone-clearing = Clearing
sylvion-zone-on_stack = On the stack
sylvion-zone-ravager_stack = Ravager stack
sylvion-zone-defender_deck = Defender deck
sylvion-zone-sylvan_discard = Sylvan discard pile
sylvion-zone-ravager_discard = Ravager discard pile
sylvion-zone-box = Box
sylvion-zone-hands = Hand
sylvion-zone-feats = Feats
sylvion-zone-in_play = Card being played
sylvion-zone-recruit_pile = Recruit pile
sylvion-zone-recruit_column = Recruitment column
sylvion-zone-desertion_deck = Desertion deck
sylvion-zone-desertion_revealed = Desertion cards turned up

## Counters

sylvion-counter-forest_health = Health of the forest
sylvion-counter-fish_points = Fish points
sylvion-counter-figure_at = Place of the Ravager figure
sylvion-counter-skip_next_reveal = The next reveal is skipped

## Questions

sylvion-choice-recruit_column = Which column do you recruit?
sylvion-choice-betrayal_mode = You drew a betrayal. Discard it, or discard another card to remove it for good?
sylvion-choice-betrayal_card = Which hand card do you discard to put the betrayal into the box?
sylvion-choice-desiccation_mode = Desiccation: do you discard one random card or two of your choice?
sylvion-choice-desiccation_card = Desiccation: which card do you discard?
sylvion-choice-demobilize_mode = Demobilise: does one random card go to the box, or two of your choice?
sylvion-choice-demobilize_card = Demobilise: which card of the discard pile goes to the box?
sylvion-choice-deck_demobilization_mode = The deck is empty: which cards go to the box?
sylvion-choice-deck_demobilization_card = Demobilisation: which card of the discard pile goes to the box?
sylvion-choice-tornado_card = Temporal tornado: which hand card do you put on top of the deck?
sylvion-choice-main_action = Defend the forest: what do you do?
sylvion-choice-pay_unit = Pay one unit of the cost: which card do you discard, or do you use a fish point?
sylvion-choice-pay_source = Next unit of the cost: use a fish point, or let your partner pay?
sylvion-choice-pay_card = Pay for your partner’s card: which of your cards do you discard?
sylvion-choice-place_cell = Which empty space do you place it on?
sylvion-choice-wisdom_card = Owl’s Wisdom: which card of the deck do you take into your hand?
sylvion-choice-disinformation_card = Squirrel Disinformation: which card goes to this place?
sylvion-choice-geyser_direction = Which way does the geyser erupt?
sylvion-choice-hand_limit_card = More than 10 cards in hand: which one do you discard?

## Answers

sylvion-verb-recruit_column-recruit = Recruit column { $column }
sylvion-verb-betrayal_mode-discard_betrayal = Discard the betrayal
sylvion-verb-betrayal_mode-discard_other = Discard another card instead
sylvion-verb-betrayal_card-discard = Discard { $card }
sylvion-verb-desiccation_mode-random_one = Discard one random card
sylvion-verb-desiccation_mode-choose_two = Choose two cards to discard
sylvion-verb-desiccation_card-discard = Discard { $card }
sylvion-verb-demobilize_mode-random_one = One random card goes to the box
sylvion-verb-demobilize_mode-choose_two = Choose two cards for the box
sylvion-verb-demobilize_card-remove = Put { $card } into the box
sylvion-verb-deck_demobilization_mode-choose_two = Choose two cards for the box, then shuffle
sylvion-verb-deck_demobilization_mode-random_one = Shuffle, then the top card goes to the box
sylvion-verb-deck_demobilization_card-remove = Put { $card } into the box
sylvion-verb-tornado_card-put_back = Put { $card } on top of the deck
sylvion-verb-main_action-end = End the defence
sylvion-verb-main_action-play = Play { $card }
sylvion-verb-main_action-feat = Use the feat { $card }
sylvion-verb-main_action-erupt = Let the geyser erupt: { $cell }
sylvion-idle-main_action-play = Play a card
sylvion-idle-main_action-feat = Use a feat
sylvion-verb-pay_unit-fish_point = Use a fish point
sylvion-verb-pay_unit-discard = Discard { $card }
sylvion-verb-pay_source-fish_point = Use a fish point
sylvion-verb-pay_source-partner = Your partner pays
sylvion-verb-pay_card-discard = Discard { $card }
sylvion-verb-place_cell-place = Place: { $cell }
sylvion-verb-wisdom_card-take = Take { $card }
sylvion-verb-disinformation_card-put = Put { $card } here
sylvion-verb-geyser_direction-up = Up
sylvion-verb-geyser_direction-down = Down
sylvion-verb-geyser_direction-left = Left, towards the forest
sylvion-verb-geyser_direction-right = Right, towards the stacks
sylvion-verb-hand_limit_card-discard = Discard { $card }

## Settings

sylvion-option-mode = Game
sylvion-option-mode-about = The introductory game has a ready-made deck and 12 rounds; the advanced game lets you draft your own deck and brings all cards into play.
sylvion-value-mode-advanced = Advanced game
sylvion-value-mode-introductory = Introductory game
sylvion-option-players = Players
sylvion-option-players-about = Play alone, or as a team of two in which one plays the cards and the other pays for them.
sylvion-option-communication = Communication
sylvion-option-communication-about = In a team game, decides whether you see each other’s hands and may talk about them.
sylvion-value-communication-pure_logistics = Pure logistics
sylvion-value-communication-radio_silence = Radio silence
sylvion-option-edition = Edition
sylvion-option-edition-about = The edition decides what the elephant costs, who draws for the owl in a team, and whether the Deluge gives cards for fountains.
sylvion-value-edition-second = Second edition
sylvion-value-edition-first = First edition
sylvion-option-feats_betrayals = Expansion 1: feats and betrayals
sylvion-option-feats_betrayals-about = Adds eight feats, some of which win the game, and eight betrayals that spoil your deck (advanced game only).
sylvion-option-elements = Expansion 2: the elements
sylvion-option-elements-about = Adds 16 element cards to the stacks – geysers, acid lakes, temporal tornados and stone rain – and four more rounds (advanced game only).
sylvion-option-ravager_figure = Expansion 3: the Ravager figure
sylvion-option-ravager_figure-about = The Ravager figure protects the elemental it stands on, and if it reaches the forest edge the game is lost (advanced game only).
sylvion-option-initial_desolated = Desolated edge cards at the start
sylvion-option-initial_desolated-about = The advanced game starts with 0, 3, 6 or 9 desolated edge cards, the introductory game always with 6.
sylvion-option-reinforcement_draw = Cards per reinforcement
sylvion-option-reinforcement_draw-about = You draw 3 cards in each reinforce step, or only 2 for a harder advanced game.
