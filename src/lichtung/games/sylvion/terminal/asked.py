"""What an open question of Sylvion is about: which card, which place, how many more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtung.kernel.schema import About
from lichtung.words import pattern

if TYPE_CHECKING:
    from lichtung import State
    from lichtung.games.sylvion.terminal.board import SylvionBoard


def describe_question(board: SylvionBoard, s: State) -> str:
    """A line about the open question, "" where its words say everything. Only the decider sees it."""
    if s.choice is None:
        return ""
    name = pattern("asked", game="sylvion", choice=s.choice.name)
    if not board.words.has(name):
        return ""
    return board.words.text(name, **details(board, s.view(s.choice.seat)["choice"]["about"]))


def details(board: SylvionBoard, about: About) -> dict[str, object]:
    """What the choice says of itself, in the player's words."""
    said = dict(about)
    if "card" in about:
        said["card"] = board.words.card("sylvion", about["card"])
    if "cards" in about:
        said["cards"] = ", ".join(board.words.card("sylvion", code) for code in about["cards"])
    if "cell" in about:
        del said["cell"]
        said["place"] = board.words.cell("sylvion", about["cell"])
    return said
