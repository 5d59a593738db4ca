"""Twin games: one viewer cannot tell them apart, because they differ only in what that viewer may not know.

A game is played to its end. Again and again all that one eye does not know is dealt anew in a twin, and the same moves are
made at both tables; what others decide in secret is decided differently. As long as the kernel, asked alone, tells the eye
the same, every byte that the eye receives must be the same: what it is told, and how often. When chance shows the eye
something different, the twin is given up and the next eye gets a new one.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import lichtung
from lichtung import Dice
from lichtung.kernel.state import State
from lichtung.server import advising
from lichtung.server.course import Course, is_private, is_secret
from lichtung.server.store.facts import StoredSeat, StoredTable
from tests.bulk.games import Plan
from tests.server.wiretap import MANY, House, Tap, house, plain

ID = "T" * 12  # of both tables: they are in different houses
LIMIT = 86_400
UNDO = 0.2  # so often a move is taken back where that can be compared; it ends a comparison
CURIOUS = 0.3  # so often the eye asks whether it can notice a secret question
LENGTH = 60  # moves after which another eye is looked at


Player = Callable[[State, Dice], int]


class Leak(AssertionError):
    """Somebody has received what they may not know."""


class Stand:
    """A table in a house, with a viewer at each eye, and beside it the same game in the kernel alone."""

    def __init__(self, house: House, start: State, eye: int | None) -> None:
        self.house = house
        self.eye = eye
        self.shadow = start.copy()
        self.shadow.listen(eye)
        self.seats = start.terms.seats
        self.taps: list[Tap] = []

    async def open(self, limit: int | None) -> None:
        """Everybody sits down; whoever is not looked at plays with a spectator's eyes."""
        start, game = self.shadow, self.shadow.game
        places = [StoredSeat(seat=at, kind="human", person=f"p{at}", name=f"n{at}") for at in range(self.seats)]
        stored = StoredTable(
            id=ID, game=game.name, rules_version=game.version, data_hash=game.data_hash, seats=places,
            settings=dict(start.terms.settings), status="playing", start=start.position(), seed="0",
            options={"hints": True, "spectators": "public", "limit_seconds": limit},
        )  # fmt: skip
        await self.house.store.add_table(stored)
        self.taps = [Tap(self.house, ID, f"p{seat}") for seat in range(self.seats)]
        self.taps.append(Tap(self.house, ID, "watcher"))
        for tap in self.taps:
            if tap is not self.tap:
                await tap.open(None)
        await self.tap.open(self.eye)

    async def close(self) -> None:
        """Everybody leaves."""
        for tap in self.taps:
            await tap.close()
        self.house.forget(ID)

    @property
    def tap(self) -> Tap:
        """The viewer who must not notice anything."""
        return self.taps[-1 if self.eye is None else self.eye]

    @property
    def course(self) -> Course:
        """The game as the server has it."""
        course = self.house.site.hall.tables[ID].course
        assert course is not None
        return course

    async def play(self, word: str, curious: bool = False) -> None:
        """The seat that is asked plays a word. If a secret question follows, the eye hears at most that it is stored, and
        who is curious gets the same answers to all requests as before."""
        course, seat, before = self.course, self.course.asked(), len(self.tap.kept)
        assert seat is not None
        quiet = is_hidden(after(self.shadow, word), self.eye)
        answers = await self.asked() if quiet and curious else []
        answer = await self.taps[seat].ask("play", seat=seat, at=course.number(seat), word=word)
        assert "done" == answer["type"], answer
        self.shadow.play(word)
        if quiet and len(self.tap.kept) - before != int(seat == self.eye):
            raise Leak(f"eye {self.eye} noticed a secret question: {self.tap.kept[before:]}")
        if answers and answers != await self.asked():
            raise Leak(f"eye {self.eye} noticed a secret question by asking")

    async def settle(self, chooser: random.Random, tally: Counter[str]) -> None:
        """Let others decide what the eye must not notice."""
        while (state := self.course.state).choice is not None and is_hidden(state, self.eye):
            options = [option for option in state.options if is_private(state, option)] or list(state.options)
            word = state.words()[state.options.index(chooser.choice(options))]
            await self.play(word, chooser.random() < CURIOUS)
            tally["secret decisions"] += 1

    def told(self) -> list[dict[str, Any]]:
        """What the kernel alone has told the eye since the last time."""
        return [{key: event[key] for key in event if key != "n"} for event in self.shadow.heard(self.eye)]

    def seen(self) -> list[str]:
        """Everything that came over the eye's socket."""
        return [plain(text) for text in self.tap.kept]

    async def asked(self) -> list[str]:
        """What the eye gets for every request that looks at a running game, allowed or not."""
        here = f"/tables/{ID}"
        paths = [here, f"{here}/moves", f"{here}/record", f"{here}/view?at=0", "/tables", "/tables/open", "/me"]
        for seat in range(self.seats):
            paths += [f"{here}/moves?eye={seat}", f"{here}/record?seat={seat}", f"{here}/view?at=1&eye={seat}"]
        return [plain(await self.tap.get(path)) for path in paths]


