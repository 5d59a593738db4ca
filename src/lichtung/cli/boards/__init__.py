"""Boards: how a game looks in a terminal. A game without its own board gets the plain one."""

from __future__ import annotations

from lichtung import Game
from lichtung.cli.boards.board import Board
from lichtung.cli.boards.sylvion import SylvionBoard
from lichtung.cli.boards.urbion import UrbionBoard
from lichtung.cli.screen import Screen
from lichtung.words import Words

BOARDS: dict[str, type[Board]] = {"sylvion": SylvionBoard, "urbion": UrbionBoard}


def board_of(game: Game, words: Words, screen: Screen) -> Board:
    """The board of a game."""
    return BOARDS.get(game.name, Board)(game, words, screen)
