"""What a table shows beyond the rules: sums, dangers, what is left, previews. The rules compute it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lichtung.games.urbion import words
from lichtung.games.urbion.census import ALL_ROWS, balanced_cities
from lichtung.games.urbion.city import dominant_side, is_balanced, is_empty, left_total, right_total, total
from lichtung.games.urbion.components import (
    CARRIES,
    CHAOS,
    CODES,
    DREAM,
    DREAM_DECKS,
    DREAM_KINDS,
    FAILURE,
    LYING,
    PERFECT_BALANCE,
    SUCCESS,
    postcard_of,
)
from lichtung.games.urbion.layout import SIDE_NAMES, figure_name
from lichtung.games.urbion.postcards import a_plan_is_there, is_fulfilled, residents, two_chaos_lie
from lichtung.games.urbion.state import (
    BOX,
    CITIES,
    CITY_DECK,
    DISCARD_PILE,
    DREAM_DECK,
    DREAM_SET,
    FIGURE,
    HAND,
    HANDS,
    REQUIRED,
    RESOLVING,
    ROWS,
    SET_ASIDE,
    SUCCESS_PILE,
    figure_row,
    left_of,
    right_of,
    rows_with_city,
    side_at,
)
from lichtung.games.urbion.void import figure_after
from lichtung.kernel.notation import VERB, argument_of
from lichtung.kernel.sight import eye_of
from lichtung.kernel.state import State

Preview = dict[str, Any]

# Options that change a row, by their verbs: the argument divided by this is the row.
ROW_OF: Final = {
    words.PLACE // VERB: 2 * 256,
    words.PLACE_AT // VERB: 1,
    words.PLACE_ON // VERB: 2,
    words.DISCARD_DREAM // VERB: 2 * words.ON_SIDE,
    words.DISCARD_SET // VERB: words.ROW_SLOTS,
    words.CLEAR // VERB: 1,
    words.TURN // VERB: 2 * words.ON_SIDE,
    words.WITH // VERB: 2 * words.ON_SIDE,
    words.TO // VERB: 1,
}
BETWEEN_ROWS: Final = (words.WITH // VERB, words.TO // VERB)  # the question is about the dream that moves


def insight(s: State, viewer: int | None) -> dict[str, Any]:
    """Returns sums and balance of every row, what a census and the Void would do now, unseen cards, previews."""
    left = unseen(s, viewer)
    chaos = sum([count for card, count in left.items() if card >= CHAOS])
    own = {
        "unseen": {CODES[card]: count for card, count in left.items()},
        "deck": int(s.data[DREAM_DECK]),
        # About how many turns the deck lasts: a dream a turn, two for every city to come; chaos comes on top of that.
        "turns": max(0, int(s.data[DREAM_DECK]) - chaos - 2 * int(s.data[CITY_DECK])),
        "previews": previews(s, viewer),
    }
    if viewer is not None:
        return own
    return {
        "rows": [about_row(s, row) for row in range(rows_on_display(s))],
        "census": census(s),
        "cities": {"pacified": int(s.data[SUCCESS_PILE]), "required": int(s.rules[REQUIRED])},
        "residents": int(residents(s)),
        "void": void(s),
        **own,
    }


def rows_on_display(s: State) -> int:
    """Returns how many rows a view has: rows at the bottom without a city are left out."""
    return int(rows_with_city(s)).bit_length()


def row_name(row: i64) -> str:
    """Returns the name of a row."""
    return words.SIDE_NAMES[int(2 * row)][:2]


def about_row(s: State, row: i64) -> dict[str, Any]:
    """Returns the sums of a row, its balance and its dominant side."""
    side = dominant_side(s, row)
    return {
        "left": int(left_total(s, row)),
        "right": int(right_total(s, row)),
        "total": int(total(s, row)),
        "balanced": is_balanced(s, row),
        "dominant": None if side == 0 else SIDE_NAMES[0] if side == left_of(row) else SIDE_NAMES[1],
    }


def census(s: State) -> dict[str, Any]:
    """Returns which rows a census would pacify now, and how their postcards would count."""
    pacified = balanced_cities(s)
    rows = [row for row in range(ROWS) if pacified >> row & 1 != 0]
    postcards: dict[str, int] = {}
    for number in [2 * row + half for row in rows for half in (0, 1)]:
        side = side_at(number)
        for at in range(side + 1, side + s.data[side] + 1):
            if s.data[at] >= CARRIES:
                code = f"{words.SIDE_NAMES[number]}/{LYING[int(s.data[at]), number % 2]}"
                postcards[code] = int(worth(s, s.data[at], number, pacified == ALL_ROWS))
    return {"pacifies": [row_name(row) for row in rows], "perfect": pacified == ALL_ROWS, "postcards": postcards}


def worth(s: State, card: i64, number: i64, perfect: bool) -> i64:
    """Returns what the postcard on a dream of a side would count if its city were pacified now."""
    postcard = postcard_of(card // CARRIES)
    mages, planbot = two_chaos_lie(s), a_plan_is_there(s)
    return SUCCESS if is_fulfilled(s, postcard, number // 2, side_at(number), perfect, mages, planbot) else FAILURE


def void(s: State) -> dict[str, Any] | None:
    """Returns where the figure goes next, and what a census would mean for its city now; None without the Void."""
    if s.data[FIGURE] == 0:
        return None
    row = figure_row(s)
    danger: str | None = None
    if row >= 0:
        danger = "balanced" if is_balanced(s, row) else "loses" if is_empty(s, row) else "discards"
    return {"next": figure_name(int(figure_after(s, rows_soon(s)))), "danger": danger}


def rows_soon(s: State) -> i64:
    """Returns the rows with a city as bits; in the middle of a census the rows count that get a new city soon."""
    filled = rows_with_city(s)
    coming = s.data[CITY_DECK]
    row: i64
    for row in range(ROWS):
        if s.data[CITIES + row] == 0 and coming > 0:
            coming -= 1
            filled |= 1 << row
    return filled


def unseen(s: State, viewer: int | None) -> dict[int, int]:
    """Returns how many dreams of each kind are in the deck or in a hidden hand, as far as the viewer can tell.

    Counted as those that are nowhere to be seen.
    """
    eye = eye_of(s, viewer)
    found = [int(-s.data[BOX + card]) if card else 0 for card in range(DREAM_KINDS)]
    for card in DREAM_DECKS[s.rules[DREAM_SET]]:
        found[card] += 1
    places = [DREAM_DECK, DISCARD_PILE, SET_ASIDE, RESOLVING]
    places += [HANDS + seat * HAND for seat in range(s.terms.seats)]
    seen = [card for place in places for card in eye.open_in(s, int(place))]
    seen += [card & DREAM for number in range(2 * ROWS) for card in eye.open_in(s, int(side_at(number)))]
    for card in seen:
        if card < DREAM_KINDS:
            found[card] -= 1
    return {card: count for card, count in enumerate(found) if count > 0}


# -- previews ----------------------------------------------------------------------------------------------------------


def previews(s: State, viewer: int | None) -> list[Preview | None]:
    """Returns for each option of the decider what can be foretold: the totals of rows it changes, or what a census does."""
    asked = s.choice
    if asked is None or viewer is None or asked.seat != viewer:
        return []
    return [preview(s, option) for option in s.offered]


def preview(s: State, option: i64) -> Preview | None:
    """Returns what one option would do."""
    verb = int(option // VERB)
    if option == words.CENSUS or option == words.BOOK + PERFECT_BALANCE:
        return census(s)
    if verb not in ROW_OF or (verb == words.SETS and argument_of(option) % words.ROW_SLOTS == 0):
        return None
    row = argument_of(option) // ROW_OF[verb]
    after = s.foresee(option)
    if verb in BETWEEN_ROWS:
        here = s.top_a() // words.ON_SIDE // 2
        return {"rows": {row_name(here): int(total(after, here)), row_name(row): int(total(after, row))}}
    dreams = after.data[left_of(row)] + after.data[right_of(row)]
    return {"row": row_name(row), "total": int(total(after, row)), "dreams": int(dreams)}
