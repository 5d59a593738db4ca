"""Pictures of every page and table, in docs/gallery: desktop and phone, light and dark; tables at start, middle and end.

Run `python tools/gallery.py [pages | GAME …]` (needs Chromium and the built browser table). One seat is played by chance,
of a numbered deal: the pictures show whatever such a game brings.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.visitor import DESK, PHONE, Visitor, visiting
from tools import browser as chromium

OUT: Final = Path(__file__).resolve().parents[1] / "docs" / "gallery"
GAMES: Final = ("sylvion", "urbion", "equinox", "tribes")
PAGES: Final = {"first": "/", "new": "/new/sylvion", "rules": "/rules/sylvion", "tables": "/tables", "about": "/about"}
MIDDLE: Final = {
    "sylvion": 26,
    "urbion": 24,
    "equinox": 16,
    "tribes": 60,
}  # answers given when the second picture is taken
DEAL: Final = 7
LEVEL: Final = {"tribes": "greedy"}  # who hurries to the end
LOOKS: Final = (
    ("desktop", DESK, "dark"),
    ("desktop", DESK, "light"),
    ("phone", PHONE, "dark"),
    ("phone", PHONE, "light"),
)


@contextmanager
def served() -> Iterator[str]:
    """A server of our own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "lichtung.cli",
            "serve",
            "--port",
            "0",
            "--database",
            f"sqlite:///{folder}/site.sqlite",
        ]
        with subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split(" at ")[1].split()[0]
            finally:
                process.terminate()


def shoot(visitor: Visitor, name: str) -> None:
    """One picture, small."""
    visitor.page.mouse.move(1, 1)
    visitor.page.wait_for_timeout(250)
    picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
    OUT.mkdir(parents=True, exist_ok=True)
    picture.save(OUT / f"{name}.webp", quality=72, method=6)
    print(name, flush=True)


def pages(browser: Browser, site: str) -> None:
    """The pages that are no tables."""
    for kind, size, theme in LOOKS:
        with visiting(browser, site, size, "en", theme) as visitor:
            for name, path in PAGES.items():
                visitor.open(path)
                visitor.page.wait_for_selector("main h1")
                shoot(visitor, f"{name}-{kind}-{theme}")


def table(browser: Browser, site: str, game: str) -> None:
    """A table at the start, in the middle and at the end."""
    for kind, size, theme in LOOKS:
        with visiting(browser, site, size, "en", theme) as visitor:
            visitor.sit(game, LEVEL.get(game, "uniform"), DEAL)
            visitor.wait()
            shoot(visitor, f"{game}-start-{kind}-{theme}")
            visitor.play_quickly(DEAL, until=MIDDLE[game])
            shoot(visitor, f"{game}-middle-{kind}-{theme}")
            visitor.play_quickly(DEAL)
            visitor.page.wait_for_selector("dialog[open]")
            shoot(visitor, f"{game}-end-{kind}-{theme}")


def main() -> int:
    """Make all pictures, or those of the pages or of the named games."""
    path = chromium.find()
    if path is None:
        print("There is no Chromium: run python tools/browser.py", file=sys.stderr)
        return 1
    with sync_playwright() as play, served() as site:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for wanted in sys.argv[1:] or ("pages", *GAMES):
            if wanted == "pages":
                pages(browser, site)
            else:
                table(browser, site, wanted)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
