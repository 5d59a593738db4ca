"""The open-card solver: what it finds wins, and it gives up where nothing can be found."""

from __future__ import annotations

from pathlib import Path

import pytest

import lichtung
from lichtung.bots.knowledge import values_of
from lichtung.bots.solver import solve
from lichtung.cli import DONE, FAILED, WRONG
from lichtung.cli.program import run

pytestmark = pytest.mark.once

SYLVION = lichtung.game("sylvion")
BASE = {"game": "sylvion", "settings": {"mode": "introductory"}, "seats": 1, "round": 12, "step": "defend"}


def last_round(hand: list[str], health: int) -> lichtung.State:
    """The last defend step of a battle: nothing left but the final assault."""
    position = BASE | {"hands": [hand], "forest_health": health, "last_round": True}
    return SYLVION.load(position, strict=False)


def test_a_line_that_wins_is_found_and_wins_when_it_is_played() -> None:
    s = last_round(["T3", "F1", "F1", "F1"], 9)  # SYL-END-1: the tree heals three, two fountains pay for it
    found = solve(s, values_of("sylvion"), nodes=2000)
    assert found.options is not None
    for option in found.options:
        s.choose(option)
    result = s.result
    assert result is not None
    assert (True, "forest_healed") == (result.won, result.reason)


def test_it_gives_up_where_nothing_wins() -> None:
    s = last_round(["T3", "F1", "F1"], 8)  # three healed and one missing
    found = solve(s, values_of("sylvion"), nodes=2000)
    assert found.options is None
    assert found.nodes >= 2000


def test_the_same_deal_and_seed_give_the_same_line_and_leave_the_deal_untouched() -> None:
    s = SYLVION.start(seats=1, seed=5, mode="introductory")
    before = s.digest()
    first, second = (solve(s, values_of("sylvion"), nodes=3000, seed=2) for _ in range(2))
    assert (first.options, first.nodes) == (second.options, second.nodes)
    assert before == s.digest()


@pytest.mark.parametrize("seats", [1, 2])
def test_deals_are_won_with_few_nodes_in_urbion(seats: int) -> None:
    s = lichtung.game("urbion").start(seats=seats, seed=1)
    found = solve(s, values_of("urbion"), nodes=300_000)
    assert found.options is not None
    for option in found.options:
        s.choose(option)
    assert lichtung.replay(s.record()).result.won


def test_the_command_writes_the_game_that_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "won.rec"
    assert DONE == run(["solve", "urbion", "--seed", "1", "--nodes", "300000", "--out", str(out), "--lang", "en"])
    assert "Deal 1 can be won" in capsys.readouterr().out
    assert lichtung.replay(out.read_text(encoding="utf-8")).result.won


def test_the_command_says_when_nothing_was_found_and_what_it_cannot_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert FAILED == run(["solve", "sylvion", "--nodes", "1", "--lang", "en"])
    assert "no winning line" in capsys.readouterr().out
    assert WRONG == run(["solve", "equinox", "--lang", "en"])
    assert "equinox" in capsys.readouterr().err
