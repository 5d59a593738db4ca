### Equinox: names, explanations, questions and answers.

# A creature goes by its identifier: equinox-card-susi is its name and its champion card, equinox-about-susi what its power does.
# What is put together from parts has one message with variables; codes.json says which:
#   susi_7, chameleon_0       equinox-card-creature      $creature $strength; an Ursus card is half a point stronger
#   seat0 (a stone)           equinox-card-stone         $seat
#   susi/3                    equinox-cell-space         $creature $row
# $creature is the name of a creature or of the chameleon; $strength is a number; $row and $other are numbers of rows; $card is the
# name of a card, $cell of a space, $seat of a player.

## The game

equinox-title = Equinox
equinox-tagline = Eight creatures of legend enter a tournament, five of them vanish – and you bet on the three that stay.
equinox-goal = Have the most prestige at the end: only bets on creatures still in the tournament count, and early bets count most.

## Card names

equinox-card-susi = Susi
equinox-card-moosmann = Mossman
equinox-card-cornu = Cornu
equinox-card-klumpi = Klumpi
equinox-card-echomir = Echomir
equinox-card-lupino = Lupino
equinox-card-noctia = Noctia
equinox-card-carmen = Carmen
equinox-card-fungi = Fungi
equinox-card-ziegfried = Ziegfried
equinox-card-aquilon = Aquilon
equinox-card-raneri = Raneri
equinox-card-vulpa = Vulpa
equinox-card-ursus = Ursus
equinox-card-chameleon = Chameleon
equinox-card-urvater = Forefather
equinox-card-dryada = Dryad
equinox-card-creature = { $creature } { $strength }
equinox-card-half = { $creature } { $strength }½
equinox-card-stone = Stone of { $seat }

## What the cards do

equinox-about-susi = Power: you draw 3 cards from the deck. If that takes the last one, the game ends at once.
equinox-about-moosmann = Power: you take back one of your placed stones, wherever it lies. From your next turn on you can place it again.
equinox-about-cornu = Power: another player puts a random half of their hand, rounded up, face down in front of them. They get it back in step 3 of their next turn.
equinox-about-klumpi = Power: you put an available stone on any space without a stone, in any row, if its creature is in the tournament. The bet is worth as much as the row.
equinox-about-echomir = Power: you play a second card, whose power you may use as well. This works once per turn.
equinox-about-lupino = Power: you take a visible Lupino card from an earlier row into your hand.
equinox-about-noctia = Power: you choose another player and a creature in the tournament. They give you a card of that creature, or show you their whole hand if they have none.
equinox-about-carmen = Power: in step 3 of this turn you may discard up to 3 cards of any creatures, face down.
equinox-about-fungi = Power: you use the power of a creature that has vanished in this game. Where that power speaks of its own creature, it now means Fungi.
equinox-about-ziegfried = Power: you look at 3 random hand cards of another player, keep one of them and return the others.
equinox-about-aquilon = Power: you take a visible chameleon card from any row into your hand.
equinox-about-raneri = Power: you swap the visible cards of two spaces of one creature that is in the tournament.
equinox-about-vulpa = Power: you discard the visible card of another creature in the current row. What lies below counts from now on.
equinox-about-ursus = No power during the game, but each of his cards is 0.5 stronger than printed. If he stays in the tournament, each stone on him brings half a point more.
equinox-about-chameleon = You put it on any creature of the current row and it lends its strength. It sets off no power and blocks that of a creature card put directly on it.
equinox-about-urvater = You name a creature in the tournament. Everyone with a secret bet on it must reveal that bet at once.
equinox-about-dryada = You take a visible creature card from any row into your hand, but no chameleon.
equinox-about-stone = A bet on the creature it lies on. It scores if that creature is still in the tournament at the end.

## Spaces

equinox-cell-space = { $creature }, row { $row }

## Steps

equinox-step-bet = Step 1: bet
equinox-step-play = Step 2: play a card
equinox-step-discard = Step 3: discard
equinox-step-draw = Step 4: draw
equinox-step-vanish = Step 5: does a creature vanish?

## Phases, as a table shows them one after the other

equinox-phase-bet = Bet
equinox-phase-card = Playing a card
equinox-phase-power = Special power
equinox-phase-discard = Discarding
equinox-phase-drawing = Drawing cards
equinox-phase-turn_end = End of turn
equinox-phase-vanishing = A creature vanishes

## How a game ends

equinox-reason-fifth_vanished = The tournament is over: the fifth creature has vanished.
equinox-reason-last_card_drawn = The game is over: the last card of the deck was drawn.
equinox-reason-deadlock = The game is over: nothing changed during a whole round of turns.

## Places

