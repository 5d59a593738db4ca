"""From what a search finds an option worth to the chance that is shown: how often such a one wins if strong players play on.

A search judges by short looks ahead and by its own knowledge, so what it finds is a number to compare options by and no
share of wins. How the two go together was fitted for each mix of a game on positions that `hard` played on in every seat
(`python -m tools.calibrate fit`, which writes each game's `bots/chances.json`). Where nothing was fitted, the interval says
how little is known.
"""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from typing import Final

from lichtung.bots.knowledge import stored
from lichtung.bots.values import squash
from lichtung.kernel.catalogue import games

WIDTH: Final = 1.96  # 95 % lie within so many deviations
EDGE: Final = 0.01  # nothing is judged to be nearer to 0 or 1 than this, so that it has a logarithm
RULE_OF_THREE: Final = 3.0  # what never failed in n trials fails less often than 3/n, with 95 %
UNFITTED: Final = {
    "shift": 0.0,
    "slope": 1.0,
    "spread": 1.0,
    "shift_shift": 0.0,
    "shift_slope": 0.0,
    "slope_slope": 0.0,
}

Shown = tuple[float, float, float]


@cache
def fitted() -> dict[str, dict[str, float]]:
    """What was fitted, by the name of the mix, from the `bots/chances.json` of all games."""
    found: dict[str, dict[str, float]] = {}
    for game in games():
        found |= (stored(game, "chances.json") or {"tables": {}})["tables"]
    return found


def logit(worth: float) -> float:
    """A worth on the scale on which chances are compared."""
    inside = min(1.0 - EDGE, max(EDGE, worth))
    return log(inside / (1.0 - inside))


def reach(worth: float, doubt: float) -> float:
    """The standard error of a worth on that scale; it stays within bounds near the ends."""
    return (logit(worth + doubt) - logit(worth - doubt)) / 2.0


def shown(mix: str, worth: float, doubt: float, ended: float = 0.0) -> Shown:
    """The chance for a worth and its standard error, with the ends of its interval.

    `ended`: in how many of the deals, 0 to 1, the worth was no judgement but the end of the game, which needs no curve.
    """
    fit = fitted().get(mix, UNFITTED)
    at, judged = logit(worth), 1.0 - ended
    slope = ended + judged * fit["slope"]
    middle = judged * fit["shift"] + slope * at
    unsure = fit["shift_shift"] + 2.0 * at * fit["shift_slope"] + at * at * fit["slope_slope"]
    dealt = slope * reach(worth, doubt)
    spread = sqrt(judged * judged * (fit["spread"] * fit["spread"] + max(0.0, unsure)) + dealt * dealt)
    return squash(middle), squash(middle - WIDTH * spread), squash(middle + WIDTH * spread)


def sure(deals: int) -> Shown:
    """The chance of what won in every deal, however it was played on."""
    return (deals + 1.0) / (deals + 2.0), max(0.0, 1.0 - RULE_OF_THREE / deals), 1.0
