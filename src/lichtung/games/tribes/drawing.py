"""Phase 2: drawing back to five cards by their backs, and filling the display."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.tribes import frames, words
from lichtung.games.tribes.layout import DRAWN, ELEMENT_DECK, ELEMENT_DISCARD, ELEMENT_DISPLAY, RACK, RACKS
from lichtung.games.tribes.state import DRAW
from lichtung.games.tribes.tables import DISPLAY, RACK_SIZE
from lichtung.kernel.addresses import STEP, TURN
from lichtung.kernel.frames import Choice, Deed
from lichtung.kernel.notation import verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec


def take_from_deck(s: State, target: i64) -> None:
    """TRB-DRAW-4, 7. The top card goes somewhere and the next back shows; an empty deck is renewed at once."""
    s.move(s.data[ELEMENT_DECK + s.data[ELEMENT_DECK]], ELEMENT_DECK, target)
    s.notice()
    if s.data[ELEMENT_DECK] == 0 and s.data[ELEMENT_DISCARD] > 0:
        while s.data[ELEMENT_DISCARD] > 0:
            s.move(s.data[ELEMENT_DISCARD + s.data[ELEMENT_DISCARD]], ELEMENT_DISCARD, ELEMENT_DECK)
        s.shuffle(ELEMENT_DECK)


def cards_missing(s: State) -> i64:
    """TRB-DRAW-1. How many cards the active player still has to draw."""
    return RACK_SIZE - s.data[RACKS + s.data[TURN] * RACK] - s.data[DRAWN]


@final
class Draw(Deed):
    """TRB-DRAW-1. The player draws until the rack holds five cards; then the display is filled."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, DRAW)
        s.then(frames.DRAW_CARD, frames.END_DRAW, frames.LEADER_CHECK)


@final
class DrawCard(Choice):
    """TRB-DRAW-2 to 5. A card of the display or the top of the deck, by its back; faces show after the last one."""

    def about(self, s: State, a: i64, b: i64) -> About:
        return {"left": int(cards_missing(s))}

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        if cards_missing(s) <= 0:
            return s.terms.nothing
        data, slate = s.data, s.slate
        count: i64 = 0
        slot: i64
        for slot in range(DISPLAY):
            if data[ELEMENT_DISPLAY + slot] != 0:
                slate[count] = words.SLOT + slot + 1
                count += 1
        if data[ELEMENT_DECK] > 0:
            slate[count] = words.DECK
            count += 1
        return slate[:count]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        missing = cards_missing(s)
        target: i64 = DRAWN
        if missing == 1 and s.data[DRAWN] == 0:
            target = RACKS + s.data[TURN] * RACK
        if option == words.DECK:
            take_from_deck(s, target)
        else:
            slot = ELEMENT_DISPLAY + option - words.SLOT - 1
            s.move(s.data[slot], slot, target)
        if missing > 1:
            s.then(frames.DRAW_CARD)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return "TRB-DRAW-3" if verb_of(option) == words.SLOT else "TRB-DRAW-2"


@final
class EndDraw(Deed):
    """TRB-DRAW-5, 6. The cards just drawn show their faces to their owner, and empty slots are filled in order."""

    def run(self, s: State, a: i64, b: i64) -> None:
        rack = RACKS + s.data[TURN] * RACK
        while s.data[DRAWN] > 0:
            s.move(s.data[DRAWN + s.data[DRAWN]], DRAWN, rack)
        slot: i64
        for slot in range(ELEMENT_DISPLAY, ELEMENT_DISPLAY + DISPLAY):
            if s.data[slot] == 0 and s.data[ELEMENT_DECK] > 0:
                take_from_deck(s, slot)
