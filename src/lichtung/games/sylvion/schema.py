"""What a viewer of Sylvion is shown, as types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from lichtung.kernel import schema


class Settings(TypedDict):
    """What is played with."""

    mode: Literal["advanced", "introductory"]
    communication: Literal["pure_logistics", "radio_silence"]
    edition: Literal["second", "first"]
    feats_betrayals: bool
    elements: bool
    ravager_figure: bool
    initial_desolated: int | None
    reinforcement_draw: int


class Hit(TypedDict):
    """An elemental that would reach the forest: in how many rounds, how strong, and whether it bears the figure."""

    rounds: int
    strength: int
    figure: bool


class Preview(TypedDict):
    """What threatens after an option: the damage, whether the figure would reach the edge, and what came of it."""

    damage: int
    figure: bool
    outcome: NotRequired[Literal["moves", "fire", "defence", "both", "edge", "lost"]]
    strength: NotRequired[int]
    hits: NotRequired[list[str]]


class Own(TypedDict):
    """What a table shows to one viewer beyond the rules."""

    unseen: dict[str, int]
    previews: list[Preview | None]


class Insight(Own):
    """What a table shows beyond the rules."""

    danger: list[list[Hit]]
    damage: int
    healing: int
    desolated: int
    rounds_left: int


class View(schema.Head):
    """A position as one viewer sees it; rows of the clearing are counted from the stacks towards the forest."""

    settings: Settings
    clearing: list[list[str]]
    on_stack: list[str]
    figure_at: str | None
    ravager_stack: list[list[str]]
    defender_deck: list[str]
    hands: list[list[str]]
    sylvan_discard: list[str]
    ravager_discard: list[str]
    box: list[str]
    feats: list[str]
    in_play: list[str]
    forest_health: int
    fish_points: int
    skip_next_reveal: bool
    recruit_pile: list[str]
    recruit_column: list[list[str]]
    desertion_deck: list[str]
    desertion_revealed: list[str]
    active_player: int
    last_round: bool
    choice: schema.Question | schema.Waiting | None
    insight: Insight


class Facts(schema.Facts):
    """What stands on the cards: by edition what they cost, how strong they are, what health they give. How many leaves the
    forest has, and how many edge cards call the same number."""

    costs: dict[str, dict[str, int]]
    strengths: dict[str, int]
    health: dict[str, int]
    leaves: int
    edge_copies: int
