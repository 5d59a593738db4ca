"""Chat: told to everybody, repeated to who comes later, absent where the rules forbid talk."""

from __future__ import annotations

from tests.server.harness import serving
from tests.server.memory_store import MemoryStore


async def test_what_is_said_is_told_to_all_and_to_who_comes_later() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("equinox", [{"kind": "me", "name": "Ann"}, "me"], seed=1)
        async with me.socket(table["id"], eye=0) as first, other.socket(table["id"]) as second:
            await second.until("state")
            await first.send("chat", text="hello <b>")
            said = await second.until("said")
            assert (0, "Ann", "hello <b>") == (said["seat"], said["name"], said["text"])
            assert "NotAllowed" == (await second.ask("chat", text="I have no name"))["error"]
        await other.post("/me", {"name": "Eve"})
        async with other.socket(table["id"]) as third:
            assert "hello <b>" == (await third.until("said"))["text"]
            await third.send("chat", text="nice table")
            said = await third.until("said")
            assert (None, "Eve") == (said["seat"], said["name"])


async def test_nobody_talks_where_the_rules_want_silence() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        for game, mode in (("sylvion", "radio_silence"), ("urbion", "silent")):
            table = await me.table(game, ["me", "me"], settings={"communication": mode})
            assert not table["chat"]
            async with me.socket(table["id"]) as viewer:
                assert "NotAllowed" == (await viewer.ask("chat", text="psst"))["error"]


async def test_spectators_who_see_hands_do_not_talk() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("equinox", ["me", "me"], spectators="seats")
        await other.post("/me", {"name": "Eve"})
        async with other.socket(table["id"]) as viewer:
            assert "NotAllowed" == (await viewer.ask("chat", text="she has a trump"))["error"]


async def test_who_talks_too_much_is_stopped() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        table = await me.table("equinox", ["me", "me"])
        async with me.socket(table["id"]) as viewer:
            for _ in range(30):
                await viewer.send("chat", text="bla")
            assert "TooMany" == (await viewer.until("refused"))["error"]
