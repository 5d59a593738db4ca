"""Step 1: regular bets and the stones on the table."""

from __future__ import annotations

import pytest

from tests.games.equinox.table import DECK, EIGHT, lay, options, ruler, stack, stone, stones_left, study
from tests.games.studying import asked, play, question, refused


def test_step_one_offers_a_regular_bet_a_secret_bet_or_nothing_and_ends_with_one_of_them() -> None:
    """EQX-BET-1"""
    s = study("bet", champions=EIGHT, hand="susi_1 susi_2", deck=DECK)
    assert options(s) == {*(f"regular:{creature}" for creature in EIGHT.split()), "secret", "skip"}
    s.play("regular:cornu")
    assert asked(s) == (0, "choose_card")
    assert stones_left(s) == 4


def test_an_own_secret_bet_can_be_revealed_but_not_that_of_another_player() -> None:
    """EQX-BET-1, EQX-BET-18"""
    assert "reveal" in options(study("bet", hand="susi_1", secret_bets=["susi_4", None]))
    s = study("bet", hand="susi_1", secret_bets=[None, "susi_4"])
    assert "reveal" not in options(s)
    assert refused(s, "reveal") == "EQX-BET-18"


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_doing_nothing_is_allowed_in_every_round(round_: int) -> None:
    """EQX-BET-2"""
    gone = ["susi", "moosmann", "cornu", "klumpi"][: round_ - 1]
    s = study(
        "bet", champions=EIGHT, round=round_, vanished=gone, hand="carmen_1 carmen_2", secret_bets=["noctia_1", None]
    )
    assert "skip" in options(s)
    s.play("skip")
    assert question(s) == "choose_card"
    assert stones_left(s) == 4
    assert s.position()["stones"] == {}


def test_a_regular_bet_goes_to_the_current_space_of_a_creature_in_the_tournament() -> None:
    """EQX-BET-3"""
    s = study("bet", champions=EIGHT, round=3, vanished=["susi", "cornu"], hand="carmen_1 carmen_2", deck=DECK)
    assert options(s, "regular") == {"moosmann", "klumpi", "echomir", "lupino", "noctia", "carmen"}
    assert refused(s, "regular:susi") == "EQX-BET-3"
    s.play("regular:noctia")
    assert s.position()["stones"] == {"noctia/3": 0}


def test_a_creature_that_is_no_champion_cannot_be_bet_on() -> None:
    """EQX-BET-3, EQX-SETUP-4"""
    s = study("bet", champions=EIGHT, hand="susi_1")
    assert refused(s, "regular:ursus") == "EQX-SETUP-4"


@pytest.mark.parametrize("owner", [0, 1])
def test_a_stone_on_the_current_space_keeps_every_other_stone_away(owner: int) -> None:
    """EQX-BET-3, EQX-BET-5"""
    s = study(
        "bet", champions=EIGHT, round=2, vanished=["susi"], hand="carmen_1", stones={"carmen/2": owner, "noctia/1": 1}
    )
    assert options(s, "regular") == {"moosmann", "cornu", "klumpi", "echomir", "lupino", "noctia"}
    assert refused(s, "regular:carmen") == "EQX-BET-3"


def test_a_stone_that_klumpi_put_there_in_an_earlier_round_keeps_regular_bets_away() -> None:
    """EQX-BET-3, EQX-KLUMPI-4"""
    row = lay("susi_1 moosmann_2 cornu_3 klumpi_4 echomir_5 lupino_6 noctia_7 carmen_8", 1)
    s = study("vanish", champions=EIGHT, hands=["", "noctia_1"], stacks=row, stones={"noctia/2": 1}, deck=DECK)
    assert s.position()["round"] == 2
    assert asked(s) == (1, "choose_bet")
    assert "noctia" not in options(s, "regular")
    assert "carmen" in options(s, "regular")


def test_cards_on_the_space_do_not_matter_for_a_bet() -> None:
    """EQX-BET-4"""
    stacks = {"susi/1": "susi_3 chameleon_0", "cornu/1": "cornu_2"}
    s = study("bet", champions=EIGHT, stacks=stacks, hand="susi_1 susi_2", deck=DECK)
    assert options(s, "regular") == set(EIGHT.split())
    s.play("regular:susi")
    assert stack(s, "susi/1") == "susi_3 chameleon_0"
    assert stone(s, "susi/1") == 0


def test_a_stone_stays_on_its_space_when_cards_are_added_removed_and_swapped() -> None:
    """EQX-BET-4"""
    stones = {"raneri/1": 0, "raneri/2": 1}
    stacks = {"raneri/1": "raneri_3", "susi/2": "susi_1"}
    s = study("play", round=2, vanished=["cornu"], stones=stones, stacks=stacks, hand="raneri_5 dryada", stop="discard")
    play(s, "play:raneri_5", "yes")
    assert (stack(s, "raneri/1"), stack(s, "raneri/2")) == ("raneri_5", "raneri_3")
    assert s.position()["stones"] == stones
    s = study("play", round=2, vanished=["cornu"], stones=stones, stacks=stacks, hand="susi_4 dryada", stop="discard")
    play(s, "play:dryada", "take:raneri/1")
    assert s.position()["stones"] == stones


