"""Who looks on at a table, and how they are sent to."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from lichtung.table import schema
from lichtung.table.errors import Refused
from lichtung.table.facts import Caller, Facts, Line, Viewer
from lichtung.table.seats import held_seats
from lichtung.table.session import GameSession

News = list[tuple[Viewer, Any]]  # for each watched viewer a message, encoded once for all lines that share it
Answer = tuple[Line, Any]

DISMISSED: Final = 1008  # how a connection ends whose viewer has lost the seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Audience:
    """The lines of a table, by the viewers that they show."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.session: GameSession | None = None
        self.lines: Final[set[Line]] = set()
        self.viewers: Final[dict[Viewer, set[Line]]] = {}

    @property
    def id(self) -> str:
        """The table's id."""
        return self.facts.id

    def seats_here(self) -> set[int]:
        """Returns the seats whose holders look on."""
        return {seat for line in self.lines for seat in held_seats(self.facts, line.caller)}

    def usual_viewer(self, caller: Caller) -> Viewer:
        """Returns as whom a caller looks who does not say so: the asked seat, else the first one, else a spectator."""
        seats = held_seats(self.facts, caller)
        asked = self.session.asked_seat() if self.session is not None and self.facts.status == "playing" else None
        return asked if asked in seats else seats[0] if seats else None

    def look(self, line: Line, viewer: Viewer) -> None:
        """Let a line look as a viewer."""
        self.look_away(line)
        line.viewer = viewer
        lines = self.viewers.setdefault(viewer, set())
        lines.add(line)
        if len(lines) == 1 and self.session is not None:
            self.session.watch(viewer)

    def look_away(self, line: Line) -> None:
        """Let a line see no more; a viewer whom nobody looks as costs nothing."""
        lines = self.viewers.get(line.viewer)
        if lines is not None and line in lines:
            lines.discard(line)
            if not lines:
                del self.viewers[line.viewer]
                if self.session is not None:
                    self.session.unwatch(line.viewer)

    # -- sending -------------------------------------------------------------------------------------------------------

    def encode(self, message: Any) -> Any:
        """Returns a message as the host's lines take it; a host that sends bytes encodes it once for all."""
        return message

    def send(self, line: Line, message: Any) -> None:
        """Send a message to one viewer alone."""
        line.push(self.encode(message))

    def refuse(self, line: Line, re: int | None, error: Refused) -> None:
        """Say no."""
        self.send(line, refusal(re, error))

    def send_away(self, line: Line) -> None:
        """Hang up on somebody, saying why; they may come back as another viewer."""
        if not line.closed:
            self.refuse(line, None, Refused("NotYours", "you speak for this seat no more"))
            line.close(DISMISSED)

    def send_news(self, news: News, answer: Answer | None = None) -> None:
        """Send everybody their news; one of them gets an answer first."""
        for viewer, message in news:
            for line in self.viewers.get(viewer, ()):
                if answer is not None and answer[0] is line:
                    line.push(answer[1], message)
                    answer = None
                else:
                    line.push(message)
        if answer is not None:
            answer[0].push(answer[1])


def refusal(re: int | None, error: Refused) -> schema.Refused:
    """Returns how a table says no."""
    message: schema.Refused = {
        "type": "refused",
        "re": re,
        "error": error.error,
        "detail": error.detail,
        "message": error.message,
    }
    at = error.detail.get("at")
    if at is not None:
        message["at"] = at
    return message
