"""A store that keeps everything in memory: for tests of what does not concern the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import datetime

import msgspec

from lichtung.server.people.names import account_key
from lichtung.server.store.errors import Conflict, Missing, Taken
from lichtung.server.store.records import (
    BotJob,
    ChatLine,
    Head,
    Notice,
    Person,
    Session,
    StoredMove,
    StoredTable,
    Token,
    now,
)
from lichtung.table.seats import is_living

encode = msgspec.json.encode


class MemoryStore:
    """Everything is encoded when it is kept, so that nobody shares an object with the store by mistake."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.logs: dict[str, list[StoredMove]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.persons: dict[str, bytes] = {}
        self.sessions: dict[str, Session] = {}
        self.links: dict[str, Token] = {}
        self.lines: dict[str, list[ChatLine]] = {}
        self.is_open = False
        self.failed_writes = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False

    async def check(self) -> None:
        """Whatever is in memory can be read and written."""

    def all_tables(self) -> list[StoredTable]:
        return [self.decoded(data) for data in self.kept.values()]

    def decoded(self, data: bytes) -> StoredTable:
        table = msgspec.json.decode(data, type=StoredTable)
        devices = {one.seat for one in self.links.values() if one.table == table.id and one.kind == "device"}
        for seat in table.seats:
            seat.linked = seat.seat in devices
        return table

    async def add_table(self, table: StoredTable) -> None:
        if table.id in self.kept:
            raise Taken(table.id)
        self.kept[table.id] = encode(table)
        self.logs[table.id] = []

    async def table(self, id: str) -> StoredTable | None:
        await asyncio.sleep(0)
        data = self.kept.get(id)
        return None if data is None else self.decoded(data)

    async def save_table(self, table: StoredTable) -> None:
        old = await self.table(table.id)
        if old is None:
            raise Missing(table.id)
        if old.revision != table.revision:
            raise Conflict(table.id)
        table.revision += 1
        self.kept[table.id] = encode(table)
        self.links = {hash: one for hash, one in self.links.items() if one.table != table.id or is_living(table, one)}

    async def tables_of(self, person: str, limit: int = 50, before: datetime | None = None) -> list[StoredTable]:
        found = [t for t in self.all_tables() if any(seat.person == person for seat in t.seats)]
        return sorted(found, key=lambda t: t.changed, reverse=True)[:limit]

    async def open_tables(self, limit: int = 50) -> list[StoredTable]:
        found = [t for t in self.all_tables() if t.status == "waiting" and any(s.kind == "open" for s in t.seats)]
        return found[-limit:]

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        return {t.id: Head(t.revision, len(self.logs[t.id])) for t in self.all_tables() if t.id in ids}

    async def overdue(self, when: datetime, limit: int = 100) -> list[str]:
        found = [t for t in self.all_tables() if t.status == "playing" and t.deadline is not None]
        return [t.id for t in found if t.deadline is not None and t.deadline < when][:limit]

    async def append(self, moves: Sequence[StoredMove], jobs: Sequence[BotJob] = ()) -> None:
        await asyncio.sleep(0)
        for move in moves:
            if move.number != len(self.logs[move.table]) + 1:
                raise Taken(f"{move.table} {move.number}")
            self.logs[move.table].append(move)

    def hand_in(
        self, moves: Sequence[StoredMove], jobs: Sequence[BotJob], then: Callable[[Exception | None], None]
    ) -> None:
        async def handed_in() -> None:
            try:
                await self.append(moves, jobs)
            except Exception as error:
                then(error)
            else:
                then(None)

        task = asyncio.ensure_future(handed_in())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ask(self, jobs: Sequence[BotJob]) -> None:
        """Nothing is queued here."""

    async def moves(self, table: str, after: int = 0) -> list[StoredMove]:
        await asyncio.sleep(0)
        return self.logs.get(table, [])[after:]

    async def snapshot(self, table: str, number: int, data: bytes) -> None:
        self.snapshots[table] = (number, data)

    async def last_snapshot(self, table: str, upto: int | None = None) -> tuple[int, bytes] | None:
        return self.snapshots.get(table)

    async def add_person(self, person: Person, session: Session | None = None) -> None:
        if person.id in self.persons:
            raise Taken(person.id)
        self.persons[person.id] = encode(person)
        if session is not None:
            await self.add_session(session)

    async def person(self, id: str) -> Person | None:
        data = self.persons.get(id)
        return None if data is None else msgspec.json.decode(data, type=Person)

    async def account(self, name: str) -> Person | None:
        for data in self.persons.values():
            person = msgspec.json.decode(data, type=Person)
            if person.account and account_key(person.account) == account_key(name):
                return person
        return None

    async def change_person(self, id: str, *, ends: bool = False, but: str = "", **facts: str) -> None:
        person = await self.person(id)
        if person is None:
            raise Missing(id)
        other = await self.account(facts["account"]) if "account" in facts else None
        if other is not None and other.id != id:
            raise Taken(facts["account"])
        self.persons[id] = encode(msgspec.structs.replace(person, **facts))
        if ends:
            self.sessions = {hash: one for hash, one in self.sessions.items() if one.person != id or hash == but}
            self.links = {hash: one for hash, one in self.links.items() if one.maker != id}

    async def delete_person(self, id: str) -> list[str]:
        await self.change_person(id, ends=True)
        del self.persons[id]
        return []

    async def add_session(self, session: Session) -> None:
        self.sessions[session.hash] = session

    async def session(self, hash: str) -> tuple[Session, Person] | None:
        session = self.sessions.get(hash)
        person = None if session is None else await self.person(session.person)
        return None if session is None or person is None or session.ends <= now() else (session, person)

    async def prolong(self, hash: str, seen: datetime, ends: datetime) -> None:
        if hash in self.sessions:
            self.sessions[hash] = msgspec.structs.replace(self.sessions[hash], seen=seen, ends=ends)

    async def end_session(self, session: Session) -> None:
        self.sessions.pop(session.hash, None)

    async def sessions_of(self, person: str) -> list[Session]:
        found = [one for one in self.sessions.values() if one.person == person and one.ends > now()]
        return sorted(found, key=lambda one: one.seen, reverse=True)

    async def valid(self, sessions: Sequence[str], tokens: Sequence[str]) -> set[str]:
        found = [hash for hash in sessions if await self.session(hash) is not None]
        people = {hash: self.sessions[hash].person for hash in found}
        people |= {hash: self.links[hash].maker for hash in tokens if hash in self.links}
        known = {hash: await self.person(person) for hash, person in people.items()}
        return {hash for hash, person in known.items() if person is None or not person.banned}

    async def table_ids(self, person: str) -> list[str]:
        return [t.id for t in self.all_tables() if any(seat.person == person for seat in t.seats)]

    async def tokens_by(self, person: str) -> list[Token]:
        return [one for one in self.links.values() if one.maker == person]

    async def chat_lines_by(self, person: str) -> list[ChatLine]:
        return [said for lines in self.lines.values() for said in lines if said.person == person]

    async def add_token(self, token: Token) -> None:
        self.links[token.hash] = token

    async def token(self, hash: str) -> Token | None:
        return self.links.get(hash)

    async def tokens(self, table: str) -> list[Token]:
        return [one for one in self.links.values() if one.table == table]

    async def revoke_tokens(self, table: str, hashes: Sequence[str]) -> None:
        self.links = {hash: one for hash, one in self.links.items() if hash not in hashes}

    async def add_chat_line(self, said: ChatLine) -> None:
        self.lines.setdefault(said.table, []).append(said)

    async def chat_lines(self, table: str, limit: int = 100) -> list[ChatLine]:
        return self.lines.get(table, [])[-limit:]

    async def notify(self, table: str, number: int) -> None:
        """One process has nobody to tell."""

    async def notices(self) -> AsyncIterator[Notice]:
        await asyncio.Event().wait()
        yield Notice("", 0)
