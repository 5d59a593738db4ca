"""The observation as it is defined: made from a view and nothing else.

What the view shows openly is read back with the game's own reader of positions, hidden cards left out; those are counted
where the view has its question marks. It is slow and plain; `observation.py` is its fast double.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.fields import Field
from lichtung.kernel.game import Game
from lichtung.kernel.kinds import CELL, NOBODY
from lichtung.kernel.plain import Json
from lichtung.kernel.sight import HIDDEN
from lichtung.kernel.state import State
from lichtung.research.observation import DTYPE, Observation, Observer
from lichtung.research.spec import Spot


def observe_view(observer: Observer, view: Json, seat: int | None) -> Observation:
    """The observation of the seat that this view belongs to."""
    game = observer.terms.game
    shown = openly(game, observer, view)
    row = np.zeros(observer.size, np.int64)
    for spot in observer.plan.spots:
        count(row, observer, view, shown, spot)
    for address, target in observer.plan.numbers:
        row[target] = shown.data[address]
    for zone, index, target in observer.plan.sizes:
        row[target] = len(texts_at(view, zone.where(shown, index)))
    write_head(row, observer, view, seat)
    return row.astype(DTYPE)


def openly(game: Game, observer: Observer, view: Json) -> State:
    """A state that holds what the view shows openly, and nothing else."""
    shown = game.blank(observer.terms, False)
    game.prepare(shown)
    shown.data[TURN], shown.data[ROUND] = view["turn"], view["round"]
    for field in game.layout.fields:
        value = without_hidden(field, view[field.key])
        if value is not None:
            field.read(shown, value)
    return shown


def without_hidden(field: Field, value: Any) -> Any:
    """A field's value with hidden cards taken out of lists, or nothing in their cells."""
    in_cells = any(zone.kind == CELL for zone in field.parts())
    if isinstance(value, dict):
        return {key: without_hidden(field, part) for key, part in value.items()}
    if isinstance(value, list):
        parts = [without_hidden(field, part) for part in value]
        return [part for part, given in zip(parts, value, strict=True) if in_cells or not is_hidden(given)]
    return None if is_hidden(value) else value


def is_hidden(text: Any) -> bool:
    """Whether a view's text stands for a hidden card."""
    return isinstance(text, str) and text.startswith(HIDDEN)


def texts_at(view: Json, path: list[str | int]) -> list[Any]:
    """What stands in a view at a path, as a list; nothing where the view leaves it out."""
    value: Any = view
    for key in path:
        if isinstance(value, dict):
            value = value.get(str(key))
        elif isinstance(value, list) and int(key) < len(value):
            value = value[int(key)]
        else:
            return []
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def count(row: Any, observer: Observer, view: Json, shown: State, spot: Spot) -> None:
    """Count the cards of one spot."""
    plan, game, zone = observer.plan, observer.terms.game, spot.zone
    table = plan.tables[spot.table]
    texts = texts_at(view, zone.where(shown, spot.index))
    if spot.depth >= 0:
        from_top = texts if zone.sight == NOBODY else texts[::-1]
        cards = [game.card_code(text) for text in from_top[spot.depth : spot.depth + 1] if not is_hidden(text)]
    else:
        place = zone.place(spot.index)
        size = 1 if zone.kind == CELL else int(shown.data[place])
        first = place if zone.kind == CELL else place + 1
        cards = [int(shown.data[first + i]) for i in range(size) if shown.data[first + i]]
        cards += [plan.hidden + plan.backs.index(text[1:]) for text in texts if is_hidden(text)]
    for card in cards:
        if table[card] >= 0:
            row[spot.base + table[card]] += 1


def write_head(row: Any, observer: Observer, view: Json, seat: int | None) -> None:
    """Who looks, whose turn it is, what is asked."""
    plan, choice = observer.plan, view["choice"]
    if seat is not None:
        row[plan.viewer + seat] = 1
    row[plan.turn + view["turn"]] = 1
    row[plan.round] = view["round"]
    row[plan.step + plan.game.steps.index(view["step"])] = 1
    row[plan.over] = view["result"] is not None
    if choice is not None:
        row[plan.decider + choice["seat"]] = 1
    if choice is not None and "name" in choice:
        row[plan.question + plan.questions.index(choice["name"])] = 1
        about = observer.encoder.about_numbers(choice["about"])
        row[plan.about : plan.about + len(about)] = about
