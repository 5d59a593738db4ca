"""Many games: they end without error, conserve the components, replay, reach everything, and are the same in all builds."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import lichtung
from tests.bulk.games import ALL_GAMES, Tally, play
from tests.helpers.arranged import arranged
from tests.helpers.measured import note
from tests.helpers.policy import guided
from tests.helpers.spy import spied
from tests.helpers.walk import finish

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = lichtung.game("sylvion")
REASONS = {reason.word for reason in GAME.reasons}
VERBS = {action["word"].partition(":")[0] for action in GAME.actions().values()}
SHORT = 150
MEANT_FOR = {
    "stag_king": "feat_stag_king",
    "fish_flood": "feat_fish_flood",
    "armistice": "feat_armistice",
    "charging": "feat_charging_whales",
    "healing": "forest_healed",
    "little_healing": "forest_not_healed",
    "figure": "ravager_reached_edge",
    "empty_deck": "forest_burned",
}
LEAST = 20  # how often the long test must see everything


def rare(counts: Counter[str], expected: set[str], least: int) -> dict[str, int]:
    """What was seen too seldom."""
    return {name: counts[name] for name in sorted(expected) if counts[name] < least}


def bulk(numbers: range) -> tuple[Tally, Counter[str]]:
    """Play games with all checks, counting frames. Each game is replayed, so frames count twice."""
    tally = Tally()
    with spied(GAME) as frames:
        for number in numbers:
            play(number, tally)
    return tally, Counter({name: count // 2 for name, count in frames.items()})


def test_games_of_all_kinds_end_conserve_and_replay() -> None:
    tally, frames = bulk(range(SHORT))
    assert tally.games == SHORT
    assert sum(count for kind, count in tally.kinds.items() if kind != "random") * 3 >= SHORT
    assert {} == rare(tally.verbs, VERBS, 1)
    assert {} == rare(frames, set(GAME.frame_names[1:]), 1)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("scene", MEANT_FOR)
def test_every_reason_to_end_is_reached_from_the_position_arranged_for_it(scene: str, seats: int) -> None:
    assert set(MEANT_FOR.values()) == REASONS
    settings = {"feats_betrayals": True, "elements": True, "ravager_figure": True}
    games = (finish(arranged(scene, seats, settings, seed), seed, guided) for seed in range(20))
    assert any(s.result is not None and s.result.reason == MEANT_FOR[scene] for s in games)


@pytest.mark.long
def test_ten_thousand_games_end_conserve_replay_and_reach_everything() -> None:
    tally, frames = bulk(range(ALL_GAMES))
    assert tally.games == ALL_GAMES >= 10_000
    assert {} == rare(tally.reasons, REASONS, LEAST)
    assert {} == rare(tally.verbs, VERBS, LEAST)
    assert {} == rare(frames, set(GAME.frame_names[1:]), LEAST)
    rest = tally.games - tally.kinds["random"]
    note(
        "Sylvion: games over all settings, checked and replayed",
        f"{tally.games} games ({rest} guided or arranged), {tally.decisions} decisions",
        "all end, conserve all components, replay to the same digest",
    )
    for what, counts in (("reasons to end", tally.reasons), ("verbs", tally.verbs), ("frames", frames)):
        name, least = counts.most_common()[-1]
        note(f"Sylvion: {what} reached", f"{len(counts)}", f"each at least {least} times (`{name}`)")


@pytest.mark.long
def test_interpreted_and_compiled_builds_reach_the_same_states() -> None:
    """The digests of all final states, from this build and from the sources, interpreted."""
    tally = Tally()
    for number in range(ALL_GAMES):
        play(number, tally, checked=False)
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tools.make_bulk", "--digests", str(ALL_GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"{tally.line()} {tally.digests.hexdigest()}"
    compiled = not str(lichtung.kernel.state.__file__).endswith(".py")
    builds = "interpreted and compiled" if compiled else "interpreted, twice"
    note("Sylvion: the same games in both builds", f"{ALL_GAMES} games, {builds}", "all final digests equal")
