"""Rules of Sylvion broken on purpose: off by one, wrong order, wrong owner, wrong pile; each with the test that notices."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

FOLDER = "lichtung/games/sylvion"
TESTS = "tests/games/sylvion"


def mutant(rule: str, file: str, old: str, new: str, test: str = "") -> Mutant:
    return Mutant(rule, f"{FOLDER}/{file}", old, new, f"{TESTS}/{test}")


MUTANTS = [
    # General, set-up, mobilisation
    mutant("SYL-GEN-7", "clearing.py", "    if card <= BETRAYAL:\n", "    if card < BETRAYAL:\n"),
    mutant("SYL-SETUP-9", "mobilization.py", "frame(frames.OPENING_HAND, 8, 0)", "frame(frames.OPENING_HAND, 7, 0)"),
    mutant("SYL-SETUP-10", "mobilization.py", "frame(frames.OPENING_HAND, 6, 1)", "frame(frames.OPENING_HAND, 6, 0)"),
    mutant(
        "SYL-SETUP-11",
        "mobilization.py",
        "while count > 0 and s.data[DEFENDER_DECK] > 0:",
        "while count > 0 and s.data[DEFENDER_DECK] > 1:",
    ),
    mutant(
        "SYL-MOB-4",
        "mobilization.py",
        "frames.RECRUIT_COLUMN, frames.SUMMON, frames.DESERT)",
        "frames.RECRUIT_COLUMN, frames.DESERT, frames.SUMMON)",
    ),
    mutant("SYL-MOB-6", "mobilization.py", ">= COLUMN_LIMIT", "> COLUMN_LIMIT"),
    mutant(
        "SYL-MOB-11",
        "mobilization.py",
        "        s.move(s.data[column + 1], column, BOX)",
        "        s.move(s.data[column + 1], column, DEFENDER_DECK)",
    ),
    mutant(
        "SYL-MOB-14",
        "mobilization.py",
        "s.move(top(s, RECRUIT_PILE), RECRUIT_PILE, BOX)",
        "s.move(top(s, RECRUIT_PILE), RECRUIT_PILE, DEFENDER_DECK)",
    ),
    # The round, step 1, hedgehogs, supports
    mutant("SYL-ROUND-2", "turn.py", "        if s.data[stack] > 0:\n", "        if s.data[stack] > 1:\n"),
    mutant("SYL-REVEAL-1", "turn.py", "            s.put(SKIP_NEXT_REVEAL, 0)\n", ""),
    mutant("SYL-REVEAL-5", "turn.py", "rank = LETTER[card] * ROWS + row", "rank = (3 - LETTER[card]) * ROWS + row"),
    mutant(
        "SYL-REVEAL-6",
        "turn.py",
        "rank = LETTER[card] * ROWS + row",
        "rank = LETTER[card] * ROWS + 3 - row if card else -1",
    ),
    mutant(
        "SYL-HEDGE-4",
        "turn.py",
        "        discard(s, s.data[place], place)\n        s.then(frames.HEDGEHOG)\n",
        "        discard(s, s.data[place], place)\n",
    ),
    mutant("SYL-HEDGE-7", "turn.py", "discard(s, HEDGEHOG, active_hand(s))", "s.take(HEDGEHOG, active_hand(s))"),
    mutant(
        "SYL-BLAZE-1", "clearing.py", "range(CLEARING, CLEARING + CELLS + ROWS)", "range(CLEARING, CLEARING + CELLS)"
    ),
    mutant("SYL-BLAZE-2", "components.py", "B4 if strength == 0 else", "B2 if strength == 0 else"),
    mutant("SYL-BLAZE-4", "clearing.py", "s.move(card, place, RAVAGER_DISCARD)", "s.unmake(card, place)"),
    mutant("SYL-SIMOON-1", "supports.py", "s.then(frames.MARCH, after)", "s.then(after)"),
    mutant(
        "SYL-DESIC-1",
        "supports.py",
        "s.then(frame(frames.DESICCATION_CARD, 2))",
        "s.then(frame(frames.DESICCATION_CARD, 1))",
    ),
    mutant("SYL-DESIC-2", "supports.py", "        if size == 1:\n", "        if size == 2:\n"),
    mutant(
        "SYL-DEMCARD-1",
        "supports.py",
        "SYLVAN_DISCARD, BOX)\n        else:\n            s.then(frame(frames.DEMOBILIZE_CARD, 2))",
        "SYLVAN_DISCARD, DEFENDER_DECK)\n        else:\n            s.then(frame(frames.DEMOBILIZE_CARD, 2))",
    ),
    mutant("SYL-DEMCARD-2", "supports.py", "        if count == 1:\n", "        if count == 2:\n"),
    # Movement, combat, damage
    mutant("SYL-MOVE-1", "clearing.py", "while column >= 0:", "while column > 0:"),
    mutant(
        "SYL-MOVE-2",
        "clearing.py",
        "for row in range(first // PLACES_PER_ROW, ROWS):",
        "for row in range(ROWS - 1, first // PLACES_PER_ROW - 1, -1):",
    ),
    mutant(
        "SYL-MOVE-3",
        "turn.py",
        "s.then(frame(frames.DRAW, 1, s.data[TURN]), frame(frames.MARCH, place))",
        "s.then(frame(frames.MARCH, place), frame(frames.DRAW, 1, s.data[TURN]))",
    ),
    mutant("SYL-COMBAT-4", "clearing.py", "    if attack > defence:\n", "    if attack >= defence:\n"),
    mutant("SYL-COMBAT-6", "clearing.py", "return is_fountain(defender) and", "return not is_fountain(defender) and"),
    mutant("SYL-DAMAGE-3", "end.py", "    if points <= health:\n", "    if points <= health + 1:\n"),
    mutant("SYL-DAMAGE-4", "end.py", "    if points <= health:\n", "    if points < health:\n"),
    # Drawing, deck demobilisation
    mutant(
        "SYL-REINF-1",
        "turn.py",
        "s.rules[REINFORCEMENT_DRAW], s.data[TURN]",
        "s.rules[REINFORCEMENT_DRAW] - 1, s.data[TURN]",
    ),
    mutant(
        "SYL-DRAW-1",
        "drawing.py",
        "s.then(frame(frames.BETRAYAL_MODE, seat), frame(frames.DRAW, count, seat))",
        "s.then(frame(frames.DRAW, count, seat), frame(frames.BETRAYAL_MODE, seat))",
    ),
    mutant(
        "SYL-DRAW-5",
        "drawing.py",
        "frame(frames.DECK_DEMOBILIZATION, seat), frame(frames.DRAW, count, seat)",
        "frame(frames.DECK_DEMOBILIZATION, seat), frame(frames.DRAW, count - 1, seat)",
    ),
    mutant(
        "SYL-DEMOB-3",
        "drawing.py",
        "                s.move(card, DEFENDER_DECK, BOX)\n",
        "                s.move(card, DEFENDER_DECK, SYLVAN_DISCARD)\n",
    ),
    mutant("SYL-DEMOB-4", "drawing.py", "if sylvan_cards_discarded(s) >= 2:", "if sylvan_cards_discarded(s) >= 1:"),
    # Step 4: playing, paying, the hand limit
    mutant(
        "SYL-DEFEND-3",
        "playing.py",
        "(room if card <= T4 else has_target(s, card))",
        "(True if card <= T4 else has_target(s, card))",
    ),
    mutant(
        "SYL-DEFEND-6",
        "playing.py",
        "s.then(frame(frames.PAY, cost_of(s, card)), frame(frames.CARRY_OUT, card))",
        "s.then(frame(frames.CARRY_OUT, card), frame(frames.PAY, cost_of(s, card)))",
    ),
    mutant("SYL-PAY-2", "playing.py", "(cards if s.rules[TEAM] != 0 else cards - 1)", "cards"),
    mutant("SYL-PAY-4", "playing.py", "frame(frames.PAY, cost_of(s, card))", "frame(frames.PAY, cost_of(s, card) + 1)"),
    mutant("SYL-HAND-1", "turn.py", "if s.data[hand] <= HAND_LIMIT:", "if s.data[hand] < HAND_LIMIT:"),
    # Fountains, trees, animals
    mutant("SYL-FOUNTAIN-1", "data/sylvan_cards.csv", "fountain_3,fountain,4,2,2,2,", "fountain_3,fountain,4,2,2,3,"),
    mutant("SYL-TREE-1", "data/sylvan_cards.csv", "tree_2,tree,4,2,2,1,", "tree_2,tree,4,2,2,2,"),
    mutant("SYL-WHALE-1", "animals.py", "WHALE_STEPS: Final = 3", "WHALE_STEPS: Final = 2"),
    mutant("SYL-WHALE-3", "animals.py", "return REACH[cell] & ~fires", "return REACH[cell] & ~(1 << cell)"),
    mutant(
        "SYL-WHALE-7",
        "animals.py",
        "        if s.data[CLEARING + cell] != ACID_LAKE:\n",
        "        if s.data[CLEARING + cell] != -1:\n",
    ),
    mutant(
        "SYL-ELEPHANT-1",
        "playing.py",
        "COST_FIRST_EDITION[card] if s.rules[FIRST_EDITION] != 0",
        "COST_FIRST_EDITION[card] if s.rules[FIRST_EDITION] == 0",
    ),
    mutant("SYL-OWL-1", "data/constants.csv", "owl_draw,3", "owl_draw,2"),
    mutant("SYL-STAG-1", "animals.py", "    for n in range(3):\n", "    for n in range(2):\n"),
    mutant(
        "SYL-STAG-2",
        "animals.py",
        "if n <= EDGE_CARDS - s.data[FOREST_HEALTH]:",
        "if n <= EDGE_CARDS - s.data[FOREST_HEALTH] + 1:",
    ),
    mutant(
        "SYL-DOVES-1",
        "animals.py",
        "            discard(s, s.data[stack + size], stack)\n",
        "            discard(s, s.data[stack + 1], stack)\n",
    ),
    mutant("SYL-SQUIRREL-1", "animals.py", "        if option == words.SWAP:\n", "        if option == words.KEEP:\n"),
    mutant(
        "SYL-FISH-2",
        "animals.py",
        "s.put(FISH_POINTS, s.data[FISH_POINTS] + FISH_GIFT)",
        "s.put(FISH_POINTS, FISH_GIFT)",
    ),
    mutant("SYL-FISH-3", "turn.py", "        s.put(FISH_POINTS, 0)  # SYL-FISH-3\n", ""),
    # The end, difficulty
    mutant("SYL-FINAL-1", "turn.py", "        while an_elemental(s):\n", "        if an_elemental(s):\n"),
    mutant("SYL-FINAL-3", "clearing.py", " and s.data[STEP] != FINAL_STEP", ""),
    mutant("SYL-END-1", "end.py", "healing += HEALTH[s.data[cell]]", "healing += 1 if HEALTH[s.data[cell]] else 0"),
    mutant(
        "SYL-END-2",
        "end.py",
        "s.data[FOREST_HEALTH] == EDGE_CARDS else",
        "s.data[FOREST_HEALTH] >= EDGE_CARDS - 1 else",
    ),
    mutant("SYL-DIFF-1", "game.py", "EDGE_CARDS - s.rules[DESOLATED]", "EDGE_CARDS"),
    mutant("SYL-DIFF-2", "game.py", '            settings["reinforcement_draw"],\n', "            3,\n"),
    # The team
    mutant("SYL-TEAM-1", "turn.py", "s.put(TURN, 1 - s.data[TURN])", "s.put(TURN, s.data[TURN])"),
    mutant(
        "SYL-TEAM-5",
        "state.py",
        "return 1 - s.data[TURN] if s.rules[TEAM] != 0 else s.data[TURN]",
        "return s.data[TURN]",
    ),
    mutant("SYL-TEAM-13", "animals.py", "frame(frames.DRAW, OWL_DRAW, 1 - seat)", "frame(frames.DRAW, OWL_DRAW, seat)"),
    mutant(
        "SYL-TEAM-14",
        "turn.py",
        "frame(frames.HAND_LIMIT, seat), frame(frames.HAND_LIMIT, 1 - seat)",
        "frame(frames.HAND_LIMIT, 1 - seat), frame(frames.HAND_LIMIT, seat)",
    ),
    mutant("SYL-TEAM-16", "mobilization.py", "s.put(TURN, 1 - s.data[TURN])", "s.put(TURN, s.data[TURN])"),
    # Expansion 1
    mutant("SYL-BETRAY-4", "drawing.py", "s.move(BETRAYAL, IN_PLAY, BOX)", "s.move(BETRAYAL, IN_PLAY, SYLVAN_DISCARD)"),
    mutant("SYL-BETRAY-8", "supports.py", "s.pick(SYLVAN_DISCARD, BETRAYAL)", "s.pick(SYLVAN_DISCARD, BETRAYAL + 1)"),
    mutant(
        "SYL-BETRAY-11",
        "mobilization.py",
        "            if card != BETRAYAL:\n                break\n",
        "            break\n",
    ),
    mutant("SYL-FEAT-2", "mobilization.py", "is_feat = card > BETRAYAL", "is_feat = card > BETRAYAL + 1"),
    mutant("SYL-FEAT-3", "feats.py", "s.move(feat, FEATS, BOX)", "s.move(feat, FEATS, FEATS)"),
    mutant("SYL-FEAT-OWL-1", "feats.py", "frame(frames.WISDOM_CARD, 2)", "frame(frames.WISDOM_CARD, 1)"),
    mutant(
        "SYL-FEAT-DELUGE-3",
        "feats.py",
        "s.rules[FIRST_EDITION] != 0 and fountains > 0",
        "s.rules[FIRST_EDITION] != 0 and fountains > 1",
    ),
    mutant("SYL-FEAT-FENCE-1", "feats.py", "s.put(SKIP_NEXT_REVEAL, 1)", "s.put(SKIP_NEXT_REVEAL, 0)"),
    mutant("SYL-FEAT-SQUIRREL-1", "feats.py", "while taken < 2 and", "while taken < 1 and"),
    mutant("SYL-FEAT-STAG-1", "feats.py", "count_four(s, T1, 8)", "count_four(s, T1, 7)"),
    mutant("SYL-FEAT-FISH-1", "feats.py", "count_four(s, F1, 10)", "count_four(s, F1, 11)"),
    mutant("SYL-FEAT-DOVES-1", "feats.py", ">= 16", "> 16"),
    mutant("SYL-FEAT-WHALE-1", "feats.py", "elementals(s) >= 12", "elementals(s) >= 11"),
    # Expansion 2
    mutant(
        "SYL-STONE-2", "supports.py", "            if is_fountain(card):\n", "            if not is_fountain(card):\n"
    ),
    mutant("SYL-STONE-3", "supports.py", "    damage_forest(s, 1)\n", "    damage_forest(s, 2)\n"),
    mutant(
        "SYL-TORNADO-1",
        "supports.py",
        "            s.move(card, cell, active_hand(s))\n",
        "            s.move(card, cell, SYLVAN_DISCARD)\n",
    ),
    mutant(
        "SYL-TORNADO-2", "supports.py", "s.then(frame(frames.TORNADO_CARD, 2))", "s.then(frame(frames.TORNADO_CARD, 1))"
    ),
    mutant("SYL-LAKE-1", "clearing.py", "range(COLUMNS - 1, -1, -1)", "range(COLUMNS)"),
    mutant(
        "SYL-LAKE-4",
        "clearing.py",
        "    while cell < end and s.data[cell] == ACID_LAKE:\n",
        "    if cell < end and s.data[cell] == ACID_LAKE:\n",
    ),
    mutant("SYL-GEYSER-4", "clearing.py", "    discard(s, GEYSER, target)\n    if", "    if"),
    mutant(
        "SYL-GEYSER-6",
        "feats.py",
        "-1 if option == words.UP else 1 if option == words.DOWN else 0",
        "-1 if option == words.DOWN else 1 if option == words.UP else 0",
    ),
    # Expansion 3
    mutant(
        "SYL-RAV-3",
        "turn.py",
        "STRENGTH[card] > STRENGTH[s.data[bearer]]",
        "STRENGTH[card] >= STRENGTH[s.data[bearer]]",
    ),
    mutant("SYL-RAV-7", "clearing.py", "    elif bearer:\n        take_figure_off(s)\n", "    elif bearer:\n"),
    mutant(
        "SYL-RAV-10",
        "clearing.py",
        "    if s.data[FIGURE_AT] == cell:\n        take_figure_off(s)\n    else:\n        discard",
        "    if True:\n        discard",
    ),
    mutant(
        "SYL-RAV-13",
        "clearing.py",
        "    if s.data[FIGURE_AT] == source:\n        s.finish(",
        "    if s.data[FIGURE_AT] == source + 1:\n        s.finish(",
    ),
    # Information
    mutant(
        "SYL-INFO-5",
        "game.py",
        'return set() if settings["communication"] == "radio_silence" else {"hands"}',
        'return {"hands"}',
    ),
    mutant(
        "SYL-INFO-9",
        "animals.py",
        "2 if size >= 2 else size, s.terms.everyone)",
        "2 if size >= 2 else size, 1 << s.data[TURN])",
    ),
    mutant("SYL-INFO-12", "supports.py", "return s.rules[SILENT] != 0  # SYL-INFO-12", "return False"),
]
