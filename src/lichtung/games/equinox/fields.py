"""The keys of a position: how Equinox writes what lies on the table, and who sees it (EQX-INFO-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lichtung.games.equinox.components import (
    CHAMPION_1,
    CREATURE,
    CREATURES,
    NAMES,
    STONES_EACH,
    is_creature_card,
    is_tree,
)
from lichtung.games.equinox.components import (
    CHAMPIONS as CHAMPION_COUNT,
)
from lichtung.games.equinox.state import (
    AVAILABLE,
    BOX,
    CARDS,
    CARMEN_ACTIVE,
    CHAMPION_CARDS,
    CHAMPIONS,
    CHANGED,
    COLUMN_OF,
    COLUMNS,
    DECK,
    DISCARD_PILE,
    ECHOMIR_USED,
    HANDS,
    IN_PLAY,
    LOOKED_AT,
    PLACED,
    SEATS,
    SECRET_BETS,
    SECRET_STONES,
    SET_ASIDE,
    SPACES,
    STACK_CAPACITY,
    STACKS,
    START_PLAYER,
    STONES,
    UNCHANGED_TURNS,
    VANISHED,
)
from lichtung.kernel.addresses import FIRST
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Field, Flag, Flags, Number, Numbers
from lichtung.kernel.kinds import BAG, CELL, HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.sight import HIDDEN, Eye
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable


def seat_champions(s: State, creatures: Iterable[int]) -> None:
    """Lay out the champion cards from left to right; the other creatures stay in the box (EQX-SETUP-4)."""
    for creature in range(CREATURES):
        s.data[COLUMN_OF + creature] = 0
    for column, chosen in enumerate(creatures):
        s.data[CHAMPIONS + column] = CHAMPION_1 + chosen
        s.data[COLUMN_OF + chosen] = column + 1
    rest = [CHAMPION_1 + creature for creature in range(CREATURES) if s.data[COLUMN_OF + creature] == 0]
    for i in range(CREATURES):
        s.data[BOX + 1 + i] = rest[i] if i < len(rest) else 0
    s.data[BOX] = len(rest)


def name_at(s: State, column: int) -> str:
    """The name of a column's creature."""
    return NAMES[int(s.data[CHAMPIONS + column]) - CHAMPION_1]


def column_named(s: State, text: Any, path: str) -> int:
    """The column of a creature that a position names."""
    if not isinstance(text, str) or text not in NAMES or s.data[COLUMN_OF + NAMES.index(text)] == 0:
        champions = ", ".join([name_at(s, column) for column in range(COLUMNS)])
        raise InvalidPosition(path, f"expected a champion of this game ({champions}), got {text!r}")
    return int(s.data[COLUMN_OF + NAMES.index(text)]) - 1


def space_name(s: State, index: int) -> str:
    """The name of a space by its number."""
    return f"{name_at(s, index % COLUMNS)}/{index // COLUMNS + 1}"


def space_named(s: State, text: Any, path: str) -> int:
    """The number of a space that a position names."""
    creature, _, row = str(text).partition("/")
    column = column_named(s, creature, path)
    if row not in ("1", "2", "3", "4", "5"):
        raise InvalidPosition(path, f"expected a space such as 'susi/3', got {text!r}")
    return (int(row) - 1) * COLUMNS + column


def seat_named(s: State, value: Any, path: str) -> int:
    """A seat that a position names: a number, or a text such as `seat1`."""
    if isinstance(value, str) and value.startswith("seat") and value[4:].isdecimal():
        value = int(value[4:])
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < s.terms.seats:
        raise InvalidPosition(path, f"expected a seat from 0 to {s.terms.seats - 1}, got {value!r}")
    return value


def entries(value: Any, key: str) -> list[tuple[Any, Any]]:
    """The pairs of a dict of a position."""
    if not isinstance(value, dict):
        raise InvalidPosition(key, f"expected a dict, got {value!r}")
    return list(value.items())


class Champions(Zone):
    """The champions from left to right, by name."""

    def read(self, s: State, value: Any) -> None:
        names = value.split() if isinstance(value, str) else value
        if (
            not isinstance(names, (list, tuple))
            or len(names) != CHAMPION_COUNT
            or len(set(map(str, names))) != len(names)
        ):
            raise InvalidPosition(self.key, f"expected {CHAMPION_COUNT} different creatures, got {value!r}")
        for i, name in enumerate(names):
            if name not in NAMES:
                raise InvalidPosition(f"{self.key}[{i}]", f"expected a creature, got {name!r}")
        seat_champions(s, [NAMES.index(name) for name in names])


