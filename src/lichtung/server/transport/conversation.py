"""The socket: a plain ASGI conversation, because moves come this way and every microsecond counts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from lichtung.server import wire
from lichtung.server.faults import Refused, find_refusal
from lichtung.server.people.callers import Caller
from lichtung.server.play import chat, hints, moves, notices
from lichtung.server.play.table import Table
from lichtung.server.site import Site
from lichtung.server.transport.incoming import SHORT_LENGTH, check_depth
from lichtung.server.transport.limits import Bucket
from lichtung.server.transport.line import Line, Send
from lichtung.server.websocket import ShortWay
from lichtung.table import advice
from lichtung.table.changes import PlayerMove
from lichtung.table.seats import check_viewer
from lichtung.table.undo import Agree, Undo

log: Final = logging.getLogger("lichtung.socket")
BURST_SECONDS: Final = 10  # of messages may come at once
CHAT_RATE: Final = 1.0  # lines in a second
CHAT_BURST: Final = 10
GAME_CHANGES: Final = (wire.Play, wire.Undo, wire.Agree)  # what can change a game
decoder: Final = msgspec.json.Decoder(wire.FromClient)
move_decoder: Final = msgspec.json.Decoder(wire.Play)

Receive = Callable[[], Awaitable[Any]]


class Conversation:
    """One viewer at one table, from the first message to the last."""

    def __init__(self, site: Site, table: Table, line: Line) -> None:
        self.site: Final = site
        self.table = table
        self.line: Final = line
        rate = site.limits.messages_per_second
        self.bucket: Final = Bucket(rate, BURST_SECONDS * rate)
        self.chats: Final = Bucket(CHAT_RATE, CHAT_BURST)
        self.thought: asyncio.Task[None] | None = None  # advice that is on its way
        self.move: PlayerMove | None = None  # a move that is on its way
        self.message: wire.Play | None = None  # that asked for it
        self.still: Final = asyncio.Event()  # set while no move is on its way
        self.still.set()
        self.again: asyncio.Task[None] | None = None  # judges a move once more after another process was faster
        self.queued = False  # a message that came through the queue is not answered yet
        self.answers: Final[dict[type, Callable[[Any], Coroutine[Any, Any, None]]]] = {
            wire.Play: self.play,
            wire.Look: self.look,
            wire.Undo: self.undo,
            wire.Agree: self.agree,
            wire.Chat: self.chat,
            wire.Hint: self.hint,
            wire.Why: self.why,
            wire.Preview: self.preview,
            wire.Resync: self.resync,
            wire.Ping: self.ping,
        }

    async def hold(self, receive: Receive) -> None:
        """Answer messages until the viewer hangs up, one after the other."""
        while True:
            received = await receive()
            self.queued = True
            await self.still.wait()
            if received["type"] != "websocket.receive" or self.line.closed:
                return
            text = received.get("text")
            message = self.read(text if text is not None else received.get("bytes") or b"")
            if message is not None:
                await self.answer(message)
            self.queued = False

    def take(self, text: str) -> bool:
        """Begin a move as it arrives, without a task; False for all else, and when it is not its turn: that is queued."""
        if self.queued or not self.still.is_set() or self.line.closed or len(text) > SHORT_LENGTH:
            return False
        if self.table.stale or self.table.lock.locked():
            return False
        try:
            message = move_decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError):
            return False
        if not self.bucket.take() or not self.table.lock.seize():
            return False
        self.begin(message)
        return True

    def read(self, text: str | bytes) -> Any:
        """What a message says, None if it cannot be answered."""
        try:
            if len(text) > self.site.limits.message_bytes:
                raise Refused("TooLarge", "the message is too long")
            if not self.bucket.take():
                raise Refused("TooMany", "too many messages; wait a little")
            if len(text) > SHORT_LENGTH:
                check_depth(text.encode() if isinstance(text, str) else text)
            return decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.refuse(None, Refused("InvalidInput", str(error)))
        except Exception as error:
            self.report_failure(None, error)
        return None

    async def answer(self, message: Any) -> None:
        """Answer one message; whatever goes wrong concerns this message alone."""
        try:
            if self.table.stale:
                await self.site.open_tables.refresh(self.table)
            await self.answers[type(message)](message)
        except Exception as error:
            self.report_failure(message, error)

    def report_failure(self, message: Any, error: Exception) -> None:
        """A message could not be answered as it was meant; the table is doubted only if the message may have changed it."""
        refusal = find_refusal(error)
        if refusal is None:
            log.error("table %s failed", self.table.id, exc_info=error)
            self.site.metrics.count("failures")
            if isinstance(message, GAME_CHANGES):
                self.table.spoil()
            refusal = Refused("Busy", "something went wrong at this table; try again")
        self.refuse(None if message is None else message.re, refusal)

    def refuse(self, re: int | None, error: Refused) -> None:
        """Say no."""
        self.site.metrics.count("refused")
        self.table.refuse(self.line, re, error)

    # -- moves ---------------------------------------------------------------------------------------------------------

    async def play(self, message: wire.Play) -> None:
        """A move that waits until it can be made."""
        await self.table.lock.acquire()
        self.begin(message)
        await self.still.wait()

    def begin(self, message: wire.Play) -> None:
        """Begin a move; the table's lock is taken already."""
        self.still.clear()
        self.message = message
        self.move = PlayerMove(self.table, self.line, message.re, message.seat, message.at, message.word)
        moves.PendingMove(self.table, self.move, self.finish_move).begin()

    def finish_move(self, error: Exception | None) -> None:
        """A move is told or refused; one that was made does not count as a message, so that quick programs can play."""
        move, message = self.move, self.message
        assert move is not None
        self.move = self.message = None
        if error is None:
            if move.is_made:
                self.bucket.give_back()
        elif self.table.stale and isinstance(error, Refused) and self.again is None:
            self.again = asyncio.ensure_future(self.try_again(message))
            return
        else:
            self.report_failure(message, error)
        self.still.set()

    async def try_again(self, message: wire.Play | None) -> None:
        """Another process was faster, perhaps with this very move: judge it once more."""
        try:
            await self.answer(message)
        finally:
            self.again = None
            self.still.set()

    # -- everything else -----------------------------------------------------------------------------------------------

    async def look(self, message: wire.Look) -> None:
        """Look as another viewer."""
        async with self.table.lock:
            self.table.change_viewer(self.line, message.eye, message.re)

    async def undo(self, message: wire.Undo) -> None:
        """Take a move back."""
        await moves.take_back(self.table, Undo(self.table, self.line, message.re, message.seat))

    async def agree(self, message: wire.Agree) -> None:
        """Yes or no to somebody who wants to take a move back."""
        await moves.take_back(self.table, Agree(self.table, self.line, message.re, message.seat, message.yes))

    async def chat(self, message: wire.Chat) -> None:
        """Say something."""
        if not self.chats.take():
            raise Refused("TooMany", "not so fast")
        await chat.say(self.table, self.line, message)
        self.site.metrics.count("chat")

    async def hint(self, message: wire.Hint) -> None:
        """Ask for advice; it comes when it comes, and moves can be made in the meantime."""
        advice.require_hints(self.table, self.line, message.seat)
        if self.thought is not None:
            raise Refused("Busy", "advice is on its way already")
        self.thought = asyncio.ensure_future(self.advise(message))

    async def advise(self, message: wire.Hint) -> None:
        """Think in the background."""
        try:
            await hints.advise(self.table, self.line, message, self.site.thinking)
            self.site.metrics.count("hints")
        except Refused as error:
            self.refuse(message.re, error)
        except Exception:
            log.exception("advice at table %s failed", self.table.id)
            self.refuse(message.re, Refused("Busy", "no advice this time"))
        finally:
            self.thought = None

    async def why(self, message: wire.Why) -> None:
        """Which rule forbids a word; answered only to the seat that is asked."""
        asked = advice.Asked(message.word, message.target, message.at, tuple(message.picked))
        advice.explain(self.table, self.line, message.re, message.seat, asked)

    async def preview(self, message: wire.Preview) -> None:
        """What the rules foretell of an option; answered only to the seat that is asked."""
        advice.foretell(self.table, self.line, message.re, message.seat, message.word)

    async def resync(self, message: wire.Resync) -> None:
        """Everything again."""
        await self.table.show(self.line, message.re)

    async def ping(self, message: wire.Ping) -> None:
        """Still there?"""
        self.line.tell({"type": "pong", "re": message.re})


async def converse(
    site: Site, id: str, caller: Caller, viewer: str | None, receive: Receive, send: Send, short_way: ShortWay | None
) -> None:
    """Hold a conversation at a table; `viewer` as it stands in the address."""
    table = await site.visit(id, caller)
    if viewer is None or viewer == "":
        seen = table.usual_viewer(caller)
    elif viewer in ("none", "null", "spectator"):
        seen = None
    elif viewer.isascii() and viewer.isdecimal() and len(viewer) < 3:
        seen = int(viewer)
    else:
        raise Refused("InvalidInput", "eye: expected the number of a seat, or null")
    check_viewer(table.facts, caller, seen)
    line = Line(send, caller, seen, short_way)
    conversation = Conversation(site, table, line)
    try:
        await table.open_line(line)
        site.thinking.on_look(table)
        await notices.check_lines(site.store, [(table, line)])  # the session or the link may have ended on the way here
        await chat.repeat(table, line)
        if short_way is not None:
            short_way.listen(conversation.take)
        await conversation.hold(receive)
    finally:
        line.closed = True
        table.close_line(line)
        if conversation.thought is not None:
            conversation.thought.cancel()
