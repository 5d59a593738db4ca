"""Where things lie in a state's vector, what they are called in positions, and who sees them.

A layout is a list of fields in the order of the position's keys. Zones hold cards; the other fields hold numbers.
This is the table that positions, views, events, knowledge and resampling all follow from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from lichtung.kernel.errors import InvalidPosition

if TYPE_CHECKING:
    from lichtung.kernel.sight import Eye
    from lichtung.kernel.state import State

# Who sees the faces of a zone's cards.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

EMPTY: Final = "."

# How cards lie in a place.
CELL: Final = 1  # one card or 0
PILE: Final = 2  # size, then cards from bottom to top
HEAP: Final = 3  # size, then cards in ascending order
BAG: Final = 4  # size, then how many of card 1, 2, 3 …; always open to everybody


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A key of a position: how it is written and read."""

    def __init__(self, key: str) -> None:
        self.key: str = key

    def write(self, s: State, eye: Eye) -> Any:
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

    def __init__(self, key: str, address: int, low: int, high: int) -> None:
        super().__init__(key)
        self.address: int = address
        self.low: int = low
        self.high: int = high

    def write(self, s: State, eye: Eye) -> Any:
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

    def __init__(self, key: str, address: int) -> None:
        super().__init__(key, address, 0, 1)

    def write(self, s: State, eye: Eye) -> Any:
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

    def __init__(self, key: str, address: int, count: int, low: int, high: int) -> None:
        super().__init__(key)
        self.address: int = address
        self.count: int = count
        self.low: int = low
        self.high: int = high

    def size(self, seats: int) -> int:
        """How many counters there are."""
        return seats if self.count == -1 else self.count

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [(self.address, self.size(max_seats))]

    def counter(self, s: State, address: int) -> list[str | int]:
        index = address - self.address
        return [self.key, self.label(s, index)] if 0 <= index < self.size(s.terms.seats) else []

    def label(self, s: State, index: int) -> str | int:
        """What the counter of that number is called in events."""
        return index

    def write(self, s: State, eye: Eye) -> Any:
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

    def __init__(self, key: str, address: int, count: int) -> None:
        super().__init__(key, address, count, 0, 1)

    def write(self, s: State, eye: Eye) -> Any:
        return [s.data[self.address + i] != 0 for i in range(self.size(s.terms.seats))]

    def read_number(self, s: State, index: int, value: Any, path: str) -> None:
        if not isinstance(value, bool):
            raise InvalidPosition(path, f"expected true or false, got {value!r}")
        s.data[self.address + index] = 1 if value else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Field):
    """A zone of cards, or a family of like zones (one per row, per seat …).

    `kind` is CELL, PILE, HEAP or BAG of the state; cells lie in rows of `width`. `count` zones follow each other;
    0 means one zone that is written as a plain list, -1 one for each seat. `cells` of a cell zone is how many there are.
    `pool`: hidden cards of zones with the same pool are exchanged when cards are dealt anew.
    `rising`: an open pile that is written from bottom to top, as stacks on the table are.
    """

    def __init__(
        self,
        key: str,
        address: int,
        kind: int,
        capacity: int,
        *,
        count: int = 0,
        width: int = 0,
        sight: str = EVERYBODY,
        pool: str = "",
        rising: bool = False,
    ) -> None:
        super().__init__(key)
        self.address: int = address
        self.kind: int = kind
        self.capacity: int = capacity
        self.count: int = count
        self.width: int = width
        self.sight: str = sight
        self.pool: str = pool
        self.rising: bool = rising

    def parts(self) -> list[Zone]:
        return [self]

    def places(self, seats: int) -> int:
        """How many places (addresses that cards can be moved to) the family has."""
        if self.kind == CELL:
            return self.capacity
        return seats if self.count == -1 else max(1, self.count)

    def place(self, index: int) -> int:
        """The address of the place of that number."""
        return self.address + (index if self.kind == CELL else index * (self.capacity + 1))

    def cards(self, s: State) -> list[int]:
        """Every card that lies in the family."""
        found: list[int] = []
        for index in range(self.places(s.terms.seats)):
            place = self.place(index)
            size = int(s.data[place])
            if self.kind == CELL:
                found += [size] if size else []
            elif self.kind == BAG:
                found += [card for card in range(1, self.capacity + 1) for _ in range(s.data[place + card])]
            else:
                found += [int(s.data[place + i]) for i in range(1, size + 1)]
        return found

    def size(self, seats: int) -> int:
        """How many numbers of the vector the family takes."""
        return self.capacity if self.kind == CELL else self.places(seats) * (self.capacity + 1)

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [(self.address, self.size(max_seats))]

    def path(self, index: int) -> list[str | int]:
        """Where the place of that number stands in a view."""
        if self.kind == CELL and self.width:
            return [self.key, index // self.width, index % self.width]
        return [self.key] if self.count == 0 and self.kind != CELL else [self.key, index]

    def where(self, s: State, index: int) -> list[str | int]:
        """Where the place of that number stands in a view of this state."""
        return self.path(index)

    def owner(self, index: int) -> int:
        """The seat that the place of that number belongs to, -1 when it is common."""
        return index if self.count == -1 else -1

    def write(self, s: State, eye: Eye) -> Any:
        seats = s.terms.seats
        if self.kind == CELL:
            texts = [eye.cell(s, self.place(i)) for i in range(self.capacity)]
            if not self.width:
                return texts
            return [texts[i : i + self.width] for i in range(0, self.capacity, self.width)]
        if self.count == 0:
            cards = eye.cards(s, self.address, self.kind, self.capacity)
            return cards[::-1] if self.rising else cards
        return [eye.cards(s, self.place(i), self.kind, self.capacity) for i in range(self.places(seats))]

    def read(self, s: State, value: Any) -> None:
        if self.kind == CELL:
            self.read_cells(s, value)
        elif self.count == 0:
            self.read_cards(s, self.address, value, self.key)
        else:
            places = self.places(s.terms.seats)
            if not isinstance(value, (list, tuple)) or len(value) > places:
                raise InvalidPosition(self.key, f"expected a list of at most {places}, got {value!r}")
            for i, part in enumerate(value):
                self.read_cards(s, self.place(i), part, f"{self.key}[{i}]")

    def read_cells(self, s: State, value: Any) -> None:
        """Cells come as rows of texts, rows of lists, one list, or a dict from the cell's name to its card."""
        if isinstance(value, str):
            value = value.split()
        if not isinstance(value, (list, tuple)):
            raise InvalidPosition(self.key, f"expected a list, got {value!r}")
        if self.width and len(value) > self.capacity // self.width:
            raise InvalidPosition(self.key, f"expected {self.capacity // self.width} rows, got {len(value)}")
        for i, part in enumerate(value):
            if not self.width:
                self.read_cell(s, i, part, f"{self.key}[{i}]")
                continue
            texts = part.split() if isinstance(part, str) else part
            if not isinstance(texts, (list, tuple)) or len(texts) not in (0, self.width):
                raise InvalidPosition(f"{self.key}[{i}]", f"expected {self.width} cells, got {part!r}")
            for j, text in enumerate(texts):
                self.read_cell(s, i * self.width + j, text, f"{self.key}[{i}][{j}]")

    def read_cell(self, s: State, index: int, text: Any, path: str) -> None:
        """One cell: a card, or nothing."""
        if index >= self.capacity:
            raise InvalidPosition(path, f"expected at most {self.capacity} cells")
        if text is None or text in ("", EMPTY):
            return
        s.data[self.place(index)] = self.card(s, text, path)

    def read_cards(self, s: State, place: int, value: Any, path: str) -> None:
        """A list of cards (piles: top first unless they rise), or a text of them."""
        texts = value.split() if isinstance(value, str) else value
        if texts is None:
            return
        if not isinstance(texts, (list, tuple)):
            raise InvalidPosition(path, f"expected a list of cards, got {value!r}")
        if self.kind != BAG and len(texts) > self.capacity:
            raise InvalidPosition(path, f"expected at most {self.capacity} cards, got {len(texts)}")
        order = list(range(len(texts)))
        for i in order if self.rising else reversed(order):
            s.lay(self.card(s, texts[i], f"{path}[{i}]"), place, 0)

    def card(self, s: State, text: Any, path: str) -> int:
        """The card that a text names, if it may lie in this zone."""
        card = s.terms.game.card_code(str(text)) if isinstance(text, (str, int)) else 0
        if card == 0:
            raise InvalidPosition(path, f"{text!r} is no card of this game")
        if not s.terms.game.card_fits(self.key, card):
            raise InvalidPosition(path, f"{text!r} cannot lie here")
        return int(card)


class Layout:
    """All fields of a game, and the vector's size.

    `reads` says which fields are written from more than their own part of the vector: the keys of other fields, or
    addresses. Whoever follows a game by its changes gets such a field anew when any of these has changed.
    """

    def __init__(
        self, fields: list[Field], max_seats: int, first: int, reads: dict[str, list[str | int]] | None = None
    ) -> None:
        self.fields: list[Field] = fields
        self.zones: list[Zone] = [zone for field in fields for zone in field.parts()]
        self.size: int = first
        self.counted: dict[tuple[int, int], Field | None] = {}  # by address and number of seats, once it was looked for
        self.claimed: dict[str, list[tuple[int, int]]] = {field.key: field.claims(max_seats) for field in fields}
        taken: dict[int, str] = {}
        for field in fields:
            self.size = max(self.size, self.claim(field, taken))
        numbers = {field.key: number for number, field in enumerate(fields)}
        # For every address the number of its field; what belongs to none counts as one more field behind the last.
        self.owners: list[int] = [numbers.get(taken.get(i, ""), len(fields)) for i in range(self.size)]
        # Fields that have no part of the vector for themselves, by number: nobody can say that they have not changed.
        self.loose: list[bool] = [not self.claimed[field.key] for field in fields] + [False]
        # By address, the numbers of the fields that are written from it although it is not theirs.
        self.readers: dict[int, list[int]] = {}
        for key, sources in (reads or {}).items():
            self.note_reader(numbers[key], sources)

    def note_reader(self, number: int, sources: list[str | int]) -> None:
        """Remember what a field is written from beside its own part of the vector."""
        for source in sources:
            stretches = [(source, 1)] if isinstance(source, int) else self.claimed[source]
            for start, length in stretches:
                for address in range(start, start + length):
                    self.readers.setdefault(address, []).append(number)

    def claim(self, field: Field, taken: dict[int, str]) -> int:
        """Check that a field lies on nobody else's numbers; gives where it ends."""
        end = 0
        for start, length in self.claimed[field.key]:
            for address in range(start, start + length):
                if address in taken:
                    raise ValueError(f"{field.key} and {taken[address]} share address {address}")
                taken[address] = field.key
            end = max(end, start + length)
        return end

    def counter(self, s: State, address: int) -> list[str | int]:
        """What the counter at an address is called in events, empty if it has no name."""
        field = self.counting(s, address)
        return [] if field is None else field.counter(s, address)

    def counting(self, s: State, address: int) -> Field | None:
        """The field that the counter at an address belongs to."""
        key = (address, s.terms.seats)
        if key not in self.counted:
            found = [field for field in self.fields if field.counter(s, address)]
            self.counted[key] = found[0] if found else None
        return self.counted[key]

    def zone_at(self, place: int, seats: int) -> tuple[Zone, int]:
        """The zone and number of a place."""
        for zone in self.zones:
            if zone.address <= place < zone.address + zone.size(seats):
                return zone, (place - zone.address) // (1 if zone.kind == CELL else zone.capacity + 1)
        raise KeyError(place)
