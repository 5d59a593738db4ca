"""What a table shows beyond the rules: points so far, requirement counts, progress, previews. The rules compute it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.tribes import schema, words
from lichtung.games.tribes.cards import REQUIREMENTS
from lichtung.games.tribes.components import Components
from lichtung.games.tribes.conditions import needed, progress
from lichtung.games.tribes.end import rounds_left, score_parts
from lichtung.games.tribes.fields import named_bits
from lichtung.games.tribes.forest import legal_fields
from lichtung.games.tribes.goals import goal_is_met
from lichtung.games.tribes.layout import LEFT, LEFT_CARDS, RACK, RACKS, REWARDED, REWARDS, SEAT, TERRAIN, TRIGGER_ROUND
from lichtung.games.tribes.requirements import BYTE, backs, first_backs, rows_met, second_backs, total
from lichtung.games.tribes.state import SETUP_BOARDS
from lichtung.games.tribes.tables import ALL, ASKED, BONUSES, CATAPULT, KIND, PORTAL, SLOTS, field_names
from lichtung.games.tribes.village import polluted_by
from lichtung.kernel.addresses import STEP
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State

KIND_NAMES: Final = {number: name for name, number in REQUIREMENTS.items()}
ROWS_MET: Final = [[row for row in (1, 2, 3) if met >> row - 1 & 1] for met in range(8)]  # by their bits


def insight(c: Components, s: State, viewer: int | None) -> schema.Insight:
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


def points(c: Components, s: State, seat: i64) -> schema.Points:
    """Returns what a seat would score now, by kind (TRB-SCORE)."""
    end_tile, houses, temples, pollution, tiles, goals = score_parts(s, seat)
    fulfilled: list[str] = []
    pile = LEFT_CARDS + seat * LEFT
    at: i64
    for at in range(pile + 1, pile + 1 + s.data[pile]):
        if goal_is_met(s, seat, s.data[at]):
            fulfilled.append(c.names[s.data[at]])
    return {
        "game_end_tile": int(end_tile),
        "tree_houses": int(houses),
        "temples": int(temples),
        "pollution": int(pollution),
        "tiles": int(tiles),
        "goals": int(goals),
        "total": int(end_tile + houses + temples + pollution + tiles + goals),
        "fulfilled": fulfilled,
    }


def condition(s: State, seat: int) -> schema.Condition:
    """Returns how far a seat is with its board's own condition, and which conditions are rewarded."""
    rewarded = named_bits(REWARDS, int(s.data[REWARDED + seat]))
    return {"progress": int(progress(s, seat)), "needed": int(needed(s, seat)), "rewarded": rewarded}


def own_insight(c: Components, s: State, seat: int) -> schema.Insight:
    """Returns what the neighbours show, what each own card counts, where a forest could lie, previews."""
    own, first, second = backs(s, seat), first_backs(s, seat), second_backs(s, seat)
    cards = s.cards_in(RACKS + seat * RACK)
    whole: schema.Insight = {
        "neighbours": [counted(c, first), counted(c, second)],
        "cards": {c.names[card]: requirement(s, card, own, first, second) for card in cards},
        "forest_fields": field_names(legal_fields(s, seat)),
    }
    offered = s.offered_to(seat)
    if offered:
        previews = {s.terms.game.word(s, option): preview(s, seat, option) for option in offered}
        whole["previews"] = {word: shown for word, shown in previews.items() if shown is not None}
    return whole


def counted(c: Components, packed: i64) -> schema.Backs:
    """Returns how many cards of each element there are (TRB-REQ-1)."""
    return {element: int(packed >> (8 * n) & BYTE) for n, element in enumerate(c.elements)}


def requirement(s: State, card: i64, own: i64, first: i64, second: i64) -> schema.Counted:
    """Returns what a card's requirement counts right now, and which of its rows are met."""
    met, kind, shift = rows_met(s, card, own, first, second), s.rules[KIND + card], s.rules[ASKED + card]
    counts: schema.Counted = {"kind": KIND_NAMES[int(kind)], "rows": ROWS_MET[met].copy()}
    if kind != ALL:
        counts["own"] = int(own >> shift & BYTE)
        counts["neighbours"] = [int(first >> shift & BYTE), int(second >> shift & BYTE)]
        counts["total"] = int(total(s, card, own, first, second))
    return counts


def preview(s: State, seat: i64, option: i64) -> schema.VillagePreview | schema.GoalPreview | None:
    """Returns what a village would bring (TRB-VILLAGE), or whether the goal of a village card is fulfilled already."""
    argument = argument_of(option)
    if verb_of(option) == words.TAKE:
        return {"fulfilled": goal_is_met(s, seat, argument)}
    if verb_of(option) != words.VILLAGE:
        return None
    tile = s.data[TERRAIN + seat * SEAT + argument]
    return {
        "riders": int(s.rules[SLOTS + tile]),
        "new_pollution": field_names(polluted_by(s, seat, argument)),
        "catapult": s.rules[BONUSES + tile] & CATAPULT != 0,
        "portal": s.rules[BONUSES + tile] & PORTAL != 0,
    }
