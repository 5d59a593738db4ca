"""PettingZoo: every game as an AEC environment that can be copied, saved and put back at any moment.

Several decisions in a row are the same agent again. Illegal actions raise `IllegalOption` with the rule that forbids them, or
end the game for everybody (`illegal="end"`).
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from lichtung.kernel.errors import GameOver, IllegalOption, Refusal
from lichtung.kernel.state import State
from lichtung.research.copying import Copied, Saved
from lichtung.research.observation import Info, Seen
from lichtung.research.rendering import render
from lichtung.research.table import Table, table

ILLEGAL = ("raise", "end")
RENDER_MODES = ["ansi", "human"]
PENALTY = -1.0  # for the agent whose illegal action ended the game


class TableEnv(Copied, AECEnv):  # type: ignore[misc]
    """One table of a game; an agent is a seat."""

    metadata = {"name": "lichtung_v0", "render_modes": RENDER_MODES, "render_fps": 4, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        **settings: Any,
    ) -> None:
        super().__init__()
        check_one("illegal", illegal, ILLEGAL)
        check_one("render_mode", render_mode, (None, *RENDER_MODES))
        self.made_with: Saved = {"game": game, "seats": seats, "render_mode": render_mode, "illegal": illegal}
        self.made_with |= settings
        self.table: Table = table(game, seats, **settings)
        self.metadata = {**self.metadata, "name": f"lichtung_{game}_v0"}
        self.render_mode = render_mode
        self.illegal = illegal
        self.possible_agents = [f"seat_{i}" for i in range(self.table.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(-32768, 32767, self.table.observer.shape, np.int16)
        mask = spaces.Box(0, 1, (self.table.actions,), np.int8)
        both = {"observation": seen, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()
        self.state_now: State | None = None

    # -- PettingZoo ------------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """A new game. The same seed gives the same game; without one the next of the last seed's sequence begins."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.state_now = self.table.start(int(self.seeds.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.decider(self.state_now)]
        self._skip_agent_selection: str | None = None

    def current(self) -> State:
        """The state of the game; an environment that was never reset has none."""
        if self.state_now is None:
            raise GameOver("the environment was not reset yet: call reset() first")
        return self.state_now

    def observe(self, agent: str) -> Seen:
        s, seat = self.current(), self.seat_of[agent]
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": self.table.observer.observe(s, seat),
            "action_mask": self.table.mask(s) if asked else np.zeros(self.table.actions, np.int8),
        }

    def step(self, action: int | None) -> None:
        s, agent = self.current(), self.agent_selection
        if not self.agents:
            raise GameOver("the game is over and all agents are gone: call reset()")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or not self.table.is_legal(s, action):
            self.refuse(s, agent, action)
        else:
            s.apply(self.table.option(s, action))
            if s.over:
                self.finish(self.table.rewards(s))
            else:
                self.agent_selection = self.possible_agents[self.table.decider(s)]
        if self.render_mode == "human":
            self.render()

    def refuse(self, s: State, agent: str, action: Any) -> None:
        """An illegal action: an error that changes nothing, or the end."""
        if self.illegal == "raise":
            raise illegal_action(self.table, s, action)
        rewards = [PENALTY if i == self.seat_of[agent] else 0.0 for i in range(self.table.seats)]
        self.finish(rewards)
        self.infos[agent]["illegal"] = True

    def finish(self, rewards: list[float]) -> None:
        """The game is over for all agents."""
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the agent sees it that is to act; at the end, as everybody does."""
        s = self.current()
        text = render(s, None if s.over else self.seat_of[self.agent_selection])
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is kept open."""

    # -- beyond PettingZoo -----------------------------------------------------------------------------------------

    def word(self, action: int) -> str:
        """What an action means, as a word of the game's record."""
        return self.table.word(action)

    def get_state(self) -> Saved:
        """Everything that changes while a game is played; a copy that later steps do not touch."""
        kept = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "seeds")
        saved = {name: copy.deepcopy(getattr(self, name)) for name in kept if hasattr(self, name)}
        selected = ("agent_selection", "_skip_agent_selection")
        saved |= {name: getattr(self, name) for name in selected if hasattr(self, name)}
        return saved | {"state_now": None if self.state_now is None else self.state_now.copy()}


def check_one(name: str, value: Any, allowed: tuple[Any, ...]) -> None:
    """Refuse an argument that is none of those allowed."""
    if value not in allowed:
        raise ValueError(f"{name}: expected one of {allowed}, got {value!r}")


def illegal_action(known: Table, s: State, action: Any) -> Exception:
    """The error for an action that is not legal, with the rule where there is one."""
    if not isinstance(action, (int, np.integer)) or not 0 <= action < known.actions:
        return ValueError(f"expected an action from 0 to {known.actions - 1}, got {action!r}")
    try:
        s.copy().choose(known.option(s, action))
    except IllegalOption as error:
        return error
    return IllegalOption(Refusal("", known.word(int(action)), ""))


def env(game: str, **arguments: Any) -> TableEnv:
    """The environment of a game, as PettingZoo's modules name it."""
    return TableEnv(game, **arguments)
