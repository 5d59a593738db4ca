"""Somebody at a table in a test, whatever its host is: what they send, what they are told, and the view that follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lichtung import fold

Json = dict[str, Any]


class Guest:
    """One viewer, who puts together what they see as a browser does."""

    def __init__(self) -> None:
        self.viewer: int | None = None
        self.at = 0
        self.view: Json = {}
        self.log: list[Json] = []
        self.info: Json = {}
        self.re = 0

    def send(self, message: Json) -> None:
        """Send a message to the table."""
        raise NotImplementedError

    def receive(self) -> list[Json]:
        """Everything that has come since the last time."""
        raise NotImplementedError

    def fetch(self) -> list[Json]:
        """The same, and the view is up to date then."""
        messages = self.receive()
        for message in messages:
            if message["type"] == "state":
                self.viewer, self.at, self.view = message["eye"], message["at"], message["view"]
                self.log, self.info = message["log"], message["table"]
            elif message["type"] == "events":
                assert (self.viewer, self.at) == (message["eye"], message["since"])
                self.at, self.view = message["at"], fold(self.view, message["events"])
                self.log += message["events"]
            elif message["type"] == "table":
                self.info = message["table"]
        return messages

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a message; its answer."""
        self.re += 1
        self.send({"type": type, "re": self.re, **fields})
        return next(message for message in self.fetch() if message.get("re") == self.re)

    def play(self, word: str, at: int | None = None) -> Json:
        """Play a word for the seat whose view this is."""
        return self.ask("play", seat=self.viewer, at=self.at if at is None else at, word=word)

    @property
    def words(self) -> list[str]:
        """What can be answered now."""
        return list((self.view.get("choice") or {}).get("words", []))


Choose = Callable[[list[str]], str]
