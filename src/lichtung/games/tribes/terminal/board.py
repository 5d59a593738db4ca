"""Tribes of the Wind in a terminal: the own terrain large, the others small, racks, displays, goals and leaders."""

from __future__ import annotations

from typing import Any, Final

from lichtung import Game, State
from lichtung.cli.boards.board import Board, Path, View
from lichtung.cli.screen import Screen, flowed, padded, width_of
from lichtung.games.tribes import tables as t
from lichtung.games.tribes.game import Tribes
from lichtung.games.tribes.terminal import cards as cards
from lichtung.games.tribes.terminal.looks import ELEMENTS, MET, NOT_MET, RIDER, TEMPLE
from lichtung.games.tribes.terminal.terrain import SMALL, Terrain
from lichtung.kernel.schema import Target
from lichtung.words import Words, pattern

CELL: Final = 13  # the width of a field; the frame leaves 23 columns of 80 beside it
BESIDE: Final = 18  # so many columns are enough for what stands beside the terrain
SPACIOUS: Final = 42  # lines


class TribesBoard(Board):
    """Whoever looks sees the own board large; a spectator sees that of the active player large."""

    answer_lines = 14  # what an action brings is worth the lines

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        super().__init__(game, words, screen)
        assert isinstance(game, Tribes)
        self.components: Final = game.components
        self.table: Final = game.components.table
        self.spacious: Final = screen.height >= SPACIOUS
        self.cells.discard("terrain")  # it is listed by seats like what else a player has

    def draw(self, view: View, seat: int | None) -> list[str]:
        if view["step"] == "setup_boards":
            return [self.title(view), *[piece for line in self.boards(view) for piece in self.cut(line)]]
        owner = view["turn"] if seat is None else seat
        lines = [self.title(view), *self.own(view, owner), *self.leader(view, owner), *self.goals(view, owner)]
        if seat is not None:
            lines += cards.rack(self, view, owner)
        lines += self.others(view, owner)
        lines += cards.displays(self, view) if view["result"] is None else self.scores(view)
        return [piece for line in lines for piece in self.cut(line)]

    def title(self, view: View) -> str:
        text = super().title(view)
        if width_of(text) > self.screen.width:
            text = text.partition(" · ")[2]
        left = (view["insight"] or {}).get("rounds_left")
        if left is None or view["result"] is not None:
            return text
        more = " · " + self.screen.paint(self.part("rounds-left", count=left), "bad")
        return text + more if width_of(text + more) <= self.screen.width else text

    # -- words ---------------------------------------------------------------------------------------------------------

    def part(self, name: str, /, **args: Any) -> str:
        """A piece of text on the board."""
        return self.words.text(pattern("board", game=self.game, part=name), **args)

    def phrase(self, kind: str, code: str) -> str:
        """What the component set says."""
        return self.words.phrase(self.game, kind, code)

    def name(self, kind: str, name: str) -> str:
        """The name of an element, a colour, a symbol, a bonus, a temple."""
        return self.words.or_code(name, pattern("phrase", game=self.game, say=f"{kind}-{name}"))

    def initial(self, kind: str, name: str) -> str:
        """Its first letter."""
        return self.name(kind, name)[0].upper()

    def short(self, name: str) -> str:
        """A colour in a few letters."""
        return self.words.or_code(self.name("colour", name), pattern("short", game=self.game, code=name))

    def element(self, name: str) -> str:
        """An element in its colour."""
        return self.screen.paint(self.name("element", name), ELEMENTS.get(name, ""))

    # -- one's own board -----------------------------------------------------------------------------------------------

    def own(self, view: View, seat: int) -> list[str]:
        """The terrain, and beside it what else belongs to the board."""
        width = min(CELL + max(0, min(5, (self.screen.width - 90) // 4)), (self.screen.width - 5) // 4)
        drawing = Terrain(self, view, seat).large(width)
        room = self.screen.width - width_of(drawing[0]) - 2
        if room < BESIDE:  # a narrow screen
            return [*drawing, *self.beside(view, seat, self.screen.width)]
        beside = self.beside(view, seat, room)
        beside += [""] * (len(drawing) - len(beside))
        lines = [f"{left}  {right}".rstrip() for left, right in zip(drawing, beside, strict=False)]
        return lines + [line for line in beside[len(drawing) :] if line]

    def beside(self, view: View, seat: int, room: int) -> list[str]:
        """Whose board it is, its points, stores and temples."""
        points = view["insight"]["points"][seat]["total"]
        lines = [self.screen.paint(self.words.seat(seat), "title") + f" · {self.part('points', count=points)}"]
        lines.append(self.screen.paint(self.part("water", count=view["water"][seat]), "water"))
        lines.append(self.part("capital", count=view["capital"][seat]))
        lines.append(self.part("houses", count=view["tree_houses"][seat]))
        kinds = view["unplaced_temples"][seat]
        temples = [self.phrase("temple", f"{view['boards'][seat]}/{kind}") for kind in kinds]
        text = f"{self.part('temples')} {', '.join(temples) or '–'}"
        return [*lines, *flowed(text.split(" "), " ", room, "", "  ")]

    def leader(self, view: View, seat: int) -> list[str]:
        """The two conditions with what is reached, and the leader cards laid out."""
        number, conditions = str(view["boards"][seat]), view["insight"]["conditions"][seat]
        rewarded = conditions["rewarded"]
        reached = f" ({conditions['progress']}/{conditions['needed']})" if "condition" not in rewarded else ""
        items = [
            f"{MET if 'condition' in rewarded else NOT_MET} {self.phrase('condition', number)}{reached}",
            f"{MET if 'colour_path' in rewarded else NOT_MET} {self.phrase('path', number)}",
        ]
        first = self.screen.paint(self.part("leader"), "bold") + " "
        lines = flowed(items, " · ", self.screen.width, first, "  ")
        for card in view["leaders"][seat]:
            used = " " + self.part("used") if seat == view["turn"] and card in view["abilities_used"] else ""
            lines.append(f"  {MET} " + self.screen.paint(self.words.card(self.game, card), "good") + used)
        return lines

    def goals(self, view: View, seat: int) -> list[str]:
        """The village cards on the left side: which goals are fulfilled, and what they are worth."""
        done = view["insight"]["points"][seat]["fulfilled"]
        items = [self.goal(card, card in done) for card in view["left_cards"][seat]]
        first = self.screen.paint(self.part("goals"), "bold") + " "
        return flowed(items or ["–"], " · ", self.screen.width, first, "  ")

    def goal(self, card: str, done: bool) -> str:
        """A goal with its points."""
        points = self.part("points", count=self.table[t.POINTS + self.components.codes[card]])
        text = f"{MET if done else NOT_MET} {self.words.card(self.game, card)}: {points}"
        return self.screen.paint(text, "good") if done else text

    def cut(self, line: str) -> list[str]:
        """A line that may be too long, in pieces."""
        return (
            flowed(line.split(" "), " ", self.screen.width, "", "    ")
            if width_of(line) > self.screen.width
            else [line]
        )

    # -- the others ----------------------------------------------------------------------------------------------------

    def others(self, view: View, owner: int) -> list[str]:
        """The boards of the others side by side, in turn order."""
        seats = view["seats"]
        blocks = [self.other(view, (owner + step) % seats) for step in range(1, seats)]
        width = max(width_of(line) for block in blocks for line in block) + 2
        fit = max(1, (self.screen.width + 2) // width)
        lines: list[str] = []
        for at in range(0, len(blocks), fit):
            rows = zip(*blocks[at : at + fit], strict=True)
            lines += ["".join(padded(cell, width) for cell in row).rstrip() for row in rows]
        return [*lines, *(self.screen.paragraph(self.part("legend"), "  ") if self.spacious else [])]

    def other(self, view: View, seat: int) -> list[str]:
        """Somebody else's board: name and points, stores, terrain, rack by its backs, goals and leaders by their codes."""
        name = self.words.seat(seat)
        look = "title" if seat == view["turn"] else "bold"
        points = self.part("points", count=view["insight"]["points"][seat]["total"])
        lines = [f"{self.screen.paint(name, look)} · {points}"]
        rows = Terrain(self, view, seat).small()
        facts = [
            self.screen.paint(self.part("water", count=view["water"][seat]), "water"),
            self.part("capital", count=view["capital"][seat]),
            self.part("houses", count=view["tree_houses"][seat]),
        ]
        rows = [f"{padded(row, 4 * SMALL)} {fact}" for row, fact in zip(rows, facts, strict=True)]
        kept = [*view["left_cards"][seat], *view["leaders"][seat]]
        return [*lines, *rows, cards.backs_of(self, view["insight"]["backs"][seat]), " ".join(kept) or "–"]

    def scores(self, view: View) -> list[str]:
        """After the end: where the points of everybody come from."""
        points = view["insight"]["points"]
        kinds = {
            "tree_houses": self.part("score-houses"),
            "temples": self.part("score-temples"),
            "pollution": self.part("score-pollution"),
            "tiles": self.part("score-tiles"),
            "goals": self.part("score-goals"),
            "game_end_tile": self.part("score-tile"),
            "total": self.part("score-total"),
        }
        rows = {name: [found[kind] for found in points] for kind, name in kinds.items()}
        rows[self.part("score-water")] = view["water"]
        width = max(len(name) for name in rows) + 1
        names = [self.words.seat(seat) for seat in range(view["seats"])]
        room = min(max(len(name) for name in names) + 2, (self.screen.width - width) // len(names))
        heads = "".join((name if len(name) < room else name[-1]).rjust(room) for name in names)
        lines = [" " * width + self.screen.paint(heads, "bold")]
        return lines + [name.ljust(width) + "".join(str(n).rjust(room) for n in found) for name, found in rows.items()]

    def boards(self, view: View) -> list[str]:
        """Before the boards are chosen: what each of them has."""
        taken = {number: seat for seat, number in enumerate(view["boards"]) if number}
        lines: list[str] = []
        for number in range(1, self.table[t.BOARD_COUNT] + 1):
            owner = f" ({self.words.seat(taken[number])})" if number in taken else ""
            first = self.screen.paint(self.part("board", number=number) + owner, "bold") + " "
            temples = [self.phrase("temple", f"{number}/{kind}") for kind in t.TEMPLE_KINDS]
            items = [self.phrase("condition", str(number)), self.phrase("path", str(number)), *temples]
            lines += flowed(items, " · ", self.screen.width, first, "  ")
        return lines

    # -- beside options, in sentences ----------------------------------------------------------------------------------

    def is_cell(self, path: Path) -> bool:
        return str(path[0]) == "terrain"

    def is_owned(self, path: Path) -> bool:
        return super().is_owned(path) or self.is_cell(path)

    def place(self, path: Path) -> str:
        return str(path[2]) if path[0] == "terrain" else super().place(path)

    def say(self, value: Any) -> str:
        """A tile of a terrain carries a temple and riders in its code."""
        code, _, riders = str(value).partition(":")
        code, _, temple = code.partition("^")
        text = super().say(code if code in self.components.codes else value)
        return text + (f" {TEMPLE}" if temple else "") + (f" {RIDER}{riders}" if riders else "")

    def note(self, view: View, points_at: list[Target]) -> str:
        return cards.note(self, view, points_at[0]) if points_at else ""

    def describe_question(self, s: State) -> str:
        if s.choice is None:
            return ""
        name = pattern("asked", game=self.game, choice=s.choice.name)
        about = dict(s.view(s.choice.seat)["choice"]["about"])
        if "card" in about:
            about["card"] = self.words.card(self.game, about["card"])
        if "cell" in about:
            about["cell"] = self.words.cell(self.game, about["cell"])
        return self.words.text(name, **about) if self.words.has(name) else ""


BOARD: Final = TribesBoard
