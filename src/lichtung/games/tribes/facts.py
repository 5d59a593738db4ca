"""What stands on cards, tiles and boards, for whoever draws them. No rule is worked out from it."""

from __future__ import annotations

from typing import Any, Final

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.boards import CONDITIONS
from lichtung.games.tribes.cards import ABILITIES, BONUSES, GOALS, PATTERNS, REQUIREMENTS
from lichtung.games.tribes.components import Components
from lichtung.games.tribes.game import Tribes
from lichtung.games.tribes.reading import LETTERS, part_text
from lichtung.kernel.game import Game

KINDS: Final = {number: name for name, number in REQUIREMENTS.items()}
GOAL_KINDS: Final = {number: name for name, number in GOALS.items()}
ABILITY_KINDS: Final = {number: name for name, number in ABILITIES.items()}
CONDITION_KINDS: Final = {number: name for name, number in CONDITIONS.items()}


def facts(game: Game) -> dict[str, Any]:
    """The facts of a component set (`schema.Facts`)."""
    assert isinstance(game, Tribes)
    c = game.components
    found: dict[str, Any] = {"data": c.hash, "elements": c.elements, "colours": c.colours, "symbols": c.symbols}
    found["riders"], found["houses"] = c.table[t.RIDER_COUNT], c.table[t.HOUSE_COUNT]
    found["display_seats"] = 2  # TRB-TWO-1
    found["fields"] = list(t.FIELD_NAMES.values())
    found["left_cards"] = c.table[t.LEFT_LIMIT]
    found |= {"element_cards": {}, "village_cards": {}, "tiles": {}, "leaders": {}}
    for card, code in c.names.items():
        if card < t.VILLAGE_0:
            found["element_cards"][code] = element_card(c, card)
        elif card < t.TILE_0:
            found["village_cards"][code] = village_card(c, card)
        elif card >= t.LEADER_0:
            found["leaders"][code] = leader(c, card)
        elif not code.endswith("*"):
            found["tiles"][code] = tile(c, card)
    found["boards"] = {str(number): board(c, number) for number in range(1, c.boards + 1)}
    return found


def effect(c: Components, number: int) -> dict[str, Any]:
    """The parts of an effect, and whether only one of them happens."""
    first = t.PART + number * t.PART_LIMIT
    parts = [part_text(code) for code in c.table[first : first + t.PART_LIMIT] if code]
    return {"parts": parts, **({"choice": True} if c.table[t.IS_CHOICE + number] else {})}


def fields(mask: int) -> list[str]:
    """The fields of a set of bits."""
    return [name for field, name in t.FIELD_NAMES.items() if mask & (1 << field)]


def element_card(c: Components, card: int) -> dict[str, Any]:
    """The back, and what each row asks for and gives."""
    kind = KINDS[c.table[t.KIND + card]]
    rows = [effect(c, t.ROW_EFFECT + card * 3 + row) for row in range(c.table[t.ROW_COUNT + card])]
    for row, found in enumerate(rows):
        found["need"] = need(c, card, kind, row)
    asked = None if kind == "ALL" else c.elements[c.table[t.ASKED + card] // 8]
    return {"element": c.elements[c.table[t.ELEMENT + card]], "kind": kind, "asked": asked, "rows": rows}


def need(c: Components, card: int, kind: str, row: int) -> str:
    """The number that a row shows for its requirement."""
    if kind == "OWN":
        return f"{c.table[t.NEED + card * 3 + row]}+"
    if kind == "TIER":
        low, middle, high = c.table[t.TIER_BOUND : t.TIER_BOUND + 3]
        return (f"{low}–{middle - 1}", f"{middle}–{high - 1}", f"{high}+")[row]
    return {"NONE": "0", "SUMX": "X"}.get(kind, "")


def village_card(c: Components, card: int) -> dict[str, Any]:
    """The goal on the left, the effect on the right."""
    kind, param = GOAL_KINDS[c.table[t.GOAL + card]], c.table[t.GOAL_PARAM + card]
    found: dict[str, Any] = {"goal": kind, "points": c.table[t.POINTS + card], "count": c.table[t.GOAL_COUNT + card]}
    found["display_seats"] = 2  # TRB-TWO-1
    found["fields"] = fields(c.table[t.GOAL_FIELDS + card])
    if kind == "SYMBOL":
        found["symbol"] = c.symbols[param]
    elif kind in ("SAME", "DIFFERENT"):
        found["pattern"] = PATTERNS[param]
    elif kind == "BONUS":
        found["bonus"] = next(name for name, bit in BONUSES.items() if bit == param)
    return {**found, **effect(c, t.RIGHT_EFFECT + card - t.VILLAGE_0)}


def tile(c: Components, card: int) -> dict[str, Any]:
    """The colour, how many riders a village needs, and its bonuses; a start tile needs none."""
    bonuses = [name for name, bit in BONUSES.items() if c.table[t.BONUSES + card] & bit]
    return {"colour": c.colours[c.table[t.COLOUR + card] - 1], "slots": c.table[t.SLOTS + card], "bonuses": bonuses}


def leader(c: Components, card: int) -> dict[str, Any]:
    """What a leader card shows."""
    kind = ABILITY_KINDS[c.table[t.ABILITY + card]]
    found: dict[str, Any] = {"kind": kind, **effect(c, t.GAIN_EFFECT + card - t.LEADER_0)}
    if kind == "ON_PLAY":
        found["element"] = c.elements[c.table[t.ABILITY_ELEMENT + card]]
    elif kind == "PLUS":
        found |= {"plus": LETTERS[c.table[t.PLUS_KIND + card]], "n": c.table[t.PLUS_AMOUNT + card]}
    elif kind == "PAY_ONCE":
        found["n"] = c.table[t.PAY + card]
    elif kind == "DISCOUNT":
        found["n"] = c.table[t.REBATE + card]
    return found


def board(c: Components, number: int) -> dict[str, Any]:
    """A board: its condition, its colour path, its temples, and the symbols of its fields."""
    first = t.BOARD_DATA + number * t.BOARD_STRIDE
    path = c.table[first + t.PATH_COLOUR : first + t.PATH_COLOUR + t.PATH]
    shown = {name: fields(c.table[first + t.BOARD_SYMBOL + at]) for at, name in enumerate(c.symbols)}
    temples = {
        kind: effect(c, t.TEMPLE_EFFECT + number * t.TEMPLES + at)["parts"] for at, kind in enumerate(t.TEMPLE_KINDS)
    }
    return {
        "condition": CONDITION_KINDS[c.table[first + t.CONDITION]],
        "fields": fields(c.table[first + t.CONDITION_FIELDS]),
        "path": [c.colours[colour - 1] for colour in path],
        "temples": temples,
        "symbols": {field: name for name, there in shown.items() for field in there},
        "pollution": {
            name: c.table[first + t.POLLUTED + field]
            for field, name in t.FIELD_NAMES.items()
            if c.table[first + t.POLLUTED + field]
        },
    }
