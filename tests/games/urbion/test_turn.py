"""The parts of a turn (URB-TURN)."""

from __future__ import annotations

import pytest

from lichtung import State
from lichtung.kernel.schema import Event
from tests.games.studying import asked, hand, order, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import rows, study, value

THREE = "A+2 A-3 W+1"


def events(s: State, viewer: int | None = 0) -> list[Event]:
    return [event for event in s.heard(viewer) if event["event"] != "view"]


def test_a_turn_is_start_phase_one_phase_two_and_end() -> None:
    """URB-TURN-1"""
    s = study("start_of_turn", hand=f"E+2 {THREE}", rows=["[EW]"], dream_deck="F+4 F+4")
    assert value(s, "step") == "phase_play"
    s.listen(0)
    s.play("place:E+2,R1L")
    steps = [event["step"] for event in events(s) if event["event"] == "step"]
    assert steps == ["phase_draw", "end_of_turn", "start_of_turn", "phase_play"]
    assert (value(s, "round"), hand(s)) == (2, "A+2 A-3 F+4 W+1")


def test_each_part_of_a_turn_finds_the_work_of_the_part_before() -> None:
    """URB-TURN-1: one card is drawn, the hourglass turns, then the figure and the flagship move."""
    lying = ["W+1{HG@1} [EW]", "[FA] W-2{FS}"]
    s = study(
        "phase_play", "postcards", "void", hand=f"E+2 {THREE}", rows=lying, void_figure="R1", dream_deck="K F+4 F+4"
    )
    s.play("place:E+2,R1L")
    assert (question(s), value(s, "void_figure"), value(s, "step")) == ("chaos", "R1", "phase_draw")
    assert (rows(s)[1], sorted(rows(s)[0].split())) == ("[FA] W-2{FS}", ["E+2", "W+1{HG@1}", "[EW]"])
    s.play("place:R2")
    assert (question(s), value(s, "void_figure"), value(s, "step")) == ("main", "R2", "phase_play")
    assert [sorted(text.split()) for text in rows(s)] == [["E+2", "W+1{HG@2}", "W-2{FS}", "[EW]"], ["K-5", "[FA]"]]


def test_at_the_start_of_a_turn_the_figure_moves_before_the_flagships() -> None:
    """URB-TURN-2, URB-RUL-46"""
    lying = ["W+1{FS} [EW]", "[FA] W-2{FS}"]
    s = study("start_of_turn", "postcards", "void", hand="E+2", rows=lying, void_figure="R1")
    assert (question(s), value(s, "void_figure"), rows(s)) == ("flagship", "R2", lying)
    s = study("phase_play", "postcards", "void", hand=f"E+2 {THREE}", rows=["W+1{FS} [EW]", "[FA]"], dream_deck="F+4")
    s.listen(None)
    play(s, "discard:E+2", "none")
    told = [event.get("what") or event.get("card") for event in events(s, None)]
    assert told.index("void_figure") < told.index("W+1{FS}")


def test_phase_one_is_exactly_one_play() -> None:
    """URB-TURN-3: afterwards the hand is refilled and the turn is over."""
    for word in ("place:E+2,R1L", "discard:E+2"):
        s = study("phase_play", hand=f"E+2 E+2 {THREE[4:]}", rows=["[EW]"], dream_deck="F+4 F+4")
        s.play(word)
        if question(s) == "action":
            s.play("none")
        assert (question(s), value(s, "round"), len(hand(s).split())) == ("main", 2, 4)
        assert hand(s) == "A-3 E+2 F+4 W+1"


def test_phase_one_offers_the_plays_of_the_rules_and_nothing_else() -> None:
    """URB-TURN-3, URB-TURN-4: with every expansion; there is no passing."""
    hands = ["M:E *E-3 O W+1", "E+2 E+2 E+2 E+2"]
    s = study("phase_play", *EXPANSIONS, hands=hands, rows=["K+5 [EW]", "[SQ]"], discard_pile=PLENTY, void_figure="R2")
    verbs = {word.partition(":")[0] for word in s.words()}
    assert verbs == {"place", "discard", "alliance", "swap_polarity", "pair"}
    assert refused(s, "discard:E+2") == "URB-TURN-3"
    assert refused(s, "place:E+2,R1L") == "URB-TURN-3"
    assert refused(s, "alliance:E+2&M:E") == "URB-TURN-3"
    assert refused(s, "census") == "URB-TURN-3"
    assert refused(s, "none") == "URB-TURN-4"


@pytest.mark.parametrize("lying", [["[WF]"], [], ["A+2 A+2 A+2 [EA]"]])
def test_phase_one_cannot_be_skipped(lying: list[str]) -> None:
    """URB-TURN-4: with nothing to place a card has to be discarded, even a single one of its kind."""
    s = study("phase_play", hand="E+2 E+2 E+2 E+2", rows=lying, dream_deck="F+4")
    assert (question(s), s.words()) == ("main", ("discard:E+2",))
    assert refused(s, "none") == "URB-TURN-4"


@pytest.mark.parametrize(("held", "drawn"), [("E+2 E+2 W+1 W-2", 1), ("E+2 W+1 W-2", 2), ("E+2 W+1", 3), ("E+2", 4)])
def test_phase_two_refills_the_hand_to_four(held: str, drawn: int) -> None:
    """URB-TURN-5"""
    s = study("phase_play", hand=held, rows=["[FA]"], dream_deck="F+4 F-1 A+2 A-3 F+4")
    play(s, "discard:E+2", "none")
    expected = held.split()[1:] + ["F+4", "F-1", "A+2", "A-3"][:drawn]
    assert sorted(hand(s).split()) == sorted(expected)


def test_at_the_end_of_a_turn_the_hourglasses_turn_and_then_the_turn_passes() -> None:
    """URB-TURN-6: between the two a team may swap polarities."""
    s = study(
        "phase_draw",
        "postcards",
        hands=["E+2 W+1 A+2", "E-3 F-1 A-3 W-2"],
        rows=["W+1{HG@0} [EW]", "[FA] W-2{HG@3}"],
        discard_pile=PLENTY,
        dream_deck="F+4",
    )
    assert (asked(s), value(s, "turn"), rows(s)) == ((0, "polarity_end"), 0, ["W+1{HG@1} [EW]", "[FA] W-2{HG@4}"])
    s.play("done")
    assert (asked(s), value(s, "turn"), value(s, "round")) == ((1, "main"), 1, 2)


def test_a_solo_player_takes_every_turn() -> None:
    """URB-TURN-6"""
    s = study("phase_play", hand="E+2 W+1 A+2 W-2", rows=["[EW]"], dream_deck=PLENTY)
    for number in (2, 3, 4):
        s.play("discard:" + hand(s).split()[0])
        s.play("none")
        assert (asked(s), value(s, "round")) == ((0, "main"), number)
    assert len(order(s, "discard_pile").split()) == 3
