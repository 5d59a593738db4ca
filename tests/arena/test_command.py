"""`lichtung arena` as it is typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lichtung.arena.rows import ROWS
from lichtung.cli.main import main
from tests.arena.samples import result_of

SMALL = "sylvion-introductory-uniform"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


def test_rows_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["arena", "rows", "--results", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    assert len(ROWS) == len(lines)
    assert "tribes-4-hard-greedy: no games yet, goal 45%" == lines[-1]


def test_a_row_is_run_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "results")
    assert 0 == main(["arena", "run", SMALL, "--processes", "1", "--results", folder])
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"{SMALL}: ")
    assert said[-1].endswith("new games.")
    data, web = tmp_path / "out.json", tmp_path / "out.html"
    assert 0 == main(["arena", "report", "--results", folder, "--json", str(data), "--html", str(web)])
    assert [SMALL] == [line["row"]["name"] for line in json.loads(data.read_text(encoding="utf-8"))["lines"]]
    assert web.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_tables_are_shown_when_no_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from lichtung.arena.match import jobs
    from lichtung.arena.store import Store

    row = next(row for row in ROWS if row.name == SMALL)
    Store(tmp_path).add(result_of(jobs(row)[0], 0.0))
    assert 0 == main(["arena", "report", "--results", str(tmp_path)])
    assert "| sylvion-introductory | `uniform` | 1 | 0.0% |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        ([], "needs one of: run, report, rows"),
        (["fight"], "needs one of: run, report, rows"),
        (["run", "chess-*"], "there is no row “chess-*”"),
        (["run", SMALL, "--processes", "two"], "--processes needs a number"),
        (["run", SMALL, "--processes", "0"], "--processes needs a number"),
        (["run", SMALL, "--processes", "1", "--cluster", "auto"], "not both"),
        (["rows", "--html", "x"], "--html"),
    ],
)
def test_mistakes_are_named(tokens: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["arena", *tokens])
    assert said in capsys.readouterr().err


def test_a_report_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "bots.md"
    target.write_text("no marks", encoding="utf-8")
    assert 1 == main(["arena", "report", "--results", str(tmp_path), "--markdown", str(target)])
    assert "arena: begin" in " ".join(capsys.readouterr().err.split())
