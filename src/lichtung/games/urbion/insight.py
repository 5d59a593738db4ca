"""What a table shows beyond the rules: sums, dangers, what is left, previews. The rules compute it."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.urbion import schema, words
from lichtung.games.urbion.census import ALL_ROWS, balanced_cities
from lichtung.games.urbion.city import is_balanced, is_empty, left_total, right_total, total
from lichtung.games.urbion.components import CARRIES, CHAOS, CODES, DREAM_DECKS, PERFECT_BALANCE
from lichtung.games.urbion.inventory import parts
from lichtung.games.urbion.layout import CITY_DECK, DREAM_DECK, FIGURE, ROWS, figure_name
from lichtung.games.urbion.postcards import residents, worth
from lichtung.games.urbion.settings import DREAM_SET
from lichtung.games.urbion.state import figure_row, left_of, right_of, rows_with_city, side_at
from lichtung.games.urbion.void import figure_after
from lichtung.kernel.notation import verb_of
from lichtung.kernel.sight import viewer_of
from lichtung.kernel.state import State


def insight(s: State, viewer: int | None) -> schema.Own:
    """Returns sums and balance of every row, what a census and the Void would do now; unseen cards and previews."""
    left = unseen(s, viewer)
    chaos = sum([count for card, count in left.items() if card >= CHAOS])
    own: schema.Own = {
        "unseen": {CODES[card]: count for card, count in left.items()},
        # About how many turns the deck lasts: a dream a turn, two for every city to come; chaos comes on top of that.
        "turns": max(0, int(s.data[DREAM_DECK]) - chaos - 2 * int(s.data[CITY_DECK])),
        "previews": [preview(s, option) for option in s.offered_to(viewer)],
    }
    if viewer is not None:
        return own
    whole: schema.Insight = {
        "rows": [sums(s, row) for row in range(int(rows_with_city(s)).bit_length())],  # as many as a view has
        "census": census(s),
        "residents": int(residents(s)),
        "void": void(s) if s.data[FIGURE] != 0 else None,
        **own,
    }
    return whole


def sums(s: State, row: i64) -> schema.Sums:
    """Returns the sums of a row, its balance and its dominant side."""
    whole = int(total(s, row))
    return {
        "left": int(left_total(s, row)),
        "right": int(right_total(s, row)),
        "total": whole,
        "balanced": is_balanced(s, row),
        "dominant": "left" if whole > 0 else "right" if whole < 0 else None,
    }


def census(s: State) -> schema.Census:
    """Returns which rows a census would pacify now, and what each of their postcards would count."""
    pacified = balanced_cities(s)
    perfect = pacified == ALL_ROWS
    rows = [row for row in range(ROWS) if pacified >> row & 1 != 0]
    postcards: dict[str, int] = {}
    for number in [2 * row + half for row in rows for half in (0, 1)]:
        for card in s.cards_in(int(side_at(number))):
            if card >= CARRIES:
                code = words.DREAM_NAMES[number * words.ON_SIDE + card]
                postcards[code] = int(worth(s, card, number, perfect))
    return {"pacifies": [figure_name(row + 1) for row in rows], "perfect": perfect, "postcards": postcards}


def void(s: State) -> schema.Void:
    """Returns where the figure goes next, and what a census would mean for its city now.

    In the middle of a census the rows count that get a new city soon.
    """
    filled = rows_with_city(s)
    soon = [row for row in range(ROWS) if filled >> row & 1 == 0][: s.data[CITY_DECK]]
    outlook: schema.Void = {
        "next": figure_name(int(figure_after(s, filled | sum([1 << row for row in soon])))),
        "danger": None,
    }
    row = figure_row(s)
    if row >= 0:
        outlook["danger"] = "balanced" if is_balanced(s, row) else "loses" if is_empty(s, row) else "discards"
    return outlook


def unseen(s: State, viewer: int | None) -> dict[int, int]:
    """Returns how many dreams of each kind are in the deck or in a hidden hand: those that are nowhere to be seen."""
    left: dict[int, int] = {}
    for dream in DREAM_DECKS[s.rules[DREAM_SET]]:
        left[dream] = left.get(dream, 0) + 1
    for card in viewer_of(s, viewer).all_seen(s):
        for part in parts(card):
            if part in left:
                left[part] -= 1
    return {dream: left[dream] for dream in sorted(left) if left[dream] > 0}


def preview(s: State, option: i64) -> schema.Preview | None:
    """Returns what can be foretold of an option: the totals of rows that it changes, or what a census does."""
    if option == words.CENSUS or option == words.BOOK + PERFECT_BALANCE:
        now = census(s)
        return {"pacifies": now["pacifies"], "perfect": now["perfect"]}
    row = words.row_of(option)
    if row < 0:
        return None
    after = s.foresee(option)
    name, sum = figure_name(int(row) + 1), int(total(after, row))
    if verb_of(option) in (words.WITH, words.TO):  # the question is about the dream that moves
        here = s.top_a() // words.ON_SIDE // 2
        return {"rows": {figure_name(int(here) + 1): int(total(after, here)), name: sum}}
    return {"row": name, "total": sum, "dreams": int(after.data[left_of(row)] + after.data[right_of(row)])}
