"""The kernel's quick ways for programs that play many games at once do what the plain ways do."""

from __future__ import annotations

import numpy as np
import pytest

from lichtung import Dice
from lichtung.kernel.observe import ENDED, GOES_ON, ILLEGAL, answer_many, places_of, places_of_many
from lichtung.research.table import table, vec_of

every_game = pytest.mark.parametrize("game", ["equinox", "sylvion", "tribes", "urbion"])


@every_game
def test_answers_to_many_are_answers_to_each(game: str) -> None:
    known = table(game)
    states = [known.start(seed) for seed in range(4)]
    singles = [s.copy() for s in states]
    dice = Dice(1)
    for _ in range(60):
        answers = [s.options[dice.below(len(s.options))] if not s.over else -1 for s in states]
        came = list(answer_many(states, answers))
        for i, s in enumerate(singles):
            if answers[i] != -1:
                s.choose(answers[i])
                assert came[i] == (ENDED if s.over else GOES_ON)
        assert [s.digest() for s in states] == [s.digest() for s in singles]


@every_game
def test_an_option_that_is_not_offered_changes_nothing_and_the_others_go_on(game: str) -> None:
    known = table(game)
    states = [known.start(seed) for seed in range(3)]
    before = [s.digest() for s in states]
    wrong = next(option for option in known.options if option not in states[0].options)
    assert [ILLEGAL, GOES_ON, GOES_ON] == list(answer_many(states, [wrong, -1, states[2].options[0]]))
    assert [True, True, False] == [s.digest() == old for s, old in zip(states, before, strict=True)]


@every_game
def test_places_are_the_numbers_of_the_offered_options(game: str) -> None:
    known = table(game)
    states = [known.start(seed) for seed in range(3)]
    expected = [[known.options.index(option) for option in s.options] for s in states]
    assert expected == [list(places_of(s.offered, known.packed)) for s in states]
    counts = vec_of([0, 0, 0])
    flat = np.array(list(places_of_many(states, known.packed, counts)))
    assert [len(places) for places in expected] == list(counts)
    size = len(known.options)
    assert [i * size + place for i, places in enumerate(expected) for place in places] == flat.tolist()


def test_three_cards_of_a_rack_are_ten_actions_by_their_place() -> None:
    known = table("tribes")
    s = known.start(1)
    while "temple" not in s.words():
        s.choose(s.options[0])
    s.play("temple")
    actions = known.places(s).tolist()
    assert list(range(known.actions - 10, known.actions)) == actions == known.legal(s).tolist()
    assert list(s.options) == [known.option(s, action) for action in actions]
    assert ("discard:three:1", "discard:three:10") == (known.word(actions[0]), known.word(actions[-1]))
    s.choose(known.option(s, actions[3]))
    assert not any(known.is_legal(s, action) for action in actions)


@every_game
def test_a_table_deals_what_a_quick_start_deals(game: str) -> None:
    known = table(game)
    for seed in range(3):
        usual = known.game.start(seats=known.seats, seed=seed, fast=True)
        assert usual.position() | {"known": 0} == known.start(seed).position() | {"known": 0}
