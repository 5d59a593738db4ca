"""Comparing what viewers see and hear."""

from __future__ import annotations

import json
from typing import Any

from lichtung import State
from lichtung.kernel.schema import Event


def same_text(one: Any, other: Any) -> bool:
    """Whether two values are the same when they are sent, byte for byte, the order of keys included."""
    return json.dumps(one) == json.dumps(other)


def told(events: list[Event]) -> list[Any]:
    """The cards that events name."""
    found: list[Any] = []
    for event in events:
        if event["event"] == "moved":
            found.append(event["card"])
        elif event["event"] == "shown":
            found.append(event["cards"])
    return found


def sees(s: State, viewer: int | None, path: list[Any]) -> bool:
    """Whether a viewer sees the faces of the place that a path leads to; the supply is open to all."""
    for zone in s.terms.layout.zones:
        for index in range(zone.places(s.terms.seats)):
            if zone.where(s, index) == path:
                return bool(s.terms.sees[zone.place(index)] & s.terms.bit(viewer))
    return path == ["supply"]


def cards_at(view: dict[str, Any], path: list[Any]) -> set[str]:
    """The cards that a view names in a zone."""
    return set(json.dumps(view.get(path[0], [])).replace('"', " ").replace(",", " ").split())


def named_without_right(s: State, viewer: int | None, before: dict[str, Any], events: list[Event]) -> list[Event]:
    """Moves told with the card's name although the viewer could not know it.

    It could by seeing where the card lay or went, by having known it before, or by having been told just now. Where a
    game's views show no memory, cards are shown on their way to closed piles; then this says nothing.
    """
    if not s.game.memory_in_view:
        return []
    wrong: list[Event] = []
    known: set[str] = set()
    for event in events:
        if event["event"] == "shown":
            known |= set(event["cards"])
        if event["event"] != "moved" or event["card"].startswith("?"):
            continue
        card, source, target = event["card"], event["from"], event["to"]
        open_move = sees(s, viewer, source) or sees(s, viewer, target)
        if not open_move and card not in known and card not in cards_at(before, source):
            wrong.append(event)
        known.add(card)
    return wrong
