"""Element cards, village cards and leader cards of a data set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.reading import Folder, Row, Value

if TYPE_CHECKING:
    from lichtung.games.tribes.components import Components

REQUIREMENTS: Final = {
    "OWN": t.OWN, "NONE": t.NONE, "ALL": t.ALL, "SUMX": t.SUMX,
    "TIER": t.TIER, "NEIGH": t.NEIGH, "MORE": t.MORE, "FEWER": t.FEWER,
}  # fmt: skip
GOALS: Final = {
    "SYMBOL": t.SYMBOL, "HOUSES": t.HOUSES, "TEMPLES": t.TEMPLES_ON, "AREA": t.AREA,
    "SAME": t.SAME, "DIFFERENT": t.DIFFERENT, "BONUS": t.BONUS, "BONUS_SUM": t.BONUS_SUM,
}  # fmt: skip
ABILITIES: Final = {
    "ON_PLAY": t.ON_PLAY, "PAY_ONCE": t.PAY_ONCE, "ON_FOREST": t.ON_FOREST,
    "PLUS": t.PLUS, "PER_POLLUTION": t.PER_POLLUTION, "DISCOUNT": t.DISCOUNT,
}  # fmt: skip
ABILITY_COLUMNS: Final = {
    "ON_PLAY": {"element", "gain"},
    "PAY_ONCE": {"pay_water", "gain"},
    "ON_FOREST": {"gain"},
    "PLUS": {"plus_effect", "plus_amount"},
    "PER_POLLUTION": {"gain"},
    "DISCOUNT": {"discount"},
}
PATTERNS: Final = ("row", "column", "diagonal", "corner")
BONUSES: Final = {"turbine": t.TURBINE, "catapult": t.CATAPULT, "portal": t.PORTAL}
ELEMENT_COLUMNS: Final = (
    "id", "element", "req_kind", "req_element",
    "row1_req", "row1_effect", "row2_req", "row2_effect", "row3_req", "row3_effect",
)  # fmt: skip
VILLAGE_COLUMNS: Final = ("id", "goal_kind", "goal_param", "goal_count", "goal_fields", "vp", "right_effect")
LEADER_COLUMNS: Final = (
    "id", "leader", "kind", "element", "plus_effect", "plus_amount", "pay_water", "discount", "gain",
)  # fmt: skip


def in_order(rows: list[Row], column: str, limit: int) -> list[tuple[int, Row]]:
    """Rows numbered from 1 in ascending order of their identifiers."""
    if len(rows) > limit:
        raise rows[limit].refuse(f"expected at most {limit} rows")
    return [(i + 1, row) for i, row in enumerate(sorted(rows, key=lambda row: row.cells[column]))]


def read_element_cards(c: Components, source: Folder) -> None:
    """Back, requirement and effects of the element cards."""
    rows = source.rows("element_cards.csv", ELEMENT_COLUMNS)
    c.table[t.ELEMENT_COUNT] = len(rows)
    for card, row in in_order(rows, "id", t.ELEMENT_LIMIT):
        c.name(card, row.value("id").identifier(), row.value("id"))
        element = c.elements.index(row.value("element").one_of(c.elements))
        kind = row.value("req_kind").one_of(REQUIREMENTS)
        asked = 0
        if kind == "ALL":
            row.value("req_element").one_of(("",))
        else:
            asked = c.elements.index(row.value("req_element").one_of(c.elements))
        if kind == "NONE" and asked == element:
            raise row.value("req_element").refuse("the card itself counts: it could never be played (TRB-PLAY-2)")
        c.table[t.ELEMENT + card] = element
        c.table[t.PACK + card] = 1 << (8 * element)
        c.table[t.KIND + card] = REQUIREMENTS[kind]
        c.table[t.ASKED + card] = 8 * asked
        c.table[t.ROW_COUNT + card] = read_rows(c, card, row, kind)


def read_rows(c: Components, card: int, row: Row, kind: str) -> int:
    """The rows of an element card; returns how many there are."""
    used = [i for i in (1, 2, 3) if row.cells[f"row{i}_req"] or row.cells[f"row{i}_effect"]]
    if used != list(range(1, len(used) + 1)) or not used:
        raise row.refuse("expected one to three rows without a gap")
    low, middle, high = c.table[t.TIER_BOUND : t.TIER_BOUND + 3]
    expected = {
        "NONE": ["=0"],
        "ALL": [">=1"],
        "SUMX": ["X"],
        "TIER": [span(low, middle - 1), span(middle, high - 1), f">={high}"],
        "NEIGH": ["one", "both"],
        "MORE": ["one", "both"],
        "FEWER": ["one", "both"],
    }.get(kind)
    needs = [row.cells[f"row{i}_req"] for i in used]
    if expected is not None and needs != expected:
        raise row.refuse(f"{kind}: expected the rows {expected}, got {needs}")
    if len(used) > 2 and kind != "TIER":
        raise row.refuse(f"{kind}: expected at most two rows")
    for i in used:
        if kind == "OWN":
            value = row.value(f"row{i}_req")
            bare = Value(value.file, value.row, value.name, value.raw.removeprefix(">="))
            if not value.raw.startswith(">="):
                raise value.refuse(f"expected >=n, got {value.raw!r}")
            c.table[t.NEED + card * 3 + i - 1] = bare.number(1, t.RACK_SIZE)
        c.effect(t.ROW_EFFECT + card * 3 + i - 1, row.value(f"row{i}_effect"), "W M P WM F", kind == "SUMX")
    return len(used)


def span(low: int, high: int) -> str:
    """A range of numbers as it stands on a card."""
    return f"{low}-{high}" if low < high else str(low)


def read_village_cards(c: Components, source: Folder) -> None:
    """Goal, points and right side of the village cards."""
    rows = source.rows("village_cards.csv", VILLAGE_COLUMNS)
    c.table[t.VILLAGE_COUNT] = len(rows)
    for number, row in in_order(rows, "id", t.VILLAGE_LIMIT):
        card = t.VILLAGE_0 + number
        c.name(card, row.value("id").identifier(), row.value("id"))
        read_goal(c, card, row)
        c.table[t.POINTS + card] = row.value("vp").number(0, 1000)
        c.effect(t.RIGHT_EFFECT + number, row.value("right_effect"), "W M P WM F C1 T1")


def read_goal(c: Components, card: int, row: Row) -> None:
    """The goal on the left side of a village card (TRB-GOAL)."""
    kind = row.value("goal_kind").one_of(GOALS)
    fields = row.value("goal_fields").fields()
    count = row.value("goal_count").number(1, 15)
    param = row.value("goal_param")
    if bool(fields) != (kind in ("HOUSES", "TEMPLES", "AREA")):
        raise row.value("goal_fields").refuse(f"{kind}: fields belong to HOUSES, TEMPLES and AREA, and only there")
    if fields and not (count <= fields.bit_count() and (kind == "AREA" or count == fields.bit_count())):
        raise row.value("goal_count").refuse(f"{count} does not go with {fields.bit_count()} fields")
    if kind in ("SAME", "DIFFERENT") and count != 3:
        raise row.value("goal_count").refuse("a pattern has three tiles (TRB-GOAL-6)")
    number = 0
    if kind == "SYMBOL":
        number = c.symbols.index(param.one_of(c.symbols))
    elif kind in ("SAME", "DIFFERENT"):
        number = PATTERNS.index(param.one_of(PATTERNS))
    elif kind == "BONUS":
        number = BONUSES[param.one_of(BONUSES)]
    else:
        param.one_of(("",))
    c.table[t.GOAL + card] = GOALS[kind]
    c.table[t.GOAL_PARAM + card] = number
    c.table[t.GOAL_COUNT + card] = count
    c.table[t.GOAL_FIELDS + card] = fields


def read_leader_cards(c: Components, source: Folder) -> None:
    """The abilities of the leaders, four for each board."""
    rows = source.rows("leader_cards.csv", LEADER_COLUMNS)
    boards: dict[int, list[int]] = {}
    for number, row in in_order(rows, "id", t.BOARD_LIMIT * 4):
        card = t.LEADER_0 + number
        c.name(card, row.value("id").identifier(), row.value("id"))
        own = boards.setdefault(row.value("leader").number(1, t.BOARD_LIMIT), [])
        if len(own) == 4:
            raise row.value("leader").refuse("expected four cards for each leader")
        own.append(card)
        read_ability(c, card, row)
    for board, cards in boards.items():
        first = t.BOARD_DATA + board * t.BOARD_STRIDE + t.FIRST_LEADER
        c.table[first : first + len(cards)] = cards


def read_ability(c: Components, card: int, row: Row) -> None:
    """One leader ability (TRB-LEADER)."""
    kind = row.value("kind").one_of(ABILITIES)
    filled = {column for column in LEADER_COLUMNS[3:] if row.cells[column]}
    if filled != ABILITY_COLUMNS[kind] and not (kind == "DISCOUNT" and filled == {"discount", "gain"}):
        raise row.refuse(f"{kind}: expected {sorted(ABILITY_COLUMNS[kind])} to be filled, got {sorted(filled)}")
    c.table[t.ABILITY + card] = ABILITIES[kind]
    if kind == "ON_PLAY":
        c.table[t.ABILITY_ELEMENT + card] = c.elements.index(row.value("element").one_of(c.elements))
    elif kind == "PLUS":
        c.table[t.PLUS_KIND + card] = {"W": t.W, "M": t.M, "P": t.P}[row.value("plus_effect").one_of(("W", "M", "P"))]
        c.table[t.PLUS_AMOUNT + card] = row.value("plus_amount").number(1, 15)
    elif kind == "PAY_ONCE":
        c.table[t.PAY + card] = row.value("pay_water").number(0, 40)
    elif kind == "DISCOUNT":
        c.table[t.REBATE + card] = row.value("discount").number(1, 40)
    if row.cells["gain"]:
        allowed = {"PAY_ONCE": "W M P F C1 CLEAR", "PER_POLLUTION": "W"}.get(kind, "W M P C1 CLEAR")
        parts = c.effect(t.GAIN_EFFECT + card - t.LEADER_0, row.value("gain"), allowed)
        if len(parts) != 1:
            raise row.value("gain").refuse("expected one part")
