"""Write the table of what every number of an observation means, and what actions there are, into the documents.

`python -m tools.research_tables` after an observation has changed; a test says when that is needed.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from textwrap import fill

from lichtung.kernel import catalogue
from lichtung.research.hints import hints_of
from lichtung.research.spec import Slice
from lichtung.research.table import Table, table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research-observations.md"
WAYS = sorted(((name, catalogue.game(name).seats[0]) for name in catalogue.own()), key=lambda way: way[1])
HEAD = """# Observations and actions

Written by `python -m tools.research_tables`; do not edit.

An observation is an `int16` array of fixed size for one game, number of seats and settings. Places of the same kind that
follow each other share a line: `hands/0…1` are two slices of the same length, one after the other. Cards are counted per
kind, in the order given. Cards that the seat does not see are counted as hidden ones, by what their backs show.
With more seats the slices of seats are longer; `env.table.observer.plan.slices` has the slices of any environment.
"""
ACTIONS = (
    "An action is an index into all options of the game in ascending order; `env.word(action)` is its word, and "
    "`env.table.option(state, action)` the option. The words are explained in each game's rules."
)


def merged(slices: list[Slice]) -> list[tuple[str, str, str]]:
    """Lines of the table: like slices that follow each other become one."""
    lines: list[tuple[list[str], int, int, int, str]] = []
    for part in slices:
        width = part.stop - part.start
        if lines and lines[-1][3] == width and lines[-1][4] == part.meaning and like(lines[-1][0][-1], part.name):
            names, start, _, _, _ = lines[-1]
            lines[-1] = ([*names, part.name], start, part.stop, width, part.meaning)
        else:
            lines.append(([part.name], part.start, part.stop, width, part.meaning))
    return [(title(names), place(start, stop, width), meaning) for names, start, stop, width, meaning in lines]


def like(first: str, second: str) -> bool:
    """Whether two names differ in numbers alone."""
    return re.sub(r"\d+", "#", first) == re.sub(r"\d+", "#", second)


def title(names: list[str]) -> str:
    """The name of a line."""
    return f"`{names[0]}`" if len(names) == 1 else f"`{names[0]}` … `{names[-1]}`"


def place(start: int, stop: int, width: int) -> str:
    """Where a line lies."""
    count = (stop - start) // width
    return f"{start}:{stop}" + (f" ({count} × {width})" if count > 1 else "")


def verbs(known: Table) -> str:
    """How many actions each verb has."""
    found = Counter(word.partition(":")[0] for word in known.words)
    return ", ".join(f"`{verb}` {count:,}" for verb, count in sorted(found.items()))


def section(game: str, seats: int) -> str:
    """One game."""
    known = table(game, seats)
    size = known.observer.size
    lines = [f"\n## {game.capitalize()}, {seats} seat{'s' if seats > 1 else ''}: {size:,} numbers\n"]
    lines += ["| Slice | Where | Meaning |", "| :-- | --: | :-- |"]
    lines += [f"| {name} | {where} | {meaning} |" for name, where, meaning in merged(known.observer.plan.slices)]
    lines.append("\n" + fill(f"{known.actions:,} actions: {verbs(known)}.", 118, break_on_hyphens=False) + "\n")
    return "\n".join(lines)


def text() -> str:
    """The whole page."""
    by_place = {game: hints_of(game).by_place.about for game, _ in WAYS}
    notes = [ACTIONS, *[f"In {game.capitalize()} {about}" for game, about in by_place.items() if about]]
    actions = fill(" ".join(notes), 124, break_on_hyphens=False)
    return f"{HEAD}\n{actions}\n" + "".join(section(game, seats) for game, seats in WAYS)


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
    print(f"Written: {PAGE.name}")
