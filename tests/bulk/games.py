"""Many games by number: the same number is the same game in every build. plans/<game>.py says which games these are."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import lichtung
from lichtung import Dice, Game, State
from lichtung.kernel.frames import Choice
from tests.helpers.ours import our_games
from tests.helpers.walk import Chooser, Viewer

FOLDER = Path(__file__).resolve().parent
CHECK_EVERY = 16  # decisions between two complete checks of the components
LEAST = 20  # how often the long test must see everything
MODULUS = 2**40

Numbered = tuple[State, Chooser, str]  # a game, who plays it, and what it is


def nothing(s: State, word: str) -> Iterable[str]:
    """Nothing of note is done by this word."""
    return ()


def no_end(s: State) -> Iterable[str]:
    """Nothing of note is seen at the end."""
    return ()


def all_open(view: dict[str, Any], viewer: Viewer) -> Iterable[str]:
    """No zone is always closed: what a seat was once shown stays in its view."""
    return ()


@dataclass(frozen=True)
class Plan:
    """Which games are played of one game, what must always be so in them, and what must be reached."""

    name: str
    short: int  # games of the short test
    long: int  # games of the long test, and of the stored blocks
    leaks: int  # games of the short test that nothing hidden shows
    look_every: int  # that test takes one of so many looks; the long test takes all
    widest: int  # the most options that the rules document's decisions allow
    game_of: Callable[[int], Numbered]
    leak_game_of: Callable[[int], Numbered]
    check: Callable[[State], None]  # what the rules document says is always so
    done: Callable[[State, str], Iterable[str]] = nothing  # what a word does that is to be counted, before it is chosen
    closed: Callable[[dict[str, Any], Viewer], Iterable[str]] = all_open  # cards of a view that lie face down
    ended: Callable[[State], Iterable[str]] = no_end  # what is to be counted at the end
    block: int = 60  # games that one stored line is about
    wanted: Mapping[str, int] = field(
        default_factory=dict
    )  # how often the long test must count what, as `group: thing`

    def __str__(self) -> str:
        return self.name

    @property
    def game(self) -> Game:
        return lichtung.game(self.name)

    @property
    def stored_in(self) -> Path:
        return FOLDER / f"{self.name}.txt"  # written by tools/make_bulk.py

    def reasons(self) -> set[str]:
        return {reason.word for reason in self.game.reasons}

    def questions(self) -> set[str]:
        return {frame.name for frame in self.game.frames if isinstance(frame, Choice)}

    def verbs(self) -> set[str]:
        return {action["word"].partition(":")[0] for action in self.game.actions().values()}

    def frames(self) -> set[str]:
        return set(self.game.frame_names[1:])

    @property
    def blocks(self) -> int:
        return self.long // self.block

    def stored(self) -> list[str]:
        """The lines of all blocks, as they should be."""
        lines = self.stored_in.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line and not line.startswith("#")]

    def line(self, number: int) -> str:
        """The line of one block, as it is."""
        tally = Tally()
        for game in range(number * self.block, number * self.block + self.block):
            play(self, game, tally, checked=False)
        return tally.line()


def plans() -> list[Plan]:
    """The plans of all games."""
    return [import_module(f"tests.bulk.plans.{name}").PLAN for name in our_games()]


@dataclass
class Tally:
    """What was seen in many games."""

    games: int = 0
    decisions: int = 0
    checksum: int = 0
    widest: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    things: Counter[str] = field(default_factory=Counter)
    digests: hashlib._Hash = field(default_factory=hashlib.sha256)

    def line(self) -> str:
        """The course and outcome of all games in one line; it changes only when the rules do."""
        ends = " ".join(f"{reason}={count}" for reason, count in sorted(self.reasons.items()))
        return f"{self.games} games, {self.decisions} decisions, checksum {self.checksum}: {ends}"

    def look(self, plan: Plan, s: State, option: int) -> None:
        """Count what is about to be chosen."""
        options = s.options
        word = s.game.word(s, option)
        self.widest = max(self.widest, len(options))
        self.questions[s.open_choice().name] += 1
        self.verbs[word.partition(":")[0]] += 1
        self.things.update(plan.done(s, word))


def play(plan: Plan, number: int, tally: Tally, checked: bool = True) -> State:
    """Play the game of that number to its end, with or without looking at it all the way."""
    s, chooser, kind = plan.game_of(number)
    dice = Dice(number)
    count = 0
    while not s.over:
        if checked:
            check(plan, s, count % CHECK_EVERY == 0)
        option = chooser(s, dice)
        if checked:
            tally.look(plan, s, option)
        s.choose(option)
        tally.checksum = (tally.checksum * 31 + option) % MODULUS
        count += 1
        assert count <= plan.game.bound
    assert s.result is not None
    tally.games += 1
    tally.decisions += count
    tally.kinds[kind] += 1
    tally.reasons[s.result.reason] += 1
    tally.digests.update(s.digest().encode())
    if checked:
        check(plan, s, True)
        tally.things.update(plan.ended(s))
        assert lichtung.replay(s.record()).digest() == s.digest()
    return s


def check(plan: Plan, s: State, completely: bool) -> None:
    """What the rules document says is always so; loading strictly also counts all components."""
    plan.check(s)
    if completely:
        assert s.game.load(s.position()).digest() == s.digest()
