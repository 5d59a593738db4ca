"""Chameleon cards and tree cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.equinox.table import DECK, EIGHT, after, discarded, lay, offered, options, ruler, stack, study
from tests.games.studying import asked, hand, play, question, refused

ROUND_2: dict[str, Any] = {"champions": EIGHT, "round": 2, "vanished": ["cornu"], "deck": DECK}


def test_playing_a_chameleon_card_activates_no_power() -> None:
    """EQX-CHAM-1"""
    s = study("play", hand="chameleon_10 noctia_1", champion_cards={"susi": [0]}, stop="discard", **ROUND_2)
    play(s, "play:chameleon_10", "put:susi")
    assert s.choice is None
    assert stack(s, "susi/2") == "chameleon_10"


def test_a_creature_card_put_directly_on_a_visible_chameleon_has_no_power() -> None:
    """EQX-CHAM-2"""
    assert not offered(
        after("susi_1", hand="noctia_1", stacks={"susi/2": "susi_4 chameleon_10"}, stop="discard", **ROUND_2)
    )
    assert offered(after("susi_1", hand="noctia_1", stacks={"susi/2": "susi_4"}, stop="discard", **ROUND_2))


@pytest.mark.parametrize(
    "stacks",
    [
        {"susi/2": "chameleon_10 susi_4"},
        {"susi/1": "chameleon_10"},
        {"noctia/2": "chameleon_10"},
        {"susi/2": "susi_5", "susi/1": "susi_4 chameleon_10"},
    ],
)
def test_a_chameleon_that_is_covered_or_lies_elsewhere_stops_no_power(stacks: dict[str, str]) -> None:
    """EQX-CHAM-3"""
    assert offered(after("susi_1", hand="noctia_1", stacks=stacks, **ROUND_2))


def test_the_next_creature_card_on_the_neutralised_one_is_normal_again() -> None:
    """EQX-CHAM-3"""
    s = after("susi_1", hand="noctia_1", stacks={"susi/2": "chameleon_10"}, stop="discard", **ROUND_2)
    assert not offered(s)
    assert stack(s, "susi/2") == "chameleon_10 susi_1"
    assert offered(after("susi_2", hand="noctia_1", stacks={"susi/2": "chameleon_10 susi_1"}, **ROUND_2))


def test_a_chameleon_that_has_left_the_space_has_no_effect_any_more() -> None:
    """EQX-CHAM-3"""
    s = after(
        "vulpa_1", hands=["susi_3", "susi_1"], stacks={"susi/1": "susi_4 chameleon_10"}, deck=DECK, stop="bet", turn=0
    )
    s.play("yes")
    assert stack(s, "susi/1") == "susi_4"
    assert offered(after("susi_2", champions="vulpa", stacks={"susi/1": "susi_4"}, hand="vulpa_3", deck=DECK))


def test_a_chameleon_is_no_creature_card_for_noctia_lupino_dryada_and_discards() -> None:
    """EQX-CHAM-4"""
    s = after("noctia_1", hands=["susi_1", "chameleon_10"], stop="discard", **ROUND_2)
    play(s, "yes", "name:susi")
    assert hand(s, 1) == "chameleon_10"
    given: dict[str, Any] = {"stacks": {"lupino/1": "lupino_4 chameleon_10"}, **ROUND_2}
    assert not offered(after("lupino_1", hand="susi_1", stop="discard", **given))
    s = study("play", hand="dryada susi_1", stop="discard", **given)
    s.play("play:dryada")
    assert (hand(s), stack(s, "lupino/1")) == ("susi_1", "lupino_4 chameleon_10")
    for carmen, rule in ((False, "EQX-DISC-3"), (True, "EQX-CARMEN-3")):
        s = study("discard", hand="chameleon_10 cornu_1", carmen_active=carmen, **ROUND_2)
        assert options(s) == {"discard:cornu_1", "stop"}
        assert refused(s, "discard:chameleon_10") == rule


ROW = "susi_3 moosmann_4 cornu_5 klumpi_5 echomir_6 lupino_7 noctia_8"


def test_a_chameleon_completes_the_row_and_gives_its_printed_strength() -> None:
    """EQX-CHAM-5"""
    s = study("vanish", champions=EIGHT, stacks={**lay(ROW), "carmen/1": "carmen_9 chameleon_0"}, deck=DECK)
    assert s.position()["vanished"] == {"carmen": 1}
    s = study("vanish", champions=EIGHT, stacks={**lay(ROW), "carmen/1": "chameleon_10"}, deck=DECK)
    assert s.position()["vanished"] == {"susi": 1}


def test_a_chameleon_on_ursus_gets_no_half() -> None:
    """EQX-CHAM-5, EQX-URSUS-1"""
    s = study("vanish", stacks={**lay(ROW), "ursus/1": "chameleon_10 ursus_3"}, deck="dryada urvater")
    assert s.position()["vanished"] == {"susi": 1}
    s = study("vanish", stacks={**lay(ROW), "ursus/1": "ursus_3 chameleon_3"}, deck="dryada urvater")
    assert s.position()["vanished"] == {}


def test_a_tree_card_takes_effect_and_then_goes_to_the_discard_pile() -> None:
    """EQX-TREE-1"""
    s = study(
        "play", hand="dryada susi_1", stacks={"susi/1": "susi_4", "noctia/1": "noctia_4"}, stop="discard", **ROUND_2
    )
    s.play("play:dryada")
    assert asked(s) == (0, "choose_dryada_card")
    assert discarded(s) == ""
    s.play("take:susi/1")
    assert discarded(s) == "dryada"
    assert s.position()["stacks"] == {"noctia/1": ["noctia_4"]}
    s = study("play", hand="urvater susi_1", stop="discard", **ROUND_2)
    play(s, "play:urvater", "name:susi")
    assert (discarded(s), s.position()["stacks"]) == ("urvater", {})


def test_a_tree_card_may_be_played_even_if_it_can_do_nothing() -> None:
    """EQX-TREE-2"""
    s = study("play", hand="dryada cornu_1", stacks={"susi/1": "chameleon_10"}, stop="discard", **ROUND_2)
    assert (discarded(s), hand(s)) == ("dryada", "cornu_1")  # the only playable card
    s = study("play", hand="dryada urvater susi_1", **ROUND_2)
    assert {"dryada", "urvater"} <= options(s, "play")


def test_the_effect_of_a_tree_card_is_not_optional() -> None:
    """EQX-TREE-3"""
    s = study("play", hand="dryada susi_1", stacks={"susi/1": "susi_4", "noctia/1": "noctia_4"}, **ROUND_2)
    s.play("play:dryada")
    assert options(s) == {"take:susi/1", "take:noctia/1"}
    s = study("play", hand="urvater susi_1", **ROUND_2)
    s.play("play:urvater")
    assert options(s) == {f"name:{creature}" for creature in EIGHT.split() if creature != "cornu"}
    assert refused(s, "name:cornu") == "EQX-TREE-4"


def test_urvater_reveals_every_secret_bet_on_the_named_creature_ones_own_included() -> None:
    """EQX-TREE-4"""
    bets = ["susi_4", "noctia_4", "susi_9"]
    s = study("play", hands=["urvater noctia_1", "", ""], secret_bets=bets, stop="discard", **ROUND_2)
    play(s, "play:urvater", "name:susi")
    assert s.position()["secret_bets"] == [None, "noctia_4", None]
    assert sorted(s.position()["champion_cards"]["susi"]) == [0, 2]
    assert discarded(s) == "susi_4 susi_9 urvater"
    s = study("play", hands=["urvater noctia_1", "", ""], secret_bets=bets, stop="discard", **ROUND_2)
    play(s, "play:urvater", "name:carmen")
    assert (s.position()["secret_bets"], s.position()["champion_cards"]) == (bets, {})


def test_a_reveal_through_urvater_changes_the_ruler_at_once() -> None:
    """EQX-TREE-5"""
    given: dict[str, Any] = {"stones": {"susi/1": 0}, "secret_bets": [None, "susi_4"], "stop": "discard", **ROUND_2}
    s = study("play", hand="urvater noctia_1", **given)
    assert ruler(s, "susi") == 0
    play(s, "play:urvater", "name:susi")
    assert ruler(s, "susi") == 1


def test_dryada_takes_a_visible_creature_card_of_any_row_also_of_a_vanished_creature() -> None:
    """EQX-TREE-6"""
    stacks = {
        "cornu/1": "cornu_3",
        "susi/2": "susi_4 susi_5",
        "noctia/1": "noctia_2 chameleon_10",
        "carmen/1": "chameleon_0",
    }
    s = study("play", hand="dryada noctia_1", stacks=stacks, stop="discard", **ROUND_2)
    s.play("play:dryada")
    assert options(s, "take") == {"cornu/1", "susi/2"}
    s.play("take:cornu/1")
    assert hand(s) == "cornu_3 noctia_1"
    assert stack(s, "cornu/1") == ""


def test_a_card_taken_by_dryada_uncovers_the_card_below() -> None:
    """EQX-TREE-7"""
    row = {**lay("susi_3 moosmann_4 klumpi_5 echomir_6 lupino_7 noctia_8", 2), "carmen/2": "carmen_0 carmen_9"}
    filler = " ".join(f"cornu_{n}" for n in range(8))
    s = study("play", hands=[f"dryada {filler}", "susi_1"], stacks=row, **ROUND_2)
    assert question(s) == "choose_dryada_card"
    play(s, "take:carmen/2", "stop")
    assert s.position()["vanished"] == {"cornu": 1, "carmen": 2}


def test_a_space_emptied_by_dryada_makes_the_current_row_incomplete_and_an_earlier_row_has_no_effect() -> None:
    """EQX-TREE-7"""
    current = lay("susi_3 moosmann_4 klumpi_5 echomir_6 lupino_7 noctia_8 carmen_9", 2)
    row = {**current, "noctia/1": "noctia_3"}
    filler = " ".join(f"cornu_{n}" for n in range(8))
    s = study("play", hands=[f"dryada {filler}", "susi_1"], stacks=row, **ROUND_2)
    play(s, "take:carmen/2", "stop")
    assert s.position()["vanished"] == {"cornu": 1}
    s = study("play", hands=[f"dryada {filler}", "susi_1"], stacks=row, **ROUND_2)
    play(s, "take:noctia/1", "stop")
    assert s.position()["vanished"] == {"cornu": 1, "susi": 2}
