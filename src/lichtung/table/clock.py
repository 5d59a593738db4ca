"""Time limits as arithmetic: who is waited for, until when, and what happens then. Hosts have the clocks."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lichtung.table.facts import Facts, Seat
from lichtung.table.seats import is_played_by_bot

if TYPE_CHECKING:
    from lichtung.table.table import Table


def has_deadline(facts: Facts) -> bool:
    """Whether time runs for somebody: there is a limit, and a bot has not taken over from everybody."""
    limited = facts.options.limit_seconds is not None
    return limited and any(seat.kind == "human" and not seat.taken_over for seat in facts.seats)


def time_limit(facts: Facts) -> timedelta:
    """Returns the time for a move at a table that has one."""
    return timedelta(seconds=facts.options.limit_seconds or 0)


def find_asked_seat(table: Table) -> Seat | None:
    """Returns the seat that is asked, while the game is played."""
    if table.session is None or table.facts.status != "playing":
        return None
    seat = table.session.asked_seat()
    return None if seat is None else table.facts.seats[seat]


def find_asked_person(table: Table) -> int | None:
    """Returns the seat that is asked, if a person plays it."""
    seat = find_asked_seat(table)
    return seat.seat if seat is not None and seat.kind == "human" and not seat.taken_over else None


def find_asked_bot(table: Table) -> tuple[int, str] | None:
    """Returns the seat that is asked and the level of the bot that plays it, if it is one."""
    seat = find_asked_seat(table)
    return (seat.seat, seat.level) if seat is not None and is_played_by_bot(seat) else None


def begin_time(table: Table, now: datetime) -> None:
    """The time for the open question begins; the deadline of the facts is when somebody has to look at the table again."""
    facts = table.facts
    table.last_at = now
    facts.deadline = now + time_limit(facts) if has_deadline(facts) else None


def renew_deadline(table: Table) -> int | None:
    """A new question has a new deadline; returns the seat that is waited for. At a table with a time limit only."""
    seat = find_asked_person(table)
    table.set_deadline(None if seat is None else table.last_at + time_limit(table.facts))
    return seat


def take_over(seat: Seat, level: str) -> None:
    """A bot plays for a person."""
    seat.taken_over, seat.level = True, level


def step_in(table: Table, number: int, seat: int, level: str, now: datetime) -> bool:
    """Let a bot play on for somebody who has not answered in time; False if something has happened since that move."""
    if table.number != number or find_asked_person(table) != seat:
        return False
    take_over(table.facts.seats[seat], level)
    begin_time(table, now)
    return True
