"""Several events of Urbion that are one thing for people: a postcard that is laid or judged, an exchange."""

from __future__ import annotations

from collections.abc import Sequence

from lichtung.games.urbion.terminal.looks import split
from lichtung.kernel.schema import Event, Moved, Path


def retell(events: Sequence[Event]) -> list[Event]:
    """The events with postcards that come and go as cards that move, and exchanged cards going straight to their places."""
    found: list[Event] = []
    lifted: list[Moved] = []
    at: Path = []  # where the postcard lay that is judged now
    for event in events:
        if event["event"] == "turned" and event["at"][0] == "rows":
            before, after = split(event["from"])[1], split(event["to"])[1]
            if before == "":
                found.append({"event": "moved", "card": after, "from": ["postcard_deck"], "to": event["at"]})
            at = event["at"]
        elif event["event"] != "moved":
            found.append(event)
        elif event["from"] == ["postcard_deck"]:
            continue  # a postcard: it is told where it lies
        elif event["from"] == ["supply"]:
            found.append({**event, "from": at})
        elif event["from"][0] == "rows" and event["to"] == ["resolving"]:
            lifted.append(event)
        elif event["from"] == ["resolving"] and lifted:
            found.append({**event, "from": lifted.pop()["from"]})
        else:
            if event["from"] == ["resolving"] and event["to"][0] == "rows":
                forget(found, event["card"])
            found.append(event)
    return found


def forget(events: list[Event], card: str) -> None:
    """A card that is laid out was turned up: that goes without saying."""
    for event in reversed(events):
        if event["event"] == "moved" and (event["card"], event["from"], event["to"]) == (
            card,
            ["dream_deck"],
            ["resolving"],
        ):
            events.remove(event)
            return
