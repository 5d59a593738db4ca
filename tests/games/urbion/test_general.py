"""What holds everywhere (URB-GEN)."""

from __future__ import annotations

from collections import Counter

import pytest

import lichtung
from lichtung import Dice
from tests.games.studying import cards, outcome, play, question, refused
from tests.games.urbion.decks import ELEVEN, EXPANSIONS, PLENTY, SUBSETS, all_cities, all_dreams, cities, dreams
from tests.games.urbion.table import offered, row, rows, study

GAME = lichtung.game("urbion")


def pacified(city_row: str) -> bool:
    """Whether a census pacifies the only city on display."""
    s = study("phase_play", *EXPANSIONS[:4], hand="A+2", rows=[city_row], stop="phase_draw", dream_deck=PLENTY)
    play(s, "discard:A+2", "census")
    while question(s) == "census_discard":
        s.play("discard:none")
    return len(cards(s, "success_pile")) == 1


def test_the_game_is_for_one_player_or_a_team_of_two() -> None:
    """URB-GEN-1"""
    assert GAME.seats == (1, 2)
    for seats in (0, 3):
        with pytest.raises(lichtung.InvalidSettings):
            GAME.start(seats=seats, seed=1)


def test_a_team_wins_together_and_loses_together() -> None:
    """URB-GEN-1: whoever of the two was at turn."""
    for turn in (0, 1):
        s = study("phase_play", hands=["E+2", "E+2"], turn=turn, rows=["E+2 [EW] W-2"], success_pile=ELEVEN)
        play(s, "discard:E+2", "census")
        assert outcome(s)[0] is True
        assert s.result is not None
        assert tuple(s.result.winners) == (0, 1)
        s = study("phase_play", hands=["E+2", "E+2"], turn=turn, rows=["E+2 [EW] W-2"])
        play(s, "discard:E+2", "none")
        assert outcome(s)[0] is False
        assert s.result is not None
        assert tuple(s.result.winners) == ()


@pytest.mark.parametrize("expansions", SUBSETS, ids="+".join)
def test_every_mix_of_expansions_has_its_cards_and_no_others(expansions: tuple[str, ...]) -> None:
    """URB-GEN-2"""
    s = GAME.start(seats=1, seed=5, expansions=expansions)
    assert all_dreams(s) == dreams(*expansions)
    assert all_cities(s) == cities(*expansions)
    assert (question(s) == "books") == ("books_of_power" in expansions)
    assert (s.position()["void_cards_left"] > 0) == ("void" in expansions)
    assert (s.position()["wise_chaos_left"] > 0) == ("postcards" in expansions)


@pytest.mark.parametrize(
    ("needs", "city_row"),
    [
        ("city_squares", "[SQ]"),
        ("city_squares", "M:E+2 [EW]"),
        ("chromatic_chaos", "[EW] C-4"),
        ("temples", "[T:E]"),
        ("temples", "O+1 [EW]"),
        ("hanging_gardens", "[G]"),
        ("hanging_gardens", "*E+2 [EW]"),
        ("postcards", "E+2{DC} [EW]"),
    ],
)
def test_cards_of_an_expansion_that_is_not_in_play_do_not_exist(needs: str, city_row: str) -> None:
    """URB-GEN-2"""
    others = [name for name in EXPANSIONS if name != needs]
    with pytest.raises(lichtung.InvalidPosition):
        study("phase_play", *others, hand="E+2", rows=[city_row])
    assert rows(study("phase_play", needs, hand="E+2", rows=[city_row])) == [city_row]


def test_rules_of_an_expansion_that_is_not_in_play_do_not_exist() -> None:
    """URB-GEN-2: no alliance, no special action, no book, no Wise Chaos."""
    s = study("phase_play", hand="E+2 E-3 W+1 W-2", rows=["E+2 [EW] W-2", "[EA]"], dream_deck="K")
    assert refused(s, "alliance:E+2&E-3") == "URB-GEN-2"
    assert refused(s, "pair:E+2&E-3") == "URB-GEN-2"
    s.play("discard:E+2")
    assert sorted(s.words()) == ["census", "none"]
    assert refused(s, "book:prophecies") == "URB-GEN-2"
    s.play("none")
    assert (question(s), sorted(s.words())) == ("chaos", ["clear:R1", "reveal"])
    assert refused(s, "wise") == "URB-GEN-2"


@pytest.mark.parametrize("full", ["E+2 E+2 E+2", "K E+2 W+1", "K K C", "C C C", "M:E O *F+4"])
def test_a_side_never_holds_more_than_three_dreams(full: str) -> None:
    """URB-GEN-3, URB-PLACE-4: chaos-type dreams count like all others."""
    lying = [f"{full} [EW] W-2", "[FA] F-1"]
    s = study("phase_play", *EXPANSIONS[:4], hand="E+2", rows=lying, dream_deck="K C E+2 E+2 W-2")
    assert offered(s, "place") == []
    assert refused(s, "place:E+2,R1L") == "URB-PLACE-4"
    play(s, "discard:E+2", "none")
    assert (question(s), offered(s, "place")) == ("chaos", ["place:R2"])
    s.play("reveal")
    assert (question(s), sorted(s.words())) == ("chromatic", ["place:R1R", "place:R2L", "place:R2R"])


