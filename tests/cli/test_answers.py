"""What can be typed as an answer, and what is said when it is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtung.cli import answers
from lichtung.cli.plain import Voice
from lichtung.words import LANGUAGES, Words
from tests.cli.harness import SYLVION, sit
from tests.games.sylvion.table import study

# The introductory game of seed 7 asks about a hedgehog first; "pass" leads to the first defence.
HAND = "F1 F1 F3 T2 ELE HED OWL"


def meant(line: str, lang: str = "en") -> str:
    s = study("defend", mode="introductory", hand=HAND, clearing=["E2 . . .", "E1 . . ."])
    option = answers.read_answer(s, Words(lang), line)
    return s.words()[s.options.index(option)]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("1", "end"),
        ("2", "play:F1"),
        ("play:OWL", "play:OWL"),
        ("PLAY:owl", "play:OWL"),
        ("play owl", "play:OWL"),
        ("play:O", "play:OWL"),
        ("play fountain_3", "play:F3"),
        ("e", "end"),
        ("owl", "play:OWL"),
        ("ow", "play:OWL"),
        ("elephant", "play:ELE"),
        ("End the", "end"),
    ],
)
def test_an_answer_can_be_a_number_a_word_or_the_beginning_of_one(line: str, word: str) -> None:
    assert word == meant(line)


@pytest.mark.parametrize(("lang", "line"), [("de", "Eule"), ("de", "eule ausspielen"), ("ru", "сова")])
def test_an_answer_can_be_a_word_of_the_players_language(lang: str, line: str) -> None:
    assert "play:OWL" == meant(line, lang)


@pytest.mark.parametrize("line", ["play", "play:F", "F", "Play"])
def test_an_unclear_beginning_lists_what_it_could_mean(line: str) -> None:
    with pytest.raises(answers.Unclear) as unclear:
        meant(line)
    assert {"play:F1", "play:F3"} <= set(unclear.value.words)


@pytest.mark.parametrize("line", ["0", "99", "xyzzy", "-1", "play:XYZ", ":", "²", "٣x"])
def test_a_line_that_means_nothing_is_unknown(line: str) -> None:
    with pytest.raises(answers.Unknown):
        meant(line)


@pytest.mark.parametrize(
    ("line", "rule"),
    [("play:HED", "SYL-HEDGE-1"), ("hed", "SYL-HEDGE-1"), ("play:F4", "SYL-DEFEND-1"), ("pass", "SYL-DEFEND-1")],
)
def test_a_forbidden_answer_names_its_rule(line: str, rule: str) -> None:
    with pytest.raises(answers.Refused) as refused:
        meant(line)
    assert rule == refused.value.refusal.rule


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_prints_the_rule_in_the_players_language(tmp_path: Path, lang: str) -> None:
    sitting = sit(tmp_path, "pass", "play:HED", "F2", lang=lang)
    said = " ".join(sitting.text.split())
    assert "SYL-HEDGE-1" in said
    assert " ".join(Voice(lang).rule("SYL-HEDGE-1").split()) in said
    assert " ".join(Voice(lang).rule("SYL-DEFEND-1").split()) in said
    assert 1 == sitting.party.host.moves


def test_a_cell_is_enough_where_cells_are_asked_for(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "play f1", "r2c3")
    assert "F1" == sitting.now.position()["clearing"][1][2]


def test_an_occupied_cell_is_refused_with_its_rule(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "play f1", "r1c1")
    assert "SYL-DEFEND-3" in sitting.text
    assert sitting.now.choice is not None
    assert "place_cell" == sitting.now.choice.name


def test_unknown_and_unclear_lines_change_nothing_and_say_what_can_be_typed(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "xyzzy", "99", "play", "\x1b[31mred")
    assert "“xyzzy” means nothing here" in sitting.text
    assert "“99” means nothing here" in sitting.text
    assert "“play” could mean: play:F1, play:F3" in sitting.text
    assert "\x1b" not in sitting.text
    assert 1 == sitting.party.host.moves


def test_an_offered_word_is_no_command() -> None:
    # "up" and "left" answer a geyser; no command may take such a word away
    from lichtung.cli.commands import NAMES

    verbs = {entry["word"].partition(":")[0] for entry in SYLVION.actions().values()}
    assert not verbs & set(NAMES)
