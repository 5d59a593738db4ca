"""The test for leaks is tested itself: a server with any of these faults is found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lichtung.server.jobs.worker import Job, Thought
from lichtung.server.play import history, open_tables
from lichtung.server.play.table import Table
from lichtung.table.facts import Caller, Viewer
from lichtung.table.schema import Done, TableInfo
from lichtung.table.session import GameSession, Step
from tests.bulk.games import plans
from tests.server.harness import run
from tests.server.stand import Leak
from tests.server.twins import play_games
from tests.server.wiretap import Here

PLANS = {plan.name: plan for plan in plans()}
GAMES = 40  # a fault must be noticed in so many games; where to begin saves time
Patch = pytest.MonkeyPatch


def count_every_move(patch: Patch) -> None:
    """Every move counts for every eye, also those made in secret."""

    class Cheat(GameSession):
        def count(self, viewers: int) -> None:
            super().count(self.everyone)

    patch.setattr(open_tables, "GameSession", Cheat)


def acknowledge_the_present(patch: Patch) -> None:
    """The number of an acknowledged move says whether a secret question follows."""
    secret = [0]

    class Cheat(GameSession):
        def play(self, seat: int, word: str) -> Step:
            step = super().play(seat, word)
            secret[0] = int(not step.viewers & self.bit(seat))
            return step

    class CheatTable(Table):
        def done(self, re: int, at: int) -> Done:
            return super().done(re, at - secret[0])

    patch.setattr(open_tables, "GameSession", Cheat)
    patch.setattr(open_tables, "Table", CheatTable)


def name_who_is_asked(patch: Patch) -> None:
    """A table names whoever is asked, in secret too."""

    class Cheat(GameSession):
        def known_asked_seat(self, viewer: Viewer) -> int | None:
            return self.asked_seat()

    patch.setattr(open_tables, "GameSession", Cheat)


def list_moves_at_once(patch: Patch) -> None:
    """Looking back shows moves before they are told."""

    class Cheat(GameSession):
        def count_known_moves(self, viewer: Viewer) -> int:
            return len(self.steps)

    patch.setattr(open_tables, "GameSession", Cheat)


def show_a_digest(patch: Patch) -> None:
    """What is told of a table carries a hash of the whole game."""

    class Cheat(Table):
        def info(self, caller: Caller) -> TableInfo:
            info = super().info(caller)
            digest = self.session.state.digest() if self.session is not None else ""
            return {**info, "settings": {**info["settings"], "digest": digest}}

    patch.setattr(open_tables, "Table", Cheat)


def show_other_eyes(patch: Patch) -> None:
    """Whoever begins to look on sees with the first seat's eyes."""

    class Cheat(GameSession):
        def view(self, viewer: Viewer) -> dict[str, Any]:
            return self.state.view(0)

    patch.setattr(open_tables, "GameSession", Cheat)


def open_the_record(patch: Patch) -> None:
    """The record of a running game is complete."""
    patch.setattr(history, "write_record", lambda at, caller, seat: at.require_session().state.record())


def advise_with_open_cards(patch: Patch) -> None:
    """Advice depends on the whole position."""

    async def cheat(workers: Here, job: Job, turn: object, seconds: float) -> Thought:
        unknown = dict.fromkeys(("rank", "chance", "low", "high", "score"))
        return Thought(hints=[{"word": str(job.position), "visits": 1, "line": [], **unknown}])

    patch.setattr(Here, "think", cheat)


CHEATS: list[tuple[Callable[[Patch], None], str, int]] = [
    (count_every_move, "sylvion", 9),
    (acknowledge_the_present, "sylvion", 9),
    (name_who_is_asked, "sylvion", 1),
    (list_moves_at_once, "sylvion", 1),
    (show_a_digest, "urbion", 0),
    (show_other_eyes, "equinox", 0),
    (open_the_record, "sylvion", 0),
    (advise_with_open_cards, "urbion", 0),
]


@pytest.mark.parametrize(("cheat", "game", "first"), CHEATS, ids=lambda part: getattr(part, "__name__", part))
def test_a_leak_is_noticed(cheat: Callable[[Patch], None], game: str, first: int, monkeypatch: Patch) -> None:
    cheat(monkeypatch)

    async def play() -> None:
        await play_games(PLANS[game], range(first, first + GAMES))

    with pytest.raises(Leak):
        run(play)
