"""A game as all the adapters need it: starting, legal actions, observations and rewards under given settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from json import dumps, loads
from typing import Any

import numpy as np
import numpy.typing as npt

from lichtung.kernel import catalogue
from lichtung.kernel.chance import fast_start
from lichtung.kernel.game import Game
from lichtung.kernel.observe import places_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec
from lichtung.research.hints import hints_of
from lichtung.research.observation import Observer

Mask = npt.NDArray[np.int8]


class Table:
    """One game, one number of seats, one set of settings. All its environments share it; it never changes."""

    def __init__(self, name: str, seats: int | None, settings: Mapping[str, Any]) -> None:
        self.made_with = (name, seats, dumps(dict(settings), sort_keys=True))
        self.game: Game = catalogue.game(name)
        self.terms = self.game.terms(self.game.seats[0] if seats is None else seats, dict(settings))
        self.seats = self.terms.seats
        self.observer = Observer(self.terms)
        self.hints = hints_of(name)
        by_place = self.hints.by_place
        self.limit = by_place.first
        pairs = [(option, word) for option, word, _ in self.game.all_options(self.terms) if option < self.limit]
        self.options: list[int] = sorted([option for option, _ in pairs])
        self.packed = vec_of(self.options)
        self.numbered = len(self.options)  # behind them come the actions that are a place in the question
        self.actions = self.numbered + by_place.count
        words = dict(pairs)
        self.words = [words[option] for option in self.options] + [
            f"{by_place.word}:{n}" for n in range(1, by_place.count + 1)
        ]
        self.template = self.game.blank(self.terms, True)
        self.game.lay_out(self.template)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return make_table, self.made_with

    def __deepcopy__(self, memo: Any) -> Table:
        return self

    def start(self, seed: int) -> State:
        """A new game; the same deal as `game.start(seed=seed, fast=True)`, but what seats are shown is remembered."""
        s = self.template.copy()
        s.rng = fast_start(seed)
        self.game.setup(s)
        s.advance()
        return s

    def places(self, s: State) -> npt.NDArray[np.int64]:
        """The actions of the offered options, in the order of the question; none when the game is over."""
        offered = s.offered
        if len(offered) and offered[0] >= self.limit:
            return np.arange(self.numbered, self.numbered + len(offered))
        return np.asarray(places_of(offered, self.packed), np.int64)

    def legal(self, s: State) -> npt.NDArray[np.int64]:
        """The legal actions in ascending order; none when the game is over."""
        return np.sort(self.places(s))

    def mask(self, s: State, seat: int | None = None) -> Mask:
        """1 for every legal action; with a seat, only while that seat is asked."""
        mask = np.zeros(self.actions, np.int8)
        if len(s.offered) and (seat is None or self.decider(s) == seat):
            mask[self.places(s)] = 1
        return mask

    def decider(self, s: State) -> int:
        """The seat that is asked, -1 when nobody is."""
        asked = s.choice
        return -1 if asked is None else asked.seat

    def word(self, action: int) -> str:
        """The word of an action."""
        return self.words[action]

    def option(self, s: State, action: Any) -> int:
        """The option that an action means in a state, offered or not; -1 when it means nothing there."""
        number = int(action)
        if 0 <= number < self.numbered:
            return self.options[number]
        place, offered = number - self.numbered, s.offered
        by_place = 0 <= place < len(offered) and offered[0] >= self.limit
        return int(offered[place]) if by_place else -1

    def is_legal(self, s: State, action: Any) -> bool:
        """Whether an action can be taken now."""
        return self.option(s, action) in s.offered

    def rewards(self, s: State) -> list[float]:
        """What each seat gets: nothing before the end."""
        return [0.0] * self.seats if not s.over else final_rewards(s)


def final_rewards(s: State) -> list[float]:
    """Alone or in a team 1 for a win and 0 for a loss; against each other from 1 (first) to -1 (last), in sum 0."""
    result = s.result
    assert result is not None
    if result.won is not None:
        return [float(result.won)] * s.terms.seats
    beaten = [sum(other > rank for other in result.ranks) for rank in result.ranks]
    lost = [sum(other < rank for other in result.ranks) for rank in result.ranks]
    return [(b - w) / (s.terms.seats - 1) for b, w in zip(beaten, lost, strict=True)]


def vec_of(numbers: list[int]) -> Any:
    """Numbers as the kernel keeps them."""
    from mypy_extensions import i64

    return vec[i64](numbers)


@lru_cache(maxsize=32)
def make_table(name: str, seats: int | None, text: str) -> Table:
    """The table of settings that are given as text."""
    return Table(name, seats, loads(text))


def table(name: str, seats: int | None = None, **settings: Any) -> Table:
    """The table of a game, made once for each way to play it."""
    plain = {key: sorted(value) if isinstance(value, (set, frozenset)) else value for key, value in settings.items()}
    return make_table(name, seats, dumps(plain, sort_keys=True))
