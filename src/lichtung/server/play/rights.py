"""Who may do what at a table: speak for a seat, decide about free ones, look in.

Everything is decided by who sits where at this moment, so that nothing that was allowed once has to be taken back.
"""

from __future__ import annotations

from lichtung.server.faults import Refused
from lichtung.server.people.callers import Caller
from lichtung.server.store.interface import StoredSeat, StoredTable, Token

FREE = ("open", "friend")


def sits_on(seat: StoredSeat, person: str) -> bool:
    """Whether a person sits there."""
    return person != "" and seat.kind == "human" and seat.person == person


def speaks_for(stored: StoredTable, caller: Caller, at: int) -> bool:
    """Whether a caller speaks for a seat: whoever sits there, and their device links."""
    if not 0 <= at < len(stored.seats):
        return False
    seat, link = stored.seats[at], caller.link
    if link is not None and link.kind == "device" and (link.table, link.seat) == (stored.id, at):
        return sits_on(seat, link.maker)
    return sits_on(seat, caller.person)


def held(stored: StoredTable, caller: Caller) -> list[int]:
    """The seats that a caller speaks for."""
    return [seat for seat in range(len(stored.seats)) if speaks_for(stored, caller, seat)]


def is_living(stored: StoredTable, link: Token) -> bool:
    """Whether a link has a meaning still: an invitation to a free seat, a device link of whoever sits there."""
    if link.table != stored.id or not 0 <= link.seat < len(stored.seats):
        return False
    seat = stored.seats[link.seat]
    return seat.kind in FREE if link.kind == "invitation" else sits_on(seat, link.maker)


def is_invited(stored: StoredTable, caller: Caller) -> bool:
    """Whether somebody shows an invitation to a free seat of a table that is in use."""
    link = caller.link
    in_use = stored.status in ("waiting", "playing")
    return in_use and link is not None and link.kind == "invitation" and is_living(stored, link)


# -- the host ----------------------------------------------------------------------------------------------------------


def host_of(stored: StoredTable) -> str:
    """Who decides about free seats and the start: who made the table; if they had a seat and left it, the next person."""
    creator: str = stored.options.get("creator", "")
    people = [seat.person for seat in stored.seats if seat.kind == "human" and seat.person]
    is_there = creator in people or "me" not in stored.options.get("kinds", ())
    return creator if is_there or not people else people[0]


def is_host(stored: StoredTable, caller: Caller) -> bool:
    """Whether a caller decides about free seats."""
    return caller.person != "" and caller.person == host_of(stored)


# -- who may look in ---------------------------------------------------------------------------------------------------


def is_of_one_person(seats: list[StoredSeat]) -> bool:
    """Whether one person alone plays, perhaps on several seats, and nobody else can sit down."""
    people = {seat.person for seat in seats if seat.kind == "human"}
    return len(people) <= 1 and all(seat.kind not in FREE for seat in seats)


def spectators_of(stored: StoredTable) -> str:
    """What spectators see; the hands never, where several people play."""
    mode: str = stored.options.get("spectators", "public")
    return "public" if mode == "seats" and not is_of_one_person(stored.seats) else mode


def check_visitor(stored: StoredTable, caller: Caller) -> None:
    """Refuse everything about a table without spectators to those who do not belong to it.

    While it waits, whoever might sit down may look in.
    """
    if spectators_of(stored) != "none" or held(stored, caller) or is_invited(stored, caller):
        return
    if stored.status == "waiting" and (is_host(stored, caller) or any(seat.kind == "open" for seat in stored.seats)):
        return
    raise Refused("NotAllowed", "this table wants no spectators")


def check_viewer(stored: StoredTable, caller: Caller, viewer: int | None) -> None:
    """Refuse a viewer as whom a caller may not look while the game lasts."""
    check_visitor(stored, caller)
    seats, mode = held(stored, caller), spectators_of(stored)
    if viewer is None:
        allowed = bool(seats) or mode != "none" or stored.status == "waiting"
    elif 0 <= viewer < len(stored.seats):
        allowed = viewer in seats or (not seats and mode == "seats")
    else:
        raise Refused("NotFound", "there is no such seat")
    if not allowed:
        raise Refused("NotAllowed", "this table does not let you look with these eyes")
