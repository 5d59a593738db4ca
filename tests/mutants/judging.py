"""A plugin for pytest that does not run the tests but judges mutants by them.

Collect once, then fork for each mutant: the child has all modules and tests already, changes one function and runs the
tests that are known to run the changed line, the cheapest first, until one fails. What runs while modules are imported
is changed by importing everything again, in a child as well.
"""

from __future__ import annotations

import ast
import importlib
import os
import pickle
import resource
import signal
import time
import traceback
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.live import SOURCE, NotLive, module_name, put_in, serve_fresh
from tests.mutants.mutator import Mutant, Parameters, mutated
from tests.mutants.tracing import Calls, Line, Lines

MAX_TESTED: Final = 20.0  # seconds of tests for one mutant; after these it has survived
MAX_MEMORY: Final = 4 << 30
STARTING_TIMEOUT: Final = 20.0  # seconds for a child beside its tests
SLOWER: Final = 3.0  # a child with a mutant may take so many times what its tests take without
KILLED, SURVIVED, NOT_LIVE, BROKEN = 10, 11, 12, 13  # exit codes of a child; every other one is a crash, and noticed


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant, and who noticed."""

    mutant: Mutant
    survived: bool
    killer: str
    seconds: float


@dataclass
class Baseline:
    """What the tests do without any mutant."""

    seconds: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    tests: dict[Line, array[int]] = field(default_factory=dict)


@dataclass
class Child:
    """A process that tries one mutant."""

    mutant: Mutant
    pipe: int
    fresh: bool
    started: float
    deadline: float


class Judge:
    """The plugin. `tell` hears every verdict."""

    def __init__(
        self,
        chosen: list[Mutant],
        parameters: Parameters,
        folders: Callable[[str], list[str]],
        workers: int,
        tell: Callable[[Verdict], None],
    ) -> None:
        self.chosen: list[Mutant] = chosen
        self.parameters: Parameters = parameters
        self.folders: Callable[[str], list[str]] = folders
        self.workers: int = workers
        self.tell: Callable[[Verdict], None] = tell
        self.calls: Calls = Calls()
        self.ran_before: set[Line] = set()
        self.items: list[pytest.Item] = []
        self.baseline: Baseline = Baseline()
        self.children: dict[int, Child] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for file in {mutant.file for mutant in self.chosen}:
            importlib.import_module(module_name(file))
        self.ran_before = self.calls.stop()
        if session.testsfailed:
            raise pytest.UsageError("the tests cannot be collected without any mutant")
        self.items = session.items
        self.baseline = in_child(self.measure)
        if self.baseline.failed:
            raise pytest.UsageError("these tests fail without any mutant: " + " ".join(self.baseline.failed))
        waiting = [(mutant, mutant.at_import) for mutant in reversed(self.chosen)]
        while waiting or self.children:
            while waiting and len(self.children) < self.workers:
                self.start(*waiting.pop())
            ended = self.wait()
            if ended is not None and self.needs_another_look(*ended):
                waiting.append((ended[0].mutant, True))
            elif ended is not None:
                self.tell(verdict(*ended))
        return True

    def measure(self) -> Baseline:
        """Run every test once, and note how long it takes and what it runs."""
        found = Baseline()
        lines = Lines(self.chosen)
        for number, item in enumerate(self.items):
            started = time.process_time()
            lines.during(number, lambda item=item: found.failed.extend([] if passes(item) else [item.nodeid]))  # type: ignore[misc]
            found.seconds.append(time.process_time() - started)
        found.tests = lines.tests
        return found

    def tests_of(self, mutant: Mutant) -> list[int]:
        """Returns the tests that run a mutant's line, the cheapest first, and no more than there is time for."""
        return self.cheapest(self.baseline.tests.get((mutant.file, mutant.line), []))

    def tests_near(self, mutant: Mutant) -> list[int]:
        """Returns the tests of the folders that concern a mutant's file, in the same way."""
        folders = tuple(self.folders(mutant.file))
        return self.cheapest(number for number, item in enumerate(self.items) if item.nodeid.startswith(folders))

    def cheapest(self, numbers: Iterable[int]) -> list[int]:
        found: list[int] = []
        left = MAX_TESTED
        for number in sorted(numbers, key=lambda at: self.baseline.seconds[at]):
            left -= self.baseline.seconds[number]
            if left < 0:
                break
            found.append(number)
        return found

    def start(self, mutant: Mutant, fresh: bool) -> None:
        """Fork a child that tries a mutant."""
        tests = self.tests_near(mutant) if fresh else self.tests_of(mutant)
        limit = STARTING_TIMEOUT + SLOWER * sum(self.baseline.seconds[number] for number in tests)
        read, write = os.pipe()
        child = os.fork()
        if child:
            os.close(write)
            self.children[child] = Child(mutant, read, fresh, time.monotonic(), time.monotonic() + 4 * limit)
            return
        code = BROKEN
        try:
            os.close(read)
            tame(int(limit))
            code = self.try_afresh(mutant, tests) if fresh else self.try_live(mutant, tests, write)
        except BaseException:
            os.write(write, traceback.format_exc()[-2000:].encode())
        finally:
            os._exit(code)

    def try_live(self, mutant: Mutant, tests: list[int], pipe: int) -> int:
        """In a child: change a function and run its tests."""
        try:
            put_in(mutant.file, mutant.place, self.changed(mutant))
        except NotLive:
            return NOT_LIVE
        os.write(pipe, b"" if tests else b"no test runs it")
        for number in tests:
            if not passes(self.items[number]):
                os.write(pipe, self.items[number].nodeid.encode())
                return KILLED
        return SURVIVED

    def try_afresh(self, mutant: Mutant, tests: list[int]) -> int:
        """In a child: import everything anew, with the change, and run tests."""
        serve_fresh(mutant.file, self.changed(mutant))
        chosen = Chosen([self.items[number].nodeid for number in tests])
        code = pytest.main([*QUIET, "-x", *chosen.files()], plugins=[chosen])
        return SURVIVED if code == pytest.ExitCode.OK else KILLED

    def changed(self, mutant: Mutant) -> ast.Module:
        return mutated((SOURCE / mutant.file).read_text(encoding="utf-8"), mutant, self.parameters)

    def needs_another_look(self, child: Child, code: int) -> bool:
        """Whether a mutant cannot be put in, or runs only before the tests."""
        mutant = child.mutant
        early = (mutant.file, mutant.start) in self.ran_before and not self.tests_of(mutant)
        return not child.fresh and (code == NOT_LIVE or (code == SURVIVED and early))

    def wait(self) -> tuple[Child, int] | None:
        """Returns a child that has ended and its exit code; ends those that take too long."""
        number, status = os.waitpid(-1, os.WNOHANG)
        if number in self.children:
            return self.children.pop(number), os.waitstatus_to_exitcode(status)
        for late in [number for number, child in self.children.items() if child.deadline < time.monotonic()]:
            os.kill(late, signal.SIGKILL)
        time.sleep(0.005)
        return None


