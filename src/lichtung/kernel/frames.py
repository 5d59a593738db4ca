"""Frames: what the rules do by themselves (deeds) and what a seat decides (choices).

A frame is a stateless object, one per printed rule or effect. What is pending is a stack of ints, each made by `frame`:
which frame, and two small arguments. So a copy of a game in the middle of an effect is a slice, and saving it is names and
numbers.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from lichtung.kernel.addresses import TURN
from lichtung.kernel.schema import About, Lack
from lichtung.kernel.vecs import vec

if TYPE_CHECKING:
    from lichtung.kernel.state import State

FRAME_MASK: Final = 0xFF
A_SHIFT: Final = 8
A_MASK: Final = 0xFFFFFFF
B_SHIFT: Final = 36


def frame(number: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A pending frame as an int: its number in the game's table, 28 bits for `a`, 26 bits for `b`, none negative.

    A frame without arguments is just its number.
    """
    return number | (a << A_SHIFT) | (b << B_SHIFT)


def number_of(packed: i64) -> i64:
    """Returns which frame a pending one is."""
    return packed & FRAME_MASK


def a_of(packed: i64) -> i64:
    """Returns the first argument of a pending frame."""
    return (packed >> A_SHIFT) & A_MASK


def b_of(packed: i64) -> i64:
    """Returns the second argument of a pending frame."""
    return packed >> B_SHIFT


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something pending. `asks` is true for choices, `always` for choices that are put even with a single option."""

    def __init__(self, asks: bool, always: bool) -> None:
        self.asks: bool = asks
        self.always: bool = always
        self.phase: str = ""  # of the rulebook, in which it happens

    def run(self, s: State, a: i64, b: i64) -> None:
        """Carry out a deed."""
        raise TypeError(f"{type(self).__name__} is not a deed")

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        """What a choice offers, in fixed order; nothing means there is nothing to decide."""
        raise TypeError(f"{type(self).__name__} is not a choice")

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        """Carry out the chosen option."""
        raise TypeError(f"{type(self).__name__} is not a choice")

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        """Whether a loaded position can have this pending: with these numbers, over the frame below (0: over none).

        Asked when a position is loaded and never again, so whatever the frame takes for granted later belongs here: which
        numbers it has, and what has to lie in the zones for it. A frame that says nothing has no numbers.
        """
        return a == 0 and b == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Frame):
    """Something the rules do by themselves: override `run`."""

    def __init__(self) -> None:
        super().__init__(False, False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame):
    """Something a seat decides: override `options` and `answer`. On top of the stack, it is the open question.

    `verbs`: everything that its options can begin with, offered or not.
    """

    def __init__(self, name: str, rule: str, always: bool = False, verbs: tuple[int, ...] = ()) -> None:
        super().__init__(True, always)
        self.name: str = name
        self.rule: str = rule
        self.verbs: tuple[int, ...] = verbs

    def seat(self, s: State, a: i64, b: i64) -> i64:
        """Who decides: the seat whose turn it is, unless a game says otherwise."""
        return s.data[TURN]

    def about(self, s: State, a: i64, b: i64) -> About:
        """What the question is about beyond its options: a card, a cell, a row, how many are left. JSON-able."""
        return {}

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        """The id of the rule that forbids an option that is not offered."""
        return self.rule

    def lacks(self, s: State, a: i64, b: i64, option: i64) -> list[Lack]:
        """What is missing for an option that is not offered, in numbers; nothing where the rule says it all."""
        return []

    def is_meant(self, s: State, a: i64, b: i64, option: i64) -> bool:
        """Whether somebody who points at the target of an option that is not offered could have meant that option."""
        return True

    def example(self, s: State, a: i64, b: i64, verb: i64) -> i64:
        """An option of a verb that offers none now, by which a table says why; 0 where that would tell nobody anything.

        A verb without arguments is an option itself; of the others a choice says which is the best example.
        """
        vocabulary = s.terms.game.vocabulary
        return verb if vocabulary is not None and vocabulary.is_bare(int(verb)) else 0

    def private(self, s: State, a: i64, b: i64, option: i64) -> bool:
        """Whether the answer must not be told to anybody but the decider."""
        return False


@final
class FrameList:
    """The frames of a game, declared in the order of their numbers: a frame's number is returned, and rules name it by that.

    The classes stand in the files of the game's topics, which name each other's frames: so the names come first, and `table`
    finds the class of each. Numbers and names are part of stored games: new frames are declared at the end.
    """

    def __init__(self) -> None:
        self.names: list[str] = ["Frame"]  # 0 is no frame
        self.phases: list[str] = [""]  # of each, where a game names phases
        self.questions: dict[str, tuple[str, str, bool, tuple[int, ...]]] = {}

    def deed(self, name: str, phase: str = "") -> int:
        """Declare a deed by the name of its class and the phase in which it is done; returns its number."""
        self.names.append(name)
        self.phases.append(phase)
        return len(self.names) - 1

    def choice(self, name: str, question: str, rule: str, phase: str = "", *verbs: int, always: bool = False) -> int:
        """Declare a choice by the name of its class, of the question, the rule that puts it, the phase, and the verbs that
        answer it; returns its number."""
        self.questions[name] = (question, rule, always, verbs)
        return self.deed(name, phase)

    def table(self, *topics: ModuleType) -> list[Frame]:
        """Returns one object for each frame, in the order of their numbers; its class is in one of these modules."""
        frames = [Frame(False, False)]
        for name, phase in zip(self.names[1:], self.phases[1:], strict=True):
            classes = {class_of(topic, name) for topic in topics} - {None}
            if len(classes) != 1:
                raise LookupError(f"expected one class for the frame {name}, found {len(classes)}")
            frames.append(classes.pop()(*self.questions.get(name, ())))
            frames[-1].phase = phase
        return frames


def class_of(topic: ModuleType, name: str) -> Any:
    """Returns the class of frames that has this name in a module, None if there is none."""
    value = getattr(topic, name, None)
    return value if isinstance(value, type) and issubclass(value, Frame) else None
