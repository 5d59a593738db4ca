"""A fifth game from its own package alone: its table, words and bots are built in, and a whole game of it is played."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

import lichtung
from tests.browser.conftest import missing, serving
from tests.browser.visitor import PHONE, visiting
from tests.plugin.installing import install

ROOT: Final = Path(__file__).resolve().parents[2]
WORDS: Final = {"en": ("Magpies", "Steal from the other magpie"), "ru": ("Сороки", "Украсть у другой сороки")}


@pytest.fixture(scope="module")
def with_magpies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the plug-in, and its table built into the pages."""
    folder = tmp_path_factory.mktemp("plugin")
    environment = install(folder / "plugins")
    package = Path(lichtung.__file__).parent
    shutil.copytree(package, folder / "src" / "lichtung", ignore=shutil.ignore_patterns("__pycache__"))
    build(folder, environment)
    paths = [str(folder / "src"), environment["PYTHONPATH"], str(package.parent)]
    with serving(folder, environment | {"PYTHONPATH": os.pathsep.join(paths)}) as site:
        yield site


def build(folder: Path, environment: dict[str, str]) -> None:
    """Build the pages in a copy of the tree, as `make web` does where the plug-in is installed."""
    if not (ROOT / "web" / "node_modules").is_dir():
        missing("the parts of the browser table are not fetched: run make web")
    names = ("node_modules", "tests", "plugins")
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns(*names))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules", target_is_directory=True)
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "web.py", folder / "tools")
    program = "import web; web.gather(); web.run('run', 'build', '--silent')"  # nothing is fetched
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=folder / "tools", env=environment, capture_output=True, text=True)
    assert 0 == done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("ru", PHONE)])
def test_a_whole_game_of_a_plug_in(browser: Browser, with_magpies: str, lang: str, size: tuple[int, int]) -> None:
    title, steal = WORDS[lang]
    with visiting(browser, with_magpies, size, lang) as visitor:
        visitor.sit("magpies", "easy")
        state = visitor.wait()
        assert title in visitor.page.locator(".frame").inner_text()
        assert steal in visitor.page.locator(".wood .hand").inner_text()
        assert visitor.page.locator(".hand .card .value").count() == 4
        assert [] == visitor.violations()
        visitor.press('.wood [data-target="word:steal"]')
        visitor.wait(state["shown"])
        assert 3 == visitor.play(random.Random(1))
        visitor.page.wait_for_selector("dialog[open]")
        assert [] == visitor.violations()
