"""The keys of a position that hold numbers, and what every key can do: be written, be read, be named in events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from lichtung.kernel.errors import InvalidPosition

if TYPE_CHECKING:
    from lichtung.kernel.sight import Viewer
    from lichtung.kernel.state import State
    from lichtung.kernel.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A key of a position: how it is written and read. The layout gives it its address."""

    def __init__(self, key: str) -> None:
        self.key: str = key
        self.address: int = 0

    def size(self, seats: int) -> int:
        """How many numbers of the vector the field takes."""
        return sum([zone.size(seats) for zone in self.parts()])

    def take(self, address: int, max_seats: int) -> int:
        """Take the numbers of the vector from an address on; returns where the next field's begin."""
        self.address = address
        end = address + self.size(max_seats)
        for zone in self.parts():
            if zone is not self:
                address = zone.take(address, max_seats)
        return end

    def write(self, s: State, viewer: Viewer) -> Any:
        """The value in a position or in somebody's view."""
        raise NotImplementedError

    def read(self, s: State, value: Any) -> None:
        """Set the state from the value in a position."""
        raise NotImplementedError

    def parts(self) -> list[Zone]:
        """The zones that are written under this key; a row of a table may hold several."""
        return []

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        """The stretches of the vector that belong to this field: where each begins and how long it is."""
        return [stretch for zone in self.parts() for stretch in zone.claims(max_seats)]

    def counter(self, s: State, address: int) -> list[str | int]:
        """What the counter at an address is called in events: a name, then whose or which; empty if it is not ours."""
        return []

    def value(self, s: State, number: int) -> Any:
        """A number of this field as events tell it."""
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A counter between two bounds."""

    def __init__(self, key: str, low: int, high: int) -> None:
        super().__init__(key)
        self.low: int = low
        self.high: int = high

    def size(self, seats: int) -> int:
        return 1

    def write(self, s: State, viewer: Viewer) -> Any:
        return int(s.data[self.address])

    def read(self, s: State, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise InvalidPosition(self.key, f"expected a number from {self.low} to {self.high}, got {value!r}")
        s.data[self.address] = value

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [(self.address, 1)]

    def counter(self, s: State, address: int) -> list[str | int]:
        return [self.key] if address == self.address else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Number):
    """A counter that is only on or off."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0, 1)

    def write(self, s: State, viewer: Viewer) -> Any:
        return s.data[self.address] != 0

    def read(self, s: State, value: Any) -> None:
        if not isinstance(value, bool):
            raise InvalidPosition(self.key, f"expected true or false, got {value!r}")
        s.data[self.address] = 1 if value else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Field):
    """A family of like counters that follow each other (one per seat, per column …), written as a list.

    `count` is how many there are; -1 means one for each seat.
    """

    def __init__(self, key: str, count: int, low: int, high: int) -> None:
        super().__init__(key)
        self.count: int = count
        self.low: int = low
        self.high: int = high

    def size(self, seats: int) -> int:
        return seats if self.count == -1 else self.count

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [(self.address, self.size(max_seats))]

    def counter(self, s: State, address: int) -> list[str | int]:
        index = address - self.address
        return [self.key, self.label(s, index)] if 0 <= index < self.size(s.terms.seats) else []

    def label(self, s: State, index: int) -> str | int:
        """What the counter of that number is called in events."""
        return index

    def write(self, s: State, viewer: Viewer) -> Any:
        return [int(s.data[self.address + i]) for i in range(self.size(s.terms.seats))]

    def read(self, s: State, value: Any) -> None:
        size = self.size(s.terms.seats)
        if not isinstance(value, (list, tuple)) or len(value) > size:
            raise InvalidPosition(self.key, f"expected a list of at most {size}, got {value!r}")
        for i, number in enumerate(value):
            if number is not None:  # null: this one keeps its starting value
                self.read_number(s, i, number, f"{self.key}[{i}]")

    def read_number(self, s: State, index: int, value: Any, path: str) -> None:
        """One counter of the family."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise InvalidPosition(path, f"expected a number from {self.low} to {self.high}, got {value!r}")
        s.data[self.address + index] = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Flags(Numbers):
    """A family of counters that are only on or off."""

    def __init__(self, key: str, count: int) -> None:
        super().__init__(key, count, 0, 1)

    def write(self, s: State, viewer: Viewer) -> Any:
        return [s.data[self.address + i] != 0 for i in range(self.size(s.terms.seats))]

    def read_number(self, s: State, index: int, value: Any, path: str) -> None:
        if not isinstance(value, bool):
            raise InvalidPosition(path, f"expected true or false, got {value!r}")
        s.data[self.address + index] = 1 if value else 0
