"""What the benchmark says: medians, ratios, goals; as a table for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Any

COMPILED, DRIVEN, PLAIN = "compiled", "compiled, driver in Python", "plain Python"
COPY, COPY_REAL, COPY_COMPILED, COPY_PLAIN = (
    "copy",
    "copy with knowledge and record",
    "copy, called from compiled code",
    "copy, plain Python",
)
HOW = {
    COMPILED: "rules and driver compiled (`game.playouts`)",
    DRIVEN: "rules compiled, the driver is a Python loop over `s.options` and `s.choose`",
    PLAIN: "the same sources without compiling, `game.playouts` in plain Python",
}
INTRODUCTORY, EVERYTHING = "sylvion introductory", "sylvion advanced, all expansions"
HEARTS, HANABI = "OpenSpiel hearts, all C++", "OpenSpiel hanabi, all C++"
GIN_RUMMY = "OpenSpiel gin_rummy, all C++"
URBION, EQUINOX, TRIBES = (
    "urbion, 1 seat",
    ("equinox, 2 seats", "equinox, 5 seats"),
    ("tribes, 2 seats", "tribes, 5 seats"),
)
UNITS = (("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))
DOMINOES, CHESS = "OpenSpiel python_block_dominoes", "python-chess"


@dataclass(frozen=True)
class Goal:
    """A ratio that we want to reach: the speed of one contestant over that of another."""

    text: str
    mine: str
    other: str
    least: float


def named(row: str, way: str) -> str:
    """The name of one of our contestants."""
    return f"{row}: {way}"


MINE, MINE_PLAIN = named(INTRODUCTORY, COMPILED), named(INTRODUCTORY, PLAIN)


def other_games() -> Iterator[Goal]:
    """What the three games after Sylvion are to reach."""
    yield Goal("Urbion at least half as fast as Sylvion", named(URBION, COMPILED), MINE, 0.5)
    yield Goal("Urbion at least 0.7 × as fast as OpenSpiel hearts", named(URBION, COMPILED), HEARTS, 0.7)
    for row in EQUINOX:
        name, mine = row.capitalize(), named(row, COMPILED)
        yield Goal(f"{name}: at least 0.5 × as fast as OpenSpiel hearts", mine, HEARTS, 0.5)
        yield Goal(f"{name}: at least 15 × as fast as OpenSpiel gin_rummy", mine, GIN_RUMMY, 15)
        yield Goal(f"{name}: at least 40 × as fast as python_block_dominoes", mine, DOMINOES, 40)
    for row in TRIBES:
        name, mine = row.capitalize(), named(row, COMPILED)
        yield Goal(f"{name}: at least 0.4 × as fast as OpenSpiel hearts", mine, HEARTS, 0.4)
        yield Goal(f"{name}: at least 40 × as fast as python_block_dominoes", mine, DOMINOES, 40)


GOALS = (
    Goal("Sylvion at least 1.5 × as fast as OpenSpiel hearts", MINE, HEARTS, 1.5),
    Goal("Sylvion at least 5 × as fast as OpenSpiel hanabi", MINE, HANABI, 5),
    Goal("Sylvion at least 100 × as fast as python-chess", MINE, CHESS, 100),
    Goal("Sylvion at least 100 × as fast as python_block_dominoes", MINE, DOMINOES, 100),
    Goal("Sylvion at least 15 × as fast as its own plain Python", MINE, MINE_PLAIN, 15),
    Goal("plain Python at least 4 × as fast as python-chess", MINE_PLAIN, CHESS, 4),
    Goal("all expansions at least a third as fast as introductory", named(EVERYTHING, COMPILED), MINE, 1 / 3),
    Goal("a copy cheaper than a clone of OpenSpiel hearts", named(INTRODUCTORY, COPY), named(HEARTS, COPY), 1),
    *other_games(),
)
COMPARED = list(dict.fromkeys(name for goal in GOALS for name in (goal.mine, goal.other)))


@dataclass
class Measured:
    """Everything that one run found out. Rates are per second; each list has one entry for each round."""

    conditions: dict[str, str] = field(default_factory=dict)
    playouts: dict[str, list[float]] = field(default_factory=dict)
    copies: dict[str, list[float]] = field(default_factory=dict)
    turns: dict[str, tuple[float, float]] = field(default_factory=dict)  # of a peer's game: all, free ones
    notes: list[str] = field(default_factory=list)

    def rates(self, name: str) -> list[float]:
        return self.playouts.get(name) or self.copies.get(name) or []

    def ratio(self, mine: str, other: str) -> list[float]:
        """One number for each round: what slows a round down slows both."""
        return [a / b for a, b in zip(self.rates(mine), self.rates(other), strict=False)]

    def ours(self) -> list[str]:
        return sorted(name for name in self.playouts if name not in self.turns)

    def peers(self) -> list[str]:
        return [name for name in self.turns if name in self.playouts]


def short(value: float) -> str:
    """A number as people read it: 3.96 M, 148 k, 0.42."""
    if value >= 999_500:
        return f"{value / 1e6:.2f} M"
    if value >= 1000:
        return f"{value / 1e3:.3g} k"
    return f"{value:.3g}" if value < 99.5 else f"{value:.0f}"


def spread(values: list[float], factor: float = 1.0) -> str:
    """The median, and the range where there are several rounds."""
    if not values:
        return "–"
    scaled = sorted(value * factor for value in values)
    middle = short(median(scaled))
    return middle if len(scaled) == 1 else f"{middle} [{short(scaled[0])} – {short(scaled[-1])}]"


def cost(rates: list[float]) -> str:
    """The time that one of them takes, from rates per second."""
    if not rates:
        return "–"
    unit, factor = next((u, f) for u, f in UNITS if median(rates) * f <= 1 or u == "ns")
    return f"{spread([1 / (rate * factor) for rate in rates])} {unit}"


def verdict(goal: Goal, measured: Measured) -> str:
    """Whether a goal was met."""
    ratios = measured.ratio(goal.mine, goal.other)
    return "not measured" if not ratios else "met" if median(ratios) >= goal.least else "MISSED"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table, the first column to the left and numbers to the right."""
    rule = [":--", *["--:"] * (len(head) - 1)]
    return ["| " + " | ".join(row) + " |" for row in [head, rule, *rows]]


