"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

from lichtung.arena.plots import Bar, durations, shares, strengths
from lichtung.arena.report import Line, Report
from lichtung.arena.tables import goal, interval, percent

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2a22; --paper: #fbfaf5; --soft: #8a958d; --known: #3c6e9f;
  --reached: #2f7d4f; --missed: #b23a2e; --open: #b8862b }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebe7; --paper: #151a17; --soft: #77827b; --known: #7fb2e0;
  --reached: #6cc48d; --missed: #e5796d; --open: #e0b35c } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; font-size: 12px; fill: var(--ink) } svg line { stroke-width: 3 }
svg .name { text-anchor: end } svg .mark { text-anchor: middle; fill: var(--soft) }
svg .grid { stroke: var(--soft); stroke-width: .5; opacity: .5 } svg .goal { stroke: var(--ink); stroke-width: 1.5 }
.known { stroke: var(--known); fill: var(--known) } .reached { stroke: var(--reached); fill: var(--reached) }
.missed { stroke: var(--missed); fill: var(--missed) } .open { stroke: var(--open); fill: var(--open) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--soft) }
"""


def page(report: Report) -> str:
    """The whole page."""
    parts = [
        f"<p>Versions of the bots: {report.version}. "
        "Whiskers are 95% intervals (Wilson); a short upright line is a goal.</p>"
    ]
    for title, solo in (("Alone against the deal", True), ("Against each other", False)):
        lines = [line for line in report.lines if line.row.solo == solo]
        for game in dict.fromkeys(line.row.game for line in lines):
            parts.append(section(title, game, [line for line in lines if line.row.game == game], report))
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>How strong the bots are</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><h1>How strong the bots are</h1>\n{body}\n</body></html>\n"
    )


def section(title: str, game: str, lines: list[Line], report: Report) -> str:
    """One game: who wins how often, how long they think, how they rate."""
    won = [Bar(line.row.name, line.rate, line.low, line.high, line.row.goal, line.verdict) for line in lines]
    parts = [f"<h2>{escape(game)}: {escape(title[0].lower() + title[1:])}</h2>", shares(won), table(lines)]
    if not lines[0].row.solo and report.ratings.get(game):
        rated = [Bar(one.bot, one.mu, one.mu - 2 * one.sigma, one.mu + 2 * one.sigma) for one in report.ratings[game]]
        parts += ["<h3>Ratings (OpenSkill)</h3>", strengths(rated)]
    thoughts = {thought.bot: thought for line in lines for thought in line.thinking if thought.decisions}
    slow = [Bar(one.bot, one.median, one.median, one.p99) for one in thoughts.values()]
    return "\n".join([*parts, "<h3>Milliseconds per decision: median to 99th percentile</h3>", durations(slow)])


def table(lines: list[Line]) -> str:
    """The numbers behind a picture."""
    head = "<tr><th>Row</th><th>Games</th><th>Won</th><th>95% interval</th><th>Goal</th></tr>"
    body = "".join(
        f"<tr><td>{escape(line.row.name)}</td><td>{line.games}</td><td>{percent(line.rate)}</td>"
        f"<td>{interval(line)}</td><td>{goal(line)}</td></tr>"
        for line in lines
    )
    return f"<table>{head}{body}</table>"
