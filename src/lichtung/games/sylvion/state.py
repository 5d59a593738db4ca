"""The steps of the game, and the small questions that every rule asks of a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.sylvion.layout import HAND, HANDS
from lichtung.games.sylvion.settings import TEAM
from lichtung.kernel.addresses import TURN
from lichtung.kernel.state import State

MOBILIZATION: Final = 0
REVEAL_STEP: Final = 1
MOVE_STEP: Final = 2
REINFORCE_STEP: Final = 3
DEFEND_STEP: Final = 4
FINAL_STEP: Final = 5
STEPS: Final = ["mobilization", "reveal", "move", "reinforce", "defend", "final_assault"]


def hand_of(seat: i64) -> i64:
    """The address of a seat's hand."""
    return HANDS + seat * HAND


def active_hand(s: State) -> i64:
    """The address of the active player's hand (SYL-GEN-6)."""
    return HANDS + s.data[TURN] * HAND


def payer(s: State) -> i64:
    """The seat that pays for what the active player plays: alone oneself, in a team the partner (SYL-PAY-5)."""
    return 1 - s.data[TURN] if s.rules[TEAM] != 0 else s.data[TURN]


def paying_hand(s: State) -> i64:
    """The address of the hand that pays (SYL-PAY-5, SYL-TEAM-5)."""
    return HANDS + payer(s) * HAND
