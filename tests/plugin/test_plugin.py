"""A fifth game in a package of its own is found, played, and passes the contract; nobody compiles it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugin.installing import install

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a program that has the plug-in installed beside the build under test."""
    return install(tmp_path_factory.mktemp("plugins")) | {"LICHTUNG_CONTRACT": "magpies"}


def run(installed: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=installed, capture_output=True, text=True)


def test_an_installed_game_is_in_the_list_and_runs_on_the_build_under_test(installed: dict[str, str]) -> None:
    program = """
import lichtung, lichtung.kernel.state as state
game = lichtung.game("magpies")
print("magpies" in lichtung.games(), game.playouts(games=5)[1], state.__file__.endswith(".py"))
"""
    done = run(installed, "-c", program)
    import lichtung.kernel.state as state

    assert (done.stderr, done.stdout.split()) == ("", ["True", "5", str(str(state.__file__).endswith(".py"))])


def test_an_installed_game_passes_the_contract(installed: dict[str, str]) -> None:
    done = run(installed, "-m", "pytest", "tests/contract", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    assert done.returncode == 0, done.stdout[-4000:]
    assert done.stdout.count(".") > 100


def test_the_game_of_the_plugin_is_not_there_where_it_is_not_installed() -> None:
    from lichtung.kernel import catalogue

    assert "magpies" not in catalogue.games()
