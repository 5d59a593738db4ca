"""Looking back: records, moves and views as far as somebody may know them, and tables that go on from there."""

from __future__ import annotations

from contextlib import AsyncExitStack

import lichtung
from tests.server.choosers import Chooser
from tests.server.harness import Viewer, serving, sit_down
from tests.server.memory_store import MemoryStore


async def test_a_finished_game_is_open_to_everybody() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me, server.client() as other:
        table = await me.table("sylvion", ["me"], seed=10, settings={"mode": "introductory"})
        path = f"/tables/{table['id']}"
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(3))
            await viewer.wait(lambda: viewer.info["status"] == "over")
        record = (await other.http.get(f"/api/v1{path}/record")).text
        again = lichtung.replay(record)
        assert again.view(0) == viewer.view
        moves = await other.get(f"{path}/moves")
        assert [move.word for move in store.logs[table["id"]]] == [move["word"] for move in moves]
        assert list(range(1, len(moves) + 1)) == [move["number"] for move in moves]
        for at in (0, 1, len(moves) - 1, len(moves)):
            past = await other.get(f"{path}/view", at=at, eye=0)
            assert lichtung.replay(record, upto=at).view(0) == past["view"]
        assert "NotFound" == await other.refused(f"{path}/view?at={len(moves) + 1}", method="GET")
        assert "InvalidInput" == await other.refused(f"{path}/view?at=-1", method="GET")
        assert "Over" == (await me.refused(f"{path}/branch", {"at": len(moves), "seats": [{"kind": "me"}]}))


async def test_the_course_and_the_story_of_a_finished_game_are_those_of_its_moves() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("sylvion", ["me"], seed=10, settings={"mode": "introductory"})
        path = f"/tables/{table['id']}"
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(3))
            await viewer.wait(lambda: viewer.info["status"] == "over")
        record = (await other.http.get(f"/api/v1{path}/record")).text
        moves = await other.get(f"{path}/moves")
        standings = await other.get(f"{path}/standings")
        assert (10, 12.0) == (standings["deal"], standings["goal"])
        assert (0, len(moves)) == (standings["points"][0]["at"], standings["points"][-1]["at"])
        for point in standings["points"]:
            view = lichtung.replay(record, upto=point["at"]).view(0)
            assert (point["round"], point["standing"]) == (view["round"], [view["forest_health"]])
        story = await other.get(f"{path}/story", eye=0)
        assert [move["number"] for move in moves] == [told["at"] for told in story]
        for at in (1, len(moves) // 2, len(moves)):
            past = await other.get(f"{path}/view", at=at, eye=0)
            before = lichtung.replay(record, upto=at - 1).view(0)
            assert unnumbered(past["events"]) == unnumbered(story[at - 1]["events"])
            assert lichtung.fold(before, past["events"]) == past["view"]


def unnumbered(events: list[dict[str, object]]) -> list[dict[str, object]]:
    """What happened, without the numbers of a viewer's stream, which begin anew with each replay."""
    told = [event for event in events if event["event"] != "view"]
    return [{key: value for key, value in event.items() if key != "n"} for event in told]


async def test_a_running_game_shows_each_player_only_what_they_saw() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        table, clients = await sit_down(server, stack, "equinox", 2, seed=4)
        viewers: list[Viewer] = [await stack.enter_async_context(client.socket(table)) for client in clients]
        for viewer in viewers:
            await viewer.until("state")
        for _ in range(20):
            mover = next((viewer for viewer in viewers if viewer.words), None)
            if mover is None:
                break
            await mover.play_on(Chooser(1), moves=1)
            for viewer in viewers:
                await viewer.ask("resync")
        stranger = await stack.enter_async_context(server.client())
        path = f"/tables/{table}"
        assert "NotAllowed" == await clients[0].refused(f"{path}/view?at=1&eye=0", method="GET")
        assert "NotAllowed" == await clients[0].refused(f"{path}/story?eye=0", method="GET")
        assert "NotAllowed" == await clients[0].refused(f"{path}/standings", method="GET")
        assert "NotAllowed" == await clients[0].refused(f"{path}/branch", {"at": 1, "seats": [{"kind": "me"}] * 2})
        assert "NotAllowed" == await clients[0].refused(f"{path}/record?seat=1", method="GET")
        assert "NotYours" == await stranger.refused(f"{path}/record", method="GET")
        for seat, client in enumerate(clients):
            record = (await client.http.get(f"/api/v1{path}/record")).text
            assert f"[seat {seat}]" in record
            assert "seed" not in record
            seen = lichtung.replay(record).view()
            assert seen["hands"][seat] == viewers[seat].view["hands"][seat]
            moves = await client.get(f"{path}/moves")
            assert moves


async def test_ones_own_solo_game_goes_on_from_any_moment_at_a_new_table() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("urbion", ["me"], seed=4)
        path = f"/tables/{table['id']}"
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(3), moves=10)
        assert "seed" not in (await me.http.get(f"/api/v1{path}/record")).text
        assert 10 == len(await me.get(f"{path}/moves"))
        past = await me.get(f"{path}/view", at=6, eye=0)
        assert "NotAllowed" == await other.refused(f"{path}/branch", {"at": 6, "seats": [{"kind": "me"}]})
        branch = await me.post(f"{path}/branch", {"at": 6, "seats": [{"kind": "me"}]})
        assert ({"table": table["id"], "at": 6}, True) == (branch["branch_of"], branch["practice"])
        async with me.socket(branch["id"]) as viewer:
            await viewer.until("state")
            assert past["view"] == viewer.view
            await viewer.play_on(Chooser(9))
            await viewer.wait(lambda: viewer.info["status"] == "over")
        record = (await other.http.get(f"/api/v1/tables/{branch['id']}/record")).text
        assert lichtung.replay(record).view(0) == viewer.view
