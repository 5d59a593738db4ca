"""Where everything lies, what it is called in positions, and who sees it (EQX-INFO-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lichtung.games.equinox.components import CHAMPION_1, CREATURE, CREATURES, NAMES, is_creature_card, is_tree
from lichtung.games.equinox.components import CHAMPIONS as CHAMPION_COUNT
from lichtung.games.equinox.fields import (
    AvailableStones,
    Box,
    InPlay,
    LookedAt,
    SecretBets,
    SecretStones,
    seat_named,
)
from lichtung.games.equinox.settings import SEATS
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Flag, Flags, Number, Numbers
from lichtung.kernel.kinds import BAG, CELL, HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.sight import HIDDEN, Viewer
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

COLUMNS: Final = 8  # one for each champion, from left to right
SPACES: Final = 40  # row by row; within a row by column
CARDS: Final = 102  # all cards of a deck: no zone of cards can ever overflow


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


class Vanished(Numbers):
    """The vanished creatures with their rounds: a dict, or a list of creatures that vanished in rounds 1, 2, 3 …"""

    def label(self, s: State, index: int) -> str | int:
        return name_at(s, index)

    def write(self, s: State, viewer: Viewer) -> Any:
        result = [(int(s.data[self.address + i]), name_at(s, i)) for i in range(COLUMNS)]
        return {name: round_ for round_, name in sorted(result) if round_ != 0}

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

    def write(self, s: State, viewer: Viewer) -> Any:
        entries: dict[str, list[str]] = {}
        for index in range(SPACES):
            place = self.place(index)
            size = int(s.data[place])
            if size:
                first = 1 if viewer.bit == 0 else size
                cards = [s.terms.game.card_name(int(s.data[place + i])) for i in range(first, size + 1)]
                entries[space_name(s, index)] = [HIDDEN] * (first - 1) + cards
        return entries

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

    def write(self, s: State, viewer: Viewer) -> Any:
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

    def write(self, s: State, viewer: Viewer) -> Any:
        entries: dict[str, list[int]] = {}
        for column in range(COLUMNS):
            place = self.place(column)
            if s.data[place] != 0:
                entries[name_at(s, column)] = [seat for seat in range(SEATS) for _ in range(s.data[place + seat + 1])]
        return entries

    def read(self, s: State, value: Any) -> None:
        for name, seats in entries(value, self.key):
            path = f"{self.key}.{name}"
            place = self.place(column_named(s, name, path))
            for seat in seats if isinstance(seats, (list, tuple)) else [seats]:
                s.lay(seat_named(s, seat, path) + 1, place, 0)


# The keys of a position in order: the champions come first, because spaces and columns are named by them.
LAYOUT: Final = Layout(
    SEATS,
    keys="champions box vanished start_player stacks stones champion_cards hands set_aside looked_at secret_bets "
    "has_secret_bet has_placed_secret_bet available_stones in_play deck discard_pile",
)
NAMED: Final = ("champions",)  # what the others are named by

# Counters
START_PLAYER: Final = LAYOUT.add(Number("start_player", 0, SEATS - 1))
CARMEN_ACTIVE: Final = LAYOUT.add(Flag("carmen_active"))
ECHOMIR_USED: Final = LAYOUT.add(Flag("echomir_used"))
CHANGED: Final = LAYOUT.add(Flag("changed"))  # whether a stone or a hand has changed in this turn (EQX-END-3)
UNCHANGED_TURNS: Final = LAYOUT.add(Number("unchanged_turns", 0, 1000))
DEMANDED: Final = LAYOUT.reserve()  # the demanded creature + 1 while its card changes hands, 0 at every question
# For each column the round in which its creature vanished, 0 while it is in the tournament
VANISHED: Final = LAYOUT.add(Vanished("vanished", COLUMNS, 1, 5), reads=NAMED)
PLACED: Final = LAYOUT.add(Flags("has_placed_secret_bet", -1))  # for each seat whether it ever did
COLUMN_OF: Final = LAYOUT.reserve(CREATURES)  # for each creature its column + 1, 0 when it is no champion

# Zones
CHAMPIONS: Final = LAYOUT.add(Champions("champions", CELL, COLUMNS))
STONES: Final = LAYOUT.add(Stones("stones", CELL, SPACES), reads=NAMED)
CHAMPION_CARDS: Final = LAYOUT.add(ChampionCards("champion_cards", BAG, SEATS, count=COLUMNS), reads=NAMED)
OWNERS: Final = LAYOUT.stride(CHAMPION_CARDS)  # from one bag of stones to the next
AVAILABLE: Final = LAYOUT.add(AvailableStones("available_stones", BAG, SEATS, count=-1))
SECRET_STONES: Final = LAYOUT.add(SecretStones("has_secret_bet", CELL, SEATS, count=-1))
SECRET_BETS: Final = LAYOUT.add(SecretBets("secret_bets", SECRET_STONES, PLACED))
IN_PLAY: Final = LAYOUT.add(InPlay("in_play", CELL, 1))
BOX: Final = LAYOUT.add(Box("box", HEAP, CREATURES))
LOOKED_AT: Final = LAYOUT.add(LookedAt("looked_at", HEAP, 3, count=-1, sight=OWNER))
LOOK: Final = LAYOUT.stride(LOOKED_AT)  # from one seat's looked-at cards to the next
# The eleven cards of the creature and the eleven chameleons
STACKS: Final = LAYOUT.add(Stacks("stacks", PILE, 22, count=SPACES), reads=NAMED)
STACK: Final = LAYOUT.stride(STACKS)  # from one stack to the next
DECK: Final = LAYOUT.add(Zone("deck", PILE, CARDS, sight=NOBODY))
DISCARD_PILE: Final = LAYOUT.add(Zone("discard_pile", HEAP, CARDS, sight=NOBODY))
HANDS: Final = LAYOUT.add(Zone("hands", HEAP, CARDS, count=-1, sight=OWNER))
HAND: Final = LAYOUT.stride(HANDS)  # from one hand to the next
SET_ASIDE: Final = LAYOUT.add(Zone("set_aside", HEAP, CARDS, count=-1, sight=OWNER))
