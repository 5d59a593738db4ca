"""The host of one table on one device. It takes messages as they come over a server's socket, and answers them at once.

Nothing here waits: whoever calls gives a message, keeps the record somewhere safe, and fetches from each line what is to be
shown. Bots think when they are let (`think`), one answer at a time, so that a caller can do something else in between.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from lichtung.bots.bot import answer
from lichtung.bots.hints import ITERATIONS, hints
from lichtung.bots.levels import LEVELS, bot
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import Game
from lichtung.kernel.plain import Json
from lichtung.kernel.state import State
from lichtung.local.facts import Facts, Person, Seat, seats_of_people
from lichtung.local.incoming import check_message
from lichtung.local.line import Line
from lichtung.local.recording import Recorder, read_record
from lichtung.table.advice import Asked, explain, foretell, require_hints, send_hints
from lichtung.table.changes import Change, Move, PlayerMove
from lichtung.table.clock import find_asked_bot
from lichtung.table.errors import Refused, as_refusal
from lichtung.table.facts import Viewer
from lichtung.table.privacy import hides_hands
from lichtung.table.session import GameSession
from lichtung.table.table import Table
from lichtung.table.undo import Agree, TakeBack, Undo

Keep = Callable[["Host"], None]


class Host:
    """A table, and the record of its game."""

    def __init__(
        self,
        first: State,
        seats: Sequence[Seat] | None = None,
        recorder: Recorder | None = None,
        *,
        hints: bool = True,
        seed: str = "",
    ) -> None:
        self.facts: Final = Facts(first, seats or seats_of_people(first.terms.seats), hints=hints, seed=seed)
        self.session: Final = GameSession(first)
        self.table: Final = Table(self.facts)
        self.table.reopens = True
        self.table.set_session(self.session)
        self.recorder: Final = recorder or Recorder(first)
        self.facts.practice = self.recorder.is_practice
        self.keep: Keep = lambda host: None  # stores the record; called before anybody is told what has changed

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def now(self) -> State:
        """The game as it stands."""
        return self.session.state

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.session.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self.session.seats

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self.session.steps)

    @property
    def is_secret(self) -> bool:
        """Whether a player holds cards that another one at the same device must not see."""
        return hides_hands(self.now)

    @property
    def practice(self) -> bool:
        """Whether something was taken back although it had shown something new."""
        return self.facts.practice

    def record(self) -> str:
        """Returns the record of the game, with what was taken back."""
        return self.recorder.text(self.now)

    # -- lines ---------------------------------------------------------------------------------------------------------

    def connect(self, viewer: Viewer, person: Person | None = None) -> Line:
        """Returns a new line; who sits on the viewer's seat looks on if nobody else is named."""
        who = person or Person("" if viewer is None else self.facts.seats[viewer].person)
        line = Line(who, viewer)
        self.table.add_line(line)
        return line

    def disconnect(self, line: Line) -> None:
        """Somebody looks on no more."""
        line.close()
        self.table.remove_line(line)

    def receive(self, line: Line, message: Any) -> None:
        """Answer a message; the answer and the news lie on the lines then. What is refused changes nothing."""
        re = message.get("re") if isinstance(message, dict) else None
        try:
            self.handle(line, check_message(message))
        except Refused as error:
            self.table.refuse(line, re if isinstance(re, int) else None, error)
        except LichtungError as error:
            self.table.refuse(line, re if isinstance(re, int) else None, as_refusal(error))

    def handle(self, line: Line, message: Json) -> None:
        """Do what a message asks for."""
        table, kind, re = self.table, message["type"], message["re"]
        if kind == "play":
            self.carry_out(PlayerMove(table, line, re, message["seat"], message["at"], message["word"]))
        elif kind == "undo":
            self.carry_out(Undo(table, line, re, message["seat"]))
        elif kind == "agree":
            self.carry_out(Agree(table, line, re, message["seat"], message["yes"]))
        elif kind == "look":
            table.change_viewer(line, message["eye"], re)
        elif kind == "hint":
            self.advise(line, message)
        elif kind == "why":
            picked = tuple([str(one) for one in message["picked"]])
            explain(table, line, re, message["seat"], Asked(message["word"], message["target"], message["at"], picked))
        elif kind == "preview":
            foretell(table, line, re, message["seat"], message["word"])
        elif kind == "resync":
            table.send_state(line, re)
        else:
            table.send(line, {"type": "pong", "re": re})

    # -- what changes the game -----------------------------------------------------------------------------------------

    def carry_out(self, change: Change) -> None:
        """Make a change, keep it, and only then tell it."""
        if not change.begin():
            return
        if change.prepare() and self.facts.practice and not self.recorder.is_practice:
            self.recorder.note_practice()
        change.make()
        self.write_down(change)
        if self.now.over:
            self.table.note_end(self.session)
        self.keep(self)
        self.facts.changed = datetime.now(UTC)
        change.tell(self.facts.changed)
        if self.now.over:
            self.table.send_table()

    def play(self, word: str) -> None:
        """Let whoever is asked answer with a word, without a line to answer on."""
        asked = self.now.choice
        if asked is None:
            raise Refused("Over", "the game is over")
        self.carry_out(Move(self.table, asked.seat, word, "play", self.facts.seats[asked.seat].person))

    def write_down(self, change: Change) -> None:
        """Write a change into the record."""
        if isinstance(change, TakeBack):
            self.recorder.take_back(int(change.word))
        else:
            assert self.now.history is not None
            self.recorder.add(self.now.history.moves[-1])

    # -- thinking ------------------------------------------------------------------------------------------------------

    def think(self) -> bool:
        """Let a bot answer the open question, if it is asked; returns whether it was."""
        asked = find_asked_bot(self.table)
        if asked is None:
            return False
        seat, level = asked
        used = LEVELS[0] if self.session.is_long(seat) else level  # at random, so that no bot goes round in a circle
        state = self.now
        option = answer(bot(used, self.game, self.seed()), state)
        self.carry_out(Move(self.table, seat, state.words()[state.options.index(option)], "bot", used))
        return True

    def advise(self, line: Line, message: Json) -> None:
        """Say what a strong bot thinks of a seat's options."""
        seat = message["seat"]
        session = require_hints(self.table, line, seat)
        advice = hints(session.state, seat)
        at = session.number(seat)
        send_hints(self.table, line, message["re"], seat, at, message["depth"], advice, ITERATIONS)

    def seed(self) -> int:
        """Returns the seed of a thought: another one for every question, the same when asked again."""
        text = f"{self.facts.seed} {self.table.number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def resume(text: str, seats: Sequence[Seat] | None = None) -> Host:
    """Returns the host of a recorded game, which can go on."""
    first, moves, recorder = read_record(text)
    host = Host(first, seats, recorder)
    for move in moves:
        host.session.play(move.seat, move.word)
        host.table.number += 1
    if host.now.over:
        host.table.note_end(host.session)
    return host
