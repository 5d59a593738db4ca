"""The powers of Echomir and Fungi."""

from __future__ import annotations

from typing import Any

from tests.games.equinox.table import after, discarded, offered, options, stack, study
from tests.games.studying import asked, hand, listened, names, play, refused, told

DECK = "chameleon_1 chameleon_2 chameleon_3 chameleon_4 chameleon_5 chameleon_6 chameleon_7 chameleon_8"
ROUND_3: dict[str, Any] = {"round": 3, "vanished": ["cornu", "carmen"], "deck": DECK, "champions": "susi noctia"}


def test_echomirs_second_card_is_any_playable_card_with_all_rules() -> None:
    """EQX-ECHOMIR-1"""
    s = after("echomir_1", hand="susi_1 cornu_1 chameleon_10 urvater echomir_2", **ROUND_3)
    s.play("yes")
    assert asked(s) == (0, "choose_card")
    assert options(s, "play") == {"susi_1", "chameleon_10", "urvater", "echomir_2"}
    assert refused(s, "play:cornu_1") == "EQX-PLAY-2"
    other = s.copy()
    play(other, "play:chameleon_10", "put:noctia")
    assert stack(other, "noctia/3") == "chameleon_10"
    play(s, "play:urvater", "name:susi")
    assert "urvater" in discarded(s)


def test_the_second_card_is_compulsory_and_echomir_needs_a_playable_card_in_hand() -> None:
    """EQX-ECHOMIR-2"""
    assert not offered(after("echomir_1", hand="cornu_1 carmen_1", stop="discard", **ROUND_3))
    assert not offered(after("echomir_1", hand="", stop="discard", **ROUND_3))
    s = after("echomir_1", hand="cornu_1 susi_1 susi_2", stop="discard", **ROUND_3)
    s.play("yes")
    assert options(s) == {"play:susi_1", "play:susi_2"}


def test_set_aside_cards_do_not_make_echomirs_power_legal() -> None:
    """EQX-ECHOMIR-2"""
    hands = ["cornu_1", ""]
    assert not offered(after("echomir_1", hands=hands, set_aside=["susi_1", ""], stop="discard", **ROUND_3))


def test_a_second_echomir_card_gives_no_third_card() -> None:
    """EQX-ECHOMIR-3"""
    s = after("echomir_1", hand="echomir_2 susi_1", stop="discard", **ROUND_3)
    play(s, "yes", "play:echomir_2")
    assert s.choice is None
    assert (stack(s, "echomir/3"), hand(s)) == ("echomir_1 echomir_2", "susi_1")
    assert s.position()["echomir_used"] is True


def test_the_second_card_is_resolved_completely_before_step_three() -> None:
    """EQX-ECHOMIR-4"""
    owned = {"klumpi": [0]}
    s = after("echomir_1", hand="klumpi_1 susi_1 cornu_1", champion_cards=owned, **ROUND_3)
    play(s, "yes", "play:klumpi_1", "yes", "bet:susi/1")
    assert asked(s) == (0, "choose_discard")
    assert s.position()["stones"] == {"susi/1": 0}


GONE: dict[str, Any] = {
    "round": 5,
    "vanished": ["susi", "klumpi", "lupino", "ursus"],
    "deck": DECK,
    "champions": "noctia",
}


def test_fungi_borrows_the_power_of_a_champion_that_has_vanished() -> None:
    """EQX-FUNGI-1, EQX-FUNGI-3"""
    s = after("fungi_1", hand="noctia_1", stacks={"fungi/1": "fungi_3"}, **GONE)
    s.play("yes")
    assert asked(s) == (0, "choose_borrowed_power")
    assert options(s) == {"borrow:susi", "borrow:klumpi", "borrow:lupino"}
    assert refused(s, "borrow:noctia") == "EQX-FUNGI-1"
    assert s.why_not("borrow:vulpa") is not None  # vulpa is no champion here
    assert refused(s, "borrow:ursus") == "EQX-URSUS-2"
    s.play("borrow:klumpi")
    assert asked(s) == (0, "choose_klumpi_space")


def test_in_round_one_there_is_nothing_to_borrow() -> None:
    """EQX-FUNGI-1"""
    assert not offered(after("fungi_1", hand="noctia_1", deck=DECK, stop="discard"))


