"""What the store keeps of people: accounts, links to seats, lines of chat; the same on SQLite and PostgreSQL."""

from __future__ import annotations

import pytest

from lichtung.server.store.errors import Conflict, Missing, Taken, Unfit
from lichtung.server.store.interface import Store
from lichtung.server.store.records import (
    ChatLine,
    Person,
)
from tests.server.stored import BEGIN, a_move, a_table, link

# -- people


async def test_people_are_found_by_id_and_by_account_in_any_case(store: Store) -> None:
    ann = Person(id="p1", name="Ann", account="Änne", password="$argon2id$…", created=BEGIN)
    await store.add_person(ann)
    await store.add_person(Person(id="p2", name="Guest", created=BEGIN))
    await store.add_person(Person(id="p3", name="Guest", created=BEGIN))
    assert (ann, ann) == (await store.person("p1"), await store.account("äNNE"))
    assert None is await store.account("")


async def test_an_account_name_belongs_to_one_person(store: Store) -> None:
    await store.add_person(Person(id="p1", account="Ann"))
    guest = Person(id="p2", created=BEGIN)
    await store.add_person(guest)
    with pytest.raises(Taken):
        await store.add_person(Person(id="p3", account="ANN"))
    with pytest.raises(Taken):
        await store.change_person("p2", account="ann")
    with pytest.raises(Missing):
        await store.change_person("p9", name="Ann")
    assert (None, guest) == (await store.person("p3"), await store.person("p2"))
    guest.account, guest.banned = "bob", "rude"
    await store.change_person("p2", account="bob", banned="rude")
    assert guest == await store.account("BOB")


async def test_a_deleted_person_is_forgotten_and_the_others_keep_their_games(store: Store) -> None:
    for id in ("ann", "bob"):
        await store.add_person(Person(id=id, account=id))
    await store.add_table(a_table("solo", "ann", ""))
    await store.add_table(a_table("both", "ann", "bob"))
    await store.add_table(a_table("bobs", "bob"))
    await store.append([a_move(1, table="solo")])
    await store.append([a_move(1, table="both")])
    await store.add_token(link("h1", "both", 0))
    await store.add_token(link("h2", "both", 1, maker="bob"))
    await store.add_token(link("h3", "bobs", 0, "invitation"))
    for person in ("ann", "bob"):
        await store.add_chat_line(ChatLine(table="both", seat=0, person=person, name=person, text="hi", at=BEGIN))
    assert ["solo"] == await store.delete_person("ann")
    both = await store.table("both")
    assert both is not None
    assert [("", "", "open"), ("bob", "Bob", "human")] == [(s.person, s.name, s.kind) for s in both.seats]
    assert (1, None, []) == (both.revision, await store.table("solo"), await store.moves("solo"))
    assert [""] == [move.who for move in await store.moves("both")]
    assert ["bob"] == [said.person for said in await store.chat_lines("both")]
    assert (None, None) == (await store.account("ann"), await store.token("h1"))
    assert (link("h2", "both", 1, maker="bob"), None) == (await store.token("h2"), await store.token("h3"))
    with pytest.raises(Missing):
        await store.delete_person("ann")


async def test_seat_tokens_can_be_revoked(store: Store) -> None:
    await store.add_table(a_table("t1", "", ""))
    for hash, seat in (("h1", 0), ("h2", 0), ("h3", 1)):
        await store.add_token(link(hash, "t1", seat))
    assert link("h2", "t1", 0) == await store.token("h2")
    assert ["h1", "h2", "h3"] == [one.hash for one in await store.tokens("t1")]
    await store.revoke_tokens("t1", ["h1", "h2"])
    assert [None, None, link("h3", "t1", 1)] == [await store.token(hash) for hash in ("h1", "h2", "h3")]
    await store.revoke_tokens("t2", ["h3"])
    await store.revoke_tokens("t1", [])
    assert ["h3"] == [one.hash for one in await store.tokens("t1")]


async def test_with_a_saved_seat_the_links_end_that_have_no_reason_any_more(store: Store) -> None:
    table = a_table("t1", "ann", "", "")
    await store.add_table(table)
    await store.add_table(a_table("t2", ""))
    for one in (
        link("ann's", "t1", 0),
        link("bob's", "t1", 0, maker="bob"),
        link("for seat 0", "t1", 0, "invitation", "bob"),
        link("for seat 1", "t1", 1, "invitation"),
        link("for seat 2", "t1", 2, "invitation"),
        link("of nobody", "t1", 2, maker=""),
        link("elsewhere", "t2", 0, maker="bob"),
    ):
        await store.add_token(one)
    table.seats[1].kind, table.seats[1].person = "human", "cem"
    await store.save_table(table)
    assert ["ann's", "for seat 2"] == sorted(one.hash for one in await store.tokens("t1"))
    assert ["elsewhere"] == [one.hash for one in await store.tokens("t2")]
    found = await store.table("t1")
    assert found is not None
    assert [True, False, False] == [seat.linked for seat in found.seats]
    table.seats[0].person, table.seats[2].kind = "dan", "bot"
    await store.save_table(table)
    assert [] == await store.tokens("t1")


async def test_who_loses_the_race_for_a_table_ends_no_links(store: Store) -> None:
    table = a_table("t1", "")
    await store.add_table(table)
    await store.add_token(link("h1", "t1", 0, "invitation"))
    table.seats[0].kind, table.revision = "human", 7
    with pytest.raises(Conflict):
        await store.save_table(table)
    assert ["h1"] == [one.hash for one in await store.tokens("t1")]


async def test_chat_gives_the_last_lines_in_order(store: Store) -> None:
    await store.add_table(a_table())
    lines = [
        ChatLine(table="t1", seat=None if n else 1, person="p", name="P", text=f"№ {n}", at=BEGIN) for n in range(5)
    ]
    for line in lines:
        await store.add_chat_line(line)
    assert (lines, lines[-2:]) == (await store.chat_lines("t1"), await store.chat_lines("t1", limit=2))


@pytest.mark.parametrize("text", ["a\0b", "half \udc00"])
async def test_text_that_cannot_be_stored_is_refused_by_name(store: Store, text: str) -> None:
    await store.add_table(a_table())
    with pytest.raises(Unfit):
        await store.add_chat_line(ChatLine(table="t1", seat=0, person="p", name="P", text=text))
    with pytest.raises(Unfit):
        await store.add_person(Person(id="p1", name=text))
    assert ([], None) == (await store.chat_lines("t1"), await store.person("p1"))
