"""Keys of a position with a notation of their own that need to know nothing but their own numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lichtung.games.tribes.tables import FIELD_NAMES, FIELD_NUMBERS, PLACE_NAMES, PLACES, SEAT_LIMIT, START_0, TILE_0
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Field, Number, Numbers
from lichtung.kernel.kinds import PILE
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.sight import Viewer

UNSET: Final = -1  # a counter that a position did not give; inventory.py puts its starting value
RIDER_LIMIT: Final = 100


def by_field(given: Any, path: str, mark: str) -> dict[str, object]:
    """What a position says field by field: a dict, or a text such as `1.1 S2:3 · 1.2 T04` or `2.2=2 2.3=1`."""
    if isinstance(given, dict):
        return given
    if not isinstance(given, str):
        raise InvalidPosition(path, f"expected a dict or a text, got {given!r}")
    entries: dict[str, object] = {}
    words = given.replace("·", " ").replace(mark, " ").split()
    if len(words) % 2:
        raise InvalidPosition(path, f"expected pairs of a field and what is there, got {given!r}")
    for name, text in zip(words[::2], words[1::2], strict=True):
        if name in entries:
            raise InvalidPosition(path, f"{name} occurs twice")
        entries[name] = text
    return entries


def per_seat(s: State, key: str, value: Any) -> list[Any]:
    """The entries of a list that has one for each seat."""
    if not isinstance(value, (list, tuple)) or len(value) > s.terms.seats:
        raise InvalidPosition(key, f"expected a list of at most {s.terms.seats}, got {value!r}")
    return list(value)


def riders(given: Any, path: str) -> int:
    """A number of riders."""
    number = int(given) if isinstance(given, str) and given.isdecimal() else given
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= RIDER_LIMIT:
        raise InvalidPosition(path, f"expected a number of riders, got {given!r}")
    return number


class Pollution(Field):
    """The pollution tokens: `{"2.2": 2, "2.3": 1}` for each seat, the rest is clean."""

    def size(self, seats: int) -> int:
        return SEAT_LIMIT * PLACES

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [(self.address, SEAT_LIMIT * PLACES)]

    def counter(self, s: State, address: int) -> list[str | int]:
        at = address - self.address
        return [self.key, at // PLACES, PLACE_NAMES[at % PLACES]] if 0 <= at < SEAT_LIMIT * PLACES else []

    def write(self, s: State, viewer: Viewer) -> Any:
        items: list[dict[str, int]] = []
        for seat in range(s.terms.seats):
            tokens = {name: int(s.data[self.address + seat * PLACES + field]) for field, name in FIELD_NAMES.items()}
            items.append({name: number for name, number in tokens.items() if number})
        return items

    def read(self, s: State, value: Any) -> None:
        for seat, given in enumerate(per_seat(s, self.key, value)):
            path = f"{self.key}[{seat}]"
            if given is None:
                continue
            s.data[self.address + seat * PLACES] = 0  # given: nothing is taken from the board
            if isinstance(given, str):
                given = given.removeprefix("poll ").replace("rest 0", "")
            for name, number in by_field(given, path, "=").items():
                tokens = int(number) if isinstance(number, str) and number.isdecimal() else number
                if name not in FIELD_NUMBERS:
                    raise InvalidPosition(f"{path}.{name}", "expected a field from 1.1 to 3.4")
                if isinstance(tokens, bool) or not isinstance(tokens, int) or not 0 <= tokens <= 1000:
                    raise InvalidPosition(f"{path}.{name}", f"expected a number of tokens, got {number!r}")
                s.data[self.address + seat * PLACES + FIELD_NUMBERS[name]] = tokens


def named_bits(names: tuple[str, ...], bits: int) -> list[str]:
    """The names whose bits are set."""
    return [name for bit, name in enumerate(names) if bits & (1 << bit)]


class Boards(Numbers):
    """The board of each seat, null before they are chosen."""

    def write(self, s: State, viewer: Viewer) -> Any:
        return [int(s.data[self.address + seat]) or None for seat in range(s.terms.seats)]


class Marks(Numbers):
    """Some names for each seat, kept as bits: temples not yet placed, conditions already rewarded."""

    def __init__(self, key: str, names: tuple[str, ...]) -> None:
        super().__init__(key, -1, 0, (1 << len(names)) - 1)
        self.names: tuple[str, ...] = names

    def write(self, s: State, viewer: Viewer) -> Any:
        return [named_bits(self.names, int(s.data[self.address + seat])) for seat in range(s.terms.seats)]

    def read(self, s: State, value: Any) -> None:
        for seat, given in enumerate(per_seat(s, self.key, value)):
            if given is None:
                continue
            names = given.split() if isinstance(given, str) else given
            if not isinstance(names, (list, tuple)) or any(name not in self.names for name in names):
                raise InvalidPosition(f"{self.key}[{seat}]", f"expected some of {', '.join(self.names)}, got {given!r}")
            s.data[self.address + seat] = sum(1 << self.names.index(name) for name in set(names))


class Arrivals(Zone):
    """Cards beside a board in the order in which they came, one pile for each seat."""

    def __init__(self, key: str, capacity: int) -> None:
        super().__init__(key, PILE, capacity, count=-1)

    def write(self, s: State, viewer: Viewer) -> Any:
        return [cards[::-1] for cards in super().write(s, viewer)]

    def read_cards(self, s: State, place: int, value: Any, path: str) -> None:
        texts = value.split() if isinstance(value, str) else value
        super().read_cards(s, place, texts[::-1] if isinstance(texts, (list, tuple)) else texts, path)


class EndTile(Number):
    """Who holds the game-end tile: a seat, or null."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0, SEAT_LIMIT)

    def write(self, s: State, viewer: Viewer) -> Any:
        return int(s.data[self.address]) - 1 if s.data[self.address] else None

    def read(self, s: State, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < s.terms.seats:
            raise InvalidPosition(self.key, f"expected a seat from 0 to {s.terms.seats - 1}, got {value!r}")
        s.data[self.address] = value + 1


class TriggerRound(Number):
    """The round in which the end was triggered, or null."""

    def write(self, s: State, viewer: Viewer) -> Any:
        return int(s.data[self.address]) or None


class TurnOrder(Number):
    """The seats in turn order: clockwise from the start player."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0, SEAT_LIMIT - 1)

    def write(self, s: State, viewer: Viewer) -> Any:
        return [int((s.data[self.address] + i) % s.terms.seats) for i in range(s.terms.seats)]

    def read(self, s: State, value: Any) -> None:
        seats = s.terms.seats
        first = value[0] if isinstance(value, (list, tuple)) and value else None
        if not isinstance(first, int) or list(value) != [(first + i) % seats for i in range(seats)]:
            raise InvalidPosition(self.key, f"expected the seats clockwise from the start player, got {value!r}")
        s.data[self.address] = first % seats


def tile_fits(tile: int) -> bool:
    """Whether a card can lie on a terrain."""
    return TILE_0 < tile < START_0 + 1 + SEAT_LIMIT
