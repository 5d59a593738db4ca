"""Steps per second through PettingZoo and Gymnasium, against other card games, in one interleaved run.

`make bench-research` is the way to start it; `--quick` for a first look. The table goes to docs/research-benchmark.md. Every
contestant runs once per round on the same core; time is the processor's time. Actions are random legal ones.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import random
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import gymnasium
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import lichtung.research  # noqa: F401
from lichtung.kernel.vecs import kernel_is_compiled
from lichtung.research.zoo import TableEnv

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research-benchmark.md"
MANY = 256
HANABI, LEDUC, UNO = "PettingZoo hanabi_v5", "PettingZoo leduc_holdem_v4", "RLCard UNO"


@dataclass(frozen=True)
class Contestant:
    """Something that takes steps: `run` takes about so many and says how many it took."""

    name: str
    run: Callable[[int], int]

    def rate(self, seconds: float) -> float:
        """Steps per second of the processor's time."""
        gc.collect()
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            steps += self.run(200)
        return steps / (process_time() - start)


def through_aec(env: Any) -> Callable[[int], int]:
    """Random games through PettingZoo's AEC interface; steps of agents whose game is over do not count."""
    dice = random.Random(1)
    env.reset(seed=1)

    def run(count: int) -> int:
        for _ in range(count):
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.reset()
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(dice.choice(np.flatnonzero(mask.view(np.bool_) if mask.itemsize == 1 else mask).tolist()))
        return count

    return run


def through_gymnasium(env: Any) -> Callable[[int], int]:
    """Random games through Gymnasium's interface."""
    dice = random.Random(1)
    mask = env.reset(seed=1)[1]["action_mask"]

    def run(count: int) -> int:
        nonlocal mask
        for _ in range(count):
            action = dice.choice(np.flatnonzero(mask.view(np.bool_)).tolist())
            _, _, over, _, info = env.step(action)
            mask = (env.reset()[1] if over else info)["action_mask"]
        return count

    return run


def through_vector(env: Any) -> Callable[[int], int]:
    """Many random games at once; legal actions come as a list, as they do from RLCard."""
    dice = np.random.default_rng(1)
    env.reset(seed=1)

    def run(count: int) -> int:
        for _ in range(max(1, count // MANY)):
            env.step(env.unwrapped.random_actions(dice))
        return MANY * max(1, count // MANY)

    return run


def through_rlcard() -> Callable[[int], int]:
    """Random games of UNO through RLCard's own interface."""
    import rlcard

    dice = random.Random(1)
    env = rlcard.make("uno", config={"seed": 1})
    state, _ = env.reset()

    def run(count: int) -> int:
        nonlocal state
        for _ in range(count):
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            if env.is_over():
                state, _ = env.reset()
        return count

    return run


def peers() -> list[Contestant]:
    """Card games of other libraries."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import hanabi_v5, leduc_holdem_v4

        return [
            Contestant(HANABI, through_aec(hanabi_v5.env())),
            Contestant(LEDUC, through_aec(leduc_holdem_v4.env())),
            Contestant(UNO, through_rlcard()),
        ]


def ours() -> list[Contestant]:
    """Our games, in all the ways."""
    found = [
        Contestant(f"{game}, AEC", through_aec(TableEnv(game))) for game in ("sylvion", "urbion", "equinox", "tribes")
    ]
    for game in ("sylvion", "urbion"):
        name = f"lichtung/{game.capitalize()}-v0"
        single = gymnasium.make(name, disable_env_checker=True)
        found.append(Contestant(f"{game}, Gymnasium", through_gymnasium(single)))
        many = gymnasium.make_vec(name, num_envs=MANY)
        found.append(Contestant(f"{game}, Gymnasium, {MANY} at once", through_vector(many)))
    return found


def ratio(rounds: dict[str, list[float]], mine: str, other: str) -> list[float]:
    """How many times as fast, round by round."""
    return [a / b for a, b in zip(rounds[mine], rounds[other], strict=True)]


def goals(rounds: dict[str, list[float]]) -> list[tuple[str, str, float]]:
    """Who is to be how many times as fast as whom."""
    found = []
    for name in rounds:
        if name.endswith("AEC"):
            found += [(name, HANABI, 5.0), (name, LEDUC, 5.0), (name, UNO, 1.0)]
        elif name.endswith("at once"):
            found.append((name, UNO, 5.0))
    return found


def spread(numbers: list[float], form: str) -> str:
    """Median, lowest and highest."""
    return f"{median(numbers):{form}} [{min(numbers):{form}} – {max(numbers):{form}}]"


def page(rounds: dict[str, list[float]], seconds: float) -> str:
    """The page in docs/."""
    count = len(next(iter(rounds.values())))
    built = "compiled" if kernel_is_compiled() else "plain Python"
    libraries = ", ".join(f"{name} {version(name)}" for name in ("pettingzoo", "gymnasium", "rlcard", "numpy"))
    lines = ["# How fast the environments are", "", "Written by `make bench-research`; do not edit.", ""]
    lines += ["![Steps a second](pictures/speed-of-research.svg)", ""]
    lines += ["| Contestant | steps/s |", "| :-- | --: |"]
    lines += [f"| {name} | {spread(rates, ',.0f')} |" for name, rates in rounds.items()]
    lines += ["", "| Goal | ratio | verdict |", "| :-- | --: | --: |"]
    for mine, other, wanted in goals(rounds):
        found = ratio(rounds, mine, other)
        verdict = "met" if median(found) >= wanted else "missed"
        lines.append(f"| {mine}: at least {wanted:g} × {other} | {spread(found, '.2f')} | {verdict} |")
    lines += ["", f"Median [lowest – highest] of {count} rounds of {seconds:g} s each, all on one core, {built}."]
    lines += [f"Python {platform.python_version()}, {libraries}; {platform.machine()}."]
    lines += [
        "A step is a decision with its observation and mask; peers' forced moves count for them too. Many at once take"
    ]
    lines += [
        "their random actions from the list of legal ones, as RLCard's players do; looking through masks costs more."
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true", help="3 short rounds, and do not write the page")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    count, seconds = (3, 0.2) if arguments.quick else (arguments.rounds, arguments.seconds)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    contestants = ours() + peers()
    rounds: dict[str, list[float]] = {one.name: [] for one in contestants}
    for number in range(count):
        for one in contestants:
            rounds[one.name].append(one.rate(seconds))
            print(f"round {number + 1}/{count}  {one.name:36} {rounds[one.name][-1]:12,.0f} steps/s", flush=True)
    text = page(rounds, seconds)
    if arguments.quick:
        print(text)
    else:
        PAGE.write_text(text, encoding="utf-8")
        print(f"Written: {PAGE.name}")


if __name__ == "__main__":
    main()
