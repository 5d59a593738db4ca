"""The board of Urbion: what is drawn where, what is foretold, what stays hidden, and its log as a story."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung import State
from lichtung.cli.boards import board_of
from lichtung.cli.plain import Voice, fold
from lichtung.cli.screen import CLEAR, CODE, Screen, width_of
from lichtung.local.host import Host
from lichtung.words import LANGUAGES
from tests.cli.harness import Sitting, prepared, voice
from tests.games.urbion.players import guided
from tests.games.urbion.table import study
from tests.helpers.walk import at_random

URBION = lichtung.game("urbion")
EVERYTHING = tuple(URBION.options["expansions"].choices)
TABLE: dict[str, Any] = {
    "rows": ["F+4{RK} K+5 [EW] F-1", "E+2 [SQ] W-2{DC}", "[T:F] K-5", "[G]"],
    "hand": "E+2 M:W W-2 W-2",
    "dream_deck": "A+2 K E-3",
    "city_deck": "[EF]",
    "success_pile": "[EW] [WA]",
    "resident_pile": "DC+1 HG-2",
}


def lying(*expansions: str, **more: Any) -> State:
    return study("phase_play", "city_squares", "temples", "hanging_gardens", "postcards", *expansions, **(TABLE | more))


def drawn(
    s: State, width: int = 80, height: int = 24, lang: str = "en", seat: int = 0, *, colour: bool = False
) -> list[str]:
    screen = Screen(io.StringIO(), width=width, height=height, colour=colour)
    return board_of(URBION, voice(lang), screen).draw(s.view(seat), seat)


def row(lines: list[str], number: int) -> tuple[list[str], list[str]]:
    """The two lines of a row, cut into their parts."""
    at = next(n for n, line in enumerate(lines) if line.startswith(f"R{number} │"))
    above, below = ([part.strip() for part in line.split("│")] for line in lines[at : at + 2])
    return above, below


def test_good_dreams_lie_left_of_the_city_and_bad_ones_right_of_it_with_the_sums_at_the_end() -> None:
    above, below = row(drawn(lying()), 1)
    assert ["▲F+4", "✦K+5"] == above[1].split()[-2:]
    assert ("City Earth/Water", "▲F−1", "+8") == (above[2], above[3].split()[0], above[4])
    assert ("RK", "◆E ≈W", "+9−1") == (below[1], below[2], below[4])


def test_a_balanced_city_is_marked_and_an_empty_one_has_no_sum() -> None:
    lines = drawn(lying(), height=40)
    assert "0 ●" == row(lines, 2)[0][4]
    assert "–" == row(lines, 4)[0][4]
    assert ("City square", "◆E ≈W ▲F ○A") == (row(lines, 2)[0][2], row(lines, 2)[1][2])
    assert ("Hanging gardens", "–") == (row(lines, 4)[0][2], row(lines, 4)[1][2])


def test_the_numbers_of_the_options_stand_where_they_point_at() -> None:
    s = lying()
    words = s.words()
    above, _ = row(drawn(s), 2)
    left = [str(n) for n, word in enumerate(words, 1) if word.startswith("place:") and word.endswith("R2L")]
    assert len(left) == 2
    assert f"[{','.join(left)}]" in above[1]
    discard = words.index("discard:W-2") + 1
    assert f"2× ≈ Water −2 (W-2)[{discard}]" in "\n".join(drawn(s))


def test_the_number_of_a_dream_stands_beside_it_or_on_a_large_screen_below_it() -> None:
    s = lying()
    s.play("discard:W-2")
    s.play("exchange")
    number = s.words().index("swap:R1L/F+4{RK}") + 1
    assert f"▲F+4[{number}]" in row(drawn(s), 1)[0][1]
    assert f"RK[{number}]" in row(drawn(s, height=40), 1)[1][1]


def test_a_row_that_an_option_names_has_its_number_at_the_city() -> None:
    s = study("phase_draw", rows=["E+2 [EW]", "E+2 [EF] W-2"], hand="E+2 E+2 E+2", dream_deck="K E+2")
    assert ("place:R1", "clear:R2", "reveal") == s.words()
    lines = drawn(s)
    assert "[1]" in row(lines, 1)[1][2]
    assert "[2]" in row(lines, 2)[1][2]
    assert "Cards being resolved: Chaos" in "\n".join(lines)


def test_what_a_census_would_do_is_said_with_the_fate_of_the_postcards() -> None:
    text = "\n".join(drawn(lying()))
    assert "A census would pacify R2 · R2R DC +1" in text
    assert "Postcards on the table: RK Resting Rocket · DC Dreamcatcher" in text


def test_the_void_is_seen_on_its_city_with_what_it_threatens() -> None:
    lines = drawn(lying("void", void_figure="R4", void_cards_left=3))
    assert "♛" in row(lines, 4)[1][2]
    assert "Void, 3 cards: row 4 → row 1 · with a census the game would be lost" in lines


def test_piles_are_listed_with_their_sizes() -> None:
    text = " ".join(line.strip() for line in drawn(lying(), height=40))
    assert "2 of 24 cities pacified" in text
    assert "Dream deck 3 · City deck 1 · Discard pile 0" in text
    assert "Resident pile 2 (= −1) · Wise Chaos left: 6" in text
    assert "Success pile: [EW] [WA]" in text


def test_hidden_hands_stay_hidden_and_polarities_are_open() -> None:
    hands = ["E+2 M:W W-2 W-2", "F+4 F+4 A-3 O"]
    more: dict[str, Any] = {"hands": hands, "communication": "silent", "polarity": ["incubi", "sognae"]}
    s = study("phase_play", "city_squares", "temples", rows=["E+2 [EW]"], **more)
    own = "\n".join(drawn(s, seat=0))
    assert "A (Incubi), hand 4: ◆ Earth +2 (E+2)" in own
    assert "B (Sognae), hand 4: 4× ?" in own
    assert "A (Incubi), hand 4: 4× ?" in "\n".join(drawn(s, seat=1))


def test_what_was_seen_of_the_deck_is_kept_in_sight_until_it_is_drawn() -> None:
    s = study("phase_play", "books_of_power", books="prophecies", rows=["E+2 [EW]"], hand="E+2 E+2 W-2 W-2",
              dream_deck="A+2 K E-3")  # fmt: skip
    for word in ("discard:E+2", "book:prophecies", "put:K"):
        s.play(word)
    assert s.choice is not None
    assert "chaos" == s.choice.name
    assert "Known in the dream deck: 1. Air +2" in drawn(s)


# -- beside the options --------------------------------------------------------------------------------------------------


def sitting(home: Path, s: State, *lines: str, lang: str = "en") -> str:
    return Sitting(home, Host(s), list(lines), lang).text


def test_options_say_what_they_lead_to(tmp_path: Path) -> None:
    s = lying("void", void_figure="R4", rows=["K+5 [EW] F-1", "E+2 [SQ] W-2{DC}", "F+4 [T:F] K-5", "[G]"])
    text = sitting(tmp_path, s, "discard:W-2", "exchange", "swap:R1L/K+5")
    assert "Place Earth +2: row 1 left (→ +6)" in text
    assert "Census (pacifies R2; with a census the game would be lost)" in text
    assert "With Earth +2 (row 2 left) (→ R1 +1, R2 +3)" in text
    assert "Exchange: which dream do you swap it with? (Chaos +5, row 1 left)" in text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Place Earth +2: row 1 left (→ +10)"),
        ("de", "Erde +2: Reihe 1 links (→ +10)"),
        ("ru", "Земля +2: ряд 1 слева (→ +10)"),
    ],
)
def test_options_are_said_in_the_language_of_the_player(tmp_path: Path, lang: str, text: str) -> None:
    assert text in sitting(tmp_path, lying(), lang=lang)


# -- the log -------------------------------------------------------------------------------------------------------------


def test_a_census_is_told_as_a_story(tmp_path: Path) -> None:
    s = lying(dream_deck="A+2 E-3 F+4 W-2 E+2 E+2")
    text = sitting(tmp_path, s, "discard:M:W", "census", "log")
    story = text[text.rindex("log\n") :].splitlines()[1:]
    assert [
        "You discard Water Meta.",
        "You: Census.",
        "Postcards for the residents: Dreamcatcher +1 (row 2 right).",
        "Pacified: City square (row 2).",
        "Discarded: Earth +2 (row 2 left), Water −2 (row 2 right).",
        "New city: City Earth/Fire → row 2.",
        "Laid out: Air +2 → row 2 left, Earth −3 → row 2 right, Fire +4 → row 4 left,",
        "Water −2 → row 4 right.",
        "You draw Earth +2.",
        "– Turn 2 –",
    ] == story[:10]


def test_an_exchange_is_two_moves_and_a_rocket_is_lost_by_it(tmp_path: Path) -> None:
    text = sitting(tmp_path, lying(), "discard:E+2", "exchange", "swap:R1L/F+4{RK}", "with:R2L/E+2", "log")
    assert "Moved: Earth +2 → row 1 left, Fire +4 with “Resting Rocket” → row 2 left." in text
    assert "Postcards for the residents: Resting Rocket −2 (row 2 left)." in text


def test_cards_that_are_no_cards_are_explained_too(tmp_path: Path) -> None:
    text = sitting(tmp_path, lying(), "help void figure", "help Doves", "help [SQ]", "help Earth +2")
    assert "Void figure (void_figure): Moves one city down each turn." in text
    assert "Doves (DV): Counts +1 if all four cities" in text
    assert "City square ([SQ]): Shows all four elements" in text
    assert "Earth +2 (E+2): Sogna, +2: it lies on the left." in text


# -- every screen --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (60, 24), (40, 24), (130, 50)])
def test_no_line_of_the_board_is_wider_than_the_screen(lang: str, width: int, height: int) -> None:
    for s in (lying(), URBION.start(seed=3, seats=2, expansions=EVERYTHING), URBION.start(seed=4)):
        for line in drawn(s, width, height, lang):
            assert width_of(line) <= width, line


def test_a_small_screen_shows_one_line_where_the_second_would_tell_nothing_new() -> None:
    lines = drawn(study("phase_play", rows=["E+2 [EW] W-2", "F+4 [FA]"], hand="A-3"))
    assert ["R1 │", "R2 │"] == [line[:4] for line in lines[3:5]]
    assert len(lines) + 3 == len(drawn(study("phase_play", rows=["E+2 [EW] W-2", "F+4 [FA]"], hand="A-3"), height=40))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_basic_game_fits_on_a_small_screen(tmp_path: Path, lang: str) -> None:
    lines = prepared(URBION.start(seed=12), guided, 13)
    screens = Sitting(tmp_path, Host(URBION.start(seed=12)), lines, lang, live=True).text.split(CLEAR)[1:]
    assert len(screens) > 50
    for screenful in screens:
        assert len(screenful.splitlines()) <= 25, screenful  # the last line is the echo of a prepared answer
        assert max(width_of(line) for line in screenful.splitlines()) <= 80


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_within_80_columns_and_without_codes(tmp_path: Path, lang: str, seats: int) -> None:
    s = URBION.start(seed=6, seats=seats, expansions=EVERYTHING)
    lines = prepared(s, at_random, 6)
    text = Sitting(
        tmp_path, Host(URBION.start(seed=6, seats=seats, expansions=EVERYTHING)), [*lines, "log", "piles"], lang
    ).text
    assert s.over
    assert [] == [line for line in text.splitlines() if width_of(line) > 80]
    for trace in ("urbion-", "cli-", "log-", "{ $", "None", "stack_standing"):
        assert trace not in text


def test_colours_change_nothing_but_colours() -> None:
    for width, height in ((80, 24), (120, 40), (50, 24)):
        plain = drawn(lying(), width, height)
        painted = drawn(lying(), width, height, colour=True)
        assert plain == [CODE.sub("", line) for line in painted]
        assert plain != painted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_written_in_ascii(lang: str) -> None:
    board = board_of(URBION, Voice(lang, "ascii"), Screen(io.StringIO(), width=100, height=35))
    lines = [fold(line, "ascii") for line in board.draw(lying("void", void_figure="R1").view(0), 0)]
    assert all(line.isascii() for line in lines)
    assert "?" not in "".join(lines)
