"""What a viewer of Urbion is shown, as types."""

from __future__ import annotations

from typing import Literal, TypedDict

from lichtung.kernel import schema

Side = Literal["left", "right"]


class Settings(TypedDict):
    """What is played with."""

    expansions: list[str]
    first_sognae: int
    communication: Literal["open", "silent"]


class Row(TypedDict):
    """A row of the display."""

    city: str | None
    left: list[str]
    right: list[str]


class Sums(TypedDict):
    """What a row adds up to."""

    left: int
    right: int
    total: int
    balanced: bool
    dominant: Side | None


class Census(TypedDict):
    """What a census would do now; `postcards`: what each would be worth, by where it lies."""

    pacifies: list[str]
    perfect: bool
    postcards: dict[str, int]


class Void(TypedDict):
    """Where the figure goes next, and what a census would mean for its city now."""

    next: str
    danger: Literal["balanced", "discards", "loses"] | None


class Preview(TypedDict, total=False):
    """What an option would do: one row changed, several rows, or a census."""

    row: str
    total: int
    dreams: int
    rows: dict[str, int]
    pacifies: list[str]
    perfect: bool


class Own(TypedDict):
    """What a table shows to one viewer beyond the rules; `turns`: about how many the deck lasts."""

    unseen: dict[str, int]
    turns: int
    previews: list[Preview | None]


class Insight(Own):
    """What a table shows beyond the rules."""

    rows: list[Sums]
    census: Census
    residents: int
    void: Void | None


class View(schema.Head):
    """A position as one viewer sees it. `void_figure` is `R1` to `R4`, `stack_standing`, `stack_lying` or `gone`;
    `polarity` is empty alone."""

    settings: Settings
    rows: list[Row]
    city_deck: list[str]
    dream_deck: list[str]
    postcard_deck: list[str]
    hands: list[list[str]]
    discard_pile: list[str]
    success_pile: list[str]
    box: list[str]
    set_aside: list[str]
    resolving: list[str]
    books: list[str]
    book_deck: list[str]
    books_away: list[str]
    wise_chaos_left: int
    resident_pile: list[str]
    void_cards_left: int
    void_figure: str
    polarity: list[Literal["sognae", "incubi"]]
    active_player: int
    required_cities: int
    choice: schema.Question | schema.Waiting | None
    insight: Insight


class Dream(TypedDict):
    """What a dream counts on each side of a city, null where it cannot lie, and the letters of its elements."""

    elements: str
    left: int | None
    right: int | None


class Facts(schema.Facts):
    """What stands on the dreams by their codes in a hand, how many lie on a side of a city, how often an hourglass turns."""

    dreams: dict[str, Dream]
    slots: int
    turns: int
