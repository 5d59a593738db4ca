"""What a table shows beyond the rules: sums, dangers, what is left, previews. Computed from a view alone."""

from __future__ import annotations

import re
from typing import Any, Final

from lichtung.games.urbion.components import (
    CODES,
    CONSTANTS,
    DREAM_DECKS,
    DREAM_ROWS,
    DREAM_SETS,
    LEFT,
    LYING,
    RIGHT,
)
from lichtung.games.urbion.state import ROWS, row_after

Row = dict[str, Any]

LIES: Final = {(CODES[card], side): text for (card, side), text in LYING.items() if card in DREAM_ROWS}
HELD: Final = {text: CODES[card] for (card, _), text in LYING.items() if card in DREAM_ROWS}  # as in a hand
CHAOS_CODE: Final = "K"
CHAOS_TYPES: Final = ("K", "C")
CONCORD_CODE: Final = "O"
SIDES: Final = ("left", "right")
SET: Final = re.compile(r"^(R\d[LR])/(.+)$")


def insight(view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Sums and balance of every row, postcards as they would be judged now, the Void, unseen cards, previews."""
    rows: list[Row] = view["rows"]
    return {
        "rows": [about(row) for row in rows],
        "census": census(view),
        "cities": {"pacified": len(view["success_pile"]), "required": view["required_cities"]},
        "residents": sum(value_of(code) for code in view["resident_pile"]),
        "void": void(view),
        "unseen": unseen(view),
        "deck": len(view["dream_deck"]),
        "turns": turns(view),
        "previews": previews(view),
    }


def value_of(code: str) -> int:
    """The signed number in the code of a lying dream or of a resident."""
    return int(re.findall(r"[+-]\d+", code.partition("{")[0])[-1])


def about(row: Row) -> dict[str, Any]:
    """The sums of a row, its balance and its dominant side."""
    left = sum(value_of(code) for code in row["left"])
    right = sum(value_of(code) for code in row["right"])
    dreams = len(row["left"]) + len(row["right"])
    total = left + right
    return {
        "left": left,
        "right": right,
        "total": total,
        "balanced": dreams > 0 and total == 0,
        "dominant": None if total == 0 else "left" if total > 0 else "right",
    }


# -- a census now ------------------------------------------------------------------------------------------------------


def census(view: dict[str, Any]) -> dict[str, Any]:
    """What a census would do now: which rows it would pacify, how their postcards would count, what the Void would do."""
    rows: list[Row] = view["rows"]
    pacified = [
        i for i, row in enumerate(rows) if row["city"] and about(row)["balanced"] and view["void_figure"] != f"R{i + 1}"
    ]
    perfect = len(pacified) == 4
    postcards = {}
    for i in pacified:
        for side in SIDES:
            for code in rows[i][side]:
                if "{" in code:
                    done = fulfilled(rows, rows[i], side, code, perfect)
                    worth = CONSTANTS["postcard_success" if done else "postcard_failure"]
                    postcards[f"R{i + 1}{side[0].upper()}/{code}"] = worth
    return {"pacifies": [f"R{i + 1}" for i in pacified], "perfect": perfect, "postcards": postcards}


def fulfilled(rows: list[Row], row: Row, side: str, code: str, perfect: bool) -> bool:
    """Whether a postcard would be a success if its city were pacified now."""
    kind = code.partition("{")[2][:2]
    everything = [bare(c) for r in rows for s in SIDES for c in r[s]]
    if kind == "DC":
        return len(row[side]) == 1
    if kind == "DV":
        return perfect
    if kind == "SE":
        return seen_elements(row) >= 4
    if kind == "MG":
        return sum(HELD[c] == CHAOS_CODE for c in everything) >= 2
    return kind != "PB" or planned(rows)


def bare(code: str) -> str:
    """A lying dream without its postcard."""
    return code.partition("{")[0]


def seen_elements(row: Row) -> int:
    """How many elements the dreams of a row show, each Concord standing for one."""
    codes = [HELD[bare(code)] for side in SIDES for code in row[side]]
    letters = {found[0] for code in codes if (found := re.findall(r"[EWFA]", code.removeprefix("M:")))}
    return len(letters) + codes.count(CONCORD_CODE)


def planned(rows: list[Row]) -> bool:
    """Whether a planbot finds its four numbers in a row."""
    if len(rows) < 4:
        return False
    values = [{abs(value_of(code)) for side in SIDES for code in row[side]} for row in rows]
    return any(
        all(n + step * i in values[(first + i) % 4] for i in range(4))
        for first in range(4)
        for n in values[first]
        for step in (1, -1)
    )


# -- the Void, unseen cards --------------------------------------------------------------------------------------------


def void(view: dict[str, Any]) -> dict[str, Any] | None:
    """Where the figure goes next, and what a census would mean for its city now; None without the Void."""
    figure = view["void_figure"]
    if figure == "gone":
        return None
    rows: list[Row] = view["rows"]
    if not figure.startswith("R"):
        return {"next": "stack_standing" if figure == "stack_lying" else next_city(view, ROWS - 1), "danger": None}
    at = int(figure[1:]) - 1
    row = rows[at]
    danger = "balanced" if about(row)["balanced"] else "discards" if row["left"] or row["right"] else "loses"
    return {"next": next_city(view, at), "danger": danger}


def next_city(view: dict[str, Any], row: int) -> str:
    """URB-VOID-3. Where the figure goes from a row; in the middle of a census the rows count that get a new city soon."""
    cities = [row["city"] is not None for row in view["rows"]]
    cities += [False] * (ROWS - len(cities))  # rows at the bottom that lost their city are left out of a view
    coming = len(view["city_deck"])
    filled = 0
    for number, there in enumerate(cities):
        if not there and coming > 0:
            coming -= 1
            there = True
        filled |= int(there) << number
    return f"R{row_after(filled, row) + 1}" if filled else str(view["void_figure"])


def unseen(view: dict[str, Any]) -> dict[str, int]:
    """How many dreams of each kind the viewer has not seen: they are in the deck or in a hidden hand."""
    chosen = view["settings"]["expansions"]
    deck = DREAM_DECKS[sum(1 << i for i, name in enumerate(DREAM_SETS) if name in chosen)]
    found: dict[str, int] = {}
    for card in deck:
        code = CODES[int(card)]
        found[code] = found.get(code, 0) + 1
    seen = [HELD[bare(code)] for row in view["rows"] for side in SIDES for code in row[side]]
    for zone in ("dream_deck", "discard_pile", "box", "set_aside", "resolving"):
        seen += [code for code in view[zone] if code != "?"]
    seen += [code for hand in view["hands"] for code in hand if code != "?"]
    for code in seen:
        found[code] = found.get(code, 0) - 1
    return {code: count for code, count in found.items() if count > 0}


def turns(view: dict[str, Any]) -> int:
    """About how many turns the dream deck lasts: one dream a turn, two for every city to come; chaos comes on top of that."""
    chaos = sum(count for code, count in unseen(view).items() if code in CHAOS_TYPES)
    return max(0, len(view["dream_deck"]) - chaos - 2 * len(view["city_deck"]))


# -- previews ----------------------------------------------------------------------------------------------------------


def previews(view: dict[str, Any]) -> list[dict[str, Any] | None]:
    """For every offered option what can be foretold: the totals of rows it changes, or what a census does."""
    choice = view["choice"]
    if not choice or "words" not in choice:
        return []
    moving = choice["about"].get("dream", "")  # a dream that was named already: it is exchanged or flies
    return [moved(view, moving, word) if moving else preview(view, word) for word in choice["words"]]


def preview(view: dict[str, Any], word: str) -> dict[str, Any] | None:
    """What one option would do."""
    verb, _, tail = word.partition(":")
    if verb == "census" or word == "book:perfect_balance":
        return census(view)
    if verb == "place":
        return placed(view, tail)
    if verb == "clear":
        return {"row": tail, "total": 0, "dreams": 0}
    if verb == "turn":
        match = SET.match(tail)
        return None if match is None else changed(view, match[1], -2 * value_of(match[2]), 0)
    if verb == "discard" and "/" in tail:
        parts = [match for part in tail.split("&") if (match := SET.match(part))]
        return changed(view, parts[0][1], -sum(value_of(part[2]) for part in parts), -len(parts))
    return None


def placed(view: dict[str, Any], tail: str) -> dict[str, Any] | None:
    """The row after a card is placed: from the hand, or the card that is being resolved."""
    code, comma, where = tail.rpartition(",")
    if not comma:
        code = view["resolving"][-1] if view["resolving"] else ""
    if len(where) == 2:  # a Chaos at a row goes to the dominant side
        dominant = about(view["rows"][int(where[1]) - 1])["dominant"]
        where += "L" if dominant == "left" else "R"
    lying = LIES.get((code, LEFT if where.endswith("L") else RIGHT))
    return None if lying is None else changed(view, where, value_of(lying), 1)


def moved(view: dict[str, Any], dream: str, word: str) -> dict[str, Any]:
    """The totals of both rows after a dream has moved, or changed places with another one."""
    here, _, code = dream.partition("/")
    there, _, other = word.partition(":")[2].partition("/")
    value = value_of(code) - (value_of(other) if other else 0)
    rows = {row: about(view["rows"][int(row[1]) - 1])["total"] for row in (here[:2], there[:2])}
    return {"rows": {here[:2]: rows[here[:2]] - value, there[:2]: rows[there[:2]] + value}}


def changed(view: dict[str, Any], where: str, difference: int, dreams: int) -> dict[str, Any]:
    """A row after its total and the number of its dreams have changed."""
    row = view["rows"][int(where[1]) - 1]
    count = len(row["left"]) + len(row["right"]) + dreams
    return {"row": where[:2], "total": about(row)["total"] + difference, "dreams": count}
