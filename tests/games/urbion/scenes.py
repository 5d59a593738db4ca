"""Complete positions of Urbion near something rare: what is named lies where it is wanted, the rest is dealt."""

from __future__ import annotations

import random
from typing import Any

import lichtung
from lichtung import State
from tests.games.urbion.decks import all_cities, all_dreams, bare

BOOKS = (
    "flying_sognae flying_incubi invisible_sognae invisible_incubi free_dreams perfect_balance prophecies prophecies"
)
POSTCARDS = [code for code in ("DC", "DV", "SE", "MG", "HG", "FS", "RK", "PB") for _ in range(3)]
BALANCED = ["E+2 [EW] W-2", "W+1 [WF] F-1", "A+2 [WA] W-2", "F+4 [FA] A-3 F-1"]

# What each scene needs beyond the base game, and what lies where.
SCENES: dict[str, dict[str, Any]] = {
    "last_city": {"rows": BALANCED[:1], "cities": 0},
    "last_two_cities": {"rows": ["E+2 E+2 [EF] E-3", "W+1 [WA] F-1"], "hand": "F-1 W+1 A+2 E-3", "cities": 0},
    "perfect_balance": {"rows": BALANCED, "cities": 3, "deck": 30},
    "chaos": {"rows": [*BALANCED[:2], "[EA]", "F+4 [FA]"], "deck_top": "K K K", "cities": 2, "deck": 20},
    "crowded": {
        "rows": [f"E+2 A+2 W+1 {city} E-3 F-1 W-2" for city in ("[EW]", "[WF]", "[WA]", "[FA]")],
        "deck_top": "K K",
        "hand": "F+4 F+4 A-3 A-3",
    },
    "happy": {"needs": ["postcards"], "rows": BALANCED[:2], "residents": "DC+1 DV+1 SE+1 RK-2", "cities": 0},
    "unhappy": {"needs": ["postcards"], "rows": BALANCED[:1], "residents": "DC-2 DV-2 SE+1", "cities": 0},
    "flagships": {
        "needs": ["postcards"],
        "rows": ["E+2{FS} [EW] W-2{HG@3}", "F+4{FS} [EF]", "W+1 [WA] A-3{FS}", "A+2{RK} [FA] E-3{PB}"],
        "step": "start_of_turn",
        "deck": 24,
    },
    "chromatic": {
        "needs": ["chromatic_chaos"],
        "rows": [f"E+2 A+2 W+1 {city} E-3 F-1 W-2" for city in ("[EW]", "[WF]", "[WA]", "[FA]")],
        "deck_top": "C K C",
    },
    "empty_city": {"needs": ["void"], "rows": [*BALANCED[:3], "[FA]"], "figure": "R4", "cities": 0},
    "last_void_card": {
        "needs": ["void"],
        "rows": ["F+4 [FA] A-3", *BALANCED[:2], "A+2 [EA]"],
        "hand": "E+2 W-2 E-3 A+2",
        "figure": "R2",
        "void_left": 1,
        "cities": 2,
    },
    "books": {
        "needs": ["books_of_power"],
        "rows": [*BALANCED[:2], "[EA]", "[EF]"],
        "books": "flying_sognae invisible_sognae free_dreams perfect_balance",
        "deck": 24,
    },
    "more_books": {
        "needs": ["books_of_power"],
        "rows": ["F+4 [FA] A-3 A-3", "W+1 [WF] F-1", "E+2 [EA] E-3", "[EW]"],
        "books": "flying_incubi invisible_incubi prophecies prophecies",
        "deck": 24,
    },
    "wizards": {
        "needs": ["hanging_gardens"],
        "rows": ["K+5 [G] A-3", "E+2 [EW] W-2", "F+4 [FA] K-5", "W+1 [WF] F-1"],
        "hand": "*E+2 *W-2 E+2 E-3",
        "deck": 24,
    },
}
# How a scene is meant to end; the others are meant for something else.
ENDS = {
    "last_city": "cities_pacified",
    "happy": "cities_pacified",
    "unhappy": "residents_unhappy",
    "empty_city": "void_empty_city",
    "crowded": "dream_deck_empty",
}


def scenes(expansions: list[str]) -> list[str]:
    """The scenes that can be set with these expansions; twice those that are about one of them."""
    settable = [name for name, scene in SCENES.items() if set(scene.get("needs", [])) <= set(expansions)]
    return settable + [name for name in settable if "needs" in SCENES[name]]


def arranged(scene: str, seats: int, settings: dict[str, Any], seed: int) -> State:
    """A scene as a complete position, loaded strictly; the seed deals what the scene leaves open."""
    game = lichtung.game("urbion")
    wanted = SCENES[scene]
    expansions = settings.get("expansions", [])
    fresh = game.start(seats=seats, seed=seed, **settings)
    dice = random.Random(f"{scene} {seed}")
    cities, dreams = list(all_cities(fresh).elements()), list(all_dreams(fresh).elements())
    for code in " ".join(wanted["rows"]).split():
        (cities if code.startswith("[") else dreams).remove(bare(code) if code[0] != "[" else code)
    hand, top = wanted.get("hand", "").split(), wanted.get("deck_top", "").split()
    for card in hand + top:
        dreams.remove(card)
    dice.shuffle(cities)
    dice.shuffle(dreams)
    hands = [hand + drawn(dreams, 4 - len(hand)), *[drawn(dreams, 4) for _ in range(seats - 1)]]
    deck = top + [dreams.pop() for _ in range(min(wanted.get("deck", 12), len(dreams)))]
    turn = dice.randrange(seats)
    position: dict[str, Any] = {
        "game": "urbion",
        "seats": seats,
        "settings": settings,
        "step": wanted.get("step", "phase_play"),
        "turn": turn,
        "round": 5 + turn,
        "rows": wanted["rows"],
        "hands": hands if turn == 0 else hands[::-1],
        "dream_deck": deck,
        "discard_pile": dreams,
        "city_deck": [cities.pop() for _ in range(wanted.get("cities", 2))],
        "success_pile": cities,
    }
    position |= extras(wanted, expansions, dice)
    return game.load(position, seed=seed)


def drawn(dreams: list[str], count: int) -> list[str]:
    """Cards for a hand, which holds no chaos-type card."""
    found = [card for card in dreams if card not in ("K", "C")][:count]
    for card in found:
        dreams.remove(card)
    return found


def extras(wanted: dict[str, Any], expansions: list[str], dice: random.Random) -> dict[str, Any]:
    """What books, postcards and the void add."""
    found: dict[str, Any] = {}
    if "books_of_power" in expansions:
        books = BOOKS.split()
        shown = wanted["books"].split() if "books" in wanted else dice.sample(books, 2)
        for book in shown:
            books.remove(book)
        found |= {"books": shown, "books_away": books}
    if "postcards" in expansions:
        postcards, residents = POSTCARDS[:], wanted.get("residents", "").split()
        lying = [code[code.index("{") + 1 :][:2] for code in " ".join(wanted["rows"]).split() if "{" in code]
        for code in lying + [text[:2] for text in residents]:
            postcards.remove(code)
        dice.shuffle(postcards)
        found |= {"postcard_deck": postcards, "resident_pile": residents}
    if "void" in expansions:
        default = "gone" if wanted.get("cities") == 0 else "stack_standing"
        figure = wanted.get("figure", default)
        found |= {"void_figure": figure, "void_cards_left": 0 if figure == "gone" else wanted.get("void_left", 8)}
    return found