class Box(Zone):
    """The creatures that take no part (EQX-SETUP-4); they follow from the champions."""

    def read(self, s: State, value: Any) -> None:
        names = value.split() if isinstance(value, str) else value
        expected = [NAMES[int(s.data[BOX + 1 + i]) - CHAMPION_1] for i in range(int(s.data[BOX]))]
        if not isinstance(names, (list, tuple)) or sorted(map(str, names)) != sorted(expected):
            raise InvalidPosition(self.key, f"expected the creatures that are no champions, got {value!r}")


class Vanished(Numbers):
    """The vanished creatures with their rounds: a dict, or a list of creatures that vanished in rounds 1, 2, 3 …"""

    def label(self, s: State, index: int) -> str | int:
        return name_at(s, index)

    def write(self, s: State, eye: Eye) -> Any:
        found = [(int(s.data[self.address + i]), name_at(s, i)) for i in range(COLUMNS)]
        return {name: round_ for round_, name in sorted(found) if round_ != 0}

    def read(self, s: State, value: Any) -> None:
        if isinstance(value, str):
            value = value.split()
        if isinstance(value, (list, tuple)):
            value = {name: i + 1 for i, name in enumerate(value)}
        for name, round_ in entries(value, self.key):
            path = f"{self.key}.{name}"
            self.read_number(s, column_named(s, name, path), round_, path)


class Stacks(Zone):
    """The stacks bottom to top, empty spaces left out. Only the uppermost card is visible (EQX-PLAY-6).

    Everybody has seen the covered cards when they were laid, so the kernel treats the stacks as seen by all; what may not
    be looked up is left out here.
    """

    def where(self, s: State, index: int) -> list[str | int]:
        return [self.key, space_name(s, index)]

    def write(self, s: State, eye: Eye) -> Any:
        found: dict[str, list[str]] = {}
        for index in range(SPACES):
            place = self.place(index)
            size = int(s.data[place])
            if size:
                first = 1 if eye.bit == 0 else size
                cards = [s.terms.game.card_name(int(s.data[place + i])) for i in range(first, size + 1)]
                found[space_name(s, index)] = [HIDDEN] * (first - 1) + cards
        return found

    def read(self, s: State, value: Any) -> None:
        for name, cards in entries(value, self.key):
            path = f"{self.key}.{name}"
            index = space_named(s, name, path)
            texts = cards.split() if isinstance(cards, str) else cards
            if not isinstance(texts, (list, tuple)):
                raise InvalidPosition(path, f"expected a list of cards, bottom to top, got {cards!r}")
            self.read_cards(s, self.place(index), list(reversed(texts)), path)
            for i in range(1, int(s.data[self.place(index)]) + 1):
                card = s.data[self.place(index) + i]
                if is_tree(card) or (
                    is_creature_card(card) and s.data[COLUMN_OF + CREATURE[card]] != index % COLUMNS + 1
                ):
                    raise InvalidPosition(path, f"{s.terms.game.card_name(int(card))!r} cannot lie on this space")


class Stones(Zone):
    """The stones on spaces: a dict from the space to the owner's seat."""

    def where(self, s: State, index: int) -> list[str | int]:
        return [self.key, space_name(s, index)]

    def write(self, s: State, eye: Eye) -> Any:
        there = [i for i in range(SPACES) if s.data[self.address + i] != 0]
        return {space_name(s, i): int(s.data[self.address + i]) - 1 for i in there}

    def read(self, s: State, value: Any) -> None:
        for name, seat in entries(value, self.key):
            path = f"{self.key}.{name}"
            index = space_named(s, name, path)
            s.data[self.address + index] = seat_named(s, seat, path) + 1


class ChampionCards(Zone):
    """The stones on champion cards: a dict from the creature to its owners' seats."""

    def where(self, s: State, index: int) -> list[str | int]:
        return [self.key, name_at(s, index)]

    def write(self, s: State, eye: Eye) -> Any:
        found: dict[str, list[int]] = {}
        for column in range(COLUMNS):
            place = self.place(column)
            if s.data[place] != 0:
                found[name_at(s, column)] = [seat for seat in range(SEATS) for _ in range(s.data[place + seat + 1])]
        return found

    def read(self, s: State, value: Any) -> None:
        for name, seats in entries(value, self.key):
            path = f"{self.key}.{name}"
            place = self.place(column_named(s, name, path))
            for seat in seats if isinstance(seats, (list, tuple)) else [seats]:
                s.lay(seat_named(s, seat, path) + 1, place, 0)


