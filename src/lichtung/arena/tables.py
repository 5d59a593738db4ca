"""The report as tables in Markdown, put between two marks of a document."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import Final

from lichtung.arena.measured import tables
from lichtung.arena.report import Line, Report

BEGIN: Final = "<!-- arena: begin -->"
END: Final = "<!-- arena: end -->"
WIDTH: Final = 120  # of a line of prose


class NoMarks(Exception):
    """The document does not say where the tables belong."""


def put_into(path: Path, report: Report) -> None:
    """Write the tables between the marks of a document; everything else stays as it is."""
    text = path.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text.partition(BEGIN)[2]:
        raise NoMarks(f"{path}: expected a line {BEGIN} and behind it a line {END}")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    path.write_text(f"{head}{BEGIN}\n{markdown(report)}{END}{tail}", encoding="utf-8")


def markdown(report: Report) -> str:
    """All tables."""
    said = f"Versions of the bots: {report.version}. Intervals are Wilson's, 95%."
    parts = [f"\n{fill(said, WIDTH)}\n"]
    solo = [line for line in report.lines if line.row.solo]
    versus = [line for line in report.lines if not line.row.solo]
    if solo:
        parts.append(solo_table(solo))
    if report.pairs:
        parts.append(pair_table(report))
    if versus:
        parts.append(versus_table(versus))
    parts += [rating_table(game, report) for game in report.ratings]
    return "\n".join(parts) + "\n"


def solo_table(lines: list[Line]) -> str:
    """The deals that each bot wins alone."""
    head = (
        "| Table | Bot | Deals | Won | 95% interval | Goal | Median ms | p99 ms |\n|---|---|--:|--:|---|---|--:|--:|\n"
    )
    return head + "".join(
        f"| {table_of(line)} | `{line.row.bots[0]}` | {line.games} | {percent(line.rate)} | {interval(line)} "
        f"| {goal(line)} | {milliseconds(line, 0)} |\n"
        for line in lines
    )


def pair_table(report: Report) -> str:
    """Two bots on the same deals."""
    head = (
        "The same deals, two bots beside each other:\n\n"
        "| Table | Bot | Beside | Deals | Won | Won by the other | Won by both |\n|---|---|---|--:|--:|--:|--:|\n"
    )
    return head + "".join(
        f"| {one.table} | `{one.first}` | `{one.second}` | {one.deals} | {one.first_won} | {one.second_won} "
        f"| {one.both_won} |\n"
        for one in report.pairs
    )


def versus_table(lines: list[Line]) -> str:
    """How often the first bot is first."""
    head = (
        "| Game | Seats | Bot | Against | Games | Won | 95% interval | Goal | Median ms | p99 ms |\n"
        "|---|--:|---|---|--:|--:|---|---|--:|--:|\n"
    )
    return head + "".join(
        f"| {line.row.game} | {line.row.seats} | `{line.row.bots[0]}` | `{line.row.bots[1]}` | {line.games} "
        f"| {percent(line.rate)} | {interval(line)} | {goal(line)} | {milliseconds(line, 0)} |\n"
        for line in lines
    )


def rating_table(game: str, report: Report) -> str:
    """The ratings of a game's bots."""
    head = (
        f"Ratings in {game} (OpenSkill, everybody begins at 25):\n\n| Bot | Rating | ± | Games |\n|---|--:|--:|--:|\n"
    )
    return head + "".join(
        f"| `{one.bot}` | {one.mu:.1f} | {one.sigma:.1f} | {one.games} |\n" for one in report.ratings[game]
    )


def table_of(line: Line) -> str:
    """The table that a solo row belongs to."""
    return next((table.name for _, table in tables() if line.row.name.startswith(f"{table.name}-")), line.row.game)


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def interval(line: Line) -> str:
    return f"{percent(line.low)} – {percent(line.high)}"


def goal(line: Line) -> str:
    """The goal and whether it was reached."""
    return "" if line.row.goal is None else f"≥ {100 * line.row.goal:.0f}%: {line.verdict}"


def milliseconds(line: Line, bot: int) -> str:
    """Two cells: median and 99th percentile."""
    thought = line.thinking[bot]
    return f"{thought.median:.3g} | {thought.p99:.3g}"
