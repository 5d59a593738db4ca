"""Charts as SVG: values with their intervals, as bars over a common scale or as curves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 760
LETTER: Final = 7.2  # the room of one, in the mean
LINE: Final = 22
PANEL: Final = 300  # the height of curves
COLOURS: Final = ("#2f7d4f", "#b3541e", "#3d5fa8", "#8a3d8f")
STYLE: Final = (
    "svg{font:13px system-ui,sans-serif;background:#fbfaf5}text{fill:#1d2a22}.mark{fill:#5f6a62}"
    ".grid{stroke:#8a958d;stroke-width:.5;opacity:.6}.goal{stroke:#b3541e;stroke-width:2}"
)


@dataclass(frozen=True)
class Value:
    """A measured value with the interval around it, and the goal where there is one."""

    name: str
    value: float
    low: float
    high: float
    goal: float | None = None
    colour: str = COLOURS[0]


def picture(height: float, title: str, parts: list[str]) -> str:
    """An SVG with a title."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">'
    return f"{head}<title>{escape(title)}</title><style>{STYLE}</style>{''.join(parts)}</svg>\n"


def text(x: float, y: float, said: str, anchor: str = "start", look: str = "") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{look}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, look: str) -> str:
    """A line; `look` is its class or its colour."""
    drawn = f'stroke="{look}" stroke-width="1.6"' if look.startswith("#") else f'class="{look}"'
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" {drawn} fill="none"/>'


def dot(x: float, y: float, colour: str) -> str:
    """A value."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.2" fill="{colour}"/>'


def bars(title: str, values: list[Value], marks: list[tuple[float, str]], scale: Callable[[float], float]) -> str:
    """Values below each other over a common scale, each with its interval and its goal."""
    low, high = scale(marks[0][0]), scale(marks[-1][0])
    bottom = LINE * len(values) + 12
    left = LETTER * max(len(value.name) for value in values) + 20

    def x(value: float) -> float:
        return left + (WIDTH - left - 40) * (scale(value) - low) / (high - low)

    parts = [
        line(x(at), 6, x(at), bottom, "grid") + text(x(at), bottom + 16, name, "middle", "mark") for at, name in marks
    ]
    for number, value in enumerate(values):
        y = LINE * number + 20
        parts.append(text(left - 12, y + 4, value.name, "end"))
        parts.append(line(x(value.low), y, x(value.high), y, value.colour) + dot(x(value.value), y, value.colour))
        if value.goal is not None:
            parts.append(line(x(value.goal), y - 8, x(value.goal), y + 8, "goal"))
    return picture(bottom + 26, title, parts)


def logarithmic(title: str, values: list[Value]) -> str:
    """Bars over powers of ten."""
    first = floor(log10(min(value.low for value in values)))
    last = ceil(log10(max(value.high for value in values)))
    return bars(title, values, [(10.0**at, f"{10**at:,}") for at in range(first, last + 1)], log10)


def curves(title: str, panels: list[dict[str, list[Value]]]) -> str:
    """Shares as curves over the names of their values, one panel below the other."""
    drawn = [draw_panel(20 + place * (PANEL + 50), lines) for place, lines in enumerate(panels)]
    return picture(len(panels) * (PANEL + 50), title, [part for parts in drawn for part in parts])


def draw_panel(top: float, lines: dict[str, list[Value]]) -> list[str]:
    """The curves of a panel, the best one first, each with its name at its end."""
    left, right = 50, WIDTH - 190
    names = [value.name for value in max(lines.values(), key=len)]
    step = (right - left - 60) / max(1, len(names) - 1)

    def y(share: float) -> float:
        return top + PANEL * (1 - share)

    parts = [text(left + 30 + step * at, y(0) + 18, name, "middle") for at, name in enumerate(names)]
    for at in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts += [line(left, y(at), right, y(at), "grid"), text(left - 8, y(at) + 4, f"{at:.0%}", "end", "mark")]
    written = 0.0
    for colour, (name, values) in zip(
        COLOURS, sorted(lines.items(), key=lambda pair: -pair[1][-1].value), strict=False
    ):
        places = [(left + 30 + step * names.index(value.name), value) for value in values]
        for (x, value), (after, following) in pairwise(places):
            parts.append(line(x, y(value.value), after, y(following.value), colour))
        for x, value in places:
            parts += [line(x, y(value.low), x, y(value.high), colour), dot(x, y(value.value), colour)]
        written = max(y(values[-1].value), written + 18)
        parts.append(text(places[-1][0] + 14, written + 4, name))
    return parts
