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
from unittest.mock import patch

import lichtung
from lichtung import Dice
from lichtung.kernel.state import State
from lichtung.server.play import hints
from tests.bulk.games import Plan
from tests.server.stand import CURIOUS, ID, Leak, Stand, after, is_hidden
from tests.server.wiretap import MANY, House, house

LIMIT = 86_400
UNDO = 0.2  # so often a move is taken back where that can be compared; it ends a comparison
LENGTH = 60  # moves after which another eye is looked at

Player = Callable[[State, Dice], int]


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
        """Play both until the eye is shown something different; returns where the first one stands."""
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
        """One open move at both tables; returns whether the games still look alike."""
        for stand in self.both:
            await stand.settle(self.chooser, self.tally)
        told = [stand.told() for stand in self.both]
        if told[0] != told[1]:
            return False
        self.compare([stand.seen() for stand in self.both])
        states = [stand.session.state for stand in self.both]
        if states[0].over or states[1].over:
            return False
        await self.meddle()
        moved = self.alike and self.eye is not None and self.both[0].session.undo_length(self.eye) > 0
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
                at = stand.session.number(seat) + int(stand.session.asked_seat() == seat)  # never the move that is due
                await tap.ask("play", seat=seat, at=at, word=self.words()[number % len(self.words())])
            elif kind == 6:
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
            wish = stand.house.site.open_tables.tables[ID].wish
            for seat in wish["needs"] if wish is not None else ():
                await stand.taps[seat].ask("agree", seat=seat, yes=yes)
                if not yes:
                    break
        self.compare([stand.seen() for stand in self.both])
        self.compare_texts([await stand.asked() for stand in self.both])

    def words(self) -> list[str]:
        """Words that somebody could have meant at both tables."""
        states = [stand.session.state for stand in self.both]
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
    """Play games of a plan with their twins, so many moves of each at most; returns what was compared.

    Advice takes little time here. Its dice depend on how many moves are stored, which nobody is told: they lie still.
    """
    tally: Counter[str] = Counter()
    with patch.multiple(hints, ITERATIONS=8, seed_of=lambda table: 7):
        async with house() as here, house() as there:
            for number in numbers:
                state, player, _ = plan.leak_game_of(number)
                await play_game([here, there], state, player, number, most, tally)
    return tally
