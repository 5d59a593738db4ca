"""The board of Tribes of the Wind: terrains, racks, what requirements count, and what a player may not see is not there."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung import Dice, State
from lichtung.cli.boards import board_of
from lichtung.cli.keyboard import Keyboard
from lichtung.cli.plain import Voice, fold
from lichtung.cli.play import Party, remarks
from lichtung.cli.saves import Keeper
from lichtung.cli.screen import CODE, Screen, width_of
from lichtung.kernel.catalogue import game
from lichtung.local.host import Host
from lichtung.words import LANGUAGES
from tests.cli.harness import Sitting, prepared, voice
from tests.games.tribes.players import guided
from tests.games.tribes.table import study
from tests.helpers.walk import walk

TRIBES = game("tribes")
SMALL = str(Path(__file__).parents[1] / "games" / "tribes" / "small_set")
POSITION: dict[str, Any] = {
    "seats": 3,
    "rack": "W01 W02 F02 E01 A01",
    "rack_1": "E02 E03 E04 E05 F03",
    "rack_2": "W03 W04 A05 A06 A07",
    "terrain": "1.1 S1:2 · 1.2 T01:2 · 1.3 T22*^water:1 · 2.1 T34",
    "terrain_1": "1.1 S2^moves · 2.1 T05*:3",
    "pollution": "2.2=2 3.4=5",
    "pollution_1": "3.1=1",
    "water": 7,
    "left_cards": "V09 V15",
    "left_cards_1": "V11",
    "leaders": "L1b",
    "element_display": "F05 W05 E06 A08",
    "element_deck": "F06 F07",
    "forest_display": "T02 T03 T04 T06",
    "forest_stack": "T07 T14",
    "village_display": "V01 V02 V14 V30",
}


def table(**more: Any) -> State:
    return study("action", **(POSITION | more))


def drawn(
    s: State, seat: int | None = 0, width: int = 80, height: int = 50, lang: str = "en", *, colour: bool = False
) -> list[str]:
    screen = Screen(io.StringIO(), width=width, height=height, colour=colour)
    return board_of(s.game, voice(lang), screen).draw(s.view(seat), seat)


def field(lines: list[str], name: str) -> list[str]:
    """The two lines of a field of the large terrain."""
    row, column = (int(part) for part in name.split("."))
    first = [at for at, line in enumerate(lines) if line.startswith("│")][2 * (row - 1)]
    return [" ".join(lines[at].split("│")[column].split()) for at in (first, first + 1)]


def said(s: State, tmp_path: Path, *lines: str, lang: str = "en") -> str:
    return " ".join(Sitting(tmp_path, Host(s), ["", *lines], lang).text.split())


def test_a_field_shows_tile_riders_bonuses_temple_pollution_and_symbol() -> None:
    lines = drawn(table())
    assert ["♣ purple •2", "1.1"] == field(lines, "1.1")
    assert ["♣ purple •2/2", "1.2 T [4]"] == field(lines, "1.2")
    assert ["▲ green •1", "1.3 C ♛"] == field(lines, "1.3")
    assert ["♣ orange •0/4", "2.1 TCP"] == field(lines, "2.1")
    assert ["◆◆", "2.2 plane"] == field(lines, "2.2")
    assert ["◆×5", "3.4 dome"] == field(lines, "3.4")


def test_the_others_are_drawn_small_and_in_turn_order() -> None:
    lines = drawn(table())
    at = next(i for i, line in enumerate(lines) if line.startswith("Player B"))
    assert re.match(r"Player B · 10 points +Player C · 12 points$", lines[at])
    assert re.match(r"g♛  ·   ·   ·    Water 0 ", lines[at + 1])
    assert re.match(r"P3  ·   ·   ·    Capital •4 ", lines[at + 2])
    assert re.match(r"◆1  ·   ·   ·    Tree houses 4 ", lines[at + 3])
    assert re.match(r"Fire 1 Earth 4 +Water 2 Air 3", lines[at + 4])
    assert lines[at + 5].startswith("V11 ")


def test_the_own_stores_temples_conditions_leaders_and_goals_are_listed() -> None:
    text = " ".join(" ".join(drawn(table())).split())
    assert "Player A · 6 points" in text
    assert "Water 7" in text
    assert "Tree houses 4" in text
    assert "○ 8 fields without pollution (10/8) · ○ green → green → orange → orange → purple" in text
    assert "● L1b (2 water once a turn: remove 3 pollution)" in text
    assert "○ V09 (tree houses on 1.2, 2.1): 8 points" in text


def test_the_rack_says_what_requirements_count_and_which_rows_are_met() -> None:
    text = " ".join(" ".join(drawn(table())).split())
    assert "Your rack. Neighbours: Player B · Player C" in text
    assert "[1] Water W01 (you 2) ● 2+ water on your rack: 5 water" in text
    assert "Fire F02 (you 1) ○ 2+ fire on your rack: remove 2 pollution ○ 3+ fire on your rack" in text


def test_a_comparison_and_a_sum_name_the_numbers_of_the_neighbours() -> None:
    text = " ".join(" ".join(drawn(table(rack="A11 E18 W01 W02 F02"))).split())
    assert "Air A11 (1 + 0 + 3 = 4) ○ 2–3 air cards with both neighbours: 3 moves ● 4–5 air cards" in text
    assert "Earth E18 (you 2, they 0 and 2) ● more water cards than one neighbour: forest for 3 water" in text


def test_with_two_players_display_and_pile_are_the_second_neighbour() -> None:
    two = {key: value for key, value in POSITION.items() if not key.endswith("_2")} | {"seats": 2, "terrain": ""}
    text = " ".join(" ".join(drawn(study("action", **two))).split())
    assert "Neighbours: Player B · display and pile: Fire 2 Water 1 Earth 1 Air 1" in text


def test_the_displays_show_backs_tiles_and_village_cards() -> None:
    text = " ".join(" ".join(drawn(table())).split())
    assert "Element display: 1 Fire · 2 Water · 3 Earth · 4 Air · pile 2: Fire" in text
    assert "T03 purple 2 riders, portal" in text
    assert "pile 2: T07" in text
    assert "V30 9 bonuses under tree houses: 11 VP | now: 4 water + remove 1 pollution" in text


def test_village_cards_take_little_room_until_they_matter() -> None:
    assert "Village display:" in drawn(table(), height=24)
    assert "Village display:" not in drawn(table(terrain="1.1 S1"), height=24)


def test_faces_of_others_and_of_displays_are_not_drawn() -> None:
    s = table()
    hidden = set(
        re.findall(r"\w+", " ".join([POSITION["rack_1"], POSITION["element_display"], POSITION["element_deck"]]))
    )
    for lang in LANGUAGES:
        shown = set(re.findall(r"\w+", "\n".join(drawn(s, 0, lang=lang))))
        assert set() == hidden & shown
    spectator = "\n".join(drawn(s, None))
    assert not re.search(r"\b[WFEA]\d\d\b", spectator)
    assert "Player A · 6 points" in spectator


def test_options_say_what_they_bring(tmp_path: Path) -> None:
    text = said(table(), tmp_path, "village:1.2", "1")
    assert "Build a village: 1.2 (2 riders return)" in text
    assert "Play Water W01 (5 water)" in text
    assert "Use L1b (2 water once a turn: remove 3 pollution)" in text
    assert "Take V14 (tiles on 5 of 1.3, 1.4, 2.3, 2.4, 3.3, 3.4) (10 points · forest for 2 water" in text
    assert "Which side of the village card do you use? V01 (tiles on all fields “plane”)" in text
    assert "Right: use it now (4 water + remove 1 pollution)" in text


def test_a_village_without_a_turbine_names_the_fields_it_would_pollute(tmp_path: Path) -> None:
    text = said(table(terrain="1.1 S1 · 1.2 T22:2", pollution=""), tmp_path)
    assert "Build a village: 1.2 (2 riders return, new pollution 1.3, 2.2, catapult)" in text


def test_questions_say_how_much_is_left_and_what_it_costs(tmp_path: Path) -> None:
    assert "Where do you remove pollution? (3 to go)" in said(table(), tmp_path, "ability:L1b")
    assert "Which forest tile do you lay? (cost: 3 water)" in said(
        table(rack="E01 E07 W01 W02 F01"), tmp_path, "play:E01"
    )
    assert "Which card do you draw? (1 to draw)" in said(table(), tmp_path, "play:W01", "done")


def test_the_log_is_a_story(tmp_path: Path) -> None:
    text = said(table(), tmp_path, "ability:L1b", "2.2", "3.4", "3.4", "play:W01", "slot:3", "", "log")
    assert "Player A uses the leader card L1b (2 water once a turn: remove 3 pollution)." in text
    assert "Player A pays 2 water (5 left). Player A removes pollution: 2.2, 3.4, 3.4." in text
    assert "Player A plays Water W01. Player A gains 5 water (now 10). Player A draws Earth E06." in text


@pytest.mark.parametrize(
    ("lang", "own", "fact"),
    [
        ("en", "our own design", "not public"),
        ("de", "unser eigener Entwurf", "nicht öffentlich"),
        ("ru", "придумана нами", "не опубликовано"),
    ],
)
def test_the_game_says_in_every_language_that_much_of_its_data_is_our_own(
    tmp_path: Path, lang: str, own: str, fact: str
) -> None:
    for lines in ([], ["help"], ["rules"]):
        text = said(TRIBES.start(seats=2, seed=1), tmp_path, *lines, lang=lang)
        assert 1 + len(lines) == text.count(own) == text.count(fact)


def test_another_component_set_has_words_too() -> None:
    small = lichtung.game("tribes", data=SMALL)
    for lang in LANGUAGES:
        words = Voice(lang)
        board = board_of(small, words, Screen(io.StringIO()))
        for code in small.cards.values():
            assert code != words.card("tribes", code)
            assert words.about("tribes", code)
        s = small.start(seats=3, seed=2)
        text = "\n".join(board.draw(s.view(0), 0))
        assert "tribes-" not in text
        assert SMALL in remarks(small, words)[0]


def test_boards_can_be_chosen_by_what_they_have(tmp_path: Path) -> None:
    text = said(TRIBES.start(seats=2, seed=1, boards="choose"), tmp_path, "board:2", "", "")
    assert "Board 1: 8 fields without pollution · green → green → orange → orange → purple · 5 water · 5 moves" in text
    assert "Board 3 (village cards on the left: 3 · purple → purple → orange → orange → green)" in text
    assert "Board 2: (Player A)" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 100, 140])
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    for height in (24, 50):
        for line in drawn(table(), 0, width, height, lang):
            assert width_of(line) <= width, line


@pytest.mark.parametrize("seats", TRIBES.seats)
def test_a_whole_game_fits_and_leaves_nothing_unsaid(tmp_path: Path, seats: int) -> None:
    """Every ninth question of a game, and its end, as all three languages show them."""
    s, dice = TRIBES.start(seats=seats, seed=seats), Dice(seats)
    asked: set[str] = set()
    for number in range(10**6):
        name = "over" if s.choice is None else s.choice.name
        if number % 9 == 0 or name not in asked:
            asked.add(name)
            for lang in LANGUAGES:
                check(screenful(s, tmp_path, lang))
        if s.over:
            break
        s.choose(guided(s, dice))
    assert len(asked) >= 18


def screenful(s: State, home: Path, lang: str) -> str:
    """What the player who is asked sees."""
    out = io.StringIO()
    screen = Screen(out, width=80, height=24)
    party = Party(Host(s.copy()), voice(lang), screen, Keyboard(io.StringIO(), screen), Keeper(home, "tribes"))
    party.seat = 0 if s.choice is None else s.choice.seat
    party.show_table()
    return out.getvalue()


def check(text: str) -> None:
    """Nothing is too wide, and no id and no empty value shows through."""
    for line in text.splitlines():
        assert width_of(line) <= 80, line
    for trace in ("tribes-", "log-", "cli-", "{", "None", "False"):
        assert trace not in text


def test_the_story_of_a_whole_game_is_told_in_all_languages(tmp_path: Path) -> None:
    host = Host(TRIBES.start(seats=2, seed=4))
    dice = Dice(4)
    while not host.now.over:
        host.play(host.now.words()[host.now.options.index(guided(host.now, dice))])
    for lang in LANGUAGES:
        text = Sitting(tmp_path, host, ["log", "piles"], lang).text
        check(text)
        told = re.findall(r"\b[WFEA]\d\d\b", text)
        assert len(told) > 100
        for code in told:
            assert re.search(rf"\w+ {code}\b", text)  # never a bare code


def test_after_the_end_the_points_are_explained(tmp_path: Path) -> None:
    s = TRIBES.start(seats=3, seed=3)
    prepared(s, guided, 3)
    lines = drawn(s)
    totals = next(line for line in lines if line.startswith("Points "))
    assert s.result is not None
    assert s.result.scores is not None
    assert [str(int(score)) for score in s.result.scores] == totals.split()[1:]


def test_every_option_of_a_whole_game_is_said_in_words() -> None:
    for lang in LANGUAGES:
        board_of(TRIBES, voice(lang), Screen(io.StringIO()))
        for s in walk(TRIBES.start(seed=8, seats=3), 8):
            if s.choice is not None:
                for word in s.words():
                    text = voice(lang).option("tribes", s.choice.name, word)
                    assert word != text
                    assert "tribes-" not in text


def test_colours_change_nothing_but_colours() -> None:
    for height in (24, 50):
        plain, painted = drawn(table(), 0, 100, height), drawn(table(), 0, 100, height, colour=True)
        assert plain == [CODE.sub("", line) for line in painted]
        assert plain != painted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_written_in_ascii(lang: str) -> None:
    board = board_of(TRIBES, Voice(lang, "ascii"), Screen(io.StringIO(), width=100, height=50))
    lines = [fold(line, "ascii") for line in board.draw(table().view(0), 0)]
    assert all(line.isascii() for line in lines)
    assert "?" not in "".join(lines)
