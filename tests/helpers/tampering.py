"""Positions that somebody has tampered with: real ones, changed at random. They load and can be played on, or are refused.

Run as a program it tries many of one game, in a process of its own, so that whoever started it can tell a rule that never
comes back: `python -m tests.helpers.tampering GAME FIRST LAST`. Each number is one mutant, always the same.
"""

from __future__ import annotations

import copy
import json
import random
import signal
import sys
import traceback
from functools import cache
from types import FrameType
from typing import Any, Final

import lichtung
from lichtung import Game, ImpossibleChance, LichtungError, State
from lichtung.kernel.kinds import PILE
from tests.contract.cases import few, spread, thinned
from tests.helpers.choosers import mixed
from tests.helpers.walk import viewers, walk

SECONDS: Final = 20  # a mutant that takes longer hangs
FEW_MOVES: Final = 12  # after loading; one in MANY is played until its end
MANY: Final = 40
ORIGINS: Final = 6  # positions of each game that is played to be changed
NUMBERS: Final = (
    0,
    1,
    2,
    3,
    4,
    5,
    7,
    8,
    15,
    16,
    63,
    64,
    70,
    127,
    200,
    255,
    4095,
    1 << 25,
    1 << 28,
    1 << 62,
    1 << 63,
    10**25,
)
JUNK: Final[tuple[Any, ...]] = (None, True, False, -1, 3.5, "", "?", ".", "x", [], [[]], [None], {}, {"x": 1})


class Hang(BaseException):
    """A mutant did not come back in time."""


def give_up(number: int, where: FrameType | None) -> None:
    """What the alarm clock does."""
    raise Hang


@cache
def origins(name: str) -> list[str]:
    """Positions as JSON from all phases of games of one kind."""
    found: list[str] = []
    cases = list(dict.fromkeys([*few(name), *thinned(spread(name), 10)]))
    for number, case in enumerate(cases):
        seen = [json.dumps(s.position()) for s in walk(case.start(number), number, mixed)]
        dice = random.Random(number)
        found += [seen[0], *dice.sample(seen, min(ORIGINS, len(seen))), *rare(seen)]
    return found


def rare(seen: list[str]) -> list[str]:
    """Of each shape of the pending frames that a game has shown, the first position."""
    shapes: dict[str, str] = {}
    for text in seen:
        shape = " ".join([entry[0] for entry in json.loads(text)["pending"]])
        shapes.setdefault(shape, text)
    return list(shapes.values())


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    found: list[tuple[Any, ...]] = []
    for key, part in inside:
        found += [(*path, key), *places(part, (*path, key))]
    return found


