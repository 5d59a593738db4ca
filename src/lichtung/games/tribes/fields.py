"""How the table is written down: terrain, pollution and what else has a notation of its own in positions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from lichtung.games.tribes.state import (
    BOARD,
    GAME_END_TILE,
    LEADERS,
    POLLUTION,
    RIDERS,
    SEAT,
    START_PLAYER,
    TEMPLE,
    USED,
)
from lichtung.games.tribes.tables import (
    FIELD_NAMES,
    FIELD_NUMBERS,
    PLACE_NAMES,
    PLACES,
    SEAT_LIMIT,
    START_0,
    TEMPLE_KINDS,
    TILE_0,
)
from lichtung.kernel.addresses import TURN
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Field, Number, Numbers
from lichtung.kernel.kinds import CELL, PILE
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.sight import Eye

UNSET: Final = -1  # a counter that a position did not give; inventory.py puts its starting value
ENTRY: Final = re.compile(r"^([A-Za-z0-9_-]+\*?)(?:\^(\w+))?(?::(\d+))?$")
RIDER_LIMIT: Final = 100


def by_field(given: Any, path: str, mark: str) -> dict[str, Any]:
    """What a position says field by field: a dict, or a text such as `1.1 S2:3 · 1.2 T04` or `2.2=2 2.3=1`."""
    if isinstance(given, dict):
        return given
    if not isinstance(given, str):
        raise InvalidPosition(path, f"expected a dict or a text, got {given!r}")
    found: dict[str, Any] = {}
    words = given.replace("·", " ").replace(mark, " ").split()
    if len(words) % 2:
        raise InvalidPosition(path, f"expected pairs of a field and what is there, got {given!r}")
    for name, text in zip(words[::2], words[1::2], strict=True):
        if name in found:
            raise InvalidPosition(path, f"{name} occurs twice")
        found[name] = text
    return found


def per_seat(s: State, key: str, value: Any) -> list[Any]:
    """The entries of a list that has one for each seat."""
    if not isinstance(value, (list, tuple)) or len(value) > s.terms.seats:
        raise InvalidPosition(key, f"expected a list of at most {s.terms.seats}, got {value!r}")
    return list(value)


class Terrain(Zone):
    """Tiles with their sides, temples and riders: `{"1.1": "S2:3", "1.2": "T04*^water:1"}` for each seat."""

    def __init__(self, key: str, address: int) -> None:
        super().__init__(key, address, CELL, SEAT_LIMIT * SEAT)

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [*super().claims(max_seats), (RIDERS, SEAT_LIMIT * SEAT), (TEMPLE, SEAT_LIMIT * SEAT)]

    def counter(self, s: State, address: int) -> list[str | int]:
        for name, base in (("riders", RIDERS), ("temple", TEMPLE)):
            if 0 <= address - base < SEAT_LIMIT * SEAT:
                return [name, (address - base) // SEAT, PLACE_NAMES[(address - base) % SEAT]]
        return []

    def path(self, index: int) -> list[str | int]:
        return [self.key, index // SEAT, PLACE_NAMES[index % SEAT]]

    def write(self, s: State, eye: Eye) -> Any:
        return [self.write_seat(s, seat * SEAT) for seat in range(s.terms.seats)]

    def write_seat(self, s: State, base: int) -> dict[str, str]:
        """The tiles of one seat."""
        found: dict[str, str] = {}
        for field, name in FIELD_NAMES.items():
            at = base + field
            tile = int(s.data[self.address + at])
            if tile:
                temple, riders = int(s.data[TEMPLE + at]), int(s.data[RIDERS + at])
                text = str(s.terms.game.card_name(tile))
                if temple:
                    text += "^" + TEMPLE_KINDS[temple - 1]
                found[name] = f"{text}:{riders}" if riders else text
        return found

    def read(self, s: State, value: Any) -> None:
        for seat, given in enumerate(per_seat(s, self.key, value)):
            path = f"{self.key}[{seat}]"
            if isinstance(given, str):
                given = re.sub(r"\bcap:(\d+)", r"cap \1", given)  # the notation of the rules document
            for name, text in by_field(given or {}, path, " ").items():
                if name == "cap":
                    s.data[RIDERS + seat * SEAT] = riders(text, f"{path}.cap")
                elif name in FIELD_NUMBERS:
                    self.read_tile(s, seat * SEAT + FIELD_NUMBERS[name], text, f"{path}.{name}")
                else:
                    raise InvalidPosition(f"{path}.{name}", "expected a field from 1.1 to 3.4")

    def read_tile(self, s: State, index: int, text: Any, path: str) -> None:
        """One tile with its temple and riders."""
        match = ENTRY.match(text) if isinstance(text, str) else None
        if match is None:
            raise InvalidPosition(path, f"expected a tile such as T04*^water:1, got {text!r}")
        tile, temple, number = match.groups()
        s.data[self.address + index] = self.card(s, tile, path)
        if temple is not None:
            if temple not in TEMPLE_KINDS:
                raise InvalidPosition(path, f"expected a temple of {', '.join(TEMPLE_KINDS)}, got {temple!r}")
            s.data[TEMPLE + index] = TEMPLE_KINDS.index(temple) + 1
        s.data[RIDERS + index] = 0 if number is None else riders(number, path)


def riders(given: Any, path: str) -> int:
    """A number of riders."""
    number = int(given) if isinstance(given, str) and given.isdecimal() else given
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= RIDER_LIMIT:
        raise InvalidPosition(path, f"expected a number of riders, got {given!r}")
    return number


class Capital(Numbers):
    """The riders in each capital; they lie among the riders of the terrain."""

    def write(self, s: State, eye: Eye) -> Any:
        return [int(s.data[RIDERS + seat * SEAT]) for seat in range(s.terms.seats)]

    def read(self, s: State, value: Any) -> None:
        for seat, number in enumerate(per_seat(s, self.key, value)):
            if number is not None:
                s.data[RIDERS + seat * SEAT] = riders(number, f"{self.key}[{seat}]")

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return []

    def counter(self, s: State, address: int) -> list[str | int]:
        return []


class Pollution(Field):
    """The pollution tokens: `{"2.2": 2, "2.3": 1}` for each seat, the rest is clean."""

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [(POLLUTION, SEAT_LIMIT * SEAT)]

    def counter(self, s: State, address: int) -> list[str | int]:
        at = address - POLLUTION
        return [self.key, at // SEAT, PLACE_NAMES[at % SEAT]] if 0 <= at < SEAT_LIMIT * SEAT else []

    def write(self, s: State, eye: Eye) -> Any:
        found: list[dict[str, int]] = []
        for seat in range(s.terms.seats):
            tokens = {name: int(s.data[POLLUTION + seat * SEAT + field]) for field, name in FIELD_NAMES.items()}
            found.append({name: number for name, number in tokens.items() if number})
        return found

    def read(self, s: State, value: Any) -> None:
        for seat, given in enumerate(per_seat(s, self.key, value)):
            path = f"{self.key}[{seat}]"
            if given is None:
                continue
            s.data[POLLUTION + seat * SEAT] = 0  # given: nothing is taken from the board
            if isinstance(given, str):
                given = given.removeprefix("poll ").replace("rest 0", "")
            for name, number in by_field(given, path, "=").items():
                tokens = int(number) if isinstance(number, str) and number.isdecimal() else number
                if name not in FIELD_NUMBERS:
                    raise InvalidPosition(f"{path}.{name}", "expected a field from 1.1 to 3.4")
                if isinstance(tokens, bool) or not isinstance(tokens, int) or not 0 <= tokens <= 1000:
                    raise InvalidPosition(f"{path}.{name}", f"expected a number of tokens, got {number!r}")
                s.data[POLLUTION + seat * SEAT + FIELD_NUMBERS[name]] = tokens


def named_bits(names: tuple[str, ...], bits: int) -> list[str]:
    """The names whose bits are set."""
    return [name for bit, name in enumerate(names) if bits & (1 << bit)]


class Boards(Numbers):
    """The board of each seat, null before they are chosen."""

    def write(self, s: State, eye: Eye) -> Any:
        return [int(s.data[BOARD + seat]) or None for seat in range(s.terms.seats)]


class Marks(Numbers):
    """Some names for each seat, kept as bits: temples not yet placed, conditions already rewarded."""

    def __init__(self, key: str, address: int, names: tuple[str, ...]) -> None:
        super().__init__(key, address, -1, 0, (1 << len(names)) - 1)
        self.names: tuple[str, ...] = names

    def write(self, s: State, eye: Eye) -> Any:
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

    def __init__(self, key: str, address: int, capacity: int) -> None:
        super().__init__(key, address, PILE, capacity, count=-1)

    def write(self, s: State, eye: Eye) -> Any:
        return [cards[::-1] for cards in super().write(s, eye)]

    def read_cards(self, s: State, place: int, value: Any, path: str) -> None:
        texts = value.split() if isinstance(value, str) else value
        super().read_cards(s, place, texts[::-1] if isinstance(texts, (list, tuple)) else texts, path)


class Used(Number):
    """The active player's abilities used in this turn: the codes of the leader cards."""

    def __init__(self, key: str) -> None:
        super().__init__(key, USED, 0, 3)

    def write(self, s: State, eye: Eye) -> Any:
        place = LEADERS + int(s.data[TURN]) * 3
        cards = [int(s.data[place + 1 + i]) for i in range(2) if s.data[USED] & (1 << i)]
        return [s.terms.game.card_name(card) for card in cards]

    def read(self, s: State, value: Any) -> None:
        texts = value.split() if isinstance(value, str) else value
        place = LEADERS + int(s.data[TURN]) * 3
        cards = [int(s.data[place + 1 + i]) for i in range(int(s.data[place]))]
        for text in texts if isinstance(texts, (list, tuple)) else [value]:
            card = s.terms.game.card_code(str(text))
            if card not in cards:
                raise InvalidPosition(self.key, f"expected leader cards laid out by the active player, got {text!r}")
            s.data[USED] |= 1 << cards.index(card)


