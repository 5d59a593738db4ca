"""What a table tells of itself, to each viewer as much as that viewer may know."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from lichtung.server import wire
from lichtung.server.people.callers import Caller
from lichtung.server.play import fair_deals
from lichtung.server.store.interface import Session, StoredTable
from lichtung.table.seats import held, is_host, sits_on, spectators_of

if TYPE_CHECKING:
    from lichtung.server.play.table import Table

SILENT = ("radio_silence", "silent")


def allows_talk(settings: dict[str, Any]) -> bool:
    """Whether the communication mode lets players talk."""
    return settings.get("communication") not in SILENT


def iso(when: datetime | None) -> str | None:
    """A time as it travels."""
    return None if when is None else when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def stored_info(stored: StoredTable, caller: Caller, here: set[int] | frozenset[int] = frozenset()) -> wire.TableInfo:
    """What is known of a table without looking at its game."""
    yours = held(stored, caller)
    options = stored.options
    branch = wire.BranchInfo(table=stored.branch_of, at=stored.branch_at) if stored.branch_of else None
    return wire.TableInfo(
        id=stored.id,
        game=stored.game,
        settings=stored.settings,
        version=stored.rules_version,
        status=stored.status,
        seats=[seat_info(stored, caller, at, yours, here) for at in range(len(stored.seats))],
        created=iso(stored.created) or "",
        changed=iso(stored.changed) or "",
        spectators=spectators_of(stored),  # type: ignore[arg-type]
        hints=bool(options.get("hints")),
        chat=allows_talk(stored.settings),
        limit_seconds=options.get("limit_seconds"),
        deadline=None,
        practice=stored.practice,
        numbered=fair_deals.is_numbered(stored),
        deal=fair_deals.deal_info(stored, bool(yours) or options.get("spectators") != "none"),
        result=None if stored.result is None else wire.ResultInfo(**stored.result),
        yours=yours,
        host=is_host(stored, caller),
        asked=[],
        undo=None,
        branch_of=branch,
        next=stored.next or None,
    )


def seat_info(
    stored: StoredTable, caller: Caller, at: int, yours: list[int], here: set[int] | frozenset[int]
) -> wire.SeatInfo:
    """What may be known of a seat; whether there are device links to it is the business of who sits there alone."""
    seat = stored.seats[at]
    return wire.SeatInfo(
        seat=at,
        kind=seat.kind,
        name=seat.name,
        level=seat.level or None,
        here=at in here,
        yours=at in yours,
        taken_over=seat.taken_over,
        linked=seat.linked if sits_on(seat, caller.person) else None,
    )


def session_info(session: Session, caller: Caller) -> wire.SessionInfo:
    """A session as its own person may know it."""
    made, seen = iso(session.made) or "", iso(session.seen) or ""
    return wire.SessionInfo(browser=session.label, made=made, seen=seen, here=session.hash == caller.session)


def live_info(table: Table, caller: Caller) -> wire.TableInfo:
    """What a viewer may know of a table in memory."""
    info = stored_info(table.stored, caller, table.here())
    for seat in table.stored.seats:
        if (seat.kind == "bot" or seat.taken_over) and table.stand_ins.get(seat.seat) != seat.level:
            info.seats[seat.seat].stand_in = table.stand_ins.get(seat.seat)
    if table.session is None or info.status != "playing":
        return info
    viewers: list[int | None] = [*info.yours] or [None]
    asked = table.session.asked()
    told = {asked} if asked in info.yours else {table.session.told_asked(viewer) for viewer in viewers}
    info.asked = sorted(seat for seat in told if seat is not None)
    info.undo = table.wish
    info.long_step = asked is not None and asked in info.yours and table.session.is_long(asked)
    told_now = any(table.session.shown() & table.session.bit(viewer) for viewer in viewers)
    info.deadline = iso(table.deadline if told_now else table.open_deadline)
    return info
