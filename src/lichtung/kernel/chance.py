"""Chance: a small fast generator for playouts and a strong one for real games.

The fast one is multiply-with-carry in 63 bits: `x = (x mod 2**32) * 698769069 + x div 2**32`; its word is `x mod 2**32`.
The strong one takes 32-bit words, big end first, from SHA-256 over the seed (16 bytes) and a block counter (8 bytes).
Both turn a word into a number below n without bias: the word is multiplied by n, the high half is the result, and
words whose low half falls below `2**32 mod n` are passed over.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 698769069
WORDS_PER_BLOCK: Final = 8
SEED_BYTES: Final = 16
SEED_LIMIT: Final = 1 << 128
CARRY_LIMIT: Final = 698769067
FAST_LIMIT: Final = (MULTIPLIER << 32) - 1  # states are the numbers below; 0 and this one lead to themselves for ever
DRAWN_LIMIT: Final = 1 << 63  # no game draws so many words
WARM_UP: Final = 12


def fast_next(x: i64) -> i64:
    """The state that follows x; its low 32 bits are the next word."""
    return (x & MASK32) * MULTIPLIER + (x >> 32)


def fast_start(seed: int) -> i64:
    """The first state of the fast generator for a seed of any size; the first steps spread neighbouring seeds apart."""
    low: i64 = seed & MASK32
    high: i64 = (seed >> 32) % CARRY_LIMIT
    x = low + ((high + 1) << 32)
    i: i64
    for i in range(WARM_UP):
        x = fast_next(x)
    return x


@final
class Dice:
    """The fast generator on its own, for bots and drivers."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = fast_start(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        while True:
            x = self.state
            x = (x & MASK32) * MULTIPLIER + (x >> 32)
            self.state = x
            product = (x & MASK32) * n
            low = product & MASK32
            if low >= n or low >= (MASK32 + 1) % n:
                return product >> 32


@final
class Fate:
    """The chance of a real game: strong words, scripted results first, and a log of every result."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed: int = seed
        self.drawn: int = drawn
        self.block: bytes = b""
        self.block_number: int = -1
        self.script: list[str] = []
        self.log: list[str] = []

    def copy(self) -> Fate:
        """An independent generator that will give the same results."""
        other = Fate(self.seed, self.drawn)
        other.script = self.script[:]
        other.log = self.log[:]
        return other

    def word(self) -> i64:
        """The next 32 bits."""
        number = self.drawn // WORDS_PER_BLOCK
        if number != self.block_number:
            self.block = sha256(self.seed.to_bytes(SEED_BYTES, "big") + number.to_bytes(8, "big")).digest()
            self.block_number = number
        at = (self.drawn % WORDS_PER_BLOCK) * 4
        self.drawn += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        while True:
            product = self.word() * n
            low = product & MASK32
            if low >= n or low >= (MASK32 + 1) % n:
                return product >> 32

    def scripted(self) -> list[str] | None:
        """The tokens of the next scripted result, or None when chance decides."""
        if not self.script:
            return None
        return self.script.pop(0).strip().removeprefix("{").removesuffix("}").replace(",", " ").split()
