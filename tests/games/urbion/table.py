"""Set up a study position of Urbion by card names, in a line or two. The format is in docs/positions-urbion.md."""

from __future__ import annotations

from typing import Any

import lichtung
from lichtung import State

SETTINGS = ("first_sognae", "communication")


def study(
    step: str,
    *expansions: str,
    script: list[str] | None = None,
    stop: str | None = None,
    seed: int = 0,
    **given: Any,
) -> State:
    """A loaded position at the beginning of `step` with some expansions; zones left out are empty.

    Settings and zones are given by name. Cards are texts: `hand="E+2 M:E"` is the hand of seat 0, `hands=["E+2", "O"]`
    both hands of a team, `rows=["E+2 W+1 [EW] F-1{FS}", "[SQ]"]` the rows from top to bottom (left dreams, the city, right
    dreams), `dream_deck="E+2 K"` is top first, `discard_pile="E+2 K"` oldest first.
    """
    settings: dict[str, Any] = {name: given.pop(name) for name in SETTINGS if name in given}
    settings["expansions"] = list(expansions)
    position: dict[str, Any] = {"game": "urbion", "step": step, "settings": settings}
    if "hand" in given:
        given["hands"] = [given.pop("hand")]
    position["seats"] = given.pop("seats", len(given.get("hands", [""])))
    position.update(given)
    return lichtung.game("urbion").load(position, strict=False, script=script, stop=stop, seed=seed)


def row(s: State, number: int) -> str:
    """Row `number` (1 is the top row) as it lies: `"E+2 W+1 [EW] F-1"`."""
    found = s.position()["rows"][number - 1]
    return " ".join([*found["left"], found["city"] or "[]", *found["right"]])


def rows(s: State) -> list[str]:
    """All rows from top to bottom."""
    return [row(s, number + 1) for number in range(len(s.position()["rows"]))]


def value(s: State, key: str) -> Any:
    """A counter or any other key of the position."""
    return s.position()[key]


def offered(s: State, verb: str) -> list[str]:
    """The offered words with this verb."""
    return [word for word in s.words() if word.partition(":")[0] == verb]
