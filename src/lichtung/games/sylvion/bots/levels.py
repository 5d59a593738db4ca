"""How strong the bots of Sylvion are, and at which tables their chances were measured."""

from __future__ import annotations

from typing import Final

from lichtung.bots.kinds import Kind, Level, Settings

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
