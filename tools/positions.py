"""Positions of fresh games, and how often each seat that is asked there wins when `hard` plays on in every seat.

A position comes from a game that `normal` plays in every seat: a decision with several options, any of them equally likely.
It is played on in deals that look alike to the seat that is asked. What came of it does not depend on how hints are made, so
it is stored once, as lines of JSON, and any way to judge positions can be held against it. Games come in batches: the first
ones of every position before the next ones of any, so that a run that is stopped early knows something about all of them.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import lichtung
from lichtung.arena.measured import tables
from lichtung.bots.bot import answer
from lichtung.bots.kinds import kind_of
from lichtung.bots.knowledge import values_of
from lichtung.bots.levels import bot
from lichtung.kernel.chance import Dice
from lichtung.kernel.state import State

FOLDER: Final = Path("docs/bots/calibration")
LEADING: Final = "normal"  # who plays up to a position
PLAYING: Final = "hard"  # who plays on from there
FIRST_DEAL: Final = 40_000_000  # where the seeds of dealing anew begin
PER_POSITION: Final = 1000  # … and how many each position may use


@dataclass(frozen=True)
class Sample:
    """Where positions come from, and how many times each is played on."""

    name: str
    first_seed: int
    batches: tuple[int, ...]  # after so many games a position has to wait for the others


# Maps from judged to shown chances are fitted on the one, and checked on the other; no seed is in both.
SAMPLES: Final = {"fit": Sample("fit", 1_000_000, (2,)), "check": Sample("check", 0, (4, 12, 40))}


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and settings."""

    name: str
    game: str
    seats: int
    settings: dict[str, Any]

    @property
    def version(self) -> int:
        """The version of the bots that play here."""
        return kind_of(self.game, self.seats, self.settings).version_of(LEADING, PLAYING)


TABLES: Final = {
    table.name: Table(table.name, game, table.seats, table.settings) for game, table in tables() if table.has_chances
}


@dataclass(frozen=True)
class Played:
    """Games from a position: what led to it (told once), the option that was taken first, and what the seat got."""

    table: str
    bots: int
    rules: int
    seed: int
    seat: int
    options: list[int]
    firsts: list[int]
    points: list[float]
    begin: int = 0  # the number of the first of these games

    def state(self) -> State:
        """The position itself."""
        return reach(TABLES[self.table], self.seed, self.options)


def start_game(table: Table, seed: int) -> State:
    """A game at its beginning."""
    return lichtung.game(table.game).start(seats=table.seats, seed=seed, **table.settings)


def reach(table: Table, seed: int, options: list[int]) -> State:
    """A game in which these options were taken."""
    s = start_game(table, seed)
    for option in options:
        s.choose(option)
    return s


def find_position(table: Table, seed: int) -> list[int]:
    """The options that lead to the position of a seed."""
    s = start_game(table, seed)
    players = [bot(LEADING, s.game, seed=seed * 8 + seat) for seat in range(table.seats)]
    taken: list[int] = []
    open_at: list[int] = []
    while not s.over:
        if len(s.options) > 1:
            open_at.append(len(taken))
        assert s.choice is not None
        taken.append(answer(players[s.choice.seat], s))
        s.choose(taken[-1])
    return taken[: open_at[int(Dice(seed).below(len(open_at)))]]


def deal(s: State, seat: int, seed: int, number: int) -> State:
    """A deal that looks to the seat as the position does; the same number gives the same one.

    Dealing anew keeps only what this seat has seen. The others play on here, so they know what lies where they had looked.
    """
    other = s.resample(seat, FIRST_DEAL + seed * PER_POSITION + number)
    own = s.terms.bit(seat)
    for at, seen in enumerate(s.known):
        other.known[at] |= seen & ~own
    return other


def finish(s: State, seat: int, seed: int, number: int, first: int | None = None) -> tuple[int, float]:
    """A game from a position to its end: which option was taken there, and what the seat got."""
    s = deal(s, seat, seed, number)
    players = [bot(PLAYING, s.game, seed=(seed * PER_POSITION + number) * 8 + at) for at in range(s.terms.seats)]
    taken = first if first is not None else answer(players[seat], s)
    s.choose(taken)
    while not s.over:
        assert s.choice is not None
        s.choose(answer(players[s.choice.seat], s))
    return taken, values_of(s.game.name).outcome(s, seat)


def play_on(table: Table, seed: int, begin: int, end: int, known: Played | None = None) -> Played:
    """Some games from a position, which is found first if it is not known."""
    options = known.options if known is not None else find_position(table, seed)
    s = reach(table, seed, options)
    assert s.choice is not None
    seat = s.choice.seat
    games = [finish(s, seat, seed, number) for number in range(begin, end)]
    firsts, points = [first for first, _ in games], [round(won, 3) for _, won in games]
    told = options if begin == 0 else []
    return Played(table.name, table.version, int(s.game.version), seed, seat, told, firsts, points, begin)


class Store:
    """The positions of one sample at one table; positions of other bots or other rules do not count."""

    def __init__(self, sample: Sample, table: Table, folder: Path = FOLDER) -> None:
        self.sample = sample
        self.table = table
        self.path = folder / sample.name / f"{table.name}.jsonl"

    def all(self) -> dict[int, Played]:
        """What is stored, by seed, all batches of a position together; a line that was cut short does not count."""
        positions: dict[int, Played] = {}
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        for line in lines:
            one = read(line)
            if one is None or not self.counts(one):
                continue
            before = positions.get(one.seed)
            if before is None and one.begin == 0:
                positions[one.seed] = one
            elif before is not None and one.begin == len(before.points):
                firsts, points = before.firsts + one.firsts, before.points + one.points
                positions[one.seed] = replace(before, firsts=firsts, points=points)
        return dict(sorted(positions.items()))

    def counts(self, one: Played) -> bool:
        """Whether stored games were played by the bots and rules of today."""
        return (self.table.version, int(lichtung.game(self.table.game).version)) == (one.bots, one.rules)

    def add(self, one: Played) -> None:
        """Append games."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        old = self.path.read_bytes() if self.path.exists() else b""
        line = json.dumps(asdict(one), separators=(",", ":")).encode() + b"\n"
        with self.path.open("ab") as file:
            file.write(line if old.endswith(b"\n") or not old else b"\n" + line)

    def play(self, seed: int, games: int) -> Played | None:
        """Play a position on until it has so many games; None where it has them already."""
        known = self.all().get(seed)
        begin = len(known.points) if known is not None else 0
        if begin >= games:
            return None
        one = play_on(self.table, seed, begin, games, known)
        self.add(one)
        return one


def read(line: str) -> Played | None:
    """A line of a file, None where it is no complete position."""
    try:
        return Played(**json.loads(line))
    except (ValueError, TypeError):
        return None
