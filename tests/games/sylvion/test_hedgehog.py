"""The hedgehog, the only card of step 1 (SYL-HEDGE)."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.studying import bag, cards, hand, play, question, refused
from tests.games.sylvion.table import row, study

FILL = ["E0", "E0", "E0", "E0"]


def test_a_hedgehog_cannot_be_played_in_step_4() -> None:
    """SYL-HEDGE-1: not even for its cost of 0."""
    s = study("defend", hand="HED F1", clearing=["E1 . . ."], ravager_stack=FILL)
    assert sorted(s.words()) == ["end", "play:F1"]
    assert refused(s, "play:HED") == "SYL-HEDGE-1"
    with pytest.raises(lichtung.IllegalOption):
        s.play("play:HED")


def test_without_a_hedgehog_there_is_no_question_in_step_1() -> None:
    """SYL-HEDGE-2: no other card can be played there."""
    s = study("reveal", hand="F1 T1 WHA OWL STA", ravager_stack=["E1", "SIM", "", ""], stop="move")
    assert question(s) is None


def test_the_window_offers_hedgehogs_only() -> None:
    """SYL-HEDGE-2: the other cards of the hand are no options."""
    s = study("reveal", hand="HED F1 WHA", ravager_stack=["E1", "SIM", "", ""], clearing=["E2 . . ."])
    assert sorted(s.words()) == ["discard:r1c0", "discard:r2c0", "pass"]


@pytest.mark.parametrize("code", ["E3", "E1*", "BLA", "SIM", "DES", "DEM", "GEY", "LAK", "STO", "TOR"])
def test_any_kind_of_revealed_card_can_be_discarded(code: str) -> None:
    """SYL-HEDGE-3: the card goes to the Ravager pile and has no effect."""
    s = study(
        "reveal",
        elements=True,
        hand="HED F1 F2",
        sylvan_discard="T2",
        clearing=["E1 . . .", "T1 . . ."],
        ravager_stack=["", code, "", ""],
        stop="move",
    )
    play(s, "discard:r2c0")
    assert [found.rstrip("*") for found in cards(s, "ravager_discard")] == [code.rstrip("*")]
    assert (hand(s), bag(s, "sylvan_discard"), bag(s, "box")) == ("F1 F2", "HED T2", "")
    assert (row(s, 1), row(s, 2), cards(s, "on_stack")) == ("E1 . . .", "T1 . . .", [".", ".", ".", "."])


def test_only_a_card_that_lies_on_a_stack_can_be_discarded() -> None:
    """SYL-HEDGE-3: no face-down card and nothing on the clearing."""
    s = study("reveal", hand="HED", clearing=["E1 . . ."], ravager_stack=["", "E2 E3", "", "SIM E3"])
    assert sorted(s.words()) == ["discard:r2c0", "discard:r4c0", "pass"]
    assert refused(s, "discard:r1c0") == "SYL-HEDGE-3"


def test_without_a_revealed_card_no_hedgehog_is_asked() -> None:
    """SYL-HEDGE-3: all stacks are empty."""
    s = study("reveal", hand="HED", clearing=["E1 . . ."], stop="move")
    assert (question(s), hand(s)) == (None, "HED")


def test_several_hedgehogs_are_played_one_after_the_other() -> None:
    """SYL-HEDGE-4: each on another card, all before the first effect."""
    s = study("reveal", hand="HED HED HED F1 F2", ravager_stack=["DES", "E1", "SIM", "E2"], stop="move")
    play(s, "discard:r1c0")
    assert (question(s), sorted(s.words())) == ("hedgehog", ["discard:r2c0", "discard:r3c0", "discard:r4c0", "pass"])
    play(s, "discard:r4c0")
    assert sorted(s.words()) == ["discard:r2c0", "discard:r3c0", "pass"]
    assert cards(s, "on_stack") == [".", "E1", "SIM", "."]
    play(s, "pass")
    assert (question(s), hand(s), bag(s, "sylvan_discard")) == (None, "F1 F2 HED", "HED HED")
    assert row(s, 2) == "E1 . . ."


def test_the_window_closes_with_the_last_revealed_card() -> None:
    """SYL-HEDGE-4: a hedgehog without a card to discard is kept."""
    s = study("reveal", hand="HED HED", ravager_stack=["E1", "", "", ""], stop="move")
    play(s, "discard:r1c0")
    assert (question(s), hand(s)) == (None, "HED")


def test_a_hedgehog_drawn_during_the_supports_comes_too_late() -> None:
    """SYL-HEDGE-5: the second simoon is not stopped; the next round opens a window again."""
    s = study(
        "reveal",
        defender_deck="HED",
        clearing=["E2 F1 . ."],
        ravager_stack=["SIM E0", "E1 E0", "SIM E0", "E0"],
    )
    assert (question(s), hand(s)) == ("main_action", "HED")
    assert (row(s, 1), row(s, 2)) == (". . . E2", ". . E1 .")
    play(s, "end")
    assert question(s) == "hedgehog"


def test_a_hedgehog_drawn_in_step_3_waits_for_the_next_window() -> None:
    """SYL-HEDGE-5: it cannot be used in this round."""
    s = study("reinforce", defender_deck="HED F1 F2", ravager_stack=FILL)
    assert (question(s), "play:HED" in s.words()) == ("main_action", False)
    play(s, "end")
    assert question(s) == "hedgehog"


def test_a_hedgehog_pays_in_step_4_like_any_card() -> None:
    """SYL-HEDGE-6: discarding it as payment is allowed."""
    s = study("defend", hand="F2 HED T1")
    play(s, "play:F2")
    assert sorted(s.words()) == ["discard:HED", "discard:T1"]
    play(s, "discard:HED", "place:r1c1")
    assert (hand(s), bag(s, "sylvan_discard"), row(s, 1)) == ("T1", "HED", "F2 . . .")


def test_a_demobilise_card_of_the_same_step_can_hit_the_hedgehog() -> None:
    """SYL-HEDGE-7: it already lies in the Sylvan pile when the supports are resolved."""
    s = study("reveal", hand="HED", ravager_stack=["E1", "DEM", "", ""], stop="move")
    play(s, "discard:r1c0")
    assert (bag(s, "box"), bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("HED", "", "DEM E1")
    s = study("reveal", hand="HED", sylvan_discard="F1 F2", ravager_stack=["E1", "DEM", "", ""])
    play(s, "discard:r1c0", "choose_two")
    assert sorted(s.words()) == ["remove:F1", "remove:F2", "remove:HED"]
