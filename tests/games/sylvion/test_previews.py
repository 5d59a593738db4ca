"""What the table foretells of an option, and which cards are still to come: SYL-INFO-3."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from lichtung.kernel.chance import Dice
from tests.games.studying import play
from tests.games.sylvion.table import study

EVERYTHING = {"feats_betrayals": True, "elements": True, "ravager_figure": True}


def foretold(s: State, word: str) -> Any:
    """The preview of an offered option."""
    assert s.choice is not None
    view = s.view(s.choice.seat)
    return view["insight"]["previews"][view["choice"]["words"].index(word)]


def test_placing_a_fountain_foretells_the_damage_that_is_left() -> None:
    s = play(study("defend", hand="F1", clearing=["E1 . . .", "E3 . . ."]), "play:F1")
    assert {"damage": 3, "figure": False} == foretold(s, "place:r1c3")
    assert {"damage": 4, "figure": False} == foretold(s, "place:r2c2")
    assert {"damage": 4, "figure": False} == foretold(s, "place:r3c1")


@pytest.mark.parametrize(
    ("fire", "word", "expected"),
    [
        ("E2", "to:r1c3", {"damage": 2, "figure": False, "outcome": "moves"}),
        ("E2", "to:r2c2", {"damage": 0, "figure": False, "outcome": "both"}),
        ("E1", "to:r2c2", {"damage": 0, "figure": False, "outcome": "defence"}),
        ("E3", "to:r2c2", {"damage": 3, "figure": False, "outcome": "fire"}),
        ("E2@", "to:r2c2", {"damage": 2, "figure": False, "outcome": "fire"}),
        ("E2", "to:edge", {"damage": 0, "figure": False, "outcome": "edge", "strength": 2}),
        ("E2@", "to:edge", {"damage": 0, "figure": False, "outcome": "lost", "strength": 2}),
    ],
)
def test_the_whale_foretells_what_happens_in_each_cell(fire: str, word: str, expected: dict[str, Any]) -> None:
    s = study("defend", hand="WHA", clearing=[f". {fire} . .", ". F2 . ."], ravager_figure=True)
    assert expected == foretold(play(s, "play:WHA"), word)


def test_an_elephant_takes_only_the_figure_from_its_bearer() -> None:
    s = study("defend", hand="ELE F1", clearing=["E1 . . .", "E2@ . . ."], ravager_figure=True)
    play(s, "play:ELE")
    assert {"damage": 2, "figure": True} == foretold(s, "discard:r1c1")
    assert {"damage": 3, "figure": False} == foretold(s, "discard:r2c1")


def test_a_geyser_foretells_what_it_hits_in_each_direction() -> None:
    s = study("defend", clearing=["E1 . G E3", ". . E2 ."], elements=True)
    play(s, "erupt:r1c3")
    assert {"damage": 3, "figure": False, "hits": ["r1c4"]} == foretold(s, "left")
    assert {"damage": 5, "figure": False, "hits": ["r1c1"]} == foretold(s, "right")
    assert {"damage": 4, "figure": False, "hits": ["r2c3"]} == foretold(s, "down")
    assert {"damage": 6, "figure": False, "hits": []} == foretold(s, "up")


@pytest.mark.parametrize("settings", [{"mode": "introductory"}, {}, EVERYTHING])
def test_foretold_damage_comes_true_and_unseen_cards_are_the_hidden_ones(settings: dict[str, Any]) -> None:
    checked = 0
    for seed in range(12):
        s = lichtung.game("sylvion").start(seed=seed, **settings)
        dice = Dice(seed)
        while s.choice is not None:
            view = s.view(0)
            hidden = [card for zone in (view["defender_deck"], *view["hands"]) for card in zone if card == "?"]
            if view["step"] != "mobilization":
                assert len(hidden) == sum(view["insight"]["unseen"].values())
            at = int(dice.below(len(view["choice"]["words"])))
            promise = view["insight"]["previews"][at]
            s.play(view["choice"]["words"][at])
            if promise is not None and s.choice is not None and s.choice.name == "main_action":
                assert promise["damage"] == s.view(0)["insight"]["damage"]
                checked += 1
    assert checked > 20


def ahead(s: State, word: str) -> Any:
    """What is foretold of an option before it is chosen, by the words that are offered then."""
    told = s.game.ahead(s, s.options[s.words().index(word)])
    return told and dict(zip(told["choice"]["words"], told["insight"]["previews"], strict=True))


@pytest.mark.parametrize("word", ["play:F1", "play:T2", "play:ELE"])
def test_where_a_card_could_go_is_foretold_before_it_is_paid_for(word: str) -> None:
    s = study("defend", hand="F1 T2 ELE F3 F4 T4", clearing=["E1 . . .", "E3 . . ."])
    before = s.digest()
    told = ahead(s, word)
    assert before == s.digest()
    s.play(word)
    while s.choice is not None and s.choice.name == "pay_unit":
        s.choose(s.options[0])
    assert s.choice is not None
    assert told == {one: foretold(s, one) for one in s.words()}


def test_nothing_is_foretold_of_a_card_that_looks_at_others_or_goes_nowhere() -> None:
    s = study("defend", hand="OWL STA F1 F1 F1 F2", clearing=["E1 . . ."])
    assert [None, None, None] == [ahead(s, word) for word in ("play:OWL", "play:STA", "end")]


def test_the_whale_is_foretold_to_ask_which_fire() -> None:
    s = study("defend", hand="WHA F1 F1 F2", clearing=[". E2 . E1", ". F2 . ."])
    assert {"move:r1c2": None, "move:r1c4": None} == ahead(s, "play:WHA")
