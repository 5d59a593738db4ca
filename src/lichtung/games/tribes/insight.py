"""What a table shows beyond the rules: points so far, requirement counts, progress, previews. The rules compute it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lichtung.games.tribes import words
from lichtung.games.tribes.cards import REQUIREMENTS
from lichtung.games.tribes.components import Components
from lichtung.games.tribes.conditions import needed, progress
from lichtung.games.tribes.end import SCORE_PARTS, rounds_left, score_parts
from lichtung.games.tribes.fields import named_bits
from lichtung.games.tribes.forest import legal_fields
from lichtung.games.tribes.goals import goal_is_met
from lichtung.games.tribes.requirements import BYTE, backs, first_backs, rows_met, second_backs, total
from lichtung.games.tribes.state import (
    ELEMENT_DECK,
    ELEMENT_DISPLAY,
    LEFT,
    LEFT_CARDS,
    RACK,
    RACKS,
    REWARDED,
    REWARDS,
    SEAT,
    SETUP_BOARDS,
    STEP,
    TERRAIN,
    TRIGGER_ROUND,
)
from lichtung.games.tribes.tables import (
    ALL,
    ASKED,
    BONUSES,
    CATAPULT,
    ELEMENT,
    FIELD_NAMES,
    KIND,
    POINTS,
    PORTAL,
    SLOTS,
)
from lichtung.games.tribes.village import polluted_by
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State

KIND_NAMES: Final = {number: name for name, number in REQUIREMENTS.items()}
ROW_NUMBERS: Final = (1, 2, 3)


def insight(c: Components, s: State, viewer: int | None) -> dict[str, Any]:
    """Returns for every seat points, backs and progress; to a seat what its cards count and what its options would do."""
    if s.data[STEP] == SETUP_BOARDS:
        return {}
    if viewer is not None:
        return own_insight(c, s, viewer)
    seats = range(s.terms.seats)
    return {
        "points": [points(c, s, seat) for seat in seats],
        "backs": [counted(c, backs(s, seat)) for seat in seats],
        "conditions": [condition(s, seat) for seat in seats],
        "rounds_left": int(rounds_left(s)) if s.data[TRIGGER_ROUND] != 0 else None,
    }


def points(c: Components, s: State, seat: int) -> dict[str, Any]:
    """Returns what a seat would score now, by kind (TRB-SCORE)."""
    found: dict[str, Any] = {}
    sum = 0
    for name, part in zip(SCORE_PARTS, score_parts(s, seat), strict=True):
        found[name] = int(part)
        sum += int(part)
    left = LEFT_CARDS + seat * LEFT
    cards = [int(s.data[at]) for at in range(left + 1, left + int(s.data[left]) + 1)]
    found["total"] = sum
    found["fulfilled"] = [c.names[card] for card in cards if goal_is_met(s, seat, card)]
    return found


def condition(s: State, seat: int) -> dict[str, Any]:
    """Returns how far a seat is with its board's own condition, and which conditions are rewarded."""
    rewarded = named_bits(REWARDS, int(s.data[REWARDED + seat]))
    return {"progress": int(progress(s, seat)), "needed": int(needed(s, seat)), "rewarded": rewarded}


def own_insight(c: Components, s: State, seat: int) -> dict[str, Any]:
    """Returns what the neighbours show, what each own card counts, where a forest could lie, previews."""
    own, first, second = backs(s, seat), first_backs(s, seat), second_backs(s, seat)
    rack = RACKS + seat * RACK
    cards = [int(s.data[at]) for at in range(rack + 1, rack + int(s.data[rack]) + 1)]
    found: dict[str, Any] = {
        "neighbours": [counted(c, first), counted(c, second)],
        "cards": {c.names[card]: requirement(c, s, card, own, first, second) for card in cards},
        "forest_fields": fields(legal_fields(s, seat)),
    }
    asked = s.choice
    if asked is not None and asked.seat == seat:
        requirements: dict[str, Any] = found["cards"]
        found["previews"] = {
            s.terms.game.word(s, int(option)): preview(c, s, seat, option, requirements) for option in s.offered
        }
    return found


# -- requirements ------------------------------------------------------------------------------------------------------


def counted(c: Components, packed: i64) -> dict[str, int]:
    """Returns how many cards of each element there are (TRB-REQ-1)."""
    return {element: int(packed >> (8 * n) & BYTE) for n, element in enumerate(c.elements)}


def requirement(c: Components, s: State, card: i64, own: i64, first: i64, second: i64) -> dict[str, Any]:
    """Returns what a card's requirement counts right now, and which of its rows are met."""
    met = rows_met(s, card, own, first, second)
    rows = [row for row in ROW_NUMBERS if met >> (row - 1) & 1 != 0]
    kind = s.rules[KIND + card]
    if kind == ALL:
        return {"kind": "ALL", "own": counted(c, own), "rows": rows}
    shift = s.rules[ASKED + card]
    return {
        "kind": KIND_NAMES[int(kind)],
        "element": c.elements[shift // 8],
        "own": int(own >> shift & BYTE),
        "neighbours": [int(first >> shift & BYTE), int(second >> shift & BYTE)],
        "total": int(total(s, card, own, first, second)),
        "rows": rows,
    }


# -- previews ----------------------------------------------------------------------------------------------------------


def preview(c: Components, s: State, seat: i64, option: i64, requirements: dict[str, Any]) -> dict[str, Any]:
    """Returns what an option would mean, where a table can say it at a glance."""
    verb = verb_of(option)
    argument = argument_of(option)
    if verb == words.PLAY >> 16:
        found: dict[str, Any] = requirements[c.names[int(argument)]]
        return found
    if verb == words.VILLAGE >> 16:
        return preview_village(s, seat, argument)
    if verb == words.TAKE >> 16:
        return {"points": int(s.rules[POINTS + argument]), "fulfilled": goal_is_met(s, seat, argument)}
    if verb == words.SLOT >> 16:
        return {"element": c.elements[s.rules[ELEMENT + s.data[ELEMENT_DISPLAY + argument - 1]]]}
    if verb == words.DECK >> 16:
        return {"element": c.elements[s.rules[ELEMENT + s.data[ELEMENT_DECK + s.data[ELEMENT_DECK]]]]}
    return {}


def preview_village(s: State, seat: i64, field: i64) -> dict[str, Any]:
    """Returns which fields a village would pollute, how many riders return, and which bonuses it has (TRB-VILLAGE)."""
    tile = s.data[TERRAIN + seat * SEAT + field]
    return {
        "riders": int(s.rules[SLOTS + tile]),
        "new_pollution": fields(polluted_by(s, seat, field)),
        "catapult": s.rules[BONUSES + tile] & CATAPULT != 0,
        "portal": s.rules[BONUSES + tile] & PORTAL != 0,
    }


def fields(bits: i64) -> list[str]:
    """Returns the names of some fields."""
    return [name for field, name in FIELD_NAMES.items() if bits >> field & 1 != 0]
