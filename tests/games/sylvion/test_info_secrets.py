"""Information: Owl's Wisdom and the tornado; what the active player alone knows in radio silence."""

from __future__ import annotations

from collections import Counter

import pytest

from lichtung import State
from tests.games.studying import asked, cards, listened, names, same_for, told
from tests.games.sylvion.table import study

VIEWERS = (0, 1, None)
OTHERS = (1, None)
MODES = pytest.mark.parametrize("communication", ["pure_logistics", "radio_silence"])
FILLER = ["E0 E0 E0"] * 4


def hands(s: State, viewer: int | None) -> list[str]:
    return [" ".join(sorted(hand)) for hand in s.view(viewer)["hands"]]


def wisdom(communication: str) -> State:
    s = study(
        "defend",
        communication=communication,
        feats_betrayals=True,
        feats="OWLS_WISDOM",
        hands=["F1", "T1"],
        defender_deck="F3 T3 WHA STA",
        ravager_stack=FILLER,
    )
    listened(s).play("feat:OWLS_WISDOM")
    return s


@MODES
def test_owls_wisdom_shows_the_deck_to_the_active_player_only(communication: str) -> None:
    """SYL-INFO-11, SYL-INFO-15"""
    s = wisdom(communication)
    assert sorted(s.view(0)["choice"]["words"]) == ["take:F3", "take:STA", "take:T3", "take:WHA"]
    for viewer in OTHERS:
        assert s.view(viewer)["choice"] == {"seat": 0}
        assert s.view(viewer)["defender_deck"] == ["?"] * 4


@MODES
def test_the_active_player_knows_the_content_of_the_deck_while_looking_through_it(communication: str) -> None:
    """SYL-INFO-11"""
    s = wisdom(communication)
    for seed in range(12):
        deal = s.resample(0, seed)
        assert sorted(deal.words()) == sorted(s.words())
        assert Counter(deal.position()["defender_deck"]) == Counter(cards(s, "defender_deck"))


@pytest.mark.parametrize("viewer", OTHERS)
def test_in_radio_silence_only_the_number_of_cards_taken_by_owls_wisdom_is_seen(viewer: int | None) -> None:
    """SYL-INFO-11"""
    one, other = wisdom("radio_silence"), wisdom("radio_silence")
    for s, first, second in ((one, "F3", "T3"), (other, "WHA", "STA")):
        s.play(f"take:{first}")
        s.play(f"take:{second}")
        assert asked(s) == (0, "main_action")
    assert hands(one, viewer)[0] == "? ? ?"
    assert same_for(viewer, one, other)


def test_in_pure_logistics_the_cards_taken_by_owls_wisdom_are_seen_in_the_open_hand() -> None:
    """SYL-INFO-11, SYL-INFO-4"""
    s = wisdom("pure_logistics")
    s.play("take:WHA")
    s.play("take:F3")
    assert [hands(s, viewer)[0] for viewer in VIEWERS] == ["F1 F3 WHA"] * 3


def put_back(communication: str, first: str, second: str) -> State:
    s = study(
        "reveal",
        communication=communication,
        elements=True,
        hands=["F3 T3 WHA STA", "T1"],
        defender_deck="F1 F2 F4 T2 T4 ELE",
        ravager_stack=["TOR", "", "", ""],
        stop="move",
    )
    listened(s).play(f"put_back:{first}")
    s.play(f"put_back:{second}")
    return s


@pytest.mark.parametrize("viewer", OTHERS)
def test_in_radio_silence_cards_put_on_the_deck_are_known_to_the_active_player_only(viewer: int | None) -> None:
    """SYL-INFO-12, SYL-INFO-15"""
    one, other = put_back("radio_silence", "F3", "T3"), put_back("radio_silence", "WHA", "STA")
    assert same_for(viewer, one, other)
    assert {tuple(one.resample(0, seed).position()["defender_deck"][:2]) for seed in range(12)} == {("T3", "F3")}
    assert len({tuple(one.resample(1, seed).position()["defender_deck"][:2]) for seed in range(12)}) > 1


@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_pure_logistics_cards_put_on_the_deck_are_known_to_all(viewer: int | None) -> None:
    """SYL-INFO-12, SYL-INFO-15"""
    s = put_back("pure_logistics", "F3", "T3")
    assert names(told(s, viewer), "F3", "T3")
    for seat in (0, 1):
        assert {tuple(s.resample(seat, seed).position()["defender_deck"][:2]) for seed in range(12)} == {("T3", "F3")}


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_returned_to_a_hand_by_the_tornado_are_known_to_all(communication: str, viewer: int | None) -> None:
    """SYL-INFO-13"""
    s = study(
        "defend",
        communication=communication,
        elements=True,
        hands=["F1", "OWL STA"],
        clearing=["T3 . . F4"],
        defender_deck="F1 F2 F3 T1 T2 T4 ELE WHA DOV FIS SQU",
        ravager_stack=["TOR E0", "E0 E0", "E0 E0", "E0 E0"],
    )
    listened(s).play("end")
    assert asked(s) == (1, "main_action")
    assert {"T3", "F4"} <= set(cards(s, "hands", 1))
    assert names(told(s, viewer), "T3", "F4")
    for seed in range(8):
        assert {"T3", "F4"} <= set(s.resample(0, seed).position()["hands"][1])
