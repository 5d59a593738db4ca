"""The benchmark: what it says about numbers, and that it runs, also where no peer is installed. Nothing here is timed."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import lichtung
from bench import ours, peers, report, run
from bench.report import GOALS, HEARTS, INTRODUCTORY, MINE, MINE_PLAIN, Measured, named
from lichtung.kernel import catalogue
from lichtung.kernel.vecs import kernel_is_compiled

MAKERS = dict(peers.MAKERS)  # as they are outside these tests


class Coin(peers.Peer):
    """A peer that needs no package: a game of ten turns, five of them free."""

    def play(self) -> float:
        return 10

    def walk(self) -> tuple[int, int, Callable[[], Any] | None]:
        return 10, 5, dict


def absent() -> peers.Peer:
    raise ModuleNotFoundError("No module named 'pyspiel'")


@pytest.fixture(autouse=True)
def _no_peers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One peer that is there, one that is missing, and no change to the process that outlives the test."""
    monkeypatch.setattr(peers, "MAKERS", {HEARTS: ("open_spiel", absent), "Coin": ("coin", Coin)})
    monkeypatch.setattr(run, "pin", lambda: "not pinned")
    monkeypatch.setattr(ours, "WARM_UP", 0.01)
    yield
    gc.unfreeze()


def invented() -> Measured:
    """Three rounds; the second disturbed everybody alike."""
    found = Measured({"Command": "`make bench`"})
    found.playouts = {MINE: [3e6, 1.5e6, 3.3e6], MINE_PLAIN: [6e4, 3e4, 6e4], HEARTS: [2e6, 1e6, 1.1e6]}
    found.copies = {named(INTRODUCTORY, report.COPY): [4e6, 2e6, 4e6], named(HEARTS, report.COPY): [5e6, 2.5e6, 5e6]}
    found.turns = {HEARTS: (60.75, 48.1)}
    return found


def test_a_ratio_is_taken_within_each_round() -> None:
    assert [1.5, 1.5, 3.0] == pytest.approx(invented().ratio(MINE, HEARTS))
    assert [] == invented().ratio(MINE, "nobody")


def test_a_goal_is_met_missed_or_not_measured() -> None:
    verdicts = {(goal.mine, goal.other): report.verdict(goal, invented()) for goal in GOALS}
    assert "met" == verdicts[MINE, HEARTS]
    assert "met" == verdicts[MINE, MINE_PLAIN]
    assert "MISSED" == verdicts[named(INTRODUCTORY, report.COPY), named(HEARTS, report.COPY)]
    assert "not measured" == verdicts[MINE, report.CHESS]


@pytest.mark.parametrize(
    ("value", "text"),
    [(3.96e6, "3.96 M"), (999_600, "1.00 M"), (148_200, "148 k"), (1234, "1.23 k"), (269.4, "269"), (0.4166, "0.417")],
)
def test_numbers_are_written_as_people_read_them(value: float, text: str) -> None:
    assert text == report.short(value)


@pytest.mark.parametrize(("rate", "text"), [(4e6, "250 ns"), (8e5, "1.25 µs"), (500, "2 ms")])
def test_costs_are_written_in_fitting_units(rate: float, text: str) -> None:
    assert text == report.cost([rate])


def test_a_range_is_named_where_there_are_rounds() -> None:
    assert "2 [1 – 4]" == report.spread([4, 1, 2])
    assert "2" == report.spread([2])
    assert "–" == report.spread([])


def test_the_page_has_goals_rates_ratios_copies_and_conditions() -> None:
    page = report.document(invented())
    assert "| Sylvion at least 1.5 × as fast as OpenSpiel hearts | 1.5 [1.5 – 3] | met |" in page
    assert f"| {MINE} | 3.00 M [1.50 M – 3.30 M] |  |  |" in page
    assert f"| {HEARTS} | 1.10 M [1.00 M – 2.00 M] | 60.75 | 48.10 |" in page
    assert f"| {MINE_PLAIN} | 0.03 |" in page
    assert "| 250 [250 – 500] ns |" in page
    assert "- Command: `make bench`" in page