def goal_table(measured: Measured) -> list[str]:
    """The goals beside what was measured."""
    rows = [[goal.text, spread(measured.ratio(goal.mine, goal.other)), verdict(goal, measured)] for goal in GOALS]
    return table(["Goal (compiled; Sylvion: introductory game)", "ratio", "verdict"], rows)


def playout_table(measured: Measured) -> list[str]:
    """Decisions a second of everybody."""
    rows = []
    for name in [*measured.ours(), *measured.peers()]:
        turns, free = measured.turns.get(name, (0.0, 0.0))
        counts = [f"{turns:.2f}", f"{free:.2f}"] if turns else ["", ""]
        rows.append([name, spread(measured.playouts[name]), *counts])
    return table(["Random games", "decisions/s", "turns a game", "of them free"], rows)


def ratio_table(measured: Measured) -> list[str]:
    """Ours over theirs, the medians of the rounds."""
    rows = []
    for mine in measured.ours():
        ratios = [measured.ratio(mine, other) for other in measured.peers()]
        rows.append([mine, *[short(median(found)) if found else "–" for found in ratios]])
    return table(["Ours / peer", *measured.peers()], rows) if measured.peers() else []


def copy_table(measured: Measured) -> list[str]:
    """What a copy of a state in the middle of a game costs."""
    names = sorted(measured.copies, key=lambda name: (name.partition(": ")[0] in measured.turns, name))
    return table(["Copies", "each"], [[name, cost(measured.copies[name])] for name in names])


PAGE = """# Benchmark

Written by `make bench`; do not edit. Read ratios, not digits: all contestants of a round ran one after the other on the
same core, so what disturbed one disturbed its neighbours.

## Goals

{goals}

A ratio is taken in every round; the table has the median and, in brackets, the lowest and the highest.

## Random games

![Decisions a second](pictures/speed-of-rules.svg)

<details markdown>
<summary>All rows as a table</summary>

{playouts}

</details>

{ways}

A decision of ours is a question with at least two options; what the rules do by themselves and questions with one option
do not count. For a peer every turn of a player counts, also one that leaves no choice (*free* turns leave one), but no
dealt card: that favours the peers. Different games cost differently per decision. The ratios say in which class an engine
plays, not that one game is better made than another.

## Ratios

<details markdown>
<summary>All rows as a table</summary>

{ratios}

</details>

## Copies

{copies}

States are copied in the middle of a random game. The calls come from a Python loop unless said otherwise, so each includes
the cost of a call. RLCard has no copy of its own; it is deep-copied, as its `step_back` does.

## Conditions

{conditions}
"""


def document(measured: Measured) -> str:
    """The page for docs/."""
    conditions = [f"- {key}: {value}" for key, value in measured.conditions.items()]
    parts = {
        "goals": goal_table(measured),
        "playouts": playout_table(measured),
        "ways": [f"- *{way}*: {meaning}." for way, meaning in HOW.items()],
        "ratios": ratio_table(measured) or ["No peer was measured."],
        "copies": copy_table(measured),
        "conditions": [*conditions, *[f"- {note}" for note in measured.notes]],
    }
    return PAGE.format(**{name: "\n".join(lines) for name, lines in parts.items()})


def data(measured: Measured) -> dict[str, Any]:
    """The same for programs."""

    def summary(rates: list[float]) -> dict[str, Any]:
        return {"median": round(median(rates), 1), "rounds": [round(rate, 1) for rate in rates]}

    goals = []
    for goal in GOALS:
        ratios = [round(ratio, 4) for ratio in measured.ratio(goal.mine, goal.other)]
        middle = median(ratios) if ratios else None
        about = {"goal": goal.text, "mine": goal.mine, "other": goal.other, "least": round(goal.least, 4)}
        goals.append(about | {"ratio": middle, "rounds": ratios, "verdict": verdict(goal, measured)})
    return {
        "conditions": measured.conditions,
        "notes": measured.notes,
        "goals": goals,
        "decisions_per_second": {name: summary(rates) for name, rates in measured.playouts.items()},
        "copies_per_second": {name: summary(rates) for name, rates in measured.copies.items()},
        "turns_per_game": {name: {"all": all_, "free": free} for name, (all_, free) in measured.turns.items()},
    }


def changes(measured: Measured, before: dict[str, Any]) -> list[str]:
    """How the goals' ratios differ from a stored run."""
    old = {goal["goal"]: goal["ratio"] for goal in before.get("goals", [])}
    lines = []
    for goal in GOALS:
        ratios = measured.ratio(goal.mine, goal.other)
        if ratios and old.get(goal.text):
            lines.append(f"{goal.text}: {short(median(ratios))}, stored before: {short(old[goal.text])}")
    return lines
