"""The store, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from datetime import UTC, timedelta, timezone

import pytest

from lichtung.server.store.errors import Conflict, Missing, StoreError, Taken
from lichtung.server.store.interface import Store
from lichtung.server.store.records import (
    ChatLine,
    Head,
    Notice,
    StoredMove,
    TableOptions,
    new_id,
    now,
)
from lichtung.server.store.sql import SqlStore
from tests.server.stored import BEGIN, a_move, a_table

# -- tables


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    table = a_table("t1", "ann", "")
    table.settings = {"expansions": ["temples"], "b": None, "a": {"z": 1, "y": 2.5}}
    table.start = {"hands": [["OWL"]], "über": "№ 1"}
    table.options = TableOptions(limit_seconds=60, kinds=["me", "open"], removed=["p7"])
    table.result = {"won": True, "reason": "x", "rule": "X-1", "scores": [1.0], "ranks": [1], "winners": [0]}
    table.seats[1].level, table.seats[1].taken_over = "hard", True
    table.deadline = BEGIN + timedelta(days=1)
    table.seed, table.branch_of, table.branch_at, table.next, table.practice = "ff" * 16, "t0", 7, "t2", True
    await store.add_table(table)
    assert table == await store.table("t1")
    found = await store.table("t1")
    assert found is not None
    assert ["expansions", "b", "a"] == list(found.settings)


async def test_what_is_not_there_is_none(store: Store) -> None:
    nothing = [await store.table("no"), await store.person("no"), await store.account("no"), await store.token("no")]
    assert [None] * 4 == nothing
    assert ([], None, [], {}) == (
        await store.moves("no"),
        await store.last_snapshot("no"),
        await store.chat_lines("no"),
        await store.heads(["no"]),
    )


@pytest.mark.parametrize("odd", ["\0", "a\0b", "\ud800", "x" * 10_000, "'; DROP TABLE moves; --", "", "٣"])
async def test_odd_ids_find_nothing_and_harm_nothing(store: Store, odd: str) -> None:
    found = [await store.table(odd), await store.person(odd), await store.account(odd), await store.token(odd)]
    assert [None] * 4 == found
    assert ([], [], [], None) == (
        await store.moves(odd),
        await store.chat_lines(odd),
        await store.tables_of(odd),
        await store.last_snapshot(odd),
    )


async def test_a_table_id_is_used_once(store: Store) -> None:
    await store.add_table(a_table("t1", "ann"))
    with pytest.raises(Taken):
        await store.add_table(a_table("t1", "bob"))
    found = await store.table("t1")
    assert found is not None
    assert ["ann"] == [seat.person for seat in found.seats]


async def test_saving_counts_revisions_and_refuses_what_is_out_of_date(store: Store) -> None:
    await store.add_table(a_table("t1", "ann", "bob"))
    mine, theirs = await store.table("t1"), await store.table("t1")
    assert mine is not None
    assert theirs is not None
    mine.status, mine.seats = "playing", mine.seats[:1]
    await store.save_table(mine)
    assert (1, mine) == (mine.revision, await store.table("t1"))
    theirs.status = "closed"
    with pytest.raises(Conflict, match="expected revision 0, got 1"):
        await store.save_table(theirs)
    assert (0, mine) == (theirs.revision, await store.table("t1"))
    with pytest.raises(Missing):
        await store.save_table(a_table("t9"))


async def test_my_tables_are_listed_with_the_last_changed_first_and_page_by_page(store: Store) -> None:
    for day in range(5):
        people = ("ann", "ann") if day == 2 else ("bob", "ann") if day % 2 else ("ann", "")
        await store.add_table(a_table(f"t{day}", *people, changed=BEGIN + timedelta(days=day)))
    await store.add_table(a_table("other", "bob", ""))
    first = await store.tables_of("ann", limit=3)
    assert ["t4", "t3", "t2"] == [table.id for table in first]
    assert ["bob", "ann"] == [seat.person for seat in first[1].seats]
    assert ["t1", "t0"] == [table.id for table in await store.tables_of("ann", before=first[-1].changed)]


async def test_open_tables_wait_and_have_a_seat_for_anyone(store: Store) -> None:
    await store.add_table(a_table("full", "ann", "bob"))
    await store.add_table(a_table("old", "ann", ""))
    await store.add_table(a_table("new", "ann", "", created=BEGIN + timedelta(hours=1)))
    await store.add_table(a_table("begun", "ann", "", status="playing"))
    friend = a_table("friend", "ann", "")
    friend.seats[1].kind = "friend"
    await store.add_table(friend)
    assert ["new", "old"] == [table.id for table in await store.open_tables()]
    assert ["new"] == [table.id for table in await store.open_tables(limit=1)]


async def test_heads_say_how_far_tables_are(store: Store) -> None:
    await store.add_table(a_table("t1"))
    await store.add_table(a_table("t2"))
    await store.append([a_move(1), a_move(2)])
    assert {"t1": Head(0, 2), "t2": Head(0, 0)} == await store.heads(["t1", "t2", "t3"])


async def test_overdue_tables_are_found(store: Store) -> None:
    await store.add_table(a_table("late", status="playing", deadline=BEGIN))
    await store.add_table(a_table("later", status="playing", deadline=BEGIN - timedelta(hours=1)))
    await store.add_table(a_table("in time", status="playing", deadline=BEGIN + timedelta(hours=1)))
    await store.add_table(a_table("over", status="over", deadline=BEGIN))
    await store.add_table(a_table("free", status="playing"))
    assert ["later", "late"] == await store.overdue(BEGIN)


# -- moves


async def test_moves_come_back_in_order_and_exact(store: Store) -> None:
    await store.add_table(a_table())
    kept = [a_move(n, word=f"play:{n},ü&“{n}”") for n in range(1, 13)]
    await store.append(kept[:1])
    await store.append(kept[1:])
    assert (kept, kept[9:]) == (await store.moves("t1"), await store.moves("t1", after=9))


async def test_a_time_in_another_zone_is_the_same_moment(store: Store) -> None:
    await store.add_table(a_table())
    there = BEGIN.astimezone(timezone(timedelta(hours=5)))
    await store.append([StoredMove(table="t1", number=1, seat=0, word="end", at=there)])
    assert [(BEGIN, UTC)] == [(move.at, move.at.tzinfo) for move in await store.moves("t1")]


async def test_a_number_is_taken_once_and_all_of_an_append_or_nothing(store: Store) -> None:
    await store.add_table(a_table())
    await store.append([a_move(1), a_move(2)])
    with pytest.raises(Taken, match="t1"):
        await store.append([a_move(3, word="mine"), a_move(2, word="mine")])
    with pytest.raises(Missing):
        await store.append([a_move(1, table="t9")])
    await store.append([])
    assert ["end", "end"] == [move.word for move in await store.moves("t1")]


async def test_a_refused_move_fails_its_own_caller_alone(store: Store) -> None:
    for n in range(20):
        await store.add_table(a_table(f"t{n}"))
    await store.append([a_move(1, table="t7")])
    calls = [store.append([a_move(1, table=f"t{n}")]) for n in range(20)]
    calls += [store.append([a_move(1, table="none")]), store.append([a_move(2, table="t3"), a_move(3, table="t3")])]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    refused = {n: type(outcome) for n, outcome in enumerate(outcomes) if outcome is not None}
    assert {7: Taken, 20: Missing} == refused
    assert [1, 2, 3] == [move.number for move in await store.moves("t3")]


async def test_of_many_who_want_the_same_number_one_gets_it(store: Store) -> None:
    await store.add_table(a_table())
    calls = [store.append([a_move(1, word=f"by:{n}")]) for n in range(10)]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    won = [n for n, outcome in enumerate(outcomes) if outcome is None]
    assert 1 == len(won)
    assert [f"by:{won[0]}"] == [move.word for move in await store.moves("t1")]


async def test_a_caller_who_goes_away_does_not_stop_the_writer(store: Store) -> None:
    await store.add_table(a_table())
    gone = asyncio.create_task(store.append([a_move(1)]))
    await asyncio.sleep(0)
    gone.cancel()
    await store.append([a_move(2)])
    assert 2 in [move.number for move in await store.moves("t1")]


async def test_closing_finishes_what_was_asked_and_refuses_more(place: str) -> None:
    store = SqlStore(place)
    await store.open()
    await store.add_table(a_table())
    waiting = [asyncio.create_task(store.append([a_move(n)])) for n in range(1, 1201)]
    await asyncio.sleep(0)
    await store.close()
    assert [None] * 1200 == await asyncio.gather(*waiting)
    with pytest.raises(StoreError, match="closed"):
        await store.append([a_move(2000)])
    again = SqlStore(place)
    await again.open()
    assert 1200 == len(await again.moves("t1"))
    await again.close()


async def test_snapshots_give_the_newest_that_is_old_enough(store: Store) -> None:
    await store.add_table(a_table())
    for number in (100, 200, 300, 400):
        await store.snapshot("t1", number, f"<{number}>\0".encode())
    await store.snapshot("t1", 400, b"again")
    assert (400, b"again") == await store.last_snapshot("t1")
    assert (200, b"<200>\0") == await store.last_snapshot("t1", upto=299)
    assert None is await store.last_snapshot("t1", upto=199), "only the last few are kept"


# -- the site


async def test_two_processes_may_open_an_empty_database_at_once(place: str) -> None:
    stores = [SqlStore(place, visitor=number > 0) for number in range(3)]
    await asyncio.gather(*[store.open() for store in stores])
    await stores[0].add_table(a_table())
    assert [True] * 3 == [await store.table("t1") is not None for store in stores]
    for store in stores:
        await store.close()


async def test_notices_tell_what_another_process_changed_and_not_ones_own(place: str, store: Store) -> None:
    other = SqlStore(place, visitor=True)
    await other.open()
    await store.add_table(a_table("t1", "ann"))
    heard: asyncio.Queue[Notice] = asyncio.Queue()

    async def listen() -> None:
        async for notice in store.notices():
            heard.put_nowait(notice)

    listening = asyncio.create_task(listen())
    async with asyncio.timeout(60):
        while heard.empty():  # until the line stands
            await other.notify("begin", 0)
            await asyncio.sleep(0.02)
        await store.append([a_move(1)])
        await other.append([a_move(2), a_move(3)])
        table = await other.table("t1")
        assert table is not None
        await other.save_table(table)
        await other.add_chat_line(ChatLine(table="t1", seat=0, person="p", name="P", text="hi"))
        await other.notify("end", 5)
        found = []
        while Notice("end", 5) not in found:
            found.append(await heard.get())
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await other.close()
    ours = [notice for notice in found if notice.table == "t1"]
    assert [Notice("t1", 3), Notice("t1", 0), Notice("t1", 0)] == ours


def test_ids_are_letters_and_digits() -> None:
    ids = [new_id() for _ in range(200)]
    assert (True, 200, {12}) == (all(id.isalnum() and id.isascii() for id in ids), len(set(ids)), {*map(len, ids)})
    assert UTC is now().tzinfo
