"""The tables of Tribes that bots are measured at."""

from __future__ import annotations

from typing import Final

from lichtung.arena.measured import Measured

TABLES: Final = (Measured("tribes-2", seats=2), Measured("tribes-4", seats=4))
