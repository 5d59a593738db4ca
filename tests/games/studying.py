"""What tests of every game ask of a position that they study, and say to it."""

from __future__ import annotations

import json
import re

from lichtung import State
from tests.helpers.walk import viewers


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


def cards(s: State, zone: str, index: int | None = None) -> list[str]:
    """The cards of a zone in the order of positions: decks top first, heaps sorted."""
    found = s.position()[zone]
    return list(found if index is None else found[index])


def order(s: State, zone: str, index: int | None = None) -> str:
    """An ordered zone as one text: `"F1 T2 OWL"`."""
    return " ".join(cards(s, zone, index))


def bag(s: State, zone: str, index: int | None = None) -> str:
    """The cards of a zone in alphabetical order as one text, whatever their order there."""
    return " ".join(sorted(cards(s, zone, index)))


def hand(s: State, seat: int = 0) -> str:
    """A hand as one text in alphabetical order."""
    return bag(s, "hands", seat)


def listened(s: State) -> State:
    """The same state, from now on listened to by every seat and a spectator."""
    for viewer in viewers(s):
        s.listen(viewer)
    return s


def told(s: State, viewer: int | None) -> str:
    """What a viewer has heard since the last call, as one text."""
    return json.dumps(s.heard(viewer))


def names(text: str, *codes: str) -> bool:
    """Whether a text names all these cards."""
    return all(re.search(rf"(?<!\w){re.escape(code)}(?!\w)", text) for code in codes)


def same_for(viewer: int | None, one: State, other: State) -> bool:
    """Whether a viewer can not tell two states apart: by what was told, by the view, by dealing the rest anew."""
    same = told(one, viewer) == told(other, viewer) and one.view(viewer) == other.view(viewer)
    return same and (viewer is None or one.resample(viewer, 3).digest() == other.resample(viewer, 3).digest())
