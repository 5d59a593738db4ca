"""The tables of Equinox that bots are measured at."""

from __future__ import annotations

from typing import Final

from lichtung.arena.measured import Measured

TABLES: Final = (Measured("equinox-2", seats=2), Measured("equinox-4", seats=4))
