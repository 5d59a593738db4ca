"""A state as text: the view of one seat, one key in a line."""

from __future__ import annotations

from typing import Any

from lichtung.kernel.state import State

LEFT_OUT = ("game", "version", "data", "seats", "settings", "insight", "choice", "result")


def render(s: State, seat: int | None) -> str:
    """What a seat sees, readable."""
    view = s.view(seat)
    lines = [f"{key}: {write_value(value)}" for key, value in view.items() if key not in LEFT_OUT]
    choice = view["choice"]
    if choice is not None and "words" in choice:
        lines.append(f"{choice['name']}? {' '.join(choice['words'])}")
    if view["result"] is not None:
        lines.append(f"over: {view['result']['reason']}, scores {write_value(view['result']['scores'])}")
    return "\n".join(lines)


def write_value(value: Any) -> str:
    """A value of a view in few signs."""
    if isinstance(value, list):
        parts = [write_value(part) for part in value]
        return " | ".join(parts) if any(isinstance(part, (list, dict)) for part in value) else " ".join(parts)
    if isinstance(value, dict):
        return ", ".join([f"{key}={write_value(part)}" for key, part in value.items()])
    return "-" if value is None else str(value)
