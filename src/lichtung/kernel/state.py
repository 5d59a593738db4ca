"""The state of a game: numbers in one flat vector, a stack of pending frames, and the few ways to change them.

Every card, counter and size of a game lives in `data` at an address that the game's layout names. A place is the address
of a zone; its kind says how cards lie there: in a cell, in an ordered pile, in a sorted heap, or as counts in a bag.
Rules change the state only through the primitives here, so that knowledge and events follow by themselves.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from lichtung.kernel import codec, notation, record, sight
from lichtung.kernel.chance import MASK32, MULTIPLIER, Fate, fast_start
from lichtung.kernel.errors import GameOver, IllegalOption, ImpossibleChance, InvalidPosition, Refusal
from lichtung.kernel.events import Ears
from lichtung.kernel.frames import A_MASK, A_SHIFT, B_SHIFT, FRAME_MASK, Choice, Frame
from lichtung.kernel.layout import BAG, CELL, HEAP, PILE
from lichtung.kernel.result import Result
from lichtung.kernel.vecs import vec

if TYPE_CHECKING:
    from lichtung.kernel.terms import Terms

# The first four numbers of every game.
OUTCOME: Final = 0  # 0 while the game runs, else the number of the reason + 1
TURN: Final = 1  # the seat whose turn it is
ROUND: Final = 2
STEP: Final = 3
FIRST: Final = 4  # where a game's own numbers begin

STACK_SIZE: Final = 64
MOST_DEEDS: Final = 100_000  # between two questions; games do some dozens
SUPPLY: Final = -1  # where markers come from and go to; not a place of the state


@final
class Question:
    """The open question: what is asked, and who decides."""

    def __init__(self, name: str, seat: int) -> None:
        self.name: Final[str] = name
        self.seat: Final[int] = seat

    def __repr__(self) -> str:
        return f"Question({self.name!r}, seat={self.seat})"


@final
class Move:
    """One answer in the history of a game, with the results of chance that followed it."""

    def __init__(self, round: int, turn: int, seat: int, choice: str, word: str, chances: list[str]) -> None:
        self.round: Final[int] = round
        self.turn: Final[int] = turn
        self.seat: Final[int] = seat
        self.choice: Final[str] = choice
        self.word: Final[str] = word
        self.chances: list[str] = chances


@final
class History:
    """What a record is written from: where the game began, and every answer since."""

    def __init__(self, origin: dict[str, Any] | None, scripted: bool, opening: list[str], moves: list[Move]) -> None:
        self.origin: dict[str, Any] | None = origin
        self.scripted: bool = scripted  # chance was told what to do: the seed alone does not give this game
        self.opening: list[str] = opening
        self.moves: list[Move] = moves


@final
class State:
    """A game at one moment. Only `choose` (or `play`) changes it; everything else looks."""

    def __init__(self, terms: Terms, data: vec[i64], known: vec[i64], stack: vec[i64]) -> None:
        self.terms: Terms = terms
        self.data: vec[i64] = data
        self.known: vec[i64] = known
        self.stack: vec[i64] = stack
        self.depth: i64 = 0
        self.offered: vec[i64] = terms.nothing
        self.slate: vec[i64] = terms.slate
        self.rules: vec[i64] = terms.rules
        self.kinds: vec[i64] = terms.kinds
        self.sees: vec[i64] = terms.sees
        self.frames: vec[Frame] = terms.frames
        self.rng: i64 = 0
        self.learned: i64 = 0
        self.tracks: bool = False
        self.halt: i64 = 0
        self.halted: bool = False
        self.fate: Fate | None = None
        self.ears: Ears | None = None
        self.history: History | None = None

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        """The game this is a state of."""
        return self.terms.game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.data[OUTCOME] != 0

    @property
    def result(self) -> Result | None:
        """None until the end; then who won, why, and the scores."""
        return self.terms.game.result(self) if self.data[OUTCOME] != 0 else None

    @property
    def choice(self) -> Question | None:
        """The open question, or None when the game is over (or a loaded position was told to stop)."""
        if self.data[OUTCOME] != 0 or self.halted:
            return None
        top = self.stack[self.depth - 1]
        asked = self.open_choice()
        return Question(asked.name, int(asked.seat(self, (top >> A_SHIFT) & A_MASK, top >> B_SHIFT)))

    @property
    def options(self) -> tuple[int, ...]:
        """The offered options as ints, never empty while the game runs."""
        return tuple([int(option) for option in self.offered])

    @property
    def news(self) -> int:
        """Counts what any seat has learned; taking back a choice is free while it stands still."""
        return int(self.learned)

    def words(self) -> tuple[str, ...]:
        """The words of the offered options, in the same order."""
        return tuple([self.terms.game.word(self, int(option)) for option in self.offered])

    def why_not(self, word: Any) -> Refusal | None:
        """None when the word is offered now, else which rule forbids it."""
        return notation.why_not(self, word)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, JSON-able."""
        return sight.view(self, seat)

    def position(self) -> dict[str, Any]:
        """Everything, as a readable dict that `game.load` takes back."""
        return codec.position(self)

    def record(self, seat: int | None = None) -> str:
        """The game so far as a text; with a seat, without what that seat did not know."""
        return record.write(self) if seat is None else record.write_seen(self, seat)

    def digest(self) -> str:
        """A hash of everything, chance and knowledge included. Not for the eyes of players while the game runs."""
        numbers = [int(n) for n in self.data]
        numbers += [int(n) for n in self.known]
        numbers += [int(self.stack[i]) for i in range(self.depth)]
        chance = codec.chance(self)
        version = f"{self.terms.game.version}{self.terms.game.data_hash}"
        head = f"{self.terms.name} {version} {self.terms.seats} {self.terms.settings_text} {chance}"
        return sha256(f"{head} {numbers}".encode()).hexdigest()

    def open_choice(self) -> Choice:
        """The choice on top of the stack."""
        asked = self.frames[self.stack[self.depth - 1] & FRAME_MASK]
        assert isinstance(asked, Choice)
        return asked

    # -- changing --------------------------------------------------------------------------------------------------

    def choose(self, option: Any) -> None:
        """Answer the open question with one of `options`; anything else is refused and changes nothing."""
        if self.data[OUTCOME] != 0:
            raise GameOver("the game is over: there is nothing left to choose")
        if self.halted:
            raise GameOver(f"this position was told to stop before step {self.terms.game.step_name(self)!r}")
        if not isinstance(option, int) or not self.offers(option):  # a float can be equal to an option
            raise IllegalOption(notation.refusal(self, option))
        if self.fate is not None and self.fate.script:
            self.choose_scripted(option)
        else:
            self.choose_noted(option)

    def offers(self, option: int) -> bool:
        """Whether an option is offered now."""
        for offered in self.offered:
            if int(offered) == option:
                return True
        return False

    def play(self, word: Any) -> None:
        """Answer the open question with a word, e.g. `play:OWL`."""
        if self.data[OUTCOME] != 0:
            raise GameOver("the game is over: there is nothing left to choose")
        self.choose(notation.read(self, word))

    def choose_scripted(self, option: int) -> None:
        """Answer while scripted results are left: a copy tries first, so that an impossible one changes nothing here."""
        self.copy().choose_noted(option)
        self.choose_noted(option)

    def choose_noted(self, option: int) -> None:
        """Answer, and write the answer into the history where one is kept."""
        if self.history is not None:
            top = self.stack[self.depth - 1]
            asked = self.open_choice()
            seat = int(asked.seat(self, (top >> A_SHIFT) & A_MASK, top >> B_SHIFT))
            word = self.terms.game.word(self, option)
            move = Move(int(self.data[ROUND]), int(self.data[TURN]), seat, asked.name, word, [])
            self.history.moves.append(move)
            self.apply(option)
            if self.fate is not None:
                move.chances = self.fate.log
                self.fate.log = []
        else:
            self.apply(option)

    def apply(self, option: i64) -> None:
        """Answer the open question without checking: for playouts and searches that take from `offered`."""
        self.depth -= 1
        top = self.stack[self.depth]
        asked = self.frames[top & FRAME_MASK]
        if self.ears is not None:
            self.ears.chosen(self, top, option, False)
        asked.answer(self, (top >> A_SHIFT) & A_MASK, top >> B_SHIFT, option)
        self.advance()

    def advance(self) -> None:
        """Do deeds until a choice with something to decide is on top, or the game is over."""
        data, stack, frames = self.data, self.stack, self.frames
        left: i64 = MOST_DEEDS
        while self.depth > 0 and data[OUTCOME] == 0:
            left -= 1
            if left == 0:
                raise InvalidPosition("pending", f"{MOST_DEEDS} deeds and no question: this would go on for ever")
            top = stack[self.depth - 1]
            pending = frames[top & FRAME_MASK]
            a = (top >> A_SHIFT) & A_MASK
            b = top >> B_SHIFT
            if not pending.asks:
                if self.halt != 0 and top & FRAME_MASK == self.halt:
                    self.halted = True
                    break
                self.depth -= 1
                pending.run(self, a, b)
                continue
            offered = pending.options(self, a, b)
            count: i64 = len(offered)
            if count > 1 or (count == 1 and pending.always):
                self.offered = offered
                return
            self.depth -= 1
            if count == 1:
                if self.ears is not None:
                    self.ears.chosen(self, top, offered[0], True)
                pending.answer(self, a, b, offered[0])
        self.offered = self.terms.nothing
        if self.depth == 0 and data[OUTCOME] == 0:
            raise InvalidPosition("pending", "the frames ran out before the game was over: one that goes on is missing")

    def then(self, first: i64, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Let frames happen in reading order, before whatever was already waiting."""
        stack = self.stack
        depth = self.depth
        if fourth != 0:
            stack[depth] = fourth
            depth += 1
        if third != 0:
            stack[depth] = third
            depth += 1
        if second != 0:
            stack[depth] = second
            depth += 1
        stack[depth] = first
        self.depth = depth + 1

    def finish(self, reason: i64) -> None:
        """End the game at once for the reason of that number; whatever was pending is dropped."""
        self.data[OUTCOME] = reason + 1
        self.depth = 0
        self.learned += 1  # every card is open now
        if self.ears is not None:
            self.ears.ended(self)

    # -- primitives ------------------------------------------------------------------------------------------------

    def put(self, address: i64, value: i64) -> None:
        """Set a counter."""
        before = self.data[address]
        self.data[address] = value
        if self.ears is not None and before != value:
            self.ears.changed(self, address, before, value)

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
            followed = sight.followers(self, source, followed & ~saw, card)
            sight.forget(self, source, self.terms.everyone & ~saw & ~followed, card)
        else:
            followed = 0
        self.lay(card, target, (saw | followed) & ~self.sees[target])
        if self.ears is not None:
            self.ears.moved(self, card, source, target, saw)

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
            if self.ears is not None:
                self.ears.moved(self, card, source, target, saw)

    def turn(self, cell: i64, card: i64) -> None:
        """Let the card in a cell become another one: it is turned over, or marked."""
        before = self.data[cell]
        self.data[cell] = card
        if self.ears is not None:
            self.ears.turned(self, cell, before, card)

    def alter(self, heap: i64, before: i64, card: i64) -> None:
        """Let a card in an open heap become another one: something was laid on it, or taken off."""
        self.take(before, heap)
        self.lay(card, heap, 0)
        if self.ears is not None:
            self.ears.turned(self, heap, before, card)

    def make(self, card: i64, target: i64) -> None:
        """Bring a marker from its unlimited supply into a place."""
        self.lay(card, target, 0)
        if self.ears is not None:
            self.ears.moved(self, card, SUPPLY, target, self.terms.everyone)

    def unmake(self, card: i64, source: i64) -> None:
        """Put a marker back into its unlimited supply, before the eyes of all."""
        carried = self.take(card, source)
        if self.tracks and self.terms.everyone & ~(self.sees[source] | carried) != 0:
            self.learned += 1
        if self.ears is not None:
            self.ears.moved(self, card, source, SUPPLY, self.terms.everyone)

    def take(self, card: i64, source: i64) -> i64:
        """Remove a card from a place (from a pile: the topmost such card); gives who knew this card there."""
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
        carried = sight.lift(self, source, at, size) if self.tracks else 0
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
            sight.settle(self, target, at - target, size, mask)

    def move_bottom(self, pile: i64, target: i64) -> None:
        """Move the bottom card of a pile to a place, before the eyes of those who see either."""
        data = self.data
        card = data[pile + 1]
        size = data[pile]
        carried: i64 = sight.lift(self, pile, 1, size) if self.tracks else 0
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
            sight.settle(self, pile, at, size, self.terms.everyone & ~self.sees[pile])
        if self.ears is not None:
            self.ears.moved(self, card, source, pile, self.terms.everyone)

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
        if self.ears is not None:
            self.ears.shown(self, pile, count, viewers)

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
        if self.ears is not None:
            self.ears.revealed(self, place, card, viewers)

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
        if self.ears is not None:
            self.ears.shuffled(self, pile)

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
        found: i64 = 0
        if is_bag:
            while n >= 0:
                found += 1
                n -= data[place + found]
        else:
            found = data[place + 1 + n]  # a heap is sorted: the cards lower than `below` come first
        if self.fate is not None:
            self.fate.log.append(self.terms.game.card_name(int(found)))
        return found

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
            cards = codec.scripted_order(self, int(pile), tokens)
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
        card = codec.scripted_card(self, int(place), int(below), tokens)
        fate.log.append(self.terms.game.card_name(card))
        return card

    # -- copies ----------------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy with the same future. It does not listen; give it its own ears."""
        other = State(self.terms, self.data[:], self.known[:] if self.tracks else self.known, self.stack[:])
        other.depth = self.depth
        other.offered = self.offered
        other.rng = self.rng
        other.learned = self.learned
        other.tracks = self.tracks
        other.halt = self.halt
        other.halted = self.halted
        if self.fate is not None:
            other.fate = self.fate.copy()
        if self.history is not None:
            history = self.history
            other.history = History(history.origin, history.scripted, history.opening, history.moves[:])
        return other

    def become(self, other: State) -> None:
        """Take over everything of another state of the same game, ears excepted."""
        self.data = other.data
        self.known = other.known
        self.stack = other.stack
        self.depth = other.depth
        self.offered = other.offered
        self.rng = other.rng
        self.learned = other.learned
        self.tracks = other.tracks
        self.halt = other.halt
        self.halted = other.halted
        self.fate = other.fate
        if self.ears is not None:
            self.ears.answered = True
        self.history = other.history

    def resample(self, seat: int | None, seed: int) -> State:
        """A state that looks the same to the seat, with everything it does not know dealt anew by the seed."""
        other = self.copy()
        other.fate = None
        other.history = None
        other.rng = fast_start(seed)
        sight.redeal(other, seat)
        return other

    def listen(self, seat: int | None) -> None:
        """Begin to collect events for a seat (None: for a spectator)."""
        if self.ears is None:
            self.ears = Ears()
        self.ears.listen(self, seat)

    def heard(self, seat: int | None) -> list[dict[str, Any]]:
        """The events since the last call, as that seat may know them; the last one holds what changed in its view."""
        if self.ears is None:
            return []
        return self.ears.heard(self, seat)

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """The same events without their numbers, for a reader who does not change them: several viewers share them."""
        if self.ears is None:
            return []
        return self.ears.told(self, seat)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return codec.unpickle, (self.terms.name, codec.frozen(self), self.terms.game.data_folder)
