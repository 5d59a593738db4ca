"""What the cards and stones of Equinox look like in a terminal."""

from __future__ import annotations

from typing import Final

from lichtung.words import SEATS

STONES: Final = ("water", "fire", "tree", "support", "animal")  # the looks of the players' stones
CARDS: Final = {"chameleon": "water", "urvater": "tree", "dryada": "tree"}


def creature_of(code: str) -> str:
    """The creature of a card, the chameleon, or the name of a tree card."""
    return code.partition("_")[0]


def card_look(code: str) -> str:
    """The look of a card's name."""
    return CARDS.get(creature_of(code), "")


def stone(seat: int) -> str:
    """A player's stone: the letter of the player."""
    return SEATS[seat]


def seat_look(seat: int) -> str:
    """The look of a player's letter."""
    return STONES[seat]
