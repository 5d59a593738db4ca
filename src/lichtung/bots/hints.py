"""Hints: what a search thinks of the options of a seat, with the line behind each of them.

The browser, the terminal and the library all show these.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from lichtung.bots.chances import Chance, Level, certain_chance, chance_at, progress_of
from lichtung.bots.estimate import Candidate, Estimate, pool, share_ended
from lichtung.bots.kinds import kind_of, mix_of
from lichtung.bots.knowledge import values_of
from lichtung.bots.reasons import find_reasons
from lichtung.bots.search import SEED_STEP, Node, Search
from lichtung.bots.seeing import sight_seed
from lichtung.kernel.errors import GameOver, InvalidSeat
from lichtung.kernel.plain import Json
from lichtung.kernel.schema import Target
from lichtung.kernel.state import State

ADVISER: Final = "master"  # whose knowledge hints are given by
ITERATIONS: Final = 1000  # how long is thought about a hint where nothing else is said
LINE: Final = 8  # the longest line that is told
CLOSE: Final = 0.05  # what is worse by less is only a little worse
Hint = Json
Verdict = Literal["best", "likely", "equal", "close", "worse", "unseen"]


class Step(TypedDict):
    """A decision that would follow, and what it points at."""

    choice: str
    word: str
    points_at: list[Target]


def hints(s: State, seat: int, iterations: int = ITERATIONS, seed: int = 0) -> list[Hint]:
    """The options of a seat's open question, best first: what a search from its view alone thinks of them.

    Each hint is JSON-able: `option` and `word`; `rank`, equal where options cannot be told apart; `chance` to win (to come
    first) if strong players play on in every seat, 0 to 1, with `low` and `high`, between which it lies 19 times of 20;
    `score`, the same chance as an expected result against an even one, -1 to 1; `verdict`, rank and chance in one word;
    `why`, what speaks for it, or against it (`reasons.Reason`); `visits`, how often the option was tried; `line`, the words
    that would likely follow; `steps`, the seat's own decisions at the beginning of it, up to one that shows something new.
    An option that was hardly looked at has no rank, no chance and no score.
    """
    asked = s.choice
    if asked is None:
        raise GameOver("there is no open question to give hints for")
    if asked.seat != seat:
        raise InvalidSeat(f"the open question is for seat {asked.seat}, not for seat {seat!r}")
    if iterations < 1:
        raise ValueError(f"iterations: expected at least 1, got {iterations!r}")
    view = s.view(seat)
    comparison = estimate(s, seat, iterations, seed)
    chances = chances_of(mix_of(s.terms.name, view["seats"], view["settings"]), comparison)
    reasons = find_reasons(comparison, seat)
    deal = comparison.sample(comparison.search.seed % SEED_STEP)
    told = [describe(comparison.search, one, chances.get(one.rank)) for one in comparison.options]
    for hint in told:
        hint["steps"] = own_steps(deal.copy(), seat, hint["line"])
        hint["verdict"] = judge(told, hint)
        hint["why"] = reasons.get(hint["option"])
    return told


def estimate(s: State, seat: int, iterations: int, seed: int) -> Estimate:
    """The options of a seat's open question, compared."""
    view = s.view(seat)
    level = kind_of(s.terms.name, view["seats"], view["settings"]).levels[ADVISER]
    values = values_of(s.terms.name, level.weights)
    comparison = Estimate(Search(values, sight_seed(seed, view)), lambda number: s.resample(seat, number))
    comparison.run(iterations)
    return comparison


def chances_of(mix: str, comparison: Estimate) -> dict[int, Chance]:
    """By rank, the one chance that is shown of all options that cannot be told apart; none is above that of a better rank."""
    chances: dict[int, Chance] = {}
    most = 1.0
    for rank in sorted({one.rank for one in comparison.options if one.rank > 0}):
        chance, low, high = chance_of(mix, comparison, comparison.of_rank(rank))
        most = min(most, chance)
        chances[rank] = most, min(most, low), high
    return chances


def chance_of(mix: str, comparison: Estimate, equals: list[Candidate]) -> Chance:
    """The chance of options that cannot be told apart."""
    if all(one.is_sure() for one in equals):
        return certain_chance(min([len(one.results) for one in equals]))
    assert comparison.favourite is not None
    worth, doubt = pool(equals, comparison.favourite)
    return chance_at(mix, level_of(comparison), worth, comparison.favourite.worth, doubt)


def level_of(comparison: Estimate) -> Level:
    """What is known of the position as a whole."""
    assert comparison.favourite is not None
    compared = [one for one in comparison.options if one.results]
    return Level(
        comparison.favourite.node.worth,
        share_ended(compared),
        len(comparison.favourite.results),
        progress_of(comparison.deals[0]),
    )


def describe(search: Search, one: Candidate, chance: Chance | None) -> Hint:
    """One option as a hint."""
    words = likely_line(search.deals[0].copy(), one.node)
    return {
        "option": int(one.node.key >> 8),
        "word": words[0],
        "rank": one.rank if chance is not None else None,
        "chance": chance[0] if chance is not None else None,
        "low": chance[1] if chance is not None else None,
        "high": chance[2] if chance is not None else None,
        "score": 2.0 * chance[0] - 1.0 if chance is not None else None,
        "visits": one.looks,
        "line": words,
    }


def judge(hints: list[Hint], one: Hint) -> Verdict:
    """What a rank and a chance beside the others' mean, in one word."""
    ranks = [hint["rank"] for hint in hints if hint["rank"] is not None]
    if one["rank"] is None:
        return "unseen"
    if one["rank"] == 1:
        return "equal" if ranks.count(1) > 1 else "best" if len(ranks) > 1 else "likely"
    best = max([hint["chance"] for hint in hints if hint["rank"] == 1])
    return "close" if best - one["chance"] <= CLOSE else "worse"


def own_steps(s: State, seat: int, line: list[str]) -> list[Step]:
    """The decisions of a line that are the seat's own, up to the one that shows somebody something new."""
    steps: list[Step] = []
    for word in line:
        asked, before = s.choice, s.news
        if asked is None or asked.seat != seat or word not in s.words():
            break
        option = s.options[s.words().index(word)]
        steps.append({"choice": asked.name, "word": word, "points_at": s.terms.game.points_at(s, option)})
        s.apply(option)
        if s.news != before:
            break
    return steps


def likely_line(s: State, node: Node) -> list[str]:
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
