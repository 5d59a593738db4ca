"""A simple player of Urbion, so that tests reach what random play hardly ever does: wins, bonuses, empty cities.

It looks at the view alone: it balances cities by placing and exchanging, and takes a census when enough are balanced.
"""

from __future__ import annotations

import re
from typing import Any

from lichtung import Dice, State

PREFERRED = {
    "books": ("turn_up",),
    "chaos": ("wise", "place"),
    "chromatic": ("wise", "place"),
    "special": ("side_change",),
}
Swap = tuple[int, str, str]  # how good, and the two dreams


def guided(s: State, dice: Dice, patience: int = 2) -> int:
    """The option that looks best, or one time in sixteen any; `patience` is how many balanced cities a census is for."""
    asked, options = s.choice, s.options
    assert asked is not None
    if len(options) == 1 or dice.below(16) == 0:
        return options[dice.below(len(options))]
    view = s.view(asked.seat)
    words = s.words()
    wanted = len(view["insight"]["census"]["pacifies"]) >= min(patience, len(view["rows"]))
    if asked.name == "main":
        word = main(view, words, dice, wanted)
    elif asked.name == "action":
        word = action(view, words, wanted)
    elif asked.name in ("exchange_1", "exchange_2"):
        _, one, two = best_swap(view)
        word = f"swap:{one}" if asked.name == "exchange_1" else f"with:{two}"
    elif asked.name in ("chromatic_dream", "hand_chaos"):
        word = nearest(view, words)[1]
    elif asked.name == "bonus":
        word = ("take", "take", "decline")[dice.below(3)]
    else:
        verbs = PREFERRED.get(asked.name, ())
        word = next((w for verb in verbs for w in words if w.partition(":")[0] == verb), "")
    return options[words.index(word)] if word in words else options[dice.below(len(options))]


def main(view: dict[str, Any], words: tuple[str, ...], dice: Dice, wanted: bool) -> str:
    """Take a census if it is time; else balance a city, by placing or by an exchange, or bring one nearer to it."""
    discards = [word for word in words if word.startswith("discard:")]
    total, place = nearest(view, words)
    gain = best_swap(view)[0]
    if wanted or (total != 0 and gain >= 100):
        return discards[dice.below(len(discards))]
    if place:
        return place
    return words[-1] if words[-1] == "swap_polarity" else discards[dice.below(len(discards))]


def action(view: dict[str, Any], words: tuple[str, ...], wanted: bool) -> str:
    """Free dreams, a census if it is time, an exchange if it helps, else nothing."""
    if "book:free_dreams" in words:
        return "book:free_dreams"
    if wanted:
        perfect = view["insight"]["census"]["perfect"] and "book:perfect_balance" in words
        return "book:perfect_balance" if perfect else "census"
    return "exchange" if "exchange" in words and best_swap(view)[0] > 0 else "none"


def nearest(view: dict[str, Any], words: tuple[str, ...]) -> tuple[int, str]:
    """The placing that brings a city nearest to balance, and how far from it the city then is."""
    best = (99, "")
    for word, preview in zip(words, view["insight"]["previews"], strict=True):
        if preview is not None and "total" in preview:
            before = view["insight"]["rows"][int(preview["row"][1]) - 1]
            if before["total"] != 0 and abs(preview["total"]) < min(best[0], abs(before["total"])):
                best = (abs(preview["total"]), word)
    return best


def best_swap(view: dict[str, Any]) -> Swap:
    """The exchange that balances most cities, then the one that brings two cities nearest to balance."""
    best: Swap = (0, "", "")
    rows = view["rows"]
    totals = [about["total"] for about in view["insight"]["rows"]]
    for side in ("left", "right"):
        dreams = [(i, code, number(code)) for i, row in enumerate(rows) for code in row[side]]
        for i, one, here in dreams:
            for j, two, there in dreams:
                if i < j and here != there and "{RK}" not in one + two:
                    after = abs(totals[i] - here + there), abs(totals[j] - there + here)
                    gain = abs(totals[i]) + abs(totals[j]) - sum(after)
                    gain += 100 * (after.count(0) - [totals[i], totals[j]].count(0))
                    name = side[0].upper()
                    best = max(best, (gain, f"R{i + 1}{name}/{one}", f"R{j + 1}{name}/{two}"))
    return best


def number(code: str) -> int:
    """The value of a lying dream."""
    return int(re.findall(r"[+-]\d+", code.partition("{")[0])[-1])
