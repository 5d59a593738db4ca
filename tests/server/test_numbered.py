"""Numbered deals: whoever names the number knows the cards, so that others play with them only when they have been told."""

from __future__ import annotations

from contextlib import AsyncExitStack

import lichtung
from tests.server.choosers import Chooser
from tests.server.harness import SHARE, Client, Json, Server, serving
from tests.server.memory_store import MemoryStore

NUMBER = 4242


async def numbered(client: Client, *seats: str, **wish: object) -> Json:
    """A table with a numbered deal."""
    return await client.table("equinox", list(seats), seed=NUMBER, **wish)


async def problem(client: Client, path: str, body: Json) -> Json:
    """What a refused request is answered with."""
    response = await client.http.post(f"/api/v1{path}", json=body)
    assert 403 == response.status_code
    found: Json = response.json()
    return found


async def sits_only_when_told(server: Server, table: str, seat: int, **wish: object) -> Json:
    """Somebody new sits down: without having been told they are refused, and nothing has changed."""
    async with server.client() as other:
        before = await other.get(f"/tables/{table}")
        found = await problem(other, f"/tables/{table}/sit", {"seat": seat, **wish})
        assert ("NotAllowed", {"numbered": True}) == (found["error"], found["detail"])
        assert "may know its cards" in found["message"]
        after = await other.get(f"/tables/{table}")
        assert (before["seats"][seat]["name"], []) == (after["seats"][seat]["name"], after["yours"])
        return await other.sit(table, seat, **wish)


async def test_who_plays_alone_may_name_the_deal_and_it_is_told() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        for seats in (["me", "me"], ["me", {"kind": "bot", "level": "uniform"}]):
            table = await me.table("equinox", seats, seed=NUMBER)  # type: ignore[arg-type]
            assert (True, False, None) == (table["numbered"], table["practice"], table["deal"])
        table = await me.table("equinox", ["me", "me"])
        assert (False, False) == (table["numbered"], table["practice"])


async def test_others_see_everywhere_that_a_deal_is_numbered_and_sit_down_only_when_told() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        for kind in ("open", "friend"):
            table = await numbered(me, "me", kind)
            told = [table, await other.get(f"/tables/{table['id']}"), *(await me.get("/tables"))[:1]]
            told += await other.get("/tables/open") if kind == "open" else []
            assert [(True, True)] * len(told) == [(one["numbered"], one["practice"]) for one in told]
            link = (await me.post(f"/tables/{table['id']}/link", {"seat": 1}))["token"]
            info = await sits_only_when_told(server, table["id"], 1, token=link)
            assert ("playing", True, True) == (info["status"], info["numbered"], info["practice"])
            async with other.socket(table["id"], eye="none") as viewer:
                state = await viewer.until("state")
                assert state["table"]["numbered"]


async def test_the_view_of_who_sits_down_is_the_one_that_the_number_foretells() -> None:
    """Why all this is needed."""

    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await numbered(me, "me", "open")
        await other.sit(table["id"], 1)
        foretold = lichtung.game("equinox").start(seats=2, seed=NUMBER, **table["settings"])
        async with other.socket(table["id"]) as viewer:
            assert foretold.view(1) == (await viewer.until("state"))["view"]


async def test_a_seat_of_ones_own_that_is_left_is_no_back_door() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        table = await numbered(me, "me", "me", start=False)
        assert not table["practice"]
        info = await me.post(f"/tables/{table['id']}/leave", {"seat": 1})
        assert (True, True) == (info["numbered"], info["practice"])
        info = await sits_only_when_told(server, table["id"], 1)
        assert info["practice"]


async def test_a_link_to_a_seat_of_ones_own_is_no_back_door() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        table = await numbered(me, "me", "me")
        token = (await me.post(f"/tables/{table['id']}/link", {"seat": 1}))["token"]
        async with me.socket(table["id"], Cookie="", Origin="", Authorization=f"Bearer {token}") as viewer:
            assert (await viewer.until("state"))["table"]["numbered"]
        info = await sits_only_when_told(server, table["id"], 1, token=token)
        assert ("playing", True) == (info["status"], info["practice"])


async def test_another_game_after_a_numbered_one_has_cards_that_nobody_named() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        me = await stack.enter_async_context(server.client())
        table = await me.table("sylvion", ["me"], seed=NUMBER, settings={"mode": "introductory"})
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(3))
            await viewer.wait(lambda: viewer.info["status"] == "over")
        fresh = await me.post(f"/tables/{table['id']}/rematch")
        assert (False, False) == (fresh["numbered"], fresh["practice"])
        assert fresh["deal"] is not None
        stored = await store.table(fresh["id"])
        assert stored is not None
        assert f"{NUMBER:x}" != stored.seed


async def test_the_record_of_a_numbered_game_with_others_says_so() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("sylvion", ["me", "open"], seed=NUMBER, settings={"mode": "introductory"})
        await other.sit(table["id"], 1)
        for client, seat in ((me, 0), (other, 1)):
            await client.post(f"/tables/{table['id']}/bot", {"seat": seat, "level": "uniform"})
        async with me.socket(table["id"]) as viewer:
            await viewer.wait(lambda: viewer.info.get("status") == "over")
        record = (await me.http.get(f"/api/v1/tables/{table['id']}/record")).text
        assert "; practice: a numbered deal, whose cards can be known before\n" in record
        assert "; deal" not in record
        assert f"[seed {NUMBER}]" in record
        lichtung.replay(record)


async def test_nobody_gives_a_share_to_a_numbered_deal() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        table = await numbered(me, "me", "open")
        assert "NotAllowed" == await me.refused(f"/tables/{table['id']}/share", {"seat": 0, "share": SHARE})
