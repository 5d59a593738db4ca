"""Steps 3 and 4: discarding and drawing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.equinox.table import DECK, EIGHT, aside, deck, discarded, lay, options, study
from tests.games.studying import asked, hand, listened, names, play, question, refused, told

ROUND_3: dict[str, Any] = {"champions": EIGHT, "round": 3, "vanished": ["susi", "cornu"], "deck": DECK}


def test_up_to_three_creature_cards_of_vanished_creatures_can_be_discarded_one_after_another() -> None:
    """EQX-DISC-1"""
    s = study("discard", hand="susi_1 susi_2 cornu_1 cornu_2 noctia_1", stop="draw", **ROUND_3)
    assert options(s) == {"discard:susi_1", "discard:susi_2", "discard:cornu_1", "discard:cornu_2", "stop"}
    play(s, "discard:susi_1", "discard:cornu_1")
    assert options(s) == {"discard:susi_2", "discard:cornu_2", "stop"}
    s.play("discard:susi_2")
    assert s.choice is None
    assert (discarded(s), hand(s)) == ("cornu_1 susi_1 susi_2", "cornu_2 noctia_1")


def test_discarding_may_stop_at_any_time() -> None:
    """EQX-DISC-1"""
    for count in (0, 1, 2):
        s = study("discard", hand="susi_1 susi_2 susi_3 susi_4", stop="draw", **ROUND_3)
        play(s, *[f"discard:susi_{n + 1}" for n in range(count)], "stop")
        assert s.choice is None
        assert len(s.position()["discard_pile"]) == count


def test_each_discarded_card_is_shown_to_all() -> None:
    """EQX-DISC-2, EQX-INFO-5"""
    s = listened(study("discard", hand="susi_1 susi_2 cornu_1", stop="draw", **ROUND_3))
    play(s, "discard:susi_1", "stop")
    for viewer in (1, None):
        heard = told(s, viewer)
        assert names(heard, "susi_1")
        assert not names(heard, "susi_2")
        assert s.view(viewer)["discard_pile"] == ["?"]


def test_chameleons_trees_and_cards_of_creatures_in_the_tournament_cannot_be_discarded() -> None:
    """EQX-DISC-3"""
    s = study("discard", hand="susi_1 noctia_1 chameleon_10 urvater dryada", **ROUND_3)
    assert options(s) == {"discard:susi_1", "stop"}
    for card in ("noctia_1", "chameleon_10", "urvater", "dryada"):
        assert refused(s, f"discard:{card}") == "EQX-DISC-3"
    assert refused(s, "discard:susi_2") == "EQX-DISC-1"  # it is not in the hand


def test_with_carmen_her_rules_apply_instead() -> None:
    """EQX-DISC-4, EQX-CARMEN-2"""
    s = listened(
        study("discard", hand="susi_1 noctia_1 chameleon_10 urvater", carmen_active=True, stop="draw", **ROUND_3)
    )
    assert options(s) == {"discard:susi_1", "discard:noctia_1", "stop"}
    play(s, "discard:noctia_1", "discard:susi_1")
    assert s.choice is None
    assert not names(told(s, 1), "noctia_1")
    assert discarded(s) == "noctia_1 susi_1"


def test_set_aside_cards_come_back_after_the_discards_and_before_drawing() -> None:
    """EQX-DISC-5, EQX-DRAW-2"""
    hands = ["susi_1 susi_2 noctia_1", "noctia_9"]
    s = study("discard", hands=hands, set_aside=["susi_3 noctia_2", "carmen_1"], stop="draw", **ROUND_3)
    assert options(s) == {"discard:susi_1", "discard:susi_2", "stop"}
    s.play("discard:susi_1")
    assert aside(s) == "noctia_2 susi_3"
    s.play("stop")
    assert (hand(s), aside(s)) == ("noctia_1 noctia_2 susi_2 susi_3", "")
    assert aside(s, 1) == "carmen_1"


def test_set_aside_cards_come_back_even_if_step_two_was_skipped() -> None:
    """EQX-DISC-5"""
    s = study("bet", hands=["susi_1", ""], set_aside=["susi_3 noctia_2", ""], stop="draw", **ROUND_3)
    play(s, "skip", "stop")
    assert (hand(s), aside(s)) == ("noctia_2 susi_1 susi_3", "")


@pytest.mark.parametrize(("count", "drawn"), [(0, 8), (5, 3), (7, 1), (8, 0), (10, 0)])
def test_the_hand_is_filled_up_to_eight_from_the_top_of_the_deck(count: int, drawn: int) -> None:
    """EQX-DRAW-1"""
    cards = " ".join(f"noctia_{n}" for n in range(count))
    s = study("draw", hands=[cards, "carmen_1"], stop="vanish", **ROUND_3)
    assert s.choice is None
    assert sorted(hand(s).split()) == sorted([*cards.split(), *DECK.split()[:drawn]])
    assert deck(s).split() == DECK.split()[drawn:]
    assert hand(s, 1) == "carmen_1"


def test_returned_set_aside_cards_count_for_drawing_but_the_secret_bet_does_not() -> None:
    """EQX-DRAW-2"""
    cards = "noctia_0 noctia_1 noctia_2 noctia_3 noctia_4"
    given: dict[str, Any] = {"set_aside": ["carmen_1 carmen_2", ""], "secret_bets": ["carmen_3", None], **ROUND_3}
    s = study("discard", hands=[cards, ""], stop="vanish", **given)
    assert hand(s) == f"carmen_1 carmen_2 chameleon_1 {cards}"


def test_drawing_the_last_card_ends_the_game_without_a_vanishing() -> None:
    """EQX-DRAW-3, EQX-END-2"""
    row = lay("moosmann_1 klumpi_2 echomir_3 lupino_4 noctia_5 carmen_6", 3)
    cards = "noctia_0 noctia_1 noctia_2 noctia_3 noctia_4 noctia_6"
    s = study("draw", hands=[cards, ""], stacks=row, **{**ROUND_3, "deck": "chameleon_1 chameleon_2"})
    assert s.over
    assert s.result is not None
    assert s.result.reason == "last_card_drawn"
    assert len(s.position()["hands"][0]) == 8
    assert s.position()["vanished"] == {"susi": 1, "cornu": 2}
    s = study(
        "draw", hands=[cards, "noctia_7"], stacks=row, **{**ROUND_3, "deck": "chameleon_1 chameleon_2 chameleon_3"}
    )
    assert not s.over
    assert "moosmann" in s.position()["vanished"]


def test_the_discard_pile_is_never_shuffled_back() -> None:
    """EQX-DRAW-4"""
    pile = "susi_1 susi_2 susi_3 cornu_1 cornu_2"
    s = study("draw", hands=["noctia_1", ""], discard_pile=pile, **{**ROUND_3, "deck": "chameleon_1 chameleon_2"})
    assert s.over
    assert discarded(s) == "cornu_1 cornu_2 susi_1 susi_2 susi_3"
    assert hand(s) == "chameleon_1 chameleon_2 noctia_1"


def test_the_turn_passes_on_after_drawing() -> None:
    """EQX-DRAW-1"""
    s = study("draw", hands=["noctia_1", "noctia_2 noctia_3"], **ROUND_3)
    assert asked(s) == (1, "choose_bet")
    assert question(s) == "choose_bet"
    assert len(s.position()["hands"][0]) == 8
