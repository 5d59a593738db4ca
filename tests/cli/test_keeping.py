"""A game is never lost: it is kept after every move, whatever ends the program, and can go on."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung.cli.saves import Keeper, state_directory, unfinished, write_whole
from lichtung.local.host import Host, resume
from tests.cli.harness import SYLVION, Sitting, call, command, environment, prepared, sit
from tests.games.sylvion.players import guided

INTRODUCTORY = ("play", "sylvion", "--seed", "7", "--mode", "introductory")


def only_file(home: Path) -> Path:
    (path,) = (home / "lichtung").iterdir()
    return path


def started(home: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command(*arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(home),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # in the background it may be ignored
    )


def read_until(program: subprocess.Popen[str], text: str, times: int) -> str:
    """Read what the program says until it has said a text so many times."""
    assert program.stdout is not None
    seen = ""
    end = time.monotonic() + 60
    while seen.count(text) < times and time.monotonic() < end:
        seen += program.stdout.read(1)
    return seen


def test_an_interrupt_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    program = started(tmp_path, *INTRODUCTORY)
    assert program.stdin is not None
    program.stdin.write("pass\nplay:F1\n")
    program.stdin.flush()
    read_until(program, "Your choice", 3)
    program.send_signal(signal.SIGINT)
    said, errors = program.communicate(timeout=60)
    assert (130, "") == (program.returncode, errors)
    assert "lichtung play sylvion --resume" in said
    s = SYLVION.start(seed=7, mode="introductory")
    s.play("pass")
    s.play("play:F1")
    assert s.digest() == lichtung.replay(only_file(tmp_path).read_text(encoding="utf-8")).digest()
    again = call(tmp_path, "play", "sylvion", "--resume", text="r2c3\nquit\n")
    s.play("place:r2c3")
    assert 0 == again.returncode
    assert s.digest() == lichtung.replay(only_file(tmp_path).read_text(encoding="utf-8")).digest()


def test_a_closed_pipe_keeps_the_game(tmp_path: Path) -> None:
    with started(tmp_path, *INTRODUCTORY) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("pass\n")
        program.stdin.flush()
        read_until(program, "Your choice", 2)
        program.stdout.close()
        program.stdin.write("end\nend\n")
        program.stdin.close()
        assert program.stderr is not None
        assert "" == program.stderr.read()
    assert 1 == program.returncode
    kept = lichtung.replay(only_file(tmp_path).read_text(encoding="utf-8"))
    assert ["pass"] == [move.word for move in kept.history.moves]


def test_an_end_without_warning_loses_at_most_what_was_not_yet_answered(tmp_path: Path) -> None:
    program = started(tmp_path, *INTRODUCTORY)
    assert program.stdin is not None
    program.stdin.write("pass\nend\n")
    program.stdin.flush()
    read_until(program, "Your choice", 3)
    program.kill()
    program.communicate(timeout=60)
    kept = lichtung.replay(only_file(tmp_path).read_text(encoding="utf-8"))
    assert ["pass", "end"] == [move.word for move in kept.history.moves]


def test_a_game_is_kept_after_every_move(tmp_path: Path) -> None:
    s = SYLVION.start(seed=5, feats_betrayals=True, elements=True)
    host = Host(s)
    for line in prepared(s.copy(), guided, 5, 30):
        sitting = Sitting(tmp_path, host, [line])
        assert sitting.now.digest() == lichtung.replay(sitting.kept).digest()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_interrupted_anywhere_goes_on_as_if_nothing_had_happened(tmp_path: Path, seats: int) -> None:
    settings: dict[str, Any] = {"feats_betrayals": True, "elements": True, "ravager_figure": True}
    s = SYLVION.start(seed=9, seats=seats, **settings)
    for number, line in enumerate(prepared(s.copy(), guided, 9, 120)):
        if number % 12 == 0:
            assert s.digest() == resume(resume(s.record()).record()).now.digest()
        s.play(line)


def test_the_record_of_a_table_is_the_record_of_its_game(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "play:F1", "r2c3", "end")
    assert sitting.now.record() == sitting.kept


def test_resume_takes_the_latest_game_in_which_somebody_has_moved(tmp_path: Path) -> None:
    folder = tmp_path / "lichtung"
    older = sit(tmp_path, "pass", "end")
    newer = sit(tmp_path, "pass", seed=8)
    sit(tmp_path, seed=9)
    finished = SYLVION.start(seed=3, mode="introductory")
    lines = prepared(finished, guided, 3)
    sit(tmp_path, *lines, seed=3)
    found = unfinished(folder, "sylvion")
    assert [newer.keeper.path, older.keeper.path] == [kept.path for kept in found[:2]]
    assert [1, 2, 0] == [kept.moves for kept in found]


def test_a_file_from_elsewhere_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    sit(tmp_path / "first", "pass", f"save {file}", "end")
    before = file.read_text(encoding="utf-8")
    done = call(tmp_path / "second", "play", "sylvion", "--resume", str(file), text="end\n")
    assert 0 == done.returncode
    assert before == file.read_text(encoding="utf-8")
    kept = lichtung.replay(only_file(tmp_path / "second").read_text(encoding="utf-8"))
    assert ["pass", "end"] == [move.word for move in kept.history.moves]


def test_save_says_where_the_game_is_and_asks_before_it_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    file.write_text("something else", encoding="utf-8")
    sitting = sit(tmp_path, "save", f"save {file}", "no", f"save {tmp_path}/none/mine.rec", f"save {file}", "yes")
    said = " ".join(sitting.text.split())
    for text in (str(sitting.keeper.path), "Not saved.", "cannot be written", f"Saved: {file}"):
        assert text in said
    assert sitting.kept == file.read_text(encoding="utf-8")


def test_where_nothing_can_be_kept_the_player_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "lichtung").write_text("in the way", encoding="utf-8")
    sitting = sit(tmp_path, "pass", "end", "1")
    assert 1 == sitting.text.count("The game cannot be kept in")
    assert 3 == sitting.party.host.moves


def test_writing_leaves_the_old_file_or_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.rec"
    write_whole(path, "old")
    monkeypatch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        write_whole(path, "new")
    assert "old" == path.read_text(encoding="utf-8")
    assert [path] == list(tmp_path.iterdir())


def test_two_games_never_share_a_file(tmp_path: Path) -> None:
    keepers = [Keeper(tmp_path, "sylvion") for _ in range(3)]
    assert all(keeper.keep("x") for keeper in keepers)
    assert 3 == len({keeper.path for keeper in keepers})


def test_the_state_directory_follows_the_environment() -> None:
    assert Path("/x/lichtung") == state_directory({"XDG_STATE_HOME": "/x"})
    assert Path.home() / ".local" / "state" / "lichtung" == state_directory({"XDG_STATE_HOME": "not/absolute"})
