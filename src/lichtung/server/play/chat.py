"""Chat at a table, where the rules let people talk."""

from __future__ import annotations

from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.play.info import allows_talk, iso
from lichtung.server.play.table import Table
from lichtung.server.store.interface import Said
from lichtung.server.transport.line import Line, Message
from lichtung.table.seats import held, spectators_of


def voice(table: Table, line: Line) -> int | None:
    """The seat that somebody speaks from, None for a spectator; refuses who must be silent."""
    if not allows_talk(table.stored.settings):
        raise Refused("NotAllowed", "nobody talks at this table")
    seats = held(table.stored, line.caller)
    if seats:
        return line.viewer if line.viewer in seats else seats[0]
    if spectators_of(table.stored) != "public":
        raise Refused("NotAllowed", "spectators who may see a seat's cards do not talk")
    if not line.caller.person:
        raise Refused("NotAllowed", "only somebody with a name can talk")
    return None


async def say(table: Table, line: Line, message: wire.Chat) -> None:
    """Say something to everybody at the table."""
    seat = voice(table, line)
    name = line.caller.name if seat is None else table.stored.seats[seat].name or line.caller.name
    said = Said(table=table.id, seat=seat, person=line.caller.person, name=name, text=message.text)
    await table.store.add_said(said)
    table.heard_at = said.at
    shout(table, said)


def shout(table: Table, said: Said) -> None:
    """Send a line of chat to everybody who looks on."""
    message = Message(as_message(said))
    for line in table.lines:
        line.push(message)


def as_message(said: Said) -> wire.Said:
    """A stored line as it travels."""
    return wire.Said(seat=said.seat, name=said.name, text=said.text, when=iso(said.at) or "")


async def repeat(table: Table, line: Line) -> None:
    """Tell a new viewer what was said lately."""
    if not allows_talk(table.stored.settings):
        return
    for said in await table.store.said(table.id):
        line.tell(as_message(said))
        table.heard_at = max(said.at, table.heard_at)
