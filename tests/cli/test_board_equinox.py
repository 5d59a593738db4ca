"""The board of Equinox: cards, heights, stones and rulers in their columns, and what a player may not see is not there."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from lichtung.cli.boards import board_of
from lichtung.cli.plain import Voice, fold
from lichtung.cli.screen import CLEAR, CODE, Screen, width_of
from lichtung.kernel.catalogue import game
from lichtung.local.host import Host
from lichtung.words import LANGUAGES
from tests.cli.harness import Sitting, prepared, voice
from tests.games.equinox.table import after, lay, study
from tests.games.studying import play
from tests.helpers.walk import at_random, walk

EQUINOX = game("equinox")
CHAMPIONS = "susi moosmann cornu klumpi fungi ziegfried vulpa ursus"
TABLE: dict[str, Any] = {
    "champions": CHAMPIONS,
    "round": 2,
    "vanished": ["cornu"],
    "stacks": {
        "susi/1": "susi_3 chameleon_4",
        "ursus/1": "ursus_7",
        "ursus/2": "ursus_0 ursus_10 ursus_2",
        **lay("susi_5 moosmann_6", 2),
    },
    "stones": {"susi/1": 0, "susi/2": 1, "ursus/4": 2, "cornu/1": 1},
    "champion_cards": {"vulpa": [1, 2], "cornu": [0]},
    "hands": ["susi_1 susi_9 chameleon_6 dryada dryada cornu_7", "fungi_2 fungi_3", "klumpi_4"],
    "set_aside": ["", "klumpi_5 klumpi_6", ""],
    "secret_bets": ["fungi_9", "klumpi_10", None],
    "deck": "vulpa_1 vulpa_2",
}


def shown(**more: Any) -> State:
    return study("bet", **(TABLE | more))


def drawn(
    s: State, seat: int | None = 0, width: int = 80, height: int = 24, lang: str = "en", *, colour: bool = False
) -> list[str]:
    screen = Screen(io.StringIO(), width=width, height=height, colour=colour)
    return board_of(EQUINOX, voice(lang), screen).draw(s.view(seat), seat)


def column(s: State, creature: str, lines: list[str] | None = None) -> list[str]:
    """The cells of a creature: its name, its champion card, its spaces in rows 1 to 5."""
    at = CHAMPIONS.split().index(creature) + 1
    return [" ".join(line.split("│")[at].split()) for line in (lines or drawn(s))[1:8]]


def test_a_column_shows_visible_cards_heights_stones_and_the_ruler() -> None:
    s = shown()
    assert ["Susi", "♛A", "≈4×2 A", "5 B", "", "", ""] == column(s, "susi")
    assert ["Ursus", "♛C", "7½", "2½×3", "", "C", ""] == [cell.replace(" [6]", "") for cell in column(s, "ursus")]


def test_nobody_rules_a_creature_with_equal_bets() -> None:
    assert "BC" == column(shown(), "vulpa")[1]


def test_a_vanished_creature_has_a_vanish_card_and_keeps_its_stones() -> None:
    assert ["Cornu", "× A", "B", "×", "", "", ""] == column(shown(), "cornu")


def test_the_current_row_is_marked_and_free_spaces_carry_the_numbers_of_bets() -> None:
    s = shown(secret_bets=[None, None, None])
    lines = drawn(s)
    assert lines[4].startswith("›2 (3)")
    numbers = {int(number) for number in re.findall(r"\[(\d+)\]", lines[4])}
    assert numbers == {n for n, word in enumerate(s.words(), 1) if word.startswith("regular:")}
    assert "" == column(s, "susi", lines)[3].partition("B")[2]  # there lies a stone


def test_options_that_point_at_spaces_stand_on_them() -> None:
    s = play(study("play", hand="dryada susi_1", **{k: v for k, v in TABLE.items() if k != "hands"}), "play:dryada")
    cells = column(s, "moosmann") + column(s, "ursus") + column(s, "susi")
    marked = [cell for cell in cells if "[" in cell]
    assert 4 == len(marked) == len(s.words())
    assert not any("≈" in cell for cell in marked)


def test_options_that_point_at_creatures_stand_on_their_champion_cards() -> None:
    s = study("play", hand="urvater", **{k: v for k, v in TABLE.items() if k != "hands"})
    lines = drawn(s)
    assert len(re.findall(r"\[\d\]", lines[2])) == len(s.words()) == 7


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("susi_3", "7 creatures have no card yet"),
        ("susi_3 moosmann_4 cornu_5 klumpi_6 fungi_7 ziegfried_3 vulpa_8 ursus_9", "several are weakest"),
        ("susi_3 moosmann_4 cornu_5 klumpi_6 fungi_7 ziegfried_4 vulpa_8 ursus_2", "Ursus would vanish now"),
    ],
)
def test_the_outlook_says_what_the_row_waits_for(cards: str, text: str) -> None:
    s = study("bet", champions=CHAMPIONS, stacks=lay(cards), hand="chameleon_1", deck="susi_0 susi_1")
    assert text in "\n".join(drawn(s))


def test_the_own_cards_are_listed_and_those_of_others_only_counted() -> None:
    text = "\n".join(drawn(shown()))
    assert "Hand A: Susi 1, 9♛ · Cornu 7 · Chameleon 6 · 2× Dryad" in text
    assert "Card of the secret bet A: Fungi 9" in text
    assert re.search(r"B \d+ pts, \d stones?, 2 cards, 2 put aside, secret", text)
    assert "Hand B" not in text
    assert "secret bet B" not in text


def test_a_spectator_sees_no_hand_at_all() -> None:
    text = "\n".join(drawn(shown(), None))
    assert "Hand" not in text
    assert "Card of the secret bet" not in text
    assert "you (♛)" not in text


def test_worlds_that_differ_only_in_hidden_cards_look_the_same() -> None:
    hidden = {
        "hands": [TABLE["hands"][0], "klumpi_5 klumpi_10", "fungi_2"],
        "set_aside": ["", "klumpi_4 fungi_3", ""],
        "secret_bets": ["fungi_9", "klumpi_6", None],
        "stacks": TABLE["stacks"] | {"ursus/2": "ursus_10 ursus_0 ursus_2"},
        "deck": "vulpa_2 vulpa_1",
    }
    for seat in (0, None):
        assert drawn(shown(), seat) == drawn(shown(**hidden), seat)
    assert drawn(shown(), 1) != drawn(shown(**hidden), 1)


def test_notes_beside_options_tell_powers_dangers_and_what_lies_there(tmp_path: Path) -> None:
    cards = "susi_3 moosmann_4 cornu_5 klumpi_6 fungi_7 ziegfried_4 vulpa_8"
    s = study(
        "play", champions=CHAMPIONS, stacks=lay(cards), hand="susi_9 ursus_1", stones={"susi/1": 0}, deck="vulpa_1"
    )
    text = Sitting(tmp_path, Host(s), [""]).text
    assert "Play Susi 9 (power)" in text
    assert "Play Ursus 1½ (Ursus would vanish)" in text
    s = play(after("vulpa_9", champions=CHAMPIONS, stacks=lay("susi_3 moosmann_4"), hand="susi_4"), "yes")
    assert "Discard the card: Susi, row 1 (Susi 3)" in Sitting(tmp_path, Host(s), [""]).text


def test_the_question_about_a_power_says_what_the_power_does(tmp_path: Path) -> None:
    s = after("susi_9", champions=CHAMPIONS, hand="susi_4", deck="vulpa_1 vulpa_2 vulpa_3 vulpa_4")
    text = " ".join(Sitting(tmp_path, Host(s), [""]).text.split())
    assert "Do you use the special power? Susi – Power: you draw 3 cards from the deck." in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    for height in (24, 50):
        for line in drawn(shown(), 0, width, height, lang):
            assert width_of(line) <= width, line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", EQUINOX.seats)
def test_a_whole_game_fits_and_leaves_nothing_unsaid(tmp_path: Path, lang: str, seats: int) -> None:
    start = EQUINOX.start(seed=seats, seats=seats)
    lines = prepared(start, at_random, seats)
    sitting = Sitting(tmp_path, Host(EQUINOX.start(seed=seats, seats=seats)), [*lines, "log", "piles"], lang, live=True)
    assert sitting.now.over
    screenfuls = sitting.text.split(CLEAR)[1:]
    assert len(screenfuls) > 50
    for screenful in screenfuls:
        assert max(width_of(line) for line in screenful.splitlines() or [""]) <= 80
    for trace in ("equinox-", "log-", "cli-", "{", "None", "False"):
        assert trace not in sitting.text
    codes = re.findall(r"\b(?:susi|moosmann|chameleon|seat)_?\d+(?!\d)", unprompted(sitting.text))
    assert [] == codes


def unprompted(text: str) -> str:
    """The text without what was typed, and without the words behind the options."""
    lines = [line for line in text.splitlines() if not re.search(r"[):] [a-z]+(:\S+)?$", line)]
    return re.sub(r"  [a-z]+:\S+", "", "\n".join(lines))


def test_colours_change_nothing_but_colours() -> None:
    for height in (24, 35):
        plain, painted = drawn(shown(), 0, 100, height), drawn(shown(), 0, 100, height, colour=True)
        assert plain == [CODE.sub("", line) for line in painted]
        assert plain != painted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_written_in_ascii(lang: str) -> None:
    board = board_of(EQUINOX, Voice(lang, "ascii"), Screen(io.StringIO(), width=100, height=35))
    lines = [fold(line, "ascii") for line in board.draw(shown().view(0), 0)]
    assert all(line.isascii() for line in lines)
    assert "?" not in "".join(lines)
    assert 1 == len({width_of(line) for line in lines[1:12]})
    assert "7.5" in "".join(lines)


def test_every_option_of_a_whole_game_is_said_in_words() -> None:
    for lang in LANGUAGES:
        for s in walk(EQUINOX.start(seed=8, seats=4), 8):
            if s.choice is not None:
                for word in s.words():
                    assert word != voice(lang).option("equinox", s.choice.name, word)
