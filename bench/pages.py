"""Measure our pages beside boardgame.io's: what they weigh, when they can be used, when a move is shown.

`python bench/pages.py` writes docs/browser.md. It needs Node and Chromium; boardgame.io and React are installed into build/
when they are first needed, and the page of boardgame.io's tutorial is built there for production.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser import weight
from tests.browser.visitor import visiting
from tests.browser.weight import Measured
from tools import browser as chromium
from tools.gallery import served

ROOT: Final = Path(__file__).resolve().parents[1]
PEER: Final = ("boardgame.io@0.50.2", "react@18.3.1", "react-dom@18.3.1")
ROOM: Final = ROOT / "build" / "boardgame-page"
SOURCE: Final = ROOT / "bench" / "page"
VITE: Final = ROOT / "web" / "node_modules" / ".bin" / "vite"
OUT: Final = ROOT / "docs" / "browser.md"
ROUNDS: Final = 5
DRAW: Final = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # cells in an order in which nobody wins
CLICK: Final = f"""([player, cell]) => new Promise((done) => {{
  const painted = {weight.PAINTED}
  const button = document.querySelectorAll(`.board-${{player}} button`)[cell]
  const start = performance.now()
  const look = () => (button.textContent ? painted(() => done(performance.now() - start)) : requestAnimationFrame(look))
  button.click()
  requestAnimationFrame(look)
}})"""
TURN: Final = "(player) => document.querySelector(`.board-${player} p`)?.textContent === `Turn: ${player}`"


def build_peer() -> None:
    """Get boardgame.io and build its page."""
    if not (ROOM / "node_modules" / "boardgame.io").exists():
        ROOM.mkdir(parents=True, exist_ok=True)
        (ROOM / "package.json").write_text('{"private": true, "type": "module"}\n')
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *PEER], cwd=ROOM, check=True)
    for path in SOURCE.iterdir():
        shutil.copy(path, ROOM)
    subprocess.run([str(VITE), "build", "--logLevel", "warn", str(ROOM)], cwd=ROOM, check=True)


@contextmanager
def peer_served() -> Iterator[str]:
    """boardgame.io's server with the page; returns its address."""
    env = os.environ | {"NODE_ENV": "production"}
    with subprocess.Popen(["node", "serve.mjs"], cwd=ROOM, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        try:
            yield next(line.strip() for line in process.stdout if line.startswith("http"))
        finally:
            process.terminate()


def peer_page(browser: Browser, site: str, kind: str, match: str) -> Measured:
    """boardgame.io's page and the median of the moves of a game."""
    with visiting(browser, site) as visitor:
        found = weight.opened(visitor, f"/?{kind}&match={match}", ".board-1 button")
        times = []
        for at, cell in enumerate(DRAW):
            visitor.page.wait_for_function(TURN, arg=at % 2)
            times.append(float(visitor.page.evaluate(CLICK, [at % 2, cell])))
        visitor.errors = [error for error in visitor.errors if "404" not in error]  # it has no icon
        return found._replace(move=statistics.median(times))


def median(found: list[Measured]) -> Measured:
    """The middle of several rounds, number by number."""
    moves = [one.move for one in found if one.move is not None]
    usable = statistics.median(one.usable for one in found)
    return Measured(found[0].weight, usable, statistics.median(moves) if moves else None)


def measured(browser: Browser, site: str, peer: str) -> dict[str, Measured]:
    """Every page, in turns, round after round."""
    rounds: dict[str, list[Measured]] = {}
    for n in range(ROUNDS):
        rounds.setdefault("first page", []).append(weight.first_page(browser, site))
        for game in weight.GAMES:
            rounds.setdefault(f"table of {game.title()}", []).append(weight.table(browser, site, game))
        for kind, name in (
            ("ahead", "shown before the server agrees"),
            ("agreed", "decided by the server, as ours are"),
        ):
            row = f"boardgame.io’s tic-tac-toe, moves {name}"
            rounds.setdefault(row, []).append(peer_page(browser, peer, kind, f"{kind}{n}"))
    return {name: median(found) for name, found in rounds.items()}


def written(rows: dict[str, Measured]) -> str:
    """The page of the documentation."""
    limits = {"first page": weight.FIRST} | {f"table of {game.title()}": weight.TABLE for game in weight.GAMES}
    lines = []
    for name, found in rows.items():
        limit = f"{limits[name] / 1000:.0f} kB" if name in limits else "–"
        move = "–" if found.move is None else f"{found.move:.0f} ms"
        lines.append(f"| {name} | {found.weight / 1000:.0f} kB | {limit} | {found.usable:.0f} ms | {move} |")
    table = "\n".join(lines)
    return f"""# The browser table, measured

Compressed scripts, styles and symbols from an empty cache, without fonts; times in Chromium without a window, server and
browser on the same machine. A move is shown when the changed board is painted. Everything ran in one run, in turns; each
time is the median of {ROUNDS} rounds, each move of {weight.MOVES} moves in each of them. `python bench/pages.py`
writes this page.

| Page | Weight | Limit | Usable after | A move is shown after |
|---|---|---|---|---|
{table}

boardgame.io {PEER[0].split("@")[1]} ships no page; measured is the one of its tutorial: tic-tac-toe with its React client
({PEER[1]}), both players on one page, its own server in between, built by Vite for production and packed like ours.
Its client can show a move before the server has agreed, which only works where nothing is hidden. Our limits: the first
page is usable in 1500 ms, a move is shown in 100 ms.
"""


def main() -> int:
    """Measure, and write the page."""
    build_peer()
    with sync_playwright() as play, served() as site, peer_served() as peer:
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        OUT.write_text(written(measured(browser, site, peer)), encoding="utf-8")
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
