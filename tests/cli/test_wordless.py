"""A plug-in without any Fluent file is playable too, with codes as words."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from lichtung import Dice
from lichtung.local.host import Host
from lichtung.words import LANGUAGES
from tests.cli import wordless
from tests.cli.harness import Sitting, call, prepared, run
from tests.helpers.walk import at_random


@pytest.fixture
def plugins(tmp_path: Path) -> str:
    """A folder with the plug-in installed in it, as a search path."""
    folder = tmp_path / "plugins"
    (folder / "wordless-1.dist-info").mkdir(parents=True)
    (folder / "wordless-1.dist-info" / "METADATA").write_text("Name: wordless\nVersion: 1\n")
    (folder / "wordless-1.dist-info" / "entry_points.txt").write_text("[lichtung.games]\nwordless = wordless:GAME\n")
    shutil.copy(wordless.__file__, folder / "wordless.py")
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH", "")])])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wordless_game_is_played_to_its_end(tmp_path: Path, lang: str) -> None:
    s = wordless.GAME.start(seed=4)
    lines = prepared(s, at_random, 4)
    sitting = Sitting(tmp_path, Host(wordless.GAME.start(seed=4)), [*lines, "log", "piles", "help C1"], lang)
    assert s.digest() == sitting.now.digest()
    assert "all laid" in sitting.text
    assert "lay:C" in sitting.text
    assert "row: C" in sitting.text


def test_its_hands_stay_secret(tmp_path: Path) -> None:
    s = wordless.GAME.start(seed=4)
    sitting = Sitting(tmp_path, Host(s), [""])
    assert "B: 3 × ?" in sitting.text


def test_its_refusals_name_the_rule_by_its_id(tmp_path: Path) -> None:
    s = wordless.GAME.start(seed=4)
    other = next(code for code in wordless.CARDS.values() if f"lay:{code}" not in s.words())
    assert "WOR-LAY-1" in Sitting(tmp_path, Host(s), ["", f"lay:{other}"]).text


def test_the_program_finds_an_installed_plugin(tmp_path: Path, plugins: str) -> None:
    helped = run(tmp_path, "play", "wordless", "--help", PYTHONPATH=plugins)
    assert "--open-table" in helped.stdout
    assert "--speed slow|fast" in helped.stdout
    s = wordless.GAME.start(seed=4)
    text = "\n".join(prepared(s, at_random, 4)) + "\n"
    done = run(tmp_path, "play", "wordless", "--seed", "4", text=text, PYTHONPATH=plugins)
    assert (0, "") == (done.returncode, done.stderr)
    (path,) = (tmp_path / "lichtung").iterdir()
    assert 0 == run(tmp_path, "verify", str(path), PYTHONPATH=plugins).returncode


def test_a_record_of_an_unknown_game_is_explained(tmp_path: Path) -> None:
    s = wordless.GAME.start(seed=4)
    s.choose(at_random(s, Dice(1)))
    file = tmp_path / "game.rec"
    file.write_text(s.record(), encoding="utf-8")
    done = call(tmp_path, "replay", str(file))
    assert 2 == done.returncode
    assert "line 2" in done.stderr