def test_the_numbers_for_programs_are_json_and_can_be_compared_with() -> None:
    stored = json.loads(json.dumps(report.data(invented())))
    assert 3e6 == stored["decisions_per_second"][MINE]["median"]
    assert [1.5, 1.5, 3.0] == stored["goals"][0]["rounds"]
    later = invented()
    later.playouts[MINE] = [6e6, 3e6, 3.3e6]
    assert f"{GOALS[0].text}: 3, stored before: 1.5" in report.changes(later, stored)


def test_every_game_has_rows_for_its_fewest_and_most_seats() -> None:
    found = {(row.game, row.seats) for row in ours.rows()}
    for name in catalogue.games():
        seats = lichtung.game(name).seats
        assert (name, min(seats)) in found
        assert name == "sylvion" or (name, max(seats)) in found


def test_goals_compare_what_is_measured() -> None:
    ours_named = {report.named(row.title, way) for row in ours.rows() for way in (*report.HOW, report.COPY)}
    theirs = {HEARTS, report.HANABI, report.GIN_RUMMY, report.DOMINOES, report.CHESS, named(HEARTS, report.COPY)}
    for goal in GOALS:
        assert goal.mine in ours_named
        assert goal.other in ours_named | theirs
    assert theirs - {named(HEARTS, report.COPY)} <= set(MAKERS)


def test_both_drivers_play_and_copies_are_made() -> None:
    for row in ours.rows():
        for measure in ours.MEASURES.values():
            assert measure(row, 0.001).rate > 0


def test_a_missing_peer_is_named_and_skipped() -> None:
    found, missing = peers.found(2)
    assert ["Coin"] == [peer.name for peer in found]
    assert (10, 5) == (found[0].turns, found[0].free)
    assert missing == [
        f"{HEARTS}: skipped, open_spiel is not installed (No module named 'pyspiel'); make bench installs it"
    ]


def test_quick_measures_everything_once_and_writes_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(run, "BASELINE", tmp_path / "baseline.json")
    monkeypatch.setattr(ours, "rows", lambda: [ours.Row(INTRODUCTORY, "sylvion", 1, ours.INTRODUCTORY)])
    assert 0 == run.main(["--quick"])
    said = capsys.readouterr().out
    assert f"{HEARTS}: skipped" in said
    assert ("no compiled build here" in said) == (not kernel_is_compiled())
    assert "| Sylvion at least 15 × as fast as its own plain Python |" in said
    assert f"| {MINE_PLAIN} |" in said
    assert (f"| {MINE} |" in said) == kernel_is_compiled()
    assert [] == list(tmp_path.iterdir())


def test_a_run_writes_the_page_and_the_baseline(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(run, "BASELINE", tmp_path / "baseline.json")
    monkeypatch.setattr(run, "run", lambda rounds, seconds, pinned: invented())
    for _ in range(2):
        assert 0 == run.main(["--rounds", "3", "--seconds", "0.5"])
    assert report.document(invented()) == run.PAGE.read_text(encoding="utf-8")
    assert report.data(invented()) == json.loads(run.BASELINE.read_text(encoding="utf-8"))
    assert f"{GOALS[0].text}: 1.5, stored before: 1.5" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--seconds", "0"], ["--rounds", "many"], ["fast"]])
def test_senseless_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        run.main(arguments)


def test_the_conditions_say_how_to_do_it_again() -> None:
    said = run.conditions(5, 2.0, False, "pinned")
    assert '`make bench ARGS="--rounds 5 --seconds 2"`' == said["Command"]
    assert {"Rounds", "Time", "Processor", "Python", "Versions"} <= set(said)
    assert not [value for value in said.values() if str(run.ROOT) in value]
