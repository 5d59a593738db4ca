"""Where a table can stand: the table alone, on one device, on a server, in the terminal. The same tests visit them all.

A further host, say the browser's worker, gets a class here that begins a table and seats guests, and a line in HOUSES.
"""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar

import pytest

import lichtung
from lichtung.cli.keyboard import Keyboard
from lichtung.cli.play import Party
from lichtung.cli.replaying import film_of
from lichtung.cli.saves import Keeper
from lichtung.cli.screen import Screen
from lichtung.kernel.state import State
from lichtung.local.facts import Facts, Person, Seat
from lichtung.local.host import Host
from lichtung.local.line import Line
from lichtung.table import history
from lichtung.table.changes import Change, PlayerMove
from lichtung.table.errors import Refused
from lichtung.table.session import GameSession
from lichtung.table.table import Table
from lichtung.table.undo import Agree, Undo
from tests.cli.harness import voice
from tests.server.harness import Client, Viewer, serving
from tests.server.memory_store import MemoryStore
from tests.table.guests import Guest, Json

START = datetime(2020, 1, 1, tzinfo=UTC)


class House:
    """A host with one table. `people` sit on the seats in their order; one of them may sit on several."""

    missing: ClassVar[dict[str, str]] = {}  # what this host does not offer, and why

    def begin(self, start: State, people: Sequence[str], seed: int, *, hints: bool = True) -> None:
        """Begin the game; `seed` is what it was started with, where the cards come from there."""
        raise NotImplementedError

    def guest(self, seat: int | None) -> Guest:
        """Somebody looks on: who sits there, or a stranger."""
        raise NotImplementedError

    def stored(self) -> list[str]:
        """The kinds of moves that are stored, in their order."""
        raise NotImplementedError

    def past(self, at: int, viewer: int | None) -> Json:
        """What a viewer of the finished game saw after a move."""
        raise NotImplementedError

    @property
    def session(self) -> GameSession:
        """The game as the host has it."""
        raise NotImplementedError

    def close(self) -> None:
        """Everybody leaves."""


def seats_of(people: Sequence[str]) -> list[Seat]:
    """Seats of people."""
    return [Seat(at, "human", person, person) for at, person in enumerate(people)]


# -- the table alone ---------------------------------------------------------------------------------------------------


class AloneGuest(Guest):
    """Somebody who hands changes to the table as they are."""

    def __init__(self, house: TableAlone, line: Line) -> None:
        super().__init__()
        self.house = house
        self.line = line
        house.table.add_line(line)
        self.fetch()

    def send(self, message: Json) -> None:
        self.house.answer(self.line, message)

    def receive(self) -> list[Json]:
        return self.line.fetch()


class TableAlone(House):
    """The rules of a table, and of a host only what is needed: it stores before anything is told."""

    missing: ClassVar = {
        "hints": "the table says who may have them; whoever has it thinks",
        "messages": "what comes over a line is the host's to read",
    }

    def begin(self, start: State, people: Sequence[str], seed: int, *, hints: bool = True) -> None:
        self.log: list[str] = []
        self.table = Table(Facts(start, seats_of(people), hints=hints))
        self.table.set_session(GameSession(start))
        self.lines: list[Line] = []

    def guest(self, seat: int | None) -> Guest:
        line = Line(Person("" if seat is None else self.table.facts.seats[seat].person), seat)
        self.lines.append(line)
        return AloneGuest(self, line)

    def answer(self, line: Line, message: Json) -> None:
        """Make a change, store it, tell it."""
        table, re = self.table, message["re"]
        changes: dict[str, Callable[[], Change]] = {
            "play": lambda: PlayerMove(table, line, re, message["seat"], message["at"], message["word"]),
            "undo": lambda: Undo(table, line, re, message["seat"]),
            "agree": lambda: Agree(table, line, re, message["seat"], message["yes"]),
        }
        try:
            if message["type"] == "look":
                table.change_viewer(line, message["eye"], re)
            elif message["type"] == "ping":
                table.send(line, {"type": "pong", "re": re})
            else:
                self.carry_out(changes[message["type"]]())
        except Refused as error:
            table.refuse(line, re, error)

    def carry_out(self, change: Change) -> None:
        """What is made is told to nobody before it is stored."""
        if not change.begin():
            return
        before = [len(line.waiting) for line in self.lines]
        change.prepare()
        change.make()
        assert before == [len(line.waiting) for line in self.lines]
        self.log.append(change.kind)
        assert len(self.log) == change.number
        change.tell(START)
        if self.session.state.over:
            self.table.note_end(self.session)
            self.table.send_table()

    def stored(self) -> list[str]:
        return self.log

    def past(self, at: int, viewer: int | None) -> Json:
        return dict(history.past_view(self.table, Person(""), at, viewer)["view"])

    @property
    def session(self) -> GameSession:
        return self.table.require_session()


