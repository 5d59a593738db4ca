"""Where everything lies: the addresses of zones and counters, and the small questions every rule asks of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.equinox.components import CHAMELEON_0, CHAMPION_1, CREATURE, CREATURES
from lichtung.kernel.addresses import FIRST, ROUND, STEP, TURN
from lichtung.kernel.state import State

__all__ = ["ROUND", "STEP", "TURN"]

# Settings, as indices of s.rules: the starting player (-1: drawn), then the eight champions if they were chosen
START: Final = 0
CHOSEN: Final = 1

# Steps
BET_STEP: Final = 0
PLAY_STEP: Final = 1
DISCARD_STEP: Final = 2
DRAW_STEP: Final = 3
VANISH_STEP: Final = 4
STEPS: Final = ["bet", "play", "discard", "draw", "vanish"]

SEATS: Final = 5
COLUMNS: Final = 8  # one for each champion, from left to right
SPACES: Final = 40  # row by row; within a row by column
CARDS: Final = 102  # all cards of a deck: no zone of cards can ever overflow

# Counters
START_PLAYER: Final = FIRST
CARMEN_ACTIVE: Final = FIRST + 1
ECHOMIR_USED: Final = FIRST + 2
CHANGED: Final = FIRST + 3  # whether a stone or a hand has changed in this turn (EQX-END-3)
UNCHANGED_TURNS: Final = FIRST + 4
DEMANDED: Final = FIRST + 5  # the demanded creature + 1 while its card changes hands, 0 at every question
VANISHED: Final = FIRST + 6  # for each column the round in which its creature vanished, 0 while it is in the tournament
PLACED: Final = VANISHED + COLUMNS  # for each seat whether it has ever placed a secret bet
COLUMN_OF: Final = PLACED + SEATS  # for each creature its column + 1, 0 when it is no champion

# Zones
CHAMPIONS: Final = COLUMN_OF + CREATURES
STONES: Final = CHAMPIONS + COLUMNS
OWNERS: Final = SEATS + 1  # from one bag of stones to the next
CHAMPION_CARDS: Final = STONES + SPACES
AVAILABLE: Final = CHAMPION_CARDS + COLUMNS * OWNERS
SECRET_STONES: Final = AVAILABLE + SEATS * OWNERS
SECRET_BETS: Final = SECRET_STONES + SEATS
IN_PLAY: Final = SECRET_BETS + SEATS
BOX: Final = IN_PLAY + 1
LOOK: Final = 4  # from one place for looked-at cards to the next
LOOKED_AT: Final = BOX + CREATURES + 1
STACK_CAPACITY: Final = 22  # the eleven cards of the creature and the eleven chameleons
STACK: Final = STACK_CAPACITY + 1  # from one stack to the next
STACKS: Final = LOOKED_AT + SEATS * LOOK
DECK: Final = STACKS + SPACES * STACK
DISCARD_PILE: Final = DECK + CARDS + 1
HAND: Final = CARDS + 1  # from one hand to the next
HANDS: Final = DISCARD_PILE + CARDS + 1
SET_ASIDE: Final = HANDS + SEATS * HAND


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
