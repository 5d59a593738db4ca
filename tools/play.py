"""`make play`: a table in the browser as soon as it can be played at.

What the server needs is installed while the page is built; then the server starts in plain Python. The rules are compiled
while somebody plays already; then the compiled server goes on with the same socket, and nobody loses a move
(docs/decisions/0017). What was done before is not done again.
"""

from __future__ import annotations

import importlib.metadata
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tools import web
from tools.compiling.machine import missing_compiler, mode
from tools.compiling.tree import is_fresh, mirror
from tools.playing.packages import ROOT, install, is_installed
from tools.playing.serving import COMPILED, SOURCES, Table, compile_for
from tools.playing.steps import StepFailed, Steps

INTERRUPTED: Final = 130


def prepare(steps: Steps) -> None:
    """Install and build what is missing, side by side."""
    with ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(get_packages, steps), pool.submit(get_page, steps)]
        for job in jobs:
            job.result()


def get_packages(steps: Steps) -> None:
    """Install what the server needs."""
    if is_installed("server"):
        return
    with steps.step("Installing packages", "Packages installed"):
        if not install("server", steps):
            raise steps.failure("The packages could not be installed.", "The last lines of the log say why.")


def get_page(steps: Steps) -> None:
    """Build the page."""
    if web.is_built():
        return
    with steps.step("Building the page", "Page built"):
        if not steps.run([sys.executable, "tools/web.py"], dict(os.environ), ROOT):
            raise steps.failure(
                "The page could not be built.", "The last lines of the log say why; Node.js 22 or newer has npm."
            )


def is_compiled() -> bool:
    """Whether the compiled build is there and of these sources; brings what is not compiled in it up to date."""
    try:
        if mode() == "0" or not is_fresh(SOURCES, COMPILED):
            return False
    except importlib.metadata.PackageNotFoundError:  # no mypy, so nothing was compiled
        return False
    mirror(SOURCES, COMPILED)
    return True


def main(arguments: list[str]) -> int:
    """Get everything ready, serve, compile meanwhile."""
    steps = Steps(ROOT / "build" / "play.log")
    table = None
    try:
        if mode() == "1" and (missing := missing_compiler()):
            raise StepFailed(f"LICHTUNG_COMPILE is 1, but {missing}.")
        prepare(steps)
        compiled = is_compiled()
        table = Table(steps, arguments, compiled)
        if not compiled:
            threading.Thread(target=compile_for, args=(table, steps), daemon=True).start()
        return table.follow()
    except StepFailed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"\n{error.strerror or error}: {error.filename or ROOT}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # the server has heard it too
        if table is not None:
            table.process.wait()
        return INTERRUPTED
    finally:
        steps.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