# -- on one device -----------------------------------------------------------------------------------------------------


class DeviceGuest(Guest):
    """Somebody whose messages are JSON, as a browser's page and its worker exchange them."""

    def __init__(self, host: Host, line: Line) -> None:
        super().__init__()
        self.host = host
        self.line = line
        self.fetch()

    def send(self, message: Json) -> None:
        self.host.receive(self.line, json.loads(json.dumps(message)))

    def receive(self) -> list[Json]:
        return [json.loads(json.dumps(message)) for message in self.line.fetch()]


class OneDevice(House):
    """`lichtung.local`: the loop that the terminal uses, and that a browser's worker can use."""

    def begin(self, start: State, people: Sequence[str], seed: int, *, hints: bool = True) -> None:
        self.host = Host(start, seats_of(people), hints=hints)
        self.kept: list[str] = []
        self.host.keep = lambda host: self.kept.append(host.record())

    def guest(self, seat: int | None) -> Guest:
        return DeviceGuest(self.host, self.host.connect(seat))

    def stored(self) -> list[str]:
        text = self.kept[-1] if self.kept else self.host.record()
        body = " ".join(line for line in text.partition("\n\n")[2].splitlines() if not line.startswith(";"))
        return ["undo" if token.startswith("undo=") else "play" for token in body.split() if "=" in token]

    def past(self, at: int, viewer: int | None) -> Json:
        return dict(history.past_view(self.host.table, Person(""), at, viewer)["view"])

    @property
    def session(self) -> GameSession:
        return self.host.session


# -- in the terminal ---------------------------------------------------------------------------------------------------


class Typist(Keyboard):
    """Types what is prepared, and lets the next player sit down when the curtain falls."""

    def __init__(self, screen: Screen, curtain: str) -> None:
        super().__init__(io.StringIO(), screen)
        self.curtain = curtain
        self.prepared: list[str] = []

    def ask(self, prompt: str) -> str:
        if prompt == self.curtain:
            return ""
        if not self.prepared:
            raise EOFError
        return self.prepared.pop(0)


class TypingGuest(DeviceGuest):
    """Somebody at the keyboard. What they type becomes messages; beside it a line shows what their seat is told."""

    def __init__(self, house: Terminal, seat: int | None) -> None:
        self.house = house
        super().__init__(house.party.host, house.party.host.connect(seat))

    def ask(self, type: str, **fields: Any) -> Json:
        if type == "undo" and not self.house.session.steps:
            self.house.type("undo")
            return {"type": "refused", "message": self.house.out.getvalue()}
        lines = {"play": [fields.get("word", "")], "undo": ["undo", "yes"], "hint": ["hint"]}
        seat = self.house.session.asked_seat()
        typing = self.house.party.followers[seat if type != "undo" else self.house.session.steps[-1].seat]
        before = typing.re
        self.house.type(*lines[type])
        self.fetch()
        if typing.re == before:
            return {"type": "refused", "message": self.house.out.getvalue()}
        return json.loads(json.dumps(typing.answer))  # type: ignore[no-any-return]


class Terminal(House):
    """`lichtung play`: typed lines instead of messages."""

    missing: ClassVar = {
        "look": "whoever is asked sits down at the keyboard, behind a curtain where hands are secret",
        "messages": "the terminal writes them itself: an old one, or one for another seat, cannot be typed",
        "turn": "whoever types answers for the seat that is asked",
        "wish": "the others are asked at the same keyboard, and have answered before anything else is typed",
        "stranger": "there is nobody but the players",
        "no hints": "who plays at home may always ask",
        "long": "nobody at another device waits for the end of a long step",
    }

    def begin(self, start: State, people: Sequence[str], seed: int, *, hints: bool = True) -> None:
        self.out = io.StringIO()
        screen = Screen(self.out, live=False, width=80)
        words = voice("en")
        self.typist = Typist(screen, words.text("cli-curtain-prompt"))
        self.party = Party(Host(start, seats_of(people)), words, screen, self.typist, Unkept(Path(), start.terms.name))

    def type(self, *lines: str) -> None:
        """Type lines; one that nobody asks for is forgotten."""
        self.typist.prepared = list(lines)
        with pytest.raises(EOFError):
            self.party.play()

    def guest(self, seat: int | None) -> Guest:
        return TypingGuest(self, seat)

    def stored(self) -> list[str]:
        body = " ".join(line for line in self.text.partition("\n\n")[2].splitlines() if not line.startswith(";"))
        return ["undo" if token.startswith("undo=") else "play" for token in body.split() if "=" in token]

    @property
    def text(self) -> str:
        """The record that was kept last."""
        keeper = self.party.keeper
        assert isinstance(keeper, Unkept)
        return keeper.text

    def past(self, at: int, viewer: int | None) -> Json:
        return film_of(self.text, viewer).views[at]

    @property
    def session(self) -> GameSession:
        return self.party.host.session


