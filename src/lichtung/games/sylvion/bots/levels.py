"""How strong the bots of Sylvion are, and at which tables their chances were measured."""

from __future__ import annotations

from typing import Final

from lichtung.bots.kinds import Kind, Level, Settings
from lichtung.games.sylvion.layout import RAVAGER_STACK, ROWS, STACK
from lichtung.games.sylvion.setup import ravager_cards
from lichtung.kernel.state import State

KINDS: Final = (
    Kind(
        "sylvion",
        version=1,
        novice=Level(8, slips=0.06),
        easy=Level(60, slips=0.01, version=2),
        normal=Level(120),
        hard=Level(900),
        master=Level(5000),
    ),
)
LARGER: Final = ("feats_betrayals", "elements", "ravager_figure")  # what makes it another game


def mix_of(seats: int, settings: Settings) -> str:
    """The table that chances are fitted at for a number of seats and a mix."""
    larger = any(settings.get(name) for name in LARGER)
    return "sylvion-everything" if larger else f"sylvion-{settings.get('mode', 'advanced')}"


def progress(s: State) -> float:
    """How far the battle has come: -1/2 while all Ravager cards lie in their stacks, 1/2 when none is left."""
    left = sum([int(s.data[RAVAGER_STACK + row * STACK]) for row in range(ROWS)])
    return 0.5 - min(1.0, left / len(ravager_cards(s)))
