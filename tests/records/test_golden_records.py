"""Golden records: games of all kinds, written once, replayed in every build (tools/make_records.py writes them)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung.kernel import catalogue

FOLDER = Path(__file__).resolve().parent


@cache
def digests(game: str) -> dict[str, tuple[int, str, str]]:
    """Name of the record to its moves, digest and result."""
    lines = (FOLDER / game / "digests.txt").read_text(encoding="utf-8").splitlines()
    return {name: (int(moves), digest, result) for name, moves, digest, result in map(str.split, lines)}


RECORDS = [(game, path.stem) for game in catalogue.games() for path in sorted((FOLDER / game).glob("*.rec"))]


def headers(game: str, name: str) -> dict[str, Any]:
    """The headers of a record."""
    head = (FOLDER / game / f"{name}.rec").read_text(encoding="utf-8").split("\n\n", 1)[0]
    return {line[1:-1].split(" ", 1)[0]: line[1:-1].split(" ", 1)[1] for line in head.splitlines()}


@pytest.mark.parametrize(("game", "name"), RECORDS, ids=[name for _, name in RECORDS])
def test_a_golden_record_replays_to_the_same_end(game: str, name: str) -> None:
    text = (FOLDER / game / f"{name}.rec").read_text(encoding="utf-8")
    s = lichtung.replay(text)
    moves, digest, result = digests(game)[name]
    assert (len(s.history.moves), s.result.reason if s.result else "*") == (moves, result)
    assert s.digest() == digest
    assert s.record() == text


def test_there_are_golden_records_of_everything_in_sylvion() -> None:
    names = [name for game, name in RECORDS if game == "sylvion"]
    assert len(names) >= 60
    assert sorted(names) == sorted(digests("sylvion"))
    settings = [
        {**json.loads(headers("sylvion", name)["settings"]), "seats": headers("sylvion", name)["seats"]}
        for name in names
    ]
    game = lichtung.game("sylvion")
    for option, kind in game.options.items():
        assert {str(choice) for choice in kind.choices} - {"0"} <= {str(found[option]) for found in settings}
    assert {found["seats"] for found in settings} == {str(seats) for seats in game.seats}
    flags = ("feats_betrayals", "elements", "ravager_figure")
    mixes = {(found["seats"], found["communication"], *[found[flag] for flag in flags]) for found in settings}
    assert len(mixes) >= 3 * 8
    reasons = {(result, table) for name, (_, _, result) in digests("sylvion").items() for table in [name.split("-")[1]]}
    for reason in game.reasons:
        for table in ("solo", "team", "silent"):
            assert (reason.word, table) in reasons


def test_the_golden_records_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.*")) < 2_000_000
