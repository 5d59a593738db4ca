"""The tables of Urbion that bots are measured at."""

from __future__ import annotations

from typing import Final

from lichtung.arena.measured import Measured

CARDS: Final = ("city_squares", "chromatic_chaos", "hanging_gardens")
POWERS: Final = ("temples", "books_of_power", "postcards")
EVERYTHING: Final = (
    "city_squares",
    "chromatic_chaos",
    "temples",
    "hanging_gardens",
    "books_of_power",
    "postcards",
    "void",
)
TABLES: Final = (
    Measured("urbion-base"),
    # The goal is twice as many as `greedy`, that won 34.5%.
    Measured("urbion-cards", settings={"expansions": CARDS}, goal=0.69, has_chances=False),
    Measured("urbion-powers", settings={"expansions": POWERS}, has_chances=False),
    Measured("urbion-everything", settings={"expansions": EVERYTHING}),
)
