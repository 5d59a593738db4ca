"""Villages: building one, and the village card that it brings."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.tribes import effects, frames, phases, words
from lichtung.games.tribes.layout import (
    GAME_END_TILE,
    LEFT,
    LEFT_CARDS,
    POLLUTION,
    RIDERS,
    RIGHT_SIDES,
    SEAT,
    TERRAIN,
    TREE_HOUSES,
    TRIGGER_ROUND,
    VILLAGE_DISCARD,
    VILLAGE_DISPLAY,
    VILLAGE_STACK,
)
from lichtung.games.tribes.state import NEXT_TO, offer_cards, tiles
from lichtung.games.tribes.tables import (
    BONUSES,
    CATAPULT,
    DISPLAY,
    HOUSE_COUNT,
    LEFT_LIMIT,
    PLACES,
    RIGHT_EFFECT,
    SIDE,
    SLOTS,
    TILE_0,
    TRIGGER,
    TURBINE,
    VILLAGE_0,
)
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec


def can_build_on(s: State, field: i64) -> bool:
    """TRB-VILLAGE-1. A forest side with at least as many riders as slots, and a tree house left."""
    seat = s.data[TURN]
    tile = s.data[TERRAIN + seat * SEAT + field]
    if not TILE_0 < tile < TILE_0 + SIDE or s.data[TREE_HOUSES + seat] == 0:
        return False
    return s.data[RIDERS + seat * SEAT + field] >= s.rules[SLOTS + tile]


def offer_villages(s: State, offered: i64) -> i64:
    """TRB-VILLAGE-1. An option on the slate for each field on which a village can be built."""
    data = s.data
    base = RIDERS + data[TURN] * SEAT
    field: i64
    for field in range(1, PLACES):
        if data[base + field] != 0 and can_build_on(s, field):
            s.slate[offered] = words.VILLAGE + field
            offered += 1
    return offered


def build(s: State, field: i64) -> None:
    """TRB-VILLAGE-3 to 12. Riders return, the tile is turned, new pollution, tree house, catapult, village card."""
    s.enter(phases.BUILDING)
    seat = s.data[TURN]
    cell = TERRAIN + seat * SEAT + field
    tile = s.data[cell]
    riders = RIDERS + seat * SEAT
    slots = s.rules[SLOTS + tile]
    s.put(riders + field, s.data[riders + field] - slots)
    s.put(riders, s.data[riders] + slots)
    s.turn(cell, tile + SIDE)
    pollute(s, seat, polluted_by(s, seat, field))
    s.put(TREE_HOUSES + seat, s.data[TREE_HOUSES + seat] - 1)
    take_game_end_tile(s, seat)
    if s.rules[BONUSES + tile] & CATAPULT != 0:
        s.then(frames.CATAPULT_RIDER, frames.VILLAGE_CARD)
    else:
        s.then(frames.VILLAGE_CARD)


def polluted_by(s: State, seat: i64, field: i64) -> i64:
    """TRB-VILLAGE-5, 6. The fields that a village pollutes, as bits: those beside it without a tile, with a turbine none."""
    if s.rules[BONUSES + s.data[TERRAIN + seat * SEAT + field]] & TURBINE != 0:
        return 0
    return NEXT_TO[field] & ~tiles(s, seat)


def pollute(s: State, seat: i64, fields: i64) -> None:
    """Each of some fields gets one pollution."""
    field: i64
    for field in range(1, PLACES):
        if fields & (1 << field) != 0:
            address = POLLUTION + seat * SEAT + field
            s.put(address, s.data[address] + 1)


def take_game_end_tile(s: State, seat: i64) -> None:
    """TRB-VILLAGE-8, TRB-END-1, 5. The first player with the last tree house on the terrain triggers the end."""
    if s.rules[HOUSE_COUNT] - s.data[TREE_HOUSES + seat] < s.rules[TRIGGER] or s.data[TRIGGER_ROUND] != 0:
        return
    s.enter(phases.FIFTH_VILLAGE)
    s.put(GAME_END_TILE, seat + 1)
    s.put(TRIGGER_ROUND, s.data[ROUND])


@final
class VillageCard(Choice):
    """TRB-VCARD-1, 8. One card of the display, not of the stack."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return s.slate[: offer_cards(s, VILLAGE_DISPLAY, VILLAGE_DISPLAY + DISPLAY, words.TAKE, 0)]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        slot: i64 = 0
        while s.data[VILLAGE_DISPLAY + slot] != option - words.TAKE:
            slot += 1
        s.then(frame(frames.VILLAGE_SIDE, slot), frame(frames.FILL_VILLAGE_DISPLAY, slot))


