"""Learn to play Urbion's base game: a masked actor-critic in numpy, on 64 games at once.

    python examples/learn_urbion.py --minutes 3

The measure is the number of cities pacified (12 win the game); uniform random play pacifies less than one and never wins.
Writes learn_urbion.png.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would only wait for each other

import gymnasium
import matplotlib
import numpy as np
import numpy.typing as npt
from rich.progress import Progress

import lichtung.research  # noqa: F401
from lichtung.research.vector import SoloVectorEnv

matplotlib.use("Agg")

Floats = npt.NDArray[np.float32]
GAMES, STEPS, HIDDEN = 64, 16, 64
GAMMA, LAMBDA, RATE, ENTROPY = 0.97, 0.9, 2e-3, 0.01
CITIES = 12.0  # shaped rewards are twelfths of the goal


def features(seen: Any) -> Floats:
    """Counts, squeezed: whether there are 0, 1 or 2 of a card matters more than 40 or 41."""
    squeezed: Floats = np.log1p(np.maximum(seen, 0), dtype=np.float32)
    return squeezed


class Network:
    """One hidden layer; a legal action's preference is the product of the layer and the action's own vector."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "layer": dice.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "actions": np.zeros((actions, HIDDEN), np.float32),
            "liking": np.zeros(actions, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def hidden(self, inputs: Floats) -> Floats:
        layer: Floats = np.tanh(inputs @ self.weights["layer"] + self.weights["bias"])
        return layer

    def chances(self, hidden: Floats, rows: Any, actions: Any) -> Floats:
        """How likely each legal action is; `rows` says which game it belongs to."""
        wishes = (hidden[rows] * self.weights["actions"][actions]).sum(1) + self.weights["liking"][actions]
        top = np.full(len(hidden), -np.inf, np.float32)
        np.maximum.at(top, rows, wishes)
        raw = np.exp(wishes - top[rows])
        chances: Floats = (raw / np.bincount(rows, raw, len(hidden))[rows]).astype(np.float32)
        return chances

    def learn(self, gradients: dict[str, Floats]) -> None:
        """One step of Adam uphill."""
        self.updates += 1
        scale = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first *= 0.9
            first += 0.1 * gradient
            second *= 0.999
            second += 0.001 * gradient * gradient
            self.weights[name] += (scale * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


@dataclass
class Batch:
    """What happened in some steps of all games."""

    inputs: list[Floats] = field(default_factory=list)
    rows: list[Any] = field(default_factory=list)
    actions: list[Any] = field(default_factory=list)
    chosen: list[Any] = field(default_factory=list)
    rewards: list[Any] = field(default_factory=list)
    ended: list[Any] = field(default_factory=list)


class Learner:
    """Plays and learns."""

    def __init__(self, seed: int) -> None:
        env = gymnasium.make_vec("lichtung/Urbion-v0", num_envs=GAMES, shaped=True).unwrapped
        assert isinstance(env, SoloVectorEnv)
        self.env = env
        self.dice = np.random.default_rng(seed)
        self.network = Network(env.table.observer.size, env.table.actions, seed)
        self.inputs = features(env.reset(seed=seed)[0]["observation"])
        self.cities: list[int] = []
        self.steps = 0

    def legal(self) -> tuple[Any, Any]:
        """Every legal action with its game; a game that is over has a single pretended one."""
        counts = np.maximum(self.env.counts, 1)
        rows = np.repeat(np.arange(GAMES), counts)
        places = np.zeros(int(counts.sum()), np.int64)
        places[(self.env.counts > 0)[rows]] = self.env.places % self.env.table.actions
        return rows, places

    def choose(self, rows: Any, chances: Floats) -> Any:
        """For each game the place of one of its legal actions, by their chances."""
        cumulated = np.cumsum(chances, dtype=np.float64)
        ends = np.searchsorted(rows, np.arange(GAMES), side="right") - 1
        starts = np.concatenate([[0], ends[:-1] + 1])
        before = np.concatenate([[0.0], cumulated[ends[:-1]]])
        picked = np.searchsorted(cumulated, before + self.dice.random(GAMES) * (cumulated[ends] - before))
        return np.clip(picked, starts, ends)

    def play(self) -> Batch:
        """Some steps in all games."""
        batch = Batch()
        for _ in range(STEPS):
            rows, actions = self.legal()
            chances = self.network.chances(self.network.hidden(self.inputs), rows, actions)
            chosen = self.choose(rows, chances)
            waiting = self.env.ended.copy()  # these begin anew now: nothing is decided
            seen, rewards, ended, _, _ = self.env.step(actions[chosen])
            batch.inputs.append(self.inputs)
            batch.rows.append(rows)
            batch.actions.append(actions)
            batch.chosen.append(np.where(waiting, -1, chosen))
            batch.rewards.append(rewards * CITIES)
            batch.ended.append(ended | waiting)
            self.inputs = features(seen["observation"])
            self.cities += [len(self.env.states[i].view(0)["success_pile"]) for i in np.flatnonzero(ended)]
        self.steps += STEPS * GAMES
        return batch

    def advantages(self, batch: Batch, values: Floats) -> tuple[Floats, Floats]:
        """How much better each answer was than expected (generalised advantage estimation), and what to expect."""
        later = np.zeros(GAMES, np.float32)
        better = np.zeros((STEPS, GAMES), np.float32)
        for t in reversed(range(STEPS)):
            goes_on = ~batch.ended[t]
            surprise = batch.rewards[t] + GAMMA * values[t + 1] * goes_on - values[t]
            later = (surprise + GAMMA * LAMBDA * goes_on * later).astype(np.float32)
            better[t] = later
        return better, better + values[:-1]

    def improve(self, batch: Batch) -> None:
        """Follow the gradient of the answers that were better than expected."""
        network = self.network
        inputs = np.concatenate([*batch.inputs, self.inputs])
        hidden = network.hidden(inputs)
        values = (hidden @ network.weights["value"]).reshape(STEPS + 1, GAMES)
        better, expected = self.advantages(batch, values)
        decided = np.concatenate(batch.chosen) >= 0
        better = (better.ravel() - better.mean()) / (better.std() + 1e-6) * decided
        rows = np.concatenate([row + t * GAMES for t, row in enumerate(batch.rows)])
        actions = np.concatenate(batch.actions)
        used = hidden[: STEPS * GAMES]
        chances = network.chances(used, rows, actions)
        slope = -chances * better[rows]
        offsets = np.cumsum([0, *[len(row) for row in batch.rows]])[:-1]
        picked = np.concatenate([chosen + offset for chosen, offset in zip(batch.chosen, offsets, strict=True)])[
            decided
        ]
        slope[picked] += better[decided]
        logs = np.log(chances + 1e-9)
        mean = np.bincount(rows, chances * logs, STEPS * GAMES)
        slope -= (ENTROPY * chances * (logs - mean[rows]) * decided[rows]).astype(np.float32)
        wrong = ((expected - values[:-1]).ravel() * decided).astype(np.float32)
        network.learn(self.gradients(inputs[: STEPS * GAMES], used, rows, actions, slope, wrong))

    def gradients(self, inputs: Floats, hidden: Floats, rows: Any, actions: Any, slope: Any, wrong: Any) -> Any:
        """From what the preferences and values should do to what the weights should."""
        weights, count = self.network.weights, len(inputs)
        found = {name: np.zeros_like(weight) for name, weight in weights.items() if name in ("actions", "liking")}
        order = np.argsort(actions, kind="stable")
        used, starts = np.unique(actions[order], return_index=True)
        found["actions"][used] = np.add.reduceat((slope[:, None] * hidden[rows])[order], starts) / count
        found["liking"][used] = np.add.reduceat(slope[order], starts) / count
        first = np.searchsorted(rows, np.arange(count))  # every game has an action, and rows are in order
        back = np.add.reduceat(slope[:, None] * weights["actions"][actions], first)
        back += 0.5 * wrong[:, None] * weights["value"]
        back *= (1 - hidden**2) / count
        return found | {"value": hidden.T @ wrong / count, "layer": inputs.T @ back, "bias": back.sum(0)}


def uniform(games: int, seed: int) -> list[int]:
    """The cities that random play pacifies."""
    env = gymnasium.make_vec("lichtung/Urbion-v0", num_envs=GAMES).unwrapped
    dice = np.random.default_rng(seed)
    found: list[int] = []
    env.reset(seed=seed)
    while len(found) < games:
        ended = env.step(env.random_actions(dice))[2]
        found += [len(env.states[i].view(0)["success_pile"]) for i in np.flatnonzero(ended)]
    return found[:games]


def interval(numbers: list[int]) -> str:
    """Mean with a 95% interval."""
    return f"{np.mean(numbers):.2f} ± {1.96 * np.std(numbers) / len(numbers) ** 0.5:.2f}"


def draw(curve: list[tuple[float, float]], base: float, path: str) -> None:
    """The learning curve."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([step / 1e6 for step, _ in curve], [mean for _, mean in curve], label="learner, last 500 games")
    axes.axhline(base, linestyle="--", color="grey", label="uniform")
    axes.set(xlabel="million steps", ylabel="cities pacified", title="Urbion, base game")
    axes.legend()
    figure.savefig(path, dpi=120)


def train(learner: Learner, seconds: float, updates: int | None) -> list[tuple[float, float]]:
    """Learn for a while; returns the curve: steps so far, cities in the last 500 games."""
    curve: list[tuple[float, float]] = []
    start = monotonic()
    with Progress() as progress:
        task = progress.add_task("learning", total=seconds if updates is None else updates)
        while monotonic() - start < seconds if updates is None else learner.network.updates < updates:
            learner.improve(learner.play())
            if updates is None and learner.network.updates % 20:
                continue
            curve.append((float(learner.steps), float(np.mean(learner.cities[-500:] or [0]))))
            text = f"{learner.steps:,} steps, {len(learner.cities):,} games, {curve[-1][1]:.2f} cities"
            done = min(monotonic() - start, seconds) if updates is None else learner.network.updates
            progress.update(task, completed=done, description=text)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Urbion's base game.")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--updates", type=int, default=None, help="stop after so many updates instead")
    parser.add_argument("--measured", type=int, default=500, help="games that uniform play is measured on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", default="learn_urbion.png")
    arguments = parser.parse_args()
    base = uniform(arguments.measured, arguments.seed)
    learner = Learner(arguments.seed)
    curve = train(learner, arguments.minutes * 60, arguments.updates)
    draw(curve, float(np.mean(base)), arguments.plot)
    print(f"uniform: {interval(base)} cities in {len(base)} games")
    last = learner.cities[-500:]
    print(
        f"learner: {interval(last)} cities in its last {len(last)} games, won {np.mean(np.array(last) >= CITIES):.1%}"
    )
    print(f"{learner.steps:,} steps in {arguments.minutes:g} minutes; the curve is in {arguments.plot}")


if __name__ == "__main__":
    main()
