"""Powers in general."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.equinox.table import DECK, EIGHT, after, discarded, lay, offered, options, stack, study
from tests.games.studying import asked, hand, play, question, refused

ROUND_2: dict[str, Any] = {"champions": EIGHT, "round": 2, "vanished": ["cornu"], "deck": DECK}


def test_a_power_belongs_to_the_creature_of_the_card_just_played_and_to_its_ruler() -> None:
    """EQX-POWER-1"""
    given: dict[str, Any] = {"hand": "susi_1 noctia_1", "stop": "discard", **ROUND_2}
    s = study("play", champion_cards={"susi": [0], "noctia": [1]}, **given)
    s.play("play:noctia_1")
    assert not offered(s)
    s = study("play", champion_cards={"susi": [0], "noctia": [1]}, **given)
    s.play("play:susi_1")
    assert offered(s)
    s = study("play", champion_cards={"susi": [0, 1]}, **given)
    s.play("play:susi_1")
    assert not offered(s)
    s = study("play", champion_cards={"susi": [0]}, stacks={"susi/2": "chameleon_10"}, **given)
    s.play("play:susi_1")
    assert not offered(s)


def test_a_power_is_offered_in_the_extra_step_two_of_echomir_as_well() -> None:
    """EQX-POWER-1, EQX-ECHOMIR-1"""
    s = after("echomir_1", hand="susi_1 noctia_1", champion_cards={"susi": [0]}, stop="discard", **ROUND_2)
    play(s, "yes", "play:susi_1")
    assert offered(s)


def test_a_declined_power_is_lost_for_this_card() -> None:
    """EQX-POWER-2"""
    s = after("susi_1", hand="noctia_1 noctia_2", stop="discard", **ROUND_2)
    assert asked(s) == (0, "use_power")
    s.play("no")
    assert s.choice is None
    assert hand(s) == "noctia_1 noctia_2"
    assert len(s.position()["deck"]) == 9


@pytest.mark.parametrize(
    ("card", "impossible", "possible"),
    [
        ("lupino_1", {}, {"stacks": {"lupino/1": "lupino_2"}}),
        ("aquilon_1", {"stacks": {"susi/2": "chameleon_10 susi_2"}}, {"stacks": {"susi/2": "chameleon_10"}}),
        ("vulpa_1", {"stacks": {"susi/1": "susi_2"}}, {"stacks": {"susi/2": "susi_2"}}),
        ("raneri_1", {"stacks": {"susi/1": "susi_2"}}, {"stacks": {"susi/1": "susi_2", "susi/2": "susi_3"}}),
        ("cornu_1", {"hands": ["susi_1", ""]}, {"hands": ["susi_1", "susi_2"]}),
        ("ziegfried_1", {"hands": ["susi_1", "susi_2 susi_3"]}, {"hands": ["susi_1", "susi_2 susi_3 urvater"]}),
        ("echomir_1", {"hand": "carmen_1"}, {"hand": "susi_2"}),
        ("fungi_1", {"vanished": ["ursus"]}, {"vanished": ["susi"]}),
        ("klumpi_1", {"available_stones": [0, 5]}, {"available_stones": [1, 5]}),
    ],
)
def test_a_power_that_could_do_nothing_is_not_offered(card: str, impossible: Any, possible: Any) -> None:
    """EQX-POWER-3, EQX-POWER-1"""
    given: dict[str, Any] = {"round": 2, "vanished": ["carmen"], "hand": "carmen_1", "deck": DECK, "stop": "discard"}
    for change, expected in ((impossible, False), (possible, True)):
        use = {**given, **change}
        if "hands" in use:
            use.pop("hand")
        s = after(card, **use)
        assert offered(s) is expected
        assert (s.choice is None) is not expected


def test_after_yes_every_choice_of_the_power_must_be_made() -> None:
    """EQX-POWER-4"""
    s = after("vulpa_1", hand="susi_1", stacks={"susi/1": "susi_2", "noctia/1": "noctia_2"}, deck=DECK, stop="discard")
    s.play("yes")
    assert options(s) == {"discard:susi/1", "discard:noctia/1"}
    for word in ("no", "skip", "stop"):
        assert s.why_not(word) is not None


def test_a_power_is_complete_before_the_turn_goes_on_and_the_second_card_is_played_inside_it() -> None:
    """EQX-POWER-5, EQX-ECHOMIR-4"""
    given: dict[str, Any] = {"hand": "susi_1 noctia_1 cornu_5", "champion_cards": {"susi": [0]}, **ROUND_2}
    s = after("echomir_1", **given)
    play(s, "yes", "play:susi_1", "yes")
    assert asked(s) == (0, "choose_discard")  # step 3 comes once, after both cards
    assert hand(s) == "chameleon_1 chameleon_2 chameleon_3 cornu_5 noctia_1"


def test_cards_that_are_swapped_or_uncovered_activate_nothing() -> None:
    """EQX-POWER-6"""
    owned = {"susi": [0], "noctia": [0]}
    stacks = {"susi/1": "susi_3", "susi/2": "susi_4", "noctia/2": "noctia_3 noctia_4"}
    given: dict[str, Any] = {"round": 2, "vanished": ["cornu"], "stacks": stacks, "champion_cards": owned, "deck": DECK}
    s = after("raneri_1", hand="moosmann_1", stop="discard", **given)
    s.play("yes")
    assert s.choice is None
    assert stack(s, "susi/2") == "susi_3"
    s = after("vulpa_1", hand="moosmann_1", stop="discard", **given)
    play(s, "yes", "discard:noctia/2")
    assert s.choice is None
    assert stack(s, "noctia/2") == "noctia_3"
    s = study("play", hand="dryada moosmann_1", stop="discard", **given)
    play(s, "play:dryada", "take:noctia/2")
    assert s.choice is None


def test_where_a_power_is_silent_the_other_rules_stay_in_force() -> None:
    """EQX-POWER-7"""
    s = after("klumpi_1", hand="susi_1", stones={"susi/1": 1}, **ROUND_2)
    s.play("yes")
    assert not {"cornu/1", "cornu/2", "cornu/3", "susi/1"} & options(s)  # only on creatures in the tournament
    assert "susi/2" in options(s, "bet")
    s = after("carmen_1", hand="susi_1 chameleon_10", stop="draw", **ROUND_2)
    s.play("yes")
    assert options(s) == {"discard:susi_1", "stop"}  # the vanished condition is lifted, nothing else


def test_a_power_wins_against_a_rule_it_contradicts() -> None:
    """EQX-POWER-7"""
    s = after("klumpi_1", hand="susi_1", stop="discard", **ROUND_2)
    play(s, "yes", "bet:susi/5")  # a bet outside step 1 and outside the current row
    assert s.position()["stones"] == {"susi/5": 0}


def test_there_is_no_upper_limit_for_the_hand() -> None:
    """EQX-POWER-8"""
    eight = " ".join(f"noctia_{n}" for n in range(8))
    s = after("susi_1", hands=[eight, "susi_2"], **ROUND_2)
    s.play("yes")
    assert asked(s) == (1, "choose_bet")
    assert len(s.position()["hands"][0]) == 11
    s = study("play", hands=[f"{eight} dryada", "susi_2"], stacks={"susi/1": "susi_3"}, **ROUND_2)
    s.play("play:dryada")
    assert asked(s) == (1, "choose_bet")
    assert len(s.position()["hands"][0]) == 9


def test_no_power_reaches_a_covered_card_a_vanish_card_or_a_hidden_card() -> None:
    """EQX-POWER-9"""
    stacks = {"susi/2": "chameleon_10 susi_3", "klumpi/2": "klumpi_2 chameleon_0", "carmen/2": "carmen_3"}
    given: dict[str, Any] = {
        "round": 2,
        "vanished": ["cornu"],
        "stacks": stacks,
        "discard_pile": "carmen_8",
        "deck": DECK,
    }
    s = after("vulpa_1", hand="susi_1", **given)
    s.play("yes")
    assert options(s, "discard") == {"susi/2", "klumpi/2", "carmen/2"}
    assert refused(s, "discard:cornu/2") == "EQX-VULPA-1"
    s = after("aquilon_1", hand="susi_1", stop="discard", **given)
    s.play("yes")
    assert hand(s) == "chameleon_0 susi_1"  # the only visible chameleon
    hands = ["susi_1", "carmen_1 carmen_2"]
    aside = ["", "carmen_4 carmen_5"]
    s = after("ziegfried_1", hands=hands, set_aside=aside, secret_bets=[None, "carmen_6"], stop="discard", **given)
    assert not offered(s)
    s = after(
        "noctia_9", hands=["susi_1", ""], set_aside=aside, secret_bets=[None, "carmen_6"], stop="discard", **given
    )
    play(s, "yes", "name:carmen")
    assert (hand(s), discarded(s)) == ("susi_1", "carmen_8")
    assert s.position()["secret_bets"] == [None, "carmen_6"]


def test_only_the_uppermost_card_before_the_play_decides_about_a_power() -> None:
    """EQX-POWER-1, EQX-CHAM-3"""
    stacks = lay("noctia_4", 2)
    assert question(after("noctia_1", hands=["susi_1", "susi_2"], stacks=stacks, **ROUND_2)) == "use_power"


def test_a_preview_says_which_cards_would_bring_their_power() -> None:
    """EQX-POWER-1"""
    ruled: dict[str, Any] = {"champion_cards": {"susi": [0], "lupino": [0], "noctia": [1]}, **ROUND_2}
    s = study("play", hand="susi_1 lupino_1 noctia_1 chameleon_0", stacks={"lupino/2": "chameleon_10"}, **ruled)
    previews = s.view(0)["insight"]["previews"]
    found = {word: preview["power"] for word, preview in previews.items()}
    assert {"play:susi_1": True, "play:lupino_1": False, "play:noctia_1": False} == found
