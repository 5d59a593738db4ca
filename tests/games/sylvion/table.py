"""Set up a study position of Sylvion by card names, in a line or two."""

from __future__ import annotations

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


def health(s: State) -> int:
    """The number of healthy edge cards."""
    return int(s.position()["forest_health"])