class AvailableStones(Zone):
    """How many stones each seat has left to place; left out, what does not lie on the table."""

    def write(self, s: State, eye: Eye) -> Any:
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

    def write(self, s: State, eye: Eye) -> Any:
        return [s.data[self.address + seat] != 0 for seat in range(s.terms.seats)]

    def read(self, s: State, value: Any) -> None:
        pass


class SecretBets(Zone):
    """The card under each seat's unrevealed secret bet, null without one."""

    def places(self, seats: int) -> int:
        return seats

    def write(self, s: State, eye: Eye) -> Any:
        found: list[str | None] = []
        for seat in range(s.terms.seats):
            address = self.address + seat
            if s.data[address] == 0:
                found.append(None)
            else:
                found.append(s.terms.game.card_name(int(s.data[address])) if eye.sees(s, address, address) else HIDDEN)
        return found

    def read(self, s: State, value: Any) -> None:
        if not isinstance(value, (list, tuple)) or len(value) > s.terms.seats:
            raise InvalidPosition(self.key, f"expected a list of at most {s.terms.seats}, got {value!r}")
        for seat, text in enumerate(value):
            self.read_cell(s, seat, text, f"{self.key}[{seat}]")
            if s.data[self.address + seat] != 0:
                s.data[SECRET_STONES + seat] = seat + 1
                s.data[PLACED + seat] = 1


class InPlay(Zone):
    """A chameleon or tree card that is being played, null without one."""

    def where(self, s: State, index: int) -> list[str | int]:
        return [self.key]

    def write(self, s: State, eye: Eye) -> Any:
        return s.terms.game.card_name(int(s.data[self.address])) if s.data[self.address] != 0 else None

    def read(self, s: State, value: Any) -> None:
        self.read_cell(s, 0, value, self.key)


class LookedAt(Zone):
    """The three cards that a seat looks at by Ziegfried's power: seen by that seat and by the one they come from."""

    def write(self, s: State, eye: Eye) -> Any:
        found: list[list[str]] = []
        for seat in range(s.terms.seats):
            place = self.place(seat)
            names: list[str] = []
            for address in range(place + 1, place + int(s.data[place]) + 1):
                open_to_eye = eye.sees(s, place, address) or (s.tracks and eye.knows(s, address))
                names.append(s.terms.game.card_name(int(s.data[address])) if open_to_eye else HIDDEN)
            found.append(names)
        return found


def fields() -> list[Field]:
    """The keys of a position in order; the champions come first, because spaces are named by them."""
    return [
        Champions("champions", CHAMPIONS, CELL, COLUMNS),
        Box("box", BOX, HEAP, CREATURES),
        Vanished("vanished", VANISHED, COLUMNS, 1, 5),
        Number("start_player", START_PLAYER, 0, SEATS - 1),
        Stacks("stacks", STACKS, PILE, STACK_CAPACITY, count=SPACES),
        Stones("stones", STONES, CELL, SPACES),
        ChampionCards("champion_cards", CHAMPION_CARDS, BAG, SEATS, count=COLUMNS),
        Zone("hands", HANDS, HEAP, CARDS, count=-1, sight=OWNER),
        Zone("set_aside", SET_ASIDE, HEAP, CARDS, count=-1, sight=OWNER),
        LookedAt("looked_at", LOOKED_AT, HEAP, 3, count=-1, sight=OWNER),
        SecretBets("secret_bets", SECRET_BETS, CELL, SEATS, count=-1, sight=OWNER),
        SecretStones("has_secret_bet", SECRET_STONES, CELL, SEATS, count=-1),
        Flags("has_placed_secret_bet", PLACED, -1),
        AvailableStones("available_stones", AVAILABLE, BAG, SEATS, count=-1),
        InPlay("in_play", IN_PLAY, CELL, 1),
        Zone("deck", DECK, PILE, CARDS, sight=NOBODY),
        Zone("discard_pile", DISCARD_PILE, HEAP, CARDS, sight=NOBODY),
        Flag("carmen_active", CARMEN_ACTIVE),
        Flag("echomir_used", ECHOMIR_USED),
        Flag("changed", CHANGED),
        Number("unchanged_turns", UNCHANGED_TURNS, 0, 1000),
    ]


# Spaces and columns are named by the champions.
NAMED: Final = ("vanished", "stacks", "stones", "champion_cards")
LAYOUT: Final = Layout(fields(), SEATS, FIRST, {key: ["champions"] for key in NAMED})
