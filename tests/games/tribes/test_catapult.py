"""The catapult of cards, leaders and villages (TRB-CATA)."""

from __future__ import annotations

from typing import Any

from lichtung import State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.table import acting, at, look, offered, riders, study, water

LINE = "1.2 T01:2 · 1.3 T14 · 1.4 T27"


def right_side(terrain: str, card: str = "V05", **given: Any) -> State:
    """Seat 0 has built a village without a catapult on 1.2 and uses the right side of a card: C1+W4."""
    return play(acting(terrain=terrain, village_display=card, **given), "village:1.2", "right")


def test_a_catapult_takes_one_rider_to_any_other_tile() -> None:
    """TRB-CATA-1: at any distance, from the capital or from a tile, once."""
    s = right_side(f"1.1 S1:1 · {LINE}:1 · 2.4 T15 · 3.4 T16")
    assert (asked(s), s.words()) == ((0, "catapult_rider"), ("from:cap", "from:1.1", "from:1.4", "decline"))
    play(s, "from:1.1")
    assert (question(s), offered(s, "to")) == ("catapult_target", ["1.2", "1.3", "1.4", "2.4", "3.4"])
    play(s, "to:3.4")
    assert (question(s), riders(s, "1.1"), riders(s, "3.4"), riders(s, "cap")) == (None, 0, 1, 5)


def test_the_bonus_of_a_new_village_is_a_catapult_too() -> None:
    """TRB-CATA-1: T15 on 1.2; the new village itself may be the target, for a rider from elsewhere."""
    s = acting(terrain="1.2 T15:3 · 1.3 T14 · 1.4 T27", village_display="V01 V02 V03 V04")
    play(s, "village:1.2")
    assert (question(s), s.words()) == ("catapult_rider", ("from:cap", "from:1.2", "decline"))
    copy = play(s.copy(), "from:cap", "to:1.2")
    assert (question(copy), at(copy, "1.2"), riders(copy, "cap")) == ("village_card", "T15*:2", 5)
    play(s, "from:1.2")
    assert offered(s, "to") == ["1.1", "1.3", "1.4"]
    play(s, "to:1.4")
    assert (at(s, "1.2"), at(s, "1.4"), riders(s, "cap")) == ("T15*", "T27:1", 6)


def test_the_target_is_never_the_capital_nor_an_empty_field() -> None:
    """TRB-CATA-2: nor the tile the rider is on."""
    s = right_side(f"1.1 S1:1 · {LINE}")
    play(s, "from:1.1")
    assert offered(s, "to") == ["1.2", "1.3", "1.4"]
    assert refused(s, "to:1.1") == refused(s, "to:2.2") == "TRB-CATA-2"
    assert "to:cap" not in s.words()


def test_a_rider_from_the_capital_may_fly_to_every_tile() -> None:
    """TRB-CATA-2: the start tile included."""
    s = right_side(LINE)
    play(s, "from:cap")
    assert offered(s, "to") == ["1.1", "1.2", "1.3", "1.4"]


def test_without_a_rider_that_has_a_target_it_is_not_possible() -> None:
    """TRB-CATA-2: all riders stand on the only tile; with one of them in the capital there is a target."""
    only: dict[str, Any] = {"board": 2, "leaders": "L2b", "water": 2, "rack": "W01 F01 E01"}
    assert offered(study(terrain="1.1 S1:7", **only), "ability") == []
    s = study(terrain="1.1 S1:6", **only)
    assert offered(s, "ability") == ["L2b"]
    play(s, "ability:L2b")
    assert s.words() == ("from:cap", "decline")
    assert refused(s, "from:1.1") == "TRB-CATA-2"


def test_places_without_riders_are_not_offered() -> None:
    """TRB-CATA-2: nor the riders of another player."""
    s = right_side("1.1 S1 · 1.2 T01:2 · 1.3 T14:5", terrain_1="1.1 S2:3 · 1.2 T02:2")
    assert s.words() == ("from:cap", "from:1.3", "decline")


def test_a_catapult_may_be_declined() -> None:
    """TRB-CATA-3: that of a card, of a leader and of a village; then nothing moves, the rest goes on."""
    s = right_side(LINE)
    play(s, "decline")
    assert (question(s), riders(s, "cap"), water(s)) == (None, 7, 4)
    s = acting(terrain="1.2 T15:2 · 1.3 T14", village_display="V01 V02 V03 V04")
    play(s, "village:1.2", "decline")
    assert (question(s), riders(s, "cap")) == ("village_card", 7)
    s = study(board=2, leaders="L2b", water=2, rack="W01 F01 E01", terrain="1.2 T14")
    play(s, "ability:L2b", "decline")
    assert (question(s), water(s), riders(s, "cap")) == ("main_action", 0, 7)


def test_after_choosing_a_rider_it_must_fly() -> None:
    """TRB-CATA-3: declining is possible before, not after."""
    s = right_side(LINE)
    play(s, "from:cap")
    assert "decline" not in s.words()
    assert s.why_not("decline") is not None


def test_a_catapult_is_not_a_move() -> None:
    """TRB-CATA-4: L2c shoots for each forest; the two moves of E03 are still there, two and no more."""
    s = acting(
        seats=3,
        board=2,
        board_1=1,
        leaders="L2c",
        rack="E03 A01 A02",
        water=4,
        forest_display="T01 . . .",
        terrain="1.2 T14",
    )
    play(s, "play:E03", "part:F4", "tile:T01", "field:1.3")
    assert question(s) == "catapult_rider"
    play(s, "from:cap", "to:1.3", "move:cap,1.1", "move:cap,1.1")
    assert (question(s), riders(s, "cap"), riders(s, "1.3"), riders(s, "1.1")) == (None, 4, 1, 2)


def test_more_moves_do_not_mean_more_catapults() -> None:
    """TRB-CATA-4: L2d adds two to moves; one rider flies and no move follows."""
    s = right_side(LINE, board=2, board_1=1, leaders="L2d")
    play(s, "from:cap", "to:1.4")
    assert (question(s), riders(s, "cap"), look(s, "right_sides", 0)) == (None, 6, 1)
