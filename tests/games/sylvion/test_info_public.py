"""Information: what everybody at the table and every spectator sees, and what nobody sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, cards, listened, names, told
from tests.games.sylvion.table import study

VIEWERS = (0, 1, None)
MODES = pytest.mark.parametrize("communication", ["pure_logistics", "radio_silence"])
FILLER = ["E0 E0 E0"] * 4
PUBLIC = (
    *("clearing", "on_stack", "forest_health", "sylvan_discard", "ravager_discard", "box", "feats", "fish_points"),
    *("figure_at", "skip_next_reveal", "round", "turn", "step", "settings"),
)


def rich(communication: str, deck: str = "F1 F2 T1", stacks: tuple[str, ...] = ("E0 E1", "E2 BLA", "E3", "")) -> State:
    return study(
        "defend",
        communication=communication,
        feats_betrayals=True,
        elements=True,
        ravager_figure=True,
        initial_desolated=3,
        turn=1,
        round=4,
        hands=["OWL WHA", "STA F3 T3"],
        clearing=["E2@ G . .", ". L T2 .", "B4 . F2 ."],
        sylvan_discard="DOV BET",
        ravager_discard="SIM DES",
        box="ELE ELE DELUGE",
        feats="FENCE ARMISTICE",
        fish_points=2,
        forest_health=4,
        skip_next_reveal=True,
        defender_deck=deck,
        ravager_stack=list(stacks),
    )


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_open_is_in_every_view(communication: str, viewer: int | None) -> None:
    """SYL-INFO-1"""
    s = rich(communication)
    view, position = s.view(viewer), s.position()
    assert {key: view[key] for key in PUBLIC} == {key: position[key] for key in PUBLIC}
    assert [len(stack) for stack in view["ravager_stack"]] == [2, 2, 1, 0]
    assert (len(view["defender_deck"]), [len(hand) for hand in view["hands"]]) == (3, [2, 3])
    assert position["figure_at"] == "r1c1"
    assert view["skip_next_reveal"] is True


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_turned_up_on_the_stacks_are_in_every_view(communication: str, viewer: int | None) -> None:
    """SYL-INFO-1"""
    s = study(
        "reveal",
        communication=communication,
        hands=["HED", ""],
        ravager_stack=["E1 E0", "SIM E0", "DES E0", "E3 E0"],
    )
    assert asked(s) == (0, "hedgehog")
    assert s.view(viewer)["on_stack"] == ["E1", "SIM", "DES", "E3"]


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_of_deck_and_stacks_is_in_no_view(communication: str, viewer: int | None) -> None:
    """SYL-INFO-2"""
    one = rich(communication)
    other = rich(communication, deck="T1 F1 F2", stacks=("BLA E3", "E1 E0", "E2", ""))
    assert one.view(viewer)["ravager_stack"] == [["?", "?"], ["?", "?"], ["?"], []]
    assert one.view(viewer)["defender_deck"] == ["?", "?", "?"]
    assert one.view(viewer) == other.view(viewer)


def mobilizing(communication: str, pile: str, desertion: list[str]) -> State:
    return study(
        "mobilization",
        communication=communication,
        hands=["", ""],
        recruit_column=["F4 OWL", "T4", "", ""],
        recruit_pile="F1 F2 F3 DOV " + pile,
        desertion_deck=desertion,
        desertion_revealed=["1", "4"],
    )


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_of_recruit_pile_and_desertion_deck_is_in_no_view(communication: str, viewer: int | None) -> None:
    """SYL-INFO-2"""
    one = mobilizing(communication, "T1 T2 T3 STA WHA ELE", ["2", "3", "4"])
    other = mobilizing(communication, "ELE STA T1 WHA T2 T3", ["4", "2", "3"])
    assert one.view(viewer)["recruit_pile"] == ["?"] * 6
    assert one.view(viewer)["desertion_deck"] == ["?"] * 3
    assert one.view(viewer) == other.view(viewer)


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_columns_and_turned_up_desertion_cards_are_public(communication: str, viewer: int | None) -> None:
    """SYL-INFO-14"""
    s = mobilizing(communication, "T1 T2 T3 STA WHA ELE", ["2", "3", "4"])
    view = s.view(viewer)
    assert [sorted(column) for column in view["recruit_column"]] == [["F1", "F4", "OWL"], ["F2", "T4"], ["F3"], ["DOV"]]
    assert sorted(view["desertion_revealed"]) == ["1", "4"]
    s.play("recruit:1")
    assert sorted(s.view(viewer)["desertion_revealed"]) == ["1", "2", "4"]
    assert sorted(s.view(viewer)["box"]) == ["F2", "T2", "T4"]


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_recruited_cards_are_seen_by_all(communication: str, viewer: int | None) -> None:
    """SYL-INFO-3"""
    s = listened(mobilizing(communication, "T1 T2 T3 STA WHA ELE", ["2", "3", "4"]))
    s.play("recruit:1")
    assert names(told(s, viewer), "F1", "F4", "OWL")


def battle(**settings: Any) -> State:
    s = lichtung.game("sylvion").start(seed=5, **settings)
    while asked(s)[1] == "recruit_column":
        s.choose(s.options[0])
    return s


@pytest.mark.parametrize("settings", [{"seats": 1}, {"seats": 2, "communication": "pure_logistics"}])
def test_with_open_hands_the_content_of_the_deck_is_known_but_not_its_order(settings: dict[str, Any]) -> None:
    """SYL-INFO-3, SYL-INFO-2"""
    s = battle(**settings)
    dealt = [s.resample(0, seed).position() for seed in range(5)]
    real = s.position()
    assert all(Counter(deal["defender_deck"]) == Counter(real["defender_deck"]) for deal in dealt)
    assert all(deal["hands"] == real["hands"] for deal in dealt)
    assert any(deal["defender_deck"] != real["defender_deck"] for deal in dealt)


def test_in_radio_silence_only_deck_and_partners_hand_together_are_known() -> None:
    """SYL-INFO-3, SYL-INFO-5"""
    s = battle(seats=2, communication="radio_silence")
    dealt = [s.resample(0, seed).position() for seed in range(5)]
    real = s.position()
    unseen = Counter(real["defender_deck"] + real["hands"][1])
    assert all(Counter(deal["defender_deck"] + deal["hands"][1]) == unseen for deal in dealt)
    assert all(deal["hands"][0] == real["hands"][0] for deal in dealt)
    assert any(Counter(deal["hands"][1]) != Counter(real["hands"][1]) for deal in dealt)


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_played_and_paid_cards_become_public_at_once(communication: str, viewer: int | None) -> None:
    """SYL-INFO-6"""
    s = listened(study("defend", communication=communication, hands=["F2 OWL", "T3 STA"], ravager_stack=FILLER))
    s.play("play:F2")
    assert asked(s) == (1, "pay_card")
    assert names(told(s, viewer), "F2")
    assert s.view(viewer)["in_play"] == s.position()["in_play"]
    assert "F2" in s.view(viewer)["in_play"]
    s.play("discard:T3")
    assert names(told(s, viewer), "T3")
    assert s.view(viewer)["sylvan_discard"] == ["T3"]


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_random_discards_and_demobilised_cards_become_public(communication: str, viewer: int | None) -> None:
    """SYL-INFO-6"""
    s = study(
        "defend",
        communication=communication,
        hands=["", "F3 STA WHA"],
        sylvan_discard="T3 T4",
        ravager_stack=["DES E0", "DEM E0", "E0 E0", "E0 E0"],
        defender_deck="F1 F1 F1",
        script=["STA", "T4"],
    )
    listened(s).play("end")
    s.play("random_one")
    assert asked(s) == (1, "demobilize_mode")
    assert names(told(s, viewer), "STA")
    assert "STA" in s.view(viewer)["sylvan_discard"]
    s.play("random_one")
    assert names(told(s, viewer), "T4")
    assert s.view(viewer)["box"] == ["T4"]


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("word", ["play:SQU", "feat:DISINFO"])
def test_squirrels_show_two_cards_of_each_stack_to_all(communication: str, viewer: int | None, word: str) -> None:
    """SYL-INFO-9"""
    heard = []
    for third in ("DES", "DEM"):
        s = study(
            "defend",
            communication=communication,
            feats_betrayals=True,
            feats="DISINFO",
            hands=["SQU", "F1"],
            ravager_stack=[f"E1 E3 {third}", "BLA SIM", "E2", ""],
        )
        listened(s).play(word)
        assert asked(s)[0] == 0
        heard.append(told(s, viewer))
    assert names(heard[0], "E1", "E3", "BLA", "SIM", "E2")
    assert heard[0] == heard[1]


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_discarded_by_doves_and_hedgehogs_are_public(communication: str, viewer: int | None) -> None:
    """SYL-INFO-10"""
    s = study(
        "defend",
        communication=communication,
        hands=["DOV", "F1 HED"],
        ravager_stack=["E1 E3 E0", "BLA E0 E0", "SIM E0 E0", "DES E0 E0"],
    )
    listened(s).play("play:DOV")
    s.play("discard:F1")
    assert names(told(s, viewer), "E1", "BLA", "SIM", "DES")
    assert sorted(s.view(viewer)["ravager_discard"]) == ["BLA", "DES", "E1", "SIM"]
    s.play("end")
    s.play("discard:r1c0")
    assert names(told(s, viewer), "E3", "HED")
    assert "E3" in s.view(viewer)["ravager_discard"]
    assert "HED" in cards(s, "sylvan_discard")
