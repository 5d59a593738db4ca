"""The powers: when each has a legal way to be carried out, and how it begins. Fungi borrows any of them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.equinox import frames, words
from lichtung.games.equinox.components import (
    AQUILON,
    CARMEN,
    CORNU,
    ECHOMIR,
    FUNGI,
    KLUMPI,
    LUPINO,
    MOOSMANN,
    NOCTIA,
    POWERFUL,
    RANERI,
    SUSI,
    VULPA,
    ZIEGFRIED,
)
from lichtung.games.equinox.hand_powers import others_with
from lichtung.games.equinox.layout import CARMEN_ACTIVE, COLUMNS, ECHOMIR_USED, VANISHED
from lichtung.games.equinox.state import a_card_is_playable, column_of, creature_at, hand_of, in_tournament
from lichtung.games.equinox.stone_powers import placed_stones, spaces_for_klumpi
from lichtung.games.equinox.table_powers import chameleons, creatures_to_swap, discardable, recallable
from lichtung.games.equinox.turn import draw
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec


def is_legal(s: State, power: i64, own: i64) -> bool:
    """EQX-POWER-3. Whether a creature's power can be carried out; `own` is the creature it speaks of as itself."""
    if power == SUSI or power == CARMEN or power == NOCTIA:  # EQX-SUSI-3, EQX-CARMEN-1, EQX-NOCTIA-1
        return True
    if power == MOOSMANN:
        return len(placed_stones(s)) > 0
    if power == CORNU:
        return len(others_with(s, 1)) > 0
    if power == KLUMPI:
        return len(spaces_for_klumpi(s)) > 0
    if power == ECHOMIR:  # EQX-ECHOMIR-2, 3
        return s.data[ECHOMIR_USED] == 0 and a_card_is_playable(s, hand_of(s.data[TURN]))
    if power == LUPINO:
        return len(recallable(s, own)) > 0
    if power == FUNGI:
        return len(borrowable(s)) > 0
    if power == ZIEGFRIED:
        return len(others_with(s, 3)) > 0
    if power == AQUILON:
        return len(chameleons(s)) > 0
    if power == RANERI:
        return len(creatures_to_swap(s)) > 0
    return power == VULPA and len(discardable(s, own)) > 0


def use(s: State, power: i64, own: i64) -> None:
    """EQX-POWER-4, 5. Carry out a power, or put its first question."""
    if power == SUSI:
        draw(s, 3)  # EQX-SUSI-1, 2
    elif power == CARMEN:
        s.put(CARMEN_ACTIVE, 1)  # EQX-CARMEN-1
    elif power == ECHOMIR:
        s.put(ECHOMIR_USED, 1)  # EQX-ECHOMIR-1, 3, EQX-FUNGI-5
        s.then(frame(frames.CHOOSE_CARD))
    elif power == MOOSMANN:
        s.then(frame(frames.CHOOSE_STONE))
    elif power == CORNU:
        s.then(frame(frames.CHOOSE_CORNU_PLAYER))
    elif power == KLUMPI:
        s.then(frame(frames.CHOOSE_KLUMPI_SPACE))
    elif power == LUPINO:
        s.then(frame(frames.CHOOSE_LUPINO_CARD, own))
    elif power == NOCTIA:
        s.then(frame(frames.CHOOSE_NOCTIA_PLAYER))
    elif power == FUNGI:
        s.then(frame(frames.CHOOSE_BORROWED_POWER))
    elif power == ZIEGFRIED:
        s.then(frame(frames.CHOOSE_ZIEGFRIED_PLAYER))
    elif power == AQUILON:
        s.then(frame(frames.CHOOSE_AQUILON_CARD))
    elif power == RANERI:
        s.then(frame(frames.CHOOSE_RANERI_CREATURE))
    elif power == VULPA:
        s.then(frame(frames.CHOOSE_VULPA_CARD, own))


def borrowable(s: State) -> vec[i64]:
    """EQX-FUNGI-1, 3. The vanished champions whose power Fungi could carry out now; never Ursus."""
    options = vec[i64](capacity=5)
    column: i64
    for column in range(COLUMNS):
        if s.data[VANISHED + column] != 0:
            creature = creature_at(s, column)
            if creature != FUNGI and POWERFUL[creature] != 0 and is_legal(s, creature, FUNGI):
                options = append(options, words.BORROW + creature)
    return options


@final
class ChooseBorrowedPower(Choice):
    """EQX-FUNGI-1 to 4. Fungi carries out the power of a vanished champion, with its own name in it."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return borrowable(s)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        use(s, argument_of(option), FUNGI)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        creature = argument_of(option)
        if verb_of(option) != words.BORROW or column_of(s, creature) < 0 or in_tournament(s, creature):
            return self.rule
        return "EQX-FUNGI-3" if POWERFUL[creature] != 0 else "EQX-URSUS-2"