def is_taken(s: State, slot: i64, below: i64) -> bool:
    """Whether a card lies in a slot of the display that is filled again as soon as it is gone."""
    return slot < DISPLAY and s.data[VILLAGE_DISPLAY + slot] != 0 and below == frame(frames.FILL_VILLAGE_DISPLAY, slot)


@final
class VillageSide(Choice):
    """TRB-VCARD-2 to 6. Left: a goal; right: its effect at once."""

    def about(self, s: State, slot: i64, b: i64) -> About:
        return {"card": s.terms.game.card_name(int(s.data[VILLAGE_DISPLAY + slot]))}

    def options(self, s: State, slot: i64, b: i64) -> vec[i64]:
        s.slate[0] = words.LEFT
        s.slate[1] = words.RIGHT
        return s.slate[:2]

    def answer(self, s: State, slot: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        card = s.data[VILLAGE_DISPLAY + slot]
        if option == words.RIGHT:
            s.put(RIGHT_SIDES + seat, s.data[RIGHT_SIDES + seat] + 1)
            effects.carry_out(s, RIGHT_EFFECT + card - VILLAGE_0, 0)
        elif s.data[LEFT_CARDS + seat * LEFT] >= s.rules[LEFT_LIMIT]:
            s.then(frame(frames.VILLAGE_REPLACE, slot))
        else:
            s.move(card, VILLAGE_DISPLAY + slot, LEFT_CARDS + seat * LEFT)

    def fits(self, s: State, slot: i64, b: i64, below: i64) -> bool:
        return is_taken(s, slot, below) and b == 0


@final
class VillageReplace(Choice):
    """TRB-VCARD-6. With the left side full, one of its cards goes to the discard pile first."""

    def about(self, s: State, slot: i64, b: i64) -> About:
        return {"card": s.terms.game.card_name(int(s.data[VILLAGE_DISPLAY + slot]))}

    def options(self, s: State, slot: i64, b: i64) -> vec[i64]:
        left = LEFT_CARDS + s.data[TURN] * LEFT
        return s.slate[: offer_cards(s, left + 1, left + s.data[left] + 1, words.DISCARD, 0)]

    def answer(self, s: State, slot: i64, b: i64, option: i64) -> None:
        left = LEFT_CARDS + s.data[TURN] * LEFT
        s.move(option - words.DISCARD, left, VILLAGE_DISCARD)
        s.move(s.data[VILLAGE_DISPLAY + slot], VILLAGE_DISPLAY + slot, left)

    def fits(self, s: State, slot: i64, b: i64, below: i64) -> bool:
        return is_taken(s, slot, below) and b == 0 and s.data[LEFT_CARDS + s.data[TURN] * LEFT] >= s.rules[LEFT_LIMIT]


@final
class FillVillageDisplay(Deed):
    """TRB-VCARD-3, 7. A used right side is discarded; then the slot is filled, if need be from a new stack."""

    def run(self, s: State, slot: i64, b: i64) -> None:
        card = s.data[VILLAGE_DISPLAY + slot]
        if card != 0:
            s.move(card, VILLAGE_DISPLAY + slot, VILLAGE_DISCARD)
        if s.data[VILLAGE_STACK] == 0 and s.data[VILLAGE_DISCARD] > 0:
            while s.data[VILLAGE_DISCARD] > 0:
                s.move(s.data[VILLAGE_DISCARD + 1], VILLAGE_DISCARD, VILLAGE_STACK)
            s.shuffle(VILLAGE_STACK)
        if s.data[VILLAGE_STACK] > 0:
            s.move(s.data[VILLAGE_STACK + s.data[VILLAGE_STACK]], VILLAGE_STACK, VILLAGE_DISPLAY + slot)

    def fits(self, s: State, slot: i64, b: i64, below: i64) -> bool:
        return slot < DISPLAY and b == 0
