"""Hints: what a searching bot would think of a seat's options, computed by the workers."""

from __future__ import annotations

from typing import Final

from lichtung.bots.hints import ITERATIONS
from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.jobs.thinking import Thinking, seed_of
from lichtung.server.jobs.worker import Job
from lichtung.server.jobs.workers import WorkerFailed
from lichtung.server.play.table import Table
from lichtung.server.transport.line import Line
from lichtung.table.advice import require_hints, send_hints

HINT_TIMEOUT: Final = 30.0  # seconds, with all waiting


async def advise(table: Table, line: Line, message: wire.Hint, thinking: Thinking) -> None:
    """Think, and tell whoever asked; advice for a question that is answered by then still names its number."""
    session = require_hints(table, line, message.seat)
    at = session.number(message.seat)
    position = session.state.position()
    job = Job(game=session.game.name, position=position, seat=message.seat, seed=seed_of(table), iterations=ITERATIONS)
    try:
        turn = thinking.turns.of_hint(table, line.caller)
        thought = await thinking.workers.think(job, turn, HINT_TIMEOUT)
    except WorkerFailed:
        raise Refused("Busy", "no advice came in time; try again") from None
    send_hints(table, line, message.re, message.seat, at, message.depth, thought.hints, ITERATIONS)
