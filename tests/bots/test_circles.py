"""No bot goes round in a circle, even where the rules let a step go on for ever."""

from __future__ import annotations

from collections import Counter

import pytest

import lichtung
from lichtung import State
from lichtung.bots.bot import Bot, answer
from lichtung.bots.circles import ENOUGH, USUAL, Leaving, Trail
from lichtung.bots.levels import LEVELS
from lichtung.kernel.vecs import kernel_is_compiled
from tests.bots.asking import mixes, quick
from tests.contract.cases import Case
from tests.games.sylvion.table import study
from tests.helpers.ours import our_games

# A deal in which the owl brings back itself, what it was paid with and the whale, whose moves cost nothing.
ENDLESS = (
    "OWL F1 F2 WHA F3 T1 F4 T2 T2 T1 T3 F2 T4 HED F1 F3 ELE ELE WHA F4 T3 HED OWL T4",
    "E1 E0 E0 E1 E2 SIM BLA BLA E2 E2 E3 E3 E1 E0 E0 SIM E3 E1 BLA BLA SIM E3 SIM E3 E0 E0 E1 E2 SIM E1 BLA BLA SIM BLA "
    "E2 E3 E0 E0 SIM E2 E2 E1 E3 E1 E2 BLA E3 SIM",
)
TAIL = 400  # decisions at random within which a step has ended in all games that were played


def endless() -> State:
    """The game with that deal."""
    return lichtung.game("sylvion").start(seed=1, mode="introductory", script=list(ENDLESS))


def longest_step(s: State, bots: dict[int, Bot], most: int = 6000) -> int:
    """Play a game to its end; how many decisions of one seat its longest step had."""
    counts: Counter[tuple[int, int, str, int]] = Counter()
    while not s.over:
        assert s.choice is not None
        seat = s.choice.seat
        view = s.view(None)
        counts[view["round"], view["turn"], view["step"], seat] += 1
        assert counts.total() < most
        s.choose(answer(bots[seat], s))
    return max(counts.values())


def test_greedy_leaves_the_circle_of_the_owl_and_the_whale() -> None:
    """SYL-OWL-1, SYL-WHALE-1: nothing forbids it, so only the bot can end it."""
    game = lichtung.game("sylvion")
    assert longest_step(endless(), {0: lichtung.bot("greedy", game, seed=0)}) < ENOUGH + TAIL


@pytest.mark.once
def test_without_leaving_circles_the_same_bot_never_ends_that_step() -> None:
    made = lichtung.bot("greedy", lichtung.game("sylvion"), seed=0)
    assert isinstance(made, Leaving)
    s, decisions = endless(), 0
    while not s.over and decisions < 1500:
        s.choose(answer(made.bot, s))
        decisions += 1
    assert not s.over


# Machine code plays all of them; interpreted rules, which are the same, those with few seats.
CASES = [case for name in our_games() for case in mixes(name) if kernel_is_compiled() or case.seats <= 2]


@pytest.mark.once
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("level", [*LEVELS[:3], "hard"])  # the other levels search as these do, only longer or shorter
def test_every_step_of_every_bot_ends(case: Case, level: str) -> None:
    s = case.start(3)
    bots = {seat: Leaving(quick(level, case.game, seat)) for seat in range(case.seats)}
    assert longest_step(s, dict(bots)) < ENOUGH + TAIL


class Stubborn(Bot):
    """Always takes the first option."""

    def choose(self, view: object, choice: object, sample: object) -> int:
        return int(view["choice"]["options"][0])  # type: ignore[index]


def test_a_sight_that_comes_again_is_answered_differently_once_a_step_is_long() -> None:
    s = study("defend", hand="F1 F2 T1 T2", defender_deck="F3 F4", ravager_stack=["E0"] * 4)
    view, first = s.view(0), s.options[0]
    trail = Trail()
    for _ in range(USUAL):
        assert not trail.is_long(1, 0, "defend")
    taken = []
    for _ in s.options:
        assert trail.is_long(1, 0, "defend")
        taken.append(trail.avoid_circle(view, first))
    assert first == taken[0]
    assert sorted(s.options) == sorted(taken)
    assert not trail.is_long(1, 0, "reveal")


def test_after_very_many_decisions_a_bot_answers_at_random_until_the_step_is_over() -> None:
    s = study("defend", hand="F1 F2 T1 T2", defender_deck="F3 F4", ravager_stack=["E0"] * 4)
    bot = Leaving(Stubborn())
    view, choice = s.view(0), s.choice
    assert choice is not None
    answers = [bot.choose(view, choice, lambda seed: s) for _ in range(ENOUGH + 100)]
    assert {s.options[0]} == set(answers[:USUAL])
    assert set(s.options) == set(answers[ENOUGH:])
