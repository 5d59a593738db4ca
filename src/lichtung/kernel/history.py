"""What was asked and answered in a game: the open question, and what a record is written from."""

from __future__ import annotations

from typing import Final, final

from lichtung.kernel.plain import Json


@final
class Question:
    """The open question: what is asked, and who decides."""

    def __init__(self, name: str, seat: int) -> None:
        self.name: Final[str] = name
        self.seat: Final[int] = seat

    def __repr__(self) -> str:
        return f"Question({self.name!r}, seat={self.seat})"


@final
class Move:
    """One answer in the history of a game, with the results of chance that followed it."""

    def __init__(self, round: int, turn: int, seat: int, choice: str, word: str, chances: list[str]) -> None:
        self.round: Final[int] = round
        self.turn: Final[int] = turn
        self.seat: Final[int] = seat
        self.choice: Final[str] = choice
        self.word: Final[str] = word
        self.chances: list[str] = chances


@final
class History:
    """What a record is written from: where the game began, and every answer since."""

    def __init__(self, origin: Json | None, scripted: bool, opening: list[str], moves: list[Move]) -> None:
        self.origin: Json | None = origin
        self.scripted: bool = scripted  # chance was told what to do: the seed alone does not give this game
        self.opening: list[str] = opening
        self.moves: list[Move] = moves

    def copy(self) -> History:
        """The same past with a future of its own."""
        return History(self.origin, self.scripted, self.opening, self.moves[:])
