"""Gymnasium: many games of a solo game at once. All observations of a step are made in one go.

A game that ended begins anew with the next step, whose action for it is ignored (Gymnasium's autoreset mode NEXT_STEP).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lichtung.kernel.observe import ENDED, GOES_ON, ILLEGAL, answer_many, places_of_many
from lichtung.kernel.state import State
from lichtung.research.observation import Info, Seen
from lichtung.research.solo import SEED_LIMIT, spaces_of
from lichtung.research.table import table, vec_of
from lichtung.research.zoo import ILLEGAL as ILLEGAL_WAYS
from lichtung.research.zoo import PENALTY, check_one, illegal_action

Step = tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]

OUTSIDE = -2  # stands for an action that is no action at all; never offered


class SoloVectorEnv(VectorEnv):  # type: ignore[misc]
    """So many games side by side, in one process."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, illegal: str = "end", shaped: bool = False, **settings: Any
    ) -> None:
        check_one("illegal", illegal, ILLEGAL_WAYS)
        self.table = table(game, 1, **settings)
        self.num_envs = num_envs
        self.illegal = illegal
        self.shaped = shaped
        self.render_mode = None
        self.single_observation_space, self.single_action_space = spaces_of(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.states: list[State] = []
        self.seats = [0] * num_envs
        self.ended = np.zeros(num_envs, bool)
        self.rows = np.arange(num_envs)
        self.packed_counts = vec_of([0] * num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """New games. A seed gives game i what the single environment gives for seed + i; so does a list of seeds."""
        self.seeds = [np.random.default_rng(one) for one in self.list_seeds(seed)]
        self.states = [self.fresh(i) for i in range(self.num_envs)]
        self.ended[:] = False
        return self.observe_all()

    def list_seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        """One seed for each game."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + i for i in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"expected {self.num_envs} seeds, got {len(seed)}")
        return list(seed)

    def fresh(self, i: int) -> State:
        """A new game for place i."""
        return self.table.start(int(self.seeds[i].integers(SEED_LIMIT)))

    def observe_all(self) -> tuple[Seen, Info]:
        """Observations and infos of all games."""
        self.places = np.asarray(places_of_many(self.states, self.table.packed, self.packed_counts), np.int64)
        self.counts = np.array(self.packed_counts, np.int64)
        masks = np.zeros((self.num_envs, self.table.actions), np.int8)
        masks.ravel()[self.places] = 1
        if self.ended.any():
            masks[self.ended] = 0  # an illegal action ends a game whose question is still open
        seen: Seen = {"observation": self.table.observer.observe_all(self.states, self.seats), "action_mask": masks}
        return seen, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, bool)}

    def random_actions(self, dice: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for every game, all equally likely; 0 where a game is over. Quicker than looking through masks."""
        starts = np.cumsum(self.counts) - self.counts
        picked = starts + (dice.random(self.num_envs) * self.counts).astype(np.int64)
        return np.where(self.counts > 0, np.append(self.places, 0)[picked] - self.rows * self.table.actions, 0)

    def step(self, actions: Any) -> Step:
        options, count = self.table.options, self.table.actions
        answers = [options[action] if 0 <= action < count else OUTSIDE for action in np.asarray(actions).tolist()]
        for i in np.flatnonzero(self.ended).tolist():
            answers[i] = -1
        if self.illegal == "raise":
            self.check(actions, answers)
        before = np.array([self.table.hints.progress(s) for s in self.states]) if self.shaped else 0.0
        came = np.asarray(answer_many(self.states, answers), np.int64)
        rewards = np.where(came == ILLEGAL, PENALTY, 0.0)
        for i in np.flatnonzero(came == ENDED).tolist():
            rewards[i] = self.table.rewards(self.states[i])[0]
        if self.shaped:
            after = np.array([self.table.hints.progress(s) for s in self.states])
            rewards += np.where((came == ILLEGAL) | self.ended, 0.0, after - before)
        for i in np.flatnonzero(self.ended).tolist():
            self.states[i] = self.fresh(i)
        self.ended = came != GOES_ON
        seen, info = self.observe_all()
        return seen, rewards, self.ended.copy(), np.zeros(self.num_envs, bool), info

    def check(self, actions: Any, answers: list[int]) -> None:
        """Refuse the whole step before anything has changed if one of its actions is illegal."""
        for s, action, option in zip(self.states, actions, answers, strict=True):
            if option != -1 and option not in s.offered:
                raise illegal_action(self.table, s, int(action))