def after(state: State, word: str) -> State:
    """Where a word leads."""
    found = state.copy()
    found.play(word)
    return found


def is_hidden(state: State, eye: int | None) -> bool:
    """Whether somebody else is asked something that an eye must not notice."""
    return state.choice is not None and state.choice.seat != eye and is_secret(state)


def twin_of(state: State, eye: int | None, seed: int) -> State:
    """A game that looks the same to an eye, with all that it does not know dealt anew and other chances to come."""
    position = state.resample(eye, seed).position()
    position["chance"] = {"seed": seed + 10**6, "drawn": 0}
    return lichtung.game(state.game.name).load(position, strict=False)


class Pair:
    """A game and its twin, for one eye."""

    def __init__(self, stands: list[Stand], eye: int | None, player: Player, seed: int, tally: Counter[str]) -> None:
        self.both = stands
        self.eye = eye
        self.player = player
        self.chooser = random.Random(seed)
        self.dice = Dice(seed)
        self.tally = tally
        # Whether a move may be taken back freely depends on who knows what. That is no secret, but a twin is dealt from what
        # its one eye knows: where it has forgotten what others know, nothing is taken back.
        self.alike = list(stands[0].shadow.known) == list(stands[1].shadow.known)

    async def play(self) -> State:
        """Play both until the eye is shown something different; gives where the first one stands."""
        limit = self.chooser.choice([None, LIMIT])
        for stand in self.both:
            await stand.open(limit)
        try:
            for _ in range(LENGTH):
                if not await self.step():
                    break
            return self.both[0].shadow
        finally:
            for stand in self.both:
                await stand.close()

    async def step(self) -> bool:
        """One open move at both tables; gives whether the games still look alike."""
        for stand in self.both:
            await stand.settle(self.chooser, self.tally)
        told = [stand.told() for stand in self.both]
        if told[0] != told[1]:
            return False
        self.compare([stand.seen() for stand in self.both])
        states = [stand.course.state for stand in self.both]
        if states[0].over or states[1].over:
            return False
        await self.meddle()
        moved = self.alike and self.eye is not None and self.both[0].course.undo_length(self.eye) > 0
        if moved and self.chooser.random() < UNDO:
            await self.take_back()
            return False
        common = [word for word in states[0].words() if word in states[1].words()]
        if not common or str(states[0].choice) != str(states[1].choice):
            return False
        word = self.word(states, common)
        for stand in self.both:
            await stand.play(word, self.chooser.random() < CURIOUS)
        self.tally["moves"] += 1
        return True

    def word(self, states: list[State], common: list[str]) -> str:
        """What is played: often something after which a secret is decided at one of the tables only."""
        liked = states[0].game.word(states[0], self.player(states[0].copy(), self.dice))
        different = [word for word in common if len({is_hidden(after(s, word), self.eye) for s in states}) > 1]
        if different and self.chooser.random() < 0.5:
            self.tally["one-sided secrets"] += 1
            return self.chooser.choice(different)
        return liked if liked in common else self.chooser.choice(common)

    def compare(self, received: list[list[str]]) -> None:
        """The eye must have received the same at both tables."""
        first, second = received
        self.tally["bytes"] += sum(map(len, first))
        self.tally["messages"] += len(first)
        if len(first) != len(second):
            raise Leak(f"eye {self.eye} got {[text[:60] for text in first]} and {[text[:60] for text in second]}")
        self.compare_texts(received)
        for stand in self.both:
            stand.tap.kept.clear()

    async def meddle(self) -> None:
        """Now and then the eye asks for all it can ask for, and others talk."""
        kind = self.chooser.randrange(24)
        number = self.chooser.randrange(1000)
        for stand in self.both:
            tap, seat = stand.tap, 0 if self.eye is None else self.eye
            if kind < 2:
                stand.taps[number % len(stand.taps)].say(f"line {number}")
                await tap.ask("ping")
            elif kind == 2:
                await tap.ask("resync")
            elif kind == 3:
                await tap.ask("look", eye=number % stand.seats)  # somebody else's eyes are refused
                await tap.ask("look", eye=self.eye)
            elif kind == 4:
                await tap.ask("why", seat=seat, word=self.words()[number % len(self.words())])
            elif kind == 5:
                at = stand.course.number(seat) + int(stand.course.asked() == seat)  # never the move that is due
                await tap.ask("play", seat=seat, at=at, word=self.words()[number % len(self.words())])
            elif kind == 6 and number < 300:
                await tap.ask("hint", seat=seat)
            elif kind == 7:
                await tap.ask("agree", seat=seat, yes=True)
        if kind == 8:
            answers = [await stand.asked() for stand in self.both]
            self.tally["requests"] += len(answers[0])
            self.compare_texts(answers)

    async def take_back(self) -> None:
        """The eye takes its last move back, or asks the others, who all say the same."""
        yes = self.chooser.random() < 0.8
        self.tally["undo"] += 1
        for stand in self.both:
            await stand.tap.ask("undo", seat=self.eye)
            wish = stand.house.site.hall.tables[ID].wish
            for seat in wish.needs if wish is not None else ():
                await stand.taps[seat].ask("agree", seat=seat, yes=yes)
                if not yes:
                    break
        self.compare([stand.seen() for stand in self.both])
        self.compare_texts([await stand.asked() for stand in self.both])

    def words(self) -> list[str]:
        """Words that somebody could have meant at both tables."""
        states = [stand.course.state for stand in self.both]
        return ["end", "pass", *[word for word in states[0].words() if word in states[1].words()]]

    def compare_texts(self, texts: list[list[str]]) -> None:
        """Each text must be the same; says where it is not."""
        for first, second in zip(*texts, strict=True):
            if first != second:
                at = next((at for at, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), 0)
                around = slice(max(0, at - 100), at + 40)
                raise Leak(f"eye {self.eye}: {first[:40]} … {first[around]} | {second[around]}")


