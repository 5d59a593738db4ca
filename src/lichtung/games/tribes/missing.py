"""What is missing for an action, in numbers, and which example of an impossible action tells most."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.tribes import words
from lichtung.games.tribes.layout import LEADER, LEADER_CARDS, RACK, RACKS, RIDERS, SEAT, TERRAIN, TREE_HOUSES, WATER
from lichtung.games.tribes.leaders import laid_out, slot_of
from lichtung.games.tribes.requirements import BYTE, backs, first_backs, second_backs
from lichtung.games.tribes.tables import (
    ABILITY,
    ALL,
    ASKED,
    FEWER,
    FIELD_NAMES,
    KIND,
    MORE,
    NEED,
    NEIGH,
    NONE,
    OWN,
    PAY,
    PAY_ONCE,
    PLACES,
    SIDE,
    SLOTS,
    TIER,
    TIER_BOUND,
    TILE_0,
)
from lichtung.games.tribes.temple import DISCARDS
from lichtung.kernel.addresses import TURN
from lichtung.kernel.notation import verb_of
from lichtung.kernel.schema import Lack
from lichtung.kernel.state import State


def lacking_for_action(s: State, option: i64) -> list[Lack]:
    """What is missing for an action of the turn that is not possible."""
    verb = verb_of(option)
    if verb == words.PLAY:
        return lacking_to_play(s, option - words.PLAY)
    if verb == words.TEMPLE or verb == words.REDRAW:
        cards = s.data[RACKS + s.data[TURN] * RACK]
        return [{"what": "rack", "need": DISCARDS, "have": int(cards)}] if cards < DISCARDS else []
    if verb == words.VILLAGE:
        return lacking_to_build(s, option - words.VILLAGE)
    return lacking_for_ability(s, option - words.ABILITY) if verb == words.ABILITY else []


def lacking_to_play(s: State, card: i64) -> list[Lack]:
    """TRB-REQ-4 to 13. How far the cheapest row of a card on the rack is from being met."""
    seat = s.data[TURN]
    own, first, second = backs(s, seat), first_backs(s, seat), second_backs(s, seat)
    kind, shift = s.rules[KIND + card], s.rules[ASKED + card]
    of = s.game.components.elements[int(shift) // 8]
    mine, one, other = int((own >> shift) & BYTE), int((first >> shift) & BYTE), int((second >> shift) & BYTE)
    if kind == OWN:
        return [{"what": "own", "need": int(s.rules[NEED + card * 3]), "have": mine, "of": of}]
    if kind == NONE:
        return [{"what": "none", "need": 0, "have": mine, "of": of}]
    if kind == ALL:
        found = len([1 for i in range(4) if (own >> (8 * i)) & BYTE != 0])
        return [{"what": "all", "need": 4, "have": found}]
    if kind == TIER:
        return [{"what": "tier", "need": int(s.rules[TIER_BOUND]), "have": mine + one + other, "of": of}]
    if kind == NEIGH:
        return [{"what": "neighbours", "need": 1, "have": max(one, other), "of": of}]
    if kind == MORE:
        return [{"what": "more", "need": min(one, other) + 1, "have": mine, "of": of}]
    if kind == FEWER:
        return [{"what": "fewer", "need": max(one, other) - 1, "have": mine, "of": of}]
    return []


def lacking_to_build(s: State, field: i64) -> list[Lack]:
    """TRB-VILLAGE-1. A tree house, a forest, or riders on it."""
    seat = s.data[TURN]
    if s.data[TREE_HOUSES + seat] == 0:
        return [{"what": "tree_houses", "need": 1, "have": 0}]
    if not a_forest_lies(s, seat):
        return [{"what": "forests", "need": 1, "have": 0}]
    tile = s.data[TERRAIN + seat * SEAT + field]
    if not TILE_0 < tile < TILE_0 + SIDE:
        return []
    riders = int(s.data[RIDERS + seat * SEAT + field])
    return [{"what": "riders", "need": int(s.rules[SLOTS + tile]), "have": riders, "of": FIELD_NAMES[int(field)]}]


def a_forest_lies(s: State, seat: i64) -> bool:
    """Whether a seat has a tile on its forest side."""
    at: i64
    for at in range(TERRAIN + seat * SEAT + 1, TERRAIN + seat * SEAT + PLACES):
        if TILE_0 < s.data[at] < TILE_0 + SIDE:
            return True
    return False


def lacking_for_ability(s: State, leader: i64) -> list[Lack]:
    """TRB-LEADER-4, 6. The water that a laid out ability costs."""
    if slot_of(s, leader) < 0 or s.rules[ABILITY + leader] != PAY_ONCE:
        return []
    price, purse = int(s.rules[PAY + leader]), int(s.data[WATER + s.data[TURN]])
    return [{"what": "water", "need": price, "have": purse}] if purse < price else []


def example_of(s: State, verb: i64) -> i64:
    """An action that is not possible, by which a table says why; 0 for one that nobody misses."""
    seat = s.data[TURN]
    if verb == words.PLAY:
        return verb + s.data[RACKS + seat * RACK + 1] if s.data[RACKS + seat * RACK] > 0 else 0
    if verb == words.VILLAGE:
        return verb + nearest_village(s, seat)
    if verb == words.ABILITY:
        return example_ability(s, seat)
    return verb if verb == words.TEMPLE else 0  # to draw new cards is for those who can place no temple


def nearest_village(s: State, seat: i64) -> i64:
    """The field on which a village lacks the fewest riders; the first one where no forest lies."""
    best: i64 = 1
    fewest: i64 = PLACES * SIDE
    field: i64
    for field in range(1, PLACES):
        tile = s.data[TERRAIN + seat * SEAT + field]
        if TILE_0 < tile < TILE_0 + SIDE:
            missing = s.rules[SLOTS + tile] - s.data[RIDERS + seat * SEAT + field]
            if missing < fewest:
                fewest = missing
                best = field
    return best


def example_ability(s: State, seat: i64) -> i64:
    """A paid ability that is laid out, else a leader card that still waits."""
    place = laid_out(s)
    at: i64
    for at in range(place + 1, place + s.data[place] + 1):
        if s.rules[ABILITY + s.data[at]] == PAY_ONCE:
            return words.ABILITY + s.data[at]
    cards = LEADER_CARDS + seat * LEADER
    return words.ABILITY + s.data[cards + 1] if s.data[place] == 0 and s.data[cards] > 0 else 0
