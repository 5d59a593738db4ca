"""Who may do what at a table: speak for a seat, decide about free ones, look in, talk.

Everything is decided by who sits where at this moment, so that nothing that was allowed once has to be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lichtung.kernel import catalogue
from lichtung.table.errors import Refused
from lichtung.table.facts import Caller, Facts, Link, Seat, Spectators, Viewer

FREE: Final = ("open", "friend")


def sits_on(seat: Seat, person: str) -> bool:
    """Whether a person sits there."""
    return person != "" and seat.kind == "human" and seat.person == person


def speaks_for(facts: Facts, caller: Caller, at: int) -> bool:
    """Whether a caller speaks for a seat: whoever sits there, and their device links."""
    if not 0 <= at < len(facts.seats):
        return False
    seat, link = facts.seats[at], caller.link
    if link is not None and link.kind == "device" and (link.table, link.seat) == (facts.id, at):
        return sits_on(seat, link.maker)
    return sits_on(seat, caller.person)


def held_seats(facts: Facts, caller: Caller) -> list[int]:
    """Returns the seats that a caller speaks for."""
    return [seat for seat in range(len(facts.seats)) if speaks_for(facts, caller, seat)]


def require_seat(facts: Facts, at: int) -> Seat:
    """Returns a seat; refuses a number that no seat has."""
    if not 0 <= at < len(facts.seats):
        raise Refused("NotFound", f"there is no seat {at}; there are {len(facts.seats)}")
    return facts.seats[at]


def require_holder(facts: Facts, caller: Caller, at: int) -> None:
    """Refuse whoever does not speak for a seat."""
    if not speaks_for(facts, caller, at):
        raise Refused("NotYours", "you do not speak for this seat")


def require_host(facts: Facts, caller: Caller) -> None:
    """Refuse what only the host decides."""
    if not is_host(facts, caller):
        raise Refused("NotYours", "only the host decides that")


def require_turn(seat: int, asked: int | None) -> None:
    """Refuse a seat that is not asked."""
    if seat != asked:
        raise Refused("NotYourTurn", "this seat is not asked now")


def require_use(facts: Facts) -> None:
    """Refuse changes at a table that is not in use any more."""
    if facts.status == "over":
        raise Refused("Over", "the game is over")
    if facts.status not in ("waiting", "playing"):
        raise Refused("NotAllowed", "this table cannot be changed any more")


def is_played_by_bot(seat: Seat) -> bool:
    """Whether a bot plays for a seat."""
    return seat.kind == "bot" or seat.taken_over


# -- links -------------------------------------------------------------------------------------------------------------


def is_living(facts: Facts, link: Link) -> bool:
    """Whether a link has a meaning still: an invitation to a free seat, a device link of whoever sits there."""
    if link.table != facts.id or not 0 <= link.seat < len(facts.seats):
        return False
    seat = facts.seats[link.seat]
    return seat.kind in FREE if link.kind == "invitation" else sits_on(seat, link.maker)


def is_invited(facts: Facts, caller: Caller) -> bool:
    """Whether somebody shows an invitation to a free seat of a table that is in use."""
    link = caller.link
    in_use = facts.status in ("waiting", "playing")
    return in_use and link is not None and link.kind == "invitation" and is_living(facts, link)


# -- the host ----------------------------------------------------------------------------------------------------------


def find_host(facts: Facts) -> str:
    """Returns who decides about free seats and the start: who made the table; if they had a seat and left it, the next
    person."""
    creator = facts.options.creator
    people = [seat.person for seat in facts.seats if seat.kind == "human" and seat.person]
    is_there = creator in people or "me" not in facts.options.kinds
    return creator if is_there or not people else people[0]


def is_host(facts: Facts, caller: Caller) -> bool:
    """Whether a caller decides about free seats."""
    return caller.person != "" and caller.person == find_host(facts)


# -- who may look in ---------------------------------------------------------------------------------------------------


def is_of_one_person(seats: Sequence[Seat]) -> bool:
    """Whether one person alone plays, perhaps on several seats, and nobody else can sit down."""
    people = {seat.person for seat in seats if seat.kind == "human"}
    return len(people) <= 1 and all(seat.kind not in FREE for seat in seats)


def spectator_mode(facts: Facts) -> Spectators:
    """Returns what spectators see; the hands never, where several people play."""
    mode = facts.options.spectators
    return "public" if mode == "seats" and not is_of_one_person(facts.seats) else mode


def check_visitor(facts: Facts, caller: Caller) -> None:
    """Refuse everything about a table without spectators to those who do not belong to it.

    While it waits, whoever might sit down may look in.
    """
    if spectator_mode(facts) != "none" or held_seats(facts, caller) or is_invited(facts, caller):
        return
    if facts.status == "waiting" and (is_host(facts, caller) or any(seat.kind == "open" for seat in facts.seats)):
        return
    raise Refused("NotAllowed", "this table wants no spectators")


def check_viewer(facts: Facts, caller: Caller, viewer: Viewer) -> None:
    """Refuse to show a caller, while the game lasts, what another viewer sees."""
    check_visitor(facts, caller)
    seats, mode = held_seats(facts, caller), spectator_mode(facts)
    if viewer is None:
        allowed = bool(seats) or mode != "none" or facts.status == "waiting"
    elif 0 <= viewer < len(facts.seats):
        allowed = viewer in seats or (not seats and mode == "seats")
    else:
        raise Refused("NotFound", "there is no such seat")
    if not allowed:
        raise Refused("NotAllowed", "this table does not let you look from there")


# -- talking -----------------------------------------------------------------------------------------------------------


def allows_talk(facts: Facts) -> bool:
    """Whether the game lets players talk; one that is not here any more forbids nothing."""
    return facts.game not in catalogue.games() or catalogue.game(facts.game).allows_talk(dict(facts.settings))


def require_voice(facts: Facts, caller: Caller, viewer: Viewer) -> Viewer:
    """Returns the seat that somebody speaks from, None for a spectator; refuses who must be silent."""
    if not allows_talk(facts):
        raise Refused("NotAllowed", "nobody talks at this table")
    seats = held_seats(facts, caller)
    if seats:
        return viewer if viewer in seats else seats[0]
    if spectator_mode(facts) != "public":
        raise Refused("NotAllowed", "spectators who may see a seat's cards do not talk")
    if not caller.person:
        raise Refused("NotAllowed", "only somebody with a name can talk")
    return None
