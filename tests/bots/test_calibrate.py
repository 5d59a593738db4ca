"""The tools that hold hints against played games: what is stored, what is fitted, what is reported."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import lichtung
import tools.positions
from lichtung.bots.chances import Level
from lichtung.bots.values import squash
from lichtung.kernel.chance import Dice
from lichtung.kernel.state import State
from tools import calibrate, trials
from tools.fit_chances import BEFORE, LOOSELY, Point, common, curve, curves, fit_all, held_out
from tools.judging import Agreement, Judged, agreements, calibration_error, error_by_luck, gap_bounds, in_order
from tools.logistic import Belief, solve
from tools.positions import SAMPLES, TABLES, Played, Sample, Store, deal, finish, reach
from tools.reliability import fits, plot, section
from tools.trials import Trial

TABLE = TABLES["equinox-2"]
SAMPLE = Sample("check", 0, (2, 5))


def games(seed: int, begin: int, points: list[float], options: list[int] | None = None) -> Played:
    """Some stored games."""
    return Played(TABLE.name, TABLE.version, rules(TABLE), seed, 0, options or [], [7] * len(points), points, begin)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, int]]:
    """Games that are won at once; says which were asked for."""
    asked: list[tuple[int, int, int]] = []

    def won(table: tools.positions.Table, seed: int, begin: int, end: int, known: Played | None = None) -> Played:
        asked.append((seed, begin, end))
        one = games(seed, begin, [1.0] * (end - begin))
        return replace(one, table=table.name, bots=table.version, rules=rules(table))

    monkeypatch.setattr(tools.positions, "play_on", won)
    return asked


def rules(table: tools.positions.Table) -> int:
    return int(lichtung.game(table.game).version)


Asked = list[tuple[int, int, int]]


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, quick: Asked) -> None:
    store = Store(SAMPLE, TABLE, tmp_path)
    store.play(3, 2)
    assert store.play(3, 2) is None
    Store(SAMPLE, TABLE, tmp_path).play(3, 5)
    assert [(3, 0, 2), (3, 2, 5)] == quick
    assert {3: 5} == {seed: len(one.points) for seed, one in Store(SAMPLE, TABLE, tmp_path).all().items()}


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path, quick: Asked) -> None:
    store = Store(SAMPLE, TABLE, tmp_path)
    store.play(3, 2)
    text = store.path.read_text(encoding="utf-8")
    store.path.write_text(text[: len(text) // 2], encoding="utf-8")
    assert {} == store.all()
    store.play(3, 2)
    assert [3] == list(store.all())


def test_games_of_other_bots_do_not_count(tmp_path: Path, quick: Asked) -> None:
    store = Store(SAMPLE, TABLE, tmp_path)
    store.add(replace(games(3, 0, [1.0]), bots=TABLE.version + 1, rules=rules(TABLE)))
    assert {} == store.all()


def test_first_all_positions_get_some_games_and_then_all_get_more(
    tmp_path: Path, quick: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "Store", lambda sample, table: Store(sample, table, tmp_path))
    calibrate.play([SAMPLE], [TABLE.name], 2)
    assert [(0, 0, 2), (1, 0, 2), (0, 2, 5), (1, 2, 5)] == quick


def test_no_seed_is_both_fitted_and_checked() -> None:
    fitted, checked = SAMPLES["fit"].first_seed, SAMPLES["check"].first_seed
    assert abs(fitted - checked) > calibrate.POSITIONS
    assert 40 == SAMPLES["check"].batches[-1]


def test_others_still_know_what_they_had_looked_at_when_cards_are_dealt_anew() -> None:
    """Whoever plays on would else answer a question by a card that they no longer know."""
    s = reach(TABLES["tribes-2"], 1, [])
    assert s.choice is not None
    seat = s.choice.seat
    before = s.position()["known"][1 - seat]
    assert before == deal(s, seat, 1, 0).position()["known"][1 - seat]
    assert s.view(seat) == deal(s, seat, 1, 0).view(seat)


def test_a_position_is_played_to_its_end_in_the_same_way_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools.positions, "PLAYING", "greedy")
    s = reach(TABLES["equinox-2"], 1, [])
    assert s.choice is not None
    first = finish(s, s.choice.seat, 1, 0)
    assert first == finish(s, s.choice.seat, 1, 0)
    assert first == finish(s, s.choice.seat, 1, 0, first[0])
    assert not s.over


def position(chance: float, *points: float) -> Judged:
    """A position with a chance and its games."""
    return Judged(TABLE.name, 0, chance, max(0.01, chance - 0.2), min(0.99, chance + 0.2), list(points))


def test_the_error_is_how_far_shown_and_won_lie_apart() -> None:
    true = [position(0.25, 1, 0, 0, 0), position(0.75, 1, 1, 1, 0)]
    assert 0.0 == calibration_error(true)
    assert 0.5 == calibration_error([position(0.25, 1, 1, 1, 0), position(0.75, 1, 0, 0, 0)])


def test_luck_alone_shows_some_error_and_less_with_more_games() -> None:
    few = [position(0.5, *[0.0] * 4) for _ in range(10)]
    many = [position(0.5, *[0.0] * 100) for _ in range(10)]
    assert error_by_luck(many)[0] < 0.03 < error_by_luck(few)[0] < error_by_luck(few)[1]


def test_more_positions_leave_less_doubt_about_what_is_won_beyond_what_is_shown() -> None:
    low, high = gap_bounds([position(0.5, 1), position(0.5, 0)] * 5)
    lower, higher = gap_bounds([position(0.5, 1), position(0.5, 0)] * 50)
    assert -0.5 < low < lower < 0.0 < higher < high < 0.5
    assert (0.5, 0.5) == gap_bounds([position(0.5, 1)])


def hint(option: int, rank: int | None, chance: float | None, reach: float = 0.05) -> dict[str, Any]:
    ends = (None, None) if chance is None else (chance - reach, chance + reach)
    return {"option": option, "rank": rank, "chance": chance, "low": ends[0], "high": ends[1]}


def test_pairs_are_counted_by_what_another_seed_says_of_them() -> None:
    first = [hint(1, 1, 0.9), hint(2, 2, 0.5), hint(3, 3, 0.45), hint(4, None, None)]
    second = [hint(2, 1, 0.7), hint(1, 2, 0.6), hint(3, 2, 0.6)]
    apart, ranked = Agreement(), Agreement()
    agreements(first, second, apart, ranked)
    assert (2, 0, 1, 1) == (apart.pairs, apart.same, apart.equal, apart.against)
    assert (3, 1, 1, 1) == (ranked.pairs, ranked.same, ranked.equal, ranked.against)


def test_a_list_out_of_order_is_noticed() -> None:
    assert in_order([hint(1, 1, 0.9), hint(2, 2, 0.5), hint(3, None, None)])
    assert not in_order([hint(1, 1, 0.5), hint(2, 2, 0.9)])
    assert not in_order([hint(1, None, None), hint(2, 1, 0.9)])
    assert not in_order([hint(1, 1, 0.9), hint(2, 1, 0.8)])


def points(shift: float, slope: float, lie: float, count: int, late: float = 0.0) -> list[Point]:
    """Positions whose games follow a curve, with something of their own for each of them."""
    dice = Dice(5)
    found = []
    for at in range(count):
        odds, progress = (at % 21 - 10) / 4, (at % 5 - 2) / 4
        own = lie if at % 2 else -lie
        won = squash(shift + late * progress + slope * odds + own)
        games = [float(int(dice.below(1 << 20)) < won * (1 << 20)) for _ in range(4)]
        found.append(Point(odds, Level(squash(odds), progress=progress), games))
    return found


LOOSE = Belief(BEFORE, LOOSELY)


def test_a_curve_is_found_again() -> None:
    found = curve(points(0.7, 0.5, 0.0, 3000, late=-1.0), LOOSE)
    expected = {"shift": 0.7, "late": -1.0, "slope": 0.5, "steepen": 0.0}
    assert all(abs(found[key] - value) < 0.2 for key, value in expected.items())
    assert found["doubt"] < 0.1


def test_a_curve_never_falls() -> None:
    assert 0.0 < curve(points(0.0, -1.0, 0.0, 500), LOOSE)["slope"]


def test_few_games_leave_a_curve_where_it_is_believed_to_be() -> None:
    found = curve(points(3.0, 3.0, 0.0, 1), LOOSE)
    assert (True, True) == (abs(found["shift"]) < 0.7, abs(found["slope"] - 1.0) < 0.3)
    assert found["doubt"] > 0.3


def test_a_table_with_few_games_is_near_its_game() -> None:
    few = points(-3.0, 3.0, 0.0, 2)
    found = curves({"sylvion-a": points(1.0, 0.4, 0.0, 1500), "sylvion-b": few, "urbion": []})
    alone = curve(few, LOOSE)
    for key, value in (("shift", 1.0), ("slope", 0.4)):
        assert abs(found["sylvion-b"][key] - value) < abs(alone[key] - value)
    assert (0.0, 1.0) == (found["urbion"]["shift"], found["urbion"]["slope"])


def test_rivals_win_what_others_lose_so_that_there_is_little_to_shift() -> None:
    sample = points(-0.8, 1.0, 0.0, 30)
    found = curves({"tribes-2": sample, "sylvion-introductory": sample})
    assert abs(found["tribes-2"]["shift"]) < 0.5 < abs(found["sylvion-introductory"]["shift"])


def test_positions_that_lie_off_the_curve_widen_the_intervals() -> None:
    tight, loose = points(0.0, 1.0, 0.0, 1500), points(0.0, 1.0, 1.0, 1500)
    assert common(tight, curve(tight, LOOSE))[0] < 0.2 * common(loose, curve(loose, LOOSE))[0]
    spreads = [fit_all({"urbion": sample})["urbion"]["spread"] for sample in (tight, loose)]
    assert spreads[0] < 0.4 < 0.7 < spreads[1] < 1.3


def test_a_curve_that_knows_something_loses_less_on_positions_that_it_was_not_fitted_to() -> None:
    losses = held_out({"urbion": points(0.0, 1.0, 0.0, 100), "sylvion": points(0.0, 0.0, 0.0, 100)})
    assert losses["urbion"] < 0.6 < losses["sylvion"] < 0.75


def test_linear_equations_are_solved() -> None:
    assert [1.0, 2.0] == [round(x, 9) for x in solve([[4.0, 1.0], [1.0, 3.0]], [6.0, 7.0])]


def test_an_interval_fits_when_some_chance_in_it_explains_the_games() -> None:
    assert fits(position(0.5, *[1.0] * 6, *[0.0] * 4))
    assert not fits(position(0.1, *[1.0] * 20))


def test_the_report_names_every_table_and_its_picture_is_sound() -> None:
    trial = Trial(TABLE, [position(0.3, 1, 0), position(0.8, 1, 1)], duels=[(1.0, 0.0)], seconds=(2.0, 1.0))
    text = section([trial])
    assert f"| {TABLE.name} | 2 | 4 | 55.0% | 75.0% |" in text
    assert "| 1, 0 of 1 | 2.00 |" in text
    assert 2 == sum(node.tag.endswith("circle") for node in ElementTree.fromstring(plot([trial])).iter())


def test_the_first_hint_is_played_only_where_hard_moved_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def lost(s: State, seat: int, seed: int, number: int, first: int) -> tuple[int, float]:
        asked.append(number)
        return first, 0.0

    monkeypatch.setattr(trials, "finish", lost)
    one = replace(games(1, 0, [1.0, 0.0, 1.0]), firsts=[7, 8, 8])
    assert [] == trials.duels(TABLE, one, 7, tmp_path)
    trials.play_duels(TABLE, one, 7, tmp_path)
    assert [(1.0, 1.0), (0.0, 0.0), (0.0, 1.0)] == trials.duels(TABLE, one, 7, tmp_path)
    assert ([1, 2], []) == (asked, trials.duels(TABLE, one, 8, tmp_path))
