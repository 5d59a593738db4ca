"""Many games: they end without error, conserve the components, replay, reach everything, and are the same in all builds."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

import lichtung
from tests.bulk.games import LEAST, Plan, Tally, plans, play
from tests.helpers.measured import note
from tests.helpers.spy import spied
from tools.make_bulk import digest

ROOT = Path(__file__).resolve().parent.parent.parent
PLANS = plans()
every_plan = pytest.mark.parametrize("plan", PLANS, ids=str)


def rare(counts: Counter[str], expected: Iterable[str], least: int) -> dict[str, int]:
    """What was seen too seldom."""
    return {name: counts[name] for name in sorted(expected) if counts[name] < least}


def bulk(plan: Plan, games: int) -> tuple[Tally, Counter[str]]:
    """Play games with all checks, counting frames. Each game is replayed, so frames count twice."""
    tally = Tally()
    with spied(plan.game) as frames:
        for number in range(games):
            play(plan, number, tally)
    assert tally.games == games
    assert tally.widest <= plan.widest <= 100
    return tally, Counter({name: count // 2 for name, count in frames.items()})


@pytest.mark.once
@every_plan
def test_games_of_all_kinds_end_conserve_and_replay(plan: Plan) -> None:
    tally, frames = bulk(plan, plan.short)
    assert sum(count for kind, count in tally.kinds.items() if kind != "random") * 3 >= plan.short
    assert {} == rare(tally.questions, plan.questions(), 1)
    assert {} == rare(tally.verbs, plan.verbs(), 1)
    assert {} == rare(frames, plan.frames(), 1)


@every_plan
@pytest.mark.parametrize("number", [1, 2])
def test_a_build_plays_the_stored_games(plan: Plan, number: int) -> None:
    """Interpreted and compiled must both give what is stored."""
    assert len(plan.stored()) == plan.blocks
    assert plan.stored()[number] == plan.line(number)


@every_plan
@pytest.mark.long
def test_games_of_all_kinds_end_conserve_replay_and_reach_everything(plan: Plan) -> None:
    tally, frames = bulk(plan, plan.long)
    assert {} == rare(tally.reasons, plan.reasons(), LEAST)
    assert {} == rare(tally.questions, plan.questions(), LEAST)
    assert {} == rare(tally.verbs, plan.verbs(), LEAST)
    assert {} == rare(frames, plan.frames(), LEAST)
    assert {} == {name: tally.things[name] for name, least in plan.wanted.items() if tally.things[name] < least}
    write_down(plan, tally, frames)


def write_down(plan: Plan, tally: Tally, frames: Counter[str]) -> None:
    """The facts of the long test."""
    title, rest = plan.name.capitalize(), tally.games - tally.kinds["random"]
    note(
        f"{title}: games over all settings, checked and replayed",
        f"{tally.games} games ({rest} guided or arranged), {tally.decisions} decisions",
        "all end, conserve all components, replay to the same digest",
    )
    note(f"{title}: most options of one decision", str(tally.widest), f"the rules document allows {plan.widest}")
    counted: dict[str, Counter[str]] = {
        "reasons to end reached": tally.reasons,
        "questions asked": tally.questions,
        "verbs chosen": tally.verbs,
        "frames carried out": frames,
    }
    for name in plan.wanted:
        about, _, thing = name.partition(": ")
        counted.setdefault(about, Counter())[thing] = tally.things[name]
    for what, counts in counted.items():
        name, least = counts.most_common()[-1]
        note(f"{title}: {what}", f"{len(counts)}", f"each at least {least} times (`{name}`)")


@every_plan
@pytest.mark.long
def test_all_stored_games_are_played_by_this_build(plan: Plan) -> None:
    assert plan.stored() == [plan.line(number) for number in range(plan.blocks)]


@every_plan
@pytest.mark.long
def test_interpreted_and_compiled_builds_reach_the_same_states(plan: Plan) -> None:
    """The digests of all final states, from this build and from the sources, interpreted."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tools.make_bulk", plan.name, "--digests", str(plan.long)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest(plan, plan.long)
    compiled = not str(lichtung.kernel.state.__file__).endswith(".py")
    builds = "interpreted and compiled" if compiled else "interpreted, twice"
    title = plan.name.capitalize()
    note(f"{title}: the same games in both builds", f"{plan.long} games, {builds}", "all final digests equal")
