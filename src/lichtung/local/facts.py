"""What a table on one device is told of itself: who sits where, what was agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from lichtung.kernel.schema import Result
from lichtung.kernel.settings import Settings
from lichtung.kernel.state import State
from lichtung.table.facts import Deal, Link, SeatKind, Spectators, Status

HERE: Final = "here"  # what a table is called that no other one has to be told from


class Person:
    """Somebody at this device."""

    def __init__(self, person: str, name: str = "") -> None:
        self.person: Final = person
        self.name: Final = name
        self.link: Final[Link | None] = None


class Seat:
    """Who sits there."""

    def __init__(self, seat: int, kind: SeatKind, person: str = "", name: str = "", level: str = "") -> None:
        self.seat = seat
        self.kind = kind
        self.person = person
        self.name = name
        self.level = level
        self.taken_over = False
        self.linked = False


class Options:
    """What was agreed on."""

    def __init__(self, creator: str, *, hints: bool) -> None:
        self.limit_seconds: Final[int | None] = None
        self.spectators: Spectators = "public"
        self.hints: Final = hints
        self.starts: Final = True
        self.numbered: Final = False
        self.redealt: Final = False
        self.foretold = False
        self.creator: Final = creator
        self.kinds: Final[Sequence[str]] = ()
        self.removed: list[str] = []


class Facts:
    """A table whose game has begun. Where its host keeps them, if at all, is the host's business."""

    def __init__(self, first: State, seats: Sequence[Seat], *, hints: bool = True, seed: str = "") -> None:
        now = datetime.now(UTC)
        people = [seat.person for seat in seats if seat.kind == "human"]
        self.id: Final = HERE
        self.game: Final[str] = first.terms.name
        self.rules_version: Final[int] = first.terms.game.version
        self.settings: Final[Settings] = dict(first.terms.settings)
        self.seats: Final = seats
        self.seed: Final = seed  # of what bots think
        self.status: Status = "playing"
        self.created: Final = now
        self.changed = now
        self.deadline: datetime | None = None
        self.result: Result | None = None
        self.practice = False
        self.deal: Deal | None = None
        self.branch_of: Final = ""
        self.branch_at: Final = 0
        self.next: Final = ""
        self.options: Final = Options(people[0] if people else "", hints=hints)


def seats_of_people(count: int) -> list[Seat]:
    """Returns seats of as many people as play, who all sit at this device."""
    return [Seat(at, "human", f"person {at}") for at in range(count)]
