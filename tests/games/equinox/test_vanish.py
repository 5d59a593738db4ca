"""Step 5: vanishing, and the next round."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.equinox.table import DECK, EIGHT, lay, options, stack, study
from tests.games.studying import asked, play

ROW_1 = lay("susi_3 moosmann_1 cornu_5 klumpi_5 echomir_6 lupino_7 noctia_8 carmen_9")


def checked(stacks: dict[str, str], **given: Any) -> State:
    """Step 5 with these stacks."""
    return study(
        "vanish", champions=EIGHT, stacks=stacks, **{"deck": DECK, "hands": ["susi_1", "susi_2", "susi_0"], **given}
    )


def vanished(s: State) -> dict[str, int]:
    found: dict[str, int] = s.position()["vanished"]
    return found


def test_the_row_is_checked_also_at_the_end_of_a_turn_without_a_card_played() -> None:
    """EQX-VANISH-1"""
    full = " ".join(f"cornu_{n}" for n in (0, 1, 2, 3, 4, 6, 7, 8))
    row = lay("susi_3 moosmann_1 klumpi_5 echomir_6 lupino_7 noctia_8 carmen_9", 2)
    given: dict[str, Any] = {"round": 2, "vanished": ["cornu"], "stacks": row, "deck": DECK, "champions": EIGHT}
    s = study("bet", hands=[full, "susi_2"], **given)
    play(s, "skip", "stop")
    assert vanished(s) == {"cornu": 1, "moosmann": 2}
    full = " ".join(f"susi_{n}" for n in (0, 1, 2, 4, 5, 6, 7, 8, 9))
    s = study("bet", champions=EIGHT, hands=[full, "susi_10"], stacks=ROW_1, deck=DECK)
    play(s, "secret", "bet:susi_0")
    assert vanished(s) == {"moosmann": 1}


def test_the_one_weakest_creature_of_a_complete_row_vanishes() -> None:
    """EQX-VANISH-2"""
    assert vanished(checked(ROW_1)) == {"moosmann": 1}
    assert vanished(checked({**ROW_1, "cornu/1": "cornu_0"})) == {"cornu": 1}
    assert vanished(checked({**ROW_1, "moosmann/1": "moosmann_3 moosmann_10"})) == {"susi": 1}


def test_only_creatures_in_the_tournament_are_compared() -> None:
    """EQX-VANISH-2"""
    row = lay("susi_3 cornu_5 klumpi_5 echomir_6 lupino_7 noctia_8 carmen_9", 2)
    s = checked({**row, "moosmann/1": "moosmann_0"}, round=2, vanished=["moosmann"])
    assert vanished(s) == {"moosmann": 1, "susi": 2}


@pytest.mark.parametrize(
    "change",
    [{"susi/1": "susi_9 chameleon_1"}, {"carmen/1": ""}, {"moosmann/1": ""}, {"carmen/1": "", "carmen/2": "carmen_9"}],
)
def test_nothing_happens_if_the_lowest_strength_is_shared_or_a_space_is_empty(change: dict[str, str]) -> None:
    """EQX-VANISH-3"""
    s = checked({**ROW_1, **change}, deck="chameleon_2 chameleon_3")
    assert vanished(s) == {}
    assert s.position()["round"] == 1
    assert asked(s) == (1, "choose_bet")


def test_a_tie_above_the_lowest_strength_does_not_matter() -> None:
    """EQX-VANISH-3, EQX-VANISH-2"""
    assert vanished(checked({**ROW_1, "klumpi/1": "klumpi_3"})) == {"moosmann": 1}


def test_at_most_one_creature_vanishes_in_a_turn() -> None:
    """EQX-VANISH-4"""
    second = lay("susi_2 cornu_5 klumpi_5 echomir_6 lupino_7 noctia_8 carmen_9", 1)
    later = lay("susi_4 cornu_6 klumpi_6 echomir_7 lupino_8 noctia_9 carmen_10", 2)
    s = checked({**second, "moosmann/1": "moosmann_1", **later}, hands=["susi_1", "noctia_2", "carmen_2"])
    assert vanished(s) == {"moosmann": 1}
    assert s.position()["round"] == 2


def test_the_cards_and_stones_of_a_vanished_creature_stay_and_its_visible_cards_remain_visible() -> None:
    """EQX-VANISH-5"""
    stacks = {**ROW_1, "moosmann/1": "moosmann_7 moosmann_1"}
    stones = {"moosmann/1": 0, "moosmann/4": 1}
    s = checked(stacks, stones=stones, champion_cards={"moosmann": [2]})
    assert stack(s, "moosmann/1") == "moosmann_7 moosmann_1"
    assert s.view(None)["stacks"]["moosmann/1"] == ["?", "moosmann_1"]
    assert s.position()["stones"] == stones
    assert s.position()["champion_cards"] == {"moosmann": [2]}


def test_earlier_rows_are_never_evaluated_again() -> None:
    """EQX-VANISH-6"""
    stacks = {**ROW_1, "carmen/1": "carmen_0", "susi/2": "susi_6"}
    s = checked(stacks, round=2, vanished=["moosmann"])
    assert vanished(s) == {"moosmann": 1}
    assert s.position()["round"] == 2


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_a_vanishing_begins_the_next_round_and_the_next_row(round_: int) -> None:
    """EQX-ROUND-1, EQX-TURN-6"""
    gone = ["noctia", "lupino", "echomir"][: round_ - 1]
    cards = [card for card in ROW_1.values() if card.partition("_")[0] not in gone]
    s = checked(lay(" ".join(cards), round_), round=round_, vanished=gone)
    assert s.position()["round"] == round_ + 1
    assert vanished(s)["moosmann"] == round_
    play(s, "regular:carmen")
    assert s.position()["stones"] == {f"carmen/{round_ + 1}": 1}


def test_every_vanished_creature_gets_a_vanish_card_in_the_new_row() -> None:
    """EQX-ROUND-2"""
    row = lay("susi_3 moosmann_1 cornu_5 klumpi_5 echomir_6 noctia_8", 3)
    stones = {"moosmann/4": 1, "lupino/4": 2}
    s = checked(row, round=3, vanished=["carmen", "lupino"], stones=stones)
    assert {space for space in s.position()["vanish_cards"] if space.endswith("/4")} == {
        "carmen/4",
        "lupino/4",
        "moosmann/4",
    }
    assert len(s.position()["vanish_cards"]) == 1 + 2 + 3
    assert s.position()["stones"] == stones
    assert not {"carmen", "lupino", "moosmann"} & options(s, "regular")
    final = study(
        "draw",
        champions=EIGHT,
        round=4,
        seats=3,
        vanished=["carmen", "lupino", "moosmann"],
        stones=stones,
        deck="dryada",
    )
    assert final.result is not None
    assert list(final.result.scores) == [0, 0, 0]


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_play_goes_on_with_the_next_player_clockwise_after_a_vanishing(turn: int) -> None:
    """EQX-ROUND-3, EQX-TURN-1"""
    s = checked(ROW_1, turn=turn, start_player=1)
    assert s.position()["round"] == 2
    assert asked(s) == ((turn + 1) % 3, "choose_bet")


def test_a_complete_row_in_the_middle_of_a_turn_has_no_effect() -> None:
    """EQX-VANISH-1"""
    stacks = {**ROW_1, "carmen/1": ""}
    full = " ".join(f"susi_{n}" for n in (0, 1, 2, 4, 5, 6, 7))
    s = study("play", champions=EIGHT, hand=f"carmen_9 {full}", stacks=stacks, stop="vanish", deck=DECK)
    s.play("play:carmen_9")
    assert vanished(s) == {}
    s = study("play", champions=EIGHT, hands=[f"carmen_9 {full}", "noctia_1"], stacks=stacks, deck=DECK)
    s.play("play:carmen_9")
    assert vanished(s) == {"moosmann": 1}
