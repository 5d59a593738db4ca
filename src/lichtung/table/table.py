"""One table: its facts, its game, who looks on, and what each of them is told.

Nothing here waits or stores. A host (a server, a browser's worker, a terminal) checks and makes a change in memory, stores
it, and only then lets the table tell it; one that cannot store a change must not use this table any more.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from mypy_extensions import mypyc_attr

from lichtung.kernel import codec
from lichtung.kernel.plain import Json
from lichtung.table import schema
from lichtung.table.audience import Audience, News
from lichtung.table.errors import ErrorName, Refused
from lichtung.table.facts import Caller, Facts, Line, MoveKind, Viewer
from lichtung.table.info import table_info
from lichtung.table.seats import check_viewer, held_seats, is_host, is_living
from lichtung.table.session import GameSession, Step

MAX_LENGTH: Final = 4  # so many times the moves of the longest ordinary game may be made at one table
REFUSALS: Final[dict[str, tuple[ErrorName, str]]] = {  # of moves, by the table's status
    "waiting": ("NotStarted", "the game has not begun"),
    "over": ("Over", "the game is over"),
    "closed": ("NotAllowed", "this table is closed"),
    "readonly": ("NotAllowed", "this table was played with other rules; it can only be looked at"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Audience):
    """One table in memory."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.archived: Json | None = None  # what was kept of a game of other rules
        self.number = 0  # of the last stored move, those that were taken back included
        self.last_at: datetime = facts.changed  # when it was made
        self.reopens = False  # the end has laid nothing open to others, so that it can be taken back
        self.wish: schema.UndoInfo | None = None
        self.deadline: datetime | None = None
        self.open_deadline: datetime | None = None  # the last one that everybody may know
        self.is_long = False  # the viewers were told that somebody's step has gone on for long
        self.stand_ins: Final[dict[int, str]] = {}  # by seat, the level that answered last in place of the bot's own

    # -- the game ------------------------------------------------------------------------------------------------------

    def require_game(self) -> GameSession:
        """Returns the game, if it can be played on."""
        if self.facts.status in REFUSALS:
            raise Refused(*REFUSALS[self.facts.status])
        if self.session is None:
            raise Refused("Busy", "the table is being read again; try once more")
        if self.number >= MAX_LENGTH * self.session.game.bound:
            raise Refused("NotAllowed", f"this table has had {self.number} moves, more than any game needs")
        return self.session

    def require_session(self) -> GameSession:
        """Returns the game of a table that has begun, to look back at."""
        if self.session is None:
            error: ErrorName = "NotStarted" if self.facts.status == "waiting" else "NotAllowed"
            raise Refused(error, "there is nothing to look at")
        return self.session

    def set_session(self, session: GameSession | None) -> None:
        """Begin, or begin anew, with a game; whoever looks on gets a whole state."""
        self.session = session
        if session is not None:
            for viewer in self.viewers:
                session.watch(viewer)
        self.dismiss()
        for line in self.lines:
            self.send_state(line)

    def note_stored(self, number: int, at: datetime) -> None:
        """The log has a move more."""
        self.number, self.last_at = number, at

    def note_end(self, session: GameSession) -> None:
        """The game has ended; the host stores the facts."""
        result = session.state.result
        assert result is not None
        self.facts.status = "over"
        self.facts.result = codec.result(result)
        self.facts.deadline = None

    def drop_wish(self) -> None:
        """A move was made: nobody waits for consent any more."""
        if self.wish is not None:
            self.wish = None
            self.send_table()

    def note_stand_in(self, session: GameSession, at: int, kind: MoveKind, level: str, viewers: int) -> None:
        """Remember which level has answered, if it was not the seat's own, and tell it.

        Not of moves that some do not see: they would learn that the seat has moved.
        """
        if kind != "bot" or viewers != session.everyone:
            return
        seat = self.facts.seats[at]
        before = self.stand_ins.get(at)
        if level == seat.level:
            self.stand_ins.pop(at, None)
        else:
            self.stand_ins[at] = level
        if self.stand_ins.get(at) != before:
            self.send_table()

    # -- who looks on --------------------------------------------------------------------------------------------------

    def add_line(self, line: Line) -> None:
        """Somebody begins to look on."""
        check_viewer(self.facts, line.caller, line.viewer)
        before = self.seats_here()
        self.lines.add(line)
        self.look(line, line.viewer)
        self.send_state(line)
        if self.seats_here() != before:
            self.send_table()

    def remove_line(self, line: Line) -> None:
        """Somebody looks on no more."""
        before = self.seats_here()
        self.lines.discard(line)
        self.look_away(line)
        if self.seats_here() != before:
            self.send_table()

    def change_viewer(self, line: Line, viewer: Viewer, re: int) -> None:
        """Let a line look as another viewer."""
        check_viewer(self.facts, line.caller, viewer)
        self.look(line, viewer)
        self.send_state(line, re)

    def dismiss(self) -> None:
        """Send those away who look as viewers that they are no more, or came with a link that has ended."""
        for line in list(self.lines):
            link = line.caller.link
            try:
                check_viewer(self.facts, line.caller, line.viewer)
            except Refused:
                self.send_away(line)
            else:
                if link is not None and not is_living(self.facts, link):
                    self.send_away(line)

    # -- what they are told --------------------------------------------------------------------------------------------

    def info(self, caller: Caller) -> schema.TableInfo:
        """Returns what is known of the table, as somebody may know it."""
        return table_info(self, caller)

    def news_of_table(self, caller: Caller) -> schema.Table:
        """Returns the message that something about the table has changed."""
        return {"type": "table", "table": self.info(caller)}

    def done(self, re: int, at: int) -> schema.Done:
        """Returns the answer to a message that is stored: `at` is the number that its seat has with it."""
        return {"type": "done", "re": re, "at": at}

    def make_news(self, session: GameSession, step: Step) -> News:
        """Returns what each watched viewer may know of the last move.

        This is made before the move is stored, while the game is at hand, and told when it is.
        """
        news: News = []
        for viewer in self.viewers:
            if step.viewers & session.bit(viewer):
                at, events = session.number(viewer), session.fetch_events(viewer)
                told: schema.Events = {"type": "events", "eye": viewer, "since": at - 1, "at": at, "events": events}
                news.append((viewer, self.encode(told)))
        return news

    def set_deadline(self, deadline: datetime | None) -> None:
        """Until when the asked seat must answer; told to nobody who must not know that it is asked something new."""
        session = self.session
        viewers = session.current_viewers() if session is not None else -1
        self.deadline = deadline
        if session is None or viewers == session.everyone:
            self.open_deadline = deadline
        self.send_table(viewers)

    def send_table(self, viewers: int = -1) -> None:
        """Send everybody (or those whose viewers are shown something) what is known of the table."""
        known: Json = {}
        for line in self.lines:
            if self.session is not None and not viewers & self.session.bit(line.viewer):
                continue
            caller = line.caller
            belongs = is_host(self.facts, caller) or held_seats(self.facts, caller)
            who = f"{caller.person} {caller.link.hash if caller.link is not None else ''}" if belongs else ""
            if who not in known:
                known[who] = self.encode(self.news_of_table(caller))
            line.push(known[who])

    def send_state(self, line: Line, re: int | None = None) -> None:
        """Send one viewer everything it may see."""
        session, viewer = self.session, line.viewer
        info = self.info(line.caller)
        view: Any = {} if self.archived is None else self.archived["views"][-1 if viewer is None else viewer]
        message: schema.State = {"type": "state", "eye": viewer, "at": 0, "view": view, "log": [], "table": info}
        if session is not None:
            past: Any = session.log(viewer)
            view = session.view(viewer)
            message["at"], message["view"], message["log"] = session.number(viewer), view, past
        if re is not None:
            message["re"] = re
        self.send(line, message)

    def send_states(self, viewers: int) -> None:
        """Send some viewers everything: a move was taken back."""
        session = self.session
        for viewer, lines in self.viewers.items():
            if session is not None and viewers & session.bit(viewer):
                for line in lines:
                    self.send_state(line)

    def send_secret_turn(self, session: GameSession, viewers: int) -> None:
        """Let whoever holds a seat that is asked in secret know it, even while they look as somebody else."""
        for line in self.lines:
            seats = held_seats(self.facts, line.caller)
            if not viewers & session.bit(line.viewer) and any(viewers & session.bit(seat) for seat in seats):
                self.send(line, self.news_of_table(line.caller))
