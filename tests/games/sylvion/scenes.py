"""Complete positions of Sylvion near something rare: what is named lies where it is wanted, the rest is dealt."""

from __future__ import annotations

import random
from typing import Any

import lichtung
from lichtung import State

FIRE = ("E0", "E1", "E2", "E3")

# What each scene needs beyond the base game, and what lies where.
SCENES: dict[str, dict[str, Any]] = {
    "stag_king": {
        "needs": ["feats_betrayals"],
        "feats": "STAG_KING DELUGE",
        "clearing": ["T1 T1 T2 .", "T2 T3 T3 .", "T4 . . .", ". . . ."],
        "hand": "T1 T2 T4 F1 STA",
        "stacks": 3,
    },
    "fish_flood": {
        "needs": ["feats_betrayals"],
        "feats": "FISH_FLOOD FENCE",
        "clearing": ["F1 F1 F2 .", "F2 F3 F3 .", "F4 F4 F1 .", ". . . ."],
        "hand": "F1 F2 F3 WHA SQU",
        "stacks": 4,
    },
    "armistice": {
        "needs": ["feats_betrayals"],
        "feats": "ARMISTICE DISINFO",
        "hand": "F1 F2 F3 F4 T1 T2 T3 T4 OWL OWL WHA HED STA DOV",
        "step": "reinforce",
        "stacks": 6,
    },
    "charging": {
        "needs": ["feats_betrayals"],
        "feats": "CHARGING",
        "clearing": ["E0 E0 E1 .", "E1 E2 E2 .", "E3 E3 E0 .", "E0 E1 E1 ."],
        "hand": "T1 F1 STA",
        "forest_health": 0,
        "stacks": 4,
    },
    "healing": {
        "clearing": [". F4 T4 T3", ". F4 T4 T3", ". . . T2", "E1 . . F2"],
        "hand": "T1 T2 F3 WHA ELE OWL",
        "forest_health": 9,
        "stacks": 1,
    },
    "little_healing": {
        "clearing": [". F4 T1 .", ". F4 . .", ". . F3 .", "E1 . . F2"],
        "hand": "T1 F3 WHA",
        "forest_health": 5,
        "stacks": 1,
    },
    "figure": {
        "needs": ["ravager_figure"],
        "clearing": [". E2@ . .", ". . T2 .", "F1 . . .", ". E1 . ."],
        "hand": "F4 ELE WHA OWL T1",
        "stacks": 6,
    },
    "elements": {
        "needs": ["elements"],
        "clearing": ["E2 G L .", "L F2 E1 G", ". T2 . .", "E0 . G ."],
        "hand": "WHA WHA ELE F2 OWL",
        "tops": ["TOR", "STO", "LAK", "GEY"],
        "stacks": 5,
    },
    "tornado": {
        "needs": ["elements"],
        "hand": "F2 F3 T1 WHA OWL SQU",
        "step": "reveal",
        "tops": ["TOR", "TOR", "STO", "GEY"],
        "stacks": 5,
    },
    "feats": {
        "needs": ["feats_betrayals"],
        "feats": "OWLS_WISDOM DELUGE FENCE DISINFO",
        "clearing": ["E1 F2 . .", ". E2 T1 .", ". . . F1", "E0 . . ."],
        "hand": "F1 SQU FIS OWL DOV T3",
        "deck": 4,
        "stacks": 5,
    },
    "betrayals": {
        "needs": ["feats_betrayals"],
        "hand": "OWL OWL F2 F3 T2 WHA",
        "deck_top": "BET F1 BET BET",
        "deck": 6,
        "stacks": 5,
    },
    "animals": {
        "clearing": ["E1 . T1 .", ". E2 . .", "E0 . F1 .", ". . . T2"],
        "hand": "SQU SQU DOV FIS FIS STA OWL HED HED F4 T4 ELE",
        "forest_health": 7,
        "tops": ["DES", "DEM", "DEM", "DES"],
        "stacks": 6,
    },
    "empty_deck": {
        "clearing": ["E3 . F1 .", ". E3 F2 .", ". . . F1", "E2 F1 . ."],
        "hand": "OWL F2 T1 FIS",
        "deck": 0,
        "discard": 9,
        "stacks": 6,
    },
}

# How a scene is meant to end; the others are meant for something else.
ENDS = {
    "stag_king": "feat_stag_king",
    "fish_flood": "feat_fish_flood",
    "armistice": "feat_armistice",
    "charging": "feat_charging_whales",
    "healing": "forest_healed",
    "little_healing": "forest_not_healed",
    "figure": "ravager_reached_edge",
    "empty_deck": "forest_burned",
}


def scenes(settings: dict[str, Any]) -> list[str]:
    """The scenes that can be set under these settings (the advanced game only)."""
    return [name for name, scene in SCENES.items() if all(settings.get(need) for need in scene.get("needs", []))]


def pool_of(s: State) -> tuple[list[str], list[str]]:
    """All Sylvan and all Ravager cards of a game that has just begun."""
    position = s.position()
    sylvan: list[str] = [*position["recruit_pile"], *[card for column in position["recruit_column"] for card in column]]
    ravager: list[str] = [card for stack in position["ravager_stack"] for card in stack]
    return sylvan, ravager


def arranged(scene: str, seats: int, settings: dict[str, Any], seed: int) -> State:
    """A scene as a complete position, loaded strictly; the seed deals what the scene leaves open."""
    game = lichtung.game("sylvion")
    wanted = SCENES[scene]
    sylvan, ravager = pool_of(game.start(seats=seats, seed=seed, **settings))
    dice = random.Random(f"{scene} {seed}")

    def take(text: str) -> list[str]:
        cards = text.split()
        for card in cards:
            pool = ravager if card in ravager else sylvan
            pool.remove(card)
        return cards

    clearing = wanted.get("clearing", [])
    for row in clearing:
        take(" ".join({"G": "GEY", "L": "LAK"}.get(c, c.rstrip("@")) for c in row.split() if c != "."))
    hand, feats, tops = take(wanted.get("hand", "")), take(wanted.get("feats", "")), wanted.get("tops", [""] * 4)
    top, firsts = take(wanted.get("deck_top", "")), [take(card) for card in tops]
    rest = [card for card in sylvan if len(card) == 2 or len(card) == 3]  # no feats
    box = [card for card in sylvan if card not in rest]
    dice.shuffle(rest)
    dice.shuffle(ravager)
    partner = [rest.pop() for _ in range(5)] if seats == 2 else []
    box += [card for card in partner if card == "BET"]
    partner = [card for card in partner if card != "BET"]
    deck = top + [rest.pop() for _ in range(wanted.get("deck", 12))]
    discard = [rest.pop() for _ in range(wanted.get("discard", 4))]
    size = wanted.get("stacks", 6)
    stacks = [first + [ravager.pop() for _ in range(size - len(first))] for first in firsts]
    turn = dice.randrange(seats)
    position: dict[str, Any] = {
        "game": "sylvion",
        "seats": seats,
        "settings": settings,
        "step": wanted.get("step", "defend"),
        "turn": turn,
        "round": 1 + turn,
        "hands": ([hand, partner] if turn == 0 else [partner, hand])[:seats],
        "clearing": clearing,
        "feats": feats,
        "defender_deck": deck,
        "sylvan_discard": discard,
        "box": rest + box,
        "ravager_stack": stacks,
        "ravager_discard": ravager,
        "forest_health": wanted.get("forest_health", 10),
    }
    return game.load(position, seed=seed)
