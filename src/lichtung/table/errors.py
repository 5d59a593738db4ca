"""What a table refuses: a name that programs know, what is wrong in detail, and a sentence."""

from __future__ import annotations

from typing import Any, Literal

from lichtung.kernel.errors import GameOver, IllegalOption, InvalidSettings, LichtungError

ErrorName = Literal[
    "NotFound",
    "NotYours",
    "NotYourTurn",
    "OutOfDate",
    "IllegalOption",
    "InvalidSettings",
    "Full",
    "AlreadyStarted",
    "NotStarted",
    "Over",
    "NoUndo",
    "TooMany",
    "TooLarge",
    "Forbidden",
    "InvalidInput",
    "NotAllowed",
    "Busy",
]


class Refused(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, error: ErrorName, message: str, **detail: Any) -> None:
        super().__init__(message)
        self.error: ErrorName = error
        self.message = message
        self.detail = detail


def as_refusal(error: LichtungError) -> Refused:
    """Returns an error of the rules as a refusal; its rule stays with it."""
    if isinstance(error, IllegalOption):
        rule, word = error.refusal.rule, error.refusal.word
        return Refused("IllegalOption", str(error), rule=rule, word=word, choice=error.refusal.choice)
    if isinstance(error, InvalidSettings):
        return Refused("InvalidSettings", str(error), rule=error.rule)
    if isinstance(error, GameOver):
        return Refused("Over", str(error))
    return Refused("InvalidInput", str(error))
