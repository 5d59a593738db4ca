"""What stands on cards, tiles and boards, for whoever draws them. No rule is worked out from it."""

from __future__ import annotations

from typing import Final

from lichtung.games.tribes import schema
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


def facts(game: Game) -> dict[str, object]:
    """The facts of a component set (`schema.Facts`)."""
    assert isinstance(game, Tribes)
    c = game.components
    cards = c.names.items()
    return {
        "data": c.hash,
        "elements": c.elements,
        "colours": c.colours,
        "symbols": c.symbols,
        "riders": c.table[t.RIDER_COUNT],
        "houses": c.table[t.HOUSE_COUNT],
        "display_seats": 2,  # TRB-TWO-1
        "fields": list(t.FIELD_NAMES.values()),
        "left_cards": c.table[t.LEFT_LIMIT],
        "element_cards": {code: element_card(c, card) for card, code in cards if card < t.VILLAGE_0},
        "village_cards": {code: village_card(c, card) for card, code in cards if t.VILLAGE_0 <= card < t.TILE_0},
        "tiles": {code: tile(c, card) for card, code in cards if t.TILE_0 <= card < t.LEADER_0 and code[-1] != "*"},
        "leaders": {code: leader(c, card) for card, code in cards if card >= t.LEADER_0},
        "boards": {str(number): board(c, number) for number in range(1, c.boards + 1)},
    }


def effect(c: Components, number: int) -> schema.Effect:
    """The parts of an effect, and whether only one of them happens."""
    first = t.PART + number * t.PART_LIMIT
    parts = [part_text(code) for code in c.table[first : first + t.PART_LIMIT] if code]
    return {"parts": parts, "choice": True} if c.table[t.IS_CHOICE + number] else {"parts": parts}


def element_card(c: Components, card: int) -> schema.ElementCard:
    """The back, and what each row asks for and gives."""
    kind = KINDS[c.table[t.KIND + card]]
    rows: list[schema.EffectRow] = [
        {**effect(c, t.ROW_EFFECT + card * 3 + row), "need": need(c, card, kind, row)}
        for row in range(c.table[t.ROW_COUNT + card])
    ]
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


def village_card(c: Components, card: int) -> schema.VillageCard:
    """The goal on the left, the effect on the right."""
    kind, param = GOAL_KINDS[c.table[t.GOAL + card]], c.table[t.GOAL_PARAM + card]
    right = effect(c, t.RIGHT_EFFECT + card - t.VILLAGE_0)
    face: schema.VillageCard = {
        "goal": kind,
        "points": c.table[t.POINTS + card],
        "count": c.table[t.GOAL_COUNT + card],
        "fields": t.field_names(c.table[t.GOAL_FIELDS + card]),
        "parts": right["parts"],
    }
    if "choice" in right:
        face["choice"] = right["choice"]
    if kind == "SYMBOL":
        face["symbol"] = c.symbols[param]
    elif kind in ("SAME", "DIFFERENT"):
        face["pattern"] = PATTERNS[param]
    elif kind == "BONUS":
        face["bonus"] = next(name for name, bit in BONUSES.items() if bit == param)
    return face


def tile(c: Components, card: int) -> schema.TileFace:
    """The colour, how many riders a village needs, and its bonuses; a start tile needs none."""
    bonuses = [name for name, bit in BONUSES.items() if c.table[t.BONUSES + card] & bit]
    return {"colour": c.colours[c.table[t.COLOUR + card] - 1], "slots": c.table[t.SLOTS + card], "bonuses": bonuses}


def leader(c: Components, card: int) -> schema.Leader:
    """What a leader card shows."""
    kind = ABILITY_KINDS[c.table[t.ABILITY + card]]
    gain = effect(c, t.GAIN_EFFECT + card - t.LEADER_0)
    face: schema.Leader = {"kind": kind, "parts": gain["parts"]}
    if "choice" in gain:
        face["choice"] = gain["choice"]
    if kind == "ON_PLAY":
        face["element"] = c.elements[c.table[t.ABILITY_ELEMENT + card]]
    elif kind == "PLUS":
        face["plus"], face["n"] = LETTERS[c.table[t.PLUS_KIND + card]], c.table[t.PLUS_AMOUNT + card]
    elif kind == "PAY_ONCE":
        face["n"] = c.table[t.PAY + card]
    elif kind == "DISCOUNT":
        face["n"] = c.table[t.REBATE + card]
    return face


def board(c: Components, number: int) -> schema.BoardFace:
    """A board: its condition, its colour path, its temples, and the symbols of its fields."""
    first = t.BOARD_DATA + number * t.BOARD_STRIDE
    path = c.table[first + t.PATH_COLOUR : first + t.PATH_COLOUR + t.PATH]
    shown = {name: t.field_names(c.table[first + t.BOARD_SYMBOL + at]) for at, name in enumerate(c.symbols)}
    temples = {
        kind: effect(c, t.TEMPLE_EFFECT + number * t.TEMPLES + at)["parts"] for at, kind in enumerate(t.TEMPLE_KINDS)
    }
    return {
        "condition": CONDITION_KINDS[c.table[first + t.CONDITION]],
        "fields": t.field_names(c.table[first + t.CONDITION_FIELDS]),
        "path": [c.colours[colour - 1] for colour in path],
        "temples": temples,
        "symbols": {field: name for name, there in shown.items() for field in there},
        "pollution": {
            name: c.table[first + t.POLLUTED + field]
            for field, name in t.FIELD_NAMES.items()
            if c.table[first + t.POLLUTED + field]
        },
    }
