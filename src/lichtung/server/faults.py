"""What a request is refused with: a name that programs know, what is wrong in detail, and a sentence."""

from __future__ import annotations

from typing import Final

from lichtung.kernel.errors import LichtungError
from lichtung.server.store.errors import Unfit, Unwritten
from lichtung.server.wire import Problem
from lichtung.table.errors import Refused as Refused
from lichtung.table.errors import as_refusal as as_refusal

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


def status_of(error: Refused) -> int:
    """Returns the HTTP status that says the same as a refusal."""
    return STATUS.get(error.error, CONFLICT)


def make_problem(error: Refused) -> Problem:
    """Returns a refusal as it travels."""
    return Problem(error=error.error, detail=error.detail, message=error.message)


def not_stored() -> Refused:
    """A refusal because the database cannot be written at present."""
    return Refused("Busy", "it could not be stored; try again in a while", reason="not_stored")


def find_refusal(error: Exception) -> Refused | None:
    """The refusal that an error means: whoever asks has to ask something else. None for a fault of ours."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, LichtungError):
        return as_refusal(error)
    if isinstance(error, Unwritten):  # whoever had changed something in memory has spoiled the table
        return not_stored()
    if isinstance(error, Unfit):
        return Refused("InvalidInput", "a text has characters that cannot be kept")
    return None
