"""Cards in one flat vector, and the few ways to move them.

Every card, counter and size of a game lives in `data` at an address that the game's layout names. A place is the address
of a zone; its kind says how cards lie there: in a cell, in an ordered pile, in a sorted heap, or as counts in a bag.
Rules change cards and counters only through the primitives here, so that knowledge and events follow by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lichtung.kernel import knowledge
from lichtung.kernel.kinds import BAG, CELL, HEAP, PILE
from lichtung.kernel.vecs import vec

if TYPE_CHECKING:
    from lichtung.kernel.events import Listeners
    from lichtung.kernel.terms import Terms

SUPPLY: Final = -1  # where markers come from and go to; not a place of the state


class Cards:
    """The cards and counters of a game, and who knows them. A `State` is all of this and what is pending."""

    def __init__(self, terms: Terms, data: vec[i64], known: vec[i64]) -> None:
        self.terms: Terms = terms
        self.data: vec[i64] = data
        self.known: vec[i64] = known
        self.kinds: vec[i64] = terms.kinds
        self.sees: vec[i64] = terms.sees
        self.learned: i64 = 0
        self.tracks: bool = False
        self.listeners: Listeners | None = None

    def put(self, address: i64, value: i64) -> None:
        """Set a counter."""
        before = self.data[address]
        self.data[address] = value
        if self.listeners is not None and before != value:
            self.listeners.tell_changed(self, address, before, value)

    def move(self, card: i64, source: i64, target: i64, shown: i64 = 0) -> None:
        """Move a card from place to place. `shown`: viewers who see it on the way beyond those who see either place."""
        if self.tracks:
            self.move_tracked(card, source, target, shown, self.take(card, source))
            return
        data, kinds = self.data, self.kinds
        kind = kinds[source]
        if kind == CELL:  # the common cases are written out: playouts do little else than moving cards
            data[source] = 0
        elif kind == PILE and data[source + data[source]] == card:
            data[source + data[source]] = 0
            data[source] -= 1
        else:
            self.take(card, source)
        kind = kinds[target]
        if kind == CELL:
            data[target] = card
        elif kind == BAG:
            data[target] += 1
            data[target + card] += 1
        else:
            self.lay(card, target, 0)

    def move_tracked(self, card: i64, source: i64, target: i64, shown: i64, carried: i64) -> None:
        """The second half of a move when somebody may want to know who saw it."""
        followed: i64 = 0
        if self.kinds[source] == HEAP:  # one of several: whoever knew it there need not know that it is this one
            followed = carried
            carried = 0
        knew = self.sees[source] | carried
        saw = knew | self.sees[target] | shown
        if saw & ~knew != 0:
            self.learned += 1
        if self.kinds[source] == HEAP and saw != self.terms.everyone:
            followed = knowledge.followers(self, source, followed & ~saw, card)
            knowledge.forget(self, source, self.terms.everyone & ~saw & ~followed, card)
        else:
            followed = 0
        self.lay(card, target, (saw | followed) & ~self.sees[target])
        if self.listeners is not None:
            self.listeners.tell_moved(self, card, source, target, saw)

    def move_all(self, source: i64, target: i64) -> None:
        """Move every card of a pile or heap to another one; whoever knew a card there still knows it."""
        data = self.data
        while data[source] > 0:
            card = data[source + data[source]]
            carried = self.take(card, source)
            if not self.tracks:
                self.lay(card, target, 0)
                continue
            knew = self.sees[source] | carried
            saw = self.sees[source] | self.sees[target]
            if saw & ~knew != 0:
                self.learned += 1
            self.lay(card, target, (saw | carried) & ~self.sees[target])
            if self.listeners is not None:
                self.listeners.tell_moved(self, card, source, target, saw)

    def turn(self, cell: i64, card: i64) -> None:
        """Let the card in a cell become another one: it is turned over, or marked."""
        before = self.data[cell]
        self.data[cell] = card
        if self.listeners is not None:
            self.listeners.tell_turned(self, cell, before, card)

    def alter(self, heap: i64, before: i64, card: i64) -> None:
        """Let a card in an open heap become another one: something was laid on it, or taken off."""
        self.take(before, heap)
        self.lay(card, heap, 0)
        if self.listeners is not None:
            self.listeners.tell_turned(self, heap, before, card)

    def make(self, card: i64, target: i64) -> None:
        """Bring a marker from its unlimited supply into a place."""
        self.lay(card, target, 0)
        if self.listeners is not None:
            self.listeners.tell_moved(self, card, SUPPLY, target, self.terms.everyone)

    def unmake(self, card: i64, source: i64) -> None:
        """Put a marker back into its unlimited supply, before the eyes of all."""
        carried = self.take(card, source)
        if self.tracks and self.terms.everyone & ~(self.sees[source] | carried) != 0:
            self.learned += 1
        if self.listeners is not None:
            self.listeners.tell_moved(self, card, source, SUPPLY, self.terms.everyone)

    def take(self, card: i64, source: i64) -> i64:
        """Remove a card from a place (from a pile: the topmost such card); returns who knew this card there."""
        data = self.data
        kind = self.kinds[source]
        if kind == BAG:
            data[source + card] -= 1
            data[source] -= 1
            return 0
        if kind == CELL:
            data[source] = 0
            if not self.tracks:
                return 0
            carried = self.known[source]
            self.known[source] = 0
            return carried
        size = data[source]
        data[source] = size - 1
        at: i64
        if kind == PILE:
            at = size
            while data[source + at] != card:
                at -= 1
        else:
            at = 1
            while data[source + at] != card:
                at += 1
        carried = knowledge.lift(self, source, at, size) if self.tracks else 0
        while at < size:
            data[source + at] = data[source + at + 1]
            at += 1
        data[source + size] = 0
        return carried

    def lay(self, card: i64, target: i64, mask: i64) -> None:
        """Put a card into a place: into a cell, on top of a pile, sorted into a heap, counted into a bag."""
        data = self.data
        kind = self.kinds[target]
        if kind == CELL:
            data[target] = card
            if self.tracks:
                self.known[target] = mask
            return
        size = data[target] + 1
        data[target] = size
        if kind == BAG:
            data[target + card] += 1
            return
        at = target + size
        if kind == HEAP:
            while at > target + 1 and data[at - 1] > card:
                data[at] = data[at - 1]
                at -= 1
        data[at] = card
        if self.tracks:
            knowledge.settle(self, target, at - target, size, mask)

    def move_bottom(self, pile: i64, target: i64) -> None:
        """Move the bottom card of a pile to a place, before the eyes of those who see either."""
        data = self.data
        card = data[pile + 1]
        size = data[pile]
        carried: i64 = knowledge.lift(self, pile, 1, size) if self.tracks else 0
        at: i64
        for at in range(pile + 1, pile + size):
            data[at] = data[at + 1]
        data[pile + size] = 0
        data[pile] = size - 1
        if not self.tracks:
            self.lay(card, target, 0)
        else:
            self.move_tracked(card, pile, target, 0, carried)

    def tuck(self, card: i64, source: i64, pile: i64, above: i64) -> None:
        """Put a card from an open place into a pile under `above` cards (or as its bottom); everybody knows where."""
        data = self.data
        self.take(card, source)
        size = data[pile] + 1
        data[pile] = size
        at = size - above if above < size else 1
        i: i64
        for i in range(pile + size, pile + at, -1):
            data[i] = data[i - 1]
        data[pile + at] = card
        if self.tracks:
            knowledge.settle(self, pile, at, size, self.terms.everyone & ~self.sees[pile])
        if self.listeners is not None:
            self.listeners.tell_moved(self, card, source, pile, self.terms.everyone)

    def show(self, pile: i64, count: i64, viewers: i64) -> None:
        """Show the top cards of a pile to some viewers; the cards stay where they are."""
        if not self.tracks:
            return
        size = self.data[pile]
        i: i64
        for i in range(count):
            address = pile + size - i
            fresh = viewers & ~self.known[address] & ~self.sees[pile]
            if fresh != 0:
                self.known[address] |= fresh
                self.learned += 1
        if self.listeners is not None:
            self.listeners.tell_shown(self, pile, count, viewers)

    def reveal(self, card: i64, place: i64, viewers: i64) -> None:
        """Show one card of a pile or heap to some viewers; it stays where it is."""
        if not self.tracks:
            return
        at: i64
        for at in range(place + 1, place + self.data[place] + 1):
            if self.data[at] == card:
                fresh = viewers & ~self.known[at] & ~self.sees[place]
                if fresh != 0:
                    self.known[at] |= fresh
                    self.learned += 1
                break
        if self.listeners is not None:
            self.listeners.tell_revealed(self, place, card, viewers)

    def notice(self) -> None:
        """Count that somebody learned something that no other primitive tells, such as the back of a card."""
        self.learned += 1

    def look(self, pile: i64, count: i64, viewers: i64) -> None:
        """Let some viewers look at the top cards of a pile to put them back in any order: the others lose track of them."""
        self.show(pile, count, viewers)
        if self.tracks and count > 1:
            size = self.data[pile]
            at: i64
            for at in range(pile + size - count + 1, pile + size + 1):
                self.known[at] &= viewers

    def lift(self, pile: i64, at: i64, to: i64) -> None:
        """Put the card at position `at` of a pile further up, to position `to`; who knows the cards keeps knowing them."""
        data = self.data
        card = data[pile + at]
        i: i64
        for i in range(pile + at, pile + to):
            data[i] = data[i + 1]
        data[pile + to] = card
        if self.tracks:
            mask = self.known[pile + at]
            for i in range(pile + at, pile + to):
                self.known[i] = self.known[i + 1]
            self.known[pile + to] = mask
