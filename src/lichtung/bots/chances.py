"""From what a search finds an option worth to the chance that is shown: how often such a one wins if strong players play on.

A search judges by short looks ahead and by its own knowledge, so what it finds is a number to compare options by and no
share of wins. How the two go together was fitted for each mix of a game on positions that `hard` played on in every seat
(`python -m tools.calibrate fit`, which writes each game's `bots/chances.json`). Where nothing was fitted, the interval says
how little is known.
"""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from typing import Final, final

from lichtung.bots.knowledge import read_stored
from lichtung.bots.values import squash
from lichtung.kernel.catalogue import games, part_of
from lichtung.kernel.state import State

WIDTH: Final = 1.96  # 95 % lie within so many deviations
EDGE: Final = 0.01  # nothing is judged to be nearer to 0 or 1 than this, so that it has a logarithm
RULE_OF_THREE: Final = 3.0  # what never failed in n trials fails less often than 3/n, with 95 %
FLATTEST: Final = 0.1  # what is judged better must never be shown as worse, whatever some games say
UNFITTED: Final = {"shift": 0.0, "slope": 1.0, "late": 0.0, "steepen": 0.0, "doubt": 0.0, "spread": 1.0}

Chance = tuple[float, float, float]


@final
class Level:
    """What a search knows of a position as a whole.

    - `worth`: what it expects of its favourite option, 0 to 1.
    - `ended`: in how many of the deals, 0 to 1, the worth was no judgement but the end of the game, which needs no curve.
    - `deals`: how many deals the favourite was played in.
    - `progress`: how far the game has come, -1/2 to 1/2; what is judged early and late may need different curves.
    """

    def __init__(self, worth: float, ended: float = 0.0, deals: int = 1, progress: float = 0.0) -> None:
        self.worth: float = worth
        self.ended: float = ended
        self.deals: int = deals
        self.progress: float = progress

    def own_doubt(self) -> float:
        """The standard error of what only the ends of so many games say, on the scale of odds."""
        return reach(self.worth, sqrt(self.worth * (1.0 - self.worth) / max(1, self.deals)))


def progress_of(s: State) -> float:
    """How far a game has come, as its `bots/levels.py` measures it; 0 where it does not say."""
    part = part_of(s.terms.name, "bots.levels")
    measure = getattr(part, "progress", None)
    return 0.0 if measure is None else float(measure(s))


@cache
def load_fits() -> dict[str, dict[str, float]]:
    """What was fitted, by the name of the mix, from the `bots/chances.json` of all games."""
    fits: dict[str, dict[str, float]] = {}
    for game in games():
        fits |= (read_stored(game, "chances.json") or {"tables": {}})["tables"]
    return fits


def logit(worth: float) -> float:
    """A worth on the scale on which chances are compared."""
    inside = min(1.0 - EDGE, max(EDGE, worth))
    return log(inside / (1.0 - inside))


def reach(worth: float, doubt: float) -> float:
    """The standard error of a worth on that scale; it stays within bounds near the ends."""
    return (logit(worth + doubt) - logit(worth - doubt)) / 2.0


def slope_at(fit: dict[str, float], level: Level) -> float:
    """How much the shown odds grow with the judged ones."""
    judged = 1.0 - level.ended
    return level.ended + judged * max(FLATTEST, fit["slope"] + fit["steepen"] * level.progress)


def odds_at(fit: dict[str, float], level: Level, odds: float) -> float:
    """The odds that are shown for judged ones."""
    return (1.0 - level.ended) * (fit["shift"] + fit["late"] * level.progress) + slope_at(fit, level) * odds


def chance_at(mix: str, level: Level, worth: float, favourite: float, doubt: float) -> Chance:
    """The chance of an option, with the ends of its interval.

    The comparison found it worth `worth` and the favourite of the search `favourite`, with a standard error of their
    difference; how good the position is with the favourite, the level says.
    """
    fit = load_fits().get(mix, UNFITTED)
    middle = odds_at(fit, level, logit(level.worth) + logit(worth) - logit(favourite))
    common = (1.0 - level.ended) * sqrt(fit["spread"] ** 2 + fit["doubt"] ** 2)
    own = slope_at(fit, level) * reach(worth, doubt)
    seen = level.ended * level.own_doubt()
    reached = WIDTH * sqrt(common * common + own * own + seen * seen)
    return squash(middle), squash(middle - reached), squash(middle + reached)


def certain_chance(deals: int) -> Chance:
    """The chance of what won in every deal, however it was played on."""
    return (deals + 1.0) / (deals + 2.0), max(0.0, 1.0 - RULE_OF_THREE / deals), 1.0
