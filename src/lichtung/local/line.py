"""A line on one device: messages wait in a list until whoever looks on fetches them."""

from __future__ import annotations

from typing import Any, Final

from lichtung.kernel.plain import Json
from lichtung.table.facts import Caller, Viewer


class Line:
    """The connection to somebody at this device."""

    def __init__(self, caller: Caller, viewer: Viewer) -> None:
        self.caller: Final = caller
        self.viewer = viewer
        self.waiting: list[Json] = []
        self.closed = False

    def push(self, *messages: Any) -> None:
        """Keep messages for whoever looks on."""
        if not self.closed:
            self.waiting += messages

    def close(self, code: int = 1000) -> None:
        """Hang up; what was said before can still be fetched."""
        self.closed = True

    def fetch(self) -> list[Json]:
        """Returns the messages since the last time."""
        messages, self.waiting = self.waiting, []
        return messages
