"""A server of one's own and a Chromium for the browser tests; without Chromium they are left out, loudly."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import lichtung
from tests.browser.visitor import Visitor, visiting
from tools import browser as chromium

CONFIG = """
port = 0
log = "error"
database = "sqlite:///{database}"
[limits]
requests_per_minute = 1000000
messages_per_second = 1000
tables_per_hour = 100000
"""


def missing(reason: str) -> None:
    """Leave the tests out; on a build machine that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(f"BROWSER TESTS LEFT OUT: {reason}")


@contextmanager
def serving(folder: Path, environment: Mapping[str, str] | None = None) -> Iterator[str]:
    """The address of a server that is only ours; its database lies in the folder."""
    config = folder / "site.toml"
    config.write_text(CONFIG.format(database=folder / "site.sqlite"), encoding="utf-8")
    command = [sys.executable, "-m", "lichtung.cli", "serve", "--config", str(config), "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield line.split(" at ")[1].split()[0]
    finally:
        process.terminate()
        process.wait(timeout=30)
        assert process.stdout is not None
        process.stdout.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server that most tests visit."""
    if not (Path(lichtung.__file__).parent / "server" / "web" / "index.html").is_file():
        missing("the browser table is not built: run make web")
    with serving(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    path = chromium.find()
    if path is None:
        missing("there is no Chromium: run python tools/browser.py")
    with sync_playwright() as play:
        one = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield one
        one.close()


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[Visitor]:
    """Somebody at a desk."""
    with visiting(browser, site) as one:
        yield one
