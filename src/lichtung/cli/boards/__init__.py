"""Boards: how a game looks in a terminal. A game without its own board gets the plain one.

A game's own board is the class `BOARD` of its `terminal/board.py`.
"""

from __future__ import annotations

from lichtung import Game
from lichtung.cli.boards.board import Board
from lichtung.cli.screen import Screen
from lichtung.kernel.catalogue import part_of
from lichtung.words import Words


def board_type(game: str) -> type[Board]:
    """The class of a game's board."""
    part = part_of(game, "terminal.board")
    found: type[Board] = part.BOARD if part is not None else Board
    return found


def board_of(game: Game, words: Words, screen: Screen) -> Board:
    """The board of a game."""
    return board_type(game.name)(game, words, screen)
