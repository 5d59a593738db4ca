"""Step 1: cards are turned up and supports are resolved (SYL-REVEAL)."""

from __future__ import annotations

import pytest

from tests.games.studying import bag, cards, hand, order, play, question
from tests.games.sylvion.table import health, row, study

NOTHING = [".", ".", ".", "."]


def test_a_skipped_step_1_reveals_nothing() -> None:
    """SYL-REVEAL-1: the flag is cleared, and step 2 takes place."""
    s = study(
        "reveal",
        feats_betrayals=True,
        skip_next_reveal=True,
        hand="HED",
        clearing=["E1 . . ."],
        ravager_stack=["SIM", "E1", "E2", "E3"],
        stop="reinforce",
    )
    assert question(s) is None
    assert [order(s, "ravager_stack", number) for number in range(4)] == ["SIM", "E1", "E2", "E3"]
    assert (row(s, 1), hand(s), bag(s, "ravager_discard")) == (". E1 . .", "HED", "")
    assert s.position()["skip_next_reveal"] is False


def test_only_one_reveal_is_skipped() -> None:
    """SYL-REVEAL-1: the round after it reveals again."""
    s = study("reveal", feats_betrayals=True, skip_next_reveal=True, ravager_stack=["E1 E2", "", "", ""])
    assert (order(s, "ravager_stack", 0), row(s, 1)) == ("E1 E2", ". . . .")
    play(s, "end")
    assert (order(s, "ravager_stack", 0), row(s, 1)) == ("E2", "E1 . . .")


def test_the_top_card_of_every_stack_that_has_one_is_turned_up() -> None:
    """SYL-REVEAL-2: one card each, on top of its own stack."""
    s = study("reveal", ravager_stack=["E1 BLA", "E2 SIM", "", "E3 E0"], stop="move")
    assert cards(s, "on_stack") == ["E1", "E2", ".", "E3"]
    assert [order(s, "ravager_stack", number) for number in range(4)] == ["BLA", "SIM", "", "E0"]


def test_all_cards_lie_open_before_anything_happens() -> None:
    """SYL-REVEAL-2: at the same time, so the first question already shows all four."""
    s = study("reveal", hand="HED", ravager_stack=["DES E1", "E2 E2", "SIM E3", "DEM E0"])
    assert cards(s, "on_stack") == ["DES", "E2", "SIM", "DEM"]
    assert s.view(None)["on_stack"] == ["DES", "E2", "SIM", "DEM"]


def test_the_figure_is_placed_before_the_hedgehogs() -> None:
    """SYL-REVEAL-3: directly after the cards have been turned up."""
    s = study("reveal", ravager_figure=True, hand="HED", ravager_stack=["E1", "E2*", "SIM", ""])
    assert question(s) == "hedgehog"
    assert s.position()["figure_at"] == "r2c0"


def test_hedgehogs_come_before_any_effect() -> None:
    """SYL-REVEAL-4: nothing of the supports has happened when the window opens."""
    s = study(
        "reveal",
        hand="HED F1 F2",
        sylvan_discard="T1",
        ravager_stack=["DES", "DEM", "BLA", "SIM"],
        clearing=["E1 . . ."],
    )
    assert question(s) == "hedgehog"
    assert (hand(s), bag(s, "sylvan_discard"), bag(s, "box"), row(s, 1)) == ("F1 F2 HED", "T1", "", "E1 . . .")


def test_a_hedgehog_need_not_be_played() -> None:
    """SYL-REVEAL-4: the player may pass, and then the window is closed."""
    s = study("reveal", hand="HED", ravager_stack=["E1", "E2", "", ""], stop="move")
    play(s, "pass")
    assert question(s) is None
    assert (hand(s), cards(s, "on_stack")) == ("HED", ["E1", "E2", ".", "."])


def test_supports_are_resolved_in_the_order_of_their_letters() -> None:
    """SYL-REVEAL-5: A, B, C, D, although they lie in the opposite order of rows."""
    s = study(
        "reveal",
        hand="T1 T2",
        defender_deck="OWL",
        ravager_stack=["SIM", "BLA", "DEM", "DES"],
        clearing=["E1 F1 . ."],
        stop="move",
    )
    assert (question(s), cards(s, "on_stack")) == ("desiccation_mode", ["SIM", "BLA", "DEM", "DES"])
    play(s, "choose_two", "discard:T1")
    assert (question(s), bag(s, "sylvan_discard")) == ("demobilize_mode", "T1 T2")
    assert (cards(s, "on_stack"), row(s, 1)) == (["SIM", "BLA", "DEM", "."], "E1 F1 . .")
    play(s, "choose_two", "remove:T1")
    assert (bag(s, "box"), row(s, 1), hand(s)) == ("T1 T2", ". B2 . .", "OWL")


