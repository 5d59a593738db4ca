"""The simplest bot plays every game to its end, honestly."""

from __future__ import annotations

import pytest

import lichtung
from lichtung.bots.bot import answer
from lichtung.bots.levels import bot


@pytest.mark.parametrize("name", lichtung.games())
def test_uniform_plays_a_whole_game_by_the_rules(name: str) -> None:
    game = lichtung.game(name)
    s = game.start(seed=4)
    player = bot("uniform", game, seed=4)
    while not s.over:
        s.choose(answer(player, s))
    assert s.result is not None


def test_the_same_seed_gives_the_same_answers() -> None:
    game = lichtung.game("sylvion")
    ends = []
    for _ in range(2):
        s, player = game.start(seed=5), bot("uniform", game, seed=9)
        while not s.over:
            s.choose(answer(player, s))
        ends.append(s.digest())
    assert ends[0] == ends[1]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="uniform"):
        bot("clairvoyant", lichtung.game("sylvion"))
