"""Sessions in the store: how long they hold, what ends them, and who hears of it."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from lichtung.server.store.interface import MAX_SESSIONS, Store
from lichtung.server.store.records import ChatLine, Person, Session, now, person_notice
from lichtung.server.store.sql import SqlStore
from tests.server.stored import BEGIN, a_table, link
from tests.server.test_redis import Ears

HOUR = timedelta(hours=1)


def a_session(hash: str, person: str = "ann", hours: int = 1, age: int = 0) -> Session:
    """A session that ends in so many hours and was last seen so many hours ago."""
    return Session(hash=hash, person=person, made=BEGIN, seen=now() - age * HOUR, ends=now() + hours * HOUR)


async def fill(store: Store, *sessions: Session) -> None:
    for id in ("ann", "bob"):
        await store.add_person(Person(id=id, account=id, created=BEGIN))
    for session in sessions:
        await store.add_session(session)


async def test_a_session_says_whose_it_is_until_it_ends(store: Store) -> None:
    good, over = a_session("good"), a_session("over", hours=0)
    await fill(store, good, over)
    assert (good, await store.person("ann")) == await store.session("good")
    assert (None, None) == (await store.session("over"), await store.session("nothing"))
    later = now() + 9 * HOUR
    await store.prolong("good", BEGIN, later)
    found = await store.session("good")
    assert found is not None
    assert (BEGIN, later) == (found[0].seen, found[0].ends)
    await store.prolong("nothing", BEGIN, later)
    assert None is await store.session("nothing")


async def test_sessions_end_alone_or_all_but_one_or_with_their_person(store: Store) -> None:
    await fill(store, *[a_session(hash, age=age) for age, hash in enumerate("abcd")], a_session("e", "bob"))
    await store.end_session(a_session("b"))
    assert ["a", "c", "d"] == [one.hash for one in await store.sessions_of("ann")]
    await store.change_person("ann", ends=True, but="c", name="Ann")
    assert ["c"] == [one.hash for one in await store.sessions_of("ann")]
    await store.change_person("ann", ends=True)
    assert [] == await store.sessions_of("ann")
    assert ["e"] == [one.hash for one in await store.sessions_of("bob")]
    await store.delete_person("bob")
    assert None is await store.session("e")


async def test_links_that_somebody_made_end_with_all_sessions_and_with_the_account(store: Store) -> None:
    await fill(store)
    await store.add_table(a_table("t1", "bob", ""))
    for way in ("sessions", "account"):
        await store.add_token(link(way, "t1", 1))
        assert [way] == [token.hash for token in await store.tokens_by("ann")]
        await (store.change_person("ann", ends=True) if way == "sessions" else store.delete_person("ann"))
        assert None is await store.token(way)


async def test_only_the_last_sessions_of_a_person_stay(store: Store) -> None:
    await fill(store, a_session("bobs", "bob", age=99))
    for number in range(MAX_SESSIONS + 2):
        await store.add_session(a_session(f"{number}", age=MAX_SESSIONS - number))
    found = [one.hash for one in await store.sessions_of("ann")]
    assert (MAX_SESSIONS, "51", "2") == (len(found), found[0], found[-1])
    assert None is not await store.session("bobs")


async def test_what_opens_the_door_is_neither_ended_nor_of_somebody_turned_away(store: Store) -> None:
    await fill(store, a_session("a"), a_session("over", hours=0), a_session("b", "bob"))
    await store.add_table(a_table("t1", "ann", ""))
    await store.add_token(link("l", "t1", 1))
    asked = (["a", "over", "b", "c"], ["l", "m"])
    assert {"a", "b", "l"} == await store.valid(*asked)
    await store.change_person("ann", banned="rude")
    assert {"b"} == await store.valid(*asked)
    await store.change_person("ann", banned="")
    assert {"a", "b", "l"} == await store.valid(*asked)


async def test_other_processes_hear_whose_sessions_ended(place: str, store: Store) -> None:
    await fill(store, a_session("a"))
    other = SqlStore(place, visitor=True)
    await other.open()
    ears = Ears(store)
    await asyncio.sleep(0)
    for deed in (
        lambda: other.change_person("ann", banned="rude"),
        lambda: other.end_session(a_session("a")),
        lambda: other.delete_person("ann"),
    ):
        ears.heard.clear()
        await asyncio.sleep(0.2)
        await deed()
        await ears.until(person_notice("ann"))
    await ears.close()
    await other.close()


async def test_accounts_whose_names_look_alike_are_one(store: Store) -> None:
    await fill(store)
    for name in ("Ann", "Аnn", "ann ", "A\u200bnn", "Ànn", "ＡＮＮ", "[ann]"):
        found = await store.account(name)
        assert found is not None
        assert "ann" == found.id


async def test_everything_about_a_person_is_found(store: Store) -> None:
    await fill(store)
    await store.add_table(a_table("t2", "ann", "ann"))
    await store.add_table(a_table("t1", "bob", "ann"))
    await store.add_table(a_table("t3", "bob"))
    said = [ChatLine(table="t1", seat=0, person=who, name=who, text=who, at=BEGIN) for who in ("ann", "bob")]
    for line in said:
        await store.add_chat_line(line)
    assert ["t1", "t2"] == sorted(await store.table_ids("ann"))
    assert said[:1] == await store.chat_lines_by("ann")
