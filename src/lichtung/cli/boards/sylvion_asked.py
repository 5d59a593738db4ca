"""What an open question of Sylvion is about: which card, which place, how many more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lichtung.games.sylvion.state import CELL_NAMES
from lichtung.words import pattern

if TYPE_CHECKING:
    from lichtung import State
    from lichtung.cli.boards.sylvion import SylvionBoard

PAYMENTS = ("pay_unit", "pay_source", "pay_card")
PLACES = ("whale_destination", "geyser_direction")


def asked(board: SylvionBoard, s: State) -> str:
    """A line about the open question, "" where its words say everything. Only the decider sees it."""
    if s.choice is None:
        return ""
    name = pattern("asked", game="sylvion", choice=s.choice.name)
    return board.words.text(name, **details(board, s, s.choice.name)) if board.words.has(name) else ""


def details(board: SylvionBoard, s: State, choice: str) -> dict[str, Any]:
    """What the pending frames know about the question."""
    position = s.position()
    top = position["pending"][-1]
    first, second = [*top[1:], 0, 0][:2]
    card = board.words.card("sylvion", position["in_play"][0]) if position["in_play"] else ""
    if choice in PAYMENTS:
        waiting = next((entry for entry in reversed(position["pending"]) if entry[0] == "Pay"), ["Pay"])
        return {"card": card, "left": 1 + ([*waiting[1:], 0][0])}
    if choice in PLACES:
        place = CELL_NAMES[first]
        there = position["clearing"][int(place[1]) - 1][int(place[3]) - 1]
        return {"card": board.words.card("sylvion", there), "place": place}
    if choice == "squirrel_order":
        shown = position["ravager_stack"][first][:2]
        cards = ", ".join(board.words.card("sylvion", code) for code in shown)
        return {"row": first + 1, "cards": cards}
    if choice == "disinformation_card":
        row = next((row for row in range(4) if (second >> (2 * row)) & 3), 0)
        return {"row": row + 1, "slot": "second" if first else "top"}
    if choice == "hand_limit_card":
        return {"left": len(position["hands"][first]) - 10}
    return {"card": card, "left": second if choice == "deck_demobilization_card" else first}
