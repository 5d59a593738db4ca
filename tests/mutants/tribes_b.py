"""Rules of Tribes of the Wind broken on purpose, from village cards to information; each with the tests that notice."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

FOLDER = "lichtung/games/tribes"
TESTS = "tests/games/tribes"


def mutant(rule: str, file: str, old: str, new: str, test: str) -> Mutant:
    return Mutant(rule, f"{FOLDER}/{file}", old, new, f"{TESTS}/test_{test}.py")


MUTANTS = [
    # Village cards
    mutant(
        "TRB-VCARD-1",
        "village.py",
        "offer_cards(s, VILLAGE_DISPLAY, VILLAGE_DISPLAY + DISPLAY, words.TAKE, 0)",
        "offer_cards(s, VILLAGE_STACK + 1, VILLAGE_DISPLAY + DISPLAY, words.TAKE, 0)",
        "village_cards",
    ),
    mutant(
        "TRB-VCARD-2",
        "village.py",
        "        s.slate[1] = words.RIGHT\n        return s.slate[:2]",
        "        s.slate[1] = words.RIGHT\n        return s.slate[1:2]",
        "village_cards",
    ),
    mutant(
        "TRB-VCARD-3",
        "village.py",
        "s.put(RIGHT_SIDES + seat, s.data[RIGHT_SIDES + seat] + 1)",
        "s.put(RIGHT_SIDES + seat, 1)",
        "conditions",
    ),
    mutant(
        "TRB-VCARD-3",
        "village.py",
        "            s.move(card, VILLAGE_DISPLAY + slot, VILLAGE_DISCARD)\n",
        "            s.move(card, VILLAGE_DISPLAY + slot, VILLAGE_STACK)\n",
        "village_cards",
    ),
    mutant(
        "TRB-VCARD-4",
        "village.py",
        "            s.move(card, VILLAGE_DISPLAY + slot, LEFT_CARDS + seat * LEFT)\n",
        "            s.move(card, VILLAGE_DISPLAY + slot, LEFT_CARDS + seat * LEFT)\n"
        "            effects.carry_out(s, RIGHT_EFFECT + card - VILLAGE_0, 0)\n",
        "village_cards",
    ),
    mutant("TRB-VCARD-5", "village.py", ">= s.rules[LEFT_LIMIT]", ">= s.rules[LEFT_LIMIT] - 1", "village_cards"),
    mutant(
        "TRB-VCARD-6",
        "village.py",
        "s.move(option - words.DISCARD, left, VILLAGE_DISCARD)",
        "s.move(option - words.DISCARD, left, VILLAGE_STACK)",
        "village_cards",
    ),
    mutant(
        "TRB-VCARD-7",
        "village.py",
        "s.then(frame(frames.VILLAGE_SIDE, slot), frame(frames.FILL_VILLAGE_DISPLAY, slot))",
        "s.then(frame(frames.VILLAGE_SIDE, slot))",
        "village_cards",
    ),
    mutant(
        "TRB-VCARD-7",
        "village.py",
        "        if s.data[VILLAGE_STACK] == 0 and",
        "        if s.data[VILLAGE_STACK] <= 1 and",
        "village_cards",
    ),
    # Drawing
    mutant("TRB-DRAW-1", "drawing.py", "        if missing > 1:\n", "        if missing > 2:\n", "draw"),
    mutant("TRB-DRAW-2", "drawing.py", "        if data[ELEMENT_DECK] > 0:\n", "        if count == 0:\n", "draw"),
    mutant(
        "TRB-DRAW-3",
        "drawing.py",
        "            s.move(s.data[slot], slot, target)\n",
        "            s.move(s.data[slot], slot, target)\n            take_from_deck(s, slot)\n",
        "draw",
    ),
    mutant(
        "TRB-DRAW-4",
        "game.py",
        "below = address != ELEMENT_DECK + s.data[ELEMENT_DECK] or",
        "below = True or",
        "draw",
    ),
    mutant("TRB-DRAW-5", "drawing.py", "missing == 1 and s.data[DRAWN] == 0", "missing >= 1", "draw"),
    mutant(
        "TRB-DRAW-6",
        "drawing.py",
        "range(ELEMENT_DISPLAY, ELEMENT_DISPLAY + DISPLAY)",
        "range(ELEMENT_DISPLAY + DISPLAY - 1, ELEMENT_DISPLAY - 1, -1)",
        "draw",
    ),
    mutant(
        "TRB-DRAW-7",
        "drawing.py",
        "    if s.data[ELEMENT_DECK] == 0 and",
        "    if s.data[ELEMENT_DECK] <= 1 and",
        "draw",
    ),
    mutant(
        "TRB-DRAW-8",
        "drawing.py",
        "        while s.data[ELEMENT_DISCARD] > 0:\n",
        "        while s.data[ELEMENT_DISCARD] > 1:\n",
        "draw",
    ),
    # Leader conditions
    mutant("TRB-COND-1", "turn.py", "rewarded & COLOUR_PATH == 0 and", "rewarded == 0 and", "conditions"),
    mutant(
        "TRB-COND-2",
        "drawing.py",
        "s.then(frames.DRAW_CARD, frames.END_DRAW, frames.LEADER_CHECK)",
        "s.then(frames.LEADER_CHECK, frames.DRAW_CARD, frames.END_DRAW)",
        "conditions",
    ),
    mutant(
        "TRB-COND-3",
        "turn.py",
        "offer_cards(s, cards + 1, cards + s.data[cards] + 1, words.LEADER, 0)",
        "offer_cards(s, cards + 1, cards + s.data[cards], words.LEADER, 0)",
        "conditions",
    ),
    mutant(
        "TRB-COND-4",
        "turn.py",
        "s.then(frames.LEADER_CARD, frames.LEADER_CHECK)",
        "s.then(frames.LEADER_CARD, frames.NEXT_TURN)",
        "conditions",
    ),
    mutant(
        "TRB-COND-5",
        "turn.py",
        "            build(s, option - words.VILLAGE)\n",
        "            if condition_is_met(s, s.data[TURN]):\n"
        "                s.then(frames.LEADER_CARD)\n"
        "            build(s, option - words.VILLAGE)\n",
        "conditions",
    ),
    mutant(
        "TRB-COND-6",
        "conditions.py",
        "return FIELDS - count(polluted(s, seat))",
        "return FIELDS - count(polluted(s, seat) | villages(s, seat))",
        "conditions",
    ),
    mutant(
        "TRB-COND-7",
        "conditions.py",
        "return s.data[RIGHT_SIDES + seat]",
        "return s.data[RIGHT_SIDES + seat] + s.data[LEFT_CARDS + seat * LEFT]",
        "conditions",
    ),
    mutant(
        "TRB-COND-8",
        "conditions.py",
        "return s.data[LEFT_CARDS + seat * LEFT]",
        "return s.data[LEFT_CARDS + seat * LEFT] - 1",
        "conditions",
    ),
    mutant(
        "TRB-COND-9", "conditions.py", "count(villages(s, seat) & fields)", "count(villages(s, seat))", "conditions"
    ),
    mutant("TRB-COND-10", "conditions.py", "count(temples(s, seat) & fields)", "count(temples(s, seat))", "conditions"),
    mutant("TRB-COND-11", "conditions.py", "    used |= 1 << field\n", "", "conditions"),
    mutant("TRB-COND-11", "conditions.py", "if step == PATH - 1:", "if step == PATH - 2:", "conditions"),
    mutant(
        "TRB-COND-12", "conditions.py", "for field in range(1, PLACES):", "for field in range(2, PLACES):", "conditions"
    ),
    # Leader abilities
    mutant(
        "TRB-LEADER-2",
        "effects.py",
        "if 0 < effect < RIGHT_EFFECT:",
        "if 0 < effect < RIGHT_EFFECT and effect % 3 == 0:",
        "leader_cards",
    ),
    mutant(
        "TRB-LEADER-2",
        "leaders.py",
        "s.rules[ABILITY_ELEMENT + leader] == s.rules[ELEMENT + card]",
        "s.rules[ABILITY_ELEMENT + leader] >= 0",
        "leader_cards",
    ),
    mutant(
        "TRB-LEADER-4",
        "leaders.py",
        "!= PAY_ONCE or s.data[USED] & (1 << slot) != 0:\n        return False",
        "!= PAY_ONCE:\n        return False",
        "leader_cards",
    ),
    mutant("TRB-LEADER-4", "turn.py", "        s.put(USED, 0)\n", "", "leader_cards"),
    mutant(
        "TRB-LEADER-5",
        "turn.py",
        "s.then(frames.LEADER_WINDOW, frames.DRAW)",
        "s.then(frames.DRAW)",
        "leader_cards",
    ),
    mutant(
        "TRB-LEADER-6",
        "effects.py",
        "s.data[address] - s.rules[PAY + leader])",
        "s.data[address] - s.rules[PAY + leader] + (1 if polluted(s, s.data[TURN]) else 0))",
        "leader_cards",
    ),
    mutant(
        "TRB-LEADER-7", "effects.py", "amount + price if code >> 6 == F", "amount if code >> 6 == F", "leader_cards"
    ),
    mutant(
        "TRB-LEADER-8",
        "effects.py",
        "s.put(USED, s.data[USED] | (1 << slot_of(s, leader)))",
        "s.put(USED, 3)",
        "leader_cards",
    ),
    mutant("TRB-LEADER-9", "leaders.py", "kind == ON_FOREST or kind == DISCOUNT", "kind == DISCOUNT", "leader_forest"),
    mutant(
        "TRB-LEADER-11",
        "effects.py",
        "i < PART_LIMIT and effect < GAIN_EFFECT:",
        "i < PART_LIMIT and effect < RIGHT_EFFECT:",
        "leader_plus",
    ),
    mutant(
        "TRB-LEADER-12",
        "effects.py",
        "i < PART_LIMIT and effect < GAIN_EFFECT:",
        "effect < GAIN_EFFECT:",
        "leader_plus",
    ),
    mutant(
        "TRB-LEADER-12",
        "effects.py",
        "i < PART_LIMIT and effect < GAIN_EFFECT:",
        "i < PART_LIMIT:",
        "leader_plus",
    ),
    mutant("TRB-LEADER-13", "effects.py", "kind <= P and amount >= 1 and", "kind <= P and", "leader_plus"),
    mutant(
        "TRB-LEADER-14",
        "effects.py",
        "        if water > 0:\n            gain_water",
        "        if water >= 0:\n            gain_water",
        "leader_plus",
    ),
    mutant(
        "TRB-LEADER-14", "effects.py", "        if amount > water:\n", "        if amount >= water:\n", "leader_plus"
    ),
    mutant("TRB-LEADER-15", "pollution.py", "worth * tokens)", "worth)", "leader_forest"),
    mutant(
        "TRB-LEADER-16",
        "pollution.py",
        "return polluted_fields(s, words.CLEAR, True)",
        "return polluted_fields(s, words.CLEAR, False)",
        "leader_forest",
    ),
    mutant(
        "TRB-LEADER-17",
        "leaders.py",
        "found += s.rules[REBATE + s.data[at]]",
        "found = s.rules[REBATE + s.data[at]]",
        "leader_forest",
    ),
    mutant(
        "TRB-LEADER-18",
        "effects.py",
        "return forest_cost(s, 8 - x if amount == X else amount)",
        "return forest_cost(s, 8 - x if amount == X else amount) if effect < GAIN_EFFECT else amount",
        "leader_forest",
    ),
    mutant(
        "TRB-LEADER-19",
        "effects.py",
        "declinable: i64 = 1 if i >= PART_LIMIT and",
        "declinable: i64 = 1 if i > 99 and",
        "leader_forest",
    ),
    mutant(
        "TRB-LEADER-20",
        "effects.py",
        "begin(s, 0, 0, gains_of_forest(s) << PART_LIMIT)",
        "begin(s, 0, 0, (gains_of_forest(s) & 1 or gains_of_forest(s)) << PART_LIMIT)",
        "leader_forest",
    ),
    mutant(
        "TRB-LEADER-21",
        "turn.py",
        "s.then(frames.LEADER_CARD, frames.LEADER_CHECK)",
        "s.then(frames.LEADER_CARD, frames.LEADER_WINDOW, frames.LEADER_CHECK)",
        "leader_cards",
    ),
    # The end
    mutant("TRB-END-1", "village.py", "< s.rules[TRIGGER] or", "< s.rules[TRIGGER] - 1 or", "end"),
    mutant("TRB-END-2", "end.py", ">= trigger + s.rules[EXTRA_ROUNDS]:", ">= trigger:", "end"),
    mutant("TRB-END-3", "turn.py", "if seat == s.data[START_PLAYER]:", "if seat == 0:", "end"),
    mutant("TRB-END-4", "village.py", " or s.data[TREE_HOUSES + seat] == 0:", ":", "end"),
    mutant("TRB-END-5", "village.py", " or s.data[TRIGGER_ROUND] != 0:", ":", "end"),
    mutant("TRB-END-6", "end.py", "s.data[ROUND] >= s.rules[MAX_ROUNDS]", "s.data[ROUND] > s.rules[MAX_ROUNDS]", "end"),
    # Scoring, ties
    mutant("TRB-SCORE-1", "end.py", "s.data[GAME_END_TILE] == seat + 1", "s.data[GAME_END_TILE] == 2 - seat", "score"),
    mutant("TRB-SCORE-2", "data/constants.json", '"tree_house": 3', '"tree_house": 2', "score"),
    mutant("TRB-SCORE-3", "data/constants.json", '      "3": 3\n    }', '      "3": 3,\n      "2": 1\n    }', "score"),
    mutant("TRB-SCORE-4", "data/constants.json", '      "1": 7,', '      "1": 6,', "score"),
    mutant("TRB-SCORE-5", "data/constants.json", '      "7": 3\n', '      "6": 3\n', "score"),
    mutant("TRB-SCORE-6", "end.py", "        if goal_is_met(s, seat, s.data[at]):\n", "        if True:\n", "score"),
    mutant(
        "TRB-SCORE-7",
        "end.py",
        "return found + goal_points(s, seat)",
        "return found + goal_points(s, seat) + s.data[WATER + seat] // 5",
        "score",
    ),
    mutant("TRB-SCORE-8", "end.py", "sum([other > mine for", "sum([other < mine for", "score"),
    mutant("TRB-TIE-1", "end.py", "int(s.data[WATER + seat]))", "-int(s.data[WATER + seat]))", "score"),
    mutant("TRB-TIE-2", "end.py", "if ranks[seat] == 1])", "if ranks[seat] == 1][:1])", "score"),
    # Goals
    mutant(
        "TRB-GOAL-1",
        "end.py",
        "if goal_is_met(s, seat, s.data[at]):",
        "if goal_is_met(s, 1 - seat, s.data[at]):",
        "goals",
    ),
    mutant(
        "TRB-GOAL-2",
        "goals.py",
        "        if first == 0 or second",
        "        if spot & 15 == 1 or first == 0 or second",
        "goals",
    ),
    mutant(
        "TRB-GOAL-3",
        "goals.py",
        "return tiles(s, seat) & fields == fields",
        "return tiles(s, seat) & fields != 0",
        "goals",
    ),
    mutant(
        "TRB-GOAL-4",
        "goals.py",
        "return villages(s, seat) & fields == fields",
        "return tiles(s, seat) & fields == fields",
        "goals",
    ),
    mutant(
        "TRB-GOAL-4",
        "goals.py",
        "return temples(s, seat) & fields == fields",
        "return temples(s, seat) & fields != 0",
        "goals",
    ),
    mutant(
        "TRB-GOAL-5",
        "goals.py",
        "count(tiles(s, seat) & fields) >= needed",
        "count(tiles(s, seat) & fields) > needed",
        "goals",
    ),
    mutant(
        "TRB-GOAL-6",
        "goals.py",
        "first != second and second != third and first != third",
        "first != second and second != third",
        "goals",
    ),
    mutant("TRB-GOAL-7", "goals.py", ", ((1, 0), (1, -1))),", "),", "goals"),
    mutant("TRB-GOAL-7", "goals.py", "(((1, 1), (2, 2)), ((1, -1), (2, -2))),", "(((1, 1), (2, 2)),),", "goals"),
    mutant("TRB-GOAL-8", "goals.py", "        if is_village(tile):\n", "        if tile != 0:\n", "goals"),
    mutant(
        "TRB-GOAL-9",
        "goals.py",
        "bonuses_under_houses(s, seat, 7) >= needed",
        "bonuses_under_houses(s, seat, 7) >= needed - 1",
        "goals",
    ),
    mutant(
        "TRB-GOAL-10",
        "goals.py",
        "bonuses_under_houses(s, seat, param) >= needed",
        "bonuses_under_houses(s, seat, param) == needed",
        "goals",
    ),
    # Two players, supplies
    mutant(
        "TRB-TWO-1",
        "requirements.py",
        "range(ELEMENT_DISPLAY, ELEMENT_DISPLAY + DISPLAY)",
        "range(ELEMENT_DISPLAY, ELEMENT_DISPLAY + DISPLAY - 1)",
        "two_players",
    ),
    mutant(
        "TRB-TWO-1",
        "requirements.py",
        "s.data[ELEMENT_DECK + s.data[ELEMENT_DECK]]",
        "s.data[ELEMENT_DECK + 1]",
        "two_players",
    ),
    mutant(
        "TRB-TWO-2",
        "requirements.py",
        "return rows_of(one >= 1, other >= 1)",
        "return rows_of(one >= 1, one >= 1)",
        "two_players",
    ),
    mutant(
        "TRB-TWO-3",
        "requirements.py",
        "if s.data[ELEMENT_DECK] > 0 else found",
        "if s.data[ELEMENT_DECK] > 9 else found",
        "two_players",
    ),
    mutant(
        "TRB-SUPPLY-1",
        "effects.py",
        "s.put(address, s.data[address] + amount)",
        "s.put(address, min(106, s.data[address] + amount))",
        "supply",
    ),
    mutant("TRB-SUPPLY-2", "inventory.py", "if came > expected or", "if came > expected + 1 or", "supply"),
    mutant("TRB-SUPPLY-3", "forest.py", " and a_tile_is_available(s) and", " and", "supply"),
    mutant("TRB-SUPPLY-4", "village.py", "            s.shuffle(VILLAGE_STACK)\n", "", "village_cards"),
    # Information
    mutant(
        "TRB-INFO-1",
        "turn.py",
        "            s.reveal(option - words.PLAY, rack_of(s), s.terms.everyone)  # TRB-INFO-1\n",
        "",
        "info_events",
    ),
    mutant("TRB-INFO-2", "layout.py", "count=-1, sight=OWNER, pool", "count=-1, sight=NOBODY, pool", "info_events"),
    mutant(
        "TRB-INFO-3",
        "layout.py",
        'Zone("just_drawn", DRAWN, PILE, RACK_SIZE, sight=NOBODY,',
        'Zone("just_drawn", DRAWN, PILE, RACK_SIZE,',
        "info_events",
    ),
    mutant("TRB-INFO-5", "layout.py", "count=-1, sight=OWNER, pool", "count=-1, pool", "info"),
    mutant("TRB-INFO-5", "layout.py", "CELL, DISPLAY, sight=NOBODY, pool", "CELL, DISPLAY, pool", "info"),
    mutant("TRB-INFO-6", "drawing.py", "        s.shuffle(ELEMENT_DECK)\n", "", "info_events"),
    mutant("TRB-INFO-8", "layout.py", "PILE, TILE_LIMIT, sight=NOBODY,", "PILE, TILE_LIMIT,", "info"),
]
