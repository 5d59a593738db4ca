"""Every error of the library, each naming what was expected and what came. When one is raised, nothing has changed."""

from __future__ import annotations

from dataclasses import dataclass

from lichtung.kernel.schema import Lack


@dataclass(frozen=True)
class Refusal:
    """Why an option is not offered now: the rule that forbids it, where it was tried, and what is missing for it."""

    rule: str
    word: str
    choice: str
    lacks: tuple[Lack, ...] = ()

    def __str__(self) -> str:
        return f"{self.word!r} is not possible at {self.choice!r}: {self.rule}"


class LichtungError(Exception):
    """The common base of all errors of this library."""


class InvalidSettings(LichtungError):
    """A setting is unknown, out of range, or does not go with another one."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class InvalidSeat(LichtungError):
    """There is no such seat in this game."""


class InvalidPosition(LichtungError):
    """A position cannot be loaded; `path` leads to what is wrong."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path


class InvalidRecord(LichtungError):
    """A record cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class InvalidData(LichtungError):
    """A component set is damaged: which file, which row (a line, or a path in JSON; empty for the whole file), and why."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        super().__init__(f"{file}, {row}: {reason}" if row else f"{file}: {reason}")
        self.file = file
        self.row = row
        self.reason = reason


class InvalidWord(LichtungError):
    """A text is not a word of this game."""


class AmbiguousWord(LichtungError):
    """A short text could mean several of the offered words."""


class IllegalOption(LichtungError):
    """An option that exists but is not offered now; `refusal` says which rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class ImpossibleChance(LichtungError):
    """A scripted result of chance cannot happen in this place."""


class NoRecord(LichtungError):
    """This state has no record: it was resampled, or played without one."""


class GameOver(LichtungError):
    """The game has ended: there is nothing left to choose."""
