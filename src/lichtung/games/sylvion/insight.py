"""What a table shows beyond the rules: dangers, healing, cards not yet seen, previews. The rules compute it on sketches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, schema, words
from lichtung.games.sylvion.clearing import cell_ahead, discard, enter, place_at, take_figure_off
from lichtung.games.sylvion.components import BETRAYAL, CODES, ELEPHANT, KINDS, STRENGTH, WHALE, is_animal, is_elemental
from lichtung.games.sylvion.end import desolated, healing
from lichtung.games.sylvion.feats import elementals_in_line
from lichtung.games.sylvion.layout import CELL_NAMES, COLUMNS, FIGURE_AT, ROWS
from lichtung.games.sylvion.setup import sylvan_cards
from lichtung.games.sylvion.turn import rounds_left
from lichtung.kernel.frames import number_of
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import Ahead
from lichtung.kernel.sight import question, viewer_of
from lichtung.kernel.state import State

AIMED: Final = (WHALE, ELEPHANT)  # animals that look at nothing hidden before somebody says what they are aimed at
MARCH: Final = [(row, column) for row in range(ROWS) for column in range(COLUMNS, -1, -1)]  # SYL-MOVE-1, 2


def insight(s: State, viewer: int | None) -> schema.Own:
    """Returns dangers per row, healing against need, rounds left; to each viewer unseen cards and previews."""
    own: schema.Own = {
        "unseen": unseen(s, viewer),
        "previews": [preview(s, s.top_frame(), s.top_a(), option) for option in s.offered_to(viewer)],
    }
    if viewer is not None:
        return own
    rows = dangers(s.sketch())
    whole: schema.Insight = {
        "danger": rows,
        "damage": sum([hit["strength"] for row in rows for hit in row]),
        "healing": int(healing(s)),
        "desolated": int(desolated(s)),
        "rounds_left": int(rounds_left(s)),
        **own,
    }
    return whole


def dangers(sketch: State) -> list[list[schema.Hit]]:
    """Returns what would hit the forest edge in each row if nothing changed: the sketch is marched to the end."""
    hits: list[list[schema.Hit]] = [[] for _ in range(ROWS)]
    row: i64
    column: i64
    for rounds in range(1, COLUMNS + 2):
        for row, column in MARCH:
            place = place_at(row, column)
            if not is_elemental(sketch.data[place]):
                continue
            cell = cell_ahead(sketch, row, column)
            if cell != 0:
                enter(sketch, place, cell)
            else:
                strength, bearer = int(STRENGTH[sketch.data[place]]), sketch.data[FIGURE_AT] == place
                hits[row].append({"rounds": rounds, "strength": strength, "figure": bearer})
                leave(sketch, place)
    return hits


def leave(sketch: State, place: i64) -> None:
    """An elemental goes over the forest edge; the game goes on."""
    if sketch.data[FIGURE_AT] == place:
        take_figure_off(sketch)
    discard(sketch, sketch.data[place], place)


def unseen(s: State, viewer: int | None) -> dict[str, int]:
    """SYL-INFO-3. Returns how many cards of each kind are in the defender deck or in a hand, nowhere to be seen."""
    left = [0] * KINDS
    for card in sylvan_cards(s):
        left[card] += 1
    for card in viewer_of(s, viewer).all_seen(s):
        left[card] -= 1
    return {CODES[card]: left[card] for card in range(1, BETRAYAL + 1) if left[card] > 0}


# -- previews ----------------------------------------------------------------------------------------------------------


def preview(s: State, question: i64, about: i64, option: i64) -> schema.Preview | None:
    """Returns the damage that would threaten after an option, and what it hits; None where that says nothing."""
    if question == frames.PLACE_CELL or question == frames.ELEPHANT_TARGET:
        return threat(s.foresee(option))
    if question == frames.WHALE_DESTINATION:
        return moved(s, about, option)
    if question == frames.GEYSER_DIRECTION:
        hits = [CELL_NAMES[int(cell)] for cell in elementals_in_line(s, about, option)]
        return {**threat(s.foresee(option)), "hits": hits}
    return None


def ahead(s: State, option: i64) -> Ahead | None:
    """Returns where a card of the hand could go, and what would threaten then, before its cost is paid."""
    card = argument_of(option)
    if verb_of(option) != words.PLAY or (is_animal(card) and card not in AIMED):
        return None
    sketch = s.foresee(option)
    while number_of(sketch.stack[sketch.depth - 1]) != frames.CARRY_OUT:
        sketch.depth -= 1  # nothing is paid on a sketch
    sketch.depth -= 1
    sketch.frames[frames.CARRY_OUT].run(sketch, card, 0)
    sketch.ask_again()
    asked = sketch.choice
    assert asked is not None
    previews = [preview(sketch, sketch.top_frame(), sketch.top_a(), one) for one in sketch.options]
    return {"choice": question(sketch, asked), "insight": {"previews": previews}}


def threat(sketch: State) -> schema.Preview:
    """Returns the damage that threatens, and whether the figure would reach the edge."""
    hits = [hit for row in dangers(sketch) for hit in row]
    return {"damage": sum([hit["strength"] for hit in hits]), "figure": any(hit["figure"] for hit in hits)}


def moved(s: State, start: i64, option: i64) -> schema.Preview:
    """SYL-WHALE. Returns what becomes of an elemental in an empty cell, on another card, or at the forest edge."""
    target = option - words.TO
    if target == words.EDGE:
        sketch = s.sketch()
        leave(sketch, start)
        lost = s.data[FIGURE_AT] == start
        return {**threat(sketch), "outcome": "lost" if lost else "edge", "strength": int(STRENGTH[s.data[start]])}
    sketch = s.foresee(option)
    after = sketch.data[target]
    if s.data[target] == 0:
        return {**threat(sketch), "outcome": "moves"}
    return {**threat(sketch), "outcome": "fire" if is_elemental(after) else "both" if after == 0 else "defence"}