class Chosen:
    """A plugin that runs some tests only, in their order."""

    def __init__(self, names: list[str]) -> None:
        self.places: dict[str, int] = {name: place for place, name in enumerate(names)}

    def files(self) -> list[str]:
        return list(dict.fromkeys(name.partition("::")[0] for name in self.places))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted([item for item in items if item.nodeid in self.places], key=lambda it: self.places[it.nodeid])


QUIET: Final = [
    "-o",
    "addopts=",
    "-s",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-p",
    "no:terminal",
    "-m",
    "not long and not once",
]


def verdict(child: Child, code: int) -> Verdict:
    """Returns what a child's end means: a crash, or a round without end, is noticed as well as a failing test."""
    killer = os.read(child.pipe, 4096).decode() or ("import" if child.fresh and code == KILLED else f"exit {code}")
    os.close(child.pipe)
    if code == BROKEN:
        raise RuntimeError(f"{child.mutant.key} cannot be tried: {killer}")
    survived = code == SURVIVED
    return Verdict(child.mutant, survived, killer, time.monotonic() - child.started)


def passes(item: pytest.Item) -> bool:
    """Run one test with all that belongs to it."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def tame(seconds: int) -> None:
    """In a child: no output, no more than some processor time and memory."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))


def in_child(work: Callable[[], Any]) -> Any:
    """Returns what a function returns, called in a child: nothing of it stays here."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            with os.fdopen(write, "wb") as pipe:
                pickle.dump(work(), pipe)
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        found = pickle.load(pipe)
    os.waitpid(child, 0)
    return found
