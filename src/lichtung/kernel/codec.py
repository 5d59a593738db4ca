"""States as plain data: positions, knowledge, chance. The way back is in reading.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtung.kernel import schema, sight
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.frames import a_of, b_of, number_of
from lichtung.kernel.kinds import BAG, CELL, HEAP
from lichtung.kernel.plain import Json
from lichtung.kernel.result import Result

if TYPE_CHECKING:
    from lichtung.kernel.state import State
    from lichtung.kernel.zones import Zone

COMMON = (
    "game",
    "version",
    "data",
    "seats",
    "settings",
    "turn",
    "round",
    "step",
    "pending",
    "known",
    "chance",
    "result",
)


def head(s: State) -> Json:
    """The keys that positions and views of all games begin with."""
    game = s.terms.game
    found: Json = {"game": game.name, "version": game.version}
    if game.data_hash:
        found["data"] = game.data_hash
    found["seats"] = s.terms.seats
    found["settings"] = dict(s.terms.settings)
    found.update(time(s))
    return found


def time(s: State) -> dict[str, object]:
    """Whose turn it is, in which round and step."""
    return {"turn": int(s.data[TURN]), "round": int(s.data[ROUND]), "step": s.terms.game.step_name(s)}


def result(found: Result) -> schema.Result:
    """A result as plain data."""
    return {
        "won": found.won,
        "reason": found.reason,
        "rule": found.rule,
        "scores": list(found.scores),
        "ranks": list(found.ranks),
        "winners": list(found.winners),
    }


def position(s: State) -> Json:
    """Everything about a state, readable, and enough to go on from."""
    found = head(s)
    viewer = sight.Viewer(0)
    for field in s.terms.layout.fields:
        found[field.key] = field.write(s, viewer)
    found.update(s.terms.game.derived(s))
    found["pending"] = pending(s)
    found["known"] = [list_known(s, viewer) for viewer in [*range(s.terms.seats), None]]
    found["chance"] = chance(s)
    ended = s.result
    found["result"] = None if ended is None else ended.reason
    return found


def pending(s: State) -> list[list[str | int]]:
    """The stack of frames, from the bottom to the top: name and arguments."""
    frames: list[list[str | int]] = []
    for i in range(s.depth):
        packed = s.stack[i]
        name = s.terms.game.frame_names[number_of(packed)]
        entry: list[str | int] = [name, int(a_of(packed)), int(b_of(packed))]
        while len(entry) > 1 and entry[-1] == 0:
            entry.pop()
        frames.append(entry)
    return frames


def list_known(s: State, viewer: int | None) -> dict[str, object]:
    """What a viewer knows of zones it does not see: piles top first up to the last known card, heaps the known cards."""
    places: dict[str, object] = {}
    if not s.tracks:
        return places
    bit = s.terms.bit(viewer)
    for zone in s.terms.layout.zones:
        if zone.kind == BAG:
            continue
        parts = [list_known_here(s, zone, zone.place(i), bit) for i in range(zone.places(s.terms.seats))]
        if any(parts):
            places[zone.key] = parts[0] if zone.count == 0 and zone.kind != CELL else parts
    return places


def list_known_here(s: State, zone: Zone, place: int, bit: int) -> list[str]:
    """The cards of one place that a viewer knows."""
    game = s.terms.game
    if zone.kind == CELL:
        return [game.card_name(int(s.data[place]))] if s.known[place] & bit else []
    size = int(s.data[place])
    if zone.kind == HEAP:
        return [game.card_name(int(s.data[place + i])) for i in range(1, size + 1) if s.known[place + i] & bit]
    names = [game.card_name(int(s.data[place + i])) if s.known[place + i] & bit else "?" for i in range(size, 0, -1)]
    while names and names[-1] == "?":
        names.pop()
    return names


def chance(s: State) -> dict[str, object]:
    """The generator's state."""
    if s.fate is None:
        return {"fast": int(s.rng)}
    found: dict[str, object] = {"seed": s.fate.seed, "drawn": s.fate.drawn}
    if s.fate.script:
        found["script"] = s.fate.script[:]
    return found


def unpickle(name: str, given: Json, data: str | None = None) -> State:
    """Rebuild a pickled state; its history is not kept. `data`: the folder of its component set, if not the usual one."""
    from lichtung.kernel.catalogue import game

    return game(name, data).load(given, strict=False)
