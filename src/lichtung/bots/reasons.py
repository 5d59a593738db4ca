"""Why one option is better than another: what it makes of the things that a game names.

A game's `bots/reasons.py` has `measure(s, seat)`, which reads a few numbers off a state with the rules' own functions, and
`SCALES`: how many of each make a difference that is worth a word, negative where less is better. Options are compared in
the same deals, each at the end of the decisions that most likely follow it, so a reason depends on the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from types import ModuleType
from typing import Final, Literal, NotRequired, TypedDict

from lichtung.bots.estimate import Candidate, Estimate
from lichtung.bots.search import TRIED, Node
from lichtung.bots.values import Values
from lichtung.kernel.addresses import ROUND, STEP, TURN
from lichtung.kernel.catalogue import part_of
from lichtung.kernel.state import State

DEALS: Final = 16  # in which options are compared
FEWEST: Final = 6  # of these, in which it is known how the decisions end
CLEAR: Final = 2.0  # standard errors that a difference must have
WORTH_A_WORD: Final = 0.5  # scales that a difference must have
SHOWN: Final = 6  # options that get a reason, at most
AHEAD: Final = 8  # decisions that are followed, at most

Measured = dict[str, float]
Moment = tuple[int, Measured]  # the round, and what is measured then
Than = Literal["other", "best", "now"]


class Reason(TypedDict):
    """What speaks for an option, or against one that is not among the best: how much more of a measure is there after it
    (or less, where `by` is negative) than after the best one, than after the `other` word, or than now."""

    measure: str
    by: float
    than: Than
    other: NotRequired[str]


def find_reasons(comparison: Estimate, seat: int) -> dict[int, Reason]:
    """Returns by option what speaks for the best ones and against the others, where anything does."""
    first = comparison.search.deals[0]
    part = part_of(first.terms.name, "bots.reasons")
    compared = [one for one in comparison.options if one.rank > 0][:SHOWN]
    if part is None or not compared:
        return {}
    deals, values = comparison.search.deals[:DEALS], comparison.search.values
    best, worse = compared[0], [one for one in compared if one.rank > compared[0].rank]
    now = [measure(part, deal, seat) for deal in deals]
    then = {
        option_of(one): [measure(part, follow(values, deal, one.node, seat), seat) for deal in deals]
        for one in compared
    }
    reasons: dict[int, Reason] = {}
    for one in compared:
        option = option_of(one)
        if one in worse:
            reason = differ(part.SCALES, then[option], then[option_of(best)], "best")
        else:
            others = [(other, differ(part.SCALES, then[option], then[option_of(other)], "other")) for other in worse]
            reason = next((named(first, other, why) for other, why in others if why is not None), None)
            reason = reason or differ(part.SCALES, then[option], now, "now")
        if reason is not None:
            reasons[option] = reason
    return reasons


def named(s: State, other: Candidate, reason: Reason) -> Reason:
    """Returns a reason that says which other option it speaks against."""
    reason["other"] = s.terms.game.word(s, option_of(other))
    return reason


def measure(part: ModuleType, s: State | None, seat: int) -> Moment | None:
    """Returns what a game measures, and in which round; None where nobody knows how the seat's decisions end."""
    return None if s is None else (int(s.data[ROUND]), part.measure(s, seat))


def option_of(one: Candidate) -> int:
    """Returns the option of a candidate."""
    return int(one.node.key >> 8)


def follow(values: Values, deal: State, node: Node, seat: int) -> State | None:
    """Returns what a deal is like after an option and what the seat most likely decides next in the same step.

    None where that takes too long.
    """
    s = deal.copy()
    began = moment(s)
    question, depth = s.top_frame(), s.depth
    option, known = node.key >> 8, node.children
    for _ in range(AHEAD):
        s.apply(option)
        asked = s.choice
        if asked is None or asked.seat != seat or moment(s) != began:
            return s
        if s.depth < depth or s.top_frame() == question:  # what is asked now was waiting before
            return s
        option, known = likely_next(values, s, known)
    return None


def likely_next(values: Values, s: State, known: list[Node]) -> tuple[int, list[Node]]:
    """Returns the option that the search visited most, else what an experienced player likes most, and what comes after."""
    options = s.options
    following = [one for one in known if one.visits >= TRIED and int(one.key >> 8) in options]
    if following:
        node = max(following, key=lambda one: (one.visits, -one.key))
        return int(node.key >> 8), node.children
    likes = [
        -1.0 if values.wasteful(s, option) else like for option, like in zip(options, values.likes(s), strict=True)
    ]
    return options[likes.index(max(likes))], []


def moment(s: State) -> tuple[int, int, int]:
    """Returns the round, the turn and the step of a state."""
    return int(s.data[ROUND]), int(s.data[TURN]), int(s.data[STEP])


def differ(
    scales: Measured, after: Sequence[Moment | None], before: Sequence[Moment | None], than: Than
) -> Reason | None:
    """Returns what speaks most for the first (beside the best, against it), None where nothing certain does.

    Only what is measured at the same time is compared: another round brings other things to everybody.
    """
    pairs = [
        (one[1], other[1])
        for one, other in zip(after, before, strict=True)
        if one is not None and other is not None and one[0] == other[0]
    ]
    if len(pairs) < FEWEST:
        return None
    sign = -1.0 if than == "best" else 1.0
    found: Reason | None = None
    most = WORTH_A_WORD
    for name, scale in scales.items():
        gaps = [one[name] - other[name] for one, other in pairs]
        mean = sum(gaps) / len(gaps)
        doubt = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))
        if sign * mean / scale > most and abs(mean) > CLEAR * doubt:
            most = sign * mean / scale
            found = {"measure": name, "by": round(mean, 1), "than": than}
    return found
