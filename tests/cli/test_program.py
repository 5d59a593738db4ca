"""The program from outside: its command line, its exit codes, its colours, and terminals of all kinds."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest
from click.shell_completion import ShellComplete

import lichtung
from lichtung.cli.program import COMMANDS, program
from lichtung.server.config import Config
from lichtung.words import LANGUAGES, language
from tests.cli.harness import SYLVION, call, command, environment, run, sit


def in_terminal(home: Path, keys: str, *arguments: str, until: str, **more: str) -> str:
    """Run the program in a terminal of its own, type, and give back what it showed."""
    main, other = pty.openpty()
    environ = environment(home, **({"TERM": "xterm"} | more))
    program = subprocess.Popen(
        command(*arguments), stdin=other, stdout=other, stderr=other, env=environ, close_fds=True
    )
    os.close(other)
    os.write(main, keys.encode())
    seen = b""
    end = time.monotonic() + 60
    while until.encode() not in seen and time.monotonic() < end:
        try:
            seen += os.read(main, 65536)
        except OSError:
            break
    program.wait(timeout=60)
    os.close(main)
    return seen.decode()


def test_the_version_is_printed(tmp_path: Path) -> None:
    assert f"lichtung {lichtung.__version__}\n" == run(tmp_path, "--version").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_players_language(tmp_path: Path, lang: str) -> None:
    texts = {"en": "Settings of Sylvion", "de": "Einstellungen von Sylvion", "ru": "Настройки игры «Сильвион»"}
    done = call(tmp_path, "play", "sylvion", "--help", LC_ALL=f"{lang}_XX.UTF-8")
    assert (0, "") == (done.returncode, done.stderr)
    assert texts[lang] in done.stdout
    for setting in SYLVION.options:
        assert "--" + setting.replace("_", "-") in done.stdout


@pytest.mark.parametrize(
    "arguments", [("--help",), ("play", "--help"), ("replay", "-h"), ("verify", "-h"), ("games", "-h")]
)
def test_every_command_has_help(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = call(tmp_path, *arguments)
    assert (0, "") == (done.returncode, done.stderr)
    assert "Usage:" in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_fits_on_one_screen(tmp_path: Path, lang: str) -> None:
    lines = call(tmp_path, "--help", LC_ALL=f"{lang}_XX.UTF-8").stdout.splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    for name in COMMANDS:
        assert any(line.startswith(f"  {name} ") for line in lines)


def test_without_a_command_the_table_in_the_browser_opens(tmp_path: Path) -> None:
    def serve(config: Config, database: Path, ready: Callable[[str], None]) -> None:
        ready("http://127.0.0.1:8000/")

    with patch("lichtung.server.serve.serve", serve), patch("webbrowser.open") as opened:
        done = call(tmp_path)
    assert (0, "") == (done.returncode, done.stderr)
    assert "http://127.0.0.1:8000/" in done.stdout
    opened.assert_called_once_with("http://127.0.0.1:8000/")


def test_without_a_command_and_without_a_server_there_is_help(tmp_path: Path) -> None:
    with patch("lichtung.cli.program.find_spec", lambda name: None):
        done = call(tmp_path)
    assert 2 == done.returncode
    assert "Usage:" in done.stdout


def test_the_games_are_listed(tmp_path: Path) -> None:
    done = call(tmp_path, "games", "--lang=de")
    assert 0 == done.returncode
    assert "sylvion  Sylvion · Personen: 1–2" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dance",), "unknown command “dance”"),
        (("play",), "which game?"),
        (("play", "chess"), "there is no game “chess”"),
        (("play", "sylvion", "--elemnts"), "did you mean --elements?"),
        (("play", "sylvion", "--xyz"), "there is no option --xyz."),
        (("play", "sylvion", "--mode", "easy"), "it can be advanced, introductory"),
        (("play", "sylvion", "--elements=yes"), "--elements takes no value"),
        (("play", "sylvion", "--seed"), "--seed needs a value"),
        (("play", "sylvion", "--seed", "-3"), "--seed needs a number"),
        (("play", "sylvion", "--seats", "3"), "--seats cannot be “3”; it can be 1, 2."),
        (("play", "sylvion", "more"), "unexpected argument “more”"),
        (("play", "sylvion", "--mode", "introductory", "--elements"), "SYL-SETUP-13"),
        (("play", "sylvion", "--communication", "radio_silence"), "SYL-TEAM-18"),
        (("play", "sylvion", "--resume"), "there is no unfinished game"),
        (("play", "sylvion", "--resume", "none.rec"), "cannot be read"),
        (("play", "sylvion", "--resume", "--seed", "1"), "--seed cannot be added"),
        (("play", "sylvion", "--lang", "fr"), "--lang cannot be “fr”"),
        (("replay",), "which file?"),
        (("verify",), "which file?"),
        (("admin",), "do what?"),
        (("admin", "dance"), "unknown action “dance”"),
        (("admin", "ban"), "with whom"),
        (("admin", "unban", "Ann", "no reason"), "unexpected argument “no reason”"),
        (("serve", "--port", "x"), "--port needs a number"),
        (("play", "sylvion", "--lang"), "--lang needs a value"),
    ],
)
def test_a_wrong_command_line_is_explained(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    done = call(tmp_path, *arguments)
    assert 2 == done.returncode
    assert said in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_options_may_stand_before_the_game(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "--seed", "7", "--mode=introductory", "sylvion", text="quit\n")
    assert (0, "") == (done.returncode, done.stderr)
    assert "Hand 8: 2× Fountain 1 (0) · Fountain 3 (2)" in done.stdout


def test_a_seed_that_is_too_large_is_explained(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "sylvion", "--seed", str(2**128))
    assert 2 == done.returncode
    assert "--seed does not go" in done.stderr


def test_a_damaged_game_is_not_resumed(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "end")
    assert sitting.keeper.path is not None
    sitting.keeper.path.write_text(sitting.kept.replace("=end", "=edn"), encoding="utf-8")
    done = call(tmp_path, "play", "sylvion", "--resume")
    assert 2 == done.returncode
    assert "Line " in done.stderr


def settings_given(home: Path, *arguments: str) -> dict[str, object]:
    """The settings of the game that a command line starts."""
    done = call(home, "play", "sylvion", "--mode", "advanced", *arguments, text="quit\n")
    assert (0, "") == (done.returncode, done.stderr)
    (kept,) = (home / "lichtung").iterdir()
    line = next(line for line in kept.read_text(encoding="utf-8").splitlines() if line.startswith("[settings "))
    found: dict[str, object] = json.loads(line[len("[settings ") : -1])
    return found


@pytest.mark.parametrize(
    ("arguments", "setting", "value"),
    [
        (("--feats_betrayals",), "feats_betrayals", True),
        (("--feats-betrayals",), "feats_betrayals", True),
        (("--elements",), "elements", True),
        (("--elements", "--no-elements"), "elements", False),
        (("--initial-desolated=none",), "initial_desolated", None),
    ],
)
def test_options_may_be_written_in_several_ways(
    tmp_path: Path, arguments: tuple[str, ...], setting: str, value: object
) -> None:
    assert value == settings_given(tmp_path, *arguments)[setting]


def test_what_follows_two_dashes_is_no_option(tmp_path: Path) -> None:
    done = call(tmp_path, "verify", "--", "--seed")
    assert 2 == done.returncode
    assert "--seed: cannot be read" in done.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_to_complete(tmp_path: Path, shell: str) -> None:
    assert "_LICHTUNG_COMPLETE" in call(tmp_path, "completion", shell).stdout


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        (("ver",), {"verify"}),
        (("play", "sy"), {"sylvion"}),
        (("play", "sylvion", "--mo"), {"--mode"}),
        (("play", "sylvion", "--mode", "i"), {"introductory"}),
        (("serve", "--po"), {"--port"}),
    ],
)
def test_commands_games_and_settings_are_completed(line: tuple[str, ...], completed: set[str]) -> None:
    *before, begun = line
    found = ShellComplete(program, {}, "lichtung", "_LICHTUNG_COMPLETE").get_completions(before, begun)
    assert completed == {item.value for item in found}


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "POSIX", "LC_ALL": ""}, "en"),
    ],
)
def test_the_language_follows_the_environment(environ: dict[str, str], lang: str) -> None:
    assert lang == language(None, environ)
    assert "de" == language("de", environ)


def test_a_terminal_gets_colours_and_a_cleared_screen(tmp_path: Path) -> None:
    seen = in_terminal(tmp_path, "quit\n", "play", "sylvion", "--seed", "7", until="--resume")
    assert "\x1b[H\x1b[2J" in seen
    assert "\x1b[1;36mFountain 1\x1b[0m" in seen


@pytest.mark.parametrize("wish", [{"NO_COLOR": "1"}, {"option": "--no-color"}])
def test_colours_can_be_turned_off(tmp_path: Path, wish: dict[str, str]) -> None:
    more = {name: value for name, value in wish.items() if name != "option"}
    options = [wish["option"]] if "option" in wish else []
    seen = in_terminal(tmp_path, "quit\n", "play", "sylvion", "--seed", "7", *options, until="--resume", **more)
    assert "m" not in {part[-1] for part in seen.split("\x1b[")[1:] if part[:1].isdigit() and part[-1:] == "m"}
    assert "\x1b[1;" not in seen
    assert "Fountain 1" in seen


def test_a_dumb_terminal_gets_plain_text(tmp_path: Path) -> None:
    seen = in_terminal(tmp_path, "quit\n", "play", "sylvion", "--seed", "7", until="--resume", TERM="dumb")
    assert "\x1b" not in seen
    assert "Column 1" in seen


def test_a_person_is_asked_whether_to_go_on(tmp_path: Path) -> None:
    kept = sit(tmp_path, "pass", "end")
    seen = in_terminal(tmp_path, "9\n1\nquit\n", "play", "sylvion", until="--resume")
    assert "Unfinished games:" in seen
    assert "round 1 · moves: 2" in seen
    assert str(kept.keeper.path) in seen
    assert [kept.keeper.path] == list((tmp_path / "lichtung").iterdir())


def test_enter_begins_a_new_game_and_leaves_the_old_one(tmp_path: Path) -> None:
    kept = sit(tmp_path, "pass", "end")
    before = kept.kept
    in_terminal(tmp_path, "\nquit\n", "play", "sylvion", until="--resume")
    assert before == kept.kept
    assert 2 == len(list((tmp_path / "lichtung").iterdir()))


def test_a_replay_in_a_terminal_goes_step_by_step(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "pass", "play:F1", "r2c3")
    seen = in_terminal(
        tmp_path, "\n\nb\nq\n", "replay", str(sitting.keeper.path), until="Move 1 of 3 (Enter, b, number, q): q"
    )
    assert "Move 2 of 3" in seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ascii_terminal_shows_ascii(tmp_path: Path, lang: str) -> None:
    arguments = ("play", "sylvion", "--seed", "7", "--mode", "introductory", "--lang", lang)
    done = run(tmp_path, *arguments, text="pass\nhelp\nplay:HED\nlog\nquit\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (0, "") == (done.returncode, done.stderr)
    assert done.stdout.isascii()
    assert "+---------+" in done.stdout
    assert {"en": "Fountain 1", "de": "Fontaene 1", "ru": "Fontan 1"}[lang] in done.stdout


def test_input_that_is_no_text_does_no_harm(tmp_path: Path) -> None:
    done = subprocess.run(
        command("play", "sylvion", "--seed", "7"),
        input=b"\xff\xfe\n\x00\n1\nquit\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert (0, b"") == (done.returncode, done.stderr)
