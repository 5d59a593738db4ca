"""Golden records: games of all kinds, written once, replayed in every build (tools/make_records.py writes them)."""

from __future__ import annotations

import itertools
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung import Game
from tests.contract.cases import valid
from tests.helpers.ours import our_games

FOLDER = Path(__file__).resolve().parent
LEAST = 80  # records of each game
MIXES = 30  # different mixes of what can be mixed


@cache
def digests(game: str) -> dict[str, tuple[int, str, str]]:
    """Name of the record to its moves, digest and result."""
    lines = (FOLDER / game / "digests.txt").read_text(encoding="utf-8").splitlines()
    return {name: (int(moves), digest, result) for name, moves, digest, result in map(str.split, lines)}


RECORDS = [(game, path.stem) for game in our_games() for path in sorted((FOLDER / game).glob("*.rec"))]
every_game = pytest.mark.parametrize("name", our_games())


def names_of(game: str) -> list[str]:
    """The names of a game's records."""
    return [name for owner, name in RECORDS if owner == game]


@cache
def settings_of(game: str, name: str) -> dict[str, Any]:
    """The settings in the header of a record, the number of seats among them."""
    head = (FOLDER / game / f"{name}.rec").read_text(encoding="utf-8").split("\n\n", 1)[0]
    headers = {line[1:-1].split(" ", 1)[0]: line[1:-1].split(" ", 1)[1] for line in head.splitlines()}
    return {**json.loads(headers["settings"]), "seats": int(headers["seats"])}


@pytest.mark.parametrize(("game", "name"), RECORDS, ids=[f"{game}-{name}" for game, name in RECORDS])
def test_a_golden_record_replays_to_the_same_end(game: str, name: str) -> None:
    text = (FOLDER / game / f"{name}.rec").read_text(encoding="utf-8")
    s = lichtung.replay(text)
    moves, digest, result = digests(game)[name]
    assert (len(s.history.moves), s.result.reason if s.result else "*") == (moves, result)
    assert s.digest() == digest
    assert s.record() == text


@every_game
def test_there_are_many_golden_records(name: str) -> None:
    assert len(names_of(name)) >= LEAST
    assert sorted(names_of(name)) == sorted(digests(name))


@every_game
def test_golden_records_have_every_number_of_seats_and_every_value_of_every_setting(name: str) -> None:
    game = lichtung.game(name)
    found = [settings_of(name, record) for record in names_of(name)]
    assert set(game.seats) == {settings["seats"] for settings in found}
    for option, kind in game.options.items():
        if kind.kind == "subset":
            check_mixes(found, option, kind.choices)
        elif kind.kind == "list":
            chosen = [settings[option] for settings in found if settings[option] != kind.default]
            assert len(chosen) < len(found)
            assert set(kind.choices) == set(itertools.chain(*chosen))
        else:
            possible = [choice for choice in kind.choices if any(valid(game, n, {option: choice}) for n in game.seats)]
            assert [] == [choice for choice in possible if choice not in [settings[option] for settings in found]]


def check_mixes(found: list[dict[str, Any]], option: str, choices: tuple[Any, ...]) -> None:
    """None, each alone, all together and many mixes, at every number of seats."""
    for seats in {settings["seats"] for settings in found}:
        mixes = {tuple(settings[option]) for settings in found if settings["seats"] == seats}
        assert {(), choices, *[(choice,) for choice in choices]} <= mixes
        assert len(mixes) >= MIXES + len(choices) + 2


def tables(game: Game) -> list[dict[str, Any]]:
    """Every number of seats, in every way of communicating that it allows."""
    ways = game.options["communication"].choices if "communication" in game.options else (None,)
    every = [{"seats": n} | ({"communication": way} if way else {}) for n in game.seats for way in ways]
    return [table for table in every if valid(game, table["seats"], {k: v for k, v in table.items() if k != "seats"})]


@every_game
def test_golden_records_end_in_every_way_at_every_table(name: str) -> None:
    game = lichtung.game(name)
    for table in tables(game):
        there = [record for record in names_of(name) if table.items() <= settings_of(name, record).items()]
        ends = {digests(name)[record][2] for record in there}
        assert {reason.word for reason in game.reasons} <= ends


def test_golden_records_of_sylvion_have_every_mix_of_expansions_at_every_table() -> None:
    flags = ("communication", "feats_betrayals", "elements", "ravager_figure")
    found = [settings_of("sylvion", record) for record in names_of("sylvion")]
    assert len({(settings["seats"], *[settings[flag] for flag in flags]) for settings in found}) >= 3 * 8


def test_golden_records_of_tribes_have_every_board_in_every_seat() -> None:
    found = [settings_of("tribes", record) for record in names_of("tribes")]
    for seats in lichtung.game("tribes").seats:
        given = [settings["boards"] for settings in found if settings["seats"] == seats]
        there = {(seat, board) for boards in given if isinstance(boards, list) for seat, board in enumerate(boards)}
        assert there == set(itertools.product(range(seats), range(1, 6)))


def test_the_golden_records_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.*")) < 4_000_000
