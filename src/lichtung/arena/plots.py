"""Pictures of the report: plain SVG, one bar with its whiskers per line."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import log10
from typing import Final

WIDTH: Final = 760
LABEL: Final = 250  # room for the names
LINE: Final = 22


@dataclass(frozen=True)
class Bar:
    """A value with its interval, and a goal where there is one."""

    label: str
    value: float
    low: float
    high: float
    goal: float | None = None
    look: str = "known"


def shares(bars: list[Bar]) -> str:
    """Shares from 0 to 100%."""
    return chart(bars, 0.0, 1.0, [(part / 4, f"{25 * part}%") for part in range(5)])


def strengths(bars: list[Bar]) -> str:
    """Ratings, as far as they reach."""
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    step = max(1, round((high - low) / 6))
    first = int(low // step) * step
    marks = [(float(at), str(at)) for at in range(first, int(high) + step, step)]
    return chart(bars, float(first), max(high, marks[-1][0]), marks)


def durations(bars: list[Bar]) -> str:
    """Milliseconds, each step ten times the last one. The whisker ends at the 99th percentile."""
    scaled = [
        Bar(bar.label, log10(bar.value), log10(bar.low), log10(bar.high), None, bar.look) for bar in bars if bar.low > 0
    ]
    return chart(scaled, -2.0, 4.0, [(float(at), f"{10.0**at:g} ms") for at in range(-2, 5)])


def chart(bars: list[Bar], low: float, high: float, marks: list[tuple[float, str]]) -> str:
    """Bars below each other over a common scale."""

    def x(value: float) -> float:
        inside = min(max(value, low), high)
        return LABEL + (WIDTH - LABEL - 30) * (inside - low) / ((high - low) or 1)

    height = LINE * len(bars) + 30
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for at, name in marks:
        parts.append(f'<line class="grid" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="4" y2="{height - 22}"/>')
        parts.append(f'<text class="mark" x="{x(at):.1f}" y="{height - 8}">{escape(name)}</text>')
    for number, bar in enumerate(bars):
        parts.append(draw_bar(bar, LINE * number + 16, x(bar.low), x(bar.value), x(bar.high)))
        if bar.goal is not None:
            y = LINE * number + 16
            parts.append(
                f'<line class="goal" x1="{x(bar.goal):.1f}" x2="{x(bar.goal):.1f}" y1="{y - 9}" y2="{y + 9}"/>'
            )
    return "".join(parts) + "</svg>"


def draw_bar(bar: Bar, y: int, low: float, value: float, high: float) -> str:
    """One bar: a whisker and a dot."""
    name = escape(bar.label)
    return (
        f'<text class="name" x="{LABEL - 12}" y="{y + 4}">{name}</text>'
        f'<g class="{escape(bar.look)}"><line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
        f'<circle cx="{value:.1f}" cy="{y}" r="4.5"/></g>'
    )
