"""What an observation holds: which numbers of a state's vector go where, and what every slice means.

A plan is made once per game, number of seats and settings, from the same layout that positions and views follow from. It
reads nothing but what the view shows: cards are counted per kind where the viewer sees them, and as hidden ones where not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lichtung.kernel.fields import Field
from lichtung.kernel.game import Game
from lichtung.kernel.kinds import BAG, NOBODY, PILE
from lichtung.kernel.terms import Terms
from lichtung.kernel.zones import Zone
from lichtung.research.hints import hints_of

DEPTH: Final = 3  # of a face-down pile, so many cards from the top are named where they are known
ABOUT: Final = ("left", "row", "card", "cell")  # what the question is about, as numbers; 0 where it does not say


@dataclass(frozen=True)
class Slice:
    """A stretch of the observation: its name, where it lies, and what its numbers mean."""

    name: str
    start: int
    stop: int
    meaning: str


@dataclass(frozen=True)
class Spot:
    """A place that is looked at: which, how deep from the top (-1: every card counts), and where it is counted."""

    zone: Zone
    index: int
    depth: int
    base: int
    table: int


class Plan:
    """The meaning of every number of an observation of one game under given terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game: Game = terms.game
        self.hints = hints_of(terms.name)
        self.seats = terms.seats
        self.questions = [str(getattr(frame, "name", "")) for frame in self.game.frames if asks(frame)]
        self.cells = cell_numbers(terms)
        self.backs = sorted({"", *[self.game.back_of(card, 0) for card in self.game.cards]})
        self.hidden = max(self.game.cards) + 1  # hidden cards are numbered from here, one number for each back
        self.codes = self.hidden + len(self.backs)
        self.size = 0
        self.slices: list[Slice] = []
        self.spots: list[Spot] = []
        self.numbers: list[tuple[int, int]] = []  # address, where it goes
        self.sizes: list[tuple[Zone, int, int]] = []  # zone, number of the place, where its size goes
        self.tables: list[list[int]] = []
        self.add_head()
        for field in self.game.layout.fields:
            self.add_field(field)

    def add(self, name: str, length: int, meaning: str) -> int:
        """Make a slice; returns where it begins."""
        start = self.size
        self.size += length
        self.slices.append(Slice(name, start, self.size, meaning))
        return start

    def add_head(self) -> None:
        """What all games have: who looks, whose turn it is, what is asked."""
        seats = self.seats
        self.viewer = self.add("viewer", seats, "one-hot: the seat that looks")
        self.turn = self.add("turn", seats, "one-hot: the seat whose turn it is")
        self.decider = self.add("decider", seats, "one-hot: the seat that is asked; all 0 where that is private")
        self.over = self.add("over", 1, "1 when the game is over")
        self.round = self.add("round", 1, "the round")
        self.step = self.add("step", len(self.game.steps), f"one-hot: {', '.join(self.game.steps)}")
        asked = f"one-hot, for the decider alone: {', '.join(self.questions)}"
        self.question = self.add("question", len(self.questions), asked)
        about = "what the question is about, for the decider alone: how many are left (or the cost), row, card, cell"
        self.about = self.add("about", len(ABOUT), about)

    def add_field(self, field: Field) -> None:
        """A key of the view."""
        if field.key in self.hints.skipped:
            return
        zones = field.parts()
        for zone in zones:
            self.add_zone(zone)
        taken = {zone.address for zone in zones}
        for address, length in field.claims(self.seats):
            if address not in taken:
                self.add_numbers(field.key, address, length, self.hints.meaning(field.key))

    def add_numbers(self, key: str, address: int, length: int, meaning: str) -> None:
        """Counters that everybody sees, one after the other."""
        start = self.add(key, length, meaning)
        self.numbers += [(address + i, start + i) for i in range(length)]

    def add_zone(self, zone: Zone) -> None:
        """The places of a zone."""
        plain = self.hints.plain
        if zone.kind == BAG:
            for index in range(zone.places(self.seats)):
                names = [self.game.cards.get(card, str(card)) for card in range(1, zone.capacity + 1)]
                meaning = f"how many of {' '.join(names)}"
                self.add_numbers(label(zone, index), zone.place(index) + 1, zone.capacity, meaning)
        elif zone.key in plain:
            self.add_numbers(zone.key, zone.address, zone.size(self.seats), plain[zone.key])
        elif zone.key in self.hints.only_top:
            self.add_tops(zone, 1)
        elif zone.sight == NOBODY and not self.game.memory_in_view:
            self.add_size(zone, 0, zone.key)
        else:
            self.add_counts(zone)
            if zone.kind == PILE and zone.sight == NOBODY:
                self.add_tops(zone, DEPTH)

    def add_size(self, zone: Zone, index: int, name: str) -> None:
        """How many cards lie in a place."""
        self.sizes.append((zone, index, self.add(name, 1, "how many cards")))

    def kinds(self, zone: Zone) -> list[int]:
        """The cards that can lie in a zone, in ascending order."""
        own = self.hints.kinds(zone.key)
        if own:
            return own
        return [card for card in sorted(self.game.cards) if self.game.card_fits(zone.key, card)]

    def add_table(self, places: dict[int, int]) -> int:
        """Where each card is counted within its slice; -1: nowhere."""
        self.tables.append([places.get(card, -1) for card in range(self.codes)])
        return len(self.tables) - 1

    def add_counts(self, zone: Zone) -> None:
        """Every card of every place, counted per kind; hidden ones per visible back."""
        for suffix, places, meaning in self.hints.layers(self.terms, zone) or [self.by_kind(zone)]:
            table = self.add_table(places)
            for index in range(zone.places(self.seats)):
                start = self.add(label(zone, index) + suffix, max(places.values()) + 1, meaning)
                self.spots.append(Spot(zone, index, -1, start, table))

    def by_kind(self, zone: Zone) -> tuple[str, dict[int, int], str]:
        """The usual way to count: a number for each kind, then one for each back of hidden cards."""
        kinds = self.kinds(zone)
        backs = self.backs if zone.sight != "everybody" else []
        places = {card: i for i, card in enumerate(kinds)}
        places |= {self.hidden + i: len(kinds) + i for i in range(len(backs))}
        names = " ".join([self.game.card_name(card) for card in kinds])
        hidden = " ".join(["?" + back for back in backs])
        return "", places, f"how many of {names}" + (f"; hidden: {hidden}" if backs else "")

    def add_tops(self, zone: Zone, depth: int) -> None:
        """The uppermost cards of piles by their place from the top, where they are known."""
        grades = self.hints.grades(zone.key)
        kinds = self.kinds(zone)
        places = grades[0] if grades else {card: i for i, card in enumerate(kinds)}
        width = max(places.values()) + 1
        names = grades[1] if grades else " ".join([self.game.card_name(card) for card in kinds])
        table = self.add_table(places)
        for index in range(zone.places(self.seats)):
            if grades:
                self.add_size(zone, index, f"{label(zone, index)} size")
            for i in range(depth):
                start = self.add(f"{label(zone, index)} top {i}", width, f"one-hot, where it is known: {names}")
                self.spots.append(Spot(zone, index, i, start, table))


def cell_numbers(terms: Terms) -> dict[str, int]:
    """Every cell that an option of the game can point at, numbered from 1 in the order of the options."""
    cells: dict[str, int] = {}
    for _, _, points in terms.game.all_options(terms):
        for point in points:
            if "cell" in point:
                cells.setdefault(str(point["cell"]), len(cells) + 1)
    return cells


def asks(frame: object) -> bool:
    """Whether a frame is a question."""
    return bool(getattr(frame, "asks", False))


def label(zone: Zone, index: int) -> str:
    """The name of a place: the view's key, with its number where there are several."""
    path: Callable[[int], list[str | int]] = zone.path
    return "/".join([str(part) for part in path(index)])
