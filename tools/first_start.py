"""How long the first minute takes: `make play` in a fresh clone with an empty home, several times.

`python -m tools.first_start` prints, for each time, after how many seconds the page answered, after how many the compiled
build had taken over, and how long the second start took until the page answered; `--write` puts it into
docs/first-start.md. Only the download caches of the machine's own mirrors may be warm; the home, and with it every cache of
ours, is empty.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
COMPILED: Final = "Compiled ("
LONGEST: Final = 1800.0
PAGE: Final = b"<div id="
Times = tuple[float, float, float]
DOCUMENT: Final = ROOT / "docs" / "first-start.md"
TEXT: Final = """# The first start

Written by `python -m tools.first_start --write`: `make play` in a fresh clone with an empty home, as often as the table has
rows, and then a second time in the same clone. All times are seconds since the command was given.

| | The page can be used | The compiled build goes on | The page, at the second start |
|---|--:|--:|--:|
{rows}
| wanted | at most 60 | at most 130 after the page | at most 3 |

Python {python}, {machine}, {cores} cores, load average at the end {load}.
"""


class Start:
    """One `make play`, watched from outside."""

    def __init__(self, clone: Path, home: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: Final = free.getsockname()[1]
        env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        env |= {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "BROWSER": "true"}
        self.begun: Final = time.monotonic()
        self.compiled_after: float | None = None
        self.process: Final = subprocess.Popen(
            ["make", "--silent", "play", f"ARGS=--port {self.port}"],
            cwd=clone,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        """Show what a person would see."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            print(f"    {time.monotonic() - self.begun:6.1f}  {line}", end="", flush=True)
            if line.startswith(COMPILED):
                self.compiled_after = time.monotonic() - self.begun

    def page(self) -> float:
        """Returns after how many seconds the page was there."""
        while self.is_going():
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=60) as answer:
                    assert PAGE in answer.read(), "this is not the page"
                    return time.monotonic() - self.begun
            except OSError:
                time.sleep(0.05)
        raise SystemExit("make play ended before the page was there")

    def compiled(self) -> float:
        """Returns after how many seconds the compiled build had taken over."""
        while self.compiled_after is None and self.is_going():
            time.sleep(0.1)
        assert self.compiled_after is not None, "make play ended before it was compiled"
        return self.compiled_after

    def is_going(self) -> bool:
        """Whether it runs, and not for ever."""
        return self.process.poll() is None and time.monotonic() - self.begun < LONGEST

    def stop(self) -> None:
        """As Ctrl+C does."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)


def measure(folder: Path) -> Times:
    """Clone, start, wait for the compiled build, start again."""
    clone, home = folder / "lichtung", folder / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    first = Start(clone, home)
    try:
        page, compiled = first.page(), first.compiled()
    finally:
        first.stop()
    second = Start(clone, home)
    try:
        return page, compiled, second.page()
    finally:
        second.stop()


def document(rows: list[Times]) -> str:
    """Returns the page with what was measured."""
    names = [*(f"time {number}" for number in range(1, len(rows) + 1)), "median"]
    lines = zip(names, [*rows, tuple(map(median, zip(*rows, strict=True)))], strict=True)
    return TEXT.format(
        rows="\n".join(f"| {name} | {' | '.join(f'{seconds:.1f}' for seconds in times)} |" for name, times in lines),
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count(),
        load=", ".join(f"{value:.1f}" for value in os.getloadavg()),
    )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="write docs/first-start.md")
    arguments = parser.parse_args()
    rows = []
    for number in range(arguments.times):
        folder = Path(tempfile.mkdtemp(prefix="lichtung-first-"))
        try:
            rows.append(measure(folder))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        print("{}: page {:.1f} s, compiled {:.1f} s, second start {:.1f} s".format(number + 1, *rows[-1]), flush=True)
    print(document(rows))
    if arguments.write:
        DOCUMENT.write_text(document(rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