class EndTile(Number):
    """Who holds the game-end tile: a seat, or null."""

    def __init__(self, key: str) -> None:
        super().__init__(key, GAME_END_TILE, 0, SEAT_LIMIT)

    def write(self, s: State, eye: Eye) -> Any:
        return int(s.data[GAME_END_TILE]) - 1 if s.data[GAME_END_TILE] else None

    def read(self, s: State, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < s.terms.seats:
            raise InvalidPosition(self.key, f"expected a seat from 0 to {s.terms.seats - 1}, got {value!r}")
        s.data[GAME_END_TILE] = value + 1


class TriggerRound(Number):
    """The round in which the end was triggered, or null."""

    def write(self, s: State, eye: Eye) -> Any:
        return int(s.data[self.address]) or None


class TurnOrder(Number):
    """The seats in turn order: clockwise from the start player."""

    def __init__(self, key: str) -> None:
        super().__init__(key, START_PLAYER, 0, SEAT_LIMIT - 1)

    def write(self, s: State, eye: Eye) -> Any:
        return [int((s.data[START_PLAYER] + i) % s.terms.seats) for i in range(s.terms.seats)]

    def read(self, s: State, value: Any) -> None:
        seats = s.terms.seats
        first = value[0] if isinstance(value, (list, tuple)) and value else None
        if not isinstance(first, int) or list(value) != [(first + i) % seats for i in range(seats)]:
            raise InvalidPosition(self.key, f"expected the seats clockwise from the start player, got {value!r}")
        s.data[START_PLAYER] = first % seats


def tile_fits(tile: int) -> bool:
    """Whether a card can lie on a terrain."""
    return TILE_0 < tile < START_0 + 1 + SEAT_LIMIT


__all__ = ["PLACES", "UNSET"]
