"""The keys of a position that hold cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Field
from lichtung.kernel.kinds import BAG, CELL, EMPTY, EVERYBODY

if TYPE_CHECKING:
    from lichtung.kernel.sight import Viewer
    from lichtung.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Field):
    """A zone of cards, or a family of like zones (one per row, per seat …).

    `kind` is CELL, PILE, HEAP or BAG of the state; cells lie in rows of `width`. `count` zones follow each other;
    0 means one zone that is written as a plain list, -1 one for each seat. `cells` of a cell zone is how many there are.
    `pool`: hidden cards of zones with the same pool are exchanged when cards are dealt anew.
    `rising`: an open pile that is written from bottom to top, as stacks on the table are.
    """

    def __init__(
        self,
        key: str,
        kind: int,
        capacity: int,
        *,
        count: int = 0,
        width: int = 0,
        sight: str = EVERYBODY,
        pool: str = "",
        rising: bool = False,
    ) -> None:
        super().__init__(key)
        self.kind: int = kind
        self.capacity: int = capacity
        self.count: int = count
        self.width: int = width
        self.sight: str = sight
        self.pool: str = pool
        self.rising: bool = rising

    def parts(self) -> list[Zone]:
        return [self]

    def places(self, seats: int) -> int:
        """How many places (addresses that cards can be moved to) the family has."""
        if self.kind == CELL:
            return self.capacity
        return seats if self.count == -1 else max(1, self.count)

    def stride(self) -> int:
        """How far it is from one place of the family to the next."""
        return 1 if self.kind == CELL else self.capacity + 1

    def place(self, index: int) -> int:
        """The address of the place of that number."""
        return self.address + index * self.stride()

    def cards(self, s: State) -> list[int]:
        """Every card that lies in the family."""
        cards: list[int] = []
        for index in range(self.places(s.terms.seats)):
            place = self.place(index)
            size = int(s.data[place])
            if self.kind == CELL:
                cards += [size] if size else []
            elif self.kind == BAG:
                cards += [card for card in range(1, self.capacity + 1) for _ in range(s.data[place + card])]
            else:
                cards += [int(s.data[place + i]) for i in range(1, size + 1)]
        return cards

    def size(self, seats: int) -> int:
        return self.capacity if self.kind == CELL else self.places(seats) * (self.capacity + 1)

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [(self.address, self.size(max_seats))]

    def path(self, index: int) -> list[str | int]:
        """Where the place of that number stands in a view."""
        if self.kind == CELL and self.width:
            return [self.key, index // self.width, index % self.width]
        return [self.key] if self.count == 0 and self.kind != CELL else [self.key, index]

    def where(self, s: State, index: int) -> list[str | int]:
        """Where the place of that number stands in a view of this state."""
        return self.path(index)

    def owner(self, index: int) -> int:
        """The seat that the place of that number belongs to, -1 when it is common."""
        return index if self.count == -1 else -1

    def write(self, s: State, viewer: Viewer) -> Any:
        seats = s.terms.seats
        if self.kind == CELL:
            texts = [viewer.cell(s, self.place(i)) for i in range(self.capacity)]
            if not self.width:
                return texts
            return [texts[i : i + self.width] for i in range(0, self.capacity, self.width)]
        if self.count == 0:
            cards = viewer.cards(s, self.address, self.kind, self.capacity)
            return cards[::-1] if self.rising else cards
        return [viewer.cards(s, self.place(i), self.kind, self.capacity) for i in range(self.places(seats))]

    def read(self, s: State, value: Any) -> None:
        if self.kind == CELL:
            self.read_cells(s, value)
        elif self.count == 0:
            self.read_cards(s, self.address, value, self.key)
        else:
            places = self.places(s.terms.seats)
            if not isinstance(value, (list, tuple)) or len(value) > places:
                raise InvalidPosition(self.key, f"expected a list of at most {places}, got {value!r}")
            for i, part in enumerate(value):
                self.read_cards(s, self.place(i), part, f"{self.key}[{i}]")

    def read_cells(self, s: State, value: Any) -> None:
        """Cells come as rows of texts, rows of lists, one list, or a dict from the cell's name to its card."""
        if isinstance(value, str):
            value = value.split()
        if not isinstance(value, (list, tuple)):
            raise InvalidPosition(self.key, f"expected a list, got {value!r}")
        if self.width and len(value) > self.capacity // self.width:
            raise InvalidPosition(self.key, f"expected {self.capacity // self.width} rows, got {len(value)}")
        for i, part in enumerate(value):
            if not self.width:
                self.read_cell(s, i, part, f"{self.key}[{i}]")
                continue
            texts = part.split() if isinstance(part, str) else part
            if not isinstance(texts, (list, tuple)) or len(texts) not in (0, self.width):
                raise InvalidPosition(f"{self.key}[{i}]", f"expected {self.width} cells, got {part!r}")
            for j, text in enumerate(texts):
                self.read_cell(s, i * self.width + j, text, f"{self.key}[{i}][{j}]")

    def read_cell(self, s: State, index: int, text: Any, path: str) -> None:
        """One cell: a card, or nothing."""
        if index >= self.capacity:
            raise InvalidPosition(path, f"expected at most {self.capacity} cells")
        if text is None or text in ("", EMPTY):
            return
        s.data[self.place(index)] = self.card(s, text, path)

    def read_cards(self, s: State, place: int, value: Any, path: str) -> None:
        """A list of cards (piles: top first unless they rise), or a text of them."""
        texts = value.split() if isinstance(value, str) else value
        if texts is None:
            return
        if not isinstance(texts, (list, tuple)):
            raise InvalidPosition(path, f"expected a list of cards, got {value!r}")
        if self.kind != BAG and len(texts) > self.capacity:
            raise InvalidPosition(path, f"expected at most {self.capacity} cards, got {len(texts)}")
        order = list(range(len(texts)))
        for i in order if self.rising else reversed(order):
            s.lay(self.card(s, texts[i], f"{path}[{i}]"), place, 0)

    def card(self, s: State, text: Any, path: str) -> int:
        """The card that a text names, if it may lie in this zone."""
        card = s.terms.game.card_code(str(text)) if isinstance(text, (str, int)) else 0
        if card == 0:
            raise InvalidPosition(path, f"{text!r} is no card of this game")
        if not s.terms.game.card_fits(self.key, card):
            raise InvalidPosition(path, f"{text!r} cannot lie here")
        return int(card)
