"""The components of Urbion as its rules document lists them, and whole decks in a chosen order."""

from __future__ import annotations

import itertools
from collections import Counter

from lichtung import State

EXPANSIONS = ("city_squares", "chromatic_chaos", "temples", "hanging_gardens", "books_of_power", "postcards", "void")
SUBSETS = [some for size in range(8) for some in itertools.combinations(EXPANSIONS, size)]

SOGNAE = ("E+2", "W+1", "F+4", "A+2")
INCUBI = ("E-3", "W-2", "F-1", "A-3")
PAIRS = ("[EW]", "[EF]", "[EA]", "[WF]", "[WA]", "[FA]")
WIZARDS = tuple(f"*{code}" for code in SOGNAE + INCUBI)
METAS = ("M:E", "M:W", "M:F", "M:A")
TEMPLES = ("[T:E]", "[T:W]", "[T:F]", "[T:A]")

BASE_DREAMS = dict.fromkeys((*SOGNAE, *INCUBI, "K"), 8)
MORE_DREAMS = {
    "city_squares": dict.fromkeys(METAS, 2),
    "chromatic_chaos": {"C": 8},
    "temples": {"O": 10},
    "hanging_gardens": dict.fromkeys(WIZARDS, 2),
}
MORE_CITIES = {"city_squares": {"[SQ]": 4}, "temples": dict.fromkeys(TEMPLES, 1), "hanging_gardens": {"[G]": 4}}

PLENTY = "A+2 A-3 W+1 F-1 A+2 A-3 W+1 F-1"  # a deck for studies that do not care what is drawn
ELEVEN = "[EW] [EF] [EF] [EA] [EA] [WF] [WF] [WA] [WA] [FA] [FA]"  # all base cities but one [EW]


def dreams(*expansions: str) -> Counter[str]:
    """All dream cards of a game."""
    found = Counter(BASE_DREAMS)
    for name in expansions:
        found.update(MORE_DREAMS.get(name, {}))
    return found


def cities(*expansions: str) -> Counter[str]:
    """All city cards of a game."""
    found = Counter(dict.fromkeys(PAIRS, 2))
    for name in expansions:
        found.update(MORE_CITIES.get(name, {}))
    return found


def deck(first: str, *expansions: str, of: Counter[str] | None = None) -> str:
    """The whole dream deck (or the cards `of`) in an order that begins with the cards of `first`."""
    top = first.split()
    rest = (dreams(*expansions) if of is None else of) - Counter(top)
    return " ".join([*top, *sorted(rest.elements())])


def bare(code: str) -> str:
    """A dream as it is in a hand: without its postcard, a flexible or chaos-type dream without its value."""
    code = code.partition("{")[0]
    return code.rstrip("+-12345") if code[0] in "MOKC" else code


def all_dreams(s: State) -> Counter[str]:
    """Every dream card of a position, wherever it is."""
    position = s.position()
    found: Counter[str] = Counter()
    for zone in (*position["hands"], *(position[name] for name in ("dream_deck", "discard_pile", "box"))):
        found.update(zone)
    for name in ("set_aside", "resolving"):
        found.update(position[name])
    for row in position["rows"]:
        found.update(bare(code) for code in row["left"] + row["right"])
    return found


def all_cities(s: State) -> Counter[str]:
    """Every city card of a position."""
    position = s.position()
    laid = [row["city"] for row in position["rows"] if row["city"] is not None]
    return Counter(laid + position["city_deck"] + position["success_pile"])
