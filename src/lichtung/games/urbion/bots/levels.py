"""How strong the bots of Urbion are, and at which tables their chances were measured."""

from __future__ import annotations

from typing import Final

from lichtung.bots.kinds import Kind, Level, Settings
from lichtung.games.urbion.layout import DREAM_DECK
from lichtung.kernel.state import State

FULL: Final = 60  # dreams in the deck when a game begins, or somewhat more


def has_postcards(seats: int, settings: Settings) -> bool:
    """Whether the postcards are in play."""
    return "postcards" in settings.get("expansions", ())


KINDS: Final = (
    Kind(  # far harder: a short search that slips wins nothing there
        "urbion-postcards",
        fits=has_postcards,
        version=2,
        novice=Level(8, slips=0.18, version=4),
        easy=Level(220, version=6),
        normal=Level(400, version=6),
        hard=Level(800),
        master=Level(5000),
    ),
    Kind(
        "urbion",
        version=2,
        novice=Level(8, slips=0.18, version=4),
        easy=Level(60, slips=0.01, version=3),
        normal=Level(200, version=3),
        hard=Level(800),
        master=Level(5000),
    ),
)


def mix_of(seats: int, settings: Settings) -> str:
    """The table that chances are fitted at for a number of seats and a mix."""
    return "urbion-everything" if has_postcards(seats, settings) else "urbion-base"


def progress(s: State) -> float:
    """How far the game has come: -1/2 with a full dream deck, 1/2 with an empty one."""
    return 0.5 - min(1.0, int(s.data[DREAM_DECK]) / FULL)
