"""Speed as ratios: our games and those of other libraries in one interleaved run. `make bench` is the way to start it.

Every contestant runs once per round, all on one core; time is the processor's time of the process that does the work, so
that waiting for the core does not count. The result goes to docs/benchmark.md and bench/baseline.json.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.progress import Progress

from bench import ours, peers, report
from bench.ours import Row, Sample
from lichtung.kernel.vecs import kernel_is_compiled

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmark.md"
BASELINE = ROOT / "bench" / "baseline.json"
COPY_SHARE = 0.25  # copies are counted in hundred thousands, they need less time


@dataclass(frozen=True)
class Contestant:
    """Something that can be measured for a while."""

    name: str
    is_copy: bool
    run: Callable[[float], Sample]

    def rate(self, seconds: float) -> float:
        gc.collect()
        return self.run(seconds * (COPY_SHARE if self.is_copy else 1)).rate


def in_plain_python(measure: str, row: Row, seconds: float) -> Sample:
    """One of our measurements in a process that imports the sources, not the compiled build."""
    command = [sys.executable, "-m", "bench.ours", measure, json.dumps(asdict(row)), str(seconds)]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True)
    return Sample(**json.loads(done.stdout))


def our_contestants(row: Row, compiled: bool) -> list[Contestant]:
    """All ways to run one of our games."""

    def here(way: str, measure: str, is_copy: bool) -> Contestant:
        return Contestant(report.named(row.title, way), is_copy, lambda s: ours.MEASURES[measure](row, s))

    def plain(way: str, measure: str, is_copy: bool) -> Contestant:
        return Contestant(report.named(row.title, way), is_copy, lambda s: in_plain_python(measure, row, s))

    found = [
        here(report.COMPILED, "playouts", False),
        here(report.DRIVEN, "choosing", False),
        here(report.COPY, "copying", True),
        here(report.COPY_COMPILED, "copying_compiled", True),
        here(report.COPY_REAL, "copying_real", True),
    ]
    return (found if compiled else []) + [
        plain(report.PLAIN, "playouts", False),
        plain(report.COPY_PLAIN, "copying", True),
    ]


def peer_contestants(peer: peers.Peer) -> list[Contestant]:
    """A peer's random games, and copies where it can make them."""
    found = [Contestant(peer.name, False, peer.playouts)]
    if peer.copy is not None:
        found.append(Contestant(report.named(peer.name, report.COPY), True, peer.copies))
    return found


def pin() -> str:
    """Keep this process and its children on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned: this system cannot"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return "all contestants pinned to one core"


def processor() -> str:
    """The name of the processor."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def busy() -> str:
    """Whether the machine had something else to do."""
    if not hasattr(os, "getloadavg"):
        return "load unknown"
    return f"{os.getloadavg()[1]:.1f} other processes running on average before the start"


def conditions(rounds: int, seconds: float, compiled: bool, pinned: str) -> dict[str, str]:
    """What somebody needs to know who wants to do it again."""
    packages = {"lichtung": version("lichtung"), **peers.versions()}
    if compiled:
        packages |= {"mypy": version("mypy"), "librt": version("librt")}
    return {
        "Command": f'`make bench ARGS="--rounds {rounds} --seconds {seconds:g}"`',
        "Rounds": f"{rounds}, each contestant once per round, {seconds:g} s each (copies {seconds * COPY_SHARE:g} s)",
        "Time": f"processor time of the working process; {pinned}",
        "Processor": f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}; {busy()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}",
        "Versions": ", ".join([f"{name} {number}" for name, number in packages.items()]),
    }


@contextmanager
def progress(total: int) -> Iterator[Callable[[str], None]]:
    """A bar on a terminal, plain lines elsewhere; call it with what was measured."""
    if not sys.stdout.isatty():
        done = 0

        def line(text: str) -> None:
            nonlocal done
            done += 1
            print(f"{done:3} of {total}  {text}", flush=True)

        yield line
        return
    with Progress() as bar:
        task = bar.add_task("", total=total)

        def draw(text: str) -> None:
            bar.update(task, description=text, advance=1)

        yield draw


def measure(contestants: list[Contestant], rounds: int, seconds: float, found: report.Measured) -> None:
    """Every contestant once per round. A short turn before the first round warms everything up."""
    for contestant in contestants:
        contestant.run(min(seconds, 0.05))
    gc.collect()
    gc.freeze()  # what the libraries keep is nobody's garbage
    with progress(rounds * len(contestants)) as tell:
        for number in range(rounds):
            for contestant in contestants:
                rate = contestant.rate(seconds)
                rates = found.copies if contestant.is_copy else found.playouts
                rates.setdefault(contestant.name, []).append(rate)
                tell(f"round {number + 1}  {report.short(rate):>8}/s  {contestant.name}")


def run(rounds: int, seconds: float, sampled: int = 10**9, pinned: str = "not pinned") -> report.Measured:
    """The whole benchmark."""
    compiled = kernel_is_compiled()
    found = report.Measured(conditions(rounds, seconds, compiled, pinned))
    if not compiled:
        found.notes.append("Our games ran in plain Python only: there is no compiled build here.")
    installed, missing = peers.found(sampled)
    found.notes += missing
    for note in found.notes:
        print(note)
    contestants = [one for row in ours.rows() for one in our_contestants(row, compiled)]
    for peer in installed:
        found.turns[peer.name] = (peer.turns, peer.free)
        contestants += peer_contestants(peer)
    order = {name: number for number, name in enumerate(report.COMPARED)}
    contestants.sort(key=lambda one: order.get(one.name, len(order)))  # what is compared runs close together
    measure(contestants, rounds, seconds, found)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench", description="Measure the speed of our games against peers.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each contestant runs (%(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long it runs each time (%(default)s)")
    parser.add_argument("--quick", action="store_true", help="one short round to see that it works; writes nothing")
    asked = parser.parse_args(arguments)
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error(f"expected at least one round of more than 0 seconds, got {asked.rounds} of {asked.seconds}")
    pinned = pin()
    found = run(1, 0.05, 10, pinned) if asked.quick else run(asked.rounds, asked.seconds, pinned=pinned)
    print("", *report.goal_table(found), "", *report.ratio_table(found), "", *report.copy_table(found), "", sep="\n")
    if asked.quick:
        print("Quick: nothing was written, and the numbers mean nothing.")
        return 0
    if BASELINE.exists():
        print(*report.changes(found, json.loads(BASELINE.read_text(encoding="utf-8"))), "", sep="\n")
    PAGE.write_text(report.document(found), encoding="utf-8")
    BASELINE.write_text(json.dumps(report.data(found), indent=1) + "\n", encoding="utf-8")
    print(f"Written: {PAGE.relative_to(ROOT)}, {BASELINE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
