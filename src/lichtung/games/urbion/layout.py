"""Where everything lies, what it is called in positions, and who sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lichtung.games.urbion.components import CARRIES, CODES, DREAM, LEFT, LYING, RIGHT, VOID_CARDS
from lichtung.games.urbion.schema import Row
from lichtung.games.urbion.settings import TEAM
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Field, Number
from lichtung.kernel.kinds import BAG, CELL, HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.plain import Json
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.sight import Viewer

ROWS: Final = 4
SIDE_CAPACITY: Final = 3
DREAMS: Final = 120  # no game has more dreams
CITY_CAPACITY: Final = 24
POSTCARD_CAPACITY: Final = 24
BOOK_CAPACITY: Final = 8

# The figure: 0 when it is gone, 1 to 4 on the city of that row, else one of these
STANDING: Final = 5
LYING_FLAT: Final = 6

SIDE_NAMES: Final = ("left", "right")
AS_IT_LIES: Final = {(text.lower(), side): card for (card, side), text in LYING.items()}


class CityCells(Zone):
    """The city cards of the rows; written by the rows themselves."""

    def path(self, index: int) -> list[str | int]:
        return ["rows", index, "city"]


class SideHeaps(Zone):
    """The sides of the rows; written by the rows themselves."""

    def path(self, index: int) -> list[str | int]:
        return ["rows", index // 2, SIDE_NAMES[index % 2]]


class Rows(Field):
    """The display: one dict for each row, from top to bottom, with `city`, `left` and `right`.

    A row can be read from a text too, as it lies on the table: `E+2 W+1 [EW] F-1`.
    """

    def __init__(self) -> None:
        super().__init__("rows")
        self.cities: Zone = CityCells(self.key, CELL, ROWS)
        self.sides: Zone = SideHeaps(self.key, HEAP, SIDE_CAPACITY, count=2 * ROWS)

    def parts(self) -> list[Zone]:
        return [self.cities, self.sides]

    def write(self, s: State, viewer: Viewer) -> Any:
        rows = [self.write_row(s, row) for row in range(ROWS)]
        while rows and rows[-1]["city"] is None:
            rows.pop()
        return rows

    def write_row(self, s: State, row: int) -> Row:
        """One row; without a city only in the middle of a census."""
        city = int(s.data[CITIES + row])
        left, right = [
            [LYING[card, side] for card in s.cards_in(self.sides.place(2 * row + side))] for side in (LEFT, RIGHT)
        ]
        return {"city": CODES[city] if city else None, "left": left, "right": right}

    def read(self, s: State, value: Any) -> None:
        if not isinstance(value, (list, tuple)) or len(value) > ROWS:
            raise InvalidPosition(self.key, f"expected a list of at most {ROWS} rows, got {value!r}")
        for row, given in enumerate(value):
            path = f"{self.key}[{row}]"
            if isinstance(given, str):
                given = self.from_text(given, path)
            if not isinstance(given, dict) or set(given) - {"city", "left", "right"}:
                raise InvalidPosition(path, f"expected a row such as 'E+2 [EW] W-2', got {given!r}")
            self.read_row(s, row, given, path)

    def from_text(self, text: str, path: str) -> Json:
        """A row as it lies on the table: the left side, the city in brackets, the right side."""
        tokens = text.split()
        cities = [i for i, token in enumerate(tokens) if token.startswith("[")]
        if len(cities) != 1:
            raise InvalidPosition(path, f"expected one city in brackets, as in 'E+2 [EW] W-2', got {text!r}")
        return {"left": tokens[: cities[0]], "city": tokens[cities[0]], "right": tokens[cities[0] + 1 :]}

    def read_row(self, s: State, row: int, given: Json, path: str) -> None:
        """Set one row."""
        city = given.get("city")
        if city is not None:
            s.data[CITIES + row] = self.cities.card(s, city, f"{path}.city")
        for side in (LEFT, RIGHT):
            texts = given.get(SIDE_NAMES[side]) or []
            texts = texts.split() if isinstance(texts, str) else texts
            where = f"{path}.{SIDE_NAMES[side]}"
            if not isinstance(texts, (list, tuple)) or len(texts) > SIDE_CAPACITY:
                raise InvalidPosition(where, f"expected at most {SIDE_CAPACITY} dreams, got {texts!r}")
            if texts and city is None:
                raise InvalidPosition(f"{path}.city", "a row with dreams needs a city")
            for i, text in enumerate(texts):
                s.lay(self.dream(s, text, side, f"{where}[{i}]"), self.sides.place(2 * row + side), 0)

    def dream(self, s: State, text: Any, side: int, path: str) -> int:
        """The dream that a text names on this side: as it lies, or as in a hand."""
        card = AS_IT_LIES.get((str(text).lower(), side), 0)
        if card == 0:
            card = s.terms.game.card_code(str(text)) if isinstance(text, str) else 0
            is_dream = 0 < card <= DREAM or card >= CARRIES
            if not is_dream or (card, side) not in LYING:
                raise InvalidPosition(path, f"{text!r} is no dream that can lie on the {SIDE_NAMES[side]}")
        return int(card)


class Polarities(Number):
    """The polarity of each seat in a team; nothing alone."""

    def __init__(self) -> None:
        super().__init__("polarity", 0, 1)

    def write(self, s: State, viewer: Viewer) -> Any:
        if s.rules[TEAM] == 0:
            return []
        return self.value(s, int(s.data[SOGNAE_SEAT]))

    def value(self, s: State, number: int) -> Any:
        return ["sognae", "incubi"] if number == 0 else ["incubi", "sognae"]

    def read(self, s: State, value: Any) -> None:
        allowed = [["sognae", "incubi"], ["incubi", "sognae"]] if s.rules[TEAM] != 0 else [[]]
        if not isinstance(value, (list, tuple)) or list(value) not in allowed:
            raise InvalidPosition(self.key, f"expected one of {allowed}, got {value!r}")
        if value:
            s.data[SOGNAE_SEAT] = list(value).index("sognae")


def figure_name(figure: int) -> str:
    """Where a figure is, by its number."""
    return {0: "gone", STANDING: "stack_standing", LYING_FLAT: "stack_lying"}.get(figure, f"R{figure}")


class Figure(Number):
    """Where the void figure is: `R1` to `R4` on a city, `stack_standing`, `stack_lying` or `gone`."""

    def __init__(self) -> None:
        super().__init__("void_figure", 0, LYING_FLAT)

    def write(self, s: State, viewer: Viewer) -> Any:
        return self.value(s, int(s.data[FIGURE]))

    def value(self, s: State, number: int) -> Any:
        return figure_name(number)

    def read(self, s: State, value: Any) -> None:
        names = {"gone": 0, "stack_standing": STANDING, "stack_lying": LYING_FLAT}
        names |= {f"R{row}": row for row in range(1, ROWS + 1)}
        if not isinstance(value, str) or value not in names:
            raise InvalidPosition(self.key, f"expected one of {', '.join(names)}, got {value!r}")
        figure = names[value]
        if 1 <= figure <= ROWS and s.data[CITIES + figure - 1] == 0:
            raise InvalidPosition(self.key, f"no city in row {value}")
        s.data[FIGURE] = figure


# The keys of a position in order: rows come before the figure, which must stand on one of them.
LAYOUT: Final = Layout(
    2,
    keys="rows city_deck dream_deck postcard_deck hands discard_pile success_pile box set_aside resolving books "
    "book_deck books_away wise_chaos_left resident_pile void_cards_left void_figure polarity",
)

# Counters
SOGNAE_SEAT: Final = LAYOUT.add(Polarities())  # the seat with the Sognae polarity
WISE_LEFT: Final = LAYOUT.add(Number("wise_chaos_left", 0, 100))
VOID_LEFT: Final = LAYOUT.add(Number("void_cards_left", 0, int(VOID_CARDS)))
FIGURE: Final = LAYOUT.add(Figure())

# Zones
CITIES: Final = LAYOUT.add(Rows())
SIDES: Final = CITIES + ROWS  # left of row 1, right of row 1, left of row 2 …
SIDE: Final = LAYOUT.stride(SIDES)  # from one side to the next
PAIR: Final = 2 * SIDE  # from the left side of one row to that of the next
END_OF_SIDES: Final = SIDES + ROWS * PAIR
HANDS: Final = LAYOUT.add(Zone("hands", HEAP, 7, count=-1, sight=OWNER, pool="dream"))
HAND: Final = LAYOUT.stride(HANDS)  # from one hand to the next
DREAM_DECK: Final = LAYOUT.add(Zone("dream_deck", PILE, DREAMS, sight=NOBODY, pool="dream"))
DISCARD_PILE: Final = LAYOUT.add(Zone("discard_pile", PILE, DREAMS, rising=True))
RESOLVING: Final = LAYOUT.add(Zone("resolving", PILE, 24, rising=True))
SET_ASIDE: Final = LAYOUT.add(Zone("set_aside", PILE, 24, rising=True))
CITY_DECK: Final = LAYOUT.add(Zone("city_deck", PILE, CITY_CAPACITY, sight=NOBODY, pool="city"))
SUCCESS_PILE: Final = LAYOUT.add(Zone("success_pile", HEAP, CITY_CAPACITY))
BOOKS: Final = LAYOUT.add(Zone("books", HEAP, BOOK_CAPACITY))
BOOK_DECK: Final = LAYOUT.add(Zone("book_deck", PILE, BOOK_CAPACITY, sight=NOBODY, pool="book"))
BOOKS_AWAY: Final = LAYOUT.add(Zone("books_away", HEAP, BOOK_CAPACITY, sight=NOBODY, pool="book"))
POSTCARD_DECK: Final = LAYOUT.add(Zone("postcard_deck", PILE, POSTCARD_CAPACITY, sight=NOBODY, pool="postcard"))
RESIDENT_PILE: Final = LAYOUT.add(Zone("resident_pile", HEAP, POSTCARD_CAPACITY))
BOX: Final = LAYOUT.add(Zone("box", BAG, 63))