def test_element_cards_have_their_place_among_the_letters() -> None:
    """SYL-REVEAL-5: geyser A, lake and tornado B, stone rain C, then the simoon moves."""
    rows = [". . E1 .", ". . . .", "E2 F1 . .", ". . . E0"]
    stacks = ["GEY", "SIM", "STO", "LAK"]
    s = study("reveal", elements=True, ravager_stack=stacks, clearing=rows, defender_deck="T4 T3", stop="move")
    assert [row(s, number) for number in (1, 2, 3, 4)] == [". . . .", ". . . .", ". E2 . .", ". . L ."]
    assert bag(s, "ravager_discard") == "E0 E1 GEY SIM STO"
    assert (hand(s), health(s)) == ("T4", 12)


@pytest.mark.parametrize(("upper", "lower"), [(1, 2), (2, 3), (3, 4), (1, 4)])
def test_equal_letters_are_resolved_from_the_top_row_down(upper: int, lower: int) -> None:
    """SYL-REVEAL-6: the upper tornado returns a fountain, the lower one puts it on the deck."""
    stacks = ["", "", "", ""]
    stacks[upper - 1] = stacks[lower - 1] = "TOR"
    rows = [". . . ."] * 4
    rows[upper - 1] = ". F3 . ."
    s = study("reveal", elements=True, ravager_stack=stacks, clearing=rows, stop="move")
    assert (hand(s), order(s, "defender_deck")) == ("", "F3")


def test_the_upper_of_two_desiccations_is_the_first() -> None:
    """SYL-REVEAL-6: the lower one still lies on its stack after the first has been resolved."""
    s = study("reveal", hand="F1 F2 F3 F4 T1", ravager_stack=["", "DES", "", "DES"], stop="move", script=["F1", "F2"])
    assert cards(s, "on_stack") == [".", "DES", ".", "DES"]
    play(s, "random_one")
    assert cards(s, "on_stack") == [".", ".", ".", "DES"]
    play(s, "random_one")
    assert (cards(s, "on_stack"), hand(s)) == (NOTHING, "F3 F4 T1")


def test_a_support_is_discarded_after_its_effect() -> None:
    """SYL-REVEAL-7: while it is being resolved it still lies on its stack."""
    s = study("reveal", hand="F1 F2", ravager_stack=["DES", "", "", ""], stop="move", script=["F1"])
    assert (cards(s, "on_stack"), bag(s, "ravager_discard")) == (["DES", ".", ".", "."], "")
    play(s, "random_one")
    assert (cards(s, "on_stack"), bag(s, "ravager_discard")) == (NOTHING, "DES")


def test_placed_geysers_and_lakes_are_not_discarded() -> None:
    """SYL-REVEAL-7: they leave the stack and stay on the clearing; without an empty cell they are discarded."""
    rows = [". . . .", ". . . .", "T1 T2 T3 T4", "F1 F2 F3 F4"]
    s = study("reveal", elements=True, ravager_stack=["GEY", "LAK", "GEY", "LAK"], clearing=rows, stop="move")
    assert (row(s, 1), row(s, 2), cards(s, "on_stack")) == (". . . G", ". . . L", NOTHING)
    assert bag(s, "ravager_discard") == "GEY LAK"


def test_revealed_elementals_stay_on_their_stacks() -> None:
    """SYL-REVEAL-8: they have no effect of their own in step 1."""
    s = study("reveal", ravager_stack=["E0", "E1", "E2", "E3"], clearing=["F1 . . ."], stop="move")
    assert cards(s, "on_stack") == ["E0", "E1", "E2", "E3"]
    assert (row(s, 1), bag(s, "ravager_discard")) == ("F1 . . .", "")


def test_a_simoon_moves_revealed_elementals_off_their_stacks() -> None:
    """SYL-REVEAL-8: hedgehog and simoon are the exceptions."""
    s = study("reveal", hand="HED", ravager_stack=["E0", "E1", "SIM", ""], stop="move")
    play(s, "discard:r1c0")
    assert (cards(s, "on_stack"), row(s, 1), row(s, 2)) == (NOTHING, ". . . .", "E1 . . .")
    assert bag(s, "ravager_discard") == "E0 SIM"
