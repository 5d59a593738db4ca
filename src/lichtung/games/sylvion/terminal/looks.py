"""What the cards of Sylvion look like in a terminal."""

from __future__ import annotations

from typing import Final

# Symbol and look of a card by the beginning of its code, the longest beginning first.
CARDS: Final = {
    "GEY": ("◎", "earth"), "LAK": ("≋", "earth"), "TOR": ("✦", "support"), "STO": ("✦", "support"),
    "BLA": ("✦", "support"), "SIM": ("✦", "support"), "DES": ("✦", "support"), "DEM": ("✦", "support"),
    "ELE": ("•", "animal"), "FIS": ("•", "animal"), "BET": ("•", "bad"),
    "F1": ("≈", "water"), "F2": ("≈", "water"), "F3": ("≈", "water"), "F4": ("≈", "water"),
    "T1": ("♣", "tree"), "T2": ("♣", "tree"), "T3": ("♣", "tree"), "T4": ("♣", "tree"),
    "E0": ("▲", "fire"), "E1": ("▲", "fire"), "E2": ("▲", "fire"), "E3": ("▲", "fire"),
    "B2": ("▲", "blaze"), "B3": ("▲", "blaze"), "B4": ("▲", "blaze"),
    "G": ("◎", "earth"), "L": ("≋", "earth"),
}  # fmt: skip
ANIMAL: Final = ("•", "animal")


def looks(code: str) -> tuple[str, str]:
    """The symbol of a card and the look it is painted in."""
    bare = code.rstrip("*@")
    return CARDS.get(bare, ANIMAL)
