"""Sylvion in a terminal: the forest at the left, the stacks at the right, the clearing between them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from lichtung import Game, State
from lichtung.cli.boards.board import Board, Path, View
from lichtung.cli.screen import Screen, flowed, width_of
from lichtung.games.sylvion.components import COST, COST_FIRST_EDITION
from lichtung.games.sylvion.terminal import mobilization as mobilization
from lichtung.games.sylvion.terminal.asked import describe_question
from lichtung.games.sylvion.terminal.grid import Grid
from lichtung.games.sylvion.terminal.looks import looks
from lichtung.kernel.schema import Target
from lichtung.words import Words, pattern


class SylvionBoard(Board):
    """The clearing with its dangers, the hands, the piles; in the mobilisation the recruitment columns."""

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        super().__init__(game, words, screen)
        self.spacious: Final = screen.height >= 33

    def draw(self, view: View, seat: int | None) -> list[str]:
        lines = [self.title(view)]
        if any(view["recruit_column"]) or view["recruit_pile"]:
            lines += mobilization.draw(self, view)
        else:
            lines += Grid(self, view).lines() + self.outlook(view)
        for owner, hand in enumerate(view["hands"]):
            if hand or view["step"] != "mobilization":
                lines += self.hand(view, owner, hand)
        return lines + self.piles(view)

    def title(self, view: View) -> str:
        text = super().title(view)
        if view["step"] == "mobilization":
            return text
        left = view["insight"]["rounds_left"]
        more = " · " + self.part("last-round" if view["last_round"] else "rounds-left", count=left)
        return text + more if width_of(text + more) <= self.screen.width else text

    def part(self, name: str, /, **args: Any) -> str:
        """A piece of text on the board."""
        return self.words.text(pattern("board", game=self.game, part=name), **args)

    def outlook(self, view: View) -> list[str]:
        """How the forest stands, and what fire and trees would do to it."""
        insight = view["insight"]
        parts = [self.part("health", health=view["forest_health"])]
        if view["result"] is not None:
            return parts
        parts.append(
            self.screen.paint(self.part("damage", count=insight["damage"]), "bad" if insight["damage"] else "")
        )
        parts.append(
            self.screen.paint(self.part("healing", count=insight["healing"]), "good" if insight["healing"] else "")
        )
        if view["fish_points"]:
            parts.append(self.screen.paint(self.part("fish", count=view["fish_points"]), "water"))
        if view["skip_next_reveal"]:
            parts.append(self.words.name("counter", self.game, "skip_next_reveal"))
        return flowed(parts, " · ", self.screen.width, "", "  ")

    # -- hands and piles -----------------------------------------------------------------------------------------------

    def hand(self, view: View, owner: int, hand: list[str]) -> list[str]:
        """A hand with what its cards cost."""
        name = self.part("hand" if view["seats"] == 1 else "hand-of", count=len(hand), name="AB"[owner])
        first = self.screen.paint(name, "bold") + " "
        known = [card for card in hand if card != "?"]
        items = [self.priced(view, code, count) for code, count in Counter(known).items()]
        if len(known) < len(hand):
            items.append(f"{len(hand) - len(known)}× ?")
        return flowed(items or ["–"], " · ", self.screen.width, first, " " * min(10, width_of(first)))

    def priced(self, view: View, code: str, count: int) -> str:
        """A card of a hand, how often, and what it costs."""
        name = self.screen.paint(self.words.card(self.game, code), looks(code)[1])
        times = f"{count}× " if count > 1 else ""
        return f"{times}{name} " + self.screen.paint(f"({self.cost(view, code)})", "dim")

    def cost(self, view: View, code: str) -> int:
        """What a card costs in the edition that is played."""
        prices = COST_FIRST_EDITION if view["settings"]["edition"] == "first" else COST
        return int(prices[self.rules.card_code(code)])

    def piles(self, view: View) -> list[str]:
        """The piles with their sizes; the open ones with their cards."""
        width = self.screen.width
        lines: list[str] = []
        if view["feats"]:
            names = [self.words.card(self.game, feat) for feat in view["feats"]]
            lines += flowed(names, ", ", width, self.pile(view, "feats") + ": ", "  ")
        shown = ["defender_deck", "ravager_discard"] if view["step"] != "mobilization" else []
        shown += ["box"] if view["box"] else []
        lines += flowed([self.pile(view, zone) for zone in shown], " · ", width) if shown else []
        if view["sylvan_discard"]:
            counted: Counter[str] = Counter(view["sylvan_discard"])
            codes = [self.screen.paint(code, looks(code)[1]) + f"×{n}" * (n > 1) for code, n in counted.items()]
            lines += flowed(codes, " ", width, self.pile(view, "sylvan_discard") + ": ", "  ")
        return lines + self.known_tops(view)

    def pile(self, view: View, zone: str) -> str:
        """A pile: its name and its size."""
        return f"{self.screen.paint(self.words.name('zone', self.game, zone), 'bold')} {len(view[zone])}"

    def known_tops(self, view: View) -> list[str]:
        """What the players were shown of the stacks and can still tell."""
        if view["result"] is not None:
            return []
        items: list[str] = []
        for row, stack in enumerate(view["ravager_stack"], 1):
            known = [card for card in stack if card != "?"]
            if known:
                items.append(self.part("known", row=row, cards=" ".join(known)))
        return flowed(items, " · ", self.screen.width) if items else []

    # -- beside options, in sentences ----------------------------------------------------------------------------------

    def place(self, path: Path) -> str:
        if path[0] == "clearing" and len(path) == 3:
            return self.words.cell(self.game, f"r{int(path[1]) + 1}c{int(path[2]) + 1}")
        if path[0] in ("on_stack", "ravager_stack"):
            return self.words.cell(self.game, f"r{int(path[1]) + 1}c0")
        return super().place(path)

    def note(self, view: View, points_at: list[Target]) -> str:
        point = points_at[0] if points_at else {}
        if "card" in point and view["choice"]["name"] == "main_action" and point["card"] in view["hands"][view["turn"]]:
            return self.part("cost", count=self.cost(view, point["card"]))
        if "cell" in point and point["cell"] != "edge":
            row, column = int(point["cell"][1]) - 1, int(point["cell"][3])
            code = view["on_stack"][row] if column == 0 else view["clearing"][row][column - 1]
            return "" if code == "." else self.words.card(self.game, code)
        return ""

    def describe_question(self, s: State) -> str:
        return describe_question(self, s)

    def about(self, view: View, code: str) -> str:
        return self.words.about(self.game, code.rstrip("*@"), cost=self.cost(view, code) if code == "ELE" else 0)


BOARD: Final = SylvionBoard
