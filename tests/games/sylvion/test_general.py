"""General rules: cells, elementals, discarding, the end of the game (SYL-GEN)."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.studying import asked, bag, cards, hand, order, outcome, play, question, refused
from tests.games.sylvion.table import health, row, study

FILL = ["E0", "E0", "E0", "E0"]


def test_one_or_two_may_play_and_nobody_else() -> None:
    """SYL-GEN-1: the game is for one player or a team of two."""
    game = lichtung.game("sylvion")
    assert tuple(game.seats) == (1, 2)
    for seats in (0, 3):
        with pytest.raises(lichtung.InvalidSettings):
            game.start(seats=seats, seed=1)


@pytest.mark.parametrize(("tree", "won"), [("T2", True), ("T1", False)])
def test_a_team_wins_or_loses_together(tree: str, won: bool) -> None:
    """SYL-GEN-1: there is one result for both players."""
    s = study("final_assault", hands=["F1", "T2"], forest_health=10, clearing=[f"{tree} . . ."])
    assert outcome(s) == (won, "forest_healed" if won else "forest_not_healed")


def test_a_second_card_cannot_lie_on_an_occupied_cell() -> None:
    """SYL-GEN-2: a cell never holds more than one card."""
    s = play(study("defend", hand="F1", clearing=["T1 . . ."]), "play:F1")
    assert question(s) == "place_cell"
    assert "place:r1c1" not in s.words()
    assert refused(s, "place:r1c1") == "SYL-DEFEND-3"
    with pytest.raises(lichtung.IllegalOption):
        s.play("place:r1c1")
    assert row(play(s, "place:r1c2"), 1) == "T1 F1 . ."


def test_trees_fountains_elementals_geysers_and_lakes_fill_their_cells() -> None:
    """SYL-GEN-3: only a cell without any of the five kinds of cards is empty."""
    s = study("defend", elements=True, hand="F2 T1", clearing=["T1 F1 E0 B2", "G L . .", "F2 F3 F4 T2", "T3 T4 E1 E2"])
    play(s, "play:T1")
    assert sorted(s.words()) == ["place:r2c3", "place:r2c4"]


def test_blazing_elementals_move_fight_and_burn_like_normal_ones() -> None:
    """SYL-GEN-4: the rules about elementals apply to blazing elementals."""
    s = study("move", forest_health=9, stop="reinforce", clearing=["B2 . . B3", "B3 F3 . .", "B2 F4 . .", "B4 T4 . ."])
    assert row(s, 1) == ". B2 . ."
    assert health(s) == 6
    assert row(s, 2) == ". . . ."
    assert row(s, 3) == ". F4 . ."
    assert row(s, 4) == ". B4 . ."


def test_animals_reach_blazing_elementals() -> None:
    """SYL-GEN-4: elephant and whale take blazing elementals like normal ones."""
    s = study("defend", hand="ELE F1 WHA", clearing=["E1 . . B3"])
    elephant = play(s.copy(), "play:ELE", "discard:F1")
    assert sorted(elephant.words()) == ["discard:r1c1", "discard:r1c4"]
    assert row(play(elephant, "discard:r1c4"), 1) == "E1 . . ."
    assert sorted(play(s, "play:WHA").words()) == ["move:r1c1", "move:r1c4"]


def test_only_blaze_makes_a_difference_between_blazing_and_normal() -> None:
    """SYL-GEN-4: blaze ignores blazing elementals."""
    s = study("reveal", ravager_stack=["BLA", "", "", ""], clearing=["B2 E2 . ."], stop="move")
    assert row(s, 1) == "B2 B3 . ."


def test_blaze_and_simoon_include_elementals_on_the_stacks() -> None:
    """SYL-GEN-5: both supports reach position 0."""
    blaze = study("reveal", ravager_stack=["E1", "BLA", "", ""], stop="move")
    assert cards(blaze, "on_stack") == ["B2", ".", ".", "."]
    simoon = study("reveal", ravager_stack=["E1", "SIM", "", ""], stop="move")
    assert row(simoon, 1) == "E1 . . ."


def test_position_0_is_no_place_of_the_clearing() -> None:
    """SYL-GEN-5: nothing is placed there, and a full row is full although its position 0 is free."""
    s = play(study("defend", hand="T1"), "play:T1")
    assert len(s.words()) == 16
    assert not [word for word in s.words() if word.endswith("c0")]
    full = study("reveal", elements=True, ravager_stack=["GEY", "", "", ""], clearing=["T1 T2 T3 T4"], stop="move")
    assert cards(full, "on_stack") == [".", ".", ".", "."]
    assert bag(full, "ravager_discard") == "GEY"


def test_the_active_player_is_the_one_whose_round_it_is() -> None:
    """SYL-GEN-6: the other hand stays as it is."""
    s = study("reinforce", hands=["F1", "T1"], defender_deck="F2 F3 F4", turn=1, round=2, ravager_stack=FILL)
    assert (hand(s, 0), hand(s, 1)) == ("F1", "F2 F3 F4 T1")
    assert asked(s)[0] == 1
    solo = study("reinforce", defender_deck="F2 F3 F4", turn=0, round=2, ravager_stack=FILL)
    assert asked(solo)[0] == 0
    assert hand(solo) == "F2 F3 F4"


def test_each_discarded_card_goes_to_its_own_pile() -> None:
    """SYL-GEN-7: Sylvan cards, Ravager cards, and blazing elementals back to the supply."""
    rows = ["E1 F1 . .", "B2 F2 . .", "E0 T1 . .", "E2 F3 . ."]
    s = study("reveal", ravager_stack=["SIM", "", "", ""], clearing=rows, defender_deck="T2 T3 T4", stop="move")
    assert [row(s, r) for r in (1, 2, 3)] == [". . . ."] * 3
    assert row(s, 4) == ". F3 . ."
    assert bag(s, "ravager_discard") == "E0 E1 E2 SIM"
    assert bag(s, "sylvan_discard") == "F1 F2 T1"
    assert (hand(s), bag(s, "box")) == ("T2 T3", "")


def test_betrayals_and_element_cards_are_discarded_to_their_sides() -> None:
    """SYL-GEN-7: a betrayal goes to the Sylvan pile, an element card to the Ravager pile."""
    s = study("reinforce", feats_betrayals=True, defender_deck="BET", stop="defend")
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("BET", "")
    stack = ["GEY", "TOR", "", ""]
    s = study("reveal", elements=True, ravager_stack=stack, clearing=["T1 T2 T3 T4"], stop="move")
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("", "GEY TOR")


def test_the_box_and_the_ravager_pile_never_come_back() -> None:
    """SYL-GEN-8: a new deck is made of the Sylvan pile alone."""
    s = study(
        "reinforce",
        mode="introductory",
        sylvan_discard="F1 F2 F3 F4",
        ravager_discard="E1 SIM",
        box="T1 T2",
        script=["F4 F2 F1 F3"],
    )
    assert hand(s) == "F1 F2 F4"
    assert order(s, "defender_deck") == "F3"
    assert (bag(s, "box"), bag(s, "ravager_discard")) == ("T1 T2", "E1 SIM")


def test_empty_stacks_stay_empty_although_ravager_cards_were_discarded() -> None:
    """SYL-GEN-8: the Ravager pile is not drawn from."""
    s = study("reveal", ravager_discard="E3 E3 E3 E3", ravager_stack=["E0", "", "", ""], stop="reinforce")
    assert bag(s, "ravager_discard") == "E3 E3 E3 E3"
    assert [row(s, r) for r in (1, 2, 3, 4)] == ["E0 . . ."] + [". . . ."] * 3


def test_supports_that_can_do_nothing_are_discarded() -> None:
    """SYL-GEN-9: effects are carried out as far as possible."""
    s = study("reveal", ravager_stack=["DES", "DEM", "BLA", "SIM"], stop="move")
    assert cards(s, "on_stack") == [".", ".", ".", "."]
    assert bag(s, "ravager_discard") == "BLA DEM DES SIM"
    assert bag(s, "box") == ""
    assert health(s) == 12


def test_a_loss_cancels_everything_that_was_pending() -> None:
    """SYL-GEN-10: the first loss counts, later elementals do not move any more."""
    rows = [". . . E1", ". . . E3@"]
    s = study("move", ravager_figure=True, forest_health=0, clearing=rows, figure_at="r2c4", ravager_stack=FILL)
    assert s.choice is None
    assert outcome(s) == (False, "forest_burned")
    swapped = study("move", ravager_figure=True, forest_health=0, clearing=rows[::-1], figure_at="r1c4")
    assert outcome(swapped) == (False, "ravager_reached_edge")


def test_a_loss_inside_a_played_card_ends_the_game_at_once() -> None:
    """SYL-GEN-10: no further question of step 4 is question."""
    s = study("defend", hand="WHA F1 F2", forest_health=0, clearing=[". . . E1"], ravager_stack=FILL)
    play(s, "play:WHA", "to:edge")
    assert s.choice is None
    assert outcome(s) == (False, "forest_burned")


def test_forest_health_counts_the_healthy_edge_cards() -> None:
    """SYL-GEN-11: a number from 0 to 12; the row in which damage was dealt has no meaning."""
    found = set()
    for r in range(4):
        rows = [". . . ."] * 4
        rows[r] = ". . . E2"
        found.add(health(study("move", clearing=rows, stop="reinforce")))
    assert found == {10}
    for number in (-1, 13):
        with pytest.raises(lichtung.InvalidPosition):
            study("defend", forest_health=number)
