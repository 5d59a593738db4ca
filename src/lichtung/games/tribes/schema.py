"""What a viewer of Tribes of the Wind is shown, as types. Fields are named by row and column: `2.3`; `cap` is the capital."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from lichtung.kernel import schema

Backs = dict[str, int]  # how many cards of each element


class Settings(TypedDict):
    """What is played with."""

    boards: Literal["random", "choose"] | list[int]
    start_player: Literal["random"] | int
    max_rounds: int


class Counted(TypedDict):
    """Which rows of a card are met, and what its requirement counts right now unless it asks for all elements."""

    kind: str
    rows: list[int]
    own: NotRequired[int]
    neighbours: NotRequired[list[int]]
    total: NotRequired[int]


class Points(TypedDict):
    """What a seat would score now, and which of its goals are fulfilled."""

    game_end_tile: int
    tree_houses: int
    temples: int
    pollution: int
    tiles: int
    goals: int
    total: int
    fulfilled: list[str]


class Condition(TypedDict):
    """How far a seat is with its board's own condition, and which conditions are rewarded."""

    progress: int
    needed: int
    rewarded: list[str]


class VillagePreview(TypedDict):
    """What a village on a field would do."""

    riders: int
    new_pollution: list[str]
    catapult: bool
    portal: bool


class GoalPreview(TypedDict):
    """Whether the goal of a village card is fulfilled already."""

    fulfilled: bool


class Insight(TypedDict, total=False):
    """What a table shows beyond the rules; empty while boards are chosen, and of own cards for seats only."""

    points: list[Points]
    backs: list[Backs]
    conditions: list[Condition]
    rounds_left: int | None
    neighbours: list[Backs]
    cards: dict[str, Counted]
    forest_fields: list[str]
    previews: dict[str, VillagePreview | GoalPreview]


class View(schema.Head):
    """A position as one viewer sees it."""

    settings: Settings
    turn_order: list[int]
    game_end_tile: int | None
    trigger_round: int | None
    element_deck: list[str]
    element_display: list[str]
    element_discard: list[str]
    village_stack: list[str]
    village_display: list[str]
    village_discard: list[str]
    forest_stack: list[str]
    forest_display: list[str]
    boards: list[int | None]
    racks: list[list[str]]
    just_drawn: list[str]
    water: list[int]
    terrain: list[dict[str, str]]
    capital: list[int]
    pollution: list[dict[str, int]]
    unplaced_temples: list[list[str]]
    tree_houses: list[int]
    left_cards: list[list[str]]
    right_sides: list[int]
    leader_cards: list[list[str]]
    leaders: list[list[str]]
    rewarded: list[list[str]]
    abilities_used: list[str]
    choice: schema.Question | schema.Waiting | None
    insight: Insight


class Effect(TypedDict):
    """The parts of an effect; with `choice` only one of them happens."""

    parts: list[str]
    choice: NotRequired[bool]


class EffectRow(Effect):
    """A row of an element card: the number of its requirement, and what it gives."""

    need: str


class ElementCard(TypedDict):
    """The back, and what each row asks for and gives."""

    element: str
    kind: str
    asked: str | None
    rows: list[EffectRow]


class VillageCard(Effect):
    """The goal on the left, the effect on the right."""

    goal: str
    points: int
    count: int
    fields: list[str]
    symbol: NotRequired[str]
    pattern: NotRequired[str]
    bonus: NotRequired[str]


class TileFace(TypedDict):
    """The colour, how many riders a village needs, and its bonuses."""

    colour: str
    slots: int
    bonuses: list[str]


class Leader(Effect):
    """What a leader card can do."""

    kind: str
    element: NotRequired[str]
    plus: NotRequired[str]
    n: NotRequired[int]


class BoardFace(TypedDict):
    """A board: its condition, its colour path, its temples, the symbols and the first pollution of its fields."""

    condition: str
    fields: list[str]
    path: list[str]
    temples: dict[str, list[str]]
    symbols: dict[str, str]
    pollution: dict[str, int]


class Facts(schema.Facts):
    """The component set: everything that stands on cards, tiles and boards, by code, and how many riders, tree houses and
    village cards on the left a player can have. With
    `display_seats` players the display is the second neighbour."""

    data: str
    elements: list[str]
    colours: list[str]
    symbols: list[str]
    fields: list[str]
    riders: int
    houses: int
    left_cards: int
    display_seats: int
    element_cards: dict[str, ElementCard]
    village_cards: dict[str, VillageCard]
    tiles: dict[str, TileFace]
    leaders: dict[str, Leader]
    boards: dict[str, BoardFace]
