"""Equinox in a terminal: the champions over five rows of spaces, the players with their stones, the own hand."""

from __future__ import annotations

from typing import Any, Final

from lichtung import Game, State
from lichtung.cli.boards.board import Board, Path, View
from lichtung.cli.screen import Screen, flowed, padded, width_of
from lichtung.games.equinox.terminal.grid import Grid
from lichtung.games.equinox.terminal.looks import card_look, creature_of, seat_look, stone
from lichtung.kernel.schema import Target
from lichtung.words import Words, pattern

ON_SPACES: Final = ("choose_bet", "choose_chameleon_creature")  # creatures that stand for their current spaces


class EquinoxBoard(Board):
    """The spaces with cards, stones and rulers; what the row lacks or who would vanish; players, hand and piles."""

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        super().__init__(game, words, screen)
        self.spacious: Final = screen.height >= 33

    def draw(self, view: View, seat: int | None) -> list[str]:
        lines = [self.title(view), *Grid(self, view).lines(), *self.outlook(view, seat), *self.players(view)]
        for owner in range(view["seats"]):
            lines += self.cards_of(view, owner)
        return lines

    def title(self, view: View) -> str:
        text = super().title(view)
        for zone in ("deck", "discard_pile"):
            more = f" · {self.words.name('zone', self.game, zone)} {len(view[zone])}"
            text += more if width_of(text + more) <= self.screen.width else ""
        return text

    def part(self, name: str, /, **args: Any) -> str:
        """A piece of text on the board."""
        return self.words.text(pattern("board", game=self.game, part=name), **args)

    def half(self, number: float) -> str:
        """A number that may end in a half."""
        whole = int(number)
        return str(whole) if whole == number else self.part("half", number=whole)

    def strength(self, code: str) -> str:
        """The strength of a card; a log does not tell that of a card out of sight."""
        creature, _, number = code.partition("_")
        return self.half(int(number) + (creature == "ursus") / 2) if number.isdecimal() else "?"

    # -- below the grid ------------------------------------------------------------------------------------------------

    def outlook(self, view: View, seat: int | None) -> list[str]:
        """What the current row waits for or who would vanish, whom the player rules, and the piles."""
        parts: list[str] = []
        insight = view["insight"]
        if view["result"] is None:
            if insight["weakest"] is not None:
                parts.append(self.screen.paint(self.part("weakest", creature=self.name(insight["weakest"])), "bad"))
            elif insight["missing"]:
                parts.append(self.part("missing", count=len(insight["missing"])))
            elif None not in insight["strengths"].values():  # in a log, some strengths are no longer known
                parts.append(self.part("tied"))
            if view["carmen_active"]:
                parts.append(self.words.name("counter", self.game, "carmen_active"))
            if view["unchanged_turns"]:
                parts.append(self.part("unchanged", count=view["unchanged_turns"]))
            ruled = [self.name(name) for name in insight["in_tournament"] if view["rulers"][name] == seat is not None]
            if ruled:
                parts.append(self.part("ruled", creatures=", ".join(ruled)))
        return flowed(parts, " · ", self.screen.width, "", "  ") if parts else []

    def players(self, view: View) -> list[str]:
        """What everybody may know of each player."""
        entries = [self.player(view, seat) for seat in range(view["seats"])]
        items = [first + ", ".join(parts) for first, parts in entries]
        widest = max(width_of(item) for item in items) + 3
        columns = min(3, (self.screen.width + 3) // widest)
        if columns < 2:
            return [line for first, parts in entries for line in flowed(parts, ", ", self.screen.width, first, "   ")]
        rows = [items[at : at + columns] for at in range(0, len(items), columns)]
        return ["".join(padded(item, widest) for item in row).rstrip() for row in rows]

    def player(self, view: View, seat: int) -> tuple[str, list[str]]:
        """One player: prestige as it stands, stones, cards, and whether a secret bet is open."""
        result = view["result"]
        turn = result is None and seat == view["turn"]
        parts = [self.part("prestige", points=self.half(view["insight"]["scores"][seat]))]
        if result is not None:
            parts.insert(0, self.part("place", number=result["ranks"][seat]))
        parts.append(self.part("stones", count=view["available_stones"][seat]))
        parts.append(self.part("cards", count=len(view["hands"][seat])))
        if view["set_aside"][seat]:
            parts.append(self.part("aside", count=len(view["set_aside"][seat])))
        if view["has_secret_bet"][seat]:
            parts.append(self.screen.paint(self.part("secret"), "soon"))
        return ("›" if turn else " ") + self.screen.paint(stone(seat), seat_look(seat)) + " ", parts

    def cards_of(self, view: View, owner: int) -> list[str]:
        """A player's cards as far as the viewer sees them: hand, set-aside cards, secret bet, cards being looked at."""
        lines: list[str] = []
        for zone in ("hands", "set_aside", "looked_at"):
            cards = [card for card in view[zone][owner] if card != "?"]
            if cards or (zone == "hands" and view["result"] is None and self.seen_hand(view) == owner):
                lines += self.cards_in(view, owner, zone, cards)
        bet = view["secret_bets"][owner]
        if bet not in (None, "?"):
            lines += self.cards_in(view, owner, "secret_bets", [bet])
        return lines

    def seen_hand(self, view: View) -> int | None:
        """Whose empty hand is worth a line: that of the player who is asked."""
        choice = view["choice"]
        return choice["seat"] if choice and "words" in choice else None

    def cards_in(self, view: View, owner: int, zone: str, cards: list[str]) -> list[str]:
        """A zone of a player: cards of one creature stand together, those of vanished creatures are pale."""
        name = f"{self.words.name('zone', self.game, zone)} {stone(owner)}:"
        items: list[str] = []
        for creature in dict.fromkeys(creature_of(card) for card in cards):
            alike = [card for card in cards if creature_of(card) == creature]
            strengths = ", ".join(self.strength(card) for card in alike if "_" in card)
            times = f"{len(alike)}× " if len(alike) > 1 and not strengths else ""
            look = "dim" if creature in view["vanished"] else card_look(creature)
            ruled = view["rulers"].get(creature) == owner and creature not in view["vanished"]
            crown = "♛" if ruled and zone == "hands" else ""
            items.append(self.screen.paint(f"{times}{self.name(creature)} {strengths}".rstrip(), look) + crown)
        return flowed(items or ["–"], " · ", self.screen.width, self.screen.paint(name, "bold") + " ", "  ")

    def zone(self, key: str, value: Any, seats: int) -> list[str]:
        if key == "stones":
            value = {self.words.cell(self.game, space) + ":": stone(owner) for space, owner in value.items()}
        elif key == "champion_cards":
            value = {self.name(name) + ":": " ".join(map(stone, owners)) for name, owners in value.items()}
        elif key in ("has_secret_bet", "secret_bets"):
            value = {stone(owner): laid for owner, laid in enumerate(value) if laid}
        elif key == "stacks":
            value = {self.words.cell(self.game, space): cards for space, cards in value.items()}
        return super().zone(key, value, seats)

    # -- beside options, in sentences ----------------------------------------------------------------------------------

    def name(self, code: str) -> str:
        """The name of a card or creature."""
        return self.words.card(self.game, code)

    def marks(self, view: View) -> dict[str, int]:
        found = super().marks(view)
        choice = view["choice"] or {}
        for number, points_at in enumerate(choice.get("points_at", []), 1):
            for creature in [point["card"] for point in points_at if point.get("card") in view["champions"]]:
                found[f"{creature}/{view['round']}" if choice["name"] in ON_SPACES else creature] = number
        return found

    def is_cell(self, path: Path) -> bool:
        return False  # the sentences name spaces themselves

    def place(self, path: Path) -> str:
        if path[0] in ("stacks", "stones"):
            return self.words.cell(self.game, str(path[1]))
        if path[0] == "champion_cards":
            return self.name(str(path[1]))
        if path[0] == "hands":
            return self.part("hand-of", who=self.words.seat(int(path[1])))
        return super().place(path)

    def note(self, view: View, points_at: list[Target]) -> str:
        choice = view["choice"]
        word = choice["words"][choice["points_at"].index(points_at)]
        preview = view["insight"]["previews"].get(word, {})
        notes: list[str] = []
        point = points_at[0] if points_at else {}
        if preview.get("power"):
            notes.append(self.part("power"))
        if word.startswith(("take:", "discard:")) and "cell" in point:
            notes.append(self.name(view["stacks"][point["cell"]][-1]))
        if preview.get("rules"):
            notes.append(self.part("ruler"))
        if preview.get("weakest") is not None:
            notes.append(self.part("vanishes", creature=self.name(preview["weakest"])))
        if choice["name"] == "choose_raneri_rows":
            tops = [view["stacks"][f"{choice['about']['card']}/{row}"][-1] for row in point["word"].split("&")]
            notes.append(" / ".join(map(self.name, tops)))
        return ", ".join(notes)

    def describe_question(self, s: State) -> str:
        if s.choice is None:
            return ""
        name = pattern("asked", game=self.game, choice=s.choice.name)
        about = dict(s.view(s.choice.seat)["choice"]["about"])
        if "card" in about:
            about["power"] = self.words.about(self.game, about["card"])
            about["card"] = self.name(about["card"])
        if "seat" in about:
            about["seat"] = self.words.seat(about["seat"])
        return self.words.text(name, **about) if self.words.has(name) else ""


BOARD: Final = EquinoxBoard
