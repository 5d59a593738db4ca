"""Plain data as states: positions, knowledge, chance, all of it checked. The way there is in codec.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from lichtung.kernel import codec
from lichtung.kernel.addresses import ROUND, STEP, TURN
from lichtung.kernel.chance import DRAWN_LIMIT, FAST_LIMIT, SEED_LIMIT, Fate
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.frames import A_MASK, a_of, b_of, frame, number_of
from lichtung.kernel.kinds import BAG, CELL, PILE
from lichtung.kernel.plain import Json

if TYPE_CHECKING:
    from lichtung.kernel.game import Game
    from lichtung.kernel.state import State
    from lichtung.kernel.zones import Zone


def fill(s: State, given: Json) -> None:
    """Set a fresh state from a position; what is left out keeps its starting value."""
    game = s.terms.game
    fields = {field.key: field for field in s.terms.layout.fields}
    derived = game.derived_keys
    for key in given:
        if key not in fields and key not in codec.COMMON and key not in derived:
            expected = ", ".join([*codec.COMMON, *fields])
            raise InvalidPosition(str(key), f"no such key; expected one of {expected}")
    number(s, given, "round", ROUND, 0, 10_000)
    s.data[TURN] = game.turn_of_round(s)
    number(s, given, "active_player", TURN, 0, s.terms.seats - 1)
    number(s, given, "turn", TURN, 0, s.terms.seats - 1)
    for key, field in fields.items():
        if given.get(key) is not None:
            field.read(s, given[key])
    for index, entry in enumerate(given.get("known") or []):
        if index > s.terms.seats or not isinstance(entry, dict):
            raise InvalidPosition(f"known[{index}]", "expected one dict for each seat and one for spectators")
        for key, value in entry.items():
            learn(s, index, str(key), value)
    read_chance(s, given.get("chance"))


def number(s: State, given: Mapping[str, object], key: str, address: int, low: int, high: int) -> None:
    """One of the common counters."""
    value = given.get(key)
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise InvalidPosition(key, f"expected a number from {low} to {high}, got {value!r}")
    s.data[address] = value


def learn(s: State, viewer: int, key: str, value: Any) -> None:
    """Set what a viewer knows of one zone."""
    path = f"known[{viewer}].{key}"
    for zone in s.terms.layout.zones:
        if zone.key == key and zone.kind != BAG:
            parts = [value] if zone.count == 0 and zone.kind != CELL else value
            if not isinstance(parts, (list, tuple)) or len(parts) > zone.places(s.terms.seats):
                raise InvalidPosition(path, f"expected a list per place, got {value!r}")
            for index, part in enumerate(parts):
                texts = part.split() if isinstance(part, str) else part
                learn_here(s, zone, zone.place(index), 1 << viewer, list(texts or []), path)
            return
    raise InvalidPosition(path, "no such zone")


def learn_here(s: State, zone: Zone, place: int, bit: int, texts: list[str], path: str) -> None:
    """Set what a viewer knows of one place."""
    game = s.terms.game
    size = 1 if zone.kind == CELL else int(s.data[place])
    if len(texts) > size:
        raise InvalidPosition(path, f"more cards known than the {size} that lie there")
    for i, text in enumerate(texts):
        if text == "?":
            continue
        card = game.card_code(str(text))
        if zone.kind == CELL:
            address = place
        elif zone.kind == PILE:
            address = place + size - i
        else:
            free = [place + k for k in range(1, size + 1) if s.data[place + k] == card and not s.known[place + k] & bit]
            address = free[0] if free else -1
        if card == 0 or address < 0 or s.data[address] != card:
            raise InvalidPosition(path, f"{text!r} does not lie there")
        s.known[address] |= bit


def read_chance(s: State, given: Any) -> None:
    """Set the generator's state."""
    if given is None:
        return
    if not isinstance(given, dict):
        raise InvalidPosition("chance", f"expected a dict, got {given!r}")
    if "fast" in given:
        s.fate = None
        s.rng = chance_number(given, "fast", 1, FAST_LIMIT)
        return
    s.fate = Fate(chance_number(given, "seed", 0, SEED_LIMIT), chance_number(given, "drawn", 0, DRAWN_LIMIT))
    script = given.get("script", [])
    if not isinstance(script, (list, tuple)):
        raise InvalidPosition("chance.script", f"expected a list of results, got {script!r}")
    s.fate.script = [str(entry) for entry in script]


def chance_number(given: Mapping[str, object], key: str, low: int, limit: int) -> int:
    """A number of the generator's state, 0 where it is left out."""
    value = given.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value < limit:
        raise InvalidPosition(f"chance.{key}", f"expected a number from {low} to {limit - 1}, got {value!r}")
    return value


def read_pending(s: State, given: Any) -> None:
    """Rebuild the stack of frames."""
    names = {name: number for number, name in enumerate(s.terms.game.frame_names) if number > 0}  # 0 is no frame
    if not isinstance(given, (list, tuple)) or len(given) >= len(s.stack):
        raise InvalidPosition("pending", f"expected a list of frames, got {given!r}")
    for i, entry in enumerate(given):
        path = f"pending[{i}]"
        if not isinstance(entry, (list, tuple)) or not 1 <= len(entry) <= 3 or entry[0] not in names:
            raise InvalidPosition(path, f"expected a frame's name and up to two numbers, got {entry!r}")
        arguments = [*entry[1:], 0, 0][:2]
        if not all(
            isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= limit
            for n, limit in zip(arguments, (A_MASK, 1 << 25), strict=True)
        ):
            raise InvalidPosition(path, f"expected small numbers, got {entry!r}")
        s.stack[s.depth] = frame(names[entry[0]], arguments[0], arguments[1])
        s.depth += 1


def check_pending(s: State) -> None:
    """Refuse a stack of frames that no game brings about: each says itself whether it can lie where it lies."""
    game = s.terms.game
    below: i64 = 0
    i: i64
    for i in range(s.depth):
        top = s.stack[i]
        name = game.frame_names[int(number_of(top))]
        if not can_lie(game, s, top, below):
            on = f"on {game.frame_names[int(number_of(below))]}" if i > 0 else "lowest"
            raise InvalidPosition(f"pending[{i}]", f"{name} cannot be pending {on} in step {game.step_name(s)}")
        if not s.frames[number_of(top)].fits(s, a_of(top), b_of(top), below):
            raise InvalidPosition(f"pending[{i}]", f"{name} has numbers, or lacks cards, as they cannot be here")
        below = top
    game.check_pending(s)


def can_lie(game: Game, s: State, top: i64, below: i64) -> bool:
    """Whether a game lets a frame be pending on another one, or as the lowest one in this step."""
    number = int(number_of(top))
    if below != 0:
        return not game.lies_on or int(number_of(below)) in game.lies_on.get(number, ())
    return not game.lowest or int(s.data[STEP]) in game.lowest.get(number, ())
