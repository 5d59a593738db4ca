"""The steps of the game, and the small questions that every rule asks of a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.equinox.components import CHAMELEON_0, CHAMPION_1, CREATURE, CREATURES
from lichtung.games.equinox.layout import (
    AVAILABLE,
    CHAMPION_CARDS,
    CHAMPIONS,
    COLUMN_OF,
    COLUMNS,
    HAND,
    HANDS,
    OWNERS,
    STACK,
    STACKS,
    VANISHED,
)
from lichtung.kernel.addresses import ROUND
from lichtung.kernel.state import State

BET_STEP: Final = 0
PLAY_STEP: Final = 1
DISCARD_STEP: Final = 2
DRAW_STEP: Final = 3
VANISH_STEP: Final = 4
STEPS: Final = ["bet", "play", "discard", "draw", "vanish"]


def hand_of(seat: i64) -> i64:
    """The address of a seat's hand."""
    return HANDS + seat * HAND


def available(seat: i64) -> i64:
    """The address of a seat's available stones; what lies there is their number."""
    return AVAILABLE + seat * OWNERS


def champion_card(column: i64) -> i64:
    """The address of the stones on a champion card."""
    return CHAMPION_CARDS + column * OWNERS


def stack_at(column: i64, row: i64) -> i64:
    """The address of the stack on a space; rows count from 0."""
    return STACKS + (row * COLUMNS + column) * STACK


def current_stack(s: State, column: i64) -> i64:
    """The address of the stack on a creature's current space (EQX-TURN-6)."""
    return STACKS + ((s.data[ROUND] - 1) * COLUMNS + column) * STACK


def visible(s: State, stack: i64) -> i64:
    """The visible card of a stack, 0 if it is empty (EQX-PLAY-6)."""
    return s.data[stack + s.data[stack]]  # an empty stack's size is 0: it is its own first number


def creature_at(s: State, column: i64) -> i64:
    """The creature of a column."""
    return s.data[CHAMPIONS + column] - CHAMPION_1


def column_of(s: State, creature: i64) -> i64:
    """The column of a creature, -1 when it is no champion."""
    return s.data[COLUMN_OF + creature] - 1


def is_champion(s: State, creature: i64) -> bool:
    """Whether there is such a creature, and it is one of the champions of this game."""
    return creature < CREATURES and s.data[COLUMN_OF + creature] != 0


def in_tournament(s: State, creature: i64) -> bool:
    """Whether a creature is a champion that has not vanished."""
    column = s.data[COLUMN_OF + creature]
    return column != 0 and s.data[VANISHED + column - 1] == 0


def is_playable(s: State, card: i64) -> bool:
    """EQX-PLAY-2. Playable are creature cards of creatures in the tournament, chameleon cards and tree cards."""
    return card >= CHAMELEON_0 or in_tournament(s, CREATURE[card])


def a_card_is_playable(s: State, hand: i64) -> bool:
    """Whether a hand holds a playable card (EQX-PLAY-1, EQX-ECHOMIR-2)."""
    at: i64
    for at in range(hand + s.data[hand], hand, -1):  # chameleons and trees, always playable, come last
        if is_playable(s, s.data[at]):
            return True
    return False


def holds(s: State, place: i64, card: i64) -> bool:
    """Whether a card lies in a hand or another heap."""
    at: i64
    for at in range(place + 1, place + s.data[place] + 1):
        if s.data[at] == card:
            return True
    return False
