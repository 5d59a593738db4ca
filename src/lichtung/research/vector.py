"""Gymnasium: many games of a solo game at once. All observations of a step are made in one go.

A game that ended begins anew with the next step, whose action for it is ignored (Gymnasium's autoreset mode NEXT_STEP).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lichtung.kernel.retina import places_of
from lichtung.kernel.state import State
from lichtung.research.shaping import potential
from lichtung.research.solo import SEED_LIMIT, spaces_of
from lichtung.research.table import table
from lichtung.research.zoo import ILLEGAL, PENALTY, check_one, illegal_action

Step = tuple[dict[str, Any], npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class SoloVectorEnv(VectorEnv):  # type: ignore[misc]
    """So many games side by side, in one process."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, illegal: str = "end", shaped: bool = False, **settings: Any
    ) -> None:
        check_one("illegal", illegal, ILLEGAL)
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

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games. A seed gives game i what the single environment gives for seed + i; so does a list of seeds."""
        self.seeds = [np.random.default_rng(one) for one in self.seeds_given(seed)]
        self.states = [self.fresh(i) for i in range(self.num_envs)]
        self.ended[:] = False
        return self.seen()

    def seeds_given(self, seed: int | list[int | None] | None) -> list[int | None]:
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

    def seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Observations and infos of all games."""
        offered = [np.asarray(places_of(s.offered, self.table.packed), np.int64) for s in self.states]
        masks = np.zeros((self.num_envs, self.table.actions), np.int8)
        masks[self.rows.repeat([len(found) for found in offered]), np.concatenate(offered)] = 1
        if self.ended.any():
            masks[self.ended] = 0
        seen = {"observation": self.table.observer.observe_all(self.states, self.seats), "action_mask": masks}
        return seen, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, bool)}

    def step(self, actions: Any) -> Step:
        rewards = np.zeros(self.num_envs)
        before = self.ended.copy()
        for i, action in enumerate(np.asarray(actions).tolist()):
            if before[i]:
                self.states[i] = self.fresh(i)
                self.ended[i] = False
            else:
                rewards[i] = self.step_one(i, action)
        seen, info = self.seen()
        return seen, rewards, self.ended.copy(), np.zeros(self.num_envs, bool), info

    def step_one(self, i: int, action: int) -> float:
        """One action in one game; gives its reward."""
        s = self.states[i]
        option = self.table.options[action] if 0 <= action < self.table.actions else -1
        if option not in s.offered:
            if self.illegal == "raise":
                raise illegal_action(self.table, s, action)
            self.ended[i] = True
            return PENALTY
        before = potential(s) if self.shaped else 0.0
        s.apply(option)
        change = potential(s) - before if self.shaped else 0.0
        if not s.over:
            return change
        self.ended[i] = True
        return self.table.rewards(s)[0] + change
