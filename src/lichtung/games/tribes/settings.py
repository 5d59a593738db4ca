"""The settings: what can be chosen, which choices go together, and the numbers that rules read of them."""

from __future__ import annotations

from typing import Any, Final

from lichtung.games.tribes.components import Components
from lichtung.games.tribes.tables import BOARDS, DATA, FIXED_BOARD, PARAMETERS, START_SEAT
from lichtung.kernel.errors import InvalidSettings
from lichtung.kernel.settings import Option, Preset, Settings

PRESETS: Final = {
    "first": Preset(2, level="easy"),
    "standard": Preset(2),
    "everything": Preset(5, {"boards": "choose"}, "hard"),
}


def options(components: Components) -> dict[str, Option]:
    """Returns what can be chosen with a data set."""
    return {
        "boards": Option("choice", ("random", "choose"), "random"),
        "start_player": Option("seat", ("random", *range(components.seats[-1])), "random"),
        "max_rounds": Option("choice", (components.max_rounds,), components.max_rounds),
    }


def checked_boards(value: Any, boards: int) -> Any:
    """TRB-SETUP-6. Returns `boards` if it is random, choose, or a list of different boards."""
    if isinstance(value, (list, tuple)):
        known = range(1, boards + 1)
        if any(isinstance(board, bool) or board not in known for board in value) or len(set(value)) != len(value):
            raise InvalidSettings(f"boards: expected different boards, got {value!r}", "TRB-SETUP-6")
        return list(value)
    if value not in ("random", "choose"):
        raise InvalidSettings(f"boards: expected random, choose or a list, got {value!r}", "TRB-SETUP-6")
    return value


def check_settings(seats: int, settings: Settings) -> None:
    """Refuse what does not go together."""
    boards, start = settings["boards"], settings["start_player"]
    if isinstance(boards, list) and len(boards) != seats:
        raise InvalidSettings(f"boards: expected {seats}, got {len(boards)}", "TRB-SETUP-6")
    if start != "random" and start >= seats:
        raise InvalidSettings(f"start_player: expected a seat below {seats}, got {start}", "TRB-SETUP-12")


def parameters(seats: int, settings: Settings, table: list[int]) -> list[int]:
    """Returns the settings as numbers, then the tables of the data set."""
    numbers = PARAMETERS.numbers(seats, settings)
    boards, start = settings["boards"], settings["start_player"]
    if isinstance(boards, list):
        numbers[FIXED_BOARD : FIXED_BOARD + len(boards)] = boards
    numbers[BOARDS] = 2 if isinstance(boards, list) else int(boards == "choose")
    numbers[START_SEAT] = 0 if start == "random" else start + 1
    return numbers[:DATA] + table[DATA:]
