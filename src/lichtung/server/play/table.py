"""A table in memory: the authority over one game.

Every change happens under the table's lock: it is checked, made, stored, and only then told to anybody. Whatever goes
wrong at one table stays there: the game is read anew from the store, and the others notice nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from time import monotonic
from typing import Any, Final

from lichtung.kernel import codec
from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.people.callers import Caller
from lichtung.server.play.info import live_info
from lichtung.server.play.lock import Lock
from lichtung.server.play.resting import NEVER, rests
from lichtung.server.store.interface import BotJob, Conflict, Store, StoredTable, Unwritten, now
from lichtung.server.transport.line import Line, Message, encoder
from lichtung.table.facts import Viewer
from lichtung.table.seats import check_viewer, held, is_host, is_living, speaks_for
from lichtung.table.session import GameSession

News = list[tuple[Viewer, Message]]
Answer = tuple[Line, Message]

log: Final = logging.getLogger("lichtung.table")
MAX_LENGTH: Final = 4  # so many times the moves of the longest ordinary game may be made at one table
SNAPSHOT: Final = 250  # so many moves are made between two snapshots
REFUSALS: Final[dict[str, tuple[wire.ErrorName, str]]] = {  # of moves, by the table's status
    "waiting": ("NotStarted", "the game has not begun"),
    "over": ("Over", "the game is over"),
    "closed": ("NotAllowed", "this table is closed"),
    "readonly": ("NotAllowed", "this table was played with other rules; it can only be looked at"),
}
DISMISSED: Final = 1008  # how a connection ends whose viewer has lost the seat


class Table:
    """One table: what is stored of it, its game, and who looks on."""

    def __init__(self, store: Store, stored: StoredTable) -> None:
        self.store: Final = store
        self.stored = stored
        self.session: GameSession | None = None
        self.number = 0  # of the last stored move
        self.lock: Final = Lock()
        self.lines: Final[set[Line]] = set()
        self.viewers: Final[dict[Viewer, set[Line]]] = {}
        self.wish: wire.UndoInfo | None = None
        self.deadline: datetime | None = None
        self.is_long = False  # the viewers were told that somebody's step has gone on for long
        self.stale = False  # what is in memory may be wrong: read it from the store again
        self.moved: Callable[[Table], None] = lambda table: None  # called after every move, for bots and clocks
        self.spoiled: Callable[[Table], None] = lambda table: None  # called when the table must be read again
        self.failures = 0  # in a row
        self.counted = 0  # the number of the last move that was counted
        self.kept = 0  # the number of the move that the last snapshot shows
        self.last_at: datetime = stored.changed  # when the last move was made
        self.open_deadline: datetime | None = None  # the last one that everybody may know
        self.heard_at: datetime = stored.created  # when the last line of chat came
        self.thinking: asyncio.Task[None] | None = None  # the bots of this table
        self.questioned = 0  # the last move that a bot was asked for in the queue
        self.stand_ins: Final[dict[int, str]] = {}  # by seat, the level that answered last in place of the bot's own
        self.left_at = NEVER  # when the last viewer left, by a clock that only runs forward
        self.archived: dict[str, Any] | None = None  # what was kept of a game of other rules

    @property
    def id(self) -> str:
        """The table's id."""
        return self.stored.id

    def holds(self, caller: Caller, seat: int) -> bool:
        """Whether a caller speaks for a seat."""
        return speaks_for(self.stored, caller, seat)

    def here(self) -> set[int]:
        """The seats whose holders are connected."""
        return {seat for line in self.lines for seat in held(self.stored, line.caller)}

    def playing(self) -> GameSession:
        """The game, if it can be played on."""
        if self.stored.status in REFUSALS:
            raise Refused(*REFUSALS[self.stored.status])
        if self.session is None:
            raise Refused("Busy", "the table is being read again; try once more")
        if self.number >= MAX_LENGTH * self.session.game.bound:
            raise Refused("NotAllowed", f"this table has had {self.number} moves, more than any game needs")
        return self.session

    # -- moves ---------------------------------------------------------------------------------------------------------

    def questions(self, number: int) -> tuple[BotJob, ...]:
        """What a bot shall answer with move `number`: it goes into the queue together with the move before."""
        seat = self.session.asked() if self.session is not None else None
        if seat is None:
            return ()
        found = self.stored.seats[seat]
        if not (found.kind == "bot" or found.taken_over) or rests(self):
            return ()
        self.questioned = number
        return (BotJob(table=self.id, number=number, seat=seat, level=found.level),)

    def spoil(self) -> None:
        """What is in memory cannot be trusted any more."""
        self.stale = True
        self.failures += 1
        self.spoiled(self)

    def wants_snapshot(self) -> bool:
        """Whether the last snapshot is long ago."""
        return self.number - self.kept >= SNAPSHOT

    async def put_away(self) -> None:
        """Keep what every viewer sees now: should the rules ever change, the table can still be looked at."""
        session = self.session
        if session is not None and self.number > self.kept and not self.stale:
            before, self.kept = self.kept, self.number
            viewers: list[Viewer] = [*range(session.seats), None]
            views = [session.told_view(viewer) for viewer in viewers]
            data = {"position": session.state.position(), "views": views}
            try:
                await self.store.snapshot(self.id, self.number, encoder.encode(data))
            except Unwritten as error:
                self.kept = before  # the next one will do
                log.warning("table %s: %s", self.id, error)

    def wish_dropped(self) -> None:
        """A move was made: nobody waits for consent any more."""
        if self.wish is not None:
            self.wish = None
            self.tell_table()

    async def finish(self, session: GameSession) -> None:
        """The game has ended."""
        result = session.state.result
        assert result is not None
        self.stored.status = "over"
        self.stored.result = codec.result(result)
        self.stored.deadline = None
        await self.save()

    async def save(self) -> None:
        """Store what has changed about the table and tell everybody."""
        self.stored.changed = now()
        try:
            await self.store.save_table(self.stored)
        except Conflict:
            self.spoil()
            raise Refused("OutOfDate", "somebody else was faster") from None
        except BaseException:
            self.spoil()
            raise
        self.dismiss()
        self.tell_table()

    def dismiss(self) -> None:
        """Send those away who look as viewers that they are no more, or came with a link that has ended."""
        for line in list(self.lines):
            link = line.caller.link
            try:
                self.check_viewer(line.caller, line.viewer)
            except Refused:
                send_away(line)
            else:
                if link is not None and not is_living(self.stored, link):
                    send_away(line)

    # -- telling -------------------------------------------------------------------------------------------------------

    def news(self, session: GameSession, shown: int) -> News:
        """What each watched viewer may know of the last move; encoded once for all lines that share it.

        This is done before the move is stored, while the game is at hand, and told when it is.
        """
        found: News = []
        for viewer in self.viewers:
            if shown & session.bit(viewer):
                at = session.number(viewer)
                found.append(
                    (viewer, Message(wire.Events(eye=viewer, since=at - 1, at=at, events=session.heard(viewer))))
                )
        return found

    def tell_news(self, news: News, answer: Answer | None = None) -> None:
        """Send everybody their news; one of them gets an answer first."""
        for viewer, message in news:
            for line in self.viewers.get(viewer, ()):
                if answer is not None and answer[0] is line:
                    line.push(answer[1], message)
                    answer = None
                else:
                    line.push(message)
        if answer is not None:
            answer[0].push(answer[1])

    def set_deadline(self, deadline: datetime | None) -> None:
        """Until when the asked seat must answer; told to nobody who must not know that it is asked something new."""
        session = self.session
        shown = session.shown() if session is not None else -1
        self.deadline = deadline
        if session is None or shown == session.everyone:
            self.open_deadline = deadline
        self.tell_table(shown)

    def tell_table(self, shown: int = -1) -> None:
        """Send everybody (or those whose viewers are shown something) what is known of the table."""
        known: dict[str, Message] = {}
        for line in self.lines:
            if self.session is not None and not shown & self.session.bit(line.viewer):
                continue
            caller = line.caller
            belongs = is_host(self.stored, caller) or held(self.stored, caller)
            who = f"{caller.person} {caller.link.hash if caller.link is not None else ''}" if belongs else ""
            if who not in known:
                known[who] = Message(wire.Table(table=live_info(self, caller)))
            line.push(known[who])

    def tell_state(self, line: Line, re: int | None = None) -> None:
        """Send one viewer everything it may see."""
        session, viewer = self.session, line.viewer
        info = live_info(self, line.caller)
        if session is None:
            view = {} if self.archived is None else self.archived["views"][-1 if viewer is None else viewer]
            line.tell(wire.State(eye=viewer, at=0, view=view, log=[], table=info, re=re))
            return
        view, past = session.view(viewer), session.log(viewer)
        line.tell(wire.State(eye=viewer, at=session.number(viewer), view=view, log=past, table=info, re=re))

    def tell_asked(self, session: GameSession, shown: int) -> None:
        """Let whoever holds a seat that is asked in secret know it, even while they look as somebody else."""
        for line in self.lines:
            seats = held(self.stored, line.caller)
            if not shown & session.bit(line.viewer) and any(shown & session.bit(seat) for seat in seats):
                line.tell(wire.Table(table=live_info(self, line.caller)))

    def tell_states(self, shown: int) -> None:
        """Send some viewers everything: a move was taken back."""
        session = self.session
        for viewer, lines in self.viewers.items():
            if session is not None and shown & session.bit(viewer):
                for line in lines:
                    self.tell_state(line)

    # -- viewers -------------------------------------------------------------------------------------------------------

    async def open_line(self, line: Line) -> None:
        """Somebody begins to look on, after whatever is being stored right now."""
        async with self.lock:
            self.check_viewer(line.caller, line.viewer)  # somebody may have sat down while we waited
            before = self.here()
            self.lines.add(line)
            line.catch_up = self.show
            self.look(line, line.viewer)
            self.tell_state(line)
            if self.here() != before:
                self.tell_table()

    async def show(self, line: Line, re: int | None = None) -> None:
        """Send one viewer everything, after whatever is being stored right now."""
        async with self.lock:
            self.tell_state(line, re)

    async def change_viewer(self, line: Line, viewer: Viewer, re: int) -> None:
        """Let a line look as another viewer, after whatever is being stored right now."""
        async with self.lock:
            self.check_viewer(line.caller, viewer)
            self.look(line, viewer)
            self.tell_state(line, re)

    def close_line(self, line: Line) -> None:
        """Somebody looks on no more."""
        before = self.here()
        self.lines.discard(line)
        self.left_at = monotonic()
        self.look_away(line)
        line.catch_up = None
        if self.here() != before:
            self.tell_table()

    def look(self, line: Line, viewer: Viewer) -> None:
        """Let a line look as a viewer."""
        self.look_away(line)
        line.viewer = viewer
        lines = self.viewers.setdefault(viewer, set())
        lines.add(line)
        if len(lines) == 1 and self.session is not None:
            self.session.watch(viewer)

    def look_away(self, line: Line) -> None:
        """Let a line see no more; a viewer whom nobody looks as costs nothing."""
        lines = self.viewers.get(line.viewer)
        if lines is not None and line in lines:
            lines.discard(line)
            if not lines:
                del self.viewers[line.viewer]
                if self.session is not None:
                    self.session.unwatch(line.viewer)

    def check_viewer(self, caller: Caller, viewer: Viewer) -> None:
        """Refuse a viewer as whom a caller may not look."""
        check_viewer(self.stored, caller, viewer)

    def usual_viewer(self, caller: Caller) -> Viewer:
        """As which viewer a caller looks who does not say so: the asked seat, else the first one, else a spectator's."""
        seats = held(self.stored, caller)
        asked = self.session.asked() if self.session is not None and self.stored.status == "playing" else None
        return asked if asked in seats else seats[0] if seats else None

    def set_session(self, session: GameSession | None) -> None:
        """Begin, or begin anew, with a game; whoever looks on gets a whole state."""
        self.session = session
        if session is not None:
            for viewer in self.viewers:
                session.watch(viewer)
        self.dismiss()
        for line in self.lines:
            self.tell_state(line)


def send_away(line: Line) -> None:
    """Hang up on somebody, saying why; they may come back as another viewer."""
    if not line.closed:
        line.tell(wire.Refused(re=None, error="NotYours", detail={}, message="you speak for this seat no more"))
        line.close(DISMISSED)
