"""Positions and words: the document's example, what is refused and where, every way to write a word."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung import InvalidPosition, InvalidSettings, InvalidWord
from tests.games.studying import bag, order, outcome, play, question, refused
from tests.games.urbion.table import row, study, value

GAME = lichtung.game("urbion")
DOCUMENT = Path(__file__).parents[3] / "docs" / "positions-urbion.md"


def test_the_example_of_the_document_is_a_complete_position() -> None:
    text = DOCUMENT.read_text(encoding="utf-8").partition("```json\n")[2].partition("```")[0]
    example: dict[str, Any] = json.loads(text)
    s = GAME.load(example)
    assert "main" == question(s)
    assert example == {key: found for key, found in s.position().items() if key in example}
    assert ["R2"] == s.view(0)["insight"]["census"]["pacifies"]
    assert {"R2R/A-3{DC}": -2} == s.view(0)["insight"]["census"]["postcards"]


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"rows": ["E+2 W-2"]}, "rows[0]"),
        ({"rows": ["E-3 [EW]"]}, "rows[0].left[0]"),
        ({"rows": ["[EW] E-3 E-3 E-3 E-3"]}, "rows[0].right"),
        ({"rows": [{"city": None, "left": ["E+2"]}]}, "rows[0].city"),
        ({"rows": [{"city": "E+2"}]}, "rows[0].city"),
        ({"rows": ["[EW]"] * 5}, "rows"),
        ({"rows": ["[SQ]"]}, "cards"),
        ({"rows": ["[EW]", "[EW]", "[EW]"]}, "cards"),
        ({"hands": [["K"]]}, "hands[0][0]"),
        ({"hands": [["E+2"] * 5]}, "hands[0]"),
        ({"dream_deck": ["E+3"]}, "dream_deck[0]"),
        ({"dream_deck": "E+2 [EW]"}, "dream_deck[1]"),
        ({"void_figure": "R2"}, "void_figure"),
        ({"void_cards_left": 3}, "void_figure"),
        ({"wise_chaos_left": 1}, "wise_chaos_left"),
        ({"polarity": ["sognae", "incubi"]}, "polarity"),
        ({"step": "phase_three"}, "step"),
        ({"step": "phase_draw", "rows": [{"city": None}, "[EW]"]}, "rows"),
        ({"shelf": []}, "shelf"),
        ({"data": "000000000000"}, "data"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_path(given: dict[str, Any], path: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        GAME.load({"step": "phase_play", **given}, strict=False)
    assert path == caught.value.path


def test_a_strict_position_needs_every_card() -> None:
    position = GAME.start(seed=1).position()
    position["dream_deck"] = position["dream_deck"][1:]
    with pytest.raises(InvalidPosition, match="in all zones"):
        GAME.load(position)


def test_settings_that_a_solo_game_cannot_have_are_refused() -> None:
    with pytest.raises(InvalidSettings, match="URB-RUL-36"):
        GAME.start(communication="silent")
    with pytest.raises(InvalidSettings, match="URB-RUL-35"):
        GAME.start(first_sognae=1)
    with pytest.raises(InvalidSettings):
        GAME.start(expansions=("dragons",))


def test_words_are_read_in_any_order_case_and_with_long_names() -> None:
    s = study("phase_play", "city_squares", rows=["E+2 W+1 F+4 [SQ] W-2 F-1"], hand="M:E", stop="phase_draw")
    assert s.why_not("PLACE:meta_earth,r1r") is None
    assert "URB-TURN-3" == refused(s, "place:A+2,R1L")
    play(s, "discard:M:E", "census")
    assert {
        "discard:R1L/E+2&R1R/W-2",
        "discard:R1L/W+1&R1R/F-1",
        "discard:R1L/E+2&R1L/W+1&R1R/W-2&R1R/F-1",
        "discard:none",
    } == set(s.words())
    assert s.why_not("discard:r1r/incubus_water&r1l/sogna_earth") is None
    assert "URB-CENSUS-5" == refused(s, "discard:R1L/E+2")
    with pytest.raises(InvalidWord):
        s.play("discard:R2L/E+2&R2R/F-1")
    play(s, "discard:R1R/W-2&R1L/E+2")
    assert "W+1 F+4 [SQ] F-1" == row(s, 1)


def test_a_word_with_a_postcard_names_it() -> None:
    s = study(
        "phase_play",
        "postcards",
        rows=["F+4{RK} F+4 [EF] F-1{HG@3}", "E+2 [EW] W-2"],
        hand="E+2",
        stop="phase_draw",
    )
    play(s, "discard:E+2", "exchange")
    assert ("swap:R1L/F+4", "swap:R1L/F+4{RK}", "swap:R1R/F-1{HG@3}", "swap:R2L/E+2", "swap:R2R/W-2") == tuple(
        sorted(s.words())
    )
    play(s, "swap:R1L/F+4{RK}")  # the only partner is taken by itself
    assert ["E+2 F+4 [EF] F-1{HG@3}", "F+4 [EW] W-2"] == [row(s, 1), row(s, 2)]
    assert "RK-2" == bag(s, "resident_pile")


def test_the_middle_of_a_census_keeps_the_numbers_of_the_rows() -> None:
    s = study(
        "phase_play",
        rows=["E+2 [EW] W-2", "E+2 E+2 [EA] W-2", "[FA]"],
        hand="E+2",
        dream_deck="W+1 W-2 F+4 F-1 A+2 A-3 E+2 E-3",
        city_deck="[WF] [EF]",
    )
    play(s, "discard:E+2", "census")
    assert ("discard:R2L/E+2&R2R/W-2", "discard:none") == s.words()
    assert s.digest() == GAME.load(s.position(), strict=False).digest()
    play(s, "discard:none")
    assert ["W+1 [WF] W-2", "E+2 E+2 [EA] W-2", "F+4 [FA] F-1"] == [row(s, n) for n in (1, 2, 3)]
    assert "[EF]" == order(s, "city_deck")


def test_every_way_to_end_is_reached() -> None:
    city = "[EW] [EF] [EF] [EA] [EA] [WF] [WF] [WA] [WA] [FA] [FA]"
    won = study("phase_play", rows=["E+2 [EW] W-2"], hand="E+2", success_pile=city)
    assert (True, "cities_pacified") == outcome(play(won, "discard:E+2", "census"))
    sad = study("phase_play", "postcards", rows=["E+2 [EW] W-2"], hand="E+2", success_pile=city, resident_pile="DC-2")
    assert (False, "residents_unhappy") == outcome(play(sad, "discard:E+2", "census"))
    dry = study("phase_play", rows=["E+2 [EW] W-2"], hand="E+2")
    assert (False, "dream_deck_empty") == outcome(play(dry, "discard:E+2", "none"))
    lost = study("phase_play", "void", rows=["[EW]"], hand="E+2", void_figure="R1")
    assert (False, "void_empty_city") == outcome(play(lost, "discard:E+2", "census"))
    assert 8 == value(lost, "void_cards_left")
