"""Set up a study position of Tribes of the Wind by card names, in a line or two. The format: docs/positions-tribes.md."""

from __future__ import annotations

import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import lichtung
from lichtung import State

SETTINGS = ("boards_setting", "start_player", "max_rounds")
PER_SEAT = (
    "rack",
    "water",
    "terrain",
    "capital",
    "pollution",
    "unplaced_temples",
    "tree_houses",
    "left_cards",
    "right_sides",
    "leader_cards",
    "leaders",
    "rewarded",
    "board",
)
PLURAL = {"rack": "racks", "board": "boards"}


def study(
    step: str = "action",
    *,
    seats: int = 2,
    script: list[str] | None = None,
    stop: str | None = None,
    seed: int = 0,
    data: Path | None = None,
    **given: Any,
) -> State:
    """A loaded position at the beginning of `step`; it is seat 0's turn unless `turn` says otherwise.

    What belongs to a seat is given for seat 0 by its plain name and for seat n with `_n`: `rack="W01 F05"`,
    `rack_1="E01"`, `water=4`, `terrain="1.2 T04*^water:1 · 1.3 T09"`, `pollution="2.2=2 2.3=1"`, `leaders="L1b"`,
    `board=3`. Everything else has the name of its zone: `element_deck="F01 W02"` (top first),
    `element_display="A01 . E01 F02"`, `round=7`. A seat's start tile lies on 1.1 unless the terrain says what does;
    seat k has S(k+1) and board k+1 unless told otherwise. Left out: cards are absent, pollution is none, riders that are
    not on tiles wait in the capital, tree houses and temples that are not on the terrain are on the board.
    `data` is the folder of another component set, see `changed_set`.
    """
    settings = {name: given.pop(name) for name in SETTINGS if name in given}
    if "boards_setting" in settings:
        settings["boards"] = settings.pop("boards_setting")
    position: dict[str, Any] = {"game": "tribes", "seats": seats, "step": step, "settings": settings}
    for seat in range(seats):
        given.setdefault(suffixed("terrain", seat), "")
        given.setdefault(suffixed("pollution", seat), "")
    order = given.get("turn_order", list(range(seats)))
    for seat in range(seats):
        name = suffixed("terrain", seat)
        if isinstance(given[name], str) and not re.search(r"\b1\.1\b", given[name]):
            given[name] = f"1.1 S{order.index(seat) + 1} {given[name]}"
    for name in PER_SEAT:
        values = [given.pop(suffixed(name, seat), None) for seat in range(seats)]
        if any(value is not None for value in values):
            position[PLURAL.get(name, name)] = values
    position |= given
    return lichtung.game("tribes", data=data).load(position, strict=False, script=script, stop=stop, seed=seed)


def acting(**given: Any) -> State:
    """A study of one action alone: it halts before abilities, drawing and the leader check."""
    return study("action", stop="after_action", **given)


def suffixed(name: str, seat: int) -> str:
    """The name of what belongs to a seat: `water`, `water_1`, …"""
    return name if seat == 0 else f"{name}_{seat}"


def look(s: State, zone: str, seat: int | None = None) -> Any:
    """What a position says about a zone, of one seat where it has one entry for each."""
    found = s.position()[zone]
    return found if seat is None else found[seat]


def cards(s: State, zone: str, seat: int | None = None) -> str:
    """The cards of a zone as one text: decks top first, racks and discard piles in ascending order."""
    return " ".join(look(s, zone, seat))


def rack(s: State, seat: int = 0) -> str:
    """A rack as one text in ascending order."""
    return cards(s, "racks", seat)


def water(s: State, seat: int = 0) -> int:
    """The water of a seat."""
    return int(look(s, "water", seat))


def at(s: State, place: str, seat: int = 0) -> str:
    """What is on a field (`"T04*^water:1"`, empty without a tile); `cap` gives the number of riders there."""
    return str(look(s, "capital", seat)) if place == "cap" else str(look(s, "terrain", seat).get(place, ""))


def riders(s: State, place: str, seat: int = 0) -> int:
    """The number of riders on a place."""
    text = at(s, place, seat)
    return int(text) if place == "cap" else int(text.partition(":")[2] or 0)


def pollution(s: State, seat: int = 0) -> dict[str, int]:
    """The polluted fields of a seat with their tokens."""
    return dict(look(s, "pollution", seat))


def offered(s: State, verb: str) -> list[str]:
    """What the offered words with this verb are about."""
    return [word.partition(":")[2] for word in s.words() if word.partition(":")[0] == verb]


def changed_set(folder: Path, name: str, changes: dict[str, str]) -> Path:
    """A copy of the usual component set in a new folder, with some texts of one file replaced."""
    with as_file(files("lichtung.games.tribes") / "data") as source:
        shutil.copytree(source, folder)
    text = (folder / name).read_text(encoding="utf-8")
    for there, put in changes.items():
        assert text.count(there) == 1
        text = text.replace(there, put)
    (folder / name).write_text(text, encoding="utf-8")
    return folder
