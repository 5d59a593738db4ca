"""Hints: what a searching bot would think of a seat's options, computed by the workers."""

from __future__ import annotations

from typing import Any, Final

from lichtung.bots.hints import ITERATIONS
from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.jobs.thinking import Thinking, seed_of
from lichtung.server.jobs.worker import Job
from lichtung.server.jobs.workers import WorkerFailed
from lichtung.server.play.table import Table
from lichtung.server.transport.line import Line
from lichtung.table.session import GameSession

SECONDS: Final = 30.0  # with all waiting
WORTH_A_LOOK: Final = 3


def check(table: Table, line: Line, seat: int) -> GameSession:
    """Refuse advice where it is not allowed, or to somebody who is not asked."""
    session = table.playing()
    if not table.stored.options.get("hints"):
        raise Refused("NotAllowed", "there are no hints at this table")
    if not table.holds(line.caller, seat):
        raise Refused("NotYours", "you do not speak for this seat")
    if session.asked() != seat:
        raise Refused("NotYourTurn", "this seat is not asked now")
    return session


async def advise(table: Table, line: Line, message: wire.Hint, thinking: Thinking) -> None:
    """Think, and tell whoever asked; advice for a question that is answered by then still names its number."""
    session = check(table, line, message.seat)
    at = session.number(message.seat)
    position = session.state.position()
    job = Job(game=session.game.name, position=position, seat=message.seat, seed=seed_of(table), iterations=ITERATIONS)
    try:
        turn = thinking.turns.of_hint(table, line.caller)
        found = (await thinking.workers.think(job, turn, SECONDS)).hints
    except WorkerFailed:
        raise Refused("Busy", "no advice came in time; try again") from None
    options = [option_of(hint) for hint in found]
    if message.depth == "where":
        options = [blank(option.word) for option in options[:WORTH_A_LOOK]]
        options.sort(key=lambda option: option.word)
    line.tell(wire.Hints(re=message.re, seat=message.seat, at=at, options=options, iterations=ITERATIONS))


def option_of(hint: dict[str, Any]) -> wire.HintOption:
    """A hint as it travels."""
    return wire.HintOption(
        word=hint["word"],
        rank=hint["rank"],
        chance=hint["chance"],
        low=hint["low"],
        high=hint["high"],
        score=hint["score"],
        visits=hint["visits"],
        line=list(hint["line"]),
    )


def blank(word: str) -> wire.HintOption:
    """An option that is worth a look, without what a bot thinks of it."""
    return wire.HintOption(word=word, rank=None, chance=None, low=None, high=None, score=None, visits=0, line=[])