async def play_game(
    houses: list[House], state: State, player: Player, seed: int, most: int, tally: Counter[str]
) -> None:
    """Play a game to its end in the first house, with a twin in the second for one eye after the other."""
    chooser = random.Random(seed)
    eyes = itertools.cycle([*range(state.terms.seats), None])
    most += tally["moves"]
    while not state.over and tally["moves"] < most:
        eye, before = next(eyes), tally["moves"]
        twin = twin_of(state, eye, chooser.randrange(10**6))
        if twin.view(eye) == state.view(eye):
            tally["twins"] += 1
            stands = [Stand(house, start, eye) for house, start in zip(houses, (state, twin), strict=True)]
            state = await Pair(stands, eye, player, chooser.randrange(10**6), tally).play()
        else:
            tally["no twin"] += 1  # what the seat knows cannot be dealt anew here
        if tally["moves"] == before and not state.over:
            state.play(chooser.choice(state.words()))
    tally["games"] += 1


async def play_games(plan: Plan, numbers: range, most: int = MANY) -> Counter[str]:
    """Play games of a plan with their twins, so many moves of each at most; gives what was compared.

    Advice takes little time here. Its dice depend on how many moves are stored, which nobody is told: they lie still.
    """
    tally: Counter[str] = Counter()
    with patch.multiple(advising, ITERATIONS=8, seed_of=lambda table: 7):
        async with house() as here, house() as there:
            for number in numbers:
                state, player, _ = plan.leak_game_of(number)
                await play_game([here, there], state, player, number, most, tally)
    return tally