class Mutation:
    """One random change after the other."""

    def __init__(self, game: Game, number: int) -> None:
        self.game: Game = game
        self.dice: random.Random = random.Random(f"{game.name} {number}")
        texts = origins(game.name)
        self.position: dict[str, Any] = json.loads(self.dice.choice(texts))
        self.other: dict[str, Any] = json.loads(self.dice.choice(texts))
        for _ in range(self.dice.choice((1, 1, 1, 2, 3))):
            self.dice.choice((self.value, self.value, self.pending, self.pending, self.cards, self.chance, self.key))()

    def somewhere(self) -> tuple[Any, Any]:
        """A holder and the key in it: first any key of the position, then any place below it."""
        holder: Any = self.position
        keys = [key for key in holder if key not in ("game", "version", "data", "settings")]
        key: Any = self.dice.choice(keys)
        while isinstance(holder[key], (dict, list)) and holder[key] and self.dice.random() < 0.8:
            holder = holder[key]
            key = self.dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        return holder, key

    def value(self) -> None:
        """Any value becomes another one: a near or huge number, another card, junk, one of the same name elsewhere."""
        holder, key = self.somewhere()
        old = holder[key]
        choice = self.dice.random()
        if choice < 0.15:
            holder[key] = copy.deepcopy(self.dice.choice(JUNK))
        elif isinstance(old, bool):
            holder[key] = not old
        elif isinstance(old, int):
            holder[key] = self.dice.choice((old - 1, old + 1, old * 2, *NUMBERS))
        elif isinstance(old, str):
            holder[key] = self.name(old)
        elif isinstance(old, list):
            self.change(old)
        else:
            holder[key] = copy.deepcopy(self.other.get(key, old))

    def name(self, old: str) -> str:
        """Another card, step, reason, or anything else that a position of the game says."""
        names = [*self.game.cards.values(), ".", "?"]
        if old in self.game.steps or self.dice.random() < 0.1:
            names = [*self.game.steps, *[reason.word for reason in self.game.reasons], *self.game.frame_names]
        return self.dice.choice(names)

    def change(self, items: list[Any]) -> None:
        """A list loses, doubles, gains or swaps elements, or loses all."""
        kind = self.dice.randrange(6)
        at = self.dice.randrange(len(items)) if items else 0
        if kind == 0 or not items:
            items.insert(at, self.name(""))
        elif kind == 1:
            del items[at]
        elif kind == 2:
            items.insert(at, copy.deepcopy(items[at]))
        elif kind == 3:
            other = self.dice.randrange(len(items))
            items[at], items[other] = items[other], items[at]
        elif kind == 4:
            items.clear()
        else:
            items += copy.deepcopy(items) * self.dice.choice((1, 2, 10))

    def pending(self) -> None:
        """The stack of frames: changed, taken from another position, or made up."""
        if not isinstance(self.position.get("pending"), list):
            self.position["pending"] = []
        frames: list[Any] = self.position["pending"]
        kind = self.dice.randrange(6)
        if kind == 0:
            self.change(frames)
        elif kind == 1:
            self.position["pending"] = copy.deepcopy(self.other["pending"])
        elif kind == 2 and frames and isinstance(frames[-1], list):
            entry = self.dice.choice(frames[-1:])
            at = self.dice.randrange(1, 3)
            entry[at : at + 1] = [self.number()]
        elif kind == 3:
            self.position["pending"] = [self.frame() for _ in range(self.dice.randrange(1, 4))]
        elif kind == 4 and self.other["pending"]:
            frames.insert(self.dice.randrange(len(frames) + 1), copy.deepcopy(self.dice.choice(self.other["pending"])))
        else:
            frames.insert(self.dice.randrange(len(frames) + 1), self.frame())

    def frame(self) -> list[Any]:
        """A made-up frame."""
        name = self.dice.choice(self.game.frame_names)
        return [name, *[self.number() for _ in range(self.dice.choice((0, 0, 1, 1, 2)))]]

    def number(self) -> int:
        """A number that could stand in a frame, or none that could."""
        return self.dice.choice(
            (self.dice.randrange(8), self.dice.randrange(256), *NUMBERS[:-4], self.dice.choice(NUMBERS))
        )

    def lists(self) -> list[list[Any]]:
        """Every list of cards."""
        found: list[list[Any]] = []
        for zone in self.game.layout.zones:
            held = self.position.get(zone.key)
            if isinstance(held, list):
                found += [part for part in held if isinstance(part, list)]
                if zone.kind >= PILE and not zone.count:
                    found.append(held)
        return found

    def cards(self) -> None:
        """A card, or a whole zone, moves somewhere else."""
        lists = self.lists()
        if not lists:
            return
        source, target = self.dice.choice(lists), self.dice.choice(lists)
        if source is target or not source:
            return
        if self.dice.random() < 0.3:
            target += source
            source.clear()
        else:
            target.insert(0, source.pop(self.dice.randrange(len(source))))

    def chance(self) -> None:
        """Another generator, or another state of it."""
        self.position["chance"] = self.dice.choice(
            (
                {"fast": self.dice.choice(NUMBERS)},
                {"fast": self.dice.randrange(1 << 62)},
                {"seed": 1, "drawn": self.dice.choice(NUMBERS)},
                {"seed": self.dice.choice(NUMBERS)},
                {"seed": 3, "drawn": 2, "script": self.dice.choice((["x"], "x", 7, [None], ["1", "2"]))},
                None,
            )
        )

    def key(self) -> None:
        """A key goes, or comes from another position; the game ends, or goes on from the beginning of a step."""
        kind = self.dice.randrange(5)
        if kind == 0:
            self.position.pop(self.dice.choice(list(self.position)))
        elif kind == 1:
            key = self.dice.choice(list(self.other))
            self.position[key] = copy.deepcopy(self.other[key])
        elif kind == 2:
            self.position["result"] = self.dice.choice([reason.word for reason in self.game.reasons])
        else:
            self.position.pop("pending", None)
            self.position["step"] = self.dice.choice(self.game.steps)


def play_on(s: State, number: int) -> None:
    """Look at a loaded state from all sides, and play it on; all of that must go well."""
    dice = random.Random(number)
    for viewer in viewers(s):
        s.listen(viewer)
    look(s)
    most = s.terms.game.bound if number % MANY == 0 else FEW_MOVES
    for move in range(most):
        if s.over:
            break
        s.words()
        try:
            s.choose(dice.choice(s.options))
        except ImpossibleChance:
            return  # a script may say what it likes; nothing has changed
        if move % 4 == 0:
            s.heard(None)
            s.view(0)
            s.position()
    else:
        assert most == FEW_MOVES, f"more than {most} decisions"
    look(s)


def look(s: State) -> None:
    """Everything that can be asked of a state."""
    for viewer in viewers(s):
        s.heard(viewer)
        json.dumps(s.view(viewer))
    position = s.position()
    again = s.terms.game.load(json.loads(json.dumps(position)), strict=False)
    assert again.position() == position
    s.record()


def trial(game: Game, number: int) -> str:
    """What happens with one mutant: refused or played, else the error."""
    position = Mutation(game, number).position
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    stage = "load"
    try:
        s = game.load(position, strict=number % 2 == 1)
        stage = "play"
        play_on(s, number)
    except LichtungError as error:
        return "refused" if stage == "load" else failed(stage, error)
    except (Exception, Hang) as error:
        return failed(stage, error)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return "played"


def failed(stage: str, error: BaseException) -> str:
    """An error with the last lines of ours that it went through."""
    steps = traceback.extract_tb(error.__traceback__)
    ways = [f"{step.filename.rpartition('lichtung/')[2]}:{step.lineno} {step.name}" for step in steps]
    return f"{stage}: {type(error).__name__}: {str(error)[:90]} at {' < '.join(ways[:-4:-1])}"


def main() -> None:
    """Print a line for each mutant that is neither refused nor can be played, and at last how many there were of each."""
    game = lichtung.game(sys.argv[1])
    signal.signal(signal.SIGALRM, give_up)
    seen = {"refused": 0, "played": 0, "failed": 0}
    for number in range(int(sys.argv[2]), int(sys.argv[3])):
        if number % 100 == 0:
            print("at", number, flush=True)
        outcome = trial(game, number)
        seen[outcome if outcome in seen else "failed"] += 1
        if outcome not in seen:
            print("failed", number, outcome, flush=True)
    print("done", json.dumps(seen))


if __name__ == "__main__":
    main()
