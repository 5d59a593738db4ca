"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """`won` is True or False in solo and team games and None otherwise; seats are numbered from 0."""

    won: bool | None
    reason: str
    rule: str
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Reason:
    """A way to end: the word of the rules document, the rule that says so, and whether it is a win."""

    word: str
    rule: str
    won: bool | None
