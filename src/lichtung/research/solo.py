"""Gymnasium: the solo games, one at a time."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from lichtung.kernel.errors import GameOver
from lichtung.kernel.state import State
from lichtung.research.copying import Copied, Saved
from lichtung.research.observation import Info, Seen
from lichtung.research.rendering import render
from lichtung.research.table import Table, table
from lichtung.research.zoo import ILLEGAL, PENALTY, RENDER_MODES, check_one, illegal_action

SEED_LIMIT = 2**62


def spaces_of(known: Table) -> tuple[spaces.Dict, spaces.Discrete]:
    """The spaces of observations and actions."""
    seen = spaces.Box(-32768, 32767, known.observer.shape, np.int16)
    mask = spaces.Box(0, 1, (known.actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(known.actions)


class SoloEnv(Copied, gymnasium.Env[Seen, Any]):  # type: ignore[misc]
    """A solo game. Reward 1 for a win and 0 for a loss, at the end; `shaped=True` adds what changed towards the goal.

    An illegal action ends the game with reward -1 (`illegal="end"`), or raises (`illegal="raise"`).
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        illegal: str = "end",
        shaped: bool = False,
        **settings: Any,
    ) -> None:
        check_one("illegal", illegal, ILLEGAL)
        check_one("render_mode", render_mode, (None, *RENDER_MODES))
        self.made_with: Saved = {"game": game, "render_mode": render_mode, "illegal": illegal}
        self.made_with |= {"shaped": shaped, **settings}
        self.table = table(game, 1, **settings)
        self.render_mode = render_mode
        self.illegal = illegal
        self.shaped = shaped
        self.observation_space, self.action_space = spaces_of(self.table)
        self.state_now: State | None = None
        self.ended = False

    def current(self) -> State:
        """The state of the game; an environment that was never reset has none."""
        if self.state_now is None:
            raise GameOver("the environment was not reset yet: call reset() first")
        return self.state_now

    def observe(self, s: State) -> tuple[Seen, Info]:
        """Observation and info."""
        mask = self.table.mask(s) if not self.ended else np.zeros(self.table.actions, np.int8)
        return {"observation": self.table.observer.observe(s, 0), "action_mask": mask}, {"action_mask": mask}

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self.state_now = self.table.start(int(self.np_random.integers(SEED_LIMIT)))
        self.ended = False
        self.show()
        return self.observe(self.state_now)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        s = self.current()
        if self.ended:
            raise GameOver("the game is over: call reset()")
        if not self.table.is_legal(s, action):
            if self.illegal == "raise":
                raise illegal_action(self.table, s, action)
            self.ended = True
            seen, info = self.observe(s)
            return seen, PENALTY, True, False, info | {"illegal": True}
        before = self.table.hints.progress(s) if self.shaped else 0.0
        s.apply(self.table.option(s, action))
        reward = self.table.rewards(s)[0] + (self.table.hints.progress(s) - before if self.shaped else 0.0)
        self.ended = s.over
        self.show()
        seen, info = self.observe(s)
        return seen, reward, self.ended, False, info

    def show(self) -> None:
        """Print the table in render mode human."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        text = render(self.current(), 0)
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text

    def word(self, action: int) -> str:
        """What an action means, as a word of the game's record."""
        return self.table.word(action)

    def clone(self) -> SoloEnv:
        """An independent copy with the same future, at any moment."""
        other = super().clone()
        other.spec = self.spec
        return other

    def get_state(self) -> Saved:
        """Everything that changes while a game is played; a copy that later steps do not touch."""
        now = None if self.state_now is None else self.state_now.copy()
        return {"state_now": now, "ended": self.ended, "_np_random": copy.deepcopy(self._np_random)}
