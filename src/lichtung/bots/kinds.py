"""Kinds of tables: what suits one number of seats or mix of expansions of a game need not suit all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

POSTCARDS: Final = "urbion-postcards"  # far harder: a short search that slips wins nothing there
CROWD: Final = "equinox-crowd"  # the others move several times between two own turns: only long searches gain much
CROWDED: Final = 3
LARGER: Final = ("feats_betrayals", "elements", "ravager_figure")  # what makes Sylvion another game


def kind_of(game: str, seats: int, settings: Mapping[str, Any]) -> str:
    """The name that levels and their versions are listed by: the game's own, or that of a kind with its own levels."""
    if game == "urbion" and "postcards" in settings.get("expansions", ()):
        return POSTCARDS
    if game == "equinox" and seats >= CROWDED:
        return CROWD
    return game


def mix_of(game: str, seats: int, settings: Mapping[str, Any]) -> str:
    """The name of the table that chances are fitted at: the one that is most like this number of seats and mix."""
    if game == "sylvion":
        larger = any(settings.get(name) for name in LARGER)
        return "sylvion-everything" if larger else f"sylvion-{settings.get('mode', 'advanced')}"
    if game == "urbion":
        return "urbion-everything" if kind_of(game, seats, settings) == POSTCARDS else "urbion-base"
    if game in ("equinox", "tribes"):
        return f"{game}-4" if seats >= CROWDED else f"{game}-2"
    return game
