"""Replaying records: step by step, back, by number, all at once; and what is said about damaged ones."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from lichtung.cli.keyboard import Keyboard
from lichtung.cli.replaying import Projector, film_of
from lichtung.cli.screen import Screen
from lichtung.words import LANGUAGES
from tests.cli.harness import SYLVION, call, prepared, voice
from tests.games.sylvion.players import guided

SILENT: dict[str, Any] = {"mode": "introductory", "communication": "radio_silence"}


def played(most: int = 10**9, seats: int = 1, **settings: Any) -> State:
    s = SYLVION.start(seed=12, seats=seats, **({"mode": "introductory"} | settings))
    prepared(s, guided, 13, most)
    return s


def stepped(text: str, *lines: str, seat: int | None = None, lang: str = "en") -> str:
    out = io.StringIO()
    screen = Screen(out)
    keyboard = Keyboard(io.StringIO("".join(line + "\n" for line in lines)), screen)
    Projector(film_of(text, seat), seat, voice(lang), screen).step(keyboard)
    return out.getvalue()


def test_enter_goes_on_b_goes_back_and_a_number_jumps() -> None:
    text = stepped(played(20).record(), "", "next", "b", "7", "99", "nonsense", "back", "q")
    positions = [line.split()[1] for line in text.splitlines() if line.startswith("Move ")]
    assert ["0", "1", "2", "1", "7", "7", "7", "6"] == positions
    assert 2 == text.count("Enter or “next” goes on")


def test_at_the_end_enter_says_so_and_stays() -> None:
    text = stepped(played(4).record(), "4", "", "b", "q")
    assert "This is the end of the record" in text
    assert text.rstrip().endswith("Move 3 of 4 (Enter, b, number, q): q")


@pytest.mark.parametrize(
    ("lang", "back"), [("de", "zurück"), ("de", "z"), ("de", "b"), ("ru", "назад"), ("ru", "н"), ("ru", "b")]
)
def test_the_keys_are_also_words_of_the_language(lang: str, back: str) -> None:
    text = stepped(played(6).record(), "3", back, "q", lang=lang)
    assert "r1 │" in text
    assert " 2 " in text.rstrip().splitlines()[-1]


def test_a_step_tells_what_its_move_did() -> None:
    s = SYLVION.start(seed=7, mode="introductory")
    for word in ("pass", "play:F1", "place:r2c3"):
        s.play(word)
    text = stepped(s.record(), "2", "", "q")
    assert "› You play Fountain 1." in text
    assert "› Placed: Fountain 1 → row 2, second from the forest." in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_piped_a_replay_prints_the_whole_game(tmp_path: Path, lang: str) -> None:
    s = played()
    file = tmp_path / "game.rec"
    file.write_text(s.record(), encoding="utf-8")
    done = call(tmp_path, "replay", str(file), "--lang", lang)
    assert (0, "") == (done.returncode, done.stderr)
    assert s.history is not None
    assert f"[{len(s.history.moves)}]" in done.stdout
    assert s.result is not None
    reason = voice(lang).name("reason", "sylvion", s.result.reason)
    assert reason in " ".join(done.stdout.split())
    assert 12 <= done.stdout.count(" r1 │")


def test_a_seat_sees_only_what_it_saw(tmp_path: Path) -> None:
    record = played(30, seats=2, **SILENT).record()
    for seat, hidden in ((0, "B"), (1, "A"), (None, "A"), (None, "B")):
        out = io.StringIO()
        Projector(film_of(record, seat), seat, voice("en"), Screen(out)).show_all()
        hands = re.findall(rf"Hand of {hidden} \d+: (.*)", out.getvalue())
        assert hands
        assert all(re.fullmatch(r"–|\d+× \?", hand) for hand in hands)


def test_the_record_of_one_seat_can_be_stepped_through() -> None:
    record = played(30, seats=2, **SILENT).record(1)
    text = stepped(record, "", "", "", "q", seat=1)
    assert "Move 3 of" in text
    assert "Hand of A 6: 6× ?" in text


@pytest.mark.parametrize("seat", ["0", "A", "7", "x"])
def test_a_replay_knows_which_seats_there_are(tmp_path: Path, seat: str) -> None:
    file = tmp_path / "game.rec"
    file.write_text(played(3).record(), encoding="utf-8")
    done = call(tmp_path, "replay", str(file), "--seat", seat)
    assert (0 if seat in "0A" else 2) == done.returncode
    assert "Traceback" not in done.stderr


def test_another_seats_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    file.write_text(played(9, seats=2, **SILENT).record(1), encoding="utf-8")
    done = call(tmp_path, "replay", str(file), "--seat", "0")
    assert 2 == done.returncode
    assert "only what seat 1 knew" in done.stderr


DAMAGES = {
    "word": ("main_action=play", "main_action=plya"),
    "chance": ("0 {", "0 {T1 "),
    "header": ("[seats 1]", "[seats 9]"),
    "foreign": ("[lichtung 1]", "[Event 1]"),
    "result": ("[result lost", "[result won"),
    "undo": ("1/0 ", "1/0 undo=5 "),
    "version": ("[version 1]", "[version 99]"),
}


@pytest.mark.parametrize("damage", sorted(DAMAGES))
def test_a_damaged_record_is_an_error_with_its_line(tmp_path: Path, damage: str) -> None:
    whole = played().record()
    before, after = DAMAGES[damage]
    assert before in whole
    file = tmp_path / "game.rec"
    file.write_text(whole.replace(before, after, 1), encoding="utf-8")
    for command in ("replay", "verify") if damage == "word" else ("verify",):
        done = call(tmp_path, command, str(file))
        assert 2 == done.returncode
        assert f"{file}: line " in done.stdout + done.stderr
        assert "Traceback" not in done.stderr


def test_verify_goes_through_all_files_and_names_the_bad_ones(tmp_path: Path) -> None:
    good, open_, seat, cut, other = (tmp_path / f"{n}.rec" for n in ("good", "open", "seat", "cut", "other"))
    good.write_text(played().record(), encoding="utf-8")
    open_.write_text(played(5).record(), encoding="utf-8")
    seat.write_text(played(9, seats=2).record(0), encoding="utf-8")
    cut.write_text(played(5).record()[:-40] + "{F1", encoding="utf-8")
    other.write_bytes(b"\xff\xfe\x00")
    done = call(tmp_path, "verify", *map(str, (good, open_, seat, cut, other, tmp_path / "none.rec")))
    lines = done.stdout.splitlines()
    assert 2 == done.returncode
    assert [True, True, True, False, False, False] == [": ok" in line for line in lines]
    assert "moves: 99, result: lost forest_not_healed" in lines[0]
    assert "moves: 5, result: *" in lines[1]
    assert "line" in lines[3]
    assert "is not a text file" in lines[4]
    assert "cannot be read" in lines[5]
    assert 0 == call(tmp_path, "verify", str(good)).returncode
