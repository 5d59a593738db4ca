"""Taking moves back: freely while nothing new was seen, beyond that as practice, or with the others' consent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung.local.host import resume
from lichtung.local.recording import PRACTICE
from tests.cli.harness import SYLVION, Sitting, sit


def played(*words: str, seats: int = 1, **settings: Any) -> lichtung.State:
    s = SYLVION.start(seed=7, seats=seats, mode="introductory", **settings)
    for word in words:
        s.play(word)
    return s


def test_a_move_that_showed_nothing_new_is_taken_back_freely(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "play:F1", "r2c3", "undo", "undo")
    assert played("pass").digest() == sitting.now.digest()
    assert "practice" not in sitting.text
    assert "The last move is undone." in sitting.text
    assert not sitting.party.host.practice


def test_the_record_keeps_what_was_taken_back_and_replays_to_what_stands(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "play:F1", "r2c3", "undo", "r3c3", "play:F1", "undo", "end")
    assert "place_cell=place:r2c3 undo=1" in " ".join(sitting.kept.split())
    assert 2 == sitting.kept.count("undo=1")
    assert PRACTICE not in sitting.kept
    again = lichtung.replay(sitting.kept)
    expected = played("pass", "play:F1", "place:r3c3", "end")
    assert expected.digest() == again.digest() == sitting.now.digest()


def test_beyond_new_information_the_player_is_asked_and_may_decline(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "undo", "no", "log")
    assert "practice game from now on. Undo it? [yes/no]" in " ".join(sitting.text.split())
    assert "The move stands." in sitting.text
    assert played("pass").digest() == sitting.now.digest()
    assert "undo" not in sitting.kept


def test_beyond_new_information_the_game_becomes_practice(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "undo", "yes", "discard:r1c0", "undo")
    assert sitting.party.host.practice
    assert played().digest() == sitting.now.digest()
    assert 1 == sitting.text.count("Undo it?")
    assert "· practice" in sitting.text
    assert 1 == sitting.kept.count(PRACTICE)
    assert 2 == sitting.kept.count("undo=1")


def test_practice_is_still_practice_when_the_game_goes_on_later(tmp_path: Path) -> None:
    first = sit(tmp_path, "pass", "undo", "yes", "discard:r1c0")
    table = resume(first.kept)
    assert table.practice
    second = Sitting(tmp_path, table, ["play:F1", "r1c4", "undo"])
    assert first.kept.splitlines()[7:] == second.kept.splitlines()[7 : len(first.kept.splitlines())]
    assert second.now.digest() == lichtung.replay(second.kept).digest()
    assert played("discard:r1c0", "play:F1").digest() == second.now.digest()


def test_moves_made_before_a_pause_can_be_taken_back_after_it(tmp_path: Path) -> None:
    first = sit(tmp_path, "pass", "play:F1", "r2c3")
    second = Sitting(tmp_path, resume(first.kept), ["undo", "undo"])
    assert played("pass").digest() == second.now.digest()


def test_there_must_be_a_move_to_take_back(tmp_path: Path) -> None:
    assert "There is no move to undo." in sit(tmp_path, "undo").text


@pytest.mark.parametrize(("answer", "stands"), [("no", True), ("yes", False)])
def test_what_showed_something_new_a_team_takes_back_when_the_others_agree(
    tmp_path: Path, answer: str, stands: bool
) -> None:
    s = SYLVION.start(seed=7, seats=2, mode="introductory")
    before = s.digest()
    first = s.words()[-1]
    s.play(first)
    sitting = sit(tmp_path, first, "undo", answer, seats=2)
    text = " ".join(sitting.text.split())
    assert 1 == text.count("May the last move be undone? [yes/no]")
    assert stands == ("The move stands." in text)
    assert (s.digest() if stands else before) == sitting.now.digest()
    assert sitting.kept.count("undo=1") == int(not stands)
    assert not sitting.party.host.practice


def test_a_team_can_take_back_what_showed_nothing(tmp_path: Path) -> None:
    s = SYLVION.start(seed=7, seats=2, mode="introductory")
    lines = []
    while s.choice is None or s.choice.name != "place_cell":
        word = "play:F1" if "play:F1" in s.words() else s.words()[-1]
        lines.append(word)
        s.play(word)
    sitting = sit(tmp_path, *lines, "r2c3", "undo", seats=2)
    assert s.digest() == sitting.now.digest()


def test_the_end_of_a_game_can_be_taken_back_only_as_practice(tmp_path: Path) -> None:
    s = SYLVION.start(seed=3, mode="introductory")
    lines = []
    while not s.over:
        before = s.digest()
        lines.append(s.words()[-1] if s.words()[0] != "end" else "end")
        s.play(lines[-1])
    sitting = sit(tmp_path, *lines, "1", "undo", "yes", seed=3)
    assert "The game is over: there is nothing left to choose." in sitting.text
    assert before == sitting.now.digest()
    assert sitting.party.host.practice
    assert "[result *]" in sitting.kept


def test_what_was_taken_back_is_not_told_any_more(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "play:F1", "undo", "log")
    assert "You play Fountain 1." not in sitting.text.split(": log")[-1]
