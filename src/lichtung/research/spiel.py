"""OpenSpiel: every game as a Python game, registered as `lichtung_<name>` when this module is imported.

Chance is explicit, but over seeds: a shuffle has more orders than a list can hold, so a chance node offers `deals` equally
likely outcomes, each of which seeds the generator for this one event. Chance nodes stand at the deal and wherever an
answer leads to something random; so searches do not look into the future, and a state is its history.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from lichtung.kernel import catalogue
from lichtung.kernel.chance import Dice
from lichtung.kernel.state import State
from lichtung.research.moments import Moment
from lichtung.research.rendering import render
from lichtung.research.spiel_observer import SpielObserver
from lichtung.research.spiel_settings import read_settings
from lichtung.research.table import Table, table

SPREAD = 0x9E3779B97F4A7C15  # an odd number that spreads neighbouring outcomes over all bits
SEED_MASK = (1 << 62) - 1
PARAMETERS: dict[str, Any] = {"players": 0, "settings": "", "deals": 256, "endgame": 0, "endgame_seed": 1}


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    game = catalogue.game(name)
    together = 1 in game.seats
    return pyspiel.GameType(
        short_name=f"lichtung_{name}",
        long_name=f"Lichtung: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class Dealer:
    """The table of a game, and how chance deals there. States share it; unlike OpenSpiel's games it can be pickled."""

    def __init__(self, known: Table, deals: int, answers: int, seed: int) -> None:
        self.made_with = (known, deals, answers, seed)
        self.table = known
        self.outcomes = [(i, 1.0 / deals) for i in range(deals)]
        self.base = endgame(known, answers, seed)

    def deal(self, outcome: int) -> State:
        """The first state after a deal."""
        return self.table.start(outcome) if self.base is None else self.base.resample(None, outcome)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Dealer, self.made_with

    def __deepcopy__(self, memo: Any) -> Dealer:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and settings.

    `players`: 0 is the least number. `settings`: as in `expansions:temples+void/communication:silent`. `deals`: outcomes of a
    chance node. `endgame`: start this many decisions before the end of a random game, for solvers that need a small tree.
    """

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        game = catalogue.game(self.name)
        settings = read_settings(game, str(given["settings"]))
        numbers = [int(given[name]) for name in ("deals", "endgame", "endgame_seed")]
        self.dealer = Dealer(table(self.name, given["players"] or None, **settings), *numbers)
        self.table = self.dealer.table
        together = 1 in game.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=len(self.dealer.outcomes),
            num_players=self.table.seats,
            min_utility=0.0 if together else -1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=game.bound,
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self) -> SpielState:
        """The moment before the cards are dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Public, private and remembered information as arrays and text."""
        return SpielObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: a moment of the game, and an answer that waits for chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealer = game.dealer
        self.moment = Moment(game.table, None, None)
        self.waiting = -1  # the action whose chance is still to come

    def current_player(self) -> int:
        s = self.moment.state
        if s is None or self.waiting >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if s.over else self.dealer.table.decider(s)

    def _legal_actions(self, player: int) -> list[int]:
        s = self.moment.state
        actions: list[int] = [] if s is None else self.dealer.table.legal(s).tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.dealer.outcomes

    def _apply_action(self, action: int) -> None:
        s = self.moment.state
        if s is None:
            self.moment = self.moment.then(self.dealer.deal(action), -1, -1)
            return
        chance = self.waiting >= 0
        answer = self.waiting if chance else action
        after = s.copy()
        if chance:
            after.rng = Dice((int(s.rng) ^ ((action + 1) * SPREAD)) & SEED_MASK).state
        before = after.rng
        after.apply(self.dealer.table.option(s, answer))
        if not chance and after.rng != before:
            self.waiting = action
            return
        self.waiting = -1
        self.moment = self.moment.then(after, self.dealer.table.decider(s), answer)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.dealer.table.word(action)

    def is_terminal(self) -> bool:
        return self.moment.state is not None and self.moment.state.over

    def returns(self) -> list[float]:
        s = self.moment.state
        return [0.0] * self.dealer.table.seats if s is None else self.dealer.table.rewards(s)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, with everything it does not know dealt anew."""
        other: SpielState = self.get_game().new_initial_state()
        other.waiting = self.waiting
        s = self.moment.state
        if s is not None:
            other.moment = Moment(self.dealer.table, None, s.resample(player, int(sampler() * SEED_MASK)))
            other.moment.recalls[player] = self.moment.recall(player)
        return other

    def __str__(self) -> str:
        s = self.moment.state
        if s is None:
            return "before the deal"
        return render(s, None if s.over else self.dealer.table.decider(s)) + (" …" if self.waiting >= 0 else "")


def endgame(known: Table, answers: int, seed: int) -> State | None:
    """The state so many answers before the end of a random game."""
    if answers == 0:
        return None
    dice, s = Dice(seed), known.start(seed)
    states = [s]
    while not s.over:
        s = s.copy()
        s.apply(s.offered[dice.below(len(s.offered))])
        states.append(s)
    return states[max(0, len(states) - 1 - answers)]


def game_class(name: str) -> type[SpielGame]:
    """The class of a game; OpenSpiel wants one for each."""
    return type(f"{name.capitalize()}Game", (SpielGame,), {"name": name, "__module__": __name__})


GAMES = {name: game_class(name) for name in catalogue.games()}
TYPES = {name: game_type(name) for name in GAMES}


def register_all() -> None:
    """Register the games with OpenSpiel; a second call changes nothing."""
    for name, made in GAMES.items():
        if f"lichtung_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(TYPES[name], made)


register_all()

__all__ = ["GAMES", "SpielGame", "SpielState", "register_all"]
