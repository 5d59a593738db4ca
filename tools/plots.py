"""Pictures of what the documents' tables say: `python -m tools.plots` draws them, `--check` says whether they fit.

The numbers are read from the tables, so a picture shows what is measured and nothing else; a test holds it against them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from math import ceil
from pathlib import Path
from typing import Final

from lichtung.kernel import catalogue
from tools.drawing import COLOURS, Value, bars, curves, logarithmic

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PICTURES: Final = DOCS / "pictures"
NUMBER: Final = re.compile(r"-?[\d,]*\.?\d+(?: [kM]\b)?")
UNITS: Final = {"k": 1e3, "M": 1e6}
Table = list[dict[str, str]]


def tables(page: str) -> Iterator[Table]:
    """The tables of a document: rows by the names of their columns."""
    for block in re.findall(r"(?:^\|.*\n)+", (DOCS / page).read_text(encoding="utf-8"), re.M):
        head, _, *rows = [
            [cell.strip().strip("`") for cell in line.rstrip()[1:-1].split("|")] for line in block.splitlines()
        ]
        yield [dict(zip(head, row, strict=False)) for row in rows]


def table(page: str, *columns: str) -> Table:
    """The first table of a document that has these columns."""
    return next(rows for rows in tables(page) if rows and set(columns) <= set(rows[0]))


def numbers(cell: str) -> list[float]:
    """The numbers in a cell; `k` and `M` are thousands and millions."""
    found = [text.replace(",", "").partition(" ") for text in NUMBER.findall(cell)]
    return [float(digits) * UNITS.get(unit, 1) for digits, _, unit in found]


def value_of(name: str, cell: str, colour: str = COLOURS[0]) -> Value:
    """A row whose cell has a median and, behind it, all runs or the lowest and the highest."""
    value, *runs = numbers(cell)
    return Value(name, value, min(runs, default=value), max(runs, default=value), colour=colour)


def strength_of_levels() -> str:
    """How many deals every level wins, of the games in which one wins against the deal."""
    panels: dict[str, dict[str, list[Value]]] = {}
    for row in table("bots.md", "Table", "Deals", "95% interval"):
        low, high = numbers(row["95% interval"])
        value = Value(row["Bot"], numbers(row["Won"])[0] / 100, low / 100, high / 100)
        if value.name != "solver":  # it sees all cards
            panels.setdefault(row["Table"].partition("-")[0], {}).setdefault(row["Table"], []).append(value)
    return curves("Deals won by each level, with 95% intervals", list(panels.values()))


def strength_against_others() -> str:
    """How many games a level wins against another one."""
    values = []
    for row in table("bots.md", "Game", "Against", "Won", "95% interval"):
        low, high = numbers(row["95% interval"])
        goal = numbers(row["Goal"])
        name = f"{row['Game']}, {row['Seats']}: {row['Bot']} against {row['Against']}"
        values.append(Value(name, numbers(row["Won"])[0], low, high, goal[0] if goal else None))
    marks = [(float(at), f"{at}%") for at in (0, 25, 50, 75, 100)]
    return bars("Games won, with 95% intervals; the red line is the goal", values, marks, float)


def speed_of_rules() -> str:
    """Random games: decisions a second, ours and those of other libraries."""
    values = []
    for row in table("benchmark.md", "Random games", "decisions/s"):
        _, _, way = row["Random games"].partition(": ")
        if way != "compiled, driver in Python":
            colour = COLOURS[0] if way == "compiled" else COLOURS[2] if way else COLOURS[1]
            values.append(value_of(row["Random games"], row["decisions/s"], colour))
    return logarithmic("Decisions a second in random games", values)


def speed_of_search() -> str:
    """Iterations a second of the bots' search, compiled and in plain Python, and of another library's."""
    values = []
    for row in table("benchmark-search.md", "with knowledge", "plain Python"):
        for column, way, colour in (
            ("with knowledge", "", COLOURS[0]),
            ("plain Python", ", plain Python", COLOURS[2]),
            ("random, to the end", ", random to the end", COLOURS[1]),
        ):
            if row[column]:
                values.append(value_of(row["Game"] + way, row[column], colour))
    return logarithmic("Iterations a second of the search", values)


def speed_of_research() -> str:
    """Steps a second through the interfaces of research."""
    rows = table("research-benchmark.md", "Contestant", "steps/s")
    ours = tuple(catalogue.games())
    values = [
        value_of(row["Contestant"], row["steps/s"], COLOURS[0 if row["Contestant"].startswith(ours) else 1])
        for row in rows
    ]
    return logarithmic("Steps a second", values)


def speed_of_server() -> str:
    """Acknowledged moves a second of two servers, all runs."""
    ours, others = table("server-benchmark.md", "What", "Measured", "Wanted")[:2]
    values = [
        value_of("Lichtung, on disk", ours["Measured"]),
        value_of(
            others["What"].removeprefix("The same: ").replace(", storage in memory", ", in memory"), others["Measured"]
        ),
    ]
    values = [Value(v.name, v.value, v.low, v.high, None, COLOURS[at]) for at, v in enumerate(values)]
    top = ceil(max(value.high for value in values) / 2000) * 2000
    marks = [(float(at), f"{at:,}") for at in range(0, top + 1, 2000)]
    return bars("Acknowledged moves a second, all runs", values, marks, float)


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "strength-of-levels": strength_of_levels,
    "strength-against-others": strength_against_others,
    "speed-of-rules": speed_of_rules,
    "speed-of-search": speed_of_search,
    "speed-of-research": speed_of_research,
    "speed-of-server": speed_of_server,
}


def stale() -> list[str]:
    """The pictures that are not what the tables say."""
    paths = {name: PICTURES / f"{name}.svg" for name in DRAWN}
    return [
        name for name, path in paths.items() if not path.is_file() or path.read_text(encoding="utf-8") != DRAWN[name]()
    ]


def main() -> int:
    """Draw what is stale, or only say so."""
    names = stale()
    if "--check" in sys.argv:
        print(*[f"docs/pictures/{name}.svg is stale: run python -m tools.plots" for name in names], sep="\n", end="")
        return 1 if names else 0
    for name in names:
        (PICTURES / f"{name}.svg").write_text(DRAWN[name](), encoding="utf-8")
        print(f"docs/pictures/{name}.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
