"""Looking back at a stored table: its record with the proof of its deal, and positions to go on from at a new table."""

from __future__ import annotations

from lichtung.kernel.plain import Json
from lichtung.server.people.callers import Caller
from lichtung.server.play.fair_deals import write_proof
from lichtung.server.play.redeal import deal_anew
from lichtung.server.play.table import Table
from lichtung.table import history


def write_record(table: Table, caller: Caller, seat: int | None) -> str:
    """Returns the game as a text: complete when it is over, else what a seat of the caller's has seen."""
    return history.write_record(table, caller, seat, write_proof(table.stored))


def deal_number(table: Table) -> int | None:
    """Returns the number of a numbered deal; None where nobody chose one, or where the game goes on from another one."""
    stored = table.stored
    return int(stored.seed, 16) if stored.options.numbered and stored.seed and not stored.branch_of else None


def branch_position(table: Table, caller: Caller, at: int, *, is_redealt: bool) -> Json:
    """Returns the position after a move, for a branch; perhaps with everything that is hidden dealt anew."""
    state = history.past_state(table, caller, at)
    return deal_anew(state) if is_redealt else state.position()


async def note_branch(table: Table) -> None:
    """Note of a running game that somebody goes on from it elsewhere."""
    if history.note_branch(table):
        await table.save()
