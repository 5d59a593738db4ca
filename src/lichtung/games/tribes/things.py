"""What lies on the table, for whoever asks what it is for: the messages `tribes-thing-…` say it."""

from __future__ import annotations

from typing import Final

# Each thing, and whether the next part of its path is a seat.
THINGS: Final[dict[str, bool]] = {
    "racks": True,
    "element_display": False,
    "element_deck": False,
    "element_discard": False,
    "just_drawn": False,
    "village_display": False,
    "village_stack": False,
    "village_discard": False,
    "forest_display": False,
    "forest_stack": False,
    "boards": True,
    "terrain": True,
    "capital": True,
    "water": True,
    "tree_houses": True,
    "unplaced_temples": True,
    "left_cards": True,
    "right_sides": True,
    "leader_cards": True,
    "leaders": True,
    "condition": True,
    "colour_path": True,
    "game_end_tile": False,
    "seats": True,
}


def find_thing(target: str, at: str) -> str:
    """Returns which thing is meant: by where it lies, else by what a target of that kind can only be."""
    kind, _, what = target.partition(":")
    if at:
        return at.partition(".")[0]
    if kind == "cell":
        return "capital" if what == "cap" else "terrain"
    return "seats" if kind == "seat" else ""
