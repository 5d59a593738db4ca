"""Whole games at the terminal table, played by prepared lines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung.cli.plain import Voice
from lichtung.local.host import Host
from lichtung.words import LANGUAGES
from tests.cli.harness import SYLVION, Sitting, call, prepared, run
from tests.games.sylvion.players import guided
from tests.helpers.walk import at_random

EVERYTHING: dict[str, Any] = {"mode": "advanced", "feats_betrayals": True, "elements": True, "ravager_figure": True}
IN_FULL = ("--feats-betrayals", "--elements", "--ravager-figure")


def told_reason(s: lichtung.State, lang: str) -> str:
    assert s.result is not None
    return Voice(lang).name("reason", "sylvion", s.result.reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_through_a_pipe(tmp_path: Path, lang: str) -> None:
    s = SYLVION.start(seed=12, mode="introductory")
    text = "\n".join(prepared(s, guided, 13)) + "\n"
    done = run(tmp_path, "play", "sylvion", "--seed", "12", "--mode", "introductory", "--lang", lang, text=text)
    assert (0, "") == (done.returncode, done.stderr)
    assert told_reason(s, lang) in " ".join(done.stdout.split())
    assert "\x1b" not in done.stdout
    (path,) = (tmp_path / "lichtung").iterdir()
    assert s.digest() == lichtung.replay(path.read_text(encoding="utf-8")).digest()


def test_a_game_with_all_expansions_can_be_played_by_numbers_through_a_pipe(tmp_path: Path) -> None:
    s = SYLVION.start(seed=3, **EVERYTHING)
    numbers: list[str] = []
    while not s.over:
        numbers.append(str(1 + len(numbers) % len(s.options)))
        s.choose(s.options[int(numbers[-1]) - 1])
    done = call(tmp_path, "play", "sylvion", "--seed=3", *IN_FULL, text="\n".join(numbers) + "\n")
    assert 0 == done.returncode
    assert told_reason(s, "en") in " ".join(done.stdout.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "seats", "silent"), [(0, 1, False), (1, 2, True), (2, 1, False), (3, 2, False)])
def test_every_text_of_a_game_is_in_words(tmp_path: Path, lang: str, seed: int, seats: int, silent: bool) -> None:
    settings = EVERYTHING | {"communication": "radio_silence" if silent else "pure_logistics"}
    chooser = guided if seed < 2 else at_random
    lines = prepared(SYLVION.start(seed=seed, seats=seats, **settings), chooser, seed)
    sitting = Sitting(tmp_path, Host(SYLVION.start(seed=seed, seats=seats, **settings)), [*lines, "log"], lang)
    assert sitting.now.over
    for trace in ("sylvion-", "cli-", "log-", "rule-", "{", "}", "$"):
        assert trace not in sitting.text
    assert sitting.now.digest() == lichtung.replay(sitting.kept).digest()


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "sylvion", "--seed", "7", text="1\n1\n")
    assert 0 == done.returncode
    (path,) = (tmp_path / "lichtung").iterdir()
    assert str(path) in done.stdout
    assert "Go on with: lichtung play sylvion --resume" in done.stdout
    s = SYLVION.start(seed=7)
    s.play("recruit:1")
    s.play("recruit:1")
    assert s.digest() == lichtung.replay(path.read_text(encoding="utf-8")).digest()


def test_quit_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "sylvion", "--seed", "7", text="1\n1\nquit\n1\n")
    (path,) = (tmp_path / "lichtung").iterdir()
    again = lichtung.replay(path.read_text(encoding="utf-8"))
    assert (0, 2) == (done.returncode, len(again.history.moves))
