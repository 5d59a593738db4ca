"""What a request is refused with: a name that programs know, what is wrong in detail, and a sentence."""

from __future__ import annotations

from typing import Any, Final

from lichtung.kernel.errors import GameOver, IllegalOption, InvalidSettings, LichtungError
from lichtung.server.store.interface import Unfit, Unwritten
from lichtung.server.wire import ErrorName, Problem

STATUS: Final[dict[str, int]] = {
    "NotFound": 404,
    "NotYours": 403,
    "Forbidden": 403,
    "NotAllowed": 403,
    "TooMany": 429,
    "TooLarge": 413,
    "InvalidInput": 400,
    "InvalidSettings": 400,
    "IllegalOption": 422,
}
CONFLICT: Final = 409  # what every other refusal is: the table is not in a state for it


class Refused(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, error: ErrorName, message: str, **detail: Any) -> None:
        super().__init__(message)
        self.error: ErrorName = error
        self.message = message
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return STATUS.get(self.error, CONFLICT)

    def problem(self) -> Problem:
        """As it travels."""
        return Problem(error=self.error, detail=self.detail, message=self.message)


def unstored() -> Refused:
    """A refusal because the database cannot be written at present."""
    return Refused("Busy", "it could not be stored; try again in a while", reason="not_stored")


def refused(error: LichtungError) -> Refused:
    """An error of the rules as a refusal; its rule stays with it."""
    if isinstance(error, IllegalOption):
        rule, word = error.refusal.rule, error.refusal.word
        return Refused("IllegalOption", str(error), rule=rule, word=word, choice=error.refusal.choice)
    if isinstance(error, InvalidSettings):
        return Refused("InvalidSettings", str(error), rule=error.rule)
    if isinstance(error, GameOver):
        return Refused("Over", str(error))
    return Refused("InvalidInput", str(error))


def meant(error: Exception) -> Refused | None:
    """The refusal that an error means: whoever asks has to ask something else. None for a fault of ours."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, LichtungError):
        return refused(error)
    if isinstance(error, Unwritten):  # whoever had changed something in memory has spoiled the table
        return unstored()
    if isinstance(error, Unfit):
        return Refused("InvalidInput", "a text has characters that cannot be kept")
    return None