@pytest.mark.parametrize(("row", "value"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_the_row_of_the_stone_gives_its_value_whichever_row_is_current(row: int, value: int) -> None:
    """EQX-BET-6"""
    for round_ in (1, 3, 5):
        gone = ["susi", "moosmann", "cornu", "klumpi"][: round_ - 1]
        s = study("draw", champions=EIGHT, round=round_, vanished=gone, stones={f"carmen/{row}": 1}, deck="chameleon_1")
        assert s.result is not None
        assert list(s.result.scores) == [0, value]


def test_a_player_may_bet_on_one_creature_in_several_rows_and_on_several_creatures_in_one_row() -> None:
    """EQX-BET-7"""
    stones = {"carmen/1": 0, "carmen/2": 0, "noctia/3": 0}
    s = study("bet", champions=EIGHT, round=3, vanished=["susi", "cornu"], stones=stones, hand="carmen_1 carmen_2")
    assert {"carmen", "lupino"} <= options(s, "regular")
    s.play("regular:carmen")
    assert stone(s, "carmen/3") == 0


def test_without_an_available_stone_there_is_no_bet() -> None:
    """EQX-BET-7"""
    stones = {"carmen/1": 0, "carmen/2": 0, "noctia/1": 0, "noctia/2": 0, "lupino/2": 0}
    s = study("bet", champions=EIGHT, round=3, vanished=["susi", "cornu"], stones=stones, hand="carmen_1 carmen_2")
    assert asked(s) == (0, "choose_card")  # skipping was the only option
    stones.pop("lupino/2")
    s = study("bet", champions=EIGHT, round=3, vanished=["susi", "cornu"], stones=stones, hand="carmen_1 carmen_2")
    assert "carmen" in options(s, "regular")


def test_a_stone_taken_back_is_available_and_its_space_is_free_for_everyone() -> None:
    """EQX-BET-8, EQX-BET-9"""
    stones = {"moosmann/1": 0, "susi/1": 0}
    hands = ["moosmann_3 susi_1 susi_2 susi_3 susi_4 susi_5 susi_6 susi_7 susi_8", "noctia_1"]
    s = study("play", champions=EIGHT, hands=hands, stones=stones, deck=DECK)
    play(s, "play:moosmann_3", "yes", "space:susi/1")
    assert stones_left(s) == 4
    assert asked(s) == (1, "choose_bet")
    assert "susi" in options(s, "regular")
    other = s.copy()
    other.play("regular:susi")
    assert stone(other, "susi/1") == 1
    s.play("skip")
    assert asked(s) == (0, "choose_bet")
    assert "susi" in options(s, "regular")
    assert "moosmann" not in options(s, "regular")


def test_no_question_of_step_one_moves_or_takes_back_a_placed_stone() -> None:
    """EQX-BET-8"""
    s = study("bet", champions=EIGHT, stones={"susi/1": 0}, hand="susi_1 noctia_1", deck=DECK)
    assert {word.partition(":")[0] for word in s.words()} == {"regular", "secret", "skip"}
    assert s.why_not("space:susi/1") is not None


def test_stones_of_a_vanished_creature_stay_and_score_nothing() -> None:
    """EQX-BET-10, EQX-SCORE-2"""
    row = lay("susi_1 moosmann_2 cornu_3 klumpi_4 echomir_5 lupino_6 noctia_7 carmen_8", 1)
    stones = {"susi/1": 0, "susi/3": 1}
    s = study("vanish", champions=EIGHT, stacks=row, stones=stones, champion_cards={"susi": [1]}, deck=DECK)
    assert s.position()["vanished"] == {"susi": 1}
    assert s.position()["stones"] == stones
    assert s.position()["champion_cards"] == {"susi": [1]}
    s = study(
        "draw", champions=EIGHT, round=2, vanished=["susi"], stones=stones, champion_cards={"susi": [1]}, deck="dryada"
    )
    assert s.result is not None
    assert list(s.result.scores) == [0, 0]


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_regular_bets_are_possible_in_all_five_rounds(round_: int) -> None:
    """EQX-BET-11"""
    gone = ["susi", "moosmann", "cornu", "klumpi"][: round_ - 1]
    s = study("bet", champions=EIGHT, round=round_, vanished=gone, hand="carmen_1 carmen_2", deck=DECK)
    s.play("regular:noctia")
    assert stone(s, f"noctia/{round_}") == 0
    assert ruler(s, "noctia") == 0
