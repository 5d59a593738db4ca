"""Ratings, tables, the page."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as xml
from dataclasses import replace
from pathlib import Path

import pytest

from lichtung.arena.match import jobs
from lichtung.arena.page import page
from lichtung.arena.pairs import Pair
from lichtung.arena.ratings import ratings
from lichtung.arena.report import Report, report
from lichtung.arena.rows import ROWS
from lichtung.arena.store import Store
from lichtung.arena.tables import BEGIN, END, NoMarks, markdown, put_into
from tests.arena.samples import result_of

NAMES = ("tribes-2-greedy-uniform", "tribes-2-hard-greedy", "urbion-base-master")
CHOSEN = [row for row in ROWS if row.name in NAMES]


def stored(folder: Path) -> Store:
    """Thirty games of three rows; the first bot wins all but every fifth."""
    store = Store(folder)
    for row in CHOSEN:
        for number, job in enumerate(jobs(row)[:30]):
            store.add(result_of(job, float(number % 5 != 0)))
    return store


@pytest.fixture(name="found")
def found_fixture(tmp_path: Path) -> Report:
    return report(list(ROWS), stored(tmp_path))


def test_only_rows_with_games_are_reported(found: Report) -> None:
    assert sorted(NAMES) == sorted(line.row.name for line in found.lines)


def test_times_are_quantiles_over_all_games(found: Report) -> None:
    thought = found.lines[0].thinking[0]
    assert (2.48, 49.8) == (round(thought.median, 2), round(thought.p99, 1))


def test_who_wins_more_is_rated_higher() -> None:
    row = replace(CHOSEN[1], bots=("a", "b"))
    games = [(row, result_of(job, 1.0) | {"ranks": [1, 2] if job.rotation == 0 else [2, 1]}) for job in jobs(row)[:40]]
    assert ["a", "b"] == [one.bot for one in ratings(games)]
    assert [40, 40] == [one.games for one in ratings(games)]


def test_solo_bots_are_compared_on_the_deals_that_both_have_played(tmp_path: Path) -> None:
    store = Store(tmp_path)
    rows = [row for row in ROWS if row.name in ("urbion-base-master", "urbion-base-greedy")]
    for row in rows:
        wins = (1, 1, 1, 0, 1) if row.bots == ("master",) else (1, 0, 0, 0)
        for job, points in zip(jobs(row), wins, strict=False):
            store.add(result_of(job, float(points)))
    found = report(list(ROWS), store)
    assert [Pair("urbion-base", "master", "greedy", 4, 3, 1, 1)] == found.pairs
    assert "| urbion-base | `master` | `greedy` | 4 | 3 | 1 | 1 |" in markdown(found)


def test_the_data_is_json(found: Report) -> None:
    assert 3 == len(json.loads(json.dumps(found.data()))["lines"])


def test_tables_go_between_the_marks_and_nowhere_else(found: Report, tmp_path: Path) -> None:
    path = tmp_path / "bots.md"
    path.write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\n\nEnd.\n", encoding="utf-8")
    put_into(path, found)
    once = path.read_text(encoding="utf-8")
    put_into(path, found)
    assert once == path.read_text(encoding="utf-8")
    assert once.startswith(f"# Bots\n\n{BEGIN}\n")
    assert once.endswith(f"{END}\n\nEnd.\n")
    assert "old" not in once
    assert "| tribes | 2 | `hard` | `greedy` | 30 | 80.0% | 62.7% – 90.5% | ≥ 75%: open | 2.48 | 49.8 |" in once


def test_a_document_without_marks_is_left_alone(found: Report, tmp_path: Path) -> None:
    path = tmp_path / "bots.md"
    path.write_text("# Bots\n", encoding="utf-8")
    with pytest.raises(NoMarks, match="arena: begin"):
        put_into(path, found)
    assert "# Bots\n" == path.read_text(encoding="utf-8")


def test_every_table_has_as_many_cells_in_every_line(found: Report) -> None:
    for table in re.findall(r"(?:^\|.*\n)+", markdown(found), re.MULTILINE):
        assert 1 == len({line.count("|") for line in table.splitlines()})


def test_the_page_needs_nothing_else_and_its_pictures_are_well_formed(found: Report) -> None:
    text = page(found)
    assert [] == re.findall(r"(?:src|href)=|url\(|<script|@import", text)
    pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    circles = [len(list(xml.fromstring(one).iter("circle"))) for one in pictures]
    assert [1, 1, 2, 3, 3] == circles  # urbion: shares, times; tribes: shares, ratings, times
