"""Stand-ins: levels that answered in place of a bot's own, because the workers had no time for it. Everybody is told."""

from __future__ import annotations

from lichtung.server.play.table import Table
from lichtung.server.store.interface import StoredMove
from lichtung.table.session import GameSession


def note(table: Table, session: GameSession, move: StoredMove, shown: int) -> None:
    """Remember which level has answered, if it was not the seat's own, and tell it.

    Not of moves that some do not see: they would learn that the seat has moved.
    """
    if move.kind != "bot" or shown != session.everyone:
        return
    seat = table.stored.seats[move.seat]
    before = table.stand_ins.get(seat.seat)
    if move.who == seat.level:
        table.stand_ins.pop(seat.seat, None)
    else:
        table.stand_ins[seat.seat] = move.who
    if table.stand_ins.get(seat.seat) != before:
        table.tell_table()
