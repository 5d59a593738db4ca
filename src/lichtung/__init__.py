"""Lichtung: exact, fast, cloneable card games. The tutorial is in docs/tutorial.md."""

import lichtung.games  # noqa: F401 - first: the function `games` below keeps the name when a game is loaded later
from lichtung.bots.hints import hints
from lichtung.bots.levels import bot
from lichtung.kernel.catalogue import game, games
from lichtung.kernel.chance import Dice
from lichtung.kernel.errors import (
    AmbiguousWord,
    GameOver,
    IllegalOption,
    ImpossibleChance,
    InvalidData,
    InvalidPosition,
    InvalidRecord,
    InvalidSeat,
    InvalidSettings,
    InvalidWord,
    LichtungError,
    NoRecord,
    Refusal,
)
from lichtung.kernel.events import fold
from lichtung.kernel.game import Game
from lichtung.kernel.record.read import replay
from lichtung.kernel.result import Result
from lichtung.kernel.settings import Option
from lichtung.kernel.state import State

__version__ = "0.2.0"

__all__ = [
    "AmbiguousWord",
    "Dice",
    "Game",
    "GameOver",
    "IllegalOption",
    "ImpossibleChance",
    "InvalidData",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSeat",
    "InvalidSettings",
    "InvalidWord",
    "LichtungError",
    "NoRecord",
    "Option",
    "Refusal",
    "Result",
    "State",
    "bot",
    "fold",
    "game",
    "games",
    "hints",
    "replay",
]
