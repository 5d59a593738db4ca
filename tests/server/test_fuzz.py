"""Malformed, replayed, out-of-order and foreign messages: each is answered, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any

import pytest

from lichtung.server.config import Config, Limits
from tests.helpers.measured import note
from tests.server.choosers import Chooser
from tests.server.harness import Json, Viewer, serving
from tests.server.memory_store import MemoryStore
from tests.server.nasty import messages

TYPES = [
    "play",
    "look",
    "undo",
    "agree",
    "chat",
    "hint",
    "why",
    "preview",
    "resync",
    "ping",
    "state",
    "done",
    "",
    None,
    3,
]
VALUES: list[Any] = [
    None, True, False, -1, 0, 1, 2, 7, 2**31, 2**63, 2**70, 1.5, "", "end", "play:OWL", "x" * 300, "\u0000", "'; --",
    [], [1], {}, {"a": 1}, "move", "where", "é", "\ud83d\ude00", "\u202e", "\x9b",
]  # fmt: skip
KEYS = ["re", "seat", "at", "word", "target", "picked", "eye", "yes", "text", "depth", "extra", "type"]
NASTY = [
    *messages('{"text":"\\u0000@","type":"chat","re":1}'),
    *messages('{"re":1,"type":"ping"}'),
    *messages('{"word":"@","type":"play","re":1,"seat":0,"at":0}'),
    *messages('{"target":"@","type":"why","re":1,"seat":0,"at":"@","picked":["@"]}'),
]
CALM = Config(limits=Limits(messages_per_second=1_000_000, requests_per_minute=1_000_000))


def noise(chooser: random.Random) -> str | bytes:
    """A message that makes no sense, or hardly any."""
    kind = chooser.randrange(6)
    if kind == 0:
        return chooser.randbytes(chooser.randrange(60))
    if kind == 5:
        nasty = chooser.choice(NASTY)
        return chooser.choice((nasty, nasty.decode(errors="replace")))
    message = {"type": chooser.choice(TYPES), "re": chooser.randrange(1000)}
    for _ in range(chooser.randrange(6)):
        message[chooser.choice(KEYS)] = chooser.choice(VALUES)
    if message.get("type") in ("undo", "chat", "hint"):
        message["seat"], message["text"], message["depth"] = 9, "", "no"  # what would really happen is tested elsewhere
    text = json.dumps(message)
    if kind == 1:
        at = chooser.randrange(len(text))
        return text[:at] + chooser.choice(['"', "{", "]", ",", "\\", "0"]) + text[at + 1 :]
    return text


def foreign(chooser: random.Random, viewer: Viewer, made: Json) -> str:
    """A well-formed move for a seat that is not one's own, of a moment that is not now, or made already."""
    if chooser.randrange(4) == 0:
        return json.dumps({**made, "re": 1})
    return json.dumps(
        {"type": "play", "re": 1, "seat": chooser.choice([0, 1, 5]), "at": chooser.choice([0, viewer.at, viewer.at + 1]),
         "word": chooser.choice(["end", "skip", "pass", *viewer.words])}
    )  # fmt: skip


async def one_round(mine: Viewer, theirs: Viewer) -> Json:
    """Play until it is my turn again after the other's; returns the other's last move."""
    made: Json = {}
    while not mine.words or not made:
        mover = mine if mine.words else theirs
        at, word = mover.at, mover.words[0]
        if mover is theirs:
            made = {"type": "play", "seat": 1, "at": at, "word": word}
        assert "done" == (await mover.play(word))["type"]
        for viewer in (mine, theirs):
            await viewer.ask("resync")
    return made


async def shower(count: int, seed: int) -> Counter[str]:
    """Send many messages from a stranger and from a player whose turn it is not; returns how they were answered."""
    store = MemoryStore()
    chooser = random.Random(seed)
    answers: Counter[str] = Counter()
    async with serving(store, config=CALM) as server, server.client() as me, server.client() as other:
        settings = {"start_player": 0}
        table = (await me.table("equinox", ["me", "open"], seed=3, settings=settings))["id"]
        await other.sit(table, 1)
        calm = (await me.table("urbion", ["me"], seed=3))["id"]
        async with (
            me.socket(table) as mine, me.socket(calm) as undisturbed,
            other.socket(table) as player, server.client() as third, third.socket(table) as stranger,
        ):  # fmt: skip
            for viewer in (mine, undisturbed, player, stranger):
                await viewer.until("state")
                viewer.raw.clear()
            made = await one_round(mine, player)
            kept, log, view = dict(store.kept), list(store.logs[table]), mine.view
            for sent in range(count):
                viewer = chooser.choice((player, stranger))
                text = foreign(chooser, viewer, made) if chooser.randrange(4) == 0 else noise(chooser)
                await viewer.connection.send(text)
                if sent % 50 == 49:  # whatever came, the conversation goes on
                    for one in (player, stranger):
                        await one.connection.send('{"type":"ping","re":1000001}')
                        await one.until("pong", re=1000001)
                        found = [json.loads(text) for text in one.raw]
                        assert [] == [each for each in found if each["type"] == "state" and "re" not in each]
                        answers.update(each.get("error", "answered") for each in found)
                        one.raw.clear()
                        one.events.clear()
                if sent % (count // 20) == 0:  # and at the next table somebody plays on
                    assert 1 == await undisturbed.play_on(Chooser(sent), moves=1)
            assert log == store.logs[table]
            assert 20 == len(store.logs[calm])
            assert {} == store.lines
            assert kept == store.kept
            assert view == (await mine.ask("resync"))["view"]
            assert "done" == (await mine.play(mine.words[0]))["type"]
        assert 0 == server.site.metrics.counts["failures"]
    return answers


async def test_two_thousand_senseless_messages_change_nothing() -> None:
    answers = await shower(2000, 1)
    assert {"answered", "InvalidInput", "NotYours", "NotYourTurn", "OutOfDate"} <= set(answers)


@pytest.mark.long
def test_a_hundred_thousand_senseless_messages_change_nothing() -> None:
    answers = asyncio.run(shower(100_000, 2))
    note(
        "Server: malformed, replayed, out-of-order and foreign socket messages",
        f"100000 messages; {', '.join(f'{count} {name}' for name, count in answers.most_common())}",
        "no fault, no change, and the next table plays on",
    )
