"""The powers of Cornu and Noctia."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.equinox.table import DECK, after, aside, offered, options, study
from tests.games.studying import asked, hand, listened, names, play, refused, told

ROUND_2: dict[str, Any] = {"round": 2, "vanished": ["lupino"], "deck": DECK, "champions": "susi carmen klumpi"}


def test_cornu_chooses_another_player_with_a_card_in_hand() -> None:
    """EQX-CORNU-1"""
    s = after("cornu_1", hands=["susi_1", "", "susi_2", "susi_3"], set_aside=["", "susi_4", "", ""], **ROUND_2)
    s.play("yes")
    assert asked(s) == (0, "choose_cornu_player")
    assert options(s) == {"player:seat2", "player:seat3"}
    assert refused(s, "player:seat1") == "EQX-CORNU-1"
    assert refused(s, "player:seat0") == "EQX-CORNU-1"


@pytest.mark.parametrize(("count", "half"), [(1, 1), (2, 1), (3, 2), (7, 4), (8, 4)])
def test_half_the_hand_rounded_up_is_set_aside(count: int, half: int) -> None:
    """EQX-CORNU-2"""
    cards = " ".join(f"klumpi_{n}" for n in range(count))
    s = after("cornu_1", hands=["susi_1", cards], stop="discard", **ROUND_2)
    s.play("yes")
    put = s.position()["set_aside"][1]
    assert len(put) == half
    assert sorted([*put, *s.position()["hands"][1]]) == sorted(cards.split())


def test_which_cards_are_set_aside_is_decided_by_chance() -> None:
    """EQX-CORNU-2"""
    hands = ["susi_1", "klumpi_0 klumpi_1 klumpi_2"]
    s = after("cornu_1", hands=hands, stop="discard", script=["klumpi_2", "klumpi_0"], **ROUND_2)
    s.play("yes")
    assert (aside(s, 1), hand(s, 1)) == ("klumpi_0 klumpi_2", "klumpi_1")
    left: Counter[str] = Counter()
    for seed in range(120):
        s = after("cornu_1", hands=hands, stop="discard", seed=seed, **ROUND_2)
        s.play("yes")
        left[hand(s, 1)] += 1
    assert len(left) == 3
    assert min(left.values()) > 20


def test_set_aside_cards_are_not_in_the_hand() -> None:
    """EQX-CORNU-3, EQX-CORNU-4"""
    given: dict[str, Any] = {"set_aside": ["susi_8 lupino_3 klumpi_2", "klumpi_3 klumpi_4"], **ROUND_2}
    s = study("play", hands=["susi_1 susi_2", ""], **given)
    assert options(s) == {"play:susi_1", "play:susi_2"}
    s = study("discard", hands=["lupino_1", ""], carmen_active=True, **given)
    assert options(s) == {"discard:lupino_1", "stop"}
    s = after("noctia_1", hands=["susi_1", "susi_5"], stop="discard", **given)
    play(s, "yes", "name:klumpi")
    assert (hand(s), aside(s, 1)) == ("susi_1", "klumpi_3 klumpi_4")
    assert not offered(after("ziegfried_1", hands=["susi_1", "susi_5 susi_6"], stop="discard", **given))
    assert not offered(after("cornu_1", hands=["susi_1", ""], stop="discard", **given))


def test_set_aside_cards_cannot_be_a_secret_bet() -> None:
    """EQX-CORNU-3"""
    s = study("bet", hands=["susi_1 susi_2", ""], set_aside=["klumpi_2", ""], deck=DECK)
    s.play("secret")
    assert options(s) == {"bet:susi_1", "bet:susi_2"}


def test_the_target_plays_its_next_turn_with_the_rest_of_the_hand() -> None:
    """EQX-CORNU-4, EQX-CORNU-6"""
    full = " ".join(f"carmen_{n}" for n in range(8))
    cards = "klumpi_0 klumpi_1 klumpi_2 klumpi_3 lupino_1"
    script = ["klumpi_0", "klumpi_2", "lupino_1"]
    s = after("cornu_1", hands=[full, cards], script=script, **ROUND_2)
    play(s, "yes", "skip")
    assert asked(s) == (1, "choose_card")
    assert options(s) == {"play:klumpi_1", "play:klumpi_3"}
    s.play("play:klumpi_1")  # no discard is offered: Lupino's card comes back after discarding, before step 4
    assert asked(s) == (0, "choose_bet")
    assert aside(s, 1) == ""
    assert set(hand(s, 1).split()) == {"klumpi_0", "klumpi_2", "klumpi_3", "lupino_1", *DECK.split()[:4]}


def test_a_second_cornu_adds_half_of_the_cards_now_in_hand() -> None:
    """EQX-CORNU-5"""
    s = after(
        "cornu_1", hands=["susi_1", "klumpi_0 klumpi_1 klumpi_2"], set_aside=["", "klumpi_5"], stop="discard", **ROUND_2
    )
    s.play("yes")
    assert (len(s.position()["set_aside"][1]), len(s.position()["hands"][1])) == (3, 1)
    assert "klumpi_5" in s.position()["set_aside"][1]


def test_set_aside_cards_stay_aside_in_the_turns_of_other_players() -> None:
    """EQX-CORNU-6"""
    full = " ".join(f"carmen_{n}" for n in range(8))
    s = study("discard", hands=[full, "susi_1", "susi_2"], set_aside=["", "klumpi_5", "klumpi_6"], **ROUND_2)
    assert asked(s) == (1, "choose_bet")
    assert (aside(s, 1), aside(s, 2)) == ("klumpi_5", "klumpi_6")
    s = study(
        "discard",
        turn=1,
        hands=["susi_3", "susi_1 lupino_1", "susi_2"],
        set_aside=["", "lupino_5", "klumpi_6"],
        **ROUND_2,
    )
    assert options(s) == {"discard:lupino_1", "stop"}
    s.play("stop")
    assert (aside(s, 1), aside(s, 2)) == ("", "klumpi_6")
    assert "lupino_5" in hand(s, 1)


def test_noctia_chooses_any_other_player_even_with_an_empty_hand_and_then_a_creature_in_the_tournament() -> None:
    """EQX-NOCTIA-1, EQX-NOCTIA-2"""
    s = after("noctia_1", hands=["susi_1", "", "klumpi_2"], **ROUND_2)
    s.play("yes")
    assert asked(s) == (0, "choose_noctia_player")
    assert options(s) == {"player:seat1", "player:seat2"}
    assert refused(s, "player:seat0") == "EQX-NOCTIA-1"
    s.play("player:seat1")
    assert asked(s) == (0, "choose_noctia_creature")
    assert options(s, "name") == set(s.position()["champions"]) - {"lupino"}
    assert refused(s, "name:lupino") == "EQX-NOCTIA-2"


def test_the_chosen_player_gives_exactly_one_card_of_the_named_creature() -> None:
    """EQX-NOCTIA-3"""
    s = after("noctia_1", hands=["susi_1", "klumpi_2 susi_2 chameleon_10", "klumpi_4"], stop="discard", **ROUND_2)
    play(s, "yes", "player:seat1", "name:klumpi")
    assert (hand(s), hand(s, 1), hand(s, 2)) == ("klumpi_2 susi_1", "chameleon_10 susi_2", "klumpi_4")


def test_the_giver_chooses_among_several_cards() -> None:
    """EQX-NOCTIA-4, EQX-TURN-4"""
    s = after("noctia_1", hands=["susi_1", "klumpi_2 klumpi_7 susi_2"], stop="discard", **ROUND_2)
    play(s, "yes", "name:klumpi")
    assert asked(s) == (1, "choose_given_card")
    assert options(s) == {"give:klumpi_2", "give:klumpi_7"}
    assert refused(s, "give:susi_2") == "EQX-NOCTIA-3"
    s.play("give:klumpi_7")
    assert (hand(s), hand(s, 1)) == ("klumpi_7 susi_1", "klumpi_2 susi_2")


def test_without_a_matching_card_the_hand_is_shown_to_the_active_player_only() -> None:
    """EQX-NOCTIA-5, EQX-INFO-10"""
    hands = ["susi_1", "susi_2 chameleon_10", "klumpi_9"]
    s = listened(after("noctia_1", hands=hands, stop="discard", **ROUND_2))
    play(s, "yes", "player:seat1", "name:klumpi")
    assert names(told(s, 0), "susi_2", "chameleon_10")
    for viewer in (2, None):
        heard = told(s, viewer)
        assert not names(heard, "susi_2")
        assert not names(heard, "chameleon_10")
        assert names(heard, "name:klumpi")
    assert s.view(0)["hands"][1] == ["?", "?"]
    assert (hand(s), hand(s, 1)) == ("susi_1", "chameleon_10 susi_2")


def test_set_aside_cards_and_the_secret_bet_are_neither_given_nor_shown() -> None:
    """EQX-NOCTIA-6"""
    given: dict[str, Any] = {"set_aside": ["", "klumpi_3"], "secret_bets": [None, "klumpi_4"], **ROUND_2}
    s = listened(after("noctia_1", hands=["susi_1", "susi_2"], stop="discard", **given))
    play(s, "yes", "name:klumpi")
    heard = told(s, 0)
    assert names(heard, "susi_2")
    assert not names(heard, "klumpi_3")
    assert not names(heard, "klumpi_4")
    assert (hand(s), aside(s, 1), s.position()["secret_bets"]) == ("susi_1", "klumpi_3", [None, "klumpi_4"])
