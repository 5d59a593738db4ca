"""The powers that move stones: Moosmann and Klumpi."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.equinox import words
from lichtung.games.equinox.bets import may_bet_on, place_stone
from lichtung.games.equinox.components import ROWS
from lichtung.games.equinox.layout import COLUMNS, DISCARD_PILE, SECRET_BETS, SECRET_STONES, STONES, VANISHED
from lichtung.games.equinox.state import available, champion_card, column_of, creature_at
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec


def placed_stones(s: State) -> vec[i64]:
    """EQX-MOOSMANN-1. The active player's stones on spaces, on champion cards and on the secret bet."""
    options = vec[i64](capacity=6)
    seat = s.data[TURN]
    column: i64
    row: i64
    for column in range(COLUMNS):
        for row in range(ROWS):
            if s.data[STONES + row * COLUMNS + column] == seat + 1:
                options = append(options, words.SPACE + words.space(creature_at(s, column), row))
    for column in range(COLUMNS):
        if s.data[champion_card(column) + seat + 1] != 0:
            options = append(options, words.CHAMPION + creature_at(s, column))
    if s.data[SECRET_BETS + seat] != 0:
        options = append(options, words.SECRET)
    return options


@final
class ChooseStone(Choice):
    """EQX-MOOSMANN-1, 3. One of the own placed stones becomes available; a secret bet's card is discarded face up."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return placed_stones(s)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        argument = argument_of(option)
        if option == words.SECRET:
            s.move(s.data[SECRET_BETS + seat], SECRET_BETS + seat, DISCARD_PILE, s.terms.everyone)
            place: i64 = SECRET_STONES + seat
        elif verb_of(option) == words.CHAMPION:
            place = champion_card(column_of(s, argument))
        else:
            place = STONES + argument % ROWS * COLUMNS + column_of(s, argument // ROWS)
        s.move(seat + 1, place, available(seat))

    def example(self, s: State, a: i64, b: i64, verb: i64) -> i64:
        return 0  # what is offered says where stones lie


def spaces_for_klumpi(s: State) -> vec[i64]:
    """EQX-KLUMPI-1, 3. Every space without a stone of a creature in the tournament, if a stone is available."""
    if s.data[available(s.data[TURN])] == 0:
        return s.terms.nothing
    options = vec[i64](capacity=40)
    column: i64
    row: i64
    for column in range(COLUMNS):
        if s.data[VANISHED + column] == 0:
            for row in range(ROWS):
                if may_bet_on(s, column, row):
                    options = append(options, words.BET_SPACE + words.space(creature_at(s, column), row))
    return options


@final
class ChooseKlumpiSpace(Choice):
    """EQX-KLUMPI-1, 2. An available stone is put on a free space in any row."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return spaces_for_klumpi(s)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        argument = argument_of(option)
        place_stone(s, column_of(s, argument // ROWS), argument % ROWS)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.BET_SPACE:
            return self.rule
        return "EQX-SETUP-4" if column_of(s, argument_of(option) // ROWS) < 0 else "EQX-KLUMPI-3"
