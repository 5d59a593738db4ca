"""What a table shows beyond the rules: sums, dangers, what is left, previews. Computed from a view alone."""

from __future__ import annotations

from typing import Any


def insight(view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """x"""
    return {}
