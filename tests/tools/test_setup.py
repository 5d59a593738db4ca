"""`tools/setup.sh`, behind every target: where it cannot go on, it says what to do and where the log is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
# A Python of a version (version_info < (3, 11) is its exit code), with or without venv, whose pip says something and fails.
PYTHON = """#!/bin/sh
case "$*" in
*version_info\\ \\<*) exit {old};;
*ensurepip*) exit {bare};;
*version_info*) echo 3.12;;
*"-m venv"*) mkdir -p .venv/bin; cp "$0" .venv/bin/python;;
*"pip install"*) echo "{said}" >&2; exit 1;;
esac
"""


def set_up(folder: Path, old: int = 0, bare: int = 0, said: str = "") -> str:
    """Run it in a tree of its own; returns what it says when it fails."""
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "setup.sh", folder / "tools")
    (folder / "pyproject.toml").write_text("")
    python = folder / "some-python"
    python.write_text(PYTHON.format(old=old, bare=bare, said=said))
    python.chmod(0o755)
    command = ["sh", str(folder / "tools" / "setup.sh"), "dev"]
    done = subprocess.run(command, env=os.environ | {"PYTHON": str(python)}, capture_output=True, text=True)
    assert 1 == done.returncode
    return done.stderr


def test_an_old_python_is_refused_with_what_is_needed(tmp_path: Path) -> None:
    assert "Lichtung needs Python 3.11 or newer" in set_up(tmp_path, old=1)


def test_a_python_without_venv_is_refused_with_the_name_of_the_package(tmp_path: Path) -> None:
    assert "apt install python3.12-venv" in set_up(tmp_path, bare=1)


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("NewConnectionError('…: Connection refused')", "check the network"),
        ("Could not find a version that satisfies hatchling (from versions: none)", "check the network"),
        ("OSError: [Errno 28] No space left on device", "make room"),
        ("SyntaxError: odd", "SyntaxError: odd"),
    ],
)
def test_a_failed_installation_says_what_to_do_and_where_the_log_is(tmp_path: Path, said: str, advice: str) -> None:
    complaint = set_up(tmp_path, said=said)
    assert advice in complaint
    log = tmp_path / "build" / "setup.log"
    assert str(log) in complaint
    assert said in log.read_text(encoding="utf-8")
    assert not (tmp_path / ".venv" / ".installed-dev").exists()
