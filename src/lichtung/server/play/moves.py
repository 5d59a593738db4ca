"""A move at a table, in two halves: made in memory and handed to the store; told when it is stored.

Neither half waits, so that a move needs no task: the socket calls the first half while it reads the message, the writer of
the store calls the second. Whoever has a task, a bot say, goes through the same halves and waits in between. Both halves
and what lies between them happen under the table's lock.
"""

from __future__ import annotations

from lichtung.kernel.errors import LichtungError
from lichtung.server import wire
from lichtung.server.faults import Refused, refused
from lichtung.server.play.table import News, Table
from lichtung.server.store.interface import StoredMove, Taken
from lichtung.server.transport.eager import tasked
from lichtung.server.transport.line import Line, Message
from lichtung.table.session import GameSession, Step


class Made:
    """A move that is made in memory and not yet stored."""

    __slots__ = ("line", "message", "move", "news", "session", "step")

    def __init__(self, session: GameSession, step: Step, move: StoredMove, news: News) -> None:
        self.session = session
        self.step = step
        self.move = move
        self.news = news  # made while the game is at hand
        self.line: Line | None = None  # whoever gets an answer
        self.message: wire.Play | None = None  # and to what


# -- the first half ----------------------------------------------------------------------------------------------------


def made_by_player(table: Table, line: Line, message: wire.Play) -> Made | None:
    """Make a player's move; None when the same message has made it before, which is answered at once."""
    seat = message.seat
    if not table.holds(line.caller, seat):
        raise Refused("NotYours", "you do not speak for this seat")
    known = None if table.session is None else table.session.repeated(seat, message.at, message.word)
    if known is not None:
        line.tell(wire.Done(re=message.re, at=known))
        return None
    session = table.playing()
    check_turn(table, session, seat, message.at)
    made = made_now(table, session, seat, message.word, "play", line.caller.person)
    made.line, made.message = line, message
    return made


def check_turn(table: Table, session: GameSession, seat: int, at: int) -> None:
    """Refuse a move that answers another question than the open one."""
    if at != session.number(seat):
        raise Refused("OutOfDate", "the table has moved on", at=session.number(seat))
    if session.asked() != seat:
        raise Refused("NotYourTurn", "this seat is not asked now")
    if table.stored.seats[seat].taken_over:
        raise Refused("NotAllowed", "a bot plays for this seat; take it back first")


def made_now(table: Table, session: GameSession, seat: int, word: str, kind: str, who: str) -> Made:
    """Make a move in memory."""
    try:
        step = session.play(seat, word)
    except LichtungError as error:
        raise refused(error) from None
    move = StoredMove(table=table.id, number=table.number + 1, seat=seat, word=step.word, kind=kind, who=who)
    return Made(session, step, move, table.news(session, step.shown))


# -- the second half ---------------------------------------------------------------------------------------------------


def check_stored(table: Table, move: StoredMove, error: BaseException | None) -> None:
    """What the store has said about a move; if it is not stored, what is in memory counts no more."""
    if error is None:
        table.number, table.last_at = move.number, move.at
        table.failures = 0
        return
    table.spoil()
    if isinstance(error, Taken):
        raise Refused("OutOfDate", "somebody else was faster") from None
    raise error


def tell(table: Table, made: Made) -> bool:
    """Tell every viewer a stored move, and whoever made it that it is stored; gives whether `settle` must follow."""
    session, shown = made.session, made.step.shown
    if made.line is None or made.message is None:
        table.tell_news(made.news)
    else:
        # the number is the same whether a secret question follows or not
        done = wire.Done(re=made.message.re, at=made.message.at + 1)
        table.tell_news(made.news, (made.line, Message(done)))
    table.wish_dropped()
    is_long = session.is_long(made.move.seat)
    if is_long != table.is_long:
        table.is_long = is_long
        table.tell_table(shown)
    if shown != session.everyone:
        table.tell_asked(session, shown)
    if table.wants_snapshot() or session.state.over:
        return True
    table.moved(table)
    return False


async def settle(table: Table, session: GameSession) -> None:
    """Note the end of a game, keep a snapshot, and see who is next."""
    await tasked()
    if session.state.over:
        await table.finish(session)
    await table.put_away()
    table.moved(table)


# -- both, for whoever has a task --------------------------------------------------------------------------------------


async def play(table: Table, line: Line, message: wire.Play) -> bool:
    """Carry out a player's move; `done` is sent when it is stored. Gives whether it was a new one."""
    async with table.lock:
        made = made_by_player(table, line, message)
        if made is not None:
            await carry_out(table, made)
        return made is not None


async def carry_out(table: Table, made: Made) -> None:
    """Store a move that was made in memory, and tell it."""
    await keep(table, made.move)
    if tell(table, made):
        await settle(table, made.session)


async def keep(table: Table, move: StoredMove) -> None:
    """Store a move that was made in memory."""
    try:
        await table.store.append([move], table.questions(move.number + 1))
    except BaseException as error:
        check_stored(table, move, error)
    else:
        check_stored(table, move, None)
