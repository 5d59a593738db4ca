"""Hints: what a search thinks of the options of a seat, with the line behind each of them."""

from __future__ import annotations

from typing import Any, Final

from lichtung.bots.kinds import kind_of
from lichtung.bots.levels import values_for
from lichtung.bots.search import Node, Search, deals_for
from lichtung.bots.seeing import sight_seed
from lichtung.kernel.errors import GameOver, InvalidSeat
from lichtung.kernel.state import State

ADVISER: Final = "master"  # whose knowledge hints are given by
LINE: Final = 8  # the longest line that is told
Hint = dict[str, Any]


def hints(s: State, seat: int, iterations: int = 1000, seed: int = 0) -> list[Hint]:
    """The options of a seat's open question, best first: what a search from its view alone thinks of them.

    Each hint is JSON-able: `option` and `word`; `chance` to win (to come first), 0 to 1; `score`, the same as an expected
    result of the searching seat against an even chance, -1 to 1; `visits`; `line`, the words that would likely follow.
    """
    asked = s.choice
    if asked is None:
        raise GameOver("there is no open question to give hints for")
    if asked.seat != seat:
        raise InvalidSeat(f"the open question is for seat {asked.seat}, not for seat {seat!r}")
    if iterations < 1:
        raise ValueError(f"iterations: expected at least 1, got {iterations!r}")
    view = s.view(seat)
    values = values_for(ADVISER, kind_of(s.terms.name, view["seats"], view["settings"]), s.terms.name)
    search = Search(values, sight_seed(seed, view))
    search.deal(lambda number: s.resample(seat, number), deals_for(iterations))
    search.run(iterations)
    return [told(search, node) for node in search.ranked()]


def told(search: Search, node: Node) -> Hint:
    """One option as a hint."""
    chance = node.worth
    words = line(search.deals[0].copy(), node)
    return {
        "option": int(node.key >> 8),
        "word": words[0],
        "chance": chance,
        "score": 2.0 * chance - 1.0,
        "visits": int(node.visits),
        "line": words,
    }


def line(s: State, node: Node) -> list[str]:
    """The words of an option and of the most visited ones after it, as far as they are possible in one deal."""
    words: list[str] = []
    while len(words) < LINE:
        option = int(node.key >> 8)
        words.append(s.terms.game.word(s, option))
        s.apply(option)
        offered = s.options
        following = [child for child in node.children if child.visits > 0 and int(child.key >> 8) in offered]
        if not following:
            break
        node = max(following, key=lambda child: (child.visits, -child.key))
    return words
