"""Equinox: a tournament of eight creatures and the bets of two to five players. The rules are in docs/rules/equinox.md."""

from lichtung.games.equinox.game import Equinox

GAME = Equinox()

__all__ = ["GAME"]
