"""The state of a game: its cards, a stack of pending frames, and the open question."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from lichtung.kernel import codec, notation, reasons, sight
from lichtung.kernel.addresses import OUTCOME, ROUND, TURN
from lichtung.kernel.chance import fast_start
from lichtung.kernel.errors import GameOver, IllegalOption, InvalidPosition, Refusal
from lichtung.kernel.events import Listeners
from lichtung.kernel.frames import A_MASK, A_SHIFT, B_SHIFT, FRAME_MASK, Choice, Frame
from lichtung.kernel.history import History, Move, Question
from lichtung.kernel.plain import Json
from lichtung.kernel.record.seen import write_seen
from lichtung.kernel.record.write import write
from lichtung.kernel.redeal import redeal
from lichtung.kernel.result import Result
from lichtung.kernel.schema import About, Event, Lack, Thing
from lichtung.kernel.shuffling import ChanceCards
from lichtung.kernel.vecs import vec

if TYPE_CHECKING:
    from lichtung.kernel.terms import Terms

STACK_SIZE: Final = 64
MAX_DEEDS: Final = 100_000  # between two questions; games do some dozens


@final
class State(ChanceCards):
    """A game at one moment. Only `choose` (or `play`) changes it; everything else looks."""

    def __init__(self, terms: Terms, data: vec[i64], known: vec[i64], stack: vec[i64]) -> None:
        super().__init__(terms, data, known)
        self.stack: vec[i64] = stack
        self.depth: i64 = 0
        self.offered: vec[i64] = terms.nothing
        self.slate: vec[i64] = terms.slate
        self.rules: vec[i64] = terms.rules
        self.frames: vec[Frame] = terms.frames
        self.halt: i64 = 0
        self.halted: bool = False
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
        return Question(self.open_choice().name, int(self.asked_seat()))

    @property
    def options(self) -> tuple[int, ...]:
        """The offered options as ints, never empty while the game runs."""
        return tuple([int(option) for option in self.offered])

    @property
    def news(self) -> int:
        """Counts what any seat has learned; taking back a choice is free while it stands still."""
        return int(self.learned)

    def offered_to(self, viewer: int | None) -> list[int]:
        """Returns the options that a viewer is offered now: none while somebody else is asked."""
        asked = self.choice
        return [] if asked is None or asked.seat != viewer else list(self.options)

    def cards_in(self, place: int) -> list[int]:
        """Returns the cards of a pile from the bottom, those of a heap in ascending order."""
        return [int(card) for card in self.data[place + 1 : place + 1 + self.data[place]]]

    def words(self) -> tuple[str, ...]:
        """The words of the offered options, in the same order."""
        return tuple([self.terms.game.word(self, int(option)) for option in self.offered])

    def why_not(self, word: Any) -> Refusal | None:
        """None when the word is offered now, else which rule forbids it."""
        return notation.why_not(self, word)

    def why_not_target(self, target: str, picked: tuple[str, ...] = ()) -> Refusal | None:
        """Why nothing that was offered now points at a target, such as `card:OWL`; None when no rule is about that.

        `picked` are targets that were pointed at before, on the way to an answer.
        """
        return reasons.why_not_target(self, target, picked)

    def impossible(self) -> list[Refusal]:
        """What the open question could offer, and why it does not: one refusal for each kind of answer."""
        return reasons.impossible(self)

    def describe(self, seat: int | None, target: str, at: str = "") -> Thing:
        """What a thing is for, as a seat sees it: by a target, or by where it lies, such as `village_display.2`."""
        return reasons.describe(self, seat, target, at)

    def view(self, seat: int | None) -> Json:
        """What a seat (None: a spectator) may see, JSON-able."""
        return sight.view(self, seat)

    def position(self) -> Json:
        """Everything, as a readable dict that `game.load` takes back."""
        return codec.position(self)

    def record(self, seat: int | None = None) -> str:
        """The game so far as a text; with a seat, without what that seat did not know."""
        return write(self) if seat is None else write_seen(self, seat)

    def digest(self) -> str:
        """A hash of everything, chance and knowledge included. Not for the eyes of players while the game runs."""
        numbers = [int(n) for n in self.data]
        numbers += [int(n) for n in self.known]
        numbers += [int(self.stack[i]) for i in range(self.depth)]
        chance = codec.chance(self)
        version = f"{self.terms.game.version}{self.terms.game.data_hash}"
        head = f"{self.terms.name} {version} {self.terms.seats} {self.terms.settings_text} {chance}"
        return sha256(f"{head} {numbers}".encode()).hexdigest()

    # -- the open question -------------------------------------------------------------------------------------------

    def top_frame(self) -> i64:
        """Returns the number of the frame on top of the stack."""
        return self.stack[self.depth - 1] & FRAME_MASK

    def top_a(self) -> i64:
        """Returns the first argument of the frame on top of the stack."""
        return (self.stack[self.depth - 1] >> A_SHIFT) & A_MASK

    def top_b(self) -> i64:
        """Returns the second argument of the frame on top of the stack."""
        return self.stack[self.depth - 1] >> B_SHIFT

    def open_choice(self) -> Choice:
        """Returns the choice on top of the stack."""
        asked = self.frames[self.top_frame()]
        assert isinstance(asked, Choice)
        return asked

    def asked_seat(self) -> i64:
        """Returns the seat that answers the open question."""
        return self.open_choice().seat(self, self.top_a(), self.top_b())

    def asked_about(self) -> About:
        """Returns what the open question is about, JSON-able."""
        return self.open_choice().about(self, self.top_a(), self.top_b())

    def is_private(self, option: int) -> bool:
        """Returns whether that answer to the open question must be told to nobody but the decider."""
        return self.open_choice().private(self, self.top_a(), self.top_b(), option)

    def rule_against(self, option: int) -> str:
        """Returns the id of the rule that forbids an option that is not offered."""
        return self.open_choice().why_not(self, self.top_a(), self.top_b(), option)

    def lacking_for(self, option: int) -> list[Lack]:
        """Returns what is missing for an option that is not offered."""
        return self.open_choice().lacks(self, self.top_a(), self.top_b(), option)

    def ask_again(self) -> bool:
        """Bring the offered options up to date; returns whether the open question would still be put."""
        asked = self.open_choice()
        self.offered = asked.options(self, self.top_a(), self.top_b())
        return len(self.offered) > 1 or (len(self.offered) == 1 and asked.always)

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
            seat, choice = int(self.asked_seat()), self.open_choice().name
            word = self.terms.game.word(self, option)
            move = Move(int(self.data[ROUND]), int(self.data[TURN]), seat, choice, word, [])
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
        if self.listeners is not None:
            self.listeners.tell_chosen(self, top, option, False)
        asked.answer(self, (top >> A_SHIFT) & A_MASK, top >> B_SHIFT, option)
        self.advance()

    def advance(self) -> None:
        """Do deeds until a choice with something to decide is on top, or the game is over."""
        data, stack, frames = self.data, self.stack, self.frames
        left: i64 = MAX_DEEDS
        while self.depth > 0 and data[OUTCOME] == 0:
            left -= 1
            if left == 0:
                raise InvalidPosition("pending", f"{MAX_DEEDS} deeds and no question: this would go on for ever")
            top = stack[self.depth - 1]
            pending = frames[top & FRAME_MASK]
            a = (top >> A_SHIFT) & A_MASK
            b = top >> B_SHIFT
            if not pending.asks:
                if self.halt != 0 and top & FRAME_MASK == self.halt:
                    self.halted = True
                    break
                self.depth -= 1
                if self.listeners is not None:
                    self.listeners.enter(self, pending.phase)
                pending.run(self, a, b)
                continue
            offered = pending.options(self, a, b)
            count: i64 = len(offered)
            if count > 1 or (count == 1 and pending.always):
                self.offered = offered
                return
            self.depth -= 1
            if count == 1:
                if self.listeners is not None:
                    self.listeners.tell_chosen(self, top, offered[0], True)
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
        if self.listeners is not None:
            self.listeners.hold(self)  # how it stood before everything was open
        self.data[OUTCOME] = reason + 1
        self.depth = 0
        self.learned += 1  # every card is open now
        if self.listeners is not None:
            self.listeners.tell_ended(self)

    # -- copies ----------------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy with the same future. It does not listen; give it its own listeners."""
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
            other.history = self.history.copy()
        return other

    def sketch(self) -> State:
        """Returns a copy without this game's chance, knowledge and history, to try functions of the rules on."""
        other = State(self.terms, self.data[:], self.terms.unknown, self.stack[:])
        other.depth = self.depth
        other.rng = 1  # any number but 0, at which the generator would stand still
        return other

    def foresee(self, option: i64) -> State:
        """Returns a sketch in which the question was answered and nothing that follows was done: no deed, no draw.

        For previews. Whoever asks for one knows that this answer looks at no hidden card.
        """
        other = self.sketch()
        other.depth -= 1
        self.open_choice().answer(other, self.top_a(), self.top_b(), option)
        return other

    def resample(self, seat: int | None, seed: int) -> State:
        """A state that looks the same to the seat, with everything it does not know dealt anew by the seed."""
        other = self.copy()
        other.fate = None
        other.history = None
        other.rng = fast_start(seed)
        return redeal(other, seat)

    def enter(self, phase: str) -> None:
        """Say that another phase of the rulebook begins, where that is not said by the frame that runs."""
        if self.listeners is not None:
            self.listeners.enter(self, phase)

    def listen(self, seat: int | None, scenes: bool = False) -> None:
        """Begin to collect events for a seat (None: for a spectator), with the view after each scene if that is wanted."""
        if self.listeners is None:
            self.listeners = Listeners()
        self.listeners.listen(self, seat, scenes)

    def heard(self, seat: int | None) -> list[Event]:
        """The events since the last call, as that seat may know them; the last one holds what changed in its view."""
        if self.listeners is None:
            return []
        return self.listeners.fetch(self, seat)

    def take_events(self, seat: int | None) -> list[Event]:
        """The same events without their numbers, for a reader who does not change them: several viewers share them."""
        if self.listeners is None:
            return []
        return self.listeners.take(self, seat)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return codec.unpickle, (self.terms.name, codec.position(self), self.terms.game.data_folder)
