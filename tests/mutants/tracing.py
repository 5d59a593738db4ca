"""Which tests run which lines: only the lines that somebody wants to change are looked at, so it costs little."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable
from types import CodeType, FrameType
from typing import Any

from tests.mutants.live import SOURCE
from tests.mutants.mutator import Mutant

Line = tuple[str, int]
OURS = f"{SOURCE}/"


class Calls:
    """Notes which of our functions are called, until it is told to stop."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()
        self.known: set[int] = set()
        sys.setprofile(self.note)

    def note(self, frame: FrameType, event: str, arg: Any) -> None:
        code = frame.f_code
        if event == "call" and id(code) not in self.known:
            self.known.add(id(code))
            self.seen.add(code)

    def stop(self) -> set[Line]:
        """Returns the first lines of all functions of ours that were called."""
        sys.setprofile(None)
        return {(code.co_filename.removeprefix(OURS), code.co_firstlineno) for code in self.seen}


class Lines:
    """For each line that is wanted, the numbers of the tests that have run it."""

    def __init__(self, chosen: Iterable[Mutant]) -> None:
        self.wanted: dict[str, set[int]] = {}
        for mutant in chosen:
            self.wanted.setdefault(f"{OURS}{mutant.file}", set()).add(mutant.line)
        self.tests: dict[Line, array[int]] = {}
        self.of_code: dict[int, tuple[CodeType, set[int]]] = {}
        self.left: dict[int, set[int]] = {}  # by code: what this test has not run yet
        self.found: set[Line] = set()

    def during(self, number: int, test: Callable[[], None]) -> None:
        """Run a test and note what it runs."""
        self.left, self.found = {}, set()
        sys.settrace(self.enter)
        try:
            test()
        finally:
            sys.settrace(None)
        for file, line in self.found:
            self.tests.setdefault((file.removeprefix(OURS), line), array("H")).append(number)

    def wanted_in(self, code: CodeType) -> set[int]:
        """Returns the wanted lines that belong to a code."""
        known = self.of_code.get(id(code))
        if known is None:
            wanted = self.wanted.get(code.co_filename, set())
            lines = {line for _, _, line in code.co_lines() if line is not None} & wanted if wanted else set()
            known = self.of_code[id(code)] = code, lines
        return known[1]

    def enter(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        left = self.left.get(id(code))
        if left is None:
            left = self.left[id(code)] = set(self.wanted_in(code))
        return self.step if left else None

    def step(self, frame: FrameType, event: str, arg: Any) -> Any:
        left = self.left[id(frame.f_code)]
        if frame.f_lineno in left:
            left.discard(frame.f_lineno)
            self.found.add((frame.f_code.co_filename, frame.f_lineno))
        return self.step
