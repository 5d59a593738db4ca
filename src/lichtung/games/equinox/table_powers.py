"""The powers that move visible cards on the table: Lupino, Aquilon, Raneri and Vulpa."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.equinox import frames, words
from lichtung.games.equinox.components import NAMES, ROWS, is_chameleon, is_creature_card
from lichtung.games.equinox.layout import COLUMNS, DISCARD_PILE, VANISHED
from lichtung.games.equinox.state import column_of, creature_at, current_stack, hand_of, is_champion, stack_at, visible
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec


def stack_of(s: State, argument: i64) -> i64:
    """The stack on the space that an option names."""
    return stack_at(column_of(s, argument // ROWS), argument % ROWS)


def remove_visible(s: State, stack: i64, target: i64) -> None:
    """EQX-PLAY-6, EQX-INFO-12, 15. The visible card leaves the table; the card below becomes visible to all."""
    s.move(visible(s, stack), stack, target, s.terms.everyone)
    if s.data[stack] > 0:
        s.notice()  # all have seen the card before, but nobody could look it up
        s.show(stack, 1, s.terms.everyone)


def take_into_hand(s: State, option: i64) -> None:
    """The active player takes the visible card of a space."""
    remove_visible(s, stack_of(s, argument_of(option)), hand_of(s.data[TURN]))


def chameleons(s: State) -> vec[i64]:
    """EQX-AQUILON-1. Every space of any row whose visible card is a chameleon card."""
    options = vec[i64](capacity=11)
    column: i64
    row: i64
    for column in range(COLUMNS):
        for row in range(ROWS):
            if is_chameleon(visible(s, stack_at(column, row))):
                options = append(options, words.TAKE + words.space(creature_at(s, column), row))
    return options


@final
class ChooseAquilonCard(Choice):
    """EQX-AQUILON-1, 2. A visible chameleon card is taken into the hand."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return chameleons(s)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        take_into_hand(s, option)


def recallable(s: State, own: i64) -> vec[i64]:
    """EQX-LUPINO-1, 2, EQX-FUNGI-4. The creature's own visible creature cards in earlier rows."""
    options = vec[i64](capacity=4)
    column = column_of(s, own)
    row: i64
    for row in range(s.data[ROUND] - 1):
        if is_creature_card(visible(s, stack_at(column, row))):
            options = append(options, words.TAKE + words.space(own, row))
    return options


@final
class ChooseLupinoCard(Choice):
    """EQX-LUPINO-1, 3. A visible card of the own creature in an earlier row is taken into the hand."""

    def options(self, s: State, own: i64, b: i64) -> vec[i64]:
        return recallable(s, own)

    def answer(self, s: State, own: i64, b: i64, option: i64) -> None:
        take_into_hand(s, option)

    def why_not(self, s: State, own: i64, b: i64, option: i64) -> str:
        if verb_of(option) == words.TAKE and argument_of(option) // ROWS == own:
            return "EQX-LUPINO-2"
        return self.rule

    def fits(self, s: State, own: i64, b: i64, below: i64) -> bool:
        return is_champion(s, own) and b == 0


def filled_rows(s: State, column: i64) -> i64:
    """How many spaces of a creature hold a card."""
    total: i64 = 0
    row: i64
    for row in range(ROWS):
        if s.data[stack_at(column, row)] > 0:
            total += 1
    return total


def creatures_to_swap(s: State) -> vec[i64]:
    """EQX-RANERI-1, 6. Every creature in the tournament with cards on two spaces; none in round 1."""
    if s.data[ROUND] == 1:
        return s.terms.nothing
    options = vec[i64](capacity=8)
    column: i64
    for column in range(COLUMNS):
        if s.data[VANISHED + column] == 0 and filled_rows(s, column) >= 2:
            options = append(options, words.CREATURE + creature_at(s, column))
    return options


@final
class ChooseRaneriCreature(Choice):
    """EQX-RANERI-1. A creature in the tournament with at least two spaces that hold a card."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return creatures_to_swap(s)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.then(frame(frames.CHOOSE_RANERI_ROWS, argument_of(option)))


@final
class ChooseRaneriRows(Choice):
    """EQX-RANERI-2 to 5. The visible cards of two rows change places; covered cards and stones stay."""

    def options(self, s: State, creature: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=10)
        column = column_of(s, creature)
        low: i64
        high: i64
        for low in range(ROWS):
            if s.data[stack_at(column, low)] > 0:
                for high in range(low + 1, ROWS):
                    if s.data[stack_at(column, high)] > 0:
                        offered = append(offered, words.SWAP + low * ROWS + high)
        return offered

    def answer(self, s: State, creature: i64, b: i64, option: i64) -> None:
        column = column_of(s, creature)
        low = stack_at(column, argument_of(option) // ROWS)
        high = stack_at(column, argument_of(option) % ROWS)
        upper = visible(s, low)
        lower = visible(s, high)
        s.move(upper, low, high)
        s.move(lower, high, low)  # it now lies under the card that has just come

    def about(self, s: State, creature: i64, b: i64) -> About:
        return {"card": NAMES[creature]}

    def fits(self, s: State, creature: i64, b: i64, below: i64) -> bool:
        return is_champion(s, creature) and b == 0


def discardable(s: State, own: i64) -> vec[i64]:
    """EQX-VULPA-1, EQX-FUNGI-4. The filled current spaces of the other creatures in the tournament."""
    options = vec[i64](capacity=8)
    row = s.data[ROUND] - 1
    column: i64
    for column in range(COLUMNS):
        if s.data[VANISHED + column] == 0 and s.data[current_stack(s, column)] > 0:
            creature = creature_at(s, column)
            if creature != own:
                options = append(options, words.DISCARD_AT + words.space(creature, row))
    return options


@final
class ChooseVulpaCard(Choice):
    """EQX-VULPA-1 to 3. The visible card on another creature's current space is discarded."""

    def options(self, s: State, own: i64, b: i64) -> vec[i64]:
        return discardable(s, own)

    def answer(self, s: State, own: i64, b: i64, option: i64) -> None:
        remove_visible(s, stack_of(s, argument_of(option)), DISCARD_PILE)

    def fits(self, s: State, own: i64, b: i64, below: i64) -> bool:
        return is_champion(s, own) and b == 0
