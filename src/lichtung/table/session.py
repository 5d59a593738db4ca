"""A game session: where it stands, every move since the beginning, and what each viewer has been told of it.

Nothing here waits or stores: a move changes a session at once, and the table that owns it sees to the rest.

A viewer is a seat, or None for a spectator. Each viewer has a number of its own that counts what it was told, so that
nobody can count the private decisions of others: while a seat is asked something that the others must not notice, they
are told nothing at all, and everything that happened comes together with the next open question.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from mypy_extensions import mypyc_attr

from lichtung.kernel import notation
from lichtung.kernel.addresses import ROUND, STEP, TURN
from lichtung.kernel.game import Game, Log
from lichtung.kernel.plain import Json
from lichtung.kernel.schema import Event
from lichtung.kernel.state import State
from lichtung.table.errors import Refused
from lichtung.table.facts import Viewer
from lichtung.table.privacy import is_private, is_secret

MAX_LOG: Final = 200  # so many events of the past a viewer is shown at most
LOOK_BACK: Final = 30  # so many moves of the past they are taken from
MAX_RECENT: Final = 16  # so many answers are remembered for clients that send a move again
MARGIN: Final = 6  # and so many more where a viewer was told nothing for a while
LONG_STEP: Final = 160  # answers of one seat in one step; more than 44 were not seen in ordinary games
ANCHOR_DISTANCE: Final = 64  # a copy of the past is moved on when the present is so many moves further


class Step:
    """One move that stands: whose, its word, and what was learned up to it."""

    __slots__ = ("learned", "private", "seat", "viewers", "word")

    def __init__(self, seat: int, word: str, private: bool, learned: int, viewers: int) -> None:
        self.seat = seat
        self.word = word
        self.private = private  # nobody else may know the answer
        self.learned = learned
        self.viewers = viewers  # the bits of the viewers that were told what the table looked like after it


class Watch:
    """What one watched viewer has been told lately."""

    def __init__(self, events: list[Event]) -> None:
        self.log: deque[Event] = deque(events, MAX_LOG)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSession:
    """A game from its beginning to now."""

    def __init__(self, first: State) -> None:
        self.first: Final = first  # the game before the first move
        self.game: Final[Game] = first.terms.game
        self.seats: Final[int] = first.terms.seats
        self.everyone: Final = (1 << (self.seats + 1)) - 1
        self.state: State = first.copy()
        self.steps: list[Step] = []
        self.first_learned: Final = first.news
        self.numbers: list[int] = [1] * (self.seats + 1)  # of every seat, the last one of spectators
        self.recent: dict[tuple[int, int, str], int] = {}
        self.watched: dict[Viewer, Watch] = {}
        self.anchor: tuple[int, State] | None = None
        self.step_answers: list[int] = [0] * self.seats  # by seat: its answers in the step that is being played

    # -- looking -------------------------------------------------------------------------------------------------------

    def number(self, viewer: Viewer) -> int:
        """Returns how much a viewer has been told."""
        return self.numbers[self.seats if viewer is None else viewer]

    def bit(self, viewer: Viewer) -> int:
        """Returns the bit of a viewer."""
        return 1 << (self.seats if viewer is None else viewer)

    def asked_seat(self) -> int | None:
        """Returns the seat that is asked now."""
        choice = self.state.choice
        return None if choice is None else choice.seat

    def current_viewers(self) -> int:
        """Returns the bits of the viewers that the present may be shown to."""
        return self.steps[-1].viewers if self.steps else self.everyone

    def known_asked_seat(self, viewer: Viewer) -> int | None:
        """Returns the seat that a viewer knows to be asked."""
        seat = self.asked_seat()
        if seat is None or seat == viewer or self.current_viewers() & self.bit(viewer):
            return seat
        told = self.count_known_moves(viewer)
        return self.steps[told].seat if told < len(self.steps) else seat

    def count_known_moves(self, viewer: Viewer) -> int:
        """Returns how many of the moves that stand a viewer has been told of."""
        bit = self.bit(viewer)
        for back, step in enumerate(reversed(self.steps)):
            if step.viewers & bit:
                return len(self.steps) - back
        return 0

    def last_view(self, viewer: Viewer) -> Json:
        """Returns what a viewer was shown last, whether it is watched or not."""
        if viewer in self.watched:
            return self.view(viewer)
        told = self.count_known_moves(viewer)
        return (self.state if told == len(self.steps) else self.replay(told)).view(viewer)

    def seen_record(self, seat: int) -> str:
        """Returns the record of what a seat has been told."""
        return self.replay(self.count_known_moves(seat)).record(seat)

    # -- moving --------------------------------------------------------------------------------------------------------

    def is_long(self, seat: int) -> bool:
        """Whether a seat has given so many answers in this step that it may be going round in a circle."""
        return self.step_answers[seat] >= LONG_STEP

    def find_repeat(self, seat: int, at: int, word: str) -> int | None:
        """Returns the number that answered the same move when it was sent before."""
        return self.recent.get((seat, at, word))

    def play(self, seat: int, word: str) -> Step:
        """Answer the open question; raises the kernel's errors and then nothing has changed."""
        state = self.state
        before = self.numbers[seat]
        option = notation.read(state, word)
        private = is_private(state, option)
        data = state.data
        round, turn, phase = data[ROUND], data[TURN], data[STEP]
        state.choose(option)
        if round == state.data[ROUND] and turn == state.data[TURN] and phase == state.data[STEP]:
            self.step_answers[seat] += 1
        else:
            self.step_answers = [0] * self.seats
        assert state.history is not None
        viewers = self.everyone
        choice = state.choice
        if choice is not None and is_secret(state):
            viewers = 1 << choice.seat
        step = Step(seat, state.history.moves[-1].word, private, state.news, viewers)
        self.steps.append(step)
        self.count(viewers)
        if len(self.recent) >= MAX_RECENT:
            del self.recent[next(iter(self.recent))]  # the oldest
        self.recent[seat, before, word] = before + 1  # also where its seat is told only later
        return step

    def count(self, viewers: int) -> None:
        """Count on for the viewers that are told something."""
        numbers = self.numbers
        for at in range(self.seats + 1):
            if viewers >> at & 1:
                numbers[at] += 1

    # -- taking back ---------------------------------------------------------------------------------------------------

    def undo_length(self, seat: int) -> int:
        """Returns how many moves go when a seat takes its last one back; 0 when it has none."""
        for back, step in enumerate(reversed(self.steps), 1):
            if step.seat == seat:
                return back
        return 0

    def is_free(self, seat: int, length: int) -> bool:
        """Whether nobody has learned anything since, and nothing but what the seat cannot know of came after its move."""
        at = len(self.steps) - length
        before = self.steps[at - 1].learned if at > 0 else self.first_learned
        if self.state.over or before != self.state.news:
            return False
        bit = self.bit(seat)
        return all(
            later.private and not self.steps[at + i].viewers & bit for i, later in enumerate(self.steps[at + 1 :])
        )

    def undo(self, length: int) -> int:
        """Take moves back; returns the bits of the viewers for whom something changed."""
        if not 0 < length <= len(self.steps):
            raise Refused("NoUndo", "there is no such move to take back")
        saw = 0
        for step in self.steps[-length:]:
            saw |= step.viewers
        keep = len(self.steps) - length
        if self.anchor is not None and self.anchor[0] > keep:
            self.anchor = None
        self.state = self.replay(keep)
        for step in self.steps[keep:]:
            self.step_answers[step.seat] = max(0, self.step_answers[step.seat] - 1)
        del self.steps[keep:]
        self.recent.clear()  # the same word may be meant anew now
        self.count(saw)
        for viewer in list(self.watched):
            self.watch(viewer)
        return saw

    def set_anchor(self) -> None:
        """Keep a copy of the present, for whoever will look back to about here."""
        self.anchor = (len(self.steps), self.state.copy())

    def replay(self, upto: int) -> State:
        """Returns the game after the first `upto` moves that stand, as a state of its own without listeners."""
        at, past = self.anchor if self.anchor is not None and self.anchor[0] <= upto else (0, self.first.copy())
        goal = max(at, upto - LOOK_BACK)
        if goal - at > ANCHOR_DISTANCE or self.anchor is None:
            for step in self.steps[at:goal]:
                past.play(step.word)
            at = goal
            self.anchor = (at, past)
        now = past.copy()
        for step in self.steps[at:upto]:
            now.play(step.word)
        return now

    # -- telling -------------------------------------------------------------------------------------------------------

    def watch(self, viewer: Viewer) -> None:
        """Begin to tell a viewer; what it was told lately comes from playing the last moves again."""
        bit = self.bit(viewer)
        at = max(0, len(self.steps) - LOOK_BACK)
        while at > 0 and not self.steps[at - 1].viewers & bit:
            at -= 1
        past = self.replay(at)
        past.listen(viewer)
        assert past.listeners is not None
        stream = past.listeners.streams[viewer]
        told = self.count_known_moves(viewer)
        events: list[Event] = []
        for number, step in enumerate(self.steps[at:], at + 1):
            past.play(step.word)
            if number == told:
                events += without_views(past.take_events(viewer))
            elif step.viewers & bit:
                events += without_views(
                    stream.events
                )  # what the view was like in between is not needed, and takes time
                stream.events = []
        self.state.listen(viewer)
        assert self.state.listeners is not None
        stream.scenes = True  # from now on: of the past only the last view is needed
        self.state.listeners.adopt(viewer, stream)
        self.watched[viewer] = Watch(events)

    def unwatch(self, viewer: Viewer) -> None:
        """Nobody looks on as this viewer any more."""
        self.watched.pop(viewer, None)
        listeners = self.state.listeners
        if listeners is not None:
            listeners.streams.pop(viewer, None)
            if not listeners.streams:
                self.state.listeners = None

    def fetch_events(self, viewer: Viewer) -> list[Event]:
        """Returns what a watched viewer has to be told now."""
        events = self.state.take_events(viewer)
        log = self.watched[viewer].log
        for event in events:
            if event["event"] != "view":
                log.append(event)
        return events

    def view(self, viewer: Viewer) -> Json:
        """Returns what a watched viewer was shown last."""
        assert self.state.listeners is not None
        return self.state.listeners.streams[viewer].view

    def log(self, viewer: Viewer) -> list[Event]:
        """Returns what a watched viewer was told lately, as far as a log may still say it."""
        events = list(self.watched[viewer].log)
        memory = self.game.log(self.state, viewer)
        return events if type(memory) is Log else [fade(memory, event) for event in events]


def without_views(events: list[Event]) -> list[Event]:
    """Events for a log: without changes of the view."""
    return [event for event in events if event["event"] != "view"]


def fade(memory: Log, event: Any) -> Any:
    """Returns an event of the past as a log may still tell it."""
    if isinstance(event, str):
        return memory.text(event)
    if isinstance(event, list):
        return [fade(memory, part) for part in event]
    if isinstance(event, dict):
        return {key: fade(memory, part) for key, part in event.items()}
    return event
