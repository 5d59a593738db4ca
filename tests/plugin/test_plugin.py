"""A fifth game in a package of its own is found, played, and passes the contract; nobody compiles it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugin.installing import install

ROOT = Path(__file__).resolve().parent.parent.parent
TEXTS = (".py", ".ts", ".svelte", ".ftl", ".css", ".json")
MADE = [ROOT / "src" / "lichtung" / "server" / folder for folder in ("web", "docs")]  # by the build


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


@pytest.mark.parametrize(
    ("lang", "heap", "question"),
    [
        ("en", "Heap 5 · 8 turns left", "Do you hide something, or steal?"),
        ("de", "Haufen 5 · noch 8 Züge", "Versteckst du etwas, oder stiehlst du?"),
        ("ru", "Куча 5 · осталось 8 ходов", "Спрячете что-нибудь или украдёте?"),
    ],
)
def test_an_installed_game_is_played_on_its_own_board_in_a_terminal(
    installed: dict[str, str], tmp_path: Path, lang: str, heap: str, question: str
) -> None:
    command = [sys.executable, "-m", "lichtung.cli", "play", "magpies", "--seed", "1", "--lang", lang]
    environment = installed | {"XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, input="\n1\n\nquit\n", capture_output=True, encoding="utf-8"
    )
    assert done.stderr == ""
    for text in (heap, question, "◆1 ◆2 ◆3 ◆3", "◇ ◇ ◇"):
        assert text in done.stdout


def test_the_bots_play_an_installed_game_with_what_it_knows(installed: dict[str, str]) -> None:
    program = """
import lichtung
from lichtung.bots.bot import answer
from lichtung.bots.knowledge import values_of
game = lichtung.game("magpies")
s = game.start(seed=1)
players = [lichtung.bot("easy", game, seed=1), lichtung.bot("greedy", game, seed=2)]
while not s.over:
    s.choose(answer(players[s.choice.seat], s))
print(s.result.reason, type(values_of("magpies")).__name__)
"""
    done = run(installed, "-c", program)
    assert (done.stderr, done.stdout.split()) == ("", ["most_treasure", "Magpies"])


def test_no_file_of_ours_names_the_game_of_the_plugin() -> None:
    ours = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*") if path.suffix in TEXTS]
    written = [path for path in ours if not any(path.is_relative_to(folder) for folder in MADE)]
    assert [] == [path for path in written if "magpies" in path.read_text(encoding="utf-8").lower()]


def test_the_game_of_the_plugin_is_not_there_where_it_is_not_installed() -> None:
    from lichtung.kernel import catalogue

    assert "magpies" not in catalogue.games()
