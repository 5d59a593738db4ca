"""Laying a forest tile: what it costs, which tiles there are, where one can lie."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.tribes import frames, words
from lichtung.games.tribes.layout import FOREST_DISPLAY, FOREST_STACK, SEAT, TERRAIN, WATER
from lichtung.games.tribes.leaders import discounts, gains_of_forest
from lichtung.games.tribes.state import beside, offer_fields, polluted, tiles
from lichtung.games.tribes.tables import DISPLAY, MIN_FOREST_COST
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

MOST: Final = 127  # no effect asks for more


def forest_cost(s: State, printed: i64) -> i64:
    """TRB-FOREST-1. The printed cost less all discounts, but never less than the least."""
    cost = printed - discounts(s)
    return cost if cost > s.rules[MIN_FOREST_COST] else s.rules[MIN_FOREST_COST]


def legal_fields(s: State, seat: i64) -> i64:
    """TRB-FOREST-5. The fields of a seat without pollution and tile beside a field with a tile, as bits."""
    laid = tiles(s, seat)
    return beside(laid) & ~laid & ~polluted(s, seat)


def a_tile_is_available(s: State) -> bool:
    """TRB-FOREST-4. Whether the display or the stack has a tile."""
    if s.data[FOREST_STACK] > 0:
        return True
    slot: i64
    for slot in range(FOREST_DISPLAY, FOREST_DISPLAY + DISPLAY):
        if s.data[slot] != 0:
            return True
    return False


def is_available(s: State, tile: i64) -> bool:
    """TRB-FOREST-4. Whether a tile lies in the display or on top of the stack."""
    slot: i64
    for slot in range(FOREST_DISPLAY, FOREST_DISPLAY + DISPLAY):
        if s.data[slot] == tile:
            return True
    return s.data[FOREST_STACK] > 0 and s.data[FOREST_STACK + s.data[FOREST_STACK]] == tile


def forest_is_possible(s: State, cost: i64) -> bool:
    """TRB-FOREST-3. Whether the player has the water, a tile is available and a field is legal."""
    return s.data[WATER + s.data[TURN]] >= cost and a_tile_is_available(s) and legal_fields(s, s.data[TURN]) != 0


def show_top_tile(s: State) -> None:
    """TRB-SETUP-5. The top tile of the forest stack lies open."""
    if s.data[FOREST_STACK] > 0:
        s.show(FOREST_STACK, 1, s.terms.everyone)


def lay_tile(s: State, tile: i64, field: i64) -> None:
    """TRB-FOREST-6, 7. The tile goes to the field; a slot of the display is filled from the stack at once."""
    target = TERRAIN + s.data[TURN] * SEAT + field
    slot: i64
    for slot in range(FOREST_DISPLAY, FOREST_DISPLAY + DISPLAY):
        if s.data[slot] == tile:
            s.move(tile, slot, target)
            if s.data[FOREST_STACK] > 0:
                s.move(s.data[FOREST_STACK + s.data[FOREST_STACK]], FOREST_STACK, slot)
                show_top_tile(s)
            return
    s.move(tile, FOREST_STACK, target)
    show_top_tile(s)


@final
class ForestTile(Choice):
    """TRB-FOREST-2, 4. Choose a tile of the display or the top one of the stack, or decline."""

    def about(self, s: State, cost: i64, b: i64) -> About:
        return {"cost": int(cost)}

    def options(self, s: State, cost: i64, b: i64) -> vec[i64]:
        if not forest_is_possible(s, cost):
            return s.terms.nothing
        data, slate = s.data, s.slate
        count: i64 = 0
        slot: i64
        for slot in range(FOREST_DISPLAY, FOREST_DISPLAY + DISPLAY):
            if data[slot] != 0:
                slate[count] = words.TILE + data[slot]
                count += 1
        if data[FOREST_STACK] > 0:
            slate[count] = words.TILE + data[FOREST_STACK + data[FOREST_STACK]]
            count += 1
        slate[count] = words.DECLINE
        return slate[: count + 1]

    def answer(self, s: State, cost: i64, b: i64, option: i64) -> None:
        if option != words.DECLINE:
            s.then(frame(frames.FOREST_FIELD, cost, option - words.TILE))

    def fits(self, s: State, cost: i64, b: i64, below: i64) -> bool:
        return cost <= MOST and b == 0


@final
class ForestField(Choice):
    """TRB-FOREST-5 to 8. Choose a legal field, pay, lay the tile; then come the gains that it triggers."""

    def about(self, s: State, cost: i64, tile: i64) -> About:
        return {"card": s.terms.game.card_name(int(tile)), "cost": int(cost)}

    def options(self, s: State, cost: i64, tile: i64) -> vec[i64]:
        return s.slate[: offer_fields(s, legal_fields(s, s.data[TURN]), words.FIELD, 0)]

    def answer(self, s: State, cost: i64, tile: i64, option: i64) -> None:
        purse = WATER + s.data[TURN]
        s.put(purse, s.data[purse] - cost)
        lay_tile(s, tile, option - words.FIELD)
        if gains_of_forest(s) != 0:
            s.then(frames.FOREST_GAINS)

    def why_not(self, s: State, cost: i64, tile: i64, option: i64) -> str:
        return "TRB-FOREST-5" if verb_of(option) == words.FIELD else "TRB-FOREST-6"

    def fits(self, s: State, cost: i64, tile: i64, below: i64) -> bool:
        return s.data[WATER + s.data[TURN]] >= cost and tile != 0 and is_available(s, tile)
