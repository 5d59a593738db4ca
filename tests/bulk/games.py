"""Many games of Sylvion by number: the same number is the same game in every build.

Of six games four are random, one is played by the guided player from the start, one by the guided player from an arranged
position (in the introductory game, which has none, from the start again).
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import lichtung
from lichtung import Dice, State
from lichtung.games.sylvion.components import BETRAYAL, is_elemental
from lichtung.games.sylvion.state import FIGURE_AT, FOREST_HEALTH, HAND, HANDS, ON_STACK, RAVAGER_STACK, STACK
from tests.contract.cases import Case, spread
from tests.helpers.arranged import arranged, scenes
from tests.helpers.policy import guided
from tests.helpers.walk import Chooser, at_random

STORED = Path(__file__).with_name("sylvion.txt")  # written by tools/make_bulk.py
BLOCK = 60  # games that one stored line is about
ALL_GAMES = 10_020  # how many games the stored lines are about
CHECK_EVERY = 16  # decisions between two complete checks of the components
MODULUS = 2**40


def case_of(number: int) -> Case:
    """How the game of that number is set up."""
    cases = spread("sylvion")
    return cases[number // 6 % len(cases)]


def game_of(number: int) -> tuple[State, Chooser, str]:
    """The game of that number, who plays it, and what it is."""
    case, kind = case_of(number), number % 6
    if kind < 4:
        return case.start(number), at_random, "random"
    if kind == 4 or case.settings.get("mode") == "introductory":
        return case.start(number), guided, "guided"
    settable = scenes(case.settings)
    turn = number // 6
    scene = settable[(turn + turn // len(spread("sylvion"))) % len(settable)]
    return arranged(scene, case.seats, case.settings, number), guided, scene


@dataclass
class Tally:
    """What was seen in many games."""

    games: int = 0
    decisions: int = 0
    checksum: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    digests: hashlib._Hash = field(default_factory=hashlib.sha256)

    def line(self) -> str:
        """The course and outcome of all games in one line; it changes only when the rules do."""
        ends = " ".join(f"{reason}={count}" for reason, count in sorted(self.reasons.items()))
        return f"{self.games} games, {self.decisions} decisions, checksum {self.checksum}: {ends}"


def play(number: int, tally: Tally, checked: bool = True) -> State:
    """Play the game of that number to its end, with or without looking at it all the way."""
    s, chooser, kind = game_of(number)
    dice = Dice(number)
    count = 0
    while not s.over:
        if checked:
            check(s, count % CHECK_EVERY == 0)
            tally.questions[s.open_choice().name] += 1
        option = chooser(s, dice)
        if checked:
            tally.verbs[s.words()[s.options.index(option)].partition(":")[0]] += 1
        s.choose(option)
        tally.checksum = (tally.checksum * 31 + option) % MODULUS
        count += 1
    assert s.result is not None
    tally.games += 1
    tally.decisions += count
    tally.kinds[kind] += 1
    tally.reasons[s.result.reason] += 1
    tally.digests.update(s.digest().encode())
    if checked:
        check(s, True)
        assert lichtung.replay(s.record()).digest() == s.digest()
    return s


def check(s: State, completely: bool) -> None:
    """What the rules document says is always so (section 14)."""
    data, step = s.data, s.game.step_name(s)
    assert 0 <= data[FOREST_HEALTH] <= 12
    assert data[FIGURE_AT] == 0 or is_elemental(data[data[FIGURE_AT]])
    if not s.over:
        assert step not in ("reinforce", "defend") or not any(data[ON_STACK + row] for row in range(4))
        sizes = {int(data[RAVAGER_STACK + row * STACK]) for row in range(4)}
        assert len(sizes) == 1 or s.open_choice().name == "disinformation_card"
    for seat in range(s.terms.seats):
        hand = HANDS + seat * HAND
        assert all(data[hand + 1 + i] < BETRAYAL for i in range(int(data[hand])))
    if completely:
        assert s.game.load(s.position()).digest() == s.digest()


def stored() -> list[str]:
    """The lines of all blocks, as they should be."""
    return [line for line in STORED.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def block(number: int) -> str:
    """The line of one block, as it is."""
    tally = Tally()
    for game in range(number * BLOCK, number * BLOCK + BLOCK):
        play(game, tally, checked=False)
    return tally.line()
