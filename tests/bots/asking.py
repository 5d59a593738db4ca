"""What the tests of bots share: positions of real games, and bots that think for a short time only."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import lichtung
from lichtung import Game, State
from lichtung.bots.bot import Bot
from lichtung.bots.greedy import Greedy
from lichtung.bots.kinds import SEARCHING, kinds_of
from lichtung.bots.knowledge import values_of
from lichtung.bots.levels import bot
from lichtung.bots.searcher import Searcher
from tests.contract.cases import Case

FEW = 6  # iterations that a search in a quick test makes


def quick(level: str, game: Game, seed: int = 1) -> Bot:
    """A bot of a level that searches no longer than a test may take; the first level is quick as it is."""
    if level in SEARCHING[1:]:
        return Searcher(values_of(game.name), FEW, seed, kinds_of(game.name)[-1].levels[level].slips)
    return bot(level, game, seed)


def searcher(s: State, iterations: int = FEW, seed: int = 1) -> Searcher:
    """A searching bot for the game of a state."""
    return Searcher(values_of(s.game.name), iterations, seed)


def greedy(s: State, seed: int = 1) -> Greedy:
    """A greedy bot for the game of a state."""
    return Greedy(values_of(s.game.name), seed)


def positions(case: Case, seed: int, every: int) -> Iterator[State]:
    """Every so many questions of a game in which answers are taken in turn, a copy of the position."""
    s = case.start(seed)
    asked = 0
    while not s.over:
        if asked % every == every - 1 and len(s.options) > 1:
            yield s.copy()
        s.choose(s.options[asked * 7 % len(s.options)])
        asked += 1


@cache
def mixes(name: str) -> tuple[Case, ...]:
    """Ways to play a game that differ much: with the fewest seats and with the most, plain and with everything."""
    game = lichtung.game(name)
    few, many = game.seats[0], game.seats[-1]
    texts = {
        "sylvion": [(few, '{"mode": "introductory"}'), (few, FULL_SYLVION), (many, SILENT_SYLVION)],
        "urbion": [(few, "{}"), (few, FULL_URBION), (many, SILENT_URBION)],
    }.get(name, [(few, "{}"), (many, "{}")])
    return tuple(Case(name, seats, text) for seats, text in texts)


FULL_SYLVION = '{"feats_betrayals": true, "elements": true, "ravager_figure": true}'
SILENT_SYLVION = '{"communication": "radio_silence"}'
FULL_URBION = (
    '{"expansions": ["city_squares", "chromatic_chaos", "temples", "hanging_gardens", "books_of_power", "postcards", '
    '"void"]}'
)
SILENT_URBION = '{"communication": "silent"}'