def test_the_vanished_creature_may_be_ruled_by_anyone() -> None:
    """EQX-FUNGI-2"""
    s = after("fungi_1", hand="noctia_1", champion_cards={"susi": [1]}, stop="discard", **GONE)
    play(s, "yes", "borrow:susi")
    assert len(hand(s).split()) == 4


def test_only_powers_that_can_be_carried_out_now_can_be_borrowed() -> None:
    """EQX-FUNGI-3"""
    s = after("fungi_1", hand="noctia_1", **GONE)
    s.play("yes")
    assert options(s) == {"borrow:susi", "borrow:klumpi"}  # no Fungi card in an earlier row
    assert refused(s, "borrow:lupino") == "EQX-FUNGI-3"


def test_a_borrowed_lupino_takes_a_fungi_card() -> None:
    """EQX-FUNGI-4"""
    stacks = {"fungi/1": "fungi_3", "fungi/2": "fungi_5 chameleon_10", "lupino/1": "lupino_4", "fungi/4": "fungi_6"}
    s = after("fungi_1", hand="noctia_1", stacks=stacks, stop="discard", **GONE)
    play(s, "yes", "borrow:lupino")
    assert options(s) == {"take:fungi/1", "take:fungi/4"}
    s.play("take:fungi/4")
    assert hand(s) == "fungi_6 noctia_1"
    assert not offered(
        after("fungi_1", hand="noctia_1", stacks={"lupino/1": "lupino_4"}, round=2, vanished=["lupino"], stop="discard")
    )


def test_a_borrowed_vulpa_spares_fungi_alone() -> None:
    """EQX-FUNGI-4"""
    given: dict[str, Any] = {"round": 2, "vanished": ["vulpa"], "deck": DECK}
    stacks = {"fungi/2": "fungi_3", "susi/2": "susi_1", "noctia/2": "noctia_1", "vulpa/1": "vulpa_3"}
    s = after("fungi_1", hand="noctia_2", stacks=stacks, **given)
    s.play("yes")
    assert options(s) == {"discard:susi/2", "discard:noctia/2"}
    assert not offered(after("fungi_1", hand="noctia_2", stacks={"fungi/2": "fungi_3"}, stop="discard", **given))


def test_a_borrowed_echomir_counts_as_used() -> None:
    """EQX-FUNGI-5, EQX-ECHOMIR-3"""
    given: dict[str, Any] = {"round": 2, "vanished": ["echomir"], "deck": DECK, "stop": "discard"}
    s = after("fungi_1", hand="fungi_2 noctia_1", **given)
    s.play("yes")
    assert s.position()["echomir_used"] is True
    s.play("play:fungi_2")
    assert s.choice is None
    assert hand(s) == "noctia_1"


def test_a_second_fungi_card_in_the_same_turn_may_borrow_again() -> None:
    """EQX-FUNGI-6, EQX-ECHOMIR-3"""
    given: dict[str, Any] = {"round": 4, "vanished": ["echomir", "susi", "klumpi"], "deck": DECK, "stop": "discard"}
    s = after("fungi_1", hand="fungi_2 noctia_1", **given)
    play(s, "yes", "borrow:echomir", "play:fungi_2")
    assert offered(s)
    s.play("yes")
    assert options(s) == {"borrow:susi", "borrow:klumpi"}
    s.play("borrow:susi")
    assert s.choice is None
    assert len(hand(s).split()) == 4


def test_a_borrowed_carmen_is_in_force_in_step_three() -> None:
    """EQX-FUNGI-1, EQX-CARMEN-1"""
    s = after("fungi_1", hand="noctia_2 susi_1", round=2, vanished=["carmen"], deck=DECK, stop="draw")
    s.play("yes")
    assert options(s) == {"discard:noctia_2", "discard:susi_1", "stop"}


def test_everyone_hears_which_power_is_borrowed() -> None:
    """EQX-INFO-14"""
    s = listened(after("fungi_1", hand="noctia_1", stop="discard", **GONE))
    play(s, "yes", "borrow:susi")
    assert all(names(told(s, viewer), "borrow:susi") for viewer in (0, 1, None))
    s = listened(study("play", hand="noctia_1 noctia_2", stop="discard", **GONE))
    s.play("play:noctia_1")
    assert not names(told(s, 1), "borrow:susi")
