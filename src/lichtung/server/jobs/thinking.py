"""The bots of all tables: whoever is asked and is a bot gets an answer from the workers.

A table never waits for a worker that fails or has no time: a simpler bot answers instead, in the last resort one that needs
no thought. The move says which level it was.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Final

from lichtung.bots.bot import answer
from lichtung.bots.levels import LEVELS
from lichtung.bots.uniform import Uniform
from lichtung.server.compiling import compiled_share
from lichtung.server.faults import Refused
from lichtung.server.jobs.turns import Turns
from lichtung.server.jobs.worker import Job
from lichtung.server.jobs.workers import QUICK, WaitedTooLong, WorkerFailed, Workers
from lichtung.server.play import moves
from lichtung.server.play.open_tables import OpenTables
from lichtung.server.play.resting import is_resting
from lichtung.server.play.table import Table
from lichtung.server.store.errors import Unwritten
from lichtung.table.clock import find_asked_bot
from lichtung.table.session import GameSession

log: Final = logging.getLogger("lichtung.bots")
ANSWER_TIMEOUT: Final = 20.0  # seconds for one answer, with all waiting
QUEUE_TIMEOUT: Final = 3.0  # of these, so many in the queue: then a cheaper level is asked
RESERVED_SECONDS: Final = 2.0  # kept for each cheaper level that may still be asked
SIMPLE_LEVEL: Final = "greedy"


class Thinking:
    """Lets bots play wherever they are asked."""

    def __init__(
        self, open_tables: OpenTables, workers: Workers, patience: float = ANSWER_TIMEOUT, wait: float = QUEUE_TIMEOUT
    ) -> None:
        self.open_tables: Final = open_tables
        self.workers: Final = workers
        self.patience: Final = patience
        self.wait: Final = wait
        self.turns: Final = Turns()
        self.stopped = False

    def on_move(self, table: Table) -> None:
        """A table has moved: begin to think if a bot is asked and does not think already."""
        if (
            not self.stopped
            and table.thinking is None
            and find_waiting_bot(table) is not None
            and not is_resting(table)
        ):
            table.thinking = asyncio.ensure_future(self.play(table))

    def on_look(self, table: Table) -> None:
        """Somebody begins to look on: a table that has rested goes on."""
        self.on_move(table)

    def on_forget(self, table: Table) -> None:
        """A table leaves the memory: whatever its bots wait for is of no use any more."""
        if table.thinking is not None:
            table.thinking.cancel()

    async def play(self, table: Table) -> None:
        """Answer for bots until a person is asked or the table rests; a failure stays at this table."""
        try:
            while (asked := find_waiting_bot(table)) is not None and not self.stopped and not is_resting(table):
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
        session, number = table.session, table.number
        assert session is not None
        word, answered = await self.word(table, session, seat, level)
        if table.stale:
            await self.open_tables.refresh(table)
        await table.lock.acquire()
        if table.session is not session or table.number != number or find_waiting_bot(table) != (seat, level):
            table.lock.release()
            return
        try:
            await moves.play(table, seat, word, "bot", answered)
        except Refused:
            if not table.stale:
                raise
            # another process was faster; the table is read again

    async def word(self, table: Table, session: GameSession, seat: int, level: str) -> tuple[str, str]:
        """Returns what a bot answers, and at which level: its own, else a cheaper one, else the simplest."""
        position = session.state.position()
        seed, turn = seed_of(table), self.turns.of_bots(table)
        loop = asyncio.get_running_loop()
        ends = loop.time() + self.patience
        attempts = (
            [] if session.is_long(seat) else cheaper_levels(level)
        )  # at random, so that no bot goes round in a circle
        for behind, attempt in enumerate(attempts, 1 - len(attempts)):
            job = Job(game=session.game.name, position=position, seat=seat, seed=seed, level=attempt)
            left = max(0.0, ends - loop.time() + RESERVED_SECONDS * behind)
            try:
                return (await self.workers.think(job, turn, left, self.wait)).word, attempt
            except WaitedTooLong:
                pass  # there may be many of these, and each move says it
            except WorkerFailed as error:
                log.warning("table %s: the bot %s did not answer, a simpler one does: %s", table.id, attempt, error)
        state = session.state.copy()
        option = answer(Uniform(seed), state)
        return state.words()[state.options.index(option)], LEVELS[0]

    async def close(self, tables: list[Table]) -> None:
        """Stop all bots."""
        self.stopped = True
        tasks = [table.thinking for table in tables if table.thinking is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()


def find_waiting_bot(table: Table) -> tuple[int, str] | None:
    """Returns the seat that is asked and the level of the bot that plays it, if it is one and the table is sure of it."""
    return None if table.stale else find_asked_bot(table)


def cheaper_levels(level: str) -> list[str]:
    """Returns which levels are asked, one after the other: a bot's own, the best quick one, a simple one."""
    if level not in LEVELS:
        return [SIMPLE_LEVEL]  # there were such bots once
    at = LEVELS.index(level)
    if compiled_share() is not None:  # uncompiled, a slow level takes longer than anybody waits
        at = min(at, LEVELS.index(QUICK))
        level = LEVELS[at]
    quicker = [one for one in (QUICK, SIMPLE_LEVEL) if one in LEVELS[:at]]
    return [level, *quicker] if at else []


def seed_of(table: Table) -> int:
    """Returns the seed of a bot's thoughts: another one for every question, not to be guessed, the same when asked again."""
    return int.from_bytes(hashlib.sha256(f"{table.stored.seed} {table.id} {table.number}".encode()).digest()[:7], "big")
