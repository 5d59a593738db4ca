"""Chat at a table, where the rules let people talk."""

from __future__ import annotations

from lichtung.server import wire
from lichtung.server.play.table import Table
from lichtung.server.store.records import ChatLine
from lichtung.server.transport.line import Line, Message
from lichtung.table import schema
from lichtung.table.info import iso
from lichtung.table.seats import allows_talk, require_voice


async def say(table: Table, line: Line, message: wire.Chat) -> None:
    """Say something to everybody at the table."""
    seat = require_voice(table.facts, line.caller, line.viewer)
    name = line.caller.name if seat is None else table.facts.seats[seat].name or line.caller.name
    said = ChatLine(table=table.id, seat=seat, person=line.caller.person, name=name, text=message.text)
    await table.store.add_chat_line(said)
    table.chat_at = said.at
    shout(table, said)


def shout(table: Table, said: ChatLine) -> None:
    """Send a line of chat to everybody who looks on."""
    message = Message(as_message(said))
    for line in table.lines:
        line.push(message)


def as_message(said: ChatLine) -> schema.Said:
    """Returns a stored line as it travels."""
    return {"type": "said", "seat": said.seat, "name": said.name, "text": said.text, "when": iso(said.at) or ""}


async def repeat(table: Table, line: Line) -> None:
    """Tell a new viewer what was said lately."""
    if not allows_talk(table.facts):
        return
    for said in await table.store.chat_lines(table.id):
        line.tell(as_message(said))
        table.chat_at = max(said.at, table.chat_at)