@pytest.mark.parametrize(("seed", "seats"), [(seed, 1 + seed % 2) for seed in range(12)])
def test_in_random_games_no_side_holds_more_than_three_dreams_or_a_wrong_value(seed: int, seats: int) -> None:
    """URB-GEN-3, URB-GEN-4, URB-GEN-5, URB-GEN-10"""
    s = GAME.start(seats=seats, seed=seed, expansions=EXPANSIONS)
    dice = Dice(seed)
    gone = Counter[str]()
    while not s.over:
        s.choose(s.options[int(dice.below(len(s.options)))])
        for lying in s.position()["rows"]:
            assert max(len(lying["left"]), len(lying["right"])) <= 3
            assert all("+" in code for code in lying["left"])
            assert all("-" in code for code in lying["right"])
        thrown = Counter(cards(s, "discard_pile") + cards(s, "box"))
        assert thrown >= gone
        gone = thrown


@pytest.mark.parametrize(
    "balanced",
    [
        "E+2 [EW] W-2",
        "A+2 [EW] W-2",
        "W+1 [EW] F-1",
        "F+4 [EW] E-3 F-1",
        "E+2 W+1 [EW] A-3",
        "F+4 W+1 [EW] K-5",
        "K+5 [EW] A-3 W-2",
        "M:E+2 [EW] M:W-2",
        "M:W+1 [EW] M:F-1",
        "M:F+4 [EW] C-4",
        "M:A+2 O+1 [EW] M:E-3",
        "O+1 M:E+2 [EW] M:A-3",
        "C+4 [EW] E-3 O-1",
        "*F+4 [EW] *A-3 *F-1",
        "K+5 [EW] K-5",
    ],
)
def test_a_dream_counts_with_the_value_of_the_side_it_lies_on(balanced: str) -> None:
    """URB-GEN-4, URB-GEN-6"""
    assert pacified(balanced)


@pytest.mark.parametrize(
    ("seat_of", "card", "wrong"), [(0, "E+2", "R"), (0, "*F+4", "R"), (1, "W-2", "L"), (1, "*A-3", "L")]
)
def test_sognae_lie_on_the_left_only_and_incubi_on_the_right_only(seat_of: int, card: str, wrong: str) -> None:
    """URB-GEN-5"""
    s = study("phase_play", *EXPANSIONS[:4], hand=card, rows=["[SQ]"], dream_deck=PLENTY)
    right = "LR"[seat_of]
    assert offered(s, "place") == [f"place:{card},R1{right}"]
    assert refused(s, f"place:{card},R1{wrong}") == "URB-GEN-5"


@pytest.mark.parametrize("card", ["M:W", "O"])
def test_flexible_dreams_can_lie_on_either_side(card: str) -> None:
    """URB-GEN-5"""
    s = study("phase_play", *EXPANSIONS[:4], hand=card, rows=["[SQ]"], dream_deck=PLENTY)
    assert offered(s, "place") == [f"place:{card},R1L", f"place:{card},R1R"]


def test_chaos_type_dreams_can_lie_on_either_side() -> None:
    """URB-GEN-4, URB-GEN-5"""
    s = study("phase_draw", rows=["E+2 [EW]", "[EA] F-1"], dream_deck="K K", stop="end_of_turn")
    play(s, "place:R1", "place:R2")
    assert [sorted(row(s, n).split()) for n in (1, 2)] == [["E+2", "K+5", "[EW]"], ["F-1", "K-5", "[EA]"]]


@pytest.mark.parametrize(
    "unbalanced",
    [
        "[EW]",
        "E+2 [EW]",
        "[EW] F-1",
        "E+2 [EW] F-1",
        "E+2 [EW] A-3",
        "F+4 W+1 E+2 [EW] E-3 A-3 W-2",
        "F+4 [EW] W-2 F-1",
        "K+5 [EW] C-4",
    ],
)
def test_a_city_that_is_empty_or_off_by_one_is_not_balanced(unbalanced: str) -> None:
    """URB-GEN-6"""
    assert not pacified(unbalanced)


@pytest.mark.parametrize(
    ("city_row", "side"),
    [
        ("W+1 [EW]", "left"),
        ("[EW] F-1", "right"),
        ("F+4 [EW] F-1 F-1 F-1", "left"),
        ("W+1 W+1 [EW] E-3", "right"),
        ("K+5 [EW] C-4", "left"),
        ("C+4 [EW] K-5", "right"),
        ("F+4 W+1 [EW] E-3 F-1", "left"),
    ],
)
def test_the_side_with_the_larger_sum_is_dominant(city_row: str, side: str) -> None:
    """URB-GEN-7, URB-CHAOS-2: it is not the number of dreams that counts."""
    s = study("phase_draw", *EXPANSIONS[:4], rows=[city_row, "[EA]"], dream_deck="K", stop="end_of_turn")
    s.play("place:R1")
    code = {"left": "K+5", "right": "K-5"}[side]
    assert s.position()["rows"][0][side].count(code) == 1 + city_row.split().count(code)


@pytest.mark.parametrize("city_row", ["[EW]", "E+2 [EW] W-2", "K+5 [EW] K-5"])
def test_a_city_with_equal_sums_has_no_dominant_side(city_row: str) -> None:
    """URB-GEN-7, URB-CHAOS-3"""
    s = study("phase_draw", rows=[city_row, "W+1 [EA]"], dream_deck="K", stop="end_of_turn")
    assert offered(s, "place") == ["place:R2"]
    assert refused(s, "place:R1") == "URB-CHAOS-3"
