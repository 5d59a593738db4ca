"""The structure of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.equinox.table import DECK, EIGHT, after, aside, lay, study
from tests.games.studying import asked, hand, listened, names, play, question, told

FULL = [" ".join(f"{name}_{n}" for n in range(9)) for name in ("susi", "cornu", "noctia")]


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_next_player_clockwise_takes_the_next_turn(turn: int) -> None:
    """EQX-TURN-1"""
    s = study("bet", champions=EIGHT, hands=FULL, turn=turn, start_player=1, deck=DECK)
    for seat in (turn, turn + 1, turn + 2, turn + 3):
        assert asked(s) == (seat % 3, "choose_bet")
        s.play("skip")
        assert asked(s) == (seat % 3, "choose_card")
        s.play(s.words()[0])


def test_a_power_does_not_change_the_order_of_turns() -> None:
    """EQX-TURN-1"""
    s = after("cornu_1", champions=EIGHT, hands=[FULL[0], FULL[2], "lupino_1"], deck=DECK)
    play(s, "yes", "player:seat2")
    assert asked(s) == (1, "choose_bet")


def test_a_turn_consists_of_five_steps_in_order() -> None:
    """EQX-TURN-2"""
    row = lay("moosmann_1 cornu_5 klumpi_5 echomir_6 lupino_7 noctia_8", 2)
    cards = " ".join(f"carmen_{n}" for n in range(8))
    given: dict[str, Any] = {"champions": EIGHT, "round": 2, "vanished": ["carmen"], "stacks": row, "deck": DECK}
    s = listened(study("bet", hands=[f"susi_1 susi_3 {cards}", "noctia_1"], **given))
    seen = []
    for word in ("regular:susi", "play:susi_3", "no", "discard:carmen_1", "discard:carmen_2", "stop"):
        seen.append((s.position()["step"], question(s)))
        s.play(word)
    assert seen == [
        ("bet", "choose_bet"),
        ("play", "choose_card"),
        ("play", "use_power"),
        ("discard", "choose_discard"),
        ("discard", "choose_discard"),
        ("discard", "choose_discard"),
    ]
    steps = [event["step"] for event in s.heard(1) if event["event"] == "step"]
    assert steps == ["play", "discard", "draw", "vanish", "bet"]
    assert hand(s).split()[-2:] == ["chameleon_1", "susi_1"]  # drawn up to eight
    assert s.position()["vanished"] == {"carmen": 1, "moosmann": 2}


def test_a_player_who_places_a_secret_bet_skips_step_two_and_shows_nothing() -> None:
    """EQX-TURN-3"""
    hands = ["susi_1 susi_2 noctia_1", "lupino_1"]
    s = listened(study("bet", champions=EIGHT, hands=hands, set_aside=["noctia_2", ""], deck=DECK, stop="draw"))
    play(s, "secret", "bet:susi_1")
    assert s.choice is None
    assert s.position()["stacks"] == {}
    assert (hand(s), aside(s)) == ("noctia_1 noctia_2 susi_2", "")  # step 3 took place
    heard = told(s, 1)
    assert not any(names(heard, card) for card in ("susi_1", "susi_2", "noctia_1", "noctia_2"))


def test_a_regular_bet_does_not_skip_step_two() -> None:
    """EQX-TURN-3"""
    s = study("bet", champions=EIGHT, hand="susi_1 susi_2", deck=DECK)
    s.play("regular:noctia")
    assert asked(s) == (0, "choose_card")


def test_only_the_giver_of_a_card_decides_in_the_turn_of_another_player() -> None:
    """EQX-TURN-4"""
    hands = ["susi_1 susi_2", "klumpi_1 klumpi_2", "klumpi_3 klumpi_4 klumpi_5 klumpi_6"]
    s = after("noctia_1", champions=EIGHT, hands=hands, deck=DECK)
    assert asked(s) == (0, "use_power")
    play(s, "yes", "player:seat1")
    assert asked(s) == (0, "choose_noctia_creature")
    s.play("name:klumpi")
    assert asked(s) == (1, "choose_given_card")
    s = after("ziegfried_1", hands=hands, deck=DECK)
    s.play("yes")  # only seat 2 has three cards
    assert asked(s) == (0, "choose_kept_card")


def test_carmen_and_echomir_do_not_reach_beyond_the_turn() -> None:
    """EQX-TURN-5"""
    s = study("discard", champions=EIGHT, hands=FULL, carmen_active=True, echomir_used=True, deck=DECK)
    s.play("stop")
    assert asked(s) == (1, "choose_bet")
    assert (s.position()["carmen_active"], s.position()["echomir_used"]) == (False, False)
    play(s, "skip", "play:cornu_1")
    assert asked(s) == (2, "choose_bet")  # no discard of creatures in the tournament


def test_set_aside_cards_are_the_only_obligation_beyond_a_turn() -> None:
    """EQX-TURN-5, EQX-CORNU-6"""
    s = study(
        "draw",
        champions=EIGHT,
        hands=[FULL[0], "cornu_1 cornu_2", "noctia_1"],
        set_aside=["", "klumpi_1", ""],
        deck=DECK,
    )
    assert asked(s) == (1, "choose_bet")
    assert aside(s, 1) == "klumpi_1"


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_the_current_row_has_the_number_of_the_round(round_: int) -> None:
    """EQX-TURN-6"""
    gone = ["susi", "moosmann", "cornu", "klumpi"][: round_ - 1]
    hands = ["noctia_1 carmen_2", ""]
    s = study("bet", champions=EIGHT, round=round_, vanished=gone, hands=hands, deck=DECK, stop="discard")
    play(s, "regular:carmen", "play:noctia_1")
    assert s.position()["stones"] == {f"carmen/{round_}": 0}
    assert s.position()["stacks"] == {f"noctia/{round_}": ["noctia_1"]}
