"""Both generators, against their specification written out in plain integers."""

from __future__ import annotations

from hashlib import sha256

import pytest

from lichtung import Dice
from lichtung.kernel.chance import Fate, fast_next, fast_start

WORD = 2**32


def specified_below(words: list[int], n: int) -> int:
    """A number below n from a stream of words: the high half of word times n, unless the low half is too low."""
    while True:
        high, low = divmod(words.pop(0) * n, WORD)
        if low >= WORD % n:
            return high


def specified_fast(seed: int, count: int) -> list[int]:
    """The words of the fast generator: multiply with carry, twelve steps of warming up."""
    x = seed % WORD + ((seed // WORD) % 698769067 + 1) * WORD
    words = []
    for step in range(12 + count):
        x = (x % WORD) * 698769069 + x // WORD
        if step >= 12:
            words.append(x % WORD)
    return words


def specified_strong(seed: int, blocks: int) -> list[int]:
    """The words of the strong generator: SHA-256 over seed and block number, big end first."""
    words = []
    for block in range(blocks):
        digest = sha256(seed.to_bytes(16, "big") + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    return words


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**64 + 5, 2**128 - 1])
def test_the_fast_generator_gives_the_specified_numbers(seed: int) -> None:
    dice = Dice(seed)
    words = specified_fast(seed, 400)
    sizes = [1 + i % 60 for i in range(300)]
    assert [specified_below(words, n) for n in sizes] == [dice.below(n) for n in sizes]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**127 + 12345, 2**128 - 1])
def test_the_strong_generator_gives_the_specified_numbers(seed: int) -> None:
    fate = Fate(seed)
    words = specified_strong(seed, 60)
    sizes = [1 + i % 80 for i in range(400)]
    assert [specified_below(words, n) for n in sizes] == [fate.below(n) for n in sizes]


def test_golden_numbers_of_both_generators_never_change() -> None:
    dice, fate = Dice(7), Fate(7)
    assert GOLDEN_FAST == [dice.below(1000) for _ in range(8)]
    assert GOLDEN_STRONG == [fate.below(1000) for _ in range(8)]


GOLDEN_FAST = [351, 327, 431, 311, 766, 565, 447, 514]
GOLDEN_STRONG = [2, 450, 649, 710, 905, 569, 290, 70]


def test_words_with_a_low_half_that_is_too_low_are_passed_over() -> None:
    n = 3 * 2**29  # a quarter of all words would favour some numbers
    words = specified_strong(11, 40)
    fate = Fate(11)
    taken = [fate.below(n) for _ in range(100)]
    assert [specified_below(words, n) for _ in range(100)] == taken
    assert 320 - len(words) > 110


def test_a_strong_generator_goes_on_where_it_was_left() -> None:
    fate = Fate(3)
    for _ in range(11):
        fate.below(50)
    again = Fate(3, fate.drawn)
    assert [fate.below(50) for _ in range(20)] == [again.below(50) for _ in range(20)]


def test_every_number_is_about_equally_likely() -> None:
    dice = Dice(5)
    counts = [0] * 7
    for _ in range(70_000):
        counts[dice.below(7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5  # chi-square, 6 degrees, 0.1 %


def test_neighbouring_seeds_start_far_apart() -> None:
    firsts = {fast_next(fast_start(seed)) % WORD // 2**24 for seed in range(256)}
    assert len(firsts) > 120
