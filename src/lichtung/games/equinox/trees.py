"""The tree cards: Urvater and Dryada."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.equinox import words
from lichtung.games.equinox.bets import reveal
from lichtung.games.equinox.components import CREATURE, ROWS, URVATER, is_creature_card, is_tree
from lichtung.games.equinox.layout import COLUMNS, DISCARD_PILE, IN_PLAY, SECRET_BETS
from lichtung.games.equinox.state import column_of, creature_at, stack_at, visible
from lichtung.games.equinox.table_powers import take_into_hand
from lichtung.games.equinox.targets import creatures_in_tournament, why_not_creature
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, Deed
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec


@final
class ChooseUrvaterCreature(Choice):
    """EQX-TREE-4. Every secret bet on the named creature is revealed, clockwise from the active player."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return creatures_in_tournament(s, words.NAME)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        creature = argument_of(option)
        seats: i64 = s.terms.seats
        seat = s.data[TURN]
        i: i64
        for i in range(seats):
            card = s.data[SECRET_BETS + seat]
            if card != 0 and CREATURE[card] == creature:
                reveal(s, seat)
            seat = 0 if seat == seats - 1 else seat + 1

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return why_not_creature(s, option, words.NAME, self.rule, self.rule)

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        return a == 0 and b == 0 and s.data[IN_PLAY] == URVATER


@final
class ChooseDryadaCard(Choice):
    """EQX-TREE-6, 7. A visible creature card of any space is taken into the hand; without one nothing happens."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=16)
        column: i64
        row: i64
        for column in range(COLUMNS):
            for row in range(ROWS):
                if is_creature_card(visible(s, stack_at(column, row))):
                    offered = append(offered, words.TAKE + words.space(creature_at(s, column), row))
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        take_into_hand(s, option)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.TAKE:
            return self.rule
        return "EQX-SETUP-4" if column_of(s, argument_of(option) // ROWS) < 0 else self.rule

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        return a == 0 and b == 0 and is_tree(s.data[IN_PLAY]) and s.data[IN_PLAY] != URVATER


@final
class DiscardTree(Deed):
    """EQX-TREE-1. After its effect a tree card goes to the discard pile."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.move(s.data[IN_PLAY], IN_PLAY, DISCARD_PILE, s.terms.everyone)

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        return a == 0 and b == 0 and is_tree(s.data[IN_PLAY])
