"""Leader abilities: which are in effect, what they add, and when one can be paid for."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.tribes import words
from lichtung.games.tribes.layout import LAID_OUT, LEADERS, USED, WATER
from lichtung.games.tribes.tables import (
    ABILITY,
    ABILITY_ELEMENT,
    DISCOUNT,
    ELEMENT,
    GAIN_EFFECT,
    LEADER_0,
    ON_FOREST,
    ON_PLAY,
    PART,
    PART_LIMIT,
    PART_MASK,
    PAY,
    PAY_ONCE,
    PER_POLLUTION,
    PLUS,
    PLUS_AMOUNT,
    PLUS_KIND,
    REBATE,
    SEATS,
)
from lichtung.kernel.addresses import TURN
from lichtung.kernel.state import State


def laid_out(s: State) -> i64:
    """The place of the active player's leader cards laid out; each is in effect until the end (TRB-LEADER-1)."""
    return LEADERS + s.data[TURN] * LAID_OUT


def gain_part(s: State, leader: i64) -> i64:
    """The part that a leader card gives, 0 if none."""
    return s.rules[PART + (GAIN_EFFECT + leader - LEADER_0) * PART_LIMIT]


def plus(s: State, kind: i64) -> i64:
    """TRB-LEADER-11. How much the active player's abilities add to a printed part of that kind."""
    total: i64 = 0
    place = laid_out(s)
    at: i64
    for at in range(place + 1, place + s.data[place] + 1):
        leader = s.data[at]
        if s.rules[ABILITY + leader] == PLUS and s.rules[PLUS_KIND + leader] == kind:
            total += s.rules[PLUS_AMOUNT + leader]
    return total


def discounts(s: State) -> i64:
    """TRB-LEADER-17. How much less the active player pays for a forest; several discounts add up."""
    total: i64 = 0
    place = laid_out(s)
    at: i64
    for at in range(place + 1, place + s.data[place] + 1):
        total += s.rules[REBATE + s.data[at]]
    return total


def per_pollution(s: State) -> i64:
    """TRB-LEADER-15. The water that the active player gains for each token removed."""
    total: i64 = 0
    place = laid_out(s)
    at: i64
    for at in range(place + 1, place + s.data[place] + 1):
        if s.rules[ABILITY + s.data[at]] == PER_POLLUTION:
            total += gain_part(s, s.data[at]) & PART_MASK
    return total


def gains_of_playing(s: State, card: i64) -> i64:
    """TRB-LEADER-2. The leader cards that a played card triggers, as bits in order of arrival."""
    bits: i64 = 0
    place = laid_out(s)
    i: i64
    for i in range(s.data[place]):
        leader = s.data[place + 1 + i]
        if s.rules[ABILITY + leader] == ON_PLAY and s.rules[ABILITY_ELEMENT + leader] == s.rules[ELEMENT + card]:
            bits |= 1 << i
    return bits


def gains_of_forest(s: State) -> i64:
    """TRB-LEADER-9, 19. The leader cards that laying a forest tile triggers, as bits in order of arrival."""
    bits: i64 = 0
    place = laid_out(s)
    i: i64
    for i in range(s.data[place]):
        kind = s.rules[ABILITY + s.data[place + 1 + i]]
        if (kind == ON_FOREST or kind == DISCOUNT) and gain_part(s, s.data[place + 1 + i]) != 0:
            bits |= 1 << i
    return bits


def may_be_left(s: State, slot: i64) -> bool:
    """TRB-EFF-9. Whether pollution gained from a leader card need not be removed: only that of a discount."""
    return s.rules[ABILITY + s.data[laid_out(s) + 1 + slot]] == DISCOUNT


def can_pay(s: State, slot: i64) -> bool:
    """TRB-LEADER-4, 6. Whether a leader card is a paid ability, unused in this turn, whose price the player has."""
    leader = s.data[laid_out(s) + 1 + slot]
    if s.rules[ABILITY + leader] != PAY_ONCE or s.data[USED] & (1 << slot) != 0:
        return False
    return s.data[WATER + s.data[TURN]] >= s.rules[PAY + leader]


def slot_of(s: State, leader: i64) -> i64:
    """Where a leader card lies among those laid out by the active player, -1 if it does not."""
    place = laid_out(s)
    i: i64
    for i in range(s.data[place]):
        if s.data[place + 1 + i] == leader:
            return i
    return -1


def is_laid_out(s: State, leader: i64) -> bool:
    """Whether a leader card lies in front of any player."""
    seat: i64
    i: i64
    for seat in range(s.rules[SEATS]):
        place = LEADERS + seat * LAID_OUT
        for i in range(place + 1, place + 1 + s.data[place]):
            if s.data[i] == leader:
                return True
    return False


def why_not_ability(s: State, option: i64) -> str:
    """The rule that keeps an ability from being used."""
    slot = slot_of(s, option - words.ABILITY)
    if slot < 0:
        return "TRB-LEADER-5" if is_laid_out(s, option - words.ABILITY) else "TRB-LEADER-1"
    if s.rules[ABILITY + option - words.ABILITY] != PAY_ONCE or s.data[USED] & (1 << slot) != 0:
        return "TRB-LEADER-4"
    return "TRB-LEADER-7"
