"""Temples: discarding three cards, choosing a kind and a tile, and the effect that comes once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.tribes import effects, frames, words
from lichtung.games.tribes.state import (
    BOARD,
    ELEMENT_DISCARD,
    RACK,
    RACKS,
    SEAT,
    TEMPLE,
    TERRAIN,
    TURN,
    UNPLACED,
    temples,
    tiles,
)
from lichtung.games.tribes.tables import PLACES, TEMPLE_EFFECT, TEMPLES
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

DISCARDS: Final = 3


def temple_is_possible(s: State) -> bool:
    """TRB-TEMPLE-1, 9. Whether the player has an unplaced temple and a tile without one."""
    seat = s.data[TURN]
    return s.data[UNPLACED + seat] != 0 and tiles(s, seat) & ~temples(s, seat) != 0


@final
class DiscardThree(Choice):
    """TRB-TEMPLE-2, 7. Three cards of the rack go to the discard pile, face up, and do nothing."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        found = vec[i64](capacity=10)
        data = s.data
        rack = RACKS + data[TURN] * RACK
        end = rack + data[rack] + 1
        i: i64
        j: i64
        k: i64
        for i in range(rack + 1, end):
            for j in range(i + 1, end):
                for k in range(j + 1, end):
                    found = append(found, words.three(data[i], data[j], data[k]))
        return found

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        rack = RACKS + s.data[TURN] * RACK
        packed = option - words.DISCARD_THREE
        while packed != 0:
            s.move(packed & words.CARD_MASK, rack, ELEMENT_DISCARD)
            packed >>= words.CARD_BITS


@final
class TempleKind(Choice):
    """TRB-TEMPLE-3, 9. One of the unplaced temples; a free one (T1) may be declined."""

    def options(self, s: State, free: i64, b: i64) -> vec[i64]:
        if not temple_is_possible(s):
            return s.terms.nothing
        found = vec[i64](capacity=5)
        kind: i64
        for kind in range(TEMPLES):
            if s.data[UNPLACED + s.data[TURN]] & (1 << kind) != 0:
                found = append(found, words.TEMPLE_OF + kind)
        return append(found, words.DECLINE) if free != 0 else found

    def answer(self, s: State, free: i64, b: i64, option: i64) -> None:
        if option != words.DECLINE:
            s.then(frame(frames.TEMPLE_FIELD, option - words.TEMPLE_OF))

    def why_not(self, s: State, free: i64, b: i64, option: i64) -> str:
        return "TRB-TEMPLE-9" if option == words.DECLINE else "TRB-TEMPLE-3"


@final
class TempleField(Choice):
    """TRB-TEMPLE-4 to 6. It goes on an own tile without a temple; then the board's effect for its kind comes once."""

    def options(self, s: State, kind: i64, b: i64) -> vec[i64]:
        found = vec[i64](capacity=12)
        seat = s.data[TURN]
        free = tiles(s, seat) & ~temples(s, seat)
        field: i64
        for field in range(1, PLACES):
            if free & (1 << field) != 0:
                found = append(found, words.FIELD + field)
        return found

    def answer(self, s: State, kind: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        s.put(UNPLACED + seat, s.data[UNPLACED + seat] & ~(1 << kind))
        s.put(TEMPLE + seat * SEAT + option - words.FIELD, kind + 1)
        effects.carry_out(s, TEMPLE_EFFECT + s.data[BOARD + seat] * TEMPLES + kind, 0)

    def why_not(self, s: State, kind: i64, b: i64, option: i64) -> str:
        if option >> 16 == words.FIELD >> 16:
            tile = s.data[TERRAIN + s.data[TURN] * SEAT + option - words.FIELD]
            return "TRB-TEMPLE-5" if tile != 0 else "TRB-TEMPLE-4"
        return "TRB-TEMPLE-4"
