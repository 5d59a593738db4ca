"""Chance: the same seed and answers give the same game, and nothing else decides anything."""

from __future__ import annotations

import re

import pytest

from lichtung import Dice, ImpossibleChance, State
from tests.contract.cases import EVERY, FEW, SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import finish, looks, viewers, walk

every_case = pytest.mark.parametrize("case", EVERY, ids=str)
some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


@some_cases
def test_the_same_seed_and_answers_give_the_same_game(case: Case) -> None:
    one, other = case.start(31), case.start(31)
    assert one.digest() == other.digest()
    for a, b in zip(looks(one, 31, mixed), looks(other, 31, mixed), strict=True):
        assert (a.digest(), a.options) == (b.digest(), b.options)
    assert (one.digest(), one.result) == (other.digest(), other.result)


@some_cases
def test_different_seeds_give_different_games(case: Case) -> None:
    games = [finish(case.start(seed), 1) for seed in range(3)]
    assert len({s.digest() for s in games}) == 3
    begun = [case.start(seed) for seed in range(6)]
    for s in begun:
        for _ in walk(s, 1, most=case.seats):
            pass  # some games ask every seat something before anything is dealt
    dealt = [{k: v for k, v in s.position().items() if k != "chance"} for s in begun]
    assert any(other != dealt[0] for other in dealt[1:])


@few_cases
def test_answers_matter(case: Case) -> None:
    assert len({finish(case.start(32), seed).digest() for seed in range(4)}) > 1


@few_cases
def test_the_digest_covers_chance(case: Case) -> None:
    """Two states that differ only in what chance will bring are different."""
    s = case.start(33)
    position = s.position()
    for chance in ({"seed": 34, "drawn": 0}, position["chance"] | {"drawn": position["chance"]["drawn"] + 1}):
        other = case.game.load(position | {"chance": chance})
        assert other.digest() != s.digest()
        assert [other.view(viewer) for viewer in viewers(s)] == [s.view(viewer) for viewer in viewers(s)]


@few_cases
def test_looking_changes_nothing(case: Case) -> None:
    for s in walk(case.start(35), 35, mixed, most=25):
        before = s.digest()
        for viewer in viewers(s):
            s.view(viewer)
            s.resample(viewer, 3)
        _ = (s.words(), s.record(), s.record(0), s.position(), s.result, s.news, repr(s.choice), s.copy())
        assert s.digest() == before


@every_case
def test_playouts_are_the_games_that_choose_plays(case: Case) -> None:
    """As `Game.playouts` says: seeds from `seed` on, one Dice for all games, questions with one option do not count."""
    seed, games, dice = 5, 2, Dice(5)
    decisions = checksum = 0
    for game in range(games):
        s = case.start(seed + game, fast=True)
        while not s.over:
            option = s.options[0]
            if len(s.options) > 1:
                option = s.options[dice.below(len(s.options))]
                decisions += 1
                checksum = (checksum * 31 + option) % 2**40
            s.choose(option)
    expected = (decisions, games, checksum)
    assert case.game.playouts(games=games, seed=seed, seats=case.seats, **case.settings) == expected


@few_cases
def test_playouts_can_be_limited_by_time(case: Case) -> None:
    decisions, games, _ = case.game.playouts(seconds=0.01, seats=case.seats, **case.settings)
    assert decisions >= games >= 1


@some_cases
def test_a_game_ends_within_its_bound(case: Case) -> None:
    for seed in range(2):
        s = case.start(seed)
        assert sum(1 for _ in walk(s, seed, mixed)) <= case.game.bound
        assert s.over


def braces(s: State) -> list[str]:
    """The results of chance so far, as the record has them."""
    body = s.record().split("\n\n", 1)[1]
    return [re.sub(r"\s+", " ", found) for found in re.findall(r"\{([^}]*)\}", body)]


@few_cases
def test_a_script_gives_the_chance_of_a_record_again(case: Case) -> None:
    """With another seed: the course of the game comes from the script alone."""
    s = finish(case.start(36), 36, mixed)
    words = [token.partition("=")[2] for token in re.findall(r"\S+=\S+", s.record().split("\n\n", 1)[1])]
    again = case.start(99, script=braces(s))
    for word in words:
        again.play(word)
    without = [{k: v for k, v in state.position().items() if k != "chance"} for state in (s, again)]
    assert without[0] == without[1]


@few_cases
def test_an_impossible_start_is_refused(case: Case) -> None:
    if not braces(case.start(37)):
        return  # somebody decides something before chance does
    with pytest.raises(ImpossibleChance):
        case.start(37, script=["no such card"])
    with pytest.raises(ImpossibleChance):
        case.start(37, script=["{}"])


@few_cases
def test_an_impossible_result_takes_the_whole_answer_back(case: Case) -> None:
    """Somewhere in a game chance is asked again; a script that cannot be makes that answer an error."""
    opening = braces(case.start(38))
    whole = finish(case.start(38), 38, mixed)
    assert whole.history is not None
    moves = whole.history.moves
    asking = next((number for number, move in enumerate(moves) if move.chances), None)
    if asking is None:
        assert opening == braces(whole)  # chance is never asked after the start
        return
    s = next(s for number, s in enumerate(walk(case.start(38), 38, mixed)) if number == asking)
    trial = case.game.load(s.position(), script=["no such card"])
    for viewer in viewers(s):
        trial.listen(viewer)
    before = (trial.digest(), trial.options, trial.news, trial.record())
    for other in (trial.copy(), trial):
        with pytest.raises(ImpossibleChance):
            other.play(moves[asking].word)
        assert (other.digest(), other.options, other.news, other.record()) == before
    assert [trial.heard(viewer) for viewer in viewers(s)] == [[] for _ in viewers(s)]
