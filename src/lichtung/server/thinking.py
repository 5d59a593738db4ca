"""The bots of all tables: whoever is asked and is a bot gets an answer from the workers.

A table never waits for a worker that fails: a simpler bot answers instead, in the last resort one that needs no thought.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Final

from lichtung.bots.bot import answer
from lichtung.bots.levels import LEVELS
from lichtung.bots.uniform import Uniform
from lichtung.server import moving
from lichtung.server.course import Course
from lichtung.server.faults import Refused
from lichtung.server.hall import Hall
from lichtung.server.store.facts import Unwritten
from lichtung.server.table import Table
from lichtung.server.worker import Job
from lichtung.server.workers import WorkerFailed, Workers

log: Final = logging.getLogger("lichtung.bots")
PATIENCE: Final = 20.0  # seconds for one answer
SIMPLE: Final = "greedy"


class Thinking:
    """Lets bots play wherever they are asked."""

    def __init__(self, hall: Hall, workers: Workers, patience: float = PATIENCE) -> None:
        self.hall: Final = hall
        self.workers: Final = workers
        self.patience: Final = patience
        self.stopped = False

    def moved(self, table: Table) -> None:
        """A table has moved: begin to think if a bot is asked and does not think already."""
        if not self.stopped and table.thinking is None and bot_asked(table) is not None:
            table.thinking = asyncio.ensure_future(self.play(table))

    async def play(self, table: Table) -> None:
        """Answer for bots until a person is asked; a failure stays at this table."""
        try:
            while (asked := bot_asked(table)) is not None and not self.stopped:
                await self.answer(table, *asked)
        except asyncio.CancelledError:
            raise
        except Unwritten:
            pass  # the table is read again after a while, and then asks again
        except Exception:
            log.exception("the bots of table %s failed", table.id)
            table.spoil()
        finally:
            table.thinking = None

    async def answer(self, table: Table, seat: int, level: str) -> None:
        """Answer one question."""
        course, number = table.course, table.number
        assert course is not None
        word = await self.word(table, course, seat, level)
        if table.stale:
            await self.hall.refresh(table)
        async with table.lock:
            if table.course is not course or table.number != number or bot_asked(table) != (seat, level):
                return
            made = moving.made_now(table, course, seat, word, "bot", level)
            try:
                await moving.keep(table, made.move)
            except Refused:
                return  # another process was faster; the table is read again
            if moving.tell(table, made):
                await moving.settle(table, course)

    async def word(self, table: Table, course: Course, seat: int, level: str) -> str:
        """What a bot answers: of this level, else a simpler one, else the simplest."""
        position = course.state.position()
        seed = seed_of(table)
        attempts = [] if level == LEVELS[0] else [one for one in dict.fromkeys((level, SIMPLE)) if one in LEVELS]
        for attempt in attempts:
            job = Job(game=course.game.name, position=position, seat=seat, seed=seed, level=attempt)
            try:
                return (await self.workers.think(job, self.patience)).word
            except WorkerFailed as error:
                log.warning("table %s: the bot %s did not answer, a simpler one does: %s", table.id, attempt, error)
        state = course.state.copy()
        option = answer(Uniform(seed), state)
        return state.words()[state.options.index(option)]

    async def close(self, tables: list[Table]) -> None:
        """Stop all bots."""
        self.stopped = True
        tasks = [table.thinking for table in tables if table.thinking is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()


def bot_asked(table: Table) -> tuple[int, str] | None:
    """The seat that is asked and the level of the bot that plays it, if it is one."""
    if table.course is None or table.stored.status != "playing" or table.stale:
        return None
    seat = table.course.asked()
    if seat is None:
        return None
    found = table.stored.seats[seat]
    return (seat, found.level) if found.kind == "bot" or found.taken_over else None


def seed_of(table: Table) -> int:
    """The seed of a bot's thoughts: another one for every question, not to be guessed, the same when asked again."""
    return int.from_bytes(hashlib.sha256(f"{table.stored.seed} {table.id} {table.number}".encode()).digest()[:7], "big")
