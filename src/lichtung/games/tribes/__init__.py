"""Tribes of the Wind: two to five players restore a terrain each. The rules are in docs/rules/tribes.md."""

from lichtung.games.tribes.game import Tribes

GAME = Tribes()

__all__ = ["GAME"]