class Unkept(Keeper):
    """Keeps the record in memory."""

    text = ""

    def keep(self, text: str) -> bool:
        self.text = text
        return True


# -- on a server -------------------------------------------------------------------------------------------------------


class RemoteGuest(Guest):
    """Somebody with a socket."""

    def __init__(self, runner: asyncio.Runner, viewer: Viewer) -> None:
        super().__init__()
        self.runner = runner
        self.socket = viewer
        self.read = 0
        runner.run(viewer.until("state"))
        self.fetch()

    def send(self, message: Json) -> None:
        self.runner.run(self.socket.connection.send(json.dumps(message)))
        self.runner.run(self.answered(message["re"]))

    async def answered(self, re: int) -> None:
        """Wait for an answer."""
        while json.loads(await self.hear()).get("re") != re:
            pass

    async def hear(self) -> str:
        """Wait for a message."""
        await self.socket.receive()
        return self.socket.raw[-1]

    def receive(self) -> list[Json]:
        """What has come before the answer to a ping."""
        self.runner.run(self.socket.connection.send(json.dumps({"type": "ping", "re": 0})))
        self.runner.run(self.answered(0))
        heard = [json.loads(text) for text in self.socket.raw[self.read :]]
        self.read = len(self.socket.raw)
        return [message for message in heard if message["type"] != "pong" or message["re"] != 0]


class Server(House):
    """A server and its socket."""

    def begin(self, start: State, people: Sequence[str], seed: int, *, hints: bool = True) -> None:
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.store = MemoryStore()
        self.clients: dict[str, Client] = {}
        self.people = people
        self.id: str = self.runner.run(self.open(start, people, seed, hints=hints))

    async def open(self, start: State, people: Sequence[str], seed: int, *, hints: bool) -> str:
        """Everybody comes with a browser of their own, and sits down."""
        self.server = await self.stack.enter_async_context(serving(self.store))
        for person in dict.fromkeys(people):
            self.clients[person] = await self.stack.enter_async_context(self.server.client())
        first = self.clients[people[0]]
        kinds: list[str | Json] = ["me" if person == people[0] else "open" for person in people]
        table = await first.table(start.terms.name, kinds, seed=seed, settings=dict(start.terms.settings), hints=hints)
        for seat, person in enumerate(people):
            if person != people[0]:
                table = await self.clients[person].sit(table["id"], seat, name=person)
        assert "playing" == table["status"]
        return str(table["id"])

    def guest(self, seat: int | None) -> Guest:
        return RemoteGuest(self.runner, self.runner.run(self.connect(seat)))

    async def connect(self, seat: int | None) -> Viewer:
        """Look on."""
        client = self.server.client() if seat is None else self.clients[self.people[seat]]
        if seat is None:
            await self.stack.enter_async_context(client)
        return await self.stack.enter_async_context(client.socket(self.id, "none" if seat is None else seat))

    def stored(self) -> list[str]:
        return [move.kind for move in self.store.logs[self.id]]

    def past(self, at: int, viewer: int | None) -> Json:
        eye = {} if viewer is None else {"eye": viewer}
        client = self.clients[self.people[0]]
        return dict(self.runner.run(client.get(f"/tables/{self.id}/view", at=at, **eye))["view"])

    @property
    def session(self) -> GameSession:
        session = self.server.site.open_tables.tables[self.id].session
        assert session is not None
        return session

    def close(self) -> None:
        self.runner.run(self.stack.aclose())
        self.runner.close()


HOUSES: tuple[type[House], ...] = (TableAlone, OneDevice, Terminal, Server)


def houses(*features: str) -> pytest.MarkDecorator:
    """Run a test on every host that offers all of these."""
    offering = [house for house in HOUSES if not set(features) & set(house.missing)]
    return pytest.mark.parametrize("house", offering, indirect=True, ids=lambda house: house.__name__)


def started(game: str, seats: int, seed: int, **settings: Any) -> State:
    """The beginning of a game."""
    return lichtung.game(game).start(seats=seats, seed=seed, **settings)
