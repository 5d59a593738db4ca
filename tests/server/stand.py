"""A table in a house of our own, where one viewer is watched for what they receive."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from lichtung.kernel.state import State
from lichtung.server.store.records import StoredSeat, StoredTable, TableOptions
from lichtung.table.privacy import is_private, is_secret
from lichtung.table.session import GameSession
from tests.server.wiretap import House, Tap, plain

ID = "T" * 12  # the same in every house
CURIOUS = 0.3  # so often the eye asks whether it can notice a secret question


class Leak(AssertionError):
    """Somebody has received what they may not know."""


class Stand:
    """A table in a house, with everybody at it, and beside it the same game in the kernel alone."""

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
            options=TableOptions(hints=True, limit_seconds=limit),
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
    def session(self) -> GameSession:
        """The game as the server has it."""
        session = self.house.site.open_tables.tables[ID].session
        assert session is not None
        return session

    async def play(self, word: str, curious: bool = False) -> None:
        """The seat that is asked plays a word. If a secret question follows, the eye hears at most that it is stored, and
        who is curious gets the same answers to all requests as before."""
        session, seat, before = self.session, self.session.asked_seat(), len(self.tap.kept)
        assert seat is not None
        quiet = is_hidden(after(self.shadow, word), self.eye)
        answers = await self.asked() if quiet and curious else []
        answer = await self.taps[seat].ask("play", seat=seat, at=session.number(seat), word=word)
        assert "done" == answer["type"], answer
        self.shadow.play(word)
        if quiet and len(self.tap.kept) - before != int(seat == self.eye):
            raise Leak(f"eye {self.eye} noticed a secret question: {self.tap.kept[before:]}")
        if answers and answers != await self.asked():
            raise Leak(f"eye {self.eye} noticed a secret question by asking")

    async def settle(self, chooser: random.Random, tally: Counter[str]) -> None:
        """Let others decide what the eye must not notice."""
        while (state := self.session.state).choice is not None and is_hidden(state, self.eye):
            options = [option for option in state.options if is_private(state, option)] or list(state.options)
            word = state.words()[state.options.index(chooser.choice(options))]
            await self.play(word, chooser.random() < CURIOUS)
            tally["secret decisions"] += 1

    def told(self) -> list[dict[str, Any]]:
        """What the kernel alone has told the eye since the last time."""
        return [{key: value for key, value in event.items() if key != "n"} for event in self.shadow.heard(self.eye)]

    def seen(self) -> list[str]:
        """Everything that came over the eye's socket."""
        return [plain(text) for text in self.tap.kept]

    async def asked(self) -> list[str]:
        """What the eye gets for every request that looks at a running game, allowed or not."""
        here = f"/tables/{ID}"
        paths = [here, f"{here}/moves", f"{here}/record", "/tables", "/tables/open", "/me"]
        if self.eye is None:  # a twin for a seat may have forgotten what spectators know
            paths.append(f"{here}/view?at=0")
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
