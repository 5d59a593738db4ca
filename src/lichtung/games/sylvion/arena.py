"""The tables of Sylvion that bots are measured at."""

from __future__ import annotations

from typing import Final

from lichtung.arena.measured import Measured

EVERYTHING: Final = {"mode": "advanced", "feats_betrayals": True, "elements": True, "ravager_figure": True}
TABLES: Final = (
    Measured("sylvion-introductory", settings={"mode": "introductory"}),
    Measured("sylvion-advanced", settings={"mode": "advanced"}, goal=0.68),  # twice as many as `greedy`, that won 34.0%
    Measured("sylvion-everything", settings=EVERYTHING),
)
