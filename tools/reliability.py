"""The report of a calibration: tables in Markdown and a picture of shown chances against won games."""

from __future__ import annotations

from html import escape
from math import sqrt
from typing import Final

from lichtung.bots.chances import WIDTH, load_fits
from tools.judging import Judged, bins_of, calibration_error, error_by_luck, gap_bounds
from tools.trials import Trial

SIDE: Final = 200  # of a square in the picture
EDGE: Final = 34
COLUMNS: Final = 3
STYLE: Final = (
    "svg{font:12px system-ui,sans-serif;background:#fbfaf5}text{fill:#1d2a22}.grid{stroke:#8a958d;stroke-width:.5;opacity:.5}"
    ".true{stroke:#8a958d;stroke-dasharray:4 3}.whisker{stroke:#2f7d4f;stroke-width:1.5}circle{fill:#2f7d4f}"
    ".mark{fill:#5f6a62}"
)


def section(trials: list[Trial]) -> str:
    """What stands in the document."""
    return "\n\n".join(
        [chances(trials), orders(trials), curves(), "![Shown and won](bots/calibration/reliability.svg)"]
    )


def chances(trials: list[Trial]) -> str:
    """Whether the chances are true."""
    lines = [
        "| Table | Positions | Games | Shown | Won | Won less shown, 95% | Calibration error | … by luck alone, at most 19 "
        "times of 20 | Intervals that fit |",
        "|---|--:|--:|--:|--:|---|--:|--:|--:|",
    ]
    for name, positions in groups(trials):
        games = sum(len(one.points) for one in positions)
        shown = sum(one.chance for one in positions) / len(positions)
        won = sum(one.share for one in positions) / len(positions)
        fitting = sum(fits(one) for one in positions)
        low, high = (100 * bound for bound in gap_bounds(positions))
        usual, most = (100 * error for error in error_by_luck(positions))
        lines.append(
            f"| {name} | {len(positions)} | {games} | {shown:.1%} | {won:.1%} | {low:+.0f} to {high:+.0f} | "
            f"{100 * calibration_error(positions):.1f} | {usual:.1f}, {most:.1f} | {fitting} of {len(positions)} |"
        )
    return "\n".join(lines)


def groups(trials: list[Trial]) -> list[tuple[str, list[Judged]]]:
    """The positions of every table, and of every game of several tables together."""
    tables = [(trial.table.name, trial.judged) for trial in trials]
    for game in dict.fromkeys(trial.table.game for trial in trials):
        together = [one for trial in trials if trial.table.game == game for one in trial.judged]
        tables.append((f"**{game}, all tables**", together))
    return tables


def fits(one: Judged) -> bool:
    """Whether the games of a position are what some chance in its interval would bring, luck allowed for."""
    n = len(one.points)
    return any(
        abs(one.share - chance) <= WIDTH * sqrt(chance * (1 - chance) / n) + 0.5 / n
        for chance in (one.low + (one.high - one.low) * part / 20 for part in range(21))
    )


def orders(trials: list[Trial]) -> str:
    """Whether the order is firm, how the first hint does, and what hints cost."""
    lines = [
        "| Table | Lists out of order | Options hardly looked at | Intervals apart: same, equal, against | Ranks apart: "
        "same, equal, against | First hint, `hard`'s move | Time |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for trial in trials:
        apart, ranked = trial.apart, trial.ranked
        ours, theirs = (sum(pair[at] for pair in trial.duels) for at in (0, 1))
        ratio = trial.seconds[0] / trial.seconds[1] if trial.seconds[1] else 0.0
        lines.append(
            f"| {trial.table.name} | {trial.disordered} of {len(trial.judged)} | {trial.unseen} of {trial.options} | "
            f"{apart.same}, {apart.equal}, {apart.against} | {ranked.same}, {ranked.equal}, {ranked.against} | "
            f"{ours:g}, {theirs:g} of {len(trial.duels)} | {ratio:.2f} |"
        )
    return "\n".join(lines)


def curves() -> str:
    """The curves that chances are shown by."""
    lines = [
        "| Curve | Positions | Games | Shift | … late | Slope | … late | Spread | Loss held out |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, fit in load_fits().items():
        numbers = " | ".join(f"{fit[key]:.2f}" for key in ("shift", "late", "slope", "steepen", "spread", "loss"))
        lines.append(f"| {name} | {fit['positions']:g} | {fit['games']:g} | {numbers} |")
    return "\n".join(lines)


def plot(trials: list[Trial]) -> str:
    """A square for every table: what was shown, from left to right, against what was won, upwards."""
    rows = -(-len(trials) // COLUMNS)
    step = SIDE + 2 * EDGE
    size = f"0 0 {COLUMNS * step} {max(1, rows) * step}"
    squares = [
        square(trial, at % COLUMNS * step + EDGE, at // COLUMNS * step + EDGE) for at, trial in enumerate(trials)
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"><style>{STYLE}</style>{"".join(squares)}</svg>\n'


def square(trial: Trial, left: int, top: int) -> str:
    """One table's square."""
    parts = [f'<text x="{left}" y="{top - 8}">{escape(trial.table.name)}, {len(trial.judged)}</text>']
    for mark in (0.0, 0.5, 1.0):
        x, y = left + mark * SIDE, top + (1 - mark) * SIDE
        parts.append(f'<path class="grid" d="M{x:g} {top}v{SIDE}M{left} {y:g}h{SIDE}"/>')
        parts.append(f'<text class="mark" text-anchor="middle" x="{x:g}" y="{top + SIDE + 14}">{mark:.0%}</text>')
    parts.append(f'<path class="true" d="M{left} {top + SIDE}L{left + SIDE} {top}"/>')
    for members in bins_of(trial.judged):
        shown = sum(one.chance for one in members) / len(members)
        won = sum(one.share for one in members) / len(members)
        doubt = WIDTH * sqrt(max(0.0, won * (1 - won)) / sum(len(one.points) for one in members))
        x, y = left + shown * SIDE, top + (1 - won) * SIDE
        high, low = top + (1 - min(1.0, won + doubt)) * SIDE, top + (1 - max(0.0, won - doubt)) * SIDE
        parts.append(f'<path class="whisker" d="M{x:.1f} {high:.1f}V{low:.1f}"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + sqrt(len(members)):.1f}"/>')
    return "".join(parts)
