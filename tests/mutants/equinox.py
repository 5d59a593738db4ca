"""Broken rules of Equinox, one at a time, each with a test that must notice."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

FOLDER = "lichtung/games/equinox"
TESTS = "tests/games/equinox"


def mutant(rule: str, file: str, old: str, new: str, test: str) -> Mutant:
    return Mutant(rule, f"{FOLDER}/{file}", old, new, f"{TESTS}/{test}")


MUTANTS = [
    # Set-up and the turn
    mutant("EQX-SETUP-8", "setup.py", "    seat = start\n", "    seat = 0 * start\n", "test_setup.py"),
    mutant("EQX-SETUP-9", "setup.py", "start = s.roll(seats)", "start = s.roll(seats - 1)", "test_setup.py"),
    mutant(
        "EQX-TURN-1", "turn.py", "0 if s.data[TURN] == s.terms.seats - 1 else s.data[TURN] + 1", "0", "test_turn.py"
    ),
    mutant(
        "EQX-TURN-3",
        "bets.py",
        "frame(frames.CHOOSE_SECRET_CARD), frame(frames.DISCARD)",
        "frame(frames.CHOOSE_SECRET_CARD), frame(frames.PLAY)",
        "test_turn.py",
    ),
    mutant("EQX-TURN-5", "turn.py", "        s.put(CARMEN_ACTIVE, 0)\n", "", "test_turn.py"),
    # Bets and rulers
    mutant("EQX-BET-3", "bets.py", "s.data[VANISHED + column] == 0 and s.data[STONES", "s.data[STONES", "test_bets.py"),
    mutant("EQX-BET-5", "bets.py", " and s.data[STONES + row * COLUMNS + column] == 0", "", "test_bets.py"),
    mutant(
        "EQX-BET-12", "bets.py", "        s.data[ROUND] == 1\n", "        s.data[ROUND] <= 2\n", "test_secret_bets.py"
    ),
    mutant("EQX-BET-12", "bets.py", "        and s.data[PLACED + seat] == 0\n", "", "test_secret_bets.py"),
    mutant(
        "EQX-BET-14",
        "bets.py",
        "            if is_creature_card(s.data[at]):\n",
        "            if s.data[at] > 0:\n",
        "test_secret_bets.py",
    ),
    mutant("EQX-RULER-1", "bets.py", "(CHAMPION_VALUE * 8 + 1)", "(4 * 8 + 1)", "test_ruler.py"),
    mutant("EQX-RULER-2", "bets.py", "    best: i64 = -1\n", "    best: i64 = 0\n", "test_ruler.py"),
    mutant(
        "EQX-RULER-3", "bets.py", "            elif value == best:\n                found = -1\n", "", "test_ruler.py"
    ),
    # Playing cards
    mutant("EQX-PLAY-2", "state.py", "card >= CHAMELEON_0 or", "card > CHAMELEON_0 + 10 or", "test_play.py"),
    mutant(
        "EQX-PLAY-9",
        "turn.py",
        "            s.show(hand, s.data[hand], s.terms.everyone)\n",
        "            s.notice()\n",
        "test_play.py",
    ),
    mutant(
        "EQX-CHAM-2",
        "playing.py",
        "neutralised = is_chameleon(visible(s, stack))",
        "neutralised = False",
        "test_chameleon.py",
    ),
    mutant(
        "EQX-TREE-1",
        "playing.py",
        "frame(frames.CHOOSE_DRYADA_CARD), frame(frames.DISCARD_TREE)",
        "frame(frames.DISCARD_TREE), frame(frames.CHOOSE_DRYADA_CARD)",
        "test_chameleon.py",
    ),
    mutant(
        "EQX-TREE-4",
        "trees.py",
        "        seat = s.data[TURN]\n        i: i64\n        for i in range(seats):\n",
        "        seat = (s.data[TURN] + 1) % seats\n        i: i64\n        for i in range(seats - 1):\n",
        "test_chameleon.py",
    ),
    mutant(
        "EQX-TREE-6",
        "trees.py",
        "is_creature_card(visible(s, stack_at(column, row)))",
        "visible(s, stack_at(column, row)) > 0",
        "test_chameleon.py",
    ),
    mutant(
        "EQX-POWER-1",
        "playing.py",
        " and ruler(s, column) == s.data[TURN]",
        " and ruler(s, column) >= 0",
        "test_ruler.py",
    ),
    mutant(
        "EQX-POWER-3",
        "playing.py",
        "YES_OR_NO if is_legal(s, creature, creature) else s.terms.nothing",
        "YES_OR_NO",
        "test_power.py",
    ),
    # Discarding, drawing, vanishing
    mutant("EQX-DISC-1", "turn.py", "        if left > 1:\n", "        if left > 0:\n", "test_discard.py"),
    mutant(
        "EQX-DISC-5",
        "turn.py",
        "frame(frames.CHOOSE_DISCARD, DISCARD_LIMIT), frame(frames.TAKE_BACK)",
        "frame(frames.TAKE_BACK), frame(frames.CHOOSE_DISCARD, DISCARD_LIMIT)",
        "test_discard.py",
    ),
    mutant("EQX-DRAW-1", "turn.py", "draw(s, HAND_SIZE - ", "draw(s, HAND_SIZE - 1 - ", "test_discard.py"),
    mutant(
        "EQX-DRAW-3",
        "turn.py",
        "        if left == 1:\n",
        "        if left == 1 and i < count - 1:\n",
        "test_discard.py",
    ),
    mutant("EQX-VANISH-2", "turn.py", "                return -1\n", "                continue\n", "test_vanish.py"),
    mutant(
        "EQX-VANISH-3",
        "turn.py",
        "            elif strength == lowest:\n                found = -1\n",
        "",
        "test_vanish.py",
    ),
    mutant("EQX-ROUND-1", "turn.py", "            s.put(ROUND, s.data[ROUND] + 1)\n", "", "test_vanish.py"),
    # The end, scoring, ties
    mutant("EQX-END-1", "turn.py", "s.data[ROUND] == ROWS:", "s.data[ROUND] == ROWS - 1:", "test_vanish.py"),
    mutant(
        "EQX-END-3",
        "turn.py",
        "s.data[UNCHANGED_TURNS] >= s.terms.seats",
        "s.data[UNCHANGED_TURNS] > s.terms.seats",
        "test_end.py",
    ),
    mutant("EQX-END-5", "end.py", "            reveal(s, seat)\n", "            pass\n", "test_end.py"),
    mutant(
        "EQX-SCORE-2",
        "end.py",
        "        if s.data[VANISHED + column] != 0:\n            continue\n",
        "",
        "test_score.py",
    ),
    mutant("EQX-SCORE-3", "end.py", "int(2 * ROW_VALUE[row] + half)", "int(2 * ROW_VALUE[row])", "test_score.py"),
    mutant("EQX-TIE-1", "end.py", "            scored = 1\n", "            scored = int(half) + 1\n", "test_score.py"),
    mutant("EQX-TIE-2", "end.py", "scored, *rows)", "scored, *reversed(rows))", "test_score.py"),
    mutant("EQX-TIE-5", "end.py", "sum([other > mine for", "sum([other[0] > mine[0] for", "test_score.py"),
    # The powers
    mutant("EQX-SUSI-1", "powers.py", "draw(s, 3)", "draw(s, 2)", "test_stone_powers.py"),
    mutant("EQX-MOOSMANN-1", "stone_powers.py", "== seat + 1:\n", "!= 0:\n", "test_stone_powers.py"),
    mutant(
        "EQX-MOOSMANN-3",
        "stone_powers.py",
        "SECRET_BETS + seat, DISCARD_PILE, s.terms.everyone",
        "SECRET_BETS + seat, DISCARD_PILE",
        "test_stone_powers.py",
    ),
    mutant(
        "EQX-KLUMPI-1",
        "stone_powers.py",
        "            for row in range(ROWS):\n                if may_bet_on",
        "            for row in range(s.data[2]):\n                if may_bet_on",
        "test_stone_powers.py",
    ),
    mutant("EQX-CORNU-2", "hand_powers.py", "(s.data[hand] + 1) // 2", "s.data[hand] // 2", "test_hand_powers.py"),
    mutant("EQX-NOCTIA-1", "hand_powers.py", "others_with(s, 0)", "others_with(s, 1)", "test_hand_powers.py"),
    mutant("EQX-NOCTIA-5", "hand_powers.py", "viewer << s.data[TURN]", "s.terms.everyone", "test_hand_powers.py"),
    mutant(
        "EQX-ZIEGFRIED-2",
        "hand_powers.py",
        "        s.move_all(place, hand_of(target))\n",
        "        s.move_all(place, hand_of(s.data[TURN]))\n",
        "test_carmen_ziegfried.py",
    ),
    mutant(
        "EQX-CARMEN-4",
        "turn.py",
        "shown = 0 if s.data[CARMEN_ACTIVE] != 0 else s.terms.everyone",
        "shown = s.terms.everyone",
        "test_carmen_ziegfried.py",
    ),
    mutant("EQX-ECHOMIR-3", "powers.py", "s.data[ECHOMIR_USED] == 0 and ", "", "test_card_powers.py"),
    mutant(
        "EQX-FUNGI-4",
        "powers.py",
        "use(s, argument_of(option), FUNGI)",
        "use(s, argument_of(option), argument_of(option))",
        "test_card_powers.py",
    ),
    mutant(
        "EQX-LUPINO-2",
        "table_powers.py",
        "for row in range(s.data[ROUND] - 1)",
        "for row in range(s.data[ROUND])",
        "test_table_powers.py",
    ),
    mutant(
        "EQX-AQUILON-1",
        "table_powers.py",
        "is_chameleon(visible(s, stack_at(column, row)))",
        "s.data[VANISHED + column] == 0 and is_chameleon(visible(s, stack_at(column, row)))",
        "test_table_powers.py",
    ),
    mutant(
        "EQX-RANERI-1",
        "table_powers.py",
        "filled_rows(s, column) >= 2",
        "filled_rows(s, column) >= 1",
        "test_table_powers.py",
    ),
    mutant(
        "EQX-RANERI-2",
        "table_powers.py",
        "        s.move(lower, high, low)",
        "        s.move(lower, high, DISCARD_PILE)",
        "test_table_powers.py",
    ),
    mutant(
        "EQX-VULPA-1",
        "table_powers.py",
        "            if creature != own:\n",
        "            if creature >= 0:\n",
        "test_table_powers.py",
    ),
    mutant(
        "EQX-URSUS-1",
        "components.py",
        'DOUBLED[kind] = int(row["doubled_strength"])',
        'DOUBLED[kind] = int(row["doubled_strength"]) // 2 * 2',
        "test_table_powers.py",
    ),
    # Information
    mutant("EQX-INFO-2", "bets.py", "return True  # EQX-INFO-2", "return False", "test_info_events.py"),
    mutant("EQX-INFO-9", "hand_powers.py", "return True  # EQX-INFO-9", "return False", "test_info_events.py"),
    mutant(
        "EQX-INFO-16",
        "fields.py",
        'Zone("set_aside", SET_ASIDE, HEAP, CARDS, count=-1, sight=OWNER)',
        'Zone("set_aside", SET_ASIDE, HEAP, CARDS, count=-1)',
        "test_info_views.py",
    ),
    mutant("EQX-INFO-17", "sight.py", 'else code.split("_")[0] + "_?"', "else code", "test_info_views.py"),
]
