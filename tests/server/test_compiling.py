"""A server that is still being compiled says so, and its bots do not search for longer than anybody waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtung.server.compiling import PROGRESS, compiled_share
from lichtung.server.jobs.thinking import cheaper_levels
from tests.server.harness import run, serving
from tests.server.memory_store import MemoryStore


def test_health_says_how_much_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with serving(MemoryStore()) as server, server.client() as me:
            assert (await me.get("/health/live"))["compiled"] is None
            (tmp_path / "compiling").write_text("0.250")
            assert (await me.get("/health/live"))["compiled"] == 0.25
            (tmp_path / "compiling").write_text("")  # it is just being written
            assert (await me.get("/health/live"))["compiled"] == 0
            (tmp_path / "compiling").unlink()
            assert (await me.get("/health/live"))["compiled"] is None

    monkeypatch.setenv(PROGRESS, str(tmp_path / "compiling"))
    run(ask)


def test_without_progress_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PROGRESS, raising=False)
    assert compiled_share() is None


def test_slow_levels_wait_for_the_compiled_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cheaper_levels("master") == ["master", "normal", "greedy"]
    monkeypatch.setenv(PROGRESS, str(tmp_path / "compiling"))
    (tmp_path / "compiling").write_text("0.5")
    assert cheaper_levels("master") == cheaper_levels("hard") == cheaper_levels("normal") == ["normal", "greedy"]
    assert cheaper_levels("easy") == ["easy", "greedy"]
    assert cheaper_levels("uniform") == []
