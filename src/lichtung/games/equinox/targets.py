"""Creatures as targets: which can be named, and why another cannot."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.equinox.layout import COLUMNS, VANISHED
from lichtung.games.equinox.state import column_of, creature_at, in_tournament
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec


def creatures_in_tournament(s: State, verb: i64) -> vec[i64]:
    """An option with that verb for every creature in the tournament."""
    numbers = vec[i64](capacity=8)
    column: i64
    for column in range(COLUMNS):
        if s.data[VANISHED + column] == 0:
            numbers = append(numbers, verb + creature_at(s, column))
    return numbers


def why_not_creature(s: State, option: i64, verb: i64, gone: str, rule: str) -> str:
    """Why a creature is not offered: it takes no part, or it has vanished."""
    if verb_of(option) != verb:
        return rule
    if column_of(s, argument_of(option)) < 0:
        return "EQX-SETUP-4"
    return rule if in_tournament(s, argument_of(option)) else gone
