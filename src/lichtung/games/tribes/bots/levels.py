"""How strong the bots of Tribes are, and at which tables their chances were measured."""

from __future__ import annotations

from typing import Final

from lichtung.bots.kinds import Kind, Level, Settings

# Longer playouts make up for what `value` does not see, but they cost time.
KINDS: Final = (
    Kind(
        "tribes",
        version=5,
        novice=Level(8, slips=0.18),
        easy=Level(15, slips=0.01),
        normal=Level(40),
        hard=Level(300, version=6, weights={"horizon": 40.0}),
        master=Level(6000, weights={"horizon": 90.0}),
    ),
)
CROWDED: Final = 3


def mix_of(seats: int, settings: Settings) -> str:
    """The table that chances are fitted at for a number of seats and a mix."""
    return "tribes-4" if seats >= CROWDED else "tribes-2"
