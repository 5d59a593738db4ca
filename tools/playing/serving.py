"""The server of `make play`, and the compiled build that follows it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final

from tools.compiling.machine import missing_compiler, mode
from tools.playing.packages import ROOT, install, is_installed
from tools.playing.steps import Steps

SOURCES: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled"
PROGRESS: Final = ROOT / "build" / "compiling"  # how much is compiled; the server shows it
PROGRAM: Final = "from lichtung.cli.main import main; raise SystemExit(main())"
COMPILING: Final = "Compiling in the background"
NICE: Final = 10  # the table comes first


class Table:
    """A server process, first in plain Python, later compiled."""

    def __init__(self, steps: Steps, arguments: list[str], is_compiled: bool) -> None:
        self.steps: Final = steps
        self.ready: Final = threading.Event()
        self.begun: Final = time.monotonic()
        env = os.environ | {"PYTHONPATH": str(COMPILED if is_compiled else SOURCES)}
        if not is_compiled:
            PROGRESS.unlink(missing_ok=True)  # it may have been left behind
            env |= {"LICHTUNG_SUCCESSOR": str(COMPILED), "LICHTUNG_PROGRESS": str(PROGRESS)}
        ours = signal.signal(signal.SIGUSR2, signal.SIG_IGN)  # the server inherits it, and ends that when it is ready
        self.process: Final = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "serve", "--open", *arguments], stdout=subprocess.PIPE, text=True, env=env
        )
        signal.signal(signal.SIGUSR2, ours)

    def follow(self) -> int:
        """Show what the server says until it ends. Returns its exit code."""
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                seconds = f"{time.monotonic() - self.begun:.0f} s"
                again = f"Compiled ({seconds}): the table goes on with it, the bots think faster."
                self.steps.line(again if self.ready.is_set() else line.rstrip("\n"))
                self.ready.set()
        return self.process.wait()

    def change_over(self) -> None:
        """Let the compiled build go on in place of the plain one."""
        self.process.send_signal(signal.SIGUSR2)


def compile_for(table: Table, steps: Steps) -> None:
    """Compile beside a running server, then let the compiled build go on. The server goes on in any case."""
    table.ready.wait()  # until then the processor is the server's
    if mode() == "0":
        return
    if missing := missing_compiler():
        steps.line(f"Not compiled, plain Python instead: {missing}.")
        return
    PROGRESS.write_text("0", encoding="ascii")
    try:
        done = build(steps)
    finally:
        PROGRESS.unlink(missing_ok=True)
    if done:
        table.change_over()
    else:
        steps.line(f"Not compiled, the table goes on in plain Python. The whole log: {steps.log}")


def build(steps: Steps) -> bool:
    """Install the compiler of the rules and run it. Returns whether there is a compiled build."""
    with steps.lock:
        steps.running[COMPILING] = time.monotonic()
    if not steps.is_terminal:
        steps.line(f"{COMPILING} …")
    watcher = threading.Thread(target=watch, args=(steps,), daemon=True)
    watcher.start()
    try:
        if not is_installed("compile") and not install("compile", steps):
            return False
        env = os.environ | {"LICHTUNG_PROGRESS": str(PROGRESS), "LICHTUNG_COMPILE": "1"}
        return steps.run([sys.executable, "tools/compile.py"], env, ROOT, lambda: os.nice(NICE))
    finally:
        with steps.lock:
            steps.running.pop(COMPILING, None)


def watch(steps: Steps) -> None:
    """Show how far the compiler is: in a terminal all the time, elsewhere in quarters."""
    shown = 0
    while COMPILING in steps.running:
        time.sleep(1)
        percent = percent_in(PROGRESS)
        steps.details[COMPILING] = f"{percent} %"
        if not steps.is_terminal and percent // 25 > shown:
            shown = percent // 25
            steps.line(f"{COMPILING} … {25 * shown} %")


def percent_in(path: Path) -> int:
    """Returns how much is compiled."""
    try:
        return int(100 * float(path.read_text(encoding="ascii") or 0))
    except (OSError, ValueError):
        return 0
