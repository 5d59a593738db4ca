"""The newcomer's bot plays whole games, as a program of its own, from what the documents say."""

from __future__ import annotations

import ast
import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.harness import serving
from tests.server.memory_store import MemoryStore

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


async def bot(*arguments: str) -> dict[str, object]:
    """Run the bot to the end of its game; returns the result that it prints."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await asyncio.wait_for(process.communicate(), 120)
    assert 0 == process.returncode, err.decode()
    found: dict[str, object] = ast.literal_eval(out.decode())
    return found


@pytest.mark.parametrize("game", ["equinox", "sylvion", "tribes", "urbion"])
async def test_it_plays_a_whole_game_of_its_own(game: str) -> None:
    async with serving(MemoryStore()) as server:
        result = await bot(server.origin, game)
    assert {"won", "reason", "rule", "scores", "ranks", "winners"} == set(result)


async def test_it_plays_a_seat_that_it_is_invited_to() -> None:
    async with serving(MemoryStore()) as server, server.client() as host:
        table = await host.table("equinox", ["friend", {"kind": "bot", "level": "uniform"}])
        link = await host.post(f"/tables/{table['id']}/link", {"seat": 0})
        result = await bot(server.origin, table["id"], "0", link["token"])
        assert result == (await host.get(f"/tables/{table['id']}"))["result"]


def test_it_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 70
