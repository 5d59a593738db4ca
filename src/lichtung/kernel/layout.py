"""Where things lie in a state's vector, what they are called in positions, and who sees them.

A layout is filled by declarations: each field takes the next free numbers of the vector, and its address is returned. Zones
hold cards; the other fields hold numbers. This is the table that positions, views, events, knowledge and resampling all
follow from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtung.kernel.addresses import FIRST
from lichtung.kernel.fields import Field
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.state import State


class Layout:
    """All fields of a game, and the vector's size.

    `keys` is the order of positions, with blanks between, where it is not the order of declaration: a field that is read
    after another stands behind it. Keys that it does not name come last. Addresses are part of stored games: new fields are
    declared at the end.
    """

    def __init__(self, max_seats: int, keys: str = "") -> None:
        self.max_seats: int = max_seats
        self.keys: list[str] = keys.split()
        self.fields: list[Field] = []
        self.zones: list[Zone] = []
        self.size: int = FIRST
        self.reads: dict[str, tuple[str | int, ...]] = {}
        self.counted: dict[tuple[int, int], Field | None] = {}  # by address and number of seats, once it was looked for
        self.claimed: dict[str, list[tuple[int, int]]] = {}
        self.owners: list[int] = []
        self.loose: list[bool] = []
        self.readers: dict[int, list[int]] = {}
        self.is_closed: bool = False

    # -- declarations --------------------------------------------------------------------------------------------------

    def add(self, field: Field, reads: tuple[str | int, ...] = ()) -> int:
        """Give a field the next free numbers of the vector; returns the address where they begin.

        `reads` names what else the field is written from: the keys of other fields, or addresses. Whoever follows a game by
        its changes gets such a field anew when any of these has changed.
        """
        address = self.size
        self.size = field.take(address, self.max_seats)
        self.fields.append(field)
        self.zones += field.parts()
        if reads:
            self.reads[field.key] = reads
        return address

    def reserve(self, length: int = 1) -> int:
        """Keep numbers of the vector that have no key of their own; returns the address where they begin."""
        address = self.size
        self.size += length
        return address

    def stride(self, address: int) -> int:
        """Returns how far it is from one zone of the family that begins at an address to the next."""
        return next(zone.stride() for zone in self.zones if zone.address == address)

    def close(self) -> None:
        """Put the fields into the order of positions, and note for every address whose it is. Games do this."""
        if self.is_closed:
            return
        self.is_closed = True
        numbers = {key: number for number, key in enumerate(self.keys)}
        unknown = set(numbers) - {field.key for field in self.fields}
        if unknown:
            raise ValueError(f"no field is called {', '.join(sorted(unknown))}")
        self.fields.sort(key=lambda field: numbers.get(field.key, len(numbers)))
        self.zones = [zone for field in self.fields for zone in field.parts()]
        self.claimed = {field.key: field.claims(self.max_seats) for field in self.fields}
        self.note_owners()

    def note_owners(self) -> None:
        """Note for every address the field that it belongs to, and the fields that are written from it."""
        taken: dict[int, str] = {}
        for field in self.fields:
            self.claim(field, taken)
        numbers = {field.key: number for number, field in enumerate(self.fields)}
        # For every address the number of its field; what belongs to none counts as one more field behind the last.
        self.owners = [numbers.get(taken.get(i, ""), len(self.fields)) for i in range(self.size)]
        # Fields that have no part of the vector for themselves, by number: nobody can say that they have not changed.
        self.loose = [not self.claimed[field.key] for field in self.fields] + [False]
        # By address, the numbers of the fields that are written from it although it is not theirs.
        for key, sources in self.reads.items():
            self.note_reader(numbers[key], sources)

    def note_reader(self, number: int, sources: tuple[str | int, ...]) -> None:
        """Remember what a field is written from beside its own part of the vector."""
        for source in sources:
            stretches = [(source, 1)] if isinstance(source, int) else self.claimed[source]
            for start, length in stretches:
                for address in range(start, start + length):
                    self.readers.setdefault(address, []).append(number)

    def claim(self, field: Field, taken: dict[int, str]) -> None:
        """Check that a field lies on nobody else's numbers."""
        for start, length in self.claimed[field.key]:
            for address in range(start, start + length):
                if address in taken:
                    raise ValueError(f"{field.key} and {taken[address]} share address {address}")
                taken[address] = field.key

    # -- questions -----------------------------------------------------------------------------------------------------

    def counter(self, s: State, address: int) -> list[str | int]:
        """What the counter at an address is called in events, empty if it has no name."""
        field = self.counting(s, address)
        return [] if field is None else field.counter(s, address)

    def counting(self, s: State, address: int) -> Field | None:
        """The field that the counter at an address belongs to."""
        key = (address, s.terms.seats)
        if key not in self.counted:
            owners = [field for field in self.fields if field.counter(s, address)]
            self.counted[key] = owners[0] if owners else None
        return self.counted[key]

    def zone_at(self, place: int, seats: int) -> tuple[Zone, int]:
        """The zone and number of a place."""
        for zone in self.zones:
            if zone.address <= place < zone.address + zone.size(seats):
                return zone, (place - zone.address) // zone.stride()
        raise KeyError(place)
