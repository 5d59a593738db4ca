"""Step 1: secret bets, placed and revealed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.equinox.table import DECK, EIGHT, after, discarded, options, ruler, stones_left, study
from tests.games.studying import asked, hand, play, question, refused


def test_a_secret_bet_takes_a_creature_card_from_the_hand_and_a_stone() -> None:
    """EQX-BET-13, EQX-BET-12"""
    s = study("bet", champions=EIGHT, hand="susi_1 noctia_4 noctia_9", deck=DECK, stop="discard")
    s.play("secret")
    assert asked(s) == (0, "choose_secret_card")
    assert options(s, "bet") == {"susi_1", "noctia_4", "noctia_9"}
    s.play("bet:noctia_4")
    assert s.position()["secret_bets"] == ["noctia_4", None]
    assert s.position()["has_placed_secret_bet"] == [True, False]
    assert (hand(s), stones_left(s)) == ("noctia_9 susi_1", 4)


def test_the_strength_of_the_card_under_a_secret_bet_does_not_matter() -> None:
    """EQX-BET-13"""
    for card in ("noctia_0", "noctia_10"):
        s = study("draw", champions=EIGHT, secret_bets=[card, None], deck="chameleon_1")
        assert s.result is not None
        assert list(s.result.scores) == [5, 0]
        assert s.position()["champion_cards"] == {"noctia": [0]}


FULL = {"susi/1": 0, "moosmann/1": 0, "cornu/1": 0, "klumpi/1": 0, "noctia/1": 0}


@pytest.mark.parametrize(
    "change",
    [
        {"round": 2, "vanished": ["susi"]},
        {"stones": FULL},
        {"has_placed_secret_bet": [True, False]},
        {"secret_bets": ["susi_9", None]},
        {"hand": "chameleon_10 urvater"},
        {"hand": ""},
    ],
)
def test_a_secret_bet_needs_round_one_a_stone_a_creature_card_and_no_earlier_secret_bet(change: dict[str, Any]) -> None:
    """EQX-BET-12"""
    given: dict[str, Any] = {"champions": EIGHT, "hand": "noctia_4 carmen_2", "deck": DECK}
    assert "secret" in options(study("bet", **given))
    s = study("bet", **{**given, **change})
    assert "secret" not in options(s)
    if question(s) == "choose_bet":
        assert refused(s, "secret") == "EQX-BET-12"


def test_the_secret_bet_of_another_player_does_not_hinder_ones_own() -> None:
    """EQX-BET-12, EQX-BET-15"""
    given: dict[str, Any] = {"champions": EIGHT, "hand": "noctia_4 carmen_2", "deck": DECK}
    s = study("bet", secret_bets=[None, "noctia_5"], stones={"noctia/1": 1}, champion_cards={"noctia": [1]}, **given)
    play(s, "secret", "bet:noctia_4")
    assert s.position()["secret_bets"] == ["noctia_4", "noctia_5"]


def test_a_secret_bet_that_was_revealed_or_taken_back_still_counts_as_placed() -> None:
    """EQX-BET-12, EQX-MOOSMANN-3"""
    s = study(
        "bet", champions=EIGHT, hands=["noctia_4 carmen_2", ""], secret_bets=["susi_9", None], deck=DECK, stop="discard"
    )
    s.play("reveal")
    assert s.position()["has_placed_secret_bet"] == [True, False]
    s = after(
        "moosmann_1", champions=EIGHT, hands=["noctia_4", ""], secret_bets=["susi_9", None], deck=DECK, stop="discard"
    )
    play(s, "yes", "secret")
    assert s.position()["has_placed_secret_bet"] == [True, False]
    assert s.position()["secret_bets"] == [None, None]


def test_chameleon_tree_and_set_aside_cards_are_no_secret_bets() -> None:
    """EQX-BET-14"""
    hands = ["susi_1 susi_2 chameleon_10 urvater dryada", ""]
    s = study("bet", champions=EIGHT, hands=hands, set_aside=["noctia_4", ""], deck=DECK)
    s.play("secret")
    assert options(s) == {"bet:susi_1", "bet:susi_2"}
    for word in ("bet:chameleon_10", "bet:urvater", "bet:noctia_4"):
        assert refused(s, word) == "EQX-BET-14"
    assert refused(s, "bet:noctia_5") == "EQX-BET-13"
    s = study("bet", champions=EIGHT, hands=["chameleon_10 urvater", ""], set_aside=["noctia_4", ""], deck=DECK)
    assert "secret" not in options(s)


def test_a_secret_bet_occupies_no_space_and_prevents_no_other_bet() -> None:
    """EQX-BET-15"""
    s = study("bet", champions=EIGHT, hand="susi_1", secret_bets=["noctia_4", "noctia_5"], deck=DECK)
    assert options(s, "regular") == set(EIGHT.split())


def test_the_card_under_a_secret_bet_is_in_nobodys_hand() -> None:
    """EQX-BET-16"""
    given: dict[str, Any] = {"champions": EIGHT, "secret_bets": ["noctia_4", "noctia_5"], "deck": DECK}
    s = study("play", hand="susi_1 susi_2", **given)
    assert options(s) == {"play:susi_1", "play:susi_2"}
    s = study("discard", round=2, vanished=["noctia"], hand="noctia_1", **given)
    assert options(s) == {"discard:noctia_1", "stop"}
    s = after("noctia_1", hands=["susi_3", "susi_2"], stop="discard", **given)
    play(s, "yes", "name:noctia")
    assert (hand(s), hand(s, 1)) == ("susi_3", "susi_2")
    assert s.position()["secret_bets"] == ["noctia_4", "noctia_5"]
    assert not options(after("cornu_1", hands=["susi_3", ""], stop="discard", **given))
    assert not options(
        after("ziegfried_1", hands=["susi_3", "susi_1 susi_2"], secret_bets=[None, "noctia_5"], stop="discard")
    )


def test_a_revealed_secret_bet_goes_to_the_discard_pile_and_its_stone_to_the_champion_card() -> None:
    """EQX-BET-17, EQX-BET-20"""
    given: dict[str, Any] = {"secret_bets": ["noctia_4", None], "champion_cards": {"noctia": [1]}, "deck": DECK}
    s = study("bet", champions=EIGHT, hand="susi_1 susi_2", **given)
    s.play("reveal")
    assert discarded(s) == "noctia_4"
    assert sorted(s.position()["champion_cards"]["noctia"]) == [0, 1]
    assert s.position()["secret_bets"] == [None, None]
    assert stones_left(s) == 4


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_a_secret_bet_can_be_revealed_in_any_round_even_if_its_creature_has_vanished(round_: int) -> None:
    """EQX-BET-18"""
    gone = ["susi", "moosmann", "cornu", "klumpi"][: round_ - 1]
    for creature in ("susi", "noctia"):
        bets = [f"{creature}_4", None]
        s = study(
            "bet", champions=EIGHT, round=round_, vanished=gone, hand="carmen_1 carmen_2", secret_bets=bets, deck=DECK
        )
        s.play("reveal")
        assert s.position()["champion_cards"] == {creature: [0]}


def test_revealing_uses_up_step_one_but_not_step_two() -> None:
    """EQX-BET-19, EQX-RULER-5"""
    given: dict[str, Any] = {"secret_bets": ["susi_4", None], "deck": DECK}
    s = study("bet", champions=EIGHT, hand="susi_1 susi_2", **given)
    s.play("reveal")
    assert asked(s) == (0, "choose_card")
    s.play("play:susi_1")
    assert question(s) == "use_power"


def test_a_stone_on_a_champion_card_is_worth_five() -> None:
    """EQX-BET-20"""
    s = study("draw", champions=EIGHT, champion_cards={"noctia": [1, 0], "susi": [1]}, deck="chameleon_1")
    assert s.result is not None
    assert list(s.result.scores) == [5, 10]
    s = study("bet", champions=EIGHT, hand="susi_1", champion_cards={"noctia": [1]}, stones={"noctia/1": 0})
    assert ruler(s, "noctia") == 1
