"""What the cards of Urbion look like in a terminal."""

from __future__ import annotations

from typing import Final

from lichtung.kernel.schema import Path
from lichtung.words import signed

SYMBOLS: Final = {"E": ("◆", "earth"), "W": ("≈", "water"), "F": ("▲", "fire"), "A": ("○", "animal")}
OTHERS: Final = {"K": ("✦", "bad"), "C": ("✦", "support"), "O": ("●", "tree")}


def looks(code: str) -> tuple[str, str]:
    """The symbol of a dream and the look it is painted in, by its element."""
    bare = code.removeprefix("*").removeprefix("M:")
    return SYMBOLS.get(bare[:1]) or OTHERS.get(bare[:1]) or ("•", "")


def split(code: str) -> tuple[str, str]:
    """A lying dream and the postcard on it."""
    dream, _, postcard = code.partition("{")
    return dream, postcard.removesuffix("}")


def number(value: int) -> str:
    """A sum with its sign."""
    return signed(f"{value:+d}") if value else "0"


def place(path: Path) -> str:
    """The code of a row or side from its path in a view."""
    side = "" if len(path) < 3 else {"left": "L", "right": "R"}.get(str(path[2]), "")
    return f"R{int(str(path[1])) + 1}{side}"