equinox-zone-champions = Champions
equinox-zone-box = Creatures not in the game
equinox-zone-stacks = Cards on the spaces
equinox-zone-stones = Stones on the spaces
equinox-zone-champion_cards = Stones on champion cards
equinox-zone-hands = Hand
equinox-zone-set_aside = Set-aside cards
equinox-zone-looked_at = Cards being looked at
equinox-zone-secret_bets = Card of the secret bet
equinox-zone-has_secret_bet = Unrevealed secret bet
equinox-zone-available_stones = Available stones
equinox-zone-in_play = Card being played
equinox-zone-deck = Deck
equinox-zone-discard_pile = Discard pile

## Counters

equinox-counter-vanished = Vanished in round
equinox-counter-start_player = Starting player
equinox-counter-has_placed_secret_bet = Has placed a secret bet
equinox-counter-carmen_active = Carmen’s power this turn
equinox-counter-echomir_used = Echomir’s power used this turn
equinox-counter-changed = Something has changed this turn
equinox-counter-unchanged_turns = Turns in a row without a change

## Questions

equinox-choice-choose_bet = Do you place a bet or reveal your secret one?
equinox-choice-choose_secret_card = Secret bet: which card do you put down?
equinox-choice-choose_card = Which card do you play?
equinox-choice-choose_chameleon_creature = Chameleon: which creature do you put it on?
equinox-choice-use_power = Do you use the special power?
equinox-choice-choose_urvater_creature = Forefather: which creature do you name?
equinox-choice-choose_dryada_card = Dryad: which creature card do you take?
equinox-choice-choose_stone = Mossman: which stone do you take back?
equinox-choice-choose_cornu_player = Cornu: whose hand do you halve?
equinox-choice-choose_klumpi_space = Klumpi: which space do you bet on?
equinox-choice-choose_lupino_card = Lupino: which card do you take back?
equinox-choice-choose_noctia_player = Noctia: whom do you ask for a card?
equinox-choice-choose_noctia_creature = Noctia: which creature’s card do you ask for?
equinox-choice-choose_given_card = Noctia: which card do you give away?
equinox-choice-choose_borrowed_power = Fungi: whose power do you borrow?
equinox-choice-choose_ziegfried_player = Ziegfried: whose cards do you look at?
equinox-choice-choose_kept_card = Ziegfried: which card do you keep?
equinox-choice-choose_aquilon_card = Aquilon: which chameleon do you take?
equinox-choice-choose_raneri_creature = Raneri: which creature’s cards do you swap?
equinox-choice-choose_raneri_rows = Raneri: which two rows swap their visible cards?
equinox-choice-choose_vulpa_card = Vulpa: which card do you discard?
equinox-choice-choose_discard = Do you discard a card?

## Answers

equinox-verb-choose_bet-regular = Bet on { $creature }
equinox-verb-choose_bet-secret = Secret bet, no card this turn
equinox-verb-choose_bet-reveal = Reveal your secret bet
equinox-verb-choose_bet-skip = No bet
equinox-idle-choose_bet-regular = Place a bet
equinox-verb-choose_secret_card-bet = Bet secretly with { $card }
equinox-verb-choose_card-play = Play { $card }
equinox-verb-choose_chameleon_creature-put = Put it on: { $creature }
equinox-verb-use_power-yes = Use the power
equinox-verb-use_power-no = Don’t use it
equinox-verb-choose_urvater_creature-name = Name { $creature }
equinox-verb-choose_dryada_card-take = Take the card: { $cell }
equinox-verb-choose_stone-space = Stone on the space: { $cell }
equinox-verb-choose_stone-champion = Stone on the champion card: { $creature }
equinox-verb-choose_stone-secret = Stone of your secret bet
equinox-verb-choose_cornu_player-player = { $seat }: put half the hand aside
equinox-verb-choose_klumpi_space-bet = { $cell }
equinox-verb-choose_lupino_card-take = Take the card: { $cell }
equinox-verb-choose_noctia_player-player = { $seat }: ask for a card
equinox-verb-choose_noctia_creature-name = Ask for a { $creature } card
equinox-verb-choose_given_card-give = Give { $card } away
equinox-verb-choose_borrowed_power-borrow = Borrow the power of { $creature }
equinox-verb-choose_ziegfried_player-player = { $seat }: look at three cards
equinox-verb-choose_kept_card-keep = Keep { $card }
equinox-verb-choose_aquilon_card-take = Take the chameleon: { $cell }
equinox-verb-choose_raneri_creature-creature = Swap cards of { $creature }
equinox-verb-choose_raneri_rows-swap = Swap rows { $row } and { $other }
equinox-verb-choose_vulpa_card-discard = Discard the card: { $cell }
equinox-verb-choose_discard-discard = Discard { $card }
equinox-verb-choose_discard-stop = Don’t discard any more

## Settings

equinox-option-players = Players
equinox-option-players-about = Two to five players; each has five stones to bet with.
equinox-option-champions = Champions
equinox-option-champions-about = Which eight of the fourteen creatures enter the tournament: drawn at random or chosen by you.
equinox-value-champions-random = Drawn at random
equinox-option-start_player = Starting player
equinox-option-start_player-about = Who takes the first turn: drawn at random or a seat you name.
equinox-value-start_player-random = At random
