"""When it is over, the score in halves, ties and ranks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.equinox.bets import reveal
from lichtung.games.equinox.components import CHAMPION_VALUE, HALF, ROW_VALUE, ROWS
from lichtung.games.equinox.layout import COLUMNS, SECRET_BETS, STONES, VANISHED
from lichtung.games.equinox.state import champion_card, creature_at
from lichtung.kernel.addresses import OUTCOME, TURN
from lichtung.kernel.result import Reason, Result
from lichtung.kernel.state import State

FIFTH_VANISHED: Final = 0
LAST_CARD_DRAWN: Final = 1
DEADLOCK: Final = 2

REASONS: Final = [
    Reason("fifth_vanished", "EQX-END-1", None),
    Reason("last_card_drawn", "EQX-END-2", None),
    Reason("deadlock", "EQX-END-3", None),
]


def end_game(s: State, reason: i64) -> None:
    """EQX-END-1 to 3, 5. All unrevealed secret bets are revealed, clockwise from the active player; then it is over."""
    seats: i64 = s.terms.seats
    seat = s.data[TURN]
    i: i64
    for i in range(seats):
        if s.data[SECRET_BETS + seat] != 0:
            reveal(s, seat)
        seat = 0 if seat == seats - 1 else seat + 1
    s.finish(reason)


def standing(s: State, seat: int) -> tuple[int, ...]:
    """EQX-SCORE-1 to 3, EQX-TIE-1 to 3. What a player is compared by: score, secret bet, rows 1 to 5; all in halves."""
    rows = [0] * int(ROWS)
    champions = 0
    scored = 0
    for column in range(COLUMNS):
        if s.data[VANISHED + column] != 0:
            continue
        half = HALF[creature_at(s, column)]
        for row in range(ROWS):
            if s.data[STONES + row * COLUMNS + column] == seat + 1:
                rows[row] += int(2 * ROW_VALUE[row] + half)
        stones = s.data[champion_card(column) + seat + 1]
        champions += int(stones * (2 * CHAMPION_VALUE + half))
        if stones != 0:
            scored = 1
    return (champions + sum(rows), scored, *rows)


def result(s: State) -> Result:
    """EQX-SCORE-4, EQX-TIE-4, 5. Who won; players equal in everything share a place."""
    reason = REASONS[int(s.data[OUTCOME]) - 1]
    standings = [standing(s, seat) for seat in range(s.terms.seats)]
    ranks = tuple([1 + sum([other > mine for other in standings]) for mine in standings])
    scores = tuple([mine[0] / 2 for mine in standings])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    return Result(None, reason.word, reason.rule, scores, ranks, winners)
