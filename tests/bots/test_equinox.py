"""What a sensible player of Equinox does, and what the values think of it."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from lichtung.bots.bot import answer
from lichtung.bots.greedy import Greedy
from lichtung.bots.knowledge import values_of
from lichtung.bots.searcher import Searcher

CHAMPIONS = ["susi", "moosmann", "cornu", "klumpi", "echomir", "lupino", "noctia", "carmen"]


def study(**given: Any) -> State:
    """A position of round 1 with a card on every creature but those that are named."""
    stacks = {f"{name}/1": [f"{name}_5"] for name in CHAMPIONS} | given.pop("stacks", {})
    given.setdefault("deck", [f"{name}_{n}" for n in (4, 6, 7) for name in CHAMPIONS])
    position = {"champions": CHAMPIONS, "seats": 2, "step": "play", "stacks": stacks} | given
    return lichtung.game("equinox").load(position, strict=False)


def worth(s: State, seat: int = 0) -> float:
    return values_of("equinox").value(s, seat)


def test_a_bet_on_a_strong_creature_is_worth_more_than_one_on_a_weak_one() -> None:
    hands = {"hands": ["susi_9 carmen_1", "carmen_2"]}
    strong = study(stacks={"susi/1": ["susi_10"], "cornu/1": ["cornu_1"]}, stones={"susi/1": 0}, **hands)
    weak = study(stacks={"susi/1": ["susi_10"], "cornu/1": ["cornu_1"]}, stones={"cornu/1": 0}, **hands)
    assert worth(strong) > worth(weak)


HANDS = {"hands": ["susi_1 cornu_8", "susi_2 cornu_9"]}


def test_more_prestige_is_a_better_chance() -> None:
    none, one = study(**HANDS), study(**HANDS, stones={"susi/1": 0})
    both = study(**HANDS, stones={"susi/1": 0, "klumpi/1": 1})
    assert worth(one) > worth(both)
    assert abs(0.5 - worth(none)) < 0.1


def test_a_secret_bet_counts_for_its_owner() -> None:
    with_it = study(**HANDS, secret_bets=["susi_9", None])
    assert worth(with_it, 0) > worth(with_it, 1)


@pytest.mark.parametrize("thinks", ["greedy", "search"])
def test_the_own_creature_is_saved_when_it_would_vanish(thinks: str) -> None:
    s = study(
        stacks={"susi/1": ["susi_0"]},
        stones={"susi/1": 0},
        hands=["susi_9 moosmann_9 klumpi_9", "carmen_1 noctia_1"],
    )
    values = values_of("equinox")
    bot = Greedy(values, 1) if thinks == "greedy" else Searcher(values, 200, 1)
    assert "play:susi_9" == s.words()[s.options.index(answer(bot, s))]


@pytest.mark.parametrize("thinks", ["greedy", "search"])
def test_the_creature_of_the_other_is_sent_away(thinks: str) -> None:
    s = study(
        stones={"carmen/1": 1, "susi/1": 0},
        hands=["carmen_0 moosmann_9 klumpi_9", "carmen_10 noctia_1"],
    )
    values = values_of("equinox")
    bot = Greedy(values, 1) if thinks == "greedy" else Searcher(values, 200, 1)
    assert "play:carmen_0" == s.words()[s.options.index(answer(bot, s))]
