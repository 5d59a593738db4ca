"""Moves that are refused change nothing; moves that are sent again are not made again."""

from __future__ import annotations

import json
from typing import Any

from tests.server.harness import playing_alone, serving
from tests.server.memory_store import MemoryStore


async def test_a_move_that_is_sent_again_gets_the_same_answer_and_is_stored_once() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"], seed=1)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            word, at = viewer.words[0], viewer.at
            first = await viewer.play(word, at=at)
            again = await viewer.play(word, at=at)
            assert ("done", first["at"]) == (again["type"], again["at"])
        async with me.socket(table["id"]) as viewer:
            third = await viewer.play(word, seat=0, at=at)
            assert first["at"] == third["at"]
        assert 1 == len(store.logs[table["id"]])


async def test_wrong_seats_numbers_and_words_are_refused_by_name() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me, server.client() as other:
        table = await me.table("sylvion", ["me", "open"], seed=1)
        await other.sit(table["id"], 1)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            while not viewer.words:
                await viewer.ask("look", eye=1 - (viewer.eye or 0))
            asked = viewer.view["choice"]["seat"]
            assert asked == 0
            word = viewer.words[0]

            async def refused(**fields: Any) -> tuple[str, Any]:
                answer = await viewer.ask("play", **{"seat": 0, "at": viewer.at, "word": word, **fields})
                assert "refused" == answer["type"]
                return answer["error"], answer["detail"].get("rule")

            assert ("NotYours", None) == await refused(seat=1)
            assert ("NotYours", None) == await refused(seat=9)
            assert ("OutOfDate", None) == await refused(at=viewer.at + 1)
            assert ("InvalidInput", None) == await refused(word="nonsense:X")
            why = await viewer.ask("why", seat=0, word=word)
            assert why["refusal"] is None
        async with other.socket(table["id"]) as viewer:
            await viewer.until("state")
            answer = await viewer.play(word)
            assert ("refused", "NotYourTurn") == (answer["type"], answer["error"])
        assert [] == store.logs[table["id"]]


async def test_an_illegal_word_names_its_rule() -> None:
    async with playing_alone(seed=1, settings={"mode": "introductory"}) as (_, _, _, viewer):
        illegal = []
        for word in ("play:OWL", "play:F1", "play:T", "play:WHALE", "end"):
            if word not in viewer.words:
                why = await viewer.ask("why", seat=0, word=word)
                if why["type"] == "why" and why["refusal"] is not None:
                    illegal.append((word, why["refusal"]["rule"]))
        assert illegal
        for word, rule in illegal:
            answer = await viewer.play(word)
            assert ("IllegalOption", rule) == (answer["error"], answer["detail"]["rule"])


async def test_spectators_see_and_cannot_move() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        for mode in ("public", "seats", "none"):
            table = await me.table("equinox", ["me", "me"], seed=1, spectators=mode)
            async with other.socket(table["id"]) as viewer:
                first = await viewer.receive()
                if mode == "none":
                    assert ("refused", "NotAllowed") == (first["type"], first["error"])
                    continue
                assert ("state", None) == (first["type"], first["eye"])
                assert "words" not in (first["view"]["choice"] or {})
                seen = await viewer.ask("look", eye=0)
                assert ("state" if mode == "seats" else "refused") == seen["type"]
                answer = await viewer.play("skip", seat=0)
                assert "NotYours" == answer["error"]


async def test_a_message_that_makes_no_sense_is_refused_and_the_conversation_goes_on() -> None:
    async with playing_alone(seed=1) as (_, _, _, viewer):
        for text in ("", "{", "[]", "null", '{"type":"x","re":1}', json.dumps({"type": "play", "re": -1})):
            await viewer.connection.send(text)
            assert "InvalidInput" == (await viewer.until("refused"))["error"]
        await viewer.connection.send(b"\xff\xfe")
        assert "InvalidInput" == (await viewer.until("refused"))["error"]
        await viewer.connection.send("x" * 5000)
        assert "TooLarge" == (await viewer.until("refused"))["error"]
        assert "pong" == (await viewer.ask("ping"))["type"]


async def test_a_table_that_does_not_exist_is_not_found() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        assert "NotFound" == await me.refused("/tables/nowhere", method="GET")
        async with me.socket("nowhere") as viewer:
            assert "NotFound" == (await viewer.receive())["error"]


async def test_bad_tables_are_refused_with_their_rule() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        cases: list[tuple[str, dict[str, Any]]] = [
            ("NotFound", {"game": "chess", "seats": [{"kind": "me"}]}),
            ("InvalidSettings", {"game": "sylvion", "seats": [{"kind": "me"}] * 3}),
            ("InvalidSettings", {"game": "sylvion", "seats": [{"kind": "me"}], "settings": {"mode": "x"}}),
            ("InvalidSettings", {"game": "sylvion", "seats": [{"kind": "me"}], "settings": {"seed": 3}}),
            ("InvalidSettings", {"game": "sylvion", "seats": [{"kind": "me"}], "settings": {"mode": [[]]}}),
            ("InvalidInput", {"game": "sylvion", "seats": []}),
            ("InvalidInput", {"game": "sylvion", "seats": [{"kind": "bot", "level": "genius"}]}),
            ("InvalidInput", {"game": "sylvion", "seats": [{"kind": "me"}], "more": 1}),
            ("InvalidInput", {"seats": 3}),
        ]
        for error, wish in cases:
            assert error == await me.refused("/tables", wish), wish
        silent = {"game": "sylvion", "seats": [{"kind": "me"}], "settings": {"communication": "radio_silence"}}
        response = await me.http.post("/api/v1/tables", json=silent)
        assert (400, "SYL-TEAM-18") == (response.status_code, response.json()["detail"]["rule"])
        assert {} == store.kept
