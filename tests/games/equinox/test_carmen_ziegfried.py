"""The powers of Carmen and Ziegfried."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lichtung import ImpossibleChance
from tests.games.equinox.table import DECK, after, discarded, offered, options
from tests.games.studying import asked, hand, listened, names, play, question, refused, told

ROUND_2: dict[str, Any] = {"round": 2, "vanished": ["lupino"], "deck": DECK, "champions": "susi carmen klumpi"}


def test_carmens_power_is_always_offered_and_works_in_step_three_of_this_turn() -> None:
    """EQX-CARMEN-1, EQX-TURN-5"""
    assert offered(after("carmen_1", hand="", **ROUND_2))
    full = " ".join(f"klumpi_{n}" for n in range(9))
    s = after("carmen_1", hands=[full, "susi_1"], **ROUND_2)
    assert s.position()["carmen_active"] is False
    s.play("yes")
    assert s.position()["carmen_active"] is True
    assert asked(s) == (0, "choose_discard")
    s.play("stop")
    assert asked(s) == (1, "choose_bet")
    assert s.position()["carmen_active"] is False


def test_with_carmen_up_to_three_creature_cards_in_or_out_of_the_tournament_are_discarded_in_total() -> None:
    """EQX-CARMEN-2, EQX-CARMEN-3"""
    s = after("carmen_1", hand="klumpi_1 susi_1 lupino_1 lupino_2 chameleon_10 urvater", stop="draw", **ROUND_2)
    s.play("yes")
    assert options(s) == {"discard:klumpi_1", "discard:susi_1", "discard:lupino_1", "discard:lupino_2", "stop"}
    assert refused(s, "discard:urvater") == "EQX-CARMEN-3"
    play(s, "discard:klumpi_1", "discard:lupino_1", "discard:susi_1")
    assert s.choice is None
    assert (discarded(s), hand(s)) == ("klumpi_1 lupino_1 susi_1", "chameleon_10 lupino_2 urvater")


def test_with_carmen_the_others_learn_only_how_many_cards_are_discarded() -> None:
    """EQX-CARMEN-4, EQX-INFO-6"""
    s = listened(after("carmen_1", hand="klumpi_1 susi_1 lupino_1", stop="draw", **ROUND_2))
    play(s, "yes", "discard:klumpi_1", "discard:lupino_1", "stop")
    for viewer in (1, None):
        heard = told(s, viewer)
        assert not any(names(heard, card) for card in ("klumpi_1", "lupino_1", "susi_1"))
        assert s.view(viewer)["discard_pile"] == ["?", "?"]
    assert names(told(s, 0), "klumpi_1", "lupino_1")


def test_ziegfried_chooses_another_player_with_three_cards_in_hand() -> None:
    """EQX-ZIEGFRIED-1"""
    hands = ["susi_1", "susi_2 susi_3", "klumpi_1 klumpi_2 klumpi_3", "klumpi_4 klumpi_5 klumpi_6 klumpi_7"]
    s = after("ziegfried_1", hands=hands, set_aside=["", "susi_4 susi_5", "", ""], **ROUND_2)
    s.play("yes")
    assert asked(s) == (0, "choose_ziegfried_player")
    assert options(s) == {"player:seat2", "player:seat3"}
    assert refused(s, "player:seat1") == "EQX-ZIEGFRIED-1"
    assert refused(s, "player:seat0") == "EQX-ZIEGFRIED-1"


def test_ziegfried_looks_at_three_random_cards_keeps_one_and_returns_two() -> None:
    """EQX-ZIEGFRIED-2"""
    hands = ["susi_1", "klumpi_4 klumpi_5 klumpi_6 klumpi_7"]
    s = after("ziegfried_1", hands=hands, script=["klumpi_7", "klumpi_4", "klumpi_5"], stop="discard", **ROUND_2)
    s.play("yes")
    assert asked(s) == (0, "choose_kept_card")
    assert options(s) == {"keep:klumpi_4", "keep:klumpi_5", "keep:klumpi_7"}
    s.play("keep:klumpi_5")
    assert (hand(s), hand(s, 1)) == ("klumpi_5 susi_1", "klumpi_4 klumpi_6 klumpi_7")


def test_the_three_cards_are_different_and_equally_likely() -> None:
    """EQX-ZIEGFRIED-2"""
    hands = ["susi_1", "klumpi_4 klumpi_5 klumpi_6 klumpi_7"]
    missing: Counter[str] = Counter()
    for seed in range(160):
        s = after("ziegfried_1", hands=hands, seed=seed, **ROUND_2)
        s.play("yes")
        assert len(options(s)) == 3
        missing.update({"klumpi_4", "klumpi_5", "klumpi_6", "klumpi_7"} - options(s, "keep"))
    assert min(missing.values()) > 20
    s = after("ziegfried_1", hands=hands, script=["susi_1"], **ROUND_2)
    with pytest.raises(ImpossibleChance):
        s.play("yes")


def test_ziegfried_may_keep_any_type_of_card_and_needs_a_player_with_three_cards() -> None:
    """EQX-ZIEGFRIED-3"""
    s = after("ziegfried_1", hands=["susi_1", "chameleon_10 urvater klumpi_1"], stop="discard", **ROUND_2)
    s.play("yes")
    assert options(s, "keep") == {"chameleon_10", "urvater", "klumpi_1"}
    s.play("keep:urvater")
    assert hand(s) == "susi_1 urvater"
    s = after("ziegfried_1", hands=["susi_1 susi_2 susi_3", "chameleon_10 urvater"], stop="discard", **ROUND_2)
    assert question(s) is None
