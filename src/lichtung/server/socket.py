"""The socket: a plain ASGI conversation, because moves come this way and every microsecond counts."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from lichtung.kernel.errors import LichtungError
from lichtung.server import wire
from lichtung.server.faults import Refused, refused
from lichtung.server.lines import Line
from lichtung.server.people import Caller
from lichtung.server.site import Site
from lichtung.server.table import Table

log: Final = logging.getLogger("lichtung.socket")
decoder: Final = msgspec.json.Decoder(wire.FromClient)

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Conversation:
    """One viewer at one table, from the first message to the last."""

    def __init__(self, site: Site, table: Table, line: Line) -> None:
        self.site: Final = site
        self.table = table
        self.line: Final = line
        self.answers: Final[dict[type, Callable[[Any], Awaitable[None]]]] = {
            wire.Play: self.play,
            wire.Look: self.look,
            wire.Why: self.why,
            wire.Resync: self.resync,
            wire.Ping: self.ping,
        }

    async def hold(self, receive: Receive) -> None:
        """Answer messages until the viewer hangs up."""
        while True:
            received = await receive()
            if received["type"] != "websocket.receive" or self.line.closed:
                return
            text = received.get("text")
            await self.answer(text if text is not None else received.get("bytes") or b"")

    async def answer(self, text: str | bytes) -> None:
        """Answer one message; whatever goes wrong concerns this message alone."""
        re: int | None = None
        try:
            if len(text) > self.site.limits.message_bytes:
                raise Refused("TooLarge", "the message is too long")
            message = decoder.decode(text)
            re = message.re
            if self.table.stale:
                await self.site.hall.refresh(self.table)
            await self.answers[type(message)](message)
        except Refused as error:
            self.refuse(re, error)
        except LichtungError as error:
            self.refuse(re, refused(error))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self.refuse(re, Refused("InvalidInput", str(error)))
        except Exception:
            log.exception("table %s failed", self.table.id)
            self.table.stale = True
            self.refuse(re, Refused("Busy", "something went wrong at this table; try again"))

    def refuse(self, re: int | None, error: Refused) -> None:
        """Say no."""
        at = error.detail.get("at")
        self.line.tell(wire.Refused(re=re, error=error.error, detail=error.detail, message=error.message, at=at))

    async def play(self, message: wire.Play) -> None:
        """A move."""
        await self.table.play(self.line, message)

    async def look(self, message: wire.Look) -> None:
        """Other eyes."""
        self.table.check_eye(self.line.caller, message.eye)
        self.table.look(self.line, message.eye)
        self.table.tell_state(self.line, message.re)

    async def why(self, message: wire.Why) -> None:
        """Which rule forbids a word; answered only to the seat that is asked."""
        course = self.table.playing()
        if not self.table.holds(self.line.caller, message.seat):
            raise Refused("NotYours", "you do not speak for this seat")
        if course.asked() != message.seat:
            raise Refused("NotYourTurn", "this seat is not asked now")
        found = course.state.why_not(message.word)
        refusal = None
        if found is not None:
            detail = {"word": found.word, "choice": found.choice}
            refusal = wire.RefusalInfo(rule=found.rule, reason=str(found), detail=detail)
        self.line.tell(wire.Because(re=message.re, word=message.word, refusal=refusal))

    async def resync(self, message: wire.Resync) -> None:
        """Everything again."""
        self.table.tell_state(self.line, message.re)

    async def ping(self, message: wire.Ping) -> None:
        """Still there?"""
        self.line.tell(wire.Pong(re=message.re))


async def converse(site: Site, id: str, caller: Caller, eye: str | None, receive: Receive, send: Send) -> None:
    """Hold a conversation at a table; `eye` as it stands in the address."""
    table = await site.hall.table(id)
    if eye is None or eye == "":
        seen = table.usual_eye(caller)
    elif eye in ("none", "null", "spectator"):
        seen = None
    elif eye.isascii() and eye.isdecimal() and len(eye) < 3:
        seen = int(eye)
    else:
        raise Refused("InvalidInput", "an eye is the number of a seat, or none")
    table.check_eye(caller, seen)
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    line = Line(send, caller, seen)
    table.open_line(line)
    try:
        await Conversation(site, table, line).hold(receive)
    finally:
        line.closed = True
        table.close_line(line)
