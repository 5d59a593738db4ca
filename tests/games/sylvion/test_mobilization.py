"""Drafting the defender deck (SYL-MOB)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import bag, cards, hand, order, play, question, refused
from tests.games.sylvion.table import health, study, sylvan_cards

FEATS = ["OWLS_WISDOM", "DELUGE", "FENCE", "DISINFO", "STAG_KING", "FISH_FLOOD", "ARMISTICE", "CHARGING"]
LONG_PILE = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3 F3 F3 F4 F4 F4 F4 T1 T1 T1 T1 T2 T2 T2 T2 T3 T3 T3 T3"


def start(seed: int = 1, **settings: Any) -> State:
    return lichtung.game("sylvion").start(seats=1, seed=seed, **settings)


def columns(s: State) -> list[str]:
    return [bag(s, "recruit_column", number) for number in range(4)]


def draft(
    columns: list[str] | None = None,
    *,
    pile: str = "",
    desertion: str = "1 2 3 4",
    stop: str | None = None,
    **more: Any,
) -> State:
    """The beginning of a mobilisation round; the given columns are as the last round left them."""
    columns = columns or ["", "", "", ""]
    return study(
        "mobilization", recruit_column=columns, recruit_pile=pile, desertion_deck=desertion.split(), stop=stop, **more
    )


def test_all_sylvan_cards_are_in_the_recruit_pile() -> None:
    """SYL-MOB-1: each kind as often as the rules say; with expansion 1 also eight feats and eight betrayals."""
    for settings, expected in (
        ({}, Counter(sylvan_cards())),
        ({"feats_betrayals": True}, Counter(sylvan_cards()) + Counter(FEATS) + Counter({"BET": 8})),
    ):
        s = start(**settings)
        lying = [code for column in s.position()["recruit_column"] for code in column]
        assert Counter(cards(s, "recruit_pile") + lying) == expected
    assert order(start(seed=1), "recruit_pile") != order(start(seed=2), "recruit_pile")


def test_the_desertion_deck_is_made_of_the_twelve_edge_cards() -> None:
    """SYL-MOB-2: three of each number, shuffled, face down."""
    s = start(seed=1)
    assert bag(s, "desertion_deck") == "1 1 1 2 2 2 3 3 3 4 4 4"
    assert s.view(0)["desertion_deck"] == ["?"] * 12
    assert len({order(start(seed=seed), "desertion_deck") for seed in range(6)}) > 1


def test_four_columns_start_empty() -> None:
    """SYL-MOB-3: after the first summoning each of them holds exactly one card."""
    assert [len(column) for column in start().position()["recruit_column"]] == [1, 1, 1, 1]


def test_a_mobilisation_round_summons_recruits_summons_and_deserts() -> None:
    """SYL-MOB-4: in this order; then the next round summons again."""
    s = draft(pile="F1 F2 F3 F4 T1 T2 T3 T4 OWL WHA ELE HED STA", desertion="3 1")
    assert columns(s) == ["F1", "F2", "F3", "F4"]
    assert question(s) == "recruit_column"
    play(s, "recruit:2")
    assert columns(s) == ["F1 OWL T1", "T2 WHA", "ELE", "F4 HED T4"]
    assert (bag(s, "box"), bag(s, "defender_deck"), order(s, "recruit_pile")) == ("F3 T3", "F2", "STA")


def test_summoning_serves_the_columns_from_left_to_right() -> None:
    """SYL-MOB-5: each receives the top card of the pile, face up."""
    s = draft(["DOV", "STA", "SQU", "FIS"], pile="T4 T3 T2 T1 OWL")
    assert columns(s) == ["DOV T4", "STA T3", "SQU T2", "FIS T1"]
    assert order(s, "recruit_pile") == "OWL"
    assert [sorted(column) for column in s.view(None)["recruit_column"]] == [
        ["DOV", "T4"],
        ["STA", "T3"],
        ["SQU", "T2"],
        ["FIS", "T1"],
    ]


def test_a_column_of_four_is_skipped() -> None:
    """SYL-MOB-6: the card goes to the next column that has room; feats count, betrayals do not."""
    s = draft(
        ["F1 F2 F3 F4", "T1 T2 T3 BET BET", "OWLS_WISDOM DELUGE T4 FENCE", "F1 F2 F3"],
        pile="OWL WHA ELE",
        feats_betrayals=True,
    )
    assert columns(s) == ["F1 F2 F3 F4", "BET BET OWL T1 T2 T3", "DELUGE FENCE OWLS_WISDOM T4", "F1 F2 F3 WHA"]
    assert order(s, "recruit_pile") == "ELE"


def test_an_empty_column_receives_one_card_like_any_other() -> None:
    """SYL-MOB-7: not as many as it lacks."""
    s = draft(["F1", "", "F3 F4", ""], pile="T1 T2 T3 T4 OWL WHA")
    assert columns(s) == ["F1 T1", "T2", "F3 F4 T3", "T4"]


def test_without_a_pile_the_columns_get_nothing() -> None:
    """SYL-MOB-8: the pile ends in the middle of a summoning; later summonings do nothing, the rounds go on."""
    s = draft(["F1", "F2 T2", "F3 T3", "F4"], pile="T1", desertion="4 2 1")
    assert columns(s) == ["F1 T1", "F2 T2", "F3 T3", "F4"]
    play(s, "recruit:2")
    assert columns(s) == ["F1 T1", "", "F3 T3", ""]
    assert question(s) == "recruit_column"


def test_a_column_is_recruited_whole() -> None:
    """SYL-MOB-9: all its cards, none of another column."""
    s = draft(["F1 F1 T1 OWL", "F2", "F3", "F4"], desertion="4 4")
    play(s, "recruit:1")
    assert bag(s, "defender_deck") == "F1 F1 OWL T1"
    assert columns(s) == ["", "F2", "F3", ""]


def test_an_empty_column_cannot_be_recruited() -> None:
    """SYL-MOB-9: only a column that holds a card is offered."""
    s = draft(["F1", "", "F3", ""], desertion="1 2")
    assert sorted(s.words()) == ["recruit:1", "recruit:3"]
    assert refused(s, "recruit:2") == "SYL-MOB-9"
    assert s.why_not("recruit:1") is None


def test_recruitment_is_skipped_when_all_columns_are_empty() -> None:
    """SYL-MOB-10: nobody is question, and the desertion that follows ends the mobilisation."""
    s = draft(defender_deck="F1 F2", desertion="3 1", stop="reveal")
    assert question(s) is None
    assert (hand(s), bag(s, "box")) == ("F1 F2", "")


def test_the_column_named_by_the_desertion_card_goes_to_the_box() -> None:
    """SYL-MOB-11: the top card of the desertion deck names it, and the second summoning came before."""
    s = draft(["", "", "F1 F2", "T1"], pile="F3 F4 T3 T4 OWL WHA ELE HED", desertion="3 4")
    play(s, "recruit:1")
    assert bag(s, "box") == "ELE F1 F2 T3"
    assert columns(s) == ["OWL", "F4 WHA", "", "HED T1 T4"]
    assert (cards(s, "desertion_revealed"), cards(s, "desertion_deck")) == (["3"], ["4"])


def test_the_mobilisation_ends_when_the_pile_is_empty_and_nobody_deserts() -> None:
    """SYL-MOB-12: at once, although columns and desertion cards are left."""
    s = draft(["F1", "F2", "F3", ""], desertion="4 1 2", stop="reveal")
    play(s, "recruit:1")
    assert question(s) is None
    assert (hand(s), bag(s, "box")) == ("F1", "F2 F3")


@pytest.mark.parametrize(("pile", "desertion"), [("", "2 4"), ("T1 T2 T3 T4 T1 T2 T3 T4 OWL", "1 4")])
def test_the_mobilisation_goes_on_while_there_is_a_pile_or_somebody_deserts(pile: str, desertion: str) -> None:
    """SYL-MOB-12: both conditions are needed."""
    s = draft(["F1", "F2", "F3", "F4"], pile=pile, desertion=desertion, stop="reveal")
    play(s, "recruit:1")
    assert question(s) == "recruit_column"


def test_the_last_desertion_card_ends_the_mobilisation() -> None:
    """SYL-MOB-13: no further summoning, although the pile is not empty."""
    s = draft(pile="F1 F2 F3 F4 T1 T2 T3 T4 OWL WHA", desertion="4", stop="reveal")
    play(s, "recruit:1")
    assert question(s) is None
    assert hand(s) == "F1"
    assert columns(s) == ["", "", "", ""]


def test_a_whole_mobilisation_has_at_most_twelve_rounds() -> None:
    """SYL-MOB-13: one desertion card for each round."""
    for seed in range(6):
        s = start(seed=seed)
        rounds = 0
        while question(s) == "recruit_column":
            assert len(cards(s, "desertion_revealed")) == rounds
            s.play(s.words()[seed % len(s.words())])
            rounds += 1
        assert 8 <= rounds <= 12


def test_what_was_not_recruited_leaves_the_game() -> None:
    """SYL-MOB-14: the cards in the columns and in the recruit pile go to the box."""
    s = draft(["F1", "F2 T2", "F3", "F4"], pile="STA DOV SQU FIS T1 T2 T3 T4 OWL WHA", desertion="2", stop="reveal")
    play(s, "recruit:1")
    assert hand(s) == "F1 STA"
    assert bag(s, "box") == "DOV F2 F3 F4 FIS OWL SQU T1 T2 T2 T3 T4 WHA"
    assert (columns(s), bag(s, "recruit_pile")) == ([""] * 4, "")


def test_turned_up_desertion_cards_stay_open() -> None:
    """SYL-MOB-15: the deck is never reshuffled; the numbers come in its order."""
    s = draft(pile=LONG_PILE, desertion="3 3 1 4 2")
    play(s, "recruit:1", "recruit:1")
    assert cards(s, "desertion_revealed") == ["3", "3"]
    assert s.view(None)["desertion_revealed"] == ["3", "3"]
    assert cards(s, "desertion_deck") == ["1", "4", "2"]


def test_the_edge_cards_become_the_forest_edge() -> None:
    """SYL-MOB-16: all twelve are healthy, turned up or not, and no number is left over."""
    s = draft(["F1", "F2", "F3", ""], desertion="4 1 2", stop="reveal")
    play(s, "recruit:1")
    assert health(s) == 12
    assert (cards(s, "desertion_deck"), cards(s, "desertion_revealed")) == ([], [])
