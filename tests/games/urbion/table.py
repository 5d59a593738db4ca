"""Set up a study position of Urbion by card names, in a line or two. The format is in docs/positions-urbion.md."""

from __future__ import annotations

import json
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


def cards(s: State, zone: str, index: int | None = None) -> list[str]:
    """The cards of a zone: decks top first, the discard pile and the queues oldest first, the others sorted."""
    found = s.position()[zone]
    return list(found if index is None else found[index])


def order(s: State, zone: str, index: int | None = None) -> str:
    """An ordered zone as one text: `"E+2 K F-1"`."""
    return " ".join(cards(s, zone, index))


def bag(s: State, zone: str, index: int | None = None) -> str:
    """The cards of a zone in alphabetical order as one text, whatever their order there."""
    return " ".join(sorted(cards(s, zone, index)))


def hand(s: State, seat: int = 0) -> str:
    """A hand as one text in alphabetical order."""
    return bag(s, "hands", seat)


def value(s: State, key: str) -> Any:
    """A counter or any other key of the position."""
    return s.position()[key]


def question(s: State) -> str | None:
    """The code name of the open question, None if there is none."""
    return None if s.choice is None else s.choice.name


def asked(s: State) -> tuple[int, str]:
    """Who decides now, and what."""
    assert s.choice is not None
    return s.choice.seat, s.choice.name


def play(s: State, *words: str) -> State:
    """Answer several questions in a row."""
    for word in words:
        s.play(word)
    return s


def offered(s: State, verb: str) -> list[str]:
    """The offered words with this verb."""
    return [word for word in s.words() if word.partition(":")[0] == verb]


def refused(s: State, word: str) -> str:
    """The rule that forbids `word` now."""
    refusal = s.why_not(word)
    assert refusal is not None
    return refusal.rule


def outcome(s: State) -> tuple[bool | None, str]:
    """Won or lost, and why."""
    assert s.over
    assert s.result is not None
    return s.result.won, s.result.reason


def told(s: State, viewer: int | None) -> str:
    """What a viewer has heard since the last call, as one text."""
    return json.dumps(s.heard(viewer))


def listened(s: State) -> State:
    """The same state, from now on listened to by every seat and a spectator."""
    for viewer in (*range(int(s.position()["seats"])), None):
        s.listen(viewer)
    return s


def same_for(viewer: int | None, one: State, other: State) -> bool:
    """Whether a viewer can not tell two states apart: by what was told, by the view, by dealing the rest anew."""
    same = told(one, viewer) == told(other, viewer) and one.view(viewer) == other.view(viewer)
    return same and (viewer is None or one.resample(viewer, 3).digest() == other.resample(viewer, 3).digest())
