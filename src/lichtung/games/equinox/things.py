"""What lies on the table, for whoever asks what it is for: the messages `equinox-thing-…` say it."""

from __future__ import annotations

from typing import Final

# Each thing, and whether the next part of its path is a seat.
THINGS: Final[dict[str, bool]] = {
    "champions": False,
    "stacks": False,
    "hands": True,
    "available_stones": True,
    "secret_bets": True,
    "set_aside": True,
    "looked_at": True,
    "in_play": False,
    "deck": False,
    "discard_pile": False,
    "box": False,
    "seats": True,
}
SAME: Final = {"stones": "stacks", "champion_cards": "champions", "has_secret_bet": "secret_bets"}  # one drawn thing


def find_thing(target: str, at: str) -> str:
    """Returns which thing is meant: by where it lies, else by what a target of that kind can only be."""
    kind = target.partition(":")[0]
    if kind == "seat":
        return "seats"
    if at:
        zone = at.partition(".")[0]
        return SAME.get(zone, zone)
    return "stacks" if kind == "cell" else ""
