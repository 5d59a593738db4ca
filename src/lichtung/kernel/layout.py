"""Where things lie in a state's vector, what they are called in positions, and who sees them.

A layout is a list of fields in the order of the position's keys. Zones hold cards; the other fields hold numbers.
This is the table that positions, views, events, knowledge and resampling all follow from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtung.kernel.fields import Field
from lichtung.kernel.kinds import CELL
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.state import State


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
