"""When it is over: the last round, the score, ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.tribes.goals import goal_is_met
from lichtung.games.tribes.layout import GAME_END_TILE, LEFT, LEFT_CARDS, TRIGGER_ROUND, WATER
from lichtung.games.tribes.state import count, polluted, temples, tiles, villages
from lichtung.games.tribes.tables import (
    END_TILE_POINTS,
    EXTRA_ROUNDS,
    HOUSE_POINTS,
    MAX_ROUNDS,
    POINTS,
    POLLUTION_POINTS,
    TEMPLE_POINTS,
    TILE_POINTS,
)
from lichtung.kernel.addresses import OUTCOME, ROUND
from lichtung.kernel.result import Reason, Result
from lichtung.kernel.state import State

FIFTH_VILLAGE: Final = 0
ROUNDS_OVER: Final = 1
REASONS: Final = [
    Reason("fifth_village", "TRB-END-2", None),
    Reason("max_rounds", "TRB-END-6", None),
]


def rounds_left(s: State) -> i64:
    """TRB-END-2. How many rounds come after this one, once the end is triggered."""
    return s.data[TRIGGER_ROUND] + s.rules[EXTRA_ROUNDS] - s.data[ROUND]


def end_round(s: State) -> None:
    """TRB-END-2, 6. After the last player: the game is over, or the next round begins."""
    if s.data[TRIGGER_ROUND] != 0:
        if rounds_left(s) <= 0:
            s.finish(FIFTH_VILLAGE)
            return
    elif s.data[ROUND] >= s.rules[MAX_ROUNDS]:
        s.finish(ROUNDS_OVER)
        return
    s.put(ROUND, s.data[ROUND] + 1)


def goal_points(s: State, seat: i64) -> i64:
    """TRB-SCORE-6. The points of the village cards on the left side whose goal is fulfilled."""
    total: i64 = 0
    left = LEFT_CARDS + seat * LEFT
    at: i64
    for at in range(left + 1, left + s.data[left] + 1):
        if goal_is_met(s, seat, s.data[at]):
            total += s.rules[POINTS + s.data[at]]
    return total


def score_parts(s: State, seat: i64) -> tuple[i64, i64, i64, i64, i64, i64]:
    """TRB-SCORE-1 to 6. The points of a seat for the game end tile, tree houses, temples, pollution, tiles and goals."""
    return (
        s.rules[END_TILE_POINTS] if s.data[GAME_END_TILE] == seat + 1 else 0,
        s.rules[HOUSE_POINTS] * count(villages(s, seat)),
        s.rules[TEMPLE_POINTS + count(temples(s, seat))],
        s.rules[POLLUTION_POINTS + count(polluted(s, seat))],
        s.rules[TILE_POINTS + count(tiles(s, seat))],
        goal_points(s, seat),
    )


def score(s: State, seat: i64) -> i64:
    """TRB-SCORE-7. The points of a seat."""
    end_tile, houses, temples, clean, tiles, goals = score_parts(s, seat)
    return end_tile + houses + temples + clean + tiles + goals


def judge(s: State) -> Result:
    """TRB-SCORE-8, TRB-TIE-1, 2. Most points win, then most water; who is equal in both shares the place."""
    seats = range(s.terms.seats)
    standing = [(int(score(s, seat)), int(s.data[WATER + seat])) for seat in seats]
    ranks = tuple([1 + sum([other > mine for other in standing]) for mine in standing])
    reason = REASONS[int(s.data[OUTCOME]) - 1]
    scores = tuple([float(points) for points, _ in standing])
    winners = tuple([seat for seat in seats if ranks[seat] == 1])
    return Result(None, reason.word, reason.rule, scores, ranks, winners)
