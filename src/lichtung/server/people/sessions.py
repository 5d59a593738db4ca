"""What a person is told of the browsers that are known as them."""

from __future__ import annotations

from lichtung.server import wire
from lichtung.server.people.callers import Caller
from lichtung.server.store.records import Session
from lichtung.table.info import iso


def session_info(session: Session, caller: Caller) -> wire.SessionInfo:
    """Returns a session as its own person may know it."""
    made, seen = iso(session.made) or "", iso(session.seen) or ""
    return wire.SessionInfo(browser=session.label, made=made, seen=seen, here=session.hash == caller.session)
