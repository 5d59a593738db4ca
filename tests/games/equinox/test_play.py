"""Step 2: playing a card."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.equinox.table import DECK, EIGHT, lay, options, stack, study
from tests.games.studying import asked, hand, listened, names, play, question, refused, told

ROUND_3: dict[str, Any] = {"champions": EIGHT, "round": 3, "vanished": ["susi", "cornu"], "deck": DECK}


def test_a_playable_card_must_be_played_and_only_one() -> None:
    """EQX-PLAY-1"""
    s = study("play", hand="noctia_1 noctia_2 chameleon_10", stop="discard", **ROUND_3)
    assert all(word.startswith("play:") for word in s.words())
    for word in ("skip", "stop"):
        assert s.why_not(word) is not None
    s.play("play:noctia_1")
    assert s.choice is None
    assert hand(s) == "chameleon_10 noctia_2"


def test_creature_cards_of_the_tournament_chameleons_and_trees_are_playable_and_nothing_else() -> None:
    """EQX-PLAY-2"""
    s = study("play", hand="noctia_1 susi_9 cornu_3 chameleon_10 urvater dryada", **ROUND_3)
    assert options(s, "play") == {"noctia_1", "chameleon_10", "urvater", "dryada"}
    assert refused(s, "play:susi_9") == "EQX-PLAY-2"


def test_a_creature_card_goes_on_top_of_its_own_current_space() -> None:
    """EQX-PLAY-3, EQX-PLAY-5"""
    stacks = {"noctia/3": "noctia_8 chameleon_10", "noctia/2": "noctia_7"}
    s = study("play", hand="noctia_1 carmen_1", stacks=stacks, stop="discard", **ROUND_3)
    s.play("play:noctia_1")
    assert s.position()["stacks"] == {"noctia/3": ["noctia_8", "chameleon_10", "noctia_1"], "noctia/2": ["noctia_7"]}


def test_a_chameleon_card_goes_on_top_of_the_current_space_of_any_creature_in_the_tournament() -> None:
    """EQX-PLAY-4, EQX-PLAY-5"""
    stacks = {"noctia/3": "noctia_8", "noctia/2": "noctia_7"}
    s = study("play", hand="chameleon_10 carmen_1", stacks=stacks, stop="discard", **ROUND_3)
    s.play("play:chameleon_10")
    assert asked(s) == (0, "choose_chameleon_creature")
    assert options(s, "put") == {"moosmann", "klumpi", "echomir", "lupino", "noctia", "carmen"}
    assert refused(s, "put:susi") == "EQX-PLAY-5"
    s.play("put:noctia")
    assert stack(s, "noctia/3") == "noctia_8 chameleon_10"
    assert stack(s, "noctia/2") == "noctia_7"


def test_covered_cards_keep_their_order_and_are_shown_to_nobody() -> None:
    """EQX-PLAY-6"""
    stacks = {"noctia/3": "noctia_8 noctia_5 chameleon_10", "carmen/1": "carmen_4"}
    s = study("play", hand="noctia_1 dryada", stacks=stacks, **ROUND_3)
    for viewer in (0, 1, None):
        assert s.view(viewer)["stacks"]["noctia/3"] == ["?", "?", "chameleon_10"]
    s.play("play:dryada")
    assert s.choice is None or options(s, "take") <= {"carmen/1"}  # neither covered cards nor the chameleon
    assert stack(s, "noctia/3") == "noctia_8 noctia_5 chameleon_10"


def test_a_covered_card_becomes_visible_when_everything_above_it_has_left() -> None:
    """EQX-PLAY-6, EQX-TREE-7"""
    stacks = {"noctia/3": "noctia_8 noctia_5 noctia_2", "carmen/1": "carmen_4"}
    s = study("play", hand="noctia_1 dryada", stacks=stacks, stop="discard", **ROUND_3)
    play(s, "play:dryada", "take:noctia/3")
    assert s.view(None)["stacks"]["noctia/3"] == ["?", "noctia_5"]
    assert stack(s, "noctia/3") == "noctia_8 noctia_5"


def vanishing(stacks: dict[str, str]) -> dict[str, int]:
    s = study("vanish", champions=EIGHT, round=1, stacks=stacks, deck=DECK)
    found: dict[str, int] = s.position()["vanished"]
    return found


ROW = lay("susi_3 moosmann_4 cornu_5 klumpi_5 echomir_6 lupino_7 noctia_8 carmen_9")


def test_the_visible_card_of_the_current_space_is_the_strength() -> None:
    """EQX-PLAY-7, EQX-PLAY-8"""
    assert vanishing(ROW) == {"susi": 1}
    assert vanishing({**ROW, "susi/1": "susi_3 susi_10"}) == {"moosmann": 1}
    assert vanishing({**ROW, "carmen/1": "carmen_9 carmen_0"}) == {"carmen": 1}
    assert vanishing({**ROW, "carmen/1": "carmen_0 carmen_9"}) == {"susi": 1}
    assert vanishing({**ROW, "carmen/1": "", "carmen/2": "carmen_9"}) == {}


def stuck(**given: Any) -> State:
    """Seat 0 passes step 1 with these cards; the turn halts before step 3."""
    return listened(study("bet", stop="discard", **{**ROUND_3, **given}))


def test_without_a_playable_card_the_whole_hand_is_shown_once_to_all_and_step_two_is_skipped() -> None:
    """EQX-PLAY-9"""
    s = stuck(hand="susi_9 cornu_3")
    s.play("skip")
    assert s.choice is None
    for viewer in (1, None):
        assert names(told(s, viewer), "susi_9", "cornu_3")
        assert s.view(viewer)["hands"][0] == ["?", "?"]
    assert hand(s) == "cornu_3 susi_9"


def test_a_hand_with_a_playable_card_is_not_shown() -> None:
    """EQX-PLAY-9"""
    s = stuck(hand="susi_9 cornu_3 urvater dryada")
    s.play("skip")
    assert question(s) == "choose_card"
    assert not names(told(s, 1), "susi_9")


def test_with_an_empty_hand_nothing_is_shown() -> None:
    """EQX-PLAY-9"""
    s = stuck(hand="", secret_bets=["noctia_3", None])
    s.play("skip")
    assert s.choice is None
    assert "shown" not in told(s, 1)


def test_set_aside_cards_and_the_secret_bet_neither_count_nor_are_shown() -> None:
    """EQX-PLAY-10"""
    s = stuck(hands=["susi_9 cornu_3", ""], set_aside=["noctia_1 chameleon_10", ""], secret_bets=["carmen_6", None])
    s.play("skip")
    assert s.choice is None
    heard = told(s, 1)
    assert names(heard, "susi_9", "cornu_3")
    for card in ("noctia_1", "chameleon_10", "carmen_6"):
        assert not names(heard, card)


@pytest.mark.parametrize("owner", [0, 1])
def test_cards_of_a_creature_can_be_played_whoever_rules_it(owner: int) -> None:
    """EQX-PLAY-11"""
    s = study("play", hand="noctia_1 carmen_1", stones={"noctia/1": owner}, stop="discard", **ROUND_3)
    assert "noctia_1" in options(s, "play")
    s.play("play:noctia_1")
    assert stack(s, "noctia/3") == "noctia_1"


def test_no_card_is_played_to_the_space_of_a_vanished_creature() -> None:
    """EQX-PLAY-5, EQX-PLAY-2"""
    s = study("play", hand="noctia_1 susi_9 carmen_2", **ROUND_3)
    assert refused(s, "play:susi_9") == "EQX-PLAY-2"
    assert "susi_9" not in options(s, "play")
