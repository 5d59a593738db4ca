"""Taking moves back: freely while nobody has learned anything, else with the others' consent; who plays alone practises.

The log keeps what was taken back. Nobody is told who could not see the move anyway.
"""

from __future__ import annotations

from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.play import moves
from lichtung.server.play.table import Table
from lichtung.server.store.interface import StoredMove
from lichtung.server.transport.line import Line
from lichtung.table.seats import held
from lichtung.table.session import GameSession


async def ask(table: Table, line: Line, message: wire.Undo) -> None:
    """Take a seat's last move back, or ask the others."""
    async with table.lock:
        session = table.playing()
        if not table.holds(line.caller, message.seat):
            raise Refused("NotYours", "you do not speak for this seat")
        length = session.undo_length(message.seat)
        if length == 0:
            raise Refused("NoUndo", "this seat has not moved yet")
        if table.wish is not None:
            raise Refused("NoUndo", "somebody has asked already")
        needs = [] if session.is_free(message.seat, length) else others(table, message.seat)
        if needs:
            table.wish = wire.UndoInfo(by=message.seat, needs=needs, agreed=[])
            line.tell(wire.Done(re=message.re, at=session.number(message.seat)))
            table.tell_table()
            return
        await take_back(table, session, message.seat, length, line.caller.person)
        line.tell(wire.Done(re=message.re, at=session.number(message.seat)))


async def agree(table: Table, line: Line, message: wire.Agree) -> None:
    """Say yes or no to somebody's wish."""
    async with table.lock:
        session = table.playing()
        wish = table.wish
        if wish is None:
            raise Refused("NoUndo", "nobody asks for this")
        own = held(table.stored, line.caller)
        if message.seat not in own or message.seat not in wish.needs:
            raise Refused("NotYours", "you are not asked")
        if not message.yes:
            table.wish = None
        else:
            wish.agreed = sorted({*wish.agreed, *[seat for seat in wish.needs if seat in own]})
        if message.yes and wish.agreed == wish.needs:
            await take_back(table, session, wish.by, session.undo_length(wish.by), line.caller.person)
        else:
            table.tell_table()
        line.tell(wire.Done(re=message.re, at=session.number(message.seat)))


def others(table: Table, seat: int) -> list[int]:
    """The seats of other people, who must agree; bots do not mind."""
    seats = table.stored.seats
    mine = seats[seat].person
    return [
        other.seat
        for other in seats
        if other.kind == "human" and other.seat != seat and (not mine or other.person != mine) and not other.taken_over
    ]


async def take_back(table: Table, session: GameSession, seat: int, length: int, who: str) -> None:
    """Take moves back in memory and in the log, and tell whoever saw them."""
    practice = not session.is_free(seat, length) and not others(table, seat)
    wished = table.wish is not None
    if practice and not table.stored.practice:  # noted first: a server that dies in between must not forget it
        table.stored.practice = True
        await table.save()
    saw = session.undo(length)
    number = table.number + 1
    await moves.keep(
        table, StoredMove(table=table.id, number=number, seat=seat, word=str(length), kind="undo", who=who)
    )
    table.wish = None
    table.tell_states(saw)
    if wished:
        table.tell_table()
    table.moved(table)
