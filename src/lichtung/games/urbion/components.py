"""What the cards are: every kind gets a number, and the files in data/ say what it is worth.

Dreams are numbered in the order in which the engine writes them: plain ones by element, Wizards, Metas, then Concord, Chaos
and Chromatic Chaos under fixed numbers. A dream that carries a postcard is its number plus CARRIES times the postcard's
state, so that both move together.
"""

from __future__ import annotations

import csv
from hashlib import sha256
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from lichtung.kernel.vecs import vec

# Dreams: element dreams are 1 to 60
CONCORD: Final = 61
CHAOS: Final = 62  # this and everything above is chaos-type
CHROMATIC: Final = 63
DREAM: Final = 63  # card & DREAM is a dream without its postcard
DREAM_KINDS: Final = 64
# City cards
FIRST_CITY: Final = 64
CITY_KINDS: Final = 32
# Books
FLYING_SOGNAE: Final = 96
FLYING_INCUBI: Final = 97
INVISIBLE_SOGNAE: Final = 98
INVISIBLE_INCUBI: Final = 99
FREE_DREAMS: Final = 100
PERFECT_BALANCE: Final = 101
PROPHECIES: Final = 102
# Postcards, and the same in the resident pile
DREAMCATCHER: Final = 104
DOVES: Final = 105
SEER: Final = 106
HOLIDAY_MAGES: Final = 107
HOURGLASS: Final = 108
FLAGSHIP: Final = 109
ROCKET: Final = 110
PLANBOT: Final = 111
TO_SUCCESS: Final = 8  # postcard + this lies in the resident pile as a success
TO_FAILURE: Final = 16  # postcard + this lies in the resident pile as a failure
FIRST_RESIDENT: Final = DREAMCATCHER + TO_SUCCESS
FIRST_FAILURE: Final = DREAMCATCHER + TO_FAILURE
LAST_RESIDENT: Final = PLANBOT + TO_FAILURE
# States of a postcard on a dream
CARRIES: Final = 256
ON_HOURGLASS: Final = 5  # the state of an hourglass with rotation 0
LAST_ROTATION: Final = 9  # the state of one with rotation 4
ON_FLAGSHIP: Final = 10
ON_ROCKET: Final = 11
STATES: Final = 13
MOST_FLAGSHIPS: Final = 5  # as many as the frame that moves them can remember

LEFT: Final = 0
RIGHT: Final = 1
EITHER: Final = 2

ELEMENTS: Final = ("earth", "water", "fire", "air")
EXPANSIONS: Final = (
    "city_squares", "chromatic_chaos", "temples", "hanging_gardens", "books_of_power", "postcards", "void",
)  # fmt: skip
DREAM_SETS: Final = ("city_squares", "chromatic_chaos", "temples", "hanging_gardens")
CITY_SETS: Final = ("city_squares", "temples", "hanging_gardens")
POSTCARD_CODES: Final = ("DC", "DV", "SE", "MG", "HG", "FS", "RK", "PB")
POSTCARD_IDS: Final = ("dreamcatcher", "doves", "seer", "holiday_mages", "hourglass", "flagship", "rocket", "planbot")
BOOK_IDS: Final = (
    "flying_sognae", "flying_incubi", "invisible_sognae", "invisible_incubi", "free_dreams", "perfect_balance",
    "prophecies",
)  # fmt: skip

Row = dict[str, str]
ORDER: Final = ("sogna", "incubus", "wizard_sogna", "wizard_incubus", "meta")  # as far as the sort key needs it
FIXED: Final = {"concord": CONCORD, "chaos": CHAOS, "chromatic_chaos": CHROMATIC}


