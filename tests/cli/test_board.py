"""The board: where everything is drawn, in colour, in plain, and in ASCII."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from lichtung.cli.boards import board_of
from lichtung.cli.plain import Voice, fold
from lichtung.cli.screen import CODE, Screen, flowed, width_of
from lichtung.words import LANGUAGES
from tests.cli.harness import SYLVION, Sitting, prepared, sit
from tests.games.sylvion.players import guided
from tests.games.sylvion.table import study

BATTLE: dict[str, Any] = {
    "clearing": ["E3 . F3 T4", ". B4 . .", "G . L .", ". . . F1"],
    "on_stack": ["SIM", "E2", ".", "."],
    "ravager_stack": ["E1 E1", "E1", "", "E0 E0 E0"],
    "hand": "F1 F1 OWL HED",
    "forest_health": 5,
    "defender_deck": "T1 T2",
    "sylvan_discard": "T3 T3",
    "elements": True,
}


def battle(**more: Any) -> State:
    return study("reveal", **(BATTLE | {"on_stack": [".", ".", ".", "."]} | more))


def drawn(s: State, width: int = 80, height: int = 24, lang: str = "en", *, colour: bool = False) -> list[str]:
    screen = Screen(io.StringIO(), width=width, height=height, colour=colour)
    return board_of(SYLVION, Voice(lang), screen).draw(s.view(0), 0)


def row(lines: list[str], number: int) -> str:
    return next(line for line in lines if f" r{number} │" in line)


def test_the_forest_is_at_the_left_and_the_stacks_at_the_right() -> None:
    lines = drawn(battle())
    cells = [cell.strip() for cell in row(lines, 1).split("│")]
    assert ["♣ T4", "≈ F3", "r1c2", "▲ E3"] == cells[1:5]
    assert ["c4", "c3", "c2", "c1", "c0"] == re.findall(r"c\d", lines[1])
    assert cells[0].startswith("♠♠♠")


def test_the_turned_up_cards_lie_in_column_0_with_the_number_that_discards_them() -> None:
    lines = drawn(battle())
    assert re.search(r"│▲ E1 +\[1\]│×1 ", row(lines, 1))
    assert re.search(r"│▲ E0 +\[3\]│×2 ", row(lines, 4))


def test_the_leaves_are_the_health_of_the_forest() -> None:
    lines = drawn(battle())
    leaves = "".join(row(lines, number)[:3] for number in range(1, 5))
    assert ("♠" * 5 + "○" * 7) == leaves
    assert lines[1].startswith("5/12")


def test_dangers_stand_in_the_column_of_their_round() -> None:
    s = study("defend", mode="introductory", clearing=[". . E2 E3", ". . . .", "E1 . . .", ". . . ."], hand="F1")
    lines = drawn(s)
    assert ["3", "2", "·", "·", "·"] == row(lines, 1).split("│")[-1].split()[1:]
    assert ["·", "·", "·", "1", "·"] == row(lines, 3).split("│")[-1].split()[1:]


def test_the_figure_is_seen_on_its_bearer_and_in_the_dangers() -> None:
    s = study("defend", ravager_figure=True, clearing=[". . . E2@"], hand="F1", ravager_stack=["E1"] * 4)
    lines = drawn(s)
    assert "▲ E2 ♛" in row(lines, 1)
    assert row(lines, 1).split("│")[-1].split()[1] == "♛"


def test_hand_and_piles_are_listed_with_costs_and_numbers() -> None:
    text = "\n".join(drawn(battle()))
    assert "Hand 4: 2× Fountain 1 (0) · Hedgehog (0) · Owl (1)" in text
    assert "Defender deck 2" in text
    assert "Sylvan discard pile 2: T3×2" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 35), (60, 24), (120, 50)])
def test_no_line_is_wider_than_the_screen(lang: str, width: int, height: int) -> None:
    for s in (battle(), SYLVION.start(seed=3, feats_betrayals=True), SYLVION.start(seed=3, seats=2)):
        for line in drawn(s, width, height, lang):
            assert width_of(line) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_fits_on_a_small_screen(tmp_path: Path, lang: str) -> None:
    from lichtung.cli.screen import CLEAR
    from lichtung.local.host import Host

    lines = prepared(SYLVION.start(seed=12, mode="introductory"), guided, 13)
    start = Host(SYLVION.start(seed=12, mode="introductory"))
    sitting = Sitting(tmp_path, start, lines, lang, live=True)
    for screenful in sitting.text.split(CLEAR)[1:]:
        assert len(screenful.splitlines()) <= 25  # the last line is the echo of a prepared answer
        assert max(width_of(line) for line in screenful.splitlines()) <= 80


def test_colours_change_nothing_but_colours() -> None:
    for height in (24, 35):
        plain = drawn(battle(), 100, height)
        painted = drawn(battle(), 100, height, colour=True)
        assert plain == [CODE.sub("", line) for line in painted]
        assert plain != painted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_written_in_ascii(lang: str) -> None:
    board = board_of(SYLVION, Voice(lang, "ascii"), Screen(io.StringIO(), width=100, height=35))
    lines = [fold(line, "ascii") for line in board.draw(battle().view(0), 0)]
    assert all(line.isascii() for line in lines)
    assert "?" not in "".join(lines)
    frames = [line for line in lines if line.lstrip().startswith("+--")]
    assert 5 == len(frames)


def test_what_an_encoding_has_stays_as_it_is() -> None:
    assert "Fontäne -> +" == fold("Fontäne → ┌", "latin-1")
    assert "Fontaene" == fold("Fontäne", "ascii")
    assert "Yozh" == fold("Ёж", "ascii")


def test_the_mobilisation_shows_columns_calls_and_recruits(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "1", mode="advanced")
    assert "Column 1" in sitting.text
    assert "Cards still to be summoned: 52" in sitting.text
    assert "Desertion has called: 3 · still to come: 1×3 2×3 3×2 4×3" in sitting.text
    assert "Recruited 1: Fountain 1" in sitting.text


def test_items_that_flow_are_never_torn_apart() -> None:
    assert ["a bb,", " cc"] == flowed(["bb", "cc"], ", ", 6, "a ", " ")
