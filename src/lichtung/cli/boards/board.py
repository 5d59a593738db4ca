"""The plain board: every zone of a view by name, whatever the game. Boards of single games improve on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from lichtung import Game, State
from lichtung.cli.screen import Screen, flowed
from lichtung.kernel.codec import COMMON
from lichtung.kernel.kinds import CELL, OWNER
from lichtung.kernel.plain import Json
from lichtung.kernel.schema import Event, Target
from lichtung.words import SEATS, Words, pattern

Path = list[str | int]  # where something stands in a view: a key, then numbers
View = Json

NOT_DRAWN: Final = (*COMMON, "active_player", "choice", "insight")


class Board:
    """Draws views of a game. `marks` are the numbers of the options that point at a cell."""

    things: tuple[str, ...] = ()  # what can be explained although it is no card
    answer_lines: int = 0  # a list of answers of so many lines keeps its notes, however small the screen

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        self.rules: Final = game
        self.game: Final = game.name
        self.words: Final = words
        words.learn(game.name, game.phrases)
        self.screen: Final = screen
        self.cells: Final = {zone.key for zone in game.layout.zones if zone.kind == CELL}
        self.owned: Final = {zone.key for zone in game.layout.zones if zone.sight == OWNER or zone.count < 0}

    # -- to be improved on by single games -----------------------------------------------------------------------------

    def draw(self, view: View, seat: int | None) -> list[str]:
        """The board as lines."""
        lines = [self.title(view)]
        for key, value in view.items():
            if key not in NOT_DRAWN:
                lines += self.zone(key, value, view["seats"])
        return lines

    def place(self, path: Path) -> str:
        """What a place is called."""
        zone = self.words.name("zone", self.game, str(path[0]))
        return " ".join([zone, *[label_part(part) for part in path[1:]]])

    def note(self, view: View, points_at: list[Target]) -> str:
        """What a player wants to know beside an option: what lies there, what it costs."""
        return ""

    def describe_question(self, s: State) -> str:
        """What the open question is about, where its name alone does not say so."""
        return ""

    def retell(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events as a log should tell them, where several of them are one thing for people."""
        return events

    def about(self, view: View, code: str) -> str:
        """What a card does."""
        return self.words.about(self.game, code)

    # -- common --------------------------------------------------------------------------------------------------------

    def is_cell(self, path: Path) -> bool:
        """Whether a path leads to one cell of the board."""
        return path[0] in self.cells

    def is_owned(self, path: Path) -> bool:
        """Whether a path leads to what belongs to a seat."""
        return path[0] in self.owned and len(path) > 1 and isinstance(path[1], int)

    def title(self, view: View) -> str:
        """The name of the game, the round, the step."""
        name = self.words.or_code(self.game.capitalize(), pattern("title", game=self.game))
        turn = self.words.text("cli-round", round=view["round"])
        step = self.words.name("step", self.game, view["step"])
        return self.screen.paint(name, "title") + f" · {turn} · {step}"

    def zone(self, key: str, value: Any, seats: int) -> list[str]:
        """A zone or counter: its name and what is in it; nothing where nothing is."""
        if value is None or value == "" or (isinstance(value, (list, dict)) and not any(parts(value))):
            return []
        kind = "zone" if isinstance(value, (list, dict)) else "counter"
        name = self.words.name(kind, self.game, key)
        first = self.screen.paint(name, "bold") + ": "
        if isinstance(value, list) and len(value) == seats > 1 and key not in self.cells:
            value = dict(zip(SEATS, value, strict=False))  # one part for each seat
        if is_flat(value):
            return self.flat(first, value, ordered=key in self.cells)
        lines = [first.rstrip()]
        for label, part in labels(value):
            lines += self.nested(f"  {label}: ", part, key in self.cells)
        return lines

    def nested(self, first: str, value: Any, ordered: bool) -> list[str]:
        """A part of a zone that has parts."""
        if is_flat(value):
            return self.flat(first, value, ordered=ordered)
        inner = [f"{label} {' '.join(self.flat('', part, ordered=ordered))}" for label, part in labels(value)]
        return flowed(inner, " · ", self.screen.width, first, "    ")

    def flat(self, first: str, value: Any, *, ordered: bool) -> list[str]:
        """A number, a text, a list of cards, or names with numbers."""
        if isinstance(value, dict):
            items = [f"{key} {self.say(part)}" for key, part in value.items()]
            return flowed(items, ", ", self.screen.width, first, "    ")
        if isinstance(value, list):
            return self.cards(first, value, ordered=ordered)
        return [first + self.say(value)]

    def cards(self, first: str, cards: list[Any], *, ordered: bool = False) -> list[str]:
        """Cards on a line or more; equal ones are counted unless their order matters."""
        names = [self.say(card) for card in cards]
        if not ordered:
            names = [name if count == 1 else f"{count} × {name}" for name, count in Counter(names).items()]
        return flowed(names or ["–"], "  " if ordered else ", ", self.screen.width, first, "    ")

    def say(self, value: Any) -> str:
        """A card, a number, yes, no, or nothing."""
        if isinstance(value, bool):
            return self.words.text("cli-yes" if value else "cli-no")
        return "–" if value is None else self.words.card(self.game, str(value))

    def marks(self, view: View) -> dict[str, int]:
        """The numbers of the options that point at cells, by the cells' names."""
        choice = view.get("choice") or {}
        found: dict[str, int] = {}
        for number, points_at in enumerate(choice.get("points_at", []), 1):
            for point in points_at:
                if "cell" in point:
                    found.setdefault(point["cell"], number)
        return found


def label_part(part: Any) -> str:
    """A number or name in a path as people count: from 1."""
    return str(part + 1) if isinstance(part, int) else str(part)


def labels(value: Any) -> list[tuple[str, Any]]:
    """The parts of a list or dict with what they are called."""
    return list(value.items()) if isinstance(value, dict) else [(str(n), part) for n, part in enumerate(value, 1)]


def parts(value: Any) -> list[Any]:
    """What is inside a list or dict, at any depth."""
    if not isinstance(value, (list, dict)):
        return [value is not None]
    return [leaf for part in (value.values() if isinstance(value, dict) else value) for leaf in parts(part)]


def is_flat(value: Any) -> bool:
    """Whether a value has no parts that have parts."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not any(isinstance(part, (list, dict)) for part in inside)
