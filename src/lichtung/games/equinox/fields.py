"""Keys of a position with a notation of their own that need to know nothing but their own numbers (EQX-INFO-16)."""

from __future__ import annotations

from typing import Any

from lichtung.games.equinox.components import CHAMPION_1, NAMES, STONES_EACH
from lichtung.games.equinox.settings import SEATS
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.kinds import CELL, OWNER
from lichtung.kernel.sight import HIDDEN, Viewer
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone


def seat_named(s: State, value: Any, path: str) -> int:
    """A seat that a position names: a number, or a text such as `seat1`."""
    if isinstance(value, str) and value.startswith("seat") and value[4:].isdecimal():
        value = int(value[4:])
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < s.terms.seats:
        raise InvalidPosition(path, f"expected a seat from 0 to {s.terms.seats - 1}, got {value!r}")
    return value


class Box(Zone):
    """The creatures that take no part (EQX-SETUP-4); they follow from the champions."""

    def read(self, s: State, value: Any) -> None:
        names = value.split() if isinstance(value, str) else value
        expected = [NAMES[int(s.data[self.address + 1 + i]) - CHAMPION_1] for i in range(int(s.data[self.address]))]
        if not isinstance(names, (list, tuple)) or sorted(map(str, names)) != sorted(expected):
            raise InvalidPosition(self.key, f"expected the creatures that are no champions, got {value!r}")


class AvailableStones(Zone):
    """How many stones each seat has left to place; left out, what does not lie on the table."""

    def write(self, s: State, viewer: Viewer) -> Any:
        return [int(s.data[self.place(seat)]) for seat in range(s.terms.seats)]

    def read(self, s: State, value: Any) -> None:
        if not isinstance(value, (list, tuple)) or len(value) != s.terms.seats:
            raise InvalidPosition(self.key, f"expected a list of {s.terms.seats}, got {value!r}")
        for seat, count in enumerate(value):
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= STONES_EACH:
                raise InvalidPosition(
                    f"{self.key}[{seat}]", f"expected a number from 0 to {STONES_EACH}, got {count!r}"
                )
            s.data[self.place(seat)] = count
            s.data[self.place(seat) + seat + 1] = count


class SecretStones(Zone):
    """Whether each seat has an unrevealed secret bet: a stone lies on its card. Follows from the bets."""

    def places(self, seats: int) -> int:
        return seats

    def write(self, s: State, viewer: Viewer) -> Any:
        return [s.data[self.address + seat] != 0 for seat in range(s.terms.seats)]

    def read(self, s: State, value: Any) -> None:
        pass


class SecretBets(Zone):
    """The card under each seat's unrevealed secret bet, null without one."""

    def __init__(self, key: str, stones: int, placed: int) -> None:
        super().__init__(key, CELL, SEATS, count=-1, sight=OWNER)
        self.stones: int = stones
        self.placed: int = placed

    def places(self, seats: int) -> int:
        return seats

    def write(self, s: State, viewer: Viewer) -> Any:
        names: list[str | None] = []
        for seat in range(s.terms.seats):
            address = self.address + seat
            if s.data[address] == 0:
                names.append(None)
            else:
                names.append(
                    s.terms.game.card_name(int(s.data[address])) if viewer.sees(s, address, address) else HIDDEN
                )
        return names

    def read(self, s: State, value: Any) -> None:
        if not isinstance(value, (list, tuple)) or len(value) > s.terms.seats:
            raise InvalidPosition(self.key, f"expected a list of at most {s.terms.seats}, got {value!r}")
        for seat, text in enumerate(value):
            self.read_cell(s, seat, text, f"{self.key}[{seat}]")
            if s.data[self.address + seat] != 0:
                s.data[self.stones + seat] = seat + 1
                s.data[self.placed + seat] = 1


class InPlay(Zone):
    """A chameleon or tree card that is being played, null without one."""

    def where(self, s: State, index: int) -> list[str | int]:
        return [self.key]

    def write(self, s: State, viewer: Viewer) -> Any:
        return s.terms.game.card_name(int(s.data[self.address])) if s.data[self.address] != 0 else None

    def read(self, s: State, value: Any) -> None:
        self.read_cell(s, 0, value, self.key)


class LookedAt(Zone):
    """The three cards that a seat looks at by Ziegfried's power: seen by that seat and by the one they come from."""

    def write(self, s: State, viewer: Viewer) -> Any:
        texts: list[list[str]] = []
        for seat in range(s.terms.seats):
            place = self.place(seat)
            names: list[str] = []
            for address in range(place + 1, place + int(s.data[place]) + 1):
                is_open = viewer.sees(s, place, address) or (s.tracks and viewer.knows(s, address))
                names.append(s.terms.game.card_name(int(s.data[address])) if is_open else HIDDEN)
            texts.append(names)
        return texts
