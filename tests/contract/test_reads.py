"""What a field is written from: the layout says it, so that nobody who follows a game by its changes sees stale ones."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from lichtung.kernel.layout import Layout
from lichtung.kernel.sight import Viewer
from lichtung.kernel.vecs import kernel_is_compiled
from tests.contract.cases import SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import looks, viewers

some_cases = pytest.mark.parametrize("case", SOME, ids=str)


class Read(list[int]):
    """Numbers that remember which of them were read."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(numbers)
        self.addresses: set[int] = set()

    def __getitem__(self, at: Any) -> Any:
        self.addresses.update(range(*at.indices(len(self))) if isinstance(at, slice) else [at])
        return super().__getitem__(at)


def sources(layout: Layout, number: int) -> set[int]:
    """The addresses that a field is written from, as the layout says."""
    own = {address for address, owner in enumerate(layout.owners) if owner == number}
    return own | {address for address, readers in layout.readers.items() if number in readers}


def written(s: State) -> dict[tuple[int, int], Any]:
    """What every field looks like to every viewer."""
    bits = [s.terms.bit(viewer) for viewer in viewers(s)]
    return {(n, bit): field.write(s, Viewer(bit)) for n, field in enumerate(s.terms.layout.fields) for bit in bits}


@some_cases
def test_a_field_changes_only_with_what_it_is_written_from(case: Case) -> None:
    s = case.start(71)
    layout = s.terms.layout
    from_where = [sources(layout, number) for number in range(len(layout.fields))]
    data, known, before = list(s.data), list(s.known), written(s)
    for _ in looks(s, 71, mixed):
        if s.over:
            return
        moved = {i for i, (a, b) in enumerate(zip(s.data, data, strict=True)) if a != b}
        moved |= {i for i, (a, b) in enumerate(zip(s.known, known, strict=True)) if a != b}
        after = written(s)
        stale = {
            layout.fields[number].key
            for number, bit in after
            if after[number, bit] != before[number, bit] and not layout.loose[number] and not moved & from_where[number]
        }
        assert set() == stale
        data, known, before = list(s.data), list(s.known), after


def read_for(s: State, number: int, bit: int) -> set[int]:
    """The addresses that are read while a field is written for a viewer; interpreted rules keep them in plain lists."""
    data, known = s.data, s.known
    spies = Read(list(data)), Read(list(known))
    s.data, s.known = spies  # type: ignore[assignment]
    try:
        s.terms.layout.fields[number].write(s, Viewer(bit))
    finally:
        s.data, s.known = data, known
    return spies[0].addresses | spies[1].addresses


if not kernel_is_compiled():  # machine code reads packed numbers, which nobody can watch

    @some_cases
    def test_a_field_reads_nothing_but_what_the_layout_says(case: Case) -> None:
        for moment, s in enumerate(looks(case.start(72), 72, mixed)):
            if moment % 3:
                continue
            layout = s.terms.layout
            for number, field in enumerate(layout.fields):
                if not layout.loose[number]:
                    for viewer in viewers(s):
                        extra = read_for(s, number, s.terms.bit(viewer)) - sources(layout, number)
                        assert (field.key, set()) == (field.key, extra)
