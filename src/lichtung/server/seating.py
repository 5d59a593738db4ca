"""Who sits where: taking a seat, leaving it, handing it to a bot and taking it back, beginning the game."""

from __future__ import annotations

from datetime import timedelta

from lichtung.bots.levels import LEVELS
from lichtung.server import dealing
from lichtung.server.course import Course
from lichtung.server.faults import Refused
from lichtung.server.hall import new_course
from lichtung.server.info import held
from lichtung.server.making import check_people, level_of
from lichtung.server.people import Caller, check_name
from lichtung.server.resting import has_deadline
from lichtung.server.store.facts import StoredSeat, now
from lichtung.server.table import Table
from lichtung.server.wire import Sit


def seat_at(table: Table, seat: int) -> StoredSeat:
    """A seat of the table."""
    if not 0 <= seat < len(table.stored.seats):
        raise Refused("NotFound", f"there is no seat {seat}; there are {len(table.stored.seats)}")
    return table.stored.seats[seat]


def own_seat(table: Table, caller: Caller, seat: int) -> StoredSeat:
    """A seat that the caller speaks for."""
    found = seat_at(table, seat)
    if not table.holds(caller, seat):
        raise Refused("NotYours", "you do not speak for this seat")
    return found


def is_host(table: Table, caller: Caller) -> bool:
    """Whether somebody made the table."""
    return caller.person != "" and table.stored.options.get("creator") == caller.person


def check_open(table: Table) -> None:
    """Refuse changes at a table that is not in use any more."""
    if table.stored.status == "over":
        raise Refused("Over", "the game is over")
    if table.stored.status not in ("waiting", "playing"):
        raise Refused("NotAllowed", "this table cannot be changed any more")


async def sit(table: Table, caller: Caller, wish: Sit, linked: bool) -> None:
    """Take a free seat, or be called something else on one's own; `linked`: the caller has shown the seat's token."""
    if wish.name:
        check_name(wish.name)
    async with table.lock:
        check_open(table)
        seat = seat_at(table, wish.seat)
        if seat.kind == "human" and seat.person == caller.person:
            if wish.name and wish.name != seat.name:
                seat.name = wish.name
                await table.save()
            return
        if seat.kind in ("human", "bot") and not linked:
            raise Refused("Full", "somebody sits there already")
        if seat.kind == "friend" and not linked:
            raise Refused("NotAllowed", "this seat is taken by its link only")
        dealing.check_told(table.stored, caller, wish.numbered)
        seat.kind, seat.person, seat.level, seat.taken_over = "human", caller.person, "", False
        seat.name = wish.name or caller.name or seat.name
        dealing.sat(table.stored, wish.seat, wish.share)
        await table.save()
    await begin_if_ready(table)


async def leave(table: Table, caller: Caller, seat: int) -> None:
    """Get up. While the game runs, a bot plays on until the person comes back."""
    async with table.lock:
        check_open(table)
        found = own_seat(table, caller, seat)
        if table.stored.status == "waiting":
            kind = table.stored.options["kinds"][seat]
            found.kind, found.person = ("friend" if kind == "friend" else "open"), ""
            found.name = ""
            dealing.left(table.stored, seat)
        else:
            take_over(found, substitute())
        await table.save()
    table.moved(table)


async def give_share(table: Table, caller: Caller, seat: int, share: str) -> None:
    """Give to the deal what a seat has to give; the last one lets the game begin."""
    async with table.lock:
        own_seat(table, caller, seat)
        if not dealing.give(table.stored, seat, share):
            return
        if is_ready(table):
            await begin(table)
        else:
            await table.save()
    table.moved(table)


async def hand_to_bot(table: Table, caller: Caller, seat: int, level: str) -> None:
    """Let a bot play a seat: one's own until one takes it back, a free one for good."""
    level_of(level)
    async with table.lock:
        check_open(table)
        found = seat_at(table, seat)
        if table.holds(caller, seat) and table.stored.status == "playing":
            take_over(found, level)
        elif found.kind != "human" and (is_host(table, caller) or held(table.stored, caller)):
            check_people(["bot" if other is found else other.kind for other in table.stored.seats])
            found.kind, found.person, found.level = "bot", "", level
        else:
            raise Refused("NotYours", "you do not speak for this seat")
        await table.save()
    await begin_if_ready(table)
    table.moved(table)


async def take_back(table: Table, caller: Caller, seat: int) -> None:
    """Play oneself again."""
    async with table.lock:
        check_open(table)
        found = own_seat(table, caller, seat)
        found.taken_over, found.level = False, ""
        begin_time(table)  # the open question has its whole time again
        await table.save()
    table.moved(table)


def take_over(seat: StoredSeat, level: str) -> None:
    """A bot plays for a person."""
    seat.taken_over, seat.level = True, level


def substitute() -> str:
    """The level of a bot that steps in for a person."""
    return "normal" if "normal" in LEVELS else LEVELS[-1]


async def start(table: Table, caller: Caller) -> None:
    """Begin the game."""
    if not held(table.stored, caller) and not is_host(table, caller):
        raise Refused("NotYours", "only who sits at the table can begin")
    async with table.lock:
        if table.stored.status != "waiting":
            raise Refused("AlreadyStarted", "the game has begun already")
        if not is_full(table):
            raise Refused("NotStarted", "a seat is still free")
        await begin(table)
    table.moved(table)


async def begin_if_ready(table: Table) -> None:
    """Begin as soon as everybody is there, where that was wished."""
    async with table.lock:
        if is_ready(table):
            await begin(table)
    table.moved(table)


def is_ready(table: Table) -> bool:
    """Whether a game can begin by itself."""
    return wants_to_begin(table) and not dealing.missing(table.stored)


def waits_for_shares(table: Table) -> bool:
    """Whether a game would begin by itself if only everybody had given their share to the deal."""
    return wants_to_begin(table) and bool(dealing.missing(table.stored))


def wants_to_begin(table: Table) -> bool:
    """Whether everybody is there, and nobody has to say that the game shall begin."""
    return table.stored.status == "waiting" and bool(table.stored.options.get("starts")) and is_full(table)


def is_full(table: Table) -> bool:
    """Whether somebody sits on every seat."""
    return all(seat.kind in ("human", "bot") for seat in table.stored.seats)


async def begin(table: Table) -> None:
    """Deal the cards at a table that is stored already."""
    course = dealt(table)
    await table.save()
    table.set_course(course)


def dealt(table: Table) -> Course:
    """The game that begins; it counts when the table is stored."""
    dealing.seal(table.stored)
    course = new_course(table.stored)
    table.stored.status = "playing"
    begin_time(table)
    return course


def begin_time(table: Table) -> None:
    """The time for the open question begins now; the stored deadline is when somebody has to look at the table again."""
    table.last_at = now()
    if has_deadline(table.stored):
        table.stored.deadline = table.last_at + timedelta(seconds=table.stored.options["limit_seconds"])
    else:
        table.stored.deadline = None
