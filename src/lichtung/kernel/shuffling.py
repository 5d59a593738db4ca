"""Cards left to chance: shuffled, picked, rolled for.

Playouts use the small generator of `chance`, real games a `Fate`, which can be scripted and writes down every result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtung.kernel.cards import Cards
from lichtung.kernel.chance import MASK32, MULTIPLIER, Fate
from lichtung.kernel.errors import ImpossibleChance
from lichtung.kernel.kinds import BAG
from lichtung.kernel.vecs import vec

if TYPE_CHECKING:
    from lichtung.kernel.terms import Terms


class ChanceCards(Cards):
    """Cards with a generator: `fate` in real games, `rng` where there is none."""

    def __init__(self, terms: Terms, data: vec[i64], known: vec[i64]) -> None:
        super().__init__(terms, data, known)
        self.rng: i64 = 0
        self.fate: Fate | None = None

    def shuffle(self, pile: i64) -> None:
        """Bring a pile into random order; nobody knows where a card lies afterwards."""
        data = self.data
        size = data[pile]
        fate = self.fate
        if fate is not None:
            self.shuffle_by_fate(fate, pile)
        else:
            self.shuffle_fast(pile, size)
        if self.tracks:
            at: i64
            for at in range(pile + 1, pile + size + 1):
                self.known[at] = 0
        if self.listeners is not None:
            self.listeners.tell_shuffled(self, pile)

    def shuffle_fast(self, pile: i64, size: i64) -> None:
        """Shuffle with the small generator: `below` written out, because playouts shuffle all the time."""
        data = self.data
        x = self.rng
        i: i64
        for i in range(size, 1, -1):
            while True:
                x = (x & MASK32) * MULTIPLIER + (x >> 32)
                product = (x & MASK32) * i
                low = product & MASK32
                if low >= i or low >= (MASK32 + 1) % i:
                    break
            j = pile + (product >> 32) + 1
            held = data[pile + i]
            data[pile + i] = data[j]
            data[j] = held
        self.rng = x

    def pick(self, place: i64, below: i64) -> i64:
        """A card of a heap or bag at random among the cards lower than `below`, all copies equally likely."""
        data = self.data
        count: i64 = 0
        is_bag = self.kinds[place] == BAG
        card: i64
        at: i64
        if is_bag:
            for card in range(1, below):
                count += data[place + card]
        else:
            for at in range(1, data[place] + 1):
                if data[place + at] < below:
                    count += 1
        if self.tracks:
            self.learned += 1
        if self.fate is not None:
            named = self.pick_scripted(place, below)
            if named != 0:
                return named
        n = self.below(count)
        total: i64 = 0
        if is_bag:
            while n >= 0:
                total += 1
                n -= data[place + total]
        else:
            total = data[place + 1 + n]  # a heap is sorted: the cards lower than `below` come first
        if self.fate is not None:
            self.fate.log.append(self.terms.game.card_name(int(total)))
        return total

    def roll(self, n: i64) -> i64:
        """A number from 0 to n - 1 at random, written into the record as that number."""
        fate = self.fate
        if fate is None:
            return self.below(n)
        tokens = fate.scripted()
        rolled: i64 = 0
        if tokens is None:
            rolled = fate.below(n)
        elif len(tokens) == 1 and tokens[0].isdecimal() and int(tokens[0]) < n:
            rolled = int(tokens[0])
        else:
            raise ImpossibleChance(f"expected a number from 0 to {n - 1}, got {' '.join(tokens)!r}")
        fate.log.append(str(rolled))
        return rolled

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely; not written into the record."""
        if self.fate is not None:
            return self.fate.below(n)
        x = self.rng
        while True:
            x = (x & MASK32) * MULTIPLIER + (x >> 32)
            product = (x & MASK32) * n
            low = product & MASK32
            if low >= n or low >= (MASK32 + 1) % n:
                self.rng = x
                return product >> 32

    def shuffle_by_fate(self, fate: Fate, pile: i64) -> None:
        """Shuffle in a real game: a scripted order first, else strong chance; the new order goes into the record."""
        data = self.data
        size = data[pile]
        game = self.terms.game
        tokens = fate.scripted()
        if tokens is not None:
            cards = self.scripted_order(pile, tokens)
            at: i64
            for at in range(size):
                data[pile + size - at] = cards[at]
        else:
            i: i64
            for i in range(size, 1, -1):
                j = fate.below(i) + 1
                held = data[pile + i]
                data[pile + i] = data[pile + j]
                data[pile + j] = held
        fate.log.append(" ".join([game.card_name(int(data[pile + k])) for k in range(size, 0, -1)]))

    def pick_scripted(self, place: i64, below: i64) -> i64:
        """The card that a script names for a random pick, or 0 when chance decides."""
        fate = self.fate
        if fate is None:
            return 0
        tokens = fate.scripted()
        if tokens is None:
            return 0
        card = self.scripted_card(place, below, tokens)
        fate.log.append(self.terms.game.card_name(card))
        return card

    def scripted_order(self, pile: i64, tokens: list[str]) -> list[int]:
        """The cards of a scripted shuffle, top first, if they are exactly the cards of the pile."""
        game = self.terms.game
        cards = [game.card_code(token) for token in tokens]
        held = sorted([int(self.data[pile + i]) for i in range(1, int(self.data[pile]) + 1)])
        if sorted(cards) != held:
            expected = " ".join([game.card_name(card) for card in held])
            raise ImpossibleChance(f"expected an order of {expected!r}, got {' '.join(tokens)!r}")
        return cards

    def scripted_card(self, place: i64, below: i64, tokens: list[str]) -> int:
        """The card of a scripted pick, if it lies there and can be picked."""
        game, data = self.terms.game, self.data
        if self.kinds[place] == BAG:
            held = [card for card in range(1, int(below)) for _ in range(data[place + card])]
        else:
            held = [int(data[place + i]) for i in range(1, int(data[place]) + 1) if data[place + i] < below]
        names = [game.card_name(card) for card in held]
        card = game.card_code(tokens[0]) if len(tokens) == 1 else 0
        if card == 0 or game.card_name(card) not in names:
            raise ImpossibleChance(f"expected one of {' '.join(names)!r}, got {' '.join(tokens)!r}")
        return card
