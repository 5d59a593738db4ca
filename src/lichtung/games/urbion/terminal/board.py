"""Urbion in a terminal: the column of cities with their dreams and sums, what a census would do, hands and piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from lichtung import Game, State
from lichtung.cli.boards.board import Board, Path, View
from lichtung.cli.screen import Screen, flowed, width_of
from lichtung.games.urbion.schema import Census
from lichtung.games.urbion.terminal import log, piles
from lichtung.games.urbion.terminal.looks import looks, number, place
from lichtung.games.urbion.terminal.rows import Rows, discards
from lichtung.kernel.schema import Event, Target
from lichtung.words import SEATS, Words, pattern


class UrbionBoard(Board):
    """The rows with their sums, the outlook on a census, the hands, the piles."""

    answer_lines = 99  # where a dream leads to is worth the lines
    things = ("wise_chaos", "void_card", "void_figure", "polarity_sognae", "polarity_incubi")

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        super().__init__(game, words, screen)
        self.spacious: Final = screen.height >= 33

    def draw(self, view: View, seat: int | None) -> list[str]:
        lines = [self.title(view)]
        if view["rows"]:
            lines += Rows(self, view).lines()
        if view["result"] is None:
            lines += self.outlook(view) + self.void(view)
        for owner, hand in enumerate(view["hands"]):
            lines += self.hand(view, owner, hand)
        lines += piles.draw(self, view)
        return [part for line in lines for part in self.fitted(line)]

    def fitted(self, line: str) -> list[str]:
        """A line, broken where even a single item is wider than the screen."""
        wide = width_of(line) > self.screen.width
        return flowed(line.split(" "), " ", self.screen.width, "", "  ") if wide else [line]

    def part(self, name: str, /, **args: Any) -> str:
        """A piece of text on the board."""
        return self.words.text(pattern("board", game=self.game, part=name), **args)

    def title(self, view: View) -> str:
        name = self.screen.paint(self.words.text(pattern("title", game=self.game)), "title")
        items = [name, self.part("turn", number=view["round"]), self.words.name("step", self.game, view["step"])]
        items.append(self.part("pacified", count=len(view["success_pile"]), last=view["required_cities"]))
        while width_of(" · ".join(items)) > self.screen.width:
            items.pop()
        return " · ".join(items)

    # -- what is coming ------------------------------------------------------------------------------------------------

    def outlook(self, view: View) -> list[str]:
        """What a census would do now: which cities it would pacify, and how their postcards would count."""
        if not view["insight"]["census"]["pacifies"]:
            return []
        items = [self.part("census", cells=self.census(view["insight"]["census"]))]
        for where, worth in view["insight"]["census"]["postcards"].items():
            name = f"{where.partition('/')[0]} {where.partition('{')[2].rstrip('}')} {number(worth)}"
            items.append(self.screen.paint(name, "good" if worth > 0 else "bad"))
        return flowed(items, " · ", self.screen.width, "", "  ")

    def census(self, census: Census) -> str:
        """The rows that a census pacifies."""
        if census["perfect"]:
            return self.screen.paint(self.part("perfect"), "good")
        return self.screen.paint(", ".join(census["pacifies"]), "good")

    def void(self, view: View) -> list[str]:
        """Where the void figure is, where it goes next, and what a census would mean for its city."""
        void = view["insight"]["void"]
        if void is None:
            return []
        here, then = [self.words.cell(self.game, place) for place in (view["void_figure"], void["next"])]
        items = [self.part("void", count=view["void_cards_left"], cell=here, other=then)]
        if void["danger"] is not None:
            text = self.part("void-danger", danger=void["danger"])
            items.append(self.screen.paint(text, "good" if void["danger"] == "balanced" else "bad"))
        return flowed(items, " · ", self.screen.width, "", "  ")

    # -- hands ---------------------------------------------------------------------------------------------------------

    def hand(self, view: View, owner: int, hand: list[str]) -> list[str]:
        """A hand, in a team with its polarity."""
        if view["seats"] == 1:
            name = self.part("hand", count=len(hand))
        else:
            name = self.part("hand-of", count=len(hand), name=SEATS[owner], polarity=view["polarity"][owner])
        first = self.screen.paint(name, "bold") + " "
        known = Counter(card for card in hand if card != "?")
        marks = discards(view) if owner == (view.get("choice") or {}).get("seat") else {}
        items = [self.draw_held(code, count, marks.get(code, 0)) for code, count in known.items()]
        if known.total() < len(hand):
            items.append(f"{len(hand) - known.total()}× ?")
        return flowed(items or ["–"], " · ", self.screen.width, first, " " * min(10, width_of(first)))

    def draw_held(self, code: str, count: int, mark: int) -> str:
        """A card of a hand, how often, its code, and the number of the option that discards it."""
        symbol, look = looks(code)
        times = f"{count}× " if count > 1 else ""
        name = self.screen.paint(f"{symbol} {self.words.card(self.game, code)}", look)
        marked = self.screen.paint(f"[{mark}]", "number") if mark else ""
        return f"{times}{name} " + self.screen.paint(f"({code})", "dim") + marked

    def zone(self, key: str, value: Any, seats: int) -> list[str]:
        return piles.rows(self, value) if key == "rows" else super().zone(key, value, seats)

    # -- beside options, in sentences ----------------------------------------------------------------------------------

    def place(self, path: Path) -> str:
        return self.words.cell(self.game, place(path)) if path[0] == "rows" and len(path) > 1 else super().place(path)

    def note(self, view: View, points_at: list[Target]) -> str:
        choice = view["choice"]
        at = next(n for n, one in enumerate(choice["points_at"]) if one is points_at)
        preview = view["insight"]["previews"][at]
        if preview is None or choice["words"][at] == "discard:none":
            return ""
        if "rows" in preview:
            return "→ " + ", ".join(f"{row} {number(total)}" for row, total in preview["rows"].items())
        if "row" in preview:
            balanced = " ●" if preview["total"] == 0 and preview["dreams"] else ""
            return f"→ {number(preview['total'])}{balanced}"
        void = view["insight"]["void"]
        warning = self.part("void-danger", danger=void["danger"]) if void is not None and void["danger"] else ""
        cells = self.part("pacifies", cells=", ".join(preview["pacifies"])) if preview["pacifies"] else ""
        return "; ".join(part for part in (cells, warning) if part)

    def describe_question(self, s: State) -> str:
        assert s.choice is not None
        name = pattern("asked", game=self.game, choice=s.choice.name)
        about = dict(s.view(s.choice.seat)["choice"]["about"])
        if not self.words.has(name) or about == {}:
            return ""
        if "dream" in about:
            about["place"] = self.words.cell(self.game, about["dream"])
            about["card"] = self.words.card(self.game, about.pop("dream"))
        elif "card" in about:
            about["card"] = self.words.card(self.game, about["card"])
        if "cards" in about:
            about["cards"] = ", ".join(self.words.card(self.game, code) for code in about["cards"])
        return self.words.text(name, **about)

    def retell(self, events: Sequence[Event]) -> Sequence[Event]:
        return log.retell(events)


BOARD: Final = UrbionBoard
