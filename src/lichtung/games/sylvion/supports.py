"""The supports and element cards that the Ravager turns up, resolved in the order of their letters."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.clearing import blaze, discard, last_empty_cell
from lichtung.games.sylvion.components import (
    ACID_LAKE,
    BETRAYAL,
    BLAZE,
    DEMOBILIZE,
    DESICCATION,
    GEYSER,
    SIMOON,
    STONE_RAIN,
    T4,
    TORNADO,
    is_elemental,
    is_fountain,
)
from lichtung.games.sylvion.drawing import RANDOM_ONLY, discarded_kinds, kinds_in_hand, sylvan_cards_discarded
from lichtung.games.sylvion.end import damage_forest
from lichtung.games.sylvion.layout import BOX, CLEARING, COLUMNS, DEFENDER_DECK, ON_STACK, ROWS, SYLVAN_DISCARD
from lichtung.games.sylvion.settings import SILENT
from lichtung.games.sylvion.state import active_hand
from lichtung.kernel.addresses import OUTCOME, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

RANDOM_OR_TWO: Final = vec[i64]([words.RANDOM_ONE, words.CHOOSE_TWO])


def resolve(s: State, row: i64, card: i64) -> None:
    """Let the support or element card on a stack take effect; it is discarded afterwards (SYL-REVEAL-7)."""
    after = frame(frames.DISCARD_SUPPORT, row)
    if card == BLAZE:
        blaze(s)
        s.then(after)
    elif card == SIMOON:
        s.then(frames.MARCH, after)  # SYL-SIMOON-1
    elif card == DESICCATION:
        s.then(frames.DESICCATION_MODE, after)
    elif card == DEMOBILIZE:
        s.then(frames.DEMOBILIZE_MODE, after)
    elif card == GEYSER or card == ACID_LAKE:
        cell = last_empty_cell(s, row)
        if cell != 0:
            s.move(card, ON_STACK + row, cell)
        else:
            s.then(after)
    elif card == TORNADO:
        s.then(after)
        whirl(s, row)
    elif card == STONE_RAIN:
        s.then(after)
        rain_stones(s, row)


def whirl(s: State, row: i64) -> None:
    """SYL-TORNADO-1, 2. The row's trees and fountains return to the hand; without any, two hand cards go on the deck."""
    found = False
    cell: i64
    for cell in range(CLEARING + row * COLUMNS, CLEARING + row * COLUMNS + COLUMNS):
        card = s.data[cell]
        if 0 < card <= T4:
            s.move(card, cell, active_hand(s))
            found = True
    if not found:
        s.then(frame(frames.TORNADO_CARD, 2))


def rain_stones(s: State, row: i64) -> None:
    """SYL-STONE-1 to 3. The tree or fountain nearest to the stack is defeated; without any, the forest takes 1 damage."""
    cell: i64
    for cell in range(CLEARING + row * COLUMNS, CLEARING + row * COLUMNS + COLUMNS):
        card = s.data[cell]
        if 0 < card <= T4:
            discard(s, card, cell)
            if is_fountain(card):
                s.then(frame(frames.DRAW, 1, s.data[TURN]))
            return
    damage_forest(s, 1)


@final
class DiscardSupport(Deed):
    """SYL-REVEAL-7. A resolved card leaves its stack."""

    def run(self, s: State, row: i64, b: i64) -> None:
        if s.data[OUTCOME] == 0:
            discard(s, s.data[ON_STACK + row], ON_STACK + row)

    def fits(self, s: State, row: i64, b: i64, below: i64) -> bool:
        return row < ROWS and b == 0 and s.data[ON_STACK + row] != 0 and not is_elemental(s.data[ON_STACK + row])


@final
class DesiccationMode(Choice):
    """SYL-DESIC-1, 2. A random card of the hand dries up, or two chosen ones."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        size = s.data[active_hand(s)]
        if size == 0:
            return s.terms.nothing
        if size == 1:
            return RANDOM_ONLY
        return RANDOM_OR_TWO

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.RANDOM_ONE:
            hand = active_hand(s)
            discard(s, s.pick(hand, BETRAYAL), hand)
        else:
            s.then(frame(frames.DESICCATION_CARD, 2))


@final
class DesiccationCard(Choice):
    """SYL-DESIC-1. One of the two chosen cards."""

    def about(self, s: State, left: i64, b: i64) -> About:
        return {"left": int(left)}

    def options(self, s: State, left: i64, b: i64) -> vec[i64]:
        return kinds_in_hand(s, active_hand(s), words.DISCARD)

    def answer(self, s: State, left: i64, b: i64, option: i64) -> None:
        discard(s, option - words.DISCARD, active_hand(s))
        if left > 1:
            s.then(frame(frames.DESICCATION_CARD, left - 1))

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return 1 <= left <= 2 and b == 0


@final
class DemobilizeMode(Choice):
    """SYL-DEMCARD-1, 2. A random Sylvan card of the discard pile leaves the game, or two chosen ones."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        count = sylvan_cards_discarded(s)
        if count == 0:
            return s.terms.nothing
        if count == 1:
            return RANDOM_ONLY
        return RANDOM_OR_TWO

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.RANDOM_ONE:
            # SYL-BETRAY-8: betrayals hit on the way return to the pile, so the pick is among Sylvan cards alone
            s.move(s.pick(SYLVAN_DISCARD, BETRAYAL), SYLVAN_DISCARD, BOX)
        else:
            s.then(frame(frames.DEMOBILIZE_CARD, 2))


@final
class DemobilizeCard(Choice):
    """SYL-DEMCARD-1. One of the two chosen cards."""

    def about(self, s: State, left: i64, b: i64) -> About:
        return {"left": int(left)}

    def options(self, s: State, left: i64, b: i64) -> vec[i64]:
        return discarded_kinds(s)

    def answer(self, s: State, left: i64, b: i64, option: i64) -> None:
        s.move(option - words.REMOVE, SYLVAN_DISCARD, BOX)
        if left > 1:
            s.then(frame(frames.DEMOBILIZE_CARD, left - 1))

    def why_not(self, s: State, left: i64, b: i64, option: i64) -> str:
        return "SYL-BETRAY-7" if option == words.REMOVE + BETRAYAL else self.rule

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return 1 <= left <= 2 and b == 0


@final
class TornadoCard(Choice):
    """SYL-TORNADO-2, 3. A hand card is put on top of the deck, then another one on top of it."""

    def about(self, s: State, left: i64, b: i64) -> About:
        return {"left": int(left)}

    def options(self, s: State, left: i64, b: i64) -> vec[i64]:
        return kinds_in_hand(s, active_hand(s), words.PUT_BACK)

    def answer(self, s: State, left: i64, b: i64, option: i64) -> None:
        s.move(option - words.PUT_BACK, active_hand(s), DEFENDER_DECK)
        if left > 1:
            s.then(frame(frames.TORNADO_CARD, left - 1))

    def private(self, s: State, left: i64, b: i64, option: i64) -> bool:
        return s.rules[SILENT] != 0  # SYL-INFO-12

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return 1 <= left <= 2 and b == 0
