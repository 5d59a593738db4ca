"""How a game begins (SYL-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, bag, cards, hand, order, play, question
from tests.games.sylvion.table import health, study

FOUNTAINS = [f"F{n}" for n in (1, 2, 3, 4)]
TREES = [f"T{n}" for n in (1, 2, 3, 4)]
FIRST_ANIMALS = ["WHA", "ELE", "HED", "OWL"]
ELEMENTALS = ["E0", "E1", "E2", "E3"]
DECK = "F1 F2 F3 F4 T1 T2 T3 T4 OWL WHA ELE STA DOV"


def start(seats: int = 1, seed: int = 1, **settings: Any) -> State:
    return lichtung.game("sylvion").start(seats=seats, seed=seed, **settings)


def mobilized(seats: int = 1, seed: int = 1, **settings: Any) -> State:
    """A game after its mobilisation, always the first column having been recruited."""
    s = start(seats, seed, **settings)
    while question(s) == "recruit_column":
        s.play(s.words()[0])
    return s


def ravager_cards(s: State) -> Counter[str]:
    """All Ravager cards of the game; a blazing elemental is only a marker."""
    position = s.position()
    zones = [*position["ravager_stack"], position["on_stack"], *position["clearing"], position["ravager_discard"]]
    codes = [code.rstrip("*@") for zone in zones for code in zone if code != "."]
    names = {"G": "GEY", "L": "LAK"}
    return Counter(names.get(code, code) for code in codes if not (code[0] in "BFT" and code[1].isdigit()))


def sylvan_cards(s: State) -> Counter[str]:
    position = s.position()
    zones = [*position["hands"], position["defender_deck"], position["sylvan_discard"]]
    return Counter(code for zone in zones for code in zone)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_introductory_deck_has_two_of_each_of_twelve_kinds(seats: int) -> None:
    """SYL-SETUP-1: the 24 unmarked Sylvan cards, without stags, doves, squirrels and fish."""
    s = start(seats, mode="introductory")
    assert sylvan_cards(s) == Counter(dict.fromkeys(FOUNTAINS + TREES + FIRST_ANIMALS, 2))
    assert order(start(seed=1, mode="introductory"), "defender_deck") != order(
        start(seed=2, mode="introductory"), "defender_deck"
    )


@pytest.mark.parametrize("seed", range(5))
def test_the_introductory_stacks_have_twelve_cards_each(seed: int) -> None:
    """SYL-SETUP-2: the 48 unmarked Ravager cards; the first card of each stack is already turned up."""
    s = start(seed=seed, mode="introductory")
    assert [len(stack) for stack in s.position()["ravager_stack"]] == [11, 11, 11, 11]
    assert ravager_cards(s) == Counter(dict.fromkeys([*ELEMENTALS, "BLA", "SIM"], 8))


def test_the_introductory_forest_is_half_desolated() -> None:
    """SYL-SETUP-3: `forest_health` starts at 6."""
    assert health(start(mode="introductory")) == 6
    assert health(start(seats=2, mode="introductory")) == 6


def test_the_recruited_cards_are_the_defender_deck() -> None:
    """SYL-SETUP-4: nothing but the recruited cards, in a shuffled order."""
    s = start(seed=3)
    recruited: Counter[str] = Counter()
    while question(s) == "recruit_column":
        word = s.words()[-1]
        recruited.update(s.position()["recruit_column"][int(word.removeprefix("recruit:")) - 1])
        s.play(word)
    assert sylvan_cards(s) == recruited
    assert recruited.total() >= 8


def test_recruited_betrayals_are_shuffled_into_the_deck_and_feats_are_not() -> None:
    """SYL-SETUP-4: the deck holds the recruited Sylvan cards and betrayals."""
    columns = ["F1 BET DELUGE", "F2", "", ""]
    s = study("mobilization", feats_betrayals=True, recruit_column=columns, desertion_deck=["3"], script=["F1 BET"])
    play(s, "recruit:1")
    assert question(s) == "betrayal_mode"
    assert cards(s, "feats") == ["DELUGE"]
    assert "F1" in cards(s, "hands", 0)
    assert bag(s, "box") == "F2"


@pytest.mark.parametrize("seed", range(5))
def test_the_advanced_stacks_have_sixteen_cards_each(seed: int) -> None:
    """SYL-SETUP-5: all 64 Ravager cards."""
    s = mobilized(seed=seed)
    assert [len(stack) for stack in s.position()["ravager_stack"]] == [15, 15, 15, 15]
    assert ravager_cards(s) == Counter(dict.fromkeys([*ELEMENTALS, "BLA", "SIM", "DES", "DEM"], 8))


@pytest.mark.parametrize("seed", range(5))
def test_with_the_elements_the_stacks_have_twenty_cards_each(seed: int) -> None:
    """SYL-SETUP-6: 64 Ravager cards and 16 element cards, shuffled together."""
    s = mobilized(seed=seed, elements=True)
    assert [len(stack) for stack in s.position()["ravager_stack"]] == [19, 19, 19, 19]
    eight = Counter(dict.fromkeys([*ELEMENTALS, "BLA", "SIM", "DES", "DEM"], 8))
    assert ravager_cards(s) == eight + Counter(dict.fromkeys(["GEY", "LAK", "TOR", "STO"], 4))


@pytest.mark.parametrize(
    ("settings", "expected"), [({}, 12), ({"initial_desolated": 0}, 12), ({"initial_desolated": 9}, 3)]
)
def test_the_advanced_forest_starts_with_the_agreed_health(settings: dict[str, Any], expected: int) -> None:
    """SYL-SETUP-7: 12 minus `initial_desolated`."""
    assert health(mobilized(**settings)) == expected
    assert health(study("defend", **settings)) == expected


@pytest.mark.parametrize("mode", ["advanced", "introductory"])
def test_nothing_lies_on_the_table_at_the_start(mode: str) -> None:
    """SYL-SETUP-8: everything is empty before the first step, and fish points are 0."""
    position = start(mode=mode).position()
    assert position["sylvan_discard"] == []
    assert position["fish_points"] == 0
    if mode == "advanced":
        assert position["ravager_discard"] == []
        assert position["clearing"] == [["."] * 4] * 4
        assert position["on_stack"] == ["."] * 4


def test_the_solo_player_begins_with_eight_cards() -> None:
    """SYL-SETUP-9: they are the top eight cards of the deck."""
    s = study("mobilization", defender_deck=DECK, desertion_deck=["1", "2"], script=[DECK], stop="reveal")
    assert hand(s) == "F1 F2 F3 F4 T1 T2 T3 T4"
    assert order(s, "defender_deck") == "OWL WHA ELE STA DOV"


def test_the_introductory_hand_has_eight_cards_too() -> None:
    """SYL-SETUP-9: seen at the first hedgehog window."""
    found = [s for seed in range(30) if question(s := start(seed=seed, mode="introductory")) == "hedgehog"]
    assert {(len(cards(s, "hands", 0)), len(cards(s, "defender_deck"))) for s in found} == {(8, 16)}


def test_the_players_of_a_team_begin_with_six_cards_each() -> None:
    """SYL-SETUP-10: A draws all six before B."""
    s = study(
        "mobilization", hands=["", ""], defender_deck=DECK, desertion_deck=["1", "2"], script=[DECK], stop="reveal"
    )
    assert hand(s, 0) == "F1 F2 F3 F4 T1 T2"
    assert hand(s, 1) == "ELE OWL STA T3 T4 WHA"
    assert order(s, "defender_deck") == "DOV"


def test_a_small_deck_gives_a_small_hand() -> None:
    """SYL-SETUP-11: opening draws renew nothing; here a discarded betrayal would be there to be shuffled."""
    s = study(
        "mobilization",
        feats_betrayals=True,
        defender_deck="F1 F2 BET",
        desertion_deck=["1", "2"],
        script=["BET F1 F2"],
        stop="reveal",
    )
    assert question(s) is None
    assert (hand(s), bag(s, "sylvan_discard"), bag(s, "defender_deck"), bag(s, "box")) == ("F1 F2", "BET", "", "")


def test_the_first_round_is_number_one_and_belongs_to_player_a() -> None:
    """SYL-SETUP-12: also when B was the last to recruit."""
    first = start(seats=2, mode="introductory").position()
    assert (first["round"], first["turn"]) == (1, 0)
    columns = ["F1", "F2", "F3", "F4"]
    s = study("mobilization", hands=["", ""], recruit_column=columns, desertion_deck=["2", "1"], stop="reveal")
    assert asked(s)[0] == 0
    play(s, "recruit:1")
    assert asked(s)[0] == 1
    play(s, "recruit:3")
    assert s.choice is None
    assert (s.position()["round"], s.position()["turn"]) == (1, 0)


@pytest.mark.parametrize(
    "setting",
    [
        {"feats_betrayals": True},
        {"elements": True},
        {"ravager_figure": True},
        {"initial_desolated": 0},
        {"initial_desolated": 3},
        {"initial_desolated": 9},
        {"reinforcement_draw": 2},
    ],
)
def test_expansions_and_difficulty_need_the_advanced_game(setting: dict[str, Any]) -> None:
    """SYL-SETUP-13: such a setting is refused when the game is created, and nowhere else."""
    with pytest.raises(lichtung.InvalidSettings, match=r"SYL-(SETUP-13|DIFF-[123])"):
        start(mode="introductory", **setting)
    assert question(start(mode="advanced", **setting)) == "recruit_column"


def test_the_introductory_forest_may_be_named_as_what_it_is() -> None:
    """SYL-SETUP-13: six desolated cards are no difficulty setting of the introductory game."""
    assert health(start(mode="introductory", initial_desolated=6)) == 6


def test_every_place_of_a_stack_gets_every_card_equally_often() -> None:
    """SYL-SETUP-14: the shuffles are uniform (chi-square, 5 and 11 degrees of freedom), the stacks of equal size."""
    top: Counter[str] = Counter()
    bottom: Counter[str] = Counter()
    last: Counter[str] = Counter()
    games = 480
    for seed in range(games):
        s = start(seed=seed, mode="introductory")
        stacks = s.position()["ravager_stack"]
        assert len({len(stack) for stack in stacks}) == 1
        top[stacks[0][0].rstrip("*")] += 1
        bottom[stacks[3][-1].rstrip("*")] += 1
        last[cards(s, "defender_deck")[-1]] += 1
    for counter, kinds, limit in ((top, 6, 25.7), (bottom, 6, 25.7), (last, 12, 37.4)):
        expected = games / kinds
        assert len(counter) == kinds
        assert sum((n - expected) ** 2 / expected for n in counter.values()) < limit
