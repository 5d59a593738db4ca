"""Settings: what can be chosen before a game, whether a value is one of the choices, and what the rules read of it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, final

from lichtung.kernel.chance import SEED_LIMIT
from lichtung.kernel.errors import InvalidSettings

SettingKind = Literal["flag", "choice", "subset", "list", "seat"]
Settings = dict[str, Any]  # by name; each is one of the choices of its option


@dataclass(frozen=True)
class Option:
    """A setting of a game. A list that is chosen has `size` members.

    `valid_when`: other settings (or `seats`) and the values they must have for this one to mean anything but its default.
    `usual`: the choice that the default None stands for wherever this setting can be chosen, so that nobody is offered both.
    """

    kind: SettingKind
    choices: tuple[Any, ...]
    default: Any
    valid_when: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    size: int | None = None
    usual: Any = None


@dataclass(frozen=True)
class Preset:
    """A table that can be chosen in one click: how many seats, which settings, and the level of the bots on the others.

    A page of a game shows them in a row, first the one for a first game.
    """

    seats: int
    settings: Mapping[str, Any] = field(default_factory=dict)
    level: str = "normal"


@final
class Parameters:
    """The settings as numbers: each is declared once, and its index in `s.rules` is returned.

    `seats` counts as a setting. What a setting does not say by itself the game fills in.
    """

    def __init__(self) -> None:
        self.size: int = 0
        self.values: list[tuple[int, str]] = []
        self.members: list[tuple[int, str, Any]] = []

    def value(self, setting: str) -> int:
        """Declare the value of a setting, 0 where it is None; returns the index."""
        self.values.append((self.size, setting))
        return self.reserve()

    def has(self, setting: str, member: Any) -> int:
        """Declare whether a setting has this value, or one that contains it, as 1 or 0; returns the index."""
        self.members.append((self.size, setting, member))
        return self.reserve()

    def reserve(self, length: int = 1) -> int:
        """Keep numbers that the game fills in; returns the index where they begin."""
        index = self.size
        self.size += length
        return index

    def numbers(self, seats: int, settings: Settings) -> list[int]:
        """Returns the numbers of these settings; 0 for those that the game fills in."""
        known: Settings = {**settings, "seats": seats}
        numbers = [0] * self.size
        for index, setting in self.values:
            numbers[index] = int(known[setting] or 0)
        for index, setting, member in self.members:
            value = known[setting]
            numbers[index] = int(member in value if isinstance(value, list) else member == value)
        return numbers


def checked(name: str, option: Option, value: Any, rule: str) -> Any:
    """Returns a setting's value, if it is one of its choices."""
    if option.kind in ("subset", "list"):
        if isinstance(value, str) or not isinstance(value, (list, tuple, set, frozenset)):
            raise InvalidSettings(f"{name}: expected a tuple of {option.choices}, got {value!r}", rule)
        for member in value:
            if member not in option.choices:
                raise InvalidSettings(f"{name}: expected some of {option.choices}, got {member!r}", rule)
        if len(set(value)) != len(value):
            raise InvalidSettings(f"{name}: {value!r} names something twice", rule)
        return list(value) if option.kind == "list" else [c for c in option.choices if c in value]
    for choice in option.choices:
        if value == choice and isinstance(value, bool) == isinstance(choice, bool):
            return choice
    raise InvalidSettings(f"{name}: expected one of {option.choices}, got {value!r}", rule)


def checked_seed(seed: Any) -> int:
    """Returns the seed, if it is one; fresh bits when there is none."""
    if seed is None:
        return int.from_bytes(os.urandom(16), "big")
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise InvalidSettings(f"seed: expected a number from 0 to 2**128 - 1, got {seed!r}")
    return seed
