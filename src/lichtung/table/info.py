"""What a table tells of itself, to each viewer as much as that viewer may know."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, cast

from lichtung.table.facts import Caller, Facts
from lichtung.table.schema import BranchInfo, SeatInfo, TableInfo
from lichtung.table.seats import allows_talk, held_seats, is_host, is_played_by_bot, sits_on, spectator_mode
from lichtung.table.shares import deal_info, is_numbered

if TYPE_CHECKING:
    from lichtung.table.table import Table


def iso(when: datetime | None) -> str | None:
    """Returns a time as it travels."""
    return None if when is None else when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def facts_info(facts: Facts, caller: Caller, here: set[int] | frozenset[int] = frozenset()) -> TableInfo:
    """Returns what is known of a table without looking at its game."""
    yours = held_seats(facts, caller)
    options = facts.options
    branch: BranchInfo | None = {"table": facts.branch_of, "at": facts.branch_at} if facts.branch_of else None
    return {
        "id": facts.id,
        "game": facts.game,
        "settings": cast("dict[str, object]", facts.settings),
        "version": facts.rules_version,
        "status": facts.status,
        "seats": [seat_info(facts, caller, at, yours, here) for at in range(len(facts.seats))],
        "created": iso(facts.created) or "",
        "changed": iso(facts.changed) or "",
        "spectators": spectator_mode(facts),
        "hints": options.hints,
        "chat": allows_talk(facts),
        "limit_seconds": options.limit_seconds,
        "deadline": None,
        "practice": facts.practice,
        "numbered": is_numbered(facts),
        "deal": deal_info(facts, bool(yours) or options.spectators != "none"),
        "result": facts.result,
        "yours": yours,
        "host": is_host(facts, caller),
        "asked": [],
        "undo": None,
        "branch_of": branch,
        "next": facts.next or None,
        "long_step": False,
    }


def seat_info(facts: Facts, caller: Caller, at: int, yours: list[int], here: set[int] | frozenset[int]) -> SeatInfo:
    """Returns what may be known of a seat; whether there are device links to it is the business of who sits there alone."""
    seat = facts.seats[at]
    return {
        "seat": at,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level or None,
        "here": at in here,
        "yours": at in yours,
        "taken_over": seat.taken_over,
        "linked": seat.linked if sits_on(seat, caller.person) else None,
        "stand_in": None,
    }


def table_info(table: Table, caller: Caller) -> TableInfo:
    """Returns what a viewer may know of a table in memory."""
    info = facts_info(table.facts, caller, table.seats_here())
    for seat in table.facts.seats:
        if is_played_by_bot(seat) and table.stand_ins.get(seat.seat) != seat.level:
            info["seats"][seat.seat]["stand_in"] = table.stand_ins.get(seat.seat)
    session = table.session
    if session is None or info["status"] != "playing":
        return info
    yours = info["yours"]
    viewers: list[int | None] = [*yours] or [None]
    asked = session.asked_seat()
    known = {asked} if asked in yours else {session.known_asked_seat(viewer) for viewer in viewers}
    info["asked"] = sorted([seat for seat in known if seat is not None])
    info["undo"] = table.wish
    info["long_step"] = asked is not None and asked in yours and session.is_long(asked)
    is_current = any(session.current_viewers() & session.bit(viewer) for viewer in viewers)
    info["deadline"] = iso(table.deadline if is_current else table.open_deadline)
    return info
