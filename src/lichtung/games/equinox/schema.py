"""What a viewer of Equinox is shown, as types. Spaces are named by creature and row: `susi/3`."""

from __future__ import annotations

from typing import Literal, TypedDict

from lichtung.kernel import schema


class Settings(TypedDict):
    """What is played with."""

    champions: Literal["random"] | list[str]
    start_player: Literal["random"] | int


class Preview(TypedDict, total=False):
    """What an option would make of strengths (a card) or of prestige (a bet)."""

    strength: float | None
    weakest: str | None
    power: bool
    value: int
    rules: bool


class Own(TypedDict):
    """What a table shows to one viewer beyond the rules."""

    previews: dict[str, Preview]


class Insight(Own):
    """What a table shows beyond the rules."""

    strengths: dict[str, float | None]
    missing: list[str]
    weakest: str | None
    bet_value: int
    prestige: dict[str, list[int | None]]
    scores: list[float]
    in_tournament: list[str]


class View(schema.Head):
    """A position as one viewer sees it."""

    settings: Settings
    champions: list[str]
    box: list[str]
    vanished: dict[str, int]
    start_player: int
    stacks: dict[str, list[str]]
    stones: dict[str, int]
    champion_cards: dict[str, list[int]]
    hands: list[list[str]]
    set_aside: list[list[str]]
    looked_at: list[list[str]]
    secret_bets: list[str | None]
    has_secret_bet: list[bool]
    has_placed_secret_bet: list[bool]
    available_stones: list[int]
    in_play: str | None
    deck: list[str]
    discard_pile: list[str]
    carmen_active: bool
    echomir_used: bool
    changed: bool
    unchanged_turns: int
    active_player: int
    vanish_cards: list[str]
    rulers: dict[str, int | None]
    choice: schema.Question | schema.Waiting | None
    insight: Insight


class Facts(schema.Facts):
    """What a stone is worth in each row and on a champion card, and what it scores besides by creature; how strong cards are;
    how many stones a player has and how many creatures are left at the end."""

    row_values: list[int]
    champion_value: int
    bonuses: dict[str, float]
    strengths: dict[str, float]
    stones: int
    survivors: int
