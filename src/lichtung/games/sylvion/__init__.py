"""Sylvion: a solo or two-player cooperative defence of a forest. The rules are in docs/rules/sylvion.md."""

from lichtung.games.sylvion.game import Sylvion

GAME = Sylvion()

__all__ = ["GAME"]
