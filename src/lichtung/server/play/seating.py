"""Who sits where: taking a seat, leaving it, handing it to a bot and taking it back, beginning the game."""

from __future__ import annotations

from datetime import timedelta

from lichtung.bots.levels import LEVELS
from lichtung.server.faults import Refused
from lichtung.server.people.callers import Caller, check_name, link_ended
from lichtung.server.play import fair_deals
from lichtung.server.play.new_tables import check_people, level_of
from lichtung.server.play.open_tables import new_session
from lichtung.server.play.resting import has_deadline
from lichtung.server.play.table import Table
from lichtung.server.store.interface import StoredSeat, now
from lichtung.server.wire import Sit
from lichtung.table.facts import SeatKind
from lichtung.table.seats import FREE, is_host, is_invited, spectators_of
from lichtung.table.session import GameSession


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


def check_host(table: Table, caller: Caller) -> None:
    """Refuse what only the host decides."""
    if not is_host(table.stored, caller):
        raise Refused("NotYours", "only the host decides that")


def check_open(table: Table) -> None:
    """Refuse changes at a table that is not in use any more."""
    if table.stored.status == "over":
        raise Refused("Over", "the game is over")
    if table.stored.status not in ("waiting", "playing"):
        raise Refused("NotAllowed", "this table cannot be changed any more")


async def sit(table: Table, caller: Caller, wish: Sit) -> None:
    """Take a free seat, or be called something else on one's own. Nobody ever takes a seat from somebody."""
    if wish.name:
        check_name(wish.name)
    async with table.lock:
        seat = seat_at(table, wish.seat)
        if table.holds(caller, wish.seat):
            await sit_again(table, caller, wish, seat)
            return
        check_open(table)
        invited = await shows_invitation(table, caller, wish.seat)
        if wish.token is not None and not invited:
            raise link_ended()
        if seat.kind in ("human", "bot"):
            raise Refused("Full", "somebody sits there already")
        if seat.kind == "friend" and not invited:
            raise Refused("NotAllowed", "this seat is taken by its link only")
        fair_deals.check_told(table.stored, caller, wish.numbered)
        give(seat, "human", caller.person)
        seat.name = wish.name or caller.name or seat.name
        # who sits down now has not agreed to open hands
        table.stored.options["spectators"] = spectators_of(table.stored)
        fair_deals.sat(table.stored, wish.seat, wish.share)
        await table.save()
    await begin_if_ready(table)


async def sit_again(table: Table, caller: Caller, wish: Sit, seat: StoredSeat) -> None:
    """Be called something else on a seat of one's own; who only has its device link must be told what the cards are like."""
    practice = table.stored.practice
    if caller.person != seat.person:
        fair_deals.check_told(table.stored, caller, wish.numbered)
    renamed = bool(wish.name) and wish.name != seat.name
    if renamed:
        check_open(table)
        seat.name = wish.name or ""
    if renamed or practice != table.stored.practice:
        await table.save()


async def shows_invitation(table: Table, caller: Caller, seat: int) -> bool:
    """Whether a caller's invitation to a seat holds at this very moment."""
    link = caller.link
    if link is None or link.seat != seat or not is_invited(table.stored, caller):
        return False
    return await table.store.token(link.hash) is not None


def give(seat: StoredSeat, kind: SeatKind, person: str = "", level: str = "") -> None:
    """Let somebody, a bot or nobody have a seat; when it is saved, the links of whoever had it end."""
    seat.kind, seat.person, seat.level = kind, person, level
    seat.taken_over = seat.linked = False


async def remove(table: Table, caller: Caller, seat: int) -> None:
    """Free a seat before the game begins: the host's right, for seats that were free once."""
    async with table.lock:
        check_host(table, caller)
        check_open(table)
        if table.stored.status != "waiting":
            raise Refused("AlreadyStarted", "nobody is removed from a game that has begun")
        found = seat_at(table, seat)
        if table.holds(caller, seat):
            raise Refused("NotAllowed", "this is your own seat: get up instead")
        if found.kind not in ("human", "bot"):
            raise Refused("NotAllowed", "nobody sits there")
        if found.kind == "bot" and kind_of(table, seat) not in FREE:
            raise Refused("NotAllowed", "this seat was made for a bot")
        free(table, seat)
        await table.save()
    table.moved(table)


def kind_of(table: Table, seat: int) -> str:
    """What a seat was made as."""
    return str(table.stored.options["kinds"][seat])


def free(table: Table, seat: int) -> None:
    """Let nobody have a seat."""
    found = table.stored.seats[seat]
    give(found, "friend" if kind_of(table, seat) == "friend" else "open")
    found.name = ""
    fair_deals.left(table.stored, seat)


async def leave(table: Table, caller: Caller, seat: int) -> None:
    """Get up. While the game runs, a bot plays on until the person comes back."""
    async with table.lock:
        check_open(table)
        found = own_seat(table, caller, seat)
        if table.stored.status == "waiting":
            free(table, seat)
        else:
            take_over(found, substitute())
        await table.save()
    table.moved(table)


async def give_share(table: Table, caller: Caller, seat: int, share: str) -> None:
    """Give to the deal what a seat has to give; the last one lets the game begin."""
    async with table.lock:
        own_seat(table, caller, seat)
        if not fair_deals.give(table.stored, seat, share):
            return
        if is_ready(table):
            await begin(table)
        else:
            await table.save()
    table.moved(table)


async def hand_to_bot(table: Table, caller: Caller, seat: int, level: str) -> None:
    """Let a bot play a seat: one's own until one takes it back; the host lets it play a free one for good."""
    level_of(level)
    async with table.lock:
        check_open(table)
        found = seat_at(table, seat)
        if table.holds(caller, seat) and table.stored.status == "playing":
            take_over(found, level)
        elif found.kind != "human" and is_host(table.stored, caller):
            check_people(["bot" if other is found else other.kind for other in table.stored.seats])
            give(found, "bot", level=level)
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
    async with table.lock:
        check_host(table, caller)
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
    return wants_to_begin(table) and not fair_deals.missing(table.stored)


def waits_for_shares(table: Table) -> bool:
    """Whether a game would begin by itself if only everybody had given their share to the deal."""
    return wants_to_begin(table) and bool(fair_deals.missing(table.stored))


def wants_to_begin(table: Table) -> bool:
    """Whether everybody is there, and nobody has to say that the game shall begin."""
    return table.stored.status == "waiting" and bool(table.stored.options.get("starts")) and is_full(table)


def is_full(table: Table) -> bool:
    """Whether somebody sits on every seat."""
    return all(seat.kind in ("human", "bot") for seat in table.stored.seats)


async def begin(table: Table) -> None:
    """Deal the cards at a table that is stored already."""
    session = dealt(table)
    await table.save()
    table.set_session(session)


def dealt(table: Table) -> GameSession:
    """The game that begins; it counts when the table is stored."""
    fair_deals.seal(table.stored)
    session = new_session(table.stored)
    table.stored.status = "playing"
    begin_time(table)
    return session


def begin_time(table: Table) -> None:
    """The time for the open question begins now; the stored deadline is when somebody has to look at the table again."""
    table.last_at = now()
    if has_deadline(table.stored):
        table.stored.deadline = table.last_at + timedelta(seconds=table.stored.options["limit_seconds"])
    else:
        table.stored.deadline = None
