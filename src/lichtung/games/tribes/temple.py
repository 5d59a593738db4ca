"""Temples: discarding three cards, choosing a kind and a tile, and the effect that comes once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.tribes import effects, frames, words
from lichtung.games.tribes.layout import BOARD, ELEMENT_DISCARD, RACK, RACKS, SEAT, TEMPLE, TERRAIN, UNPLACED
from lichtung.games.tribes.state import offer_fields, temples, tiles
from lichtung.games.tribes.tables import TEMPLE_EFFECT, TEMPLE_KINDS, TEMPLES
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

DISCARDS: Final = 3


def temple_is_possible(s: State) -> bool:
    """TRB-TEMPLE-1, 9. Whether the player has an unplaced temple and a tile without one."""
    seat = s.data[TURN]
    return s.data[UNPLACED + seat] != 0 and tiles(s, seat) & ~temples(s, seat) != 0


@final
class DiscardThree(Choice):
    """TRB-TEMPLE-2, 7. Three cards of the rack go to the discard pile, face up, and do nothing."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        data, slate = s.data, s.slate
        count: i64 = 0
        rack = RACKS + data[TURN] * RACK
        end = rack + data[rack] + 1
        i: i64
        j: i64
        k: i64
        for i in range(rack + 1, end):
            for j in range(i + 1, end):
                for k in range(j + 1, end):
                    slate[count] = words.three(data[i], data[j], data[k])
                    count += 1
        return slate[:count]

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
        count = offer_fields(s, s.data[UNPLACED + s.data[TURN]], words.TEMPLE_OF, 0)  # kinds are bits like fields
        if free != 0:
            s.slate[count] = words.DECLINE
            count += 1
        return s.slate[:count]

    def answer(self, s: State, free: i64, b: i64, option: i64) -> None:
        if option != words.DECLINE:
            s.then(frame(frames.TEMPLE_FIELD, option - words.TEMPLE_OF))

    def example(self, s: State, free: i64, b: i64, verb: i64) -> i64:
        return 0  # what is offered says that one has to be placed

    def fits(self, s: State, free: i64, b: i64, below: i64) -> bool:
        return free <= 1 and b == 0


@final
class TempleField(Choice):
    """TRB-TEMPLE-4 to 6. It goes on an own tile without a temple; then the board's effect for its kind comes once."""

    def about(self, s: State, kind: i64, b: i64) -> About:
        return {"card": TEMPLE_KINDS[int(kind)]}

    def options(self, s: State, kind: i64, b: i64) -> vec[i64]:
        seat = s.data[TURN]
        return s.slate[: offer_fields(s, tiles(s, seat) & ~temples(s, seat), words.FIELD, 0)]

    def answer(self, s: State, kind: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        s.put(UNPLACED + seat, s.data[UNPLACED + seat] & ~(1 << kind))
        s.put(TEMPLE + seat * SEAT + option - words.FIELD, kind + 1)
        effects.carry_out(s, TEMPLE_EFFECT + s.data[BOARD + seat] * TEMPLES + kind, 0)

    def why_not(self, s: State, kind: i64, b: i64, option: i64) -> str:
        if verb_of(option) == words.FIELD:
            tile = s.data[TERRAIN + s.data[TURN] * SEAT + option - words.FIELD]
            return "TRB-TEMPLE-5" if tile != 0 else "TRB-TEMPLE-4"
        return "TRB-TEMPLE-4"

    def fits(self, s: State, kind: i64, b: i64, below: i64) -> bool:
        return kind < TEMPLES and b == 0 and s.data[UNPLACED + s.data[TURN]] & (1 << kind) != 0
