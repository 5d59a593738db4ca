"""Set up a study position of Sylvion by card names, in a line or two."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import lichtung
from lichtung import State

SETTINGS = (
    "mode",
    "communication",
    "edition",
    "feats_betrayals",
    "elements",
    "ravager_figure",
    "initial_desolated",
    "reinforcement_draw",
)


RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "sylvion.md"
COMPONENT = re.compile(r"^\| [\w ]+ \| `(\w+)` \| (\d+) \| \d+ \| \d+ \|", re.M)


def sylvan_cards() -> dict[str, int]:
    """How many there are of each Sylvan card, by the table of components in the rules document."""
    game = lichtung.game("sylvion")
    text = RULES.read_text(encoding="utf-8").partition("### 5.1 ")[2].partition("### 5.2 ")[0]
    counts = {game.card_name(game.card_code(name)): int(count) for name, count in COMPONENT.findall(text)}
    assert f"| **{sum(counts.values())}** |" in text
    return counts


def study(step: str, *, script: list[str] | None = None, stop: str | None = None, seed: int = 0, **given: Any) -> State:
    """A loaded position at the beginning of `step`; zones left out are empty.

    Settings and zones are given by name. Cards are texts: `hand="F1 OWL"` is the hand of seat 0,
    `hands=["F1", "OWL T2"]` both hands of a team, `defender_deck="F1 T1"` is top first, `clearing=["E3 . F3 .", ...]`
    rows from column 1 to 4 (rows left out at the end are empty), `ravager_stack=["E1 BLA", ...]` one text per row, top
    first.
    """
    settings = {name: given.pop(name) for name in SETTINGS if name in given}
    position: dict[str, Any] = {"game": "sylvion", "step": step, "settings": settings}
    if "hand" in given:
        given["hands"] = [given.pop("hand")]
    hands = given.get("hands", [""])
    position["seats"] = given.pop("seats", len(hands))
    for zone, cards in given.items():
        position[zone] = cards
    return lichtung.game("sylvion").load(position, strict=False, script=script, stop=stop, seed=seed)


def row(s: State, number: int) -> str:
    """Row `number` (1 is the top row) as written in positions: `"E3 . F3 ."`."""
    return " ".join(s.position()["clearing"][number - 1])


def cards(s: State, zone: str, index: int | None = None) -> list[str]:
    """The cards of a zone, sorted unless its order matters (decks and stacks are top first)."""
    found = s.position()[zone]
    return list(found if index is None else found[index])


def order(s: State, zone: str, index: int | None = None) -> str:
    """An ordered zone as one text, top first: `"F1 T2 OWL"`."""
    return " ".join(cards(s, zone, index))


def hand(s: State, seat: int = 0) -> str:
    """A hand as one text in alphabetical order."""
    return bag(s, "hands", seat)


def question(s: State) -> str | None:
    """The code name of the open question, None if there is none."""
    return None if s.choice is None else s.choice.name


def play(s: State, *words: str) -> State:
    """Answer several questions in a row."""
    for word in words:
        s.play(word)
    return s


def bag(s: State, zone: str, index: int | None = None) -> str:
    """The cards of a zone in alphabetical order as one text, whatever their order there: `"F1 OWL T2"`."""
    return " ".join(sorted(cards(s, zone, index)))


def asked(s: State) -> tuple[int, str]:
    """Who decides now, and what."""
    assert s.choice is not None
    return s.choice.seat, s.choice.name


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


def health(s: State) -> int:
    """The number of healthy edge cards."""
    return int(s.position()["forest_health"])


def told(s: State, viewer: int | None) -> str:
    """What a viewer has heard since the last call, as one text."""
    return json.dumps(s.heard(viewer))


def names(text: str, *codes: str) -> bool:
    """Whether a text names all these cards."""
    return all(re.search(rf"(?<!\w){re.escape(code)}(?!\w)", text) for code in codes)


def listened(s: State) -> State:
    """The same state, from now on listened to by both seats and a spectator."""
    for viewer in (0, 1, None):
        s.listen(viewer)
    return s


def same_for(viewer: int | None, one: State, other: State) -> bool:
    """Whether a viewer can not tell two states apart: by what was told, by the view, by dealing the rest anew."""
    same = told(one, viewer) == told(other, viewer) and one.view(viewer) == other.view(viewer)
    return same and (viewer is None or one.resample(viewer, 3).digest() == other.resample(viewer, 3).digest())
