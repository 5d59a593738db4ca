"""Urbion: a solo or two-player cooperative card puzzle about balance. The rules are in docs/rules/urbion.md."""

from lichtung.games.urbion.game import Urbion

GAME = Urbion()

__all__ = ["GAME"]
