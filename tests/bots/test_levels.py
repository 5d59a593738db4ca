"""Every level answers in every game, with every number of seats and mix of settings, from any moment on."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import lichtung
from lichtung import State
from lichtung.bots.bot import answer
from lichtung.bots.circles import Leaving
from lichtung.bots.kinds import SEARCHING, Kind, all_kinds, kind_of
from lichtung.bots.knowledge import values_of, weights_of
from lichtung.bots.levels import LEVELS, Leveled
from lichtung.bots.searcher import Searcher
from lichtung.bots.values import Values
from tests.bots.asking import mixes, positions, quick
from tests.contract.cases import Case, few
from tests.games.sylvion.table import study
from tests.helpers.ours import our_games

ALL = [case for name in our_games() for case in few(name)]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_level_answers_the_first_question(case: Case) -> None:
    s = case.start(5)
    for level in LEVELS:
        assert answer(quick(level, case.game), s) in s.options


@pytest.mark.parametrize("name", our_games())
def test_a_bot_takes_over_any_seat_at_any_moment(name: str) -> None:
    for case in mixes(name):
        for s in islice(positions(case, 11, 4), 6):
            for _ in range(4):  # it goes on where somebody else stopped, in the middle of an effect too
                if not s.over:
                    s.choose(answer(quick("easy", case.game), s))


@pytest.mark.once
@pytest.mark.parametrize("name", our_games())
@pytest.mark.parametrize("level", ["greedy", "novice"])
def test_games_of_bots_end_by_the_rules(name: str, level: str) -> None:
    case = mixes(name)[0]
    s, bot, asked = case.start(21), quick(level, case.game), 0
    while not s.over:
        s.choose(answer(bot, s))
        asked += 1
    assert asked < 1500


@pytest.mark.parametrize("level", ["greedy", "easy", "master"])
def test_an_owl_that_only_brings_itself_back_is_not_played_for_ever(level: str) -> None:
    """Deck and discard pile are empty: the owl and its payment would come back into the hand again and again."""
    s = study("defend", mode="introductory", hand="OWL WHA F1 T1", forest_health=11, ravager_stack=["E0"] * 4)
    bot, asked = quick(level, s.game), 0
    while not s.over:
        s.choose(answer(bot, s))
        asked += 1
    assert asked < 40


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.name)
def test_higher_levels_search_longer(kind: Kind) -> None:
    counts = [level.iterations for level in kind.levels.values()]
    assert sorted(set(counts)) == counts


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.name)
def test_weak_levels_slip_a_little_and_strong_ones_never(kind: Kind) -> None:
    slips = [level.slips for level in kind.levels.values()]
    assert sorted(slips, reverse=True) == slips
    assert 0.2 > slips[0] > slips[1]
    assert [0.0, 0.0, 0.0] == slips[2:]


def test_every_kind_of_table_is_met() -> None:
    kinds = {
        kind_of(name, seats, {"expansions": expansions}).name
        for name in our_games()
        for seats in lichtung.game(name).seats
        for expansions in ((), ("void", "postcards"))
    }
    assert kinds == {kind.name for kind in all_kinds()}


def test_the_version_of_a_match_is_that_of_its_player_who_changed_last() -> None:
    crowd = kind_of("equinox", 4, {})
    assert (4, 4, 5) == (
        crowd.version_of("greedy"),
        crowd.version_of("hard", "uniform"),
        crowd.version_of("hard", "master"),
    )
    assert {"master": 5} == crowd.changed_levels()


@pytest.mark.parametrize(
    ("name", "seats", "settings", "kind"),
    [
        ("urbion", 1, {}, "urbion"),
        ("urbion", 1, {"expansions": ("temples", "void")}, "urbion"),
        ("urbion", 2, {"expansions": ("postcards", "void")}, "urbion-postcards"),
        ("equinox", 2, {}, "equinox"),
        ("equinox", 3, {}, "equinox-crowd"),
        ("equinox", 5, {}, "equinox-crowd"),
        ("tribes", 5, {}, "tribes"),
    ],
)
def test_a_level_searches_as_its_table_asks_for(name: str, seats: int, settings: dict[str, Any], kind: str) -> None:
    s = lichtung.game(name).start(seats=seats, seed=3, **settings)
    assert s.choice is not None
    levels = next(one for one in all_kinds() if one.name == kind).levels
    for level in SEARCHING:
        found = leveled(level, s, 9).searcher(s.view(s.choice.seat))
        assert (levels[level].iterations, levels[level].slips, 9) == (found.iterations, found.slips, found.seed)


def leveled(level: str, s: State, seed: int = 0) -> Leveled:
    """The searching bot of a level, without what makes it leave circles."""
    made = lichtung.bot(level, s.game, seed=seed)
    assert isinstance(made, Leaving)
    assert isinstance(made.bot, Leveled)
    return made.bot


@pytest.mark.parametrize(("level", "horizon"), [("normal", 16), ("hard", 40), ("master", 90)])
def test_strong_levels_of_tribes_play_their_playouts_further(level: str, horizon: int) -> None:
    s = lichtung.game("tribes").start(seats=2, seed=3)
    assert horizon == leveled(level, s).searcher(s.view(0)).values.horizon


def test_a_level_answers_as_its_search_does() -> None:
    s = lichtung.game("urbion").start(seed=3, expansions=("postcards",))
    for level in ("novice", "easy"):
        found = kind_of("urbion", 1, {"expansions": ("postcards",)}).levels[level]
        search = Searcher(values_of("urbion"), found.iterations, 9, found.slips)
        assert answer(search, s) == answer(lichtung.bot(level, s.game, seed=9), s)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="master"):
        lichtung.bot("clairvoyant", lichtung.game("sylvion"))


def test_every_game_of_ours_has_knowledge() -> None:
    assert list(our_games()) == [name for name in lichtung.games() if weights_of(name)]


def test_a_game_that_nobody_taught_us_gets_random_playouts() -> None:
    assert type(values_of("magpies")) is Values
