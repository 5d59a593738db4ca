"""What one player at the keyboard has been told, put together from the table's messages as a browser does it."""

from __future__ import annotations

from typing import Any, Final

from lichtung.kernel.plain import Json
from lichtung.kernel.schema import Event
from lichtung.local.host import Host
from lichtung.table.facts import Viewer
from lichtung.table.history import tell_again
from lichtung.table.session import without_views


class Follower:
    """A line to the table, and everything that came over it."""

    def __init__(self, host: Host, viewer: Viewer) -> None:
        self.host: Final = host
        self.viewer: Final = viewer
        self.line: Final = host.connect(viewer)
        self.at = 0  # the number of the last message of events
        self.info: Json = {}
        self.told: list[list[Event]] | None = None  # None: it has to be read again
        self.re = 0
        self.answer: Json = {}
        self.follow()

    @property
    def batches(self) -> list[list[Event]]:
        """The events of every message since the beginning, for the moves that stand."""
        if self.told is None:
            session = self.host.session
            pairs = zip(session.steps, tell_again(session, self.viewer), strict=True)
            unread: list[Event] = []
            self.told = []
            for step, (_, events) in pairs:
                unread += events
                if step.viewers & session.bit(self.viewer):
                    self.told.append(unread)
                    unread = []
        return self.told

    def follow(self) -> None:
        """Read what has come."""
        for message in self.line.fetch():
            if message.get("re") == self.re:
                self.answer = message
            if message["type"] == "state":
                self.at, self.info, self.told = message["at"], message["table"], None
            elif message["type"] == "events":
                self.at = message["at"]
                if self.told is not None:
                    self.told.append(without_views(message["events"]))
            elif message["type"] == "table":
                self.info = message["table"]

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a message; returns its answer."""
        self.re += 1
        self.host.receive(self.line, {"type": type, "re": self.re, **fields})
        self.follow()
        return self.answer
