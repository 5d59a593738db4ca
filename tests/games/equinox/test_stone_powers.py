"""The powers of Susi, Moosmann and Klumpi."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.equinox.table import (
    DECK,
    EIGHT,
    after,
    deck,
    discarded,
    lay,
    offered,
    options,
    ruler,
    stack,
    stone,
    stones_left,
    study,
)
from tests.games.studying import asked, hand, listened, names, play, refused, told

ROUND_3: dict[str, Any] = {"champions": EIGHT, "round": 3, "vanished": ["cornu", "carmen"], "deck": DECK}


def test_susi_draws_exactly_three_cards_from_the_top_of_the_deck() -> None:
    """EQX-SUSI-1"""
    s = after("susi_1", hand="noctia_1", stop="discard", **ROUND_3)
    s.play("yes")
    assert hand(s) == "chameleon_1 chameleon_2 chameleon_3 noctia_1"
    assert deck(s).split() == DECK.split()[3:]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_susi_ends_the_game_with_the_last_card_and_draws_what_is_there(count: int) -> None:
    """EQX-SUSI-2, EQX-SUSI-3"""
    s = after("susi_1", hand="noctia_1", **{**ROUND_3, "deck": " ".join(DECK.split()[:count])})
    assert offered(s)
    s.play("yes")
    assert s.over
    assert s.result is not None
    assert s.result.reason == "last_card_drawn"
    assert len(hand(s).split()) == 1 + count


def test_susi_with_four_cards_in_the_deck_does_not_end_the_game() -> None:
    """EQX-SUSI-2"""
    s = after(
        "susi_1", hand="noctia_1", stop="discard", **{**ROUND_3, "deck": "urvater dryada chameleon_1 chameleon_2"}
    )
    s.play("yes")
    assert not s.over
    assert deck(s) == "chameleon_2"


def test_susis_power_is_offered_with_any_hand() -> None:
    """EQX-SUSI-3"""
    assert offered(after("susi_1", hand="", **ROUND_3))
    assert offered(after("susi_1", hand=" ".join(f"noctia_{n}" for n in range(11)), **ROUND_3))


MIXED: dict[str, Any] = {
    "stones": {"cornu/1": 0, "noctia/4": 0, "susi/1": 1},
    "secret_bets": ["susi_5", None],
    **ROUND_3,
}


def test_moosmann_takes_back_any_own_placed_stone_wherever_it_lies() -> None:
    """EQX-MOOSMANN-1"""
    s = after("moosmann_1", hand="noctia_1", stop="discard", **MIXED)
    s.play("yes")
    assert asked(s) == (0, "choose_stone")
    assert options(s) == {"space:cornu/1", "space:noctia/4", "champion:moosmann", "secret"}
    assert refused(s, "space:susi/1") == "EQX-MOOSMANN-1"
    before = stones_left(s)
    for word, space in (("space:cornu/1", "cornu/1"), ("space:noctia/4", "noctia/4")):
        other = s.copy()
        other.play(word)
        assert stone(other, space) is None
        assert stones_left(other) == before + 1
    s.play("champion:moosmann")
    assert s.position()["champion_cards"] == {}
    assert s.position()["stones"] == MIXED["stones"]


def test_moosmann_may_take_back_the_stone_placed_in_this_very_turn() -> None:
    """EQX-MOOSMANN-1"""
    s = study("bet", champions=EIGHT, hand="moosmann_1 noctia_1", stones={"moosmann/2": 0}, deck=DECK, stop="discard")
    play(s, "regular:moosmann", "play:moosmann_1", "yes", "space:moosmann/1")
    assert s.position()["stones"] == {"moosmann/2": 0}
    assert stones_left(s) == 4


def test_rulership_changes_at_once_and_the_stone_is_placed_again_in_a_later_turn() -> None:
    """EQX-MOOSMANN-2"""
    given: dict[str, Any] = {"champions": EIGHT, "stones": {"moosmann/1": 0, "moosmann/2": 1}, "deck": DECK}
    s = study("play", hands=["moosmann_1 noctia_1", "susi_1"], stop="draw", **given)
    s.play("play:moosmann_1")
    assert ruler(s, "moosmann") == 0
    s.play("yes")
    assert ruler(s, "moosmann") == 1
    assert s.choice is None  # no step 1 any more, neither a discard


def test_the_card_of_a_secret_bet_taken_back_is_shown_and_discarded_and_there_is_no_other() -> None:
    """EQX-MOOSMANN-3, EQX-INFO-3, EQX-BET-12"""
    full = " ".join(f"noctia_{n}" for n in range(9))
    s = after("moosmann_1", champions=EIGHT, hands=[full, "susi_1"], secret_bets=["susi_5", None], deck=DECK)
    listened(s)
    play(s, "yes", "secret")
    assert discarded(s) == "susi_5"
    assert s.position()["secret_bets"] == [None, None]
    assert s.position()["champion_cards"] == {"moosmann": [0]}
    assert stones_left(s) == 4
    assert all(names(told(s, viewer), "susi_5") for viewer in (1, None))
    s.play("skip")
    assert asked(s) == (0, "choose_bet")
    assert s.position()["round"] == 1
    assert refused(s, "secret") == "EQX-BET-12"


def test_klumpi_bets_on_any_free_space_of_the_five_rows_of_a_creature_in_the_tournament() -> None:
    """EQX-KLUMPI-1, EQX-KLUMPI-3"""
    s = after("klumpi_1", hand="noctia_1", stones={"susi/1": 1, "noctia/3": 0, "lupino/5": 1}, **ROUND_3)
    s.play("yes")
    assert asked(s) == (0, "choose_klumpi_space")
    alive = ("susi", "moosmann", "klumpi", "echomir", "lupino", "noctia")
    free = {f"{creature}/{row}" for creature in alive for row in range(1, 6)} - {"susi/1", "noctia/3", "lupino/5"}
    assert options(s) == {f"bet:{space}" for space in free}
    for space in ("susi/1", "cornu/3", "cornu/1", "carmen/5"):
        assert refused(s, f"bet:{space}") == "EQX-KLUMPI-3"


def test_klumpis_bet_takes_one_available_stone() -> None:
    """EQX-KLUMPI-1"""
    s = after("klumpi_1", hand="noctia_1", stop="discard", **ROUND_3)
    play(s, "yes", "bet:susi/1")
    assert (stone(s, "susi/1"), stones_left(s)) == (0, 3)


@pytest.mark.parametrize(("row", "value"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_klumpis_stone_has_the_value_of_its_row(row: int, value: int) -> None:
    """EQX-KLUMPI-2"""
    filler = " ".join(f"cornu_{n}" for n in range(7))
    s = after("klumpi_1", hands=[filler, ""], **{**ROUND_3, "deck": "urvater"})
    play(s, "yes", f"bet:susi/{row}", "stop")
    assert s.result is not None
    assert list(s.result.scores or ()) == [5 + value, 0]


def test_klumpi_cannot_bet_on_champion_cards_or_secretly() -> None:
    """EQX-KLUMPI-3"""
    s = after("klumpi_1", hand="noctia_1", champions=EIGHT, deck=DECK)
    s.play("yes")
    assert len(options(s)) == 40
    for word in ("champion:susi", "secret", "bet:noctia_1"):
        assert s.why_not(word) is not None


def test_klumpis_bet_comes_in_addition_to_step_one_and_occupies_the_current_space_at_once() -> None:
    """EQX-KLUMPI-4"""
    full = " ".join(f"noctia_{n}" for n in range(9))
    s = study("bet", champions=EIGHT, hands=[f"klumpi_1 {full}", "susi_1"], deck=DECK)
    play(s, "regular:klumpi", "play:klumpi_1", "yes", "bet:susi/1")
    assert s.position()["stones"] == {"klumpi/1": 0, "susi/1": 0}
    assert asked(s) == (1, "choose_bet")
    assert not {"susi", "klumpi"} & options(s, "regular")
    assert refused(s, "regular:susi") == "EQX-BET-3"
    s.play("skip")
    assert asked(s) == (0, "choose_bet")
    assert "susi" not in options(s, "regular")  # the owner neither


def test_cards_put_on_the_space_afterwards_go_under_klumpis_stone() -> None:
    """EQX-KLUMPI-5"""
    stacks = lay("susi_4", 3)
    s = after("klumpi_1", hand="noctia_1", stacks=stacks, **ROUND_3)
    s.play("yes")
    assert {"susi/3", "noctia/3"} <= options(s, "bet")
    s = study("play", hand="susi_1 noctia_1", stones={"susi/3": 1}, stacks=stacks, stop="discard", **ROUND_3)
    s.play("play:susi_1")
    assert (stack(s, "susi/3"), stone(s, "susi/3")) == ("susi_4 susi_1", 1)
