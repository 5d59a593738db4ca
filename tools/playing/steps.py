"""What a person sees of the steps: one line each. In a terminal the last line shows what runs and for how long."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

FULL: Final = ("No space left", "ENOSPC", "Disk quota exceeded")
OFFLINE: Final = ("Temporary failure in name", "Name or service not known", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT")
UNREACHABLE: Final = ("dns error", "NewConnectionError", "ConnectTimeout", "Failed to fetch", "Connection refused")
TICK: Final = 0.2


class StepFailed(Exception):
    """A step that failed, and what can be done, in a sentence."""


class Steps:
    """The steps on the screen, and the log with everything that the programs behind them say."""

    def __init__(self, log: Path) -> None:
        self.log: Final = log
        self.is_terminal: Final = sys.stdout.isatty()
        self.running: Final[dict[str, float]] = {}
        self.details: Final[dict[str, str]] = {}
        self.processes: Final[list[subprocess.Popen[bytes]]] = []
        self.lock: Final = threading.RLock()
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("", encoding="utf-8")
        if self.is_terminal:
            threading.Thread(target=self.tick, daemon=True).start()

    @contextmanager
    def step(self, doing: str, done: str) -> Iterator[None]:
        """A step: what is being done, and what is done after it."""
        with self.lock:
            self.running[doing] = begun = time.monotonic()
            if not self.is_terminal:
                self.line(f"{doing} …")
        try:
            yield
        finally:
            with self.lock:
                del self.running[doing]
        self.line(f"{done} ({time.monotonic() - begun:.0f} s).")

    def line(self, text: str) -> None:
        """Write a line that stays."""
        with self.lock:
            print(("\r\x1b[K" if self.is_terminal else "") + text, flush=True)

    def tick(self) -> None:
        """Keep the last line of a terminal up to date."""
        shown = False
        while True:
            time.sleep(TICK)
            with self.lock:
                now = time.monotonic()
                parts = [
                    f"{doing} … {self.details.get(doing) or f'{now - begun:.0f} s'}"
                    for doing, begun in self.running.items()
                ]
                if parts or shown:
                    print("\r\x1b[K" + ", ".join(parts), end="", flush=True)
                shown = bool(parts)

    def run(
        self, command: list[str], env: dict[str, str], cwd: Path, begin: Callable[[], object] | None = None
    ) -> bool:
        """Run a program; what it says goes to the log. Returns whether it succeeded."""
        with self.log.open("a", encoding="utf-8") as log:
            print(f"$ {' '.join(command)}", file=log, flush=True)
            process = subprocess.Popen(
                command, env=env, cwd=cwd, stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=begin
            )
        self.processes.append(process)
        return process.wait() == 0

    def stop(self) -> None:
        """End whatever still runs: nobody waits for it any more."""
        for process in self.processes:
            if process.poll() is None:
                process.terminate()

    def failure(self, what: str, otherwise: str) -> StepFailed:
        """Returns why a step failed as far as the log shows it, and what to do."""
        text = self.log.read_text(encoding="utf-8", errors="replace")
        advice = otherwise
        if any(sign in text for sign in FULL):
            advice = "The disk is full: make room and try again."
        elif any(sign in text for sign in OFFLINE + UNREACHABLE):
            advice = (
                "What it needs could not be downloaded: check the network (or set a proxy: HTTPS_PROXY) and try again."
            )
        return StepFailed(f"{what} {advice}\nThe whole log: {self.log}")
