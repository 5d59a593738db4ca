"""What lies on the table, for whoever asks what it is for: the messages `urbion-thing-…` say it."""

from __future__ import annotations

from typing import Final

# Each thing, and whether the next part of its path is a seat.
THINGS: Final[dict[str, bool]] = {
    "cities": False,
    "rows": False,
    "hands": True,
    "dream_deck": False,
    "discard_pile": False,
    "resolving": False,
    "set_aside": False,
    "city_deck": False,
    "success_pile": False,
    "books": False,
    "book_deck": False,
    "books_away": False,
    "postcard_deck": False,
    "resident_pile": False,
    "box": False,
    "void_figure": False,
    "void_cards_left": False,
    "wise_chaos_left": False,
    "polarity": False,
    "seats": True,
}


def find_thing(target: str, at: str) -> str:
    """Returns which thing is meant: by where it lies, else by what a target of that kind can only be."""
    kind, _, what = target.partition(":")
    if at.startswith("rows"):
        return "cities" if at.endswith(".city") else "rows"
    if at:
        return at.partition(".")[0]
    if kind == "cell":
        return "cities" if what[:1] == "R" and what[1:].isdecimal() else "rows"
    return "seats" if kind == "seat" else ""
