"""What an open question of Sylvion is about: which card, which place, how many more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lichtung.words import pattern

if TYPE_CHECKING:
    from lichtung import State
    from lichtung.games.sylvion.terminal.board import SylvionBoard


def asked(board: SylvionBoard, s: State) -> str:
    """A line about the open question, "" where its words say everything. Only the decider sees it."""
    if s.choice is None:
        return ""
    name = pattern("asked", game="sylvion", choice=s.choice.name)
    if not board.words.has(name):
        return ""
    return board.words.text(name, **details(board, s.view(s.choice.seat)["choice"]["about"]))


def details(board: SylvionBoard, about: dict[str, Any]) -> dict[str, Any]:
    """What the choice says of itself, in the player's words."""
    found = dict(about)
    if "card" in found:
        found["card"] = board.words.card("sylvion", found["card"])
    if "cards" in found:
        found["cards"] = ", ".join(board.words.card("sylvion", code) for code in found["cards"])
    if "cell" in found:
        found["place"] = found.pop("cell")
    return found
