"""How strong the bots of Equinox are, and at which tables their chances were measured."""

from __future__ import annotations

from typing import Final

from lichtung.bots.kinds import Kind, Level, Settings

CROWDED: Final = 3


def is_crowded(seats: int, settings: Settings) -> bool:
    """Whether the others move several times between two own turns."""
    return seats >= CROWDED


KINDS: Final = (
    Kind(  # only long searches gain much where many move in between
        "equinox-crowd",
        fits=is_crowded,
        version=4,
        novice=Level(8, slips=0.12),
        easy=Level(40, slips=0.02),
        normal=Level(180),
        hard=Level(1200),
        master=Level(7000, version=5),
    ),
    Kind(
        "equinox",
        version=4,
        novice=Level(5, slips=0.19, version=6),
        easy=Level(25, slips=0.06, version=6),
        normal=Level(80, version=6),
        hard=Level(300, version=5),
        master=Level(10000, version=5),
    ),
)


def mix_of(seats: int, settings: Settings) -> str:
    """The table that chances are fitted at for a number of seats and a mix."""
    return "equinox-4" if is_crowded(seats, settings) else "equinox-2"
