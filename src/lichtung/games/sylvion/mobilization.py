"""Before the battle of the advanced game: columns are summoned, recruited, deserted; then the opening hands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.components import BETRAYAL, COLUMN_LIMIT, EDGE_1
from lichtung.games.sylvion.drawing import receive
from lichtung.games.sylvion.layout import (
    BOX,
    COLUMN,
    DEFENDER_DECK,
    DESERTION_DECK,
    DESERTION_REVEALED,
    FEATS,
    RECRUIT_COLUMN,
    RECRUIT_PILE,
    ROWS,
)
from lichtung.games.sylvion.settings import TEAM
from lichtung.games.sylvion.state import MOBILIZATION
from lichtung.kernel.addresses import ROUND, STEP, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

ALONE: Final = 8  # SYL-SETUP-9, 12: the opening hand alone, and in a team
IN_A_TEAM: Final = 6


def top(s: State, pile: i64) -> i64:
    """The top card of a pile."""
    return s.data[pile + s.data[pile]]


def summon(s: State) -> None:
    """SYL-MOB-5 to 8, SYL-BETRAY-11. Each column that is not full gets a card; a betrayal brings another one along."""
    column: i64
    for column in range(RECRUIT_COLUMN, RECRUIT_COLUMN + ROWS * COLUMN, COLUMN):
        if honest_cards(s, column) >= COLUMN_LIMIT:
            continue
        while s.data[RECRUIT_PILE] > 0:
            card = top(s, RECRUIT_PILE)
            s.move(card, RECRUIT_PILE, column)
            if card != BETRAYAL:
                break


def honest_cards(s: State, column: i64) -> i64:
    """How many cards of a column count towards its limit: all but betrayals (SYL-MOB-6)."""
    count: i64 = 0
    at: i64
    for at in range(column + 1, column + s.data[column] + 1):
        if s.data[at] != BETRAYAL:
            count += 1
    return count


def empty_column(s: State, column: i64) -> None:
    """All cards of a column go to the box."""
    while s.data[column] > 0:
        s.move(s.data[column + 1], column, BOX)


@final
class Mobilize(Deed):
    """SYL-MOB-4. A mobilisation round: summoning, recruitment, summoning, desertion."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, MOBILIZATION)
        s.then(frames.SUMMON, frames.RECRUIT_COLUMN, frames.SUMMON, frames.DESERT)


@final
class Summon(Deed):
    """SYL-MOB-5. Columns 1 to 4 receive a card each."""

    def run(self, s: State, a: i64, b: i64) -> None:
        summon(s)


@final
class RecruitColumn(Choice):
    """SYL-MOB-9, 10. All cards of one column are recruited: feats are laid open, the others join the deck."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=4)
        number: i64
        for number in range(1, ROWS + 1):
            if s.data[RECRUIT_COLUMN + (number - 1) * COLUMN] > 0:
                offered = append(offered, words.RECRUIT + number)
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        column = RECRUIT_COLUMN + (option - words.RECRUIT - 1) * COLUMN
        while s.data[column] > 0:
            card = s.data[column + 1]
            is_feat = card > BETRAYAL  # SYL-FEAT-2
            s.move(card, column, FEATS if is_feat else DEFENDER_DECK)


@final
class Desert(Deed):
    """SYL-MOB-11 to 13. The next edge card names the column that deserts, or ends the mobilisation."""

    def run(self, s: State, a: i64, b: i64) -> None:
        if s.data[DESERTION_DECK] == 0:  # only in a constructed position
            s.then(frames.ASSEMBLE)
            return
        called = top(s, DESERTION_DECK)
        s.move(called, DESERTION_DECK, DESERTION_REVEALED)
        column = RECRUIT_COLUMN + (called - EDGE_1) * COLUMN
        if s.data[RECRUIT_PILE] == 0 and s.data[column] == 0:
            s.then(frames.ASSEMBLE)
            return
        empty_column(s, column)
        if s.data[DESERTION_DECK] == 0:
            s.then(frames.ASSEMBLE)
            return
        s.put(ROUND, s.data[ROUND] + 1)
        if s.rules[TEAM] != 0:
            s.put(TURN, 1 - s.data[TURN])  # SYL-TEAM-16
        s.then(frames.MOBILIZE)


@final
class Assemble(Deed):
    """SYL-MOB-14, 16, SYL-SETUP-4. What was not recruited leaves the game; the deck is shuffled and hands are drawn."""

    def run(self, s: State, a: i64, b: i64) -> None:
        number: i64
        for number in range(ROWS):
            empty_column(s, RECRUIT_COLUMN + number * COLUMN)
        while s.data[RECRUIT_PILE] > 0:
            s.move(top(s, RECRUIT_PILE), RECRUIT_PILE, BOX)
        while s.data[DESERTION_DECK] > 0:
            s.unmake(top(s, DESERTION_DECK), DESERTION_DECK)
        while s.data[DESERTION_REVEALED] > 0:
            s.unmake(top(s, DESERTION_REVEALED), DESERTION_REVEALED)
        s.put(ROUND, 1)
        s.put(TURN, 0)
        s.shuffle(DEFENDER_DECK)
        draw_opening_hands(s)


def draw_opening_hands(s: State) -> None:
    """SYL-SETUP-9, 10, 12. Alone 8 cards, in a team 6 for each; then the first round begins."""
    if s.rules[TEAM] != 0:
        first = frame(frames.OPENING_HAND, IN_A_TEAM, 0)
        s.then(first, frame(frames.OPENING_HAND, IN_A_TEAM, 1), frames.REVEAL)
    else:
        s.then(frame(frames.OPENING_HAND, ALONE, 0), frames.REVEAL)


@final
class OpeningHand(Deed):
    """SYL-SETUP-11. The opening hand is drawn without renewing the deck; betrayals are resolved as they come."""

    def run(self, s: State, count: i64, seat: i64) -> None:
        while count > 0 and s.data[DEFENDER_DECK] > 0:
            count -= 1
            if receive(s, seat, top(s, DEFENDER_DECK)):
                s.then(frame(frames.BETRAYAL_MODE, seat), frame(frames.OPENING_HAND, count, seat))
                return

    def fits(self, s: State, count: i64, seat: i64, below: i64) -> bool:
        return count <= ALONE and seat < s.terms.seats
