"""State to plain data and back: positions, knowledge, chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from lichtung.kernel import sight
from lichtung.kernel.chance import DRAWN_LIMIT, FAST_LIMIT, SEED_LIMIT, Fate
from lichtung.kernel.errors import ImpossibleChance, InvalidPosition
from lichtung.kernel.frames import A_MASK, A_SHIFT, B_SHIFT, FRAME_MASK, frame
from lichtung.kernel.layout import BAG, CELL, HEAP, PILE
from lichtung.kernel.result import Result

if TYPE_CHECKING:
    from lichtung.kernel.game import Game
    from lichtung.kernel.layout import Zone
    from lichtung.kernel.state import State

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


def head(s: State) -> dict[str, Any]:
    """The keys that positions and views of all games begin with."""
    game = s.terms.game
    found: dict[str, Any] = {"game": game.name, "version": game.version}
    if game.data_hash:
        found["data"] = game.data_hash
    found["seats"] = s.terms.seats
    found["settings"] = dict(s.terms.settings)
    found.update(time(s))
    return found


def time(s: State) -> dict[str, Any]:
    """Whose turn it is, in which round and step."""
    return {"turn": int(s.data[1]), "round": int(s.data[2]), "step": s.terms.game.step_name(s)}


def result(found: Result) -> dict[str, Any]:
    """A result as plain data."""
    return {
        "won": found.won,
        "reason": found.reason,
        "rule": found.rule,
        "scores": list(found.scores),
        "ranks": list(found.ranks),
        "winners": list(found.winners),
    }


def position(s: State) -> dict[str, Any]:
    """Everything about a state, readable, and enough to go on from."""
    found = head(s)
    eye = sight.Eye(0)
    for field in s.terms.layout.fields:
        found[field.key] = field.write(s, eye)
    found.update(s.terms.game.derived(s))
    found["pending"] = pending(s)
    found["known"] = [known(s, viewer) for viewer in [*range(s.terms.seats), None]]
    found["chance"] = chance(s)
    ended = s.result
    found["result"] = None if ended is None else ended.reason
    return found


def pending(s: State) -> list[list[Any]]:
    """The stack of frames, from the bottom to the top: name and arguments."""
    found: list[list[Any]] = []
    for i in range(s.depth):
        packed = s.stack[i]
        name = s.terms.game.frame_names[packed & FRAME_MASK]
        entry: list[Any] = [name, int((packed >> A_SHIFT) & A_MASK), int(packed >> B_SHIFT)]
        while len(entry) > 1 and entry[-1] == 0:
            entry.pop()
        found.append(entry)
    return found


def known(s: State, viewer: int | None) -> dict[str, Any]:
    """What a viewer knows of zones it does not see: piles top first up to the last known card, heaps the known cards."""
    found: dict[str, Any] = {}
    if not s.tracks:
        return found
    bit = s.terms.bit(viewer)
    for zone in s.terms.layout.zones:
        if zone.kind == BAG:
            continue
        parts = [known_here(s, zone, zone.place(i), bit) for i in range(zone.places(s.terms.seats))]
        if any(parts):
            found[zone.key] = parts[0] if zone.count == 0 and zone.kind != CELL else parts
    return found


def known_here(s: State, zone: Zone, place: int, bit: int) -> list[str]:
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


def chance(s: State) -> dict[str, Any]:
    """The generator's state."""
    if s.fate is None:
        return {"fast": int(s.rng)}
    found: dict[str, Any] = {"seed": s.fate.seed, "drawn": s.fate.drawn}
    if s.fate.script:
        found["script"] = s.fate.script[:]
    return found


# -- reading -----------------------------------------------------------------------------------------------------------


def fill(s: State, given: dict[str, Any]) -> None:
    """Set a fresh state from a position; what is left out keeps its starting value."""
    game = s.terms.game
    fields = {field.key: field for field in s.terms.layout.fields}
    derived = game.derived_keys
    for key in given:
        if key not in fields and key not in COMMON and key not in derived:
            expected = ", ".join([*COMMON, *fields])
            raise InvalidPosition(str(key), f"no such key; expected one of {expected}")
    number(s, given, "round", 2, 0, 10_000)
    s.data[1] = game.turn_of_round(s)
    number(s, given, "active_player", 1, 0, s.terms.seats - 1)
    number(s, given, "turn", 1, 0, s.terms.seats - 1)
    for key, field in fields.items():
        if given.get(key) is not None:
            field.read(s, given[key])
    for index, entry in enumerate(given.get("known") or []):
        if index > s.terms.seats or not isinstance(entry, dict):
            raise InvalidPosition(f"known[{index}]", "expected one dict for each seat and one for spectators")
        for key, value in entry.items():
            learn(s, index, str(key), value)
    read_chance(s, given.get("chance"))


def number(s: State, given: dict[str, Any], key: str, address: int, low: int, high: int) -> None:
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


def chance_number(given: dict[str, Any], key: str, low: int, limit: int) -> int:
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
        name = game.frame_names[int(top & FRAME_MASK)]
        if not can_lie(game, s, top, below):
            on = f"on {game.frame_names[int(below & FRAME_MASK)]}" if i > 0 else "lowest"
            raise InvalidPosition(f"pending[{i}]", f"{name} cannot be pending {on} in step {game.step_name(s)}")
        if not s.frames[top & FRAME_MASK].fits(s, (top >> A_SHIFT) & A_MASK, top >> B_SHIFT, below):
            raise InvalidPosition(f"pending[{i}]", f"{name} has numbers, or lacks cards, as they cannot be here")
        below = top
    game.check_pending(s)


def can_lie(game: Game, s: State, top: i64, below: i64) -> bool:
    """Whether a game lets a frame be pending on another one, or as the lowest one in this step."""
    number = int(top & FRAME_MASK)
    if below != 0:
        return not game.lies_on or int(below & FRAME_MASK) in game.lies_on.get(number, ())
    return not game.lowest or int(s.data[3]) in game.lowest.get(number, ())


# -- scripted chance ---------------------------------------------------------------------------------------------------


def scripted_order(s: State, pile: int, tokens: list[str]) -> list[i64]:
    """The cards of a scripted shuffle, top first, if they are exactly the cards of the pile."""
    game = s.terms.game
    cards: list[i64] = [game.card_code(token) for token in tokens]
    held = sorted([int(s.data[pile + i]) for i in range(1, int(s.data[pile]) + 1)])
    if sorted([int(card) for card in cards]) != held:
        expected = " ".join([game.card_name(card) for card in held])
        raise ImpossibleChance(f"expected an order of {expected!r}, got {' '.join(tokens)!r}")
    return cards


def scripted_card(s: State, place: int, below: int, tokens: list[str]) -> int:
    """The card of a scripted pick, if it lies there and can be picked."""
    game = s.terms.game
    zone, _ = s.terms.layout.zone_at(place, s.terms.seats)
    held = [name for name in sight.Eye(0).cards(s, place, zone.kind, zone.capacity) if game.card_code(name) < below]
    card = game.card_code(tokens[0]) if len(tokens) == 1 else 0
    if card == 0 or game.card_name(card) not in held:
        raise ImpossibleChance(f"expected one of {' '.join(held)!r}, got {' '.join(tokens)!r}")
    return int(card)


def frozen(s: State) -> dict[str, Any]:
    """What is pickled."""
    return position(s)


def unpickle(name: str, given: dict[str, Any], data: str | None = None) -> State:
    """Rebuild a pickled state; its history is not kept. `data`: the folder of its component set, if not the usual one."""
    from lichtung.kernel.catalogue import game

    return game(name, data).load(given, strict=False)
