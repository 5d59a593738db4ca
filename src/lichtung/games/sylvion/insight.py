"""What a table shows beyond the rules: dangers, healing, cards not yet seen, previews. The rules compute it on sketches."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.clearing import cell_ahead, discard, enter, place_at, take_figure_off
from lichtung.games.sylvion.components import (
    BETRAYAL,
    CODES,
    COUNT,
    EDGE_CARDS,
    INTRODUCTORY,
    LAST_SYLVAN,
    STRENGTH,
    is_elemental,
)
from lichtung.games.sylvion.end import healing
from lichtung.games.sylvion.feats import elementals_in_line
from lichtung.games.sylvion.state import (
    ADVANCED,
    BOX,
    CELL_NAMES,
    CELLS,
    CLEARING,
    COLUMN,
    COLUMNS,
    DEFENDER_DECK,
    FEATS_BETRAYALS,
    FIGURE_AT,
    FOREST_HEALTH,
    IN_PLAY,
    RAVAGER_STACK,
    RECRUIT_COLUMN,
    ROWS,
    STACK,
    SYLVAN_DISCARD,
    hand_of,
)
from lichtung.kernel.sight import eye_of
from lichtung.kernel.state import State

Hit = dict[str, Any]
Preview = dict[str, Any]


def insight(s: State, viewer: int | None) -> dict[str, Any]:
    """Returns dangers per row, healing against need, rounds left, what a player plans with; unseen cards and previews."""
    own = {"unseen": unseen(s, viewer), "previews": previews(s, viewer)}
    if viewer is not None:
        return own
    rows = dangers(s.sketch())
    return {
        "danger": rows,
        "damage": sum([hit["strength"] for row in rows for hit in row]),
        "healing": int(healing(s)),
        "desolated": int(EDGE_CARDS - s.data[FOREST_HEALTH]),
        "rounds_left": max([int(s.data[RAVAGER_STACK + row * STACK]) for row in range(ROWS)]),
        "deck": int(s.data[DEFENDER_DECK]),
        "hands": [int(s.data[hand_of(seat)]) for seat in range(s.terms.seats)],
        **own,
    }


def dangers(sketch: State) -> list[list[Hit]]:
    """Returns what would hit the forest edge in each row if nothing changed: in how many rounds, how hard, with the figure?

    The sketch is marched to the end.
    """
    return [dangers_of_row(sketch, row) for row in range(ROWS)]


def dangers_of_row(sketch: State, row: i64) -> list[Hit]:
    """Returns what would hit the forest edge in one row."""
    hits: list[Hit] = []
    rounds: i64
    column: i64
    for rounds in range(1, COLUMNS + 2):
        for column in range(COLUMNS, -1, -1):
            place = place_at(row, column)
            if not is_elemental(sketch.data[place]):
                continue
            cell = cell_ahead(sketch, row, column)
            if cell != 0:
                enter(sketch, place, cell)
            else:
                strength, bearer = int(STRENGTH[sketch.data[place]]), sketch.data[FIGURE_AT] == place
                hits.append({"rounds": int(rounds), "strength": strength, "figure": bearer})
                leave(sketch, place)
    return hits


def leave(sketch: State, place: i64) -> None:
    """An elemental goes over the forest edge; the game goes on."""
    if sketch.data[FIGURE_AT] == place:
        take_figure_off(sketch)
    discard(sketch, sketch.data[place], place)


def unseen(s: State, viewer: int | None) -> dict[str, int]:
    """Returns how many cards of each kind are in the defender deck or in a hidden hand, as far as the viewer can tell.

    SYL-INFO-3. Counted as those that are nowhere to be seen.
    """
    eye = eye_of(s, viewer)
    last = BETRAYAL if s.rules[FEATS_BETRAYALS] != 0 else LAST_SYLVAN
    counts = COUNT if s.rules[ADVANCED] != 0 else INTRODUCTORY
    found = [int(counts[card] - s.data[SYLVAN_DISCARD + card] - s.data[BOX + card]) for card in range(last + 1)]
    places = [DEFENDER_DECK, IN_PLAY, *[RECRUIT_COLUMN + row * COLUMN for row in range(ROWS)]]
    places += [hand_of(seat) for seat in range(s.terms.seats)]
    seen = [card for place in places for card in eye.open_in(s, int(place))]
    seen += [int(s.data[cell]) for cell in range(CLEARING, CLEARING + CELLS)]
    for card in seen:
        if card <= last:
            found[card] -= 1
    return {CODES[card]: found[card] for card in range(1, last + 1) if found[card] > 0}


# -- previews ----------------------------------------------------------------------------------------------------------


def previews(s: State, viewer: int | None) -> list[Preview | None]:
    """Returns for each option of the decider the damage that would threaten afterwards; None where that says nothing."""
    asked = s.choice
    if asked is None or viewer is None or asked.seat != viewer:
        return []
    return [preview(s, s.top_frame(), s.top_a(), option) for option in s.offered]


def preview(s: State, question: i64, about: i64, option: i64) -> Preview | None:
    """Returns what one option would do."""
    if question == frames.PLACE_CELL:
        return threat(s.foresee(option))
    if question == frames.WHALE_DESTINATION:
        return moved(s, about, option)
    if question == frames.ELEPHANT_TARGET:
        return {**threat(s.foresee(option)), "hits": [CELL_NAMES[int(option - words.DISCARD_AT)]]}
    if question == frames.GEYSER_DIRECTION:
        hits = [CELL_NAMES[int(cell)] for cell in elementals_in_line(s, about, option)]
        return {**threat(s.foresee(option)), "hits": hits}
    return None


def threat(sketch: State) -> Preview:
    """Returns the damage that threatens, and whether the figure would reach the edge."""
    hits = [hit for row in dangers(sketch) for hit in row]
    return {"damage": sum([hit["strength"] for hit in hits]), "figure": any(hit["figure"] for hit in hits)}


def moved(s: State, start: i64, option: i64) -> Preview:
    """SYL-WHALE. Returns what becomes of an elemental in an empty cell, on another card, or at the forest edge."""
    target = option - words.TO
    if target == words.EDGE:
        sketch = s.sketch()
        outcome = "lost" if s.data[FIGURE_AT] == start else "edge"
        leave(sketch, start)
        return {**threat(sketch), "outcome": outcome, "strength": int(STRENGTH[s.data[start]])}
    sketch = s.foresee(option)
    after = sketch.data[target]
    outcome = "moves" if s.data[target] == 0 else "fire" if is_elemental(after) else "both" if after == 0 else "defence"
    return {**threat(sketch), "outcome": outcome}