def table(name: str) -> list[Row]:
    """The rows of a data file."""
    text = (files("lichtung.games.urbion") / "data" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def rank(row: Row) -> tuple[int, int, int, int]:
    """Where an element dream stands in the order of codes: plain, Wizard, Meta; by element; left values first."""
    group = 2 if row["kind"] == "meta" else 1 if row["kind"].startswith("wizard") else 0
    left = int(row["value_left"] or 0)
    return group, ELEMENTS.index(row["elements"]), 0 if left else 1, abs(left or int(row["value_right"]))


def numbered(rows: list[Row]) -> dict[int, Row]:
    """Every kind of dream under its number."""
    entries = {number + 1: row for number, row in enumerate(sorted([r for r in rows if r["kind"] in ORDER], key=rank))}
    if len(entries) >= CONCORD:
        raise ValueError(f"dream_cards.csv: expected at most {CONCORD - 1} kinds of element dreams, got {len(entries)}")
    for row in rows:
        if row["kind"] in FIXED:
            if FIXED[row["kind"]] in entries:
                raise ValueError(f"dream_cards.csv: expected one kind of {row['kind']}, got {row['id']} too")
            entries[FIXED[row["kind"]]] = row
        elif row["kind"] not in ORDER:
            raise ValueError(f"dream_cards.csv: {row['kind']} is no kind of dream")
    return entries


def dream_code(row: Row, rows: list[Row]) -> str:
    """The code of a dream in a hand or deck; a Meta names its values only where its element has several."""
    fixed = {"concord": "O", "chaos": "K", "chromatic_chaos": "C"}
    if row["kind"] in fixed:
        return fixed[row["kind"]]
    letter = row["elements"][0].upper()
    if row["kind"] == "meta":
        alone = sum(r["kind"] == "meta" and r["elements"] == row["elements"] for r in rows) == 1
        return f"M:{letter}" if alone else f"M:{letter}+{row['value_left']}{row['value_right']}"
    star = "*" if row["kind"].startswith("wizard") else ""
    return f"{star}{letter}{int(row['value_left'] or row['value_right']):+d}"


def lying_code(row: Row, side: int) -> str:
    """The code of a dream on one side of a city, empty if it cannot lie there."""
    value = row["value_left"] if side == LEFT else row["value_right"]
    if not value:
        return ""
    names = {"concord": "O", "chaos": "K", "chromatic_chaos": "C", "meta": f"M:{row['elements'][:1].upper()}"}
    star = "*" if row["kind"].startswith("wizard") else ""
    return f"{names.get(row['kind'], star + row['elements'][:1].upper())}{int(value):+d}"


def city_code(row: Row) -> str:
    """The code of a city card."""
    if row["kind"] == "temple":
        return f"[T:{row['elements'][0].upper()}]"
    if row["kind"] in ("square", "garden"):
        return "[SQ]" if row["kind"] == "square" else "[G]"
    return "[" + "".join([element[0].upper() for element in row["elements"].split()]) + "]"


def element_mask(text: str) -> int:
    """Elements as bits."""
    return sum(1 << ELEMENTS.index(element) for element in text.split())


DREAM_ROWS: Final = numbered(table("dream_cards"))
CITY_ROWS: Final = {FIRST_CITY + number: row for number, row in enumerate(table("city_cards"))}
OTHER_COUNTS: Final = {row["id"]: int(row["count"]) for row in table("other_cards")}
CONSTANTS: Final = {row["id"]: int(row["value"]) for row in table("constants")}


def dream_column(column: str) -> vec[i64]:
    """A column of numbers of the dreams, indexed by kind."""
    return vec[i64]([int(DREAM_ROWS[n][column] or 0) if n in DREAM_ROWS else 0 for n in range(DREAM_KINDS)])


def dream_elements() -> vec[i64]:
    """The elements of every kind of dream as bits."""
    return vec[i64]([element_mask(DREAM_ROWS[n]["elements"]) if n in DREAM_ROWS else 0 for n in range(DREAM_KINDS)])


def dream_sides() -> vec[i64]:
    """URB-GEN-5. The side on which a kind of dream must lie, or EITHER."""
    sides = [EITHER] * DREAM_KINDS
    for number, row in DREAM_ROWS.items():
        if not row["value_right"]:
            sides[number] = LEFT
        elif not row["value_left"]:
            sides[number] = RIGHT
    return vec[i64](sides)


def city_elements() -> vec[i64]:
    """The elements of every city card as bits, indexed by card."""
    elements = [0] * (FIRST_CITY + CITY_KINDS)
    for number, row in CITY_ROWS.items():
        elements[number] = element_mask(row["elements"])
    return vec[i64](elements)


VALUE_LEFT: Final = dream_column("value_left")
VALUE_RIGHT: Final = dream_column("value_right")
DREAM_ELEMENTS: Final = dream_elements()
SIDE_OF: Final = dream_sides()
IS_WIZARD: Final = vec[i64](
    [int(n in DREAM_ROWS and DREAM_ROWS[n]["kind"].startswith("wizard")) for n in range(DREAM_KINDS)]
)
CITY_ELEMENTS: Final = city_elements()

HAND_SIZE: Final[i64] = CONSTANTS["hand_size"]
CHAOS_REVEAL: Final[i64] = CONSTANTS["chaos_reveal"]
SWAP_COST: Final[i64] = CONSTANTS["polarity_swap_cost"]
BOOKS_PUT_AWAY: Final[i64] = CONSTANTS["books_put_away"]
DREAMS_PER_BOOK: Final[i64] = CONSTANTS["dreams_per_book"]
SUCCESS: Final[i64] = CONSTANTS["postcard_success"]
FAILURE: Final[i64] = CONSTANTS["postcard_failure"]
VOID_CARDS: Final[i64] = OTHER_COUNTS["void_card"]

for _name, _shape in (("rows", 4), ("dreams_per_side", 3), ("initial_dreams_per_city", 2)):
    if CONSTANTS[_name] != _shape:
        raise ValueError(f"constants.csv: {_name} is part of the shape of the game; expected {_shape}")
if OTHER_COUNTS["postcard_flagship"] > MOST_FLAGSHIPS:
    raise ValueError(f"other_cards.csv: expected at most {MOST_FLAGSHIPS} flagships")


def postcard_of(state: i64) -> i64:
    """The postcard that a state on a dream belongs to: an hourglass has five of them."""
    if state <= ON_HOURGLASS:
        return DREAMCATCHER - 1 + state
    return HOURGLASS if state <= LAST_ROTATION else FLAGSHIP - ON_FLAGSHIP + state


def state_code(state: int) -> str:
    """How a postcard is written behind its dream."""
    if state == 0:
        return ""
    if ON_HOURGLASS <= state <= LAST_ROTATION:
        return f"{{HG@{state - ON_HOURGLASS}}}"
    return f"{{{POSTCARD_CODES[int(postcard_of(state)) - DREAMCATCHER]}}}"


def codes() -> dict[int, str]:
    """The code of every card, dreams with postcards included."""
    rows = list(DREAM_ROWS.values())
    dreams = {number: dream_code(row, rows) for number, row in DREAM_ROWS.items()}
    texts = {
        number + CARRIES * state: code + state_code(state) for state in range(STATES) for number, code in dreams.items()
    }
    texts |= {number: city_code(row) for number, row in CITY_ROWS.items()}
    texts |= {FLYING_SOGNAE + i: name for i, name in enumerate(BOOK_IDS)}
    for i, code in enumerate(POSTCARD_CODES):
        texts[DREAMCATCHER + i] = code
        texts[FIRST_RESIDENT + i] = f"{code}{int(SUCCESS):+d}"
        texts[FIRST_FAILURE + i] = f"{code}{int(FAILURE):+d}"
    return texts


CODES: Final = codes()
LYING: Final = {
    (number + CARRIES * state, side): lying_code(row, side) + state_code(state)
    for number, row in DREAM_ROWS.items()
    for side in (LEFT, RIGHT)
    for state in range(STATES)
    if lying_code(row, side)
}  # how a dream is written as it lies
IDENTIFIERS: Final = (
    {row["id"]: number for number, row in DREAM_ROWS.items()}
    | {row["id"]: number for number, row in CITY_ROWS.items()}
    | {f"book_{name}": FLYING_SOGNAE + i for i, name in enumerate(BOOK_IDS)}
    | {f"postcard_{name}": DREAMCATCHER + i for i, name in enumerate(POSTCARD_IDS)}
)


def data_hash() -> str:
    """Identifies the component set: a hash over everything that the rules read."""
    facts: list[str] = []
    for name in ("dream_cards", "city_cards", "other_cards", "constants"):
        for row in table(name):
            facts += [value for column, value in row.items() if not column.startswith("provenance")]
    return sha256("|".join(facts).encode()).hexdigest()[:12]


# -- how many of each are in the game ----------------------------------------------------------------------------------


def cards_in(rows: dict[int, Row], sets: tuple[str, ...], mask: int) -> vec[i64]:
    """All cards of the base game and of the expansions whose bits are set, in ascending order."""
    names = {"base", *[name for i, name in enumerate(sets) if mask >> i & 1]}
    return vec[i64]([n for n in sorted(rows) if rows[n]["set"] in names for _ in range(int(rows[n]["count"]))])


DREAM_DECKS: Final = [cards_in(DREAM_ROWS, DREAM_SETS, mask) for mask in range(16)]
CITY_DECKS: Final = [cards_in(CITY_ROWS, CITY_SETS, mask) for mask in range(8)]
BOOKS: Final = vec[i64](
    [FLYING_SOGNAE + i for i, name in enumerate(BOOK_IDS) for _ in range(OTHER_COUNTS[f"book_{name}"])]
)
POSTCARDS: Final = vec[i64](
    [DREAMCATCHER + i for i, name in enumerate(POSTCARD_IDS) for _ in range(OTHER_COUNTS[f"postcard_{name}"])]
)
