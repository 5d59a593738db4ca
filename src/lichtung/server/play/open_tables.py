"""All tables of the site. Those in use are open: in memory. All others are only in the store."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec

from lichtung.kernel import catalogue
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.plain import Json
from lichtung.server.faults import Refused
from lichtung.server.play.table import Table
from lichtung.server.store.errors import Unwritten
from lichtung.server.store.interface import Store
from lichtung.server.store.records import StoredMove, StoredTable
from lichtung.table.session import LOOK_BACK, MARGIN, GameSession

log: Final = logging.getLogger("lichtung.open_tables")

FIRST_PAUSE: Final = 0.1  # seconds
MAX_PAUSE: Final = 60.0
DOUBLINGS: Final = 10  # more than the longest pause needs; a table may fail any number of times
MAX_IDLE: Final = 32  # so many tables stay in memory although nobody looks on
GONE: Final = 1001  # how a connection ends whose table is no more


class OpenTables:
    """Tables by id, read from the store on demand and forgotten when nobody needs them."""

    def __init__(self, store: Store, on_move: Callable[[Table], None] = lambda table: None) -> None:
        self.store: Final = store
        self.on_move = on_move
        self.on_forget: Callable[[Table], None] = lambda table: None
        self.tables: Final[OrderedDict[str, Table]] = OrderedDict()  # those used last are at the end
        self.opening: Final[dict[str, asyncio.Future[Table]]] = {}
        self.healing: Final[set[str]] = set()  # tables that will be read again by themselves
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def table(self, id: str) -> Table:
        """Returns the table of that id, as it is in the store."""
        table = self.tables.get(id)
        if table is None:
            table = await self.open(id)
        elif table.stale:
            await self.refresh(table)
        self.tables.move_to_end(id)
        return table

    async def open(self, id: str) -> Table:
        """Read a table from the store; whoever asks in the meantime gets the same one."""
        waiting = self.opening.get(id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self.opening[id] = future
        try:
            table = await self.read(id)
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else Refused("Busy", "interrupted"))
            future.exception()  # seen
            raise
        else:
            self.tables[id] = table
            future.set_result(table)
            self.forget_idle()
            self.on_move(table)
            return table
        finally:
            del self.opening[id]

    async def read(self, id: str) -> Table:
        """Returns a table out of the store."""
        stored = await self.store.table(id)
        if stored is None:
            raise Refused("NotFound", "there is no such table")
        table = Table(self.store, stored)
        table.on_move, table.on_spoil = self.on_move, self.on_spoil
        table.session, table.number = await self.read_session(table)
        table.snapshot_number = table.counted_number = table.number
        await self.end(table)
        return table

    async def read_session(self, table: Table) -> tuple[GameSession | None, int]:
        """Returns the game of a stored table and the number of its last move."""
        stored = table.stored
        if stored.status == "waiting":
            return None, 0
        moves = await self.store.moves(stored.id)
        number = moves[-1].number if moves else 0
        table.last_at = moves[-1].at if moves else stored.changed
        try:
            if not is_playable(stored):
                raise LichtungError(f"stored with version {stored.rules_version} of the rules")
            return replay_session(stored, moves), number
        except (LichtungError, Refused) as error:
            log.warning("table %s cannot be replayed: %s", stored.id, error)
            stored.status = "readonly"
            kept = await self.store.last_snapshot(stored.id)
            table.archived = None if kept is None else msgspec.json.decode(kept[1], type=Json)
            return None, number

    async def refresh(self, table: Table) -> None:
        """Read a table again because what is in memory may be wrong; its viewers get a whole state."""
        async with table.lock:
            if not table.stale:
                return
            stored = await self.store.table(table.id)
            if stored is None:
                raise Refused("NotFound", "there is no such table")
            table.facts = stored
            session, table.number = await self.read_session(table)
            table.stale = False
            table.set_session(session)
        await self.end(table)
        self.on_move(table)

    async def end(self, table: Table) -> None:
        """Note that a game is over, if whoever made its last move died before doing so."""
        async with table.lock:
            session = table.session
            if session is not None and session.state.over and table.stored.status == "playing" and not table.stale:
                with suppress(Refused):  # another process notes it just now: the table is read again
                    await table.finish(session)

    def drop(self, id: str) -> None:
        """A table is no more; whoever looks on is sent away."""
        table = self.tables.pop(id, None)
        if table is not None:
            self.on_forget(table)
            for line in list(table.lines):
                line.close(GONE)

    def on_spoil(self, table: Table) -> None:
        """A table must be read again: soon, and ever later if that does not help."""
        if table.id in self.healing:
            return
        self.healing.add(table.id)
        delay = min(MAX_PAUSE, FIRST_PAUSE * 2 ** min(table.failures, DOUBLINGS))
        asyncio.get_running_loop().call_later(delay, lambda: self.begin(self.heal(table)))

    async def heal(self, table: Table) -> None:
        """Read a table again if nobody has done so in the meantime."""
        self.healing.discard(table.id)
        try:
            await self.refresh(table)
        except Refused:
            self.drop(table.id)
        except Exception as error:
            log.warning("table %s cannot be read again yet: %s", table.id, error, exc_info=table.failures <= 1)
            if self.tables.get(table.id) is table:
                table.spoil()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(care_for(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def add(self, table: Table) -> None:
        """A new table is in memory at once."""
        table.on_move, table.on_spoil = self.on_move, self.on_spoil
        self.tables[table.id] = table
        self.forget_idle()

    def forget_idle(self) -> None:
        """Forget the tables that nobody has looked at for longest; they are in the store."""
        if len(self.tables) <= MAX_IDLE:
            return
        idle = [id for id, table in self.tables.items() if is_idle(table)]
        for id in idle[: max(0, len(idle) - MAX_IDLE)]:
            table = self.tables.pop(id)
            self.on_forget(table)
            if table.number > table.snapshot_number:
                self.begin(table.put_away())

    async def close(self) -> None:
        """Keep what every table looks like, and finish what was begun."""
        for table in self.tables.values():
            await table.put_away()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tables.clear()


async def care_for(work: Coroutine[Any, Any, None]) -> None:
    """Do some work; what goes wrong is told to the log, because nobody else will ask."""
    try:
        await work
    except Unwritten as error:
        log.warning("%s", error)
    except Exception:
        log.exception("work that nobody waits for failed")


def is_idle(table: Table) -> bool:
    """Whether nobody would notice if a table were forgotten."""
    return not table.lines and table.thinking is None and not table.lock.locked()


def is_playable(stored: StoredTable) -> bool:
    """Whether a table was played with the rules and components that are here."""
    if stored.game not in catalogue.games():
        return False
    game = catalogue.game(stored.game)
    return (game.version, game.data_hash) == (stored.rules_version, stored.data_hash)


def new_session(stored: StoredTable) -> GameSession:
    """Returns a table's game before its first move."""
    game = catalogue.game(stored.game)
    if stored.start is not None:
        return GameSession(game.load(stored.start, strict=False))
    seed = int(stored.seed or "0", 16)
    return GameSession(game.start(seats=len(stored.seats), seed=seed, **stored.settings))


def replay_session(stored: StoredTable, moves: list[StoredMove]) -> GameSession:
    """Returns a table's game with all its stored moves, those that were taken back included."""
    session = new_session(stored)
    for index, move in enumerate(moves):
        if index == len(moves) - LOOK_BACK - MARGIN:
            session.set_anchor()  # who begins to look on needs the last moves: they need not be reached again from the first
        if move.kind == "undo":
            session.undo(int(move.word))
        elif session.asked_seat() != move.seat:
            raise Refused("InvalidInput", f"move {move.number} is not of the seat that was asked")
        else:
            session.play(move.seat, move.word)
    return session
