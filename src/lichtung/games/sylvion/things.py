"""What lies on the table, for whoever asks what it is for: the messages `sylvion-thing-…` say it."""

from __future__ import annotations

from typing import Final

# Each thing, and whether the next part of its path is a seat.
THINGS: Final[dict[str, bool]] = {
    "clearing": False,
    "on_stack": False,
    "ravager_stack": False,
    "forest": False,
    "defender_deck": False,
    "hands": True,
    "sylvan_discard": False,
    "ravager_discard": False,
    "box": False,
    "feats": False,
    "in_play": False,
    "recruit_pile": False,
    "recruit_column": False,
    "desertion_deck": False,
    "desertion_revealed": False,
    "seats": True,
}


def find_thing(target: str, at: str) -> str:
    """Returns which thing is meant: by where it lies, else by what a target of that kind can only be."""
    kind, _, what = target.partition(":")
    if at or kind not in ("cell", "number", "seat"):
        return at.partition(".")[0]
    if kind == "cell":
        return "forest" if what == "edge" else "on_stack" if what.endswith("c0") else "clearing"
    return "seats" if kind == "seat" else "recruit_column"
