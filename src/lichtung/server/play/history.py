"""Looking back: records, moves, views of earlier moments, and new tables that go on from them.

A finished game is open to everybody who may look on, one's own solo game to oneself. Of a running game everybody sees only
what their own viewer has been told, and its record has neither seed nor chance.
"""

from __future__ import annotations

from typing import Any

from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.people.callers import Caller
from lichtung.server.play import fair_deals
from lichtung.server.play.redeal import redealt
from lichtung.server.play.table import Table
from lichtung.server.store.interface import StoredTable
from lichtung.table.facts import Viewer
from lichtung.table.seats import held
from lichtung.table.session import GameSession, plain

PRACTICE = "; practice: {}\n"
UNDONE = "moves were taken back although something new had been seen"


def session_of(table: Table) -> GameSession:
    """The game of a table that has begun."""
    if table.session is None:
        raise Refused("NotStarted" if table.stored.status == "waiting" else "NotAllowed", "there is nothing to look at")
    return table.session


def is_own_solo(table: Table, caller: Caller) -> bool:
    """Whether all seats are the caller's own."""
    return len(held(table.stored, caller)) == len(table.stored.seats)


def check_open(table: Table, caller: Caller) -> None:
    """Refuse to look back freely at a game that still has secrets from the caller."""
    if not session_of(table).state.over and not is_own_solo(table, caller):
        raise Refused("NotAllowed", "a running game can only be looked at as far as your seat has seen it")


def viewer_of(table: Table, caller: Caller, viewer: Viewer) -> Viewer:
    """The viewer to look back as; everybody may be any viewer once the game is over."""
    if viewer is not None and not 0 <= viewer < len(table.stored.seats):
        raise Refused("NotFound", "there is no such seat")
    if not session_of(table).state.over:
        table.check_viewer(caller, viewer)
    return viewer


def record(table: Table, caller: Caller, seat: int | None) -> str:
    """The game as a text: complete when it is over, else what a seat of the caller's has seen."""
    session = session_of(table)
    if session.state.over and seat is None:
        check_open(table, caller)
        head, gap, body = session.state.record().partition("\n\n")
        return head + gap + remarks(table.stored) + body
    seats = held(table.stored, caller)
    if seat is None and not seats:
        raise Refused("NotYours", "you do not speak for any seat here")
    seen = seats[0] if seat is None else seat
    viewer_of(table, caller, seen)
    return session.replayed_record(seen)


def remarks(stored: StoredTable) -> str:
    """What the record says beside the game: why it is practice, and that its deal was fair."""
    reasons: list[str] = []
    if stored.branch_of:
        dealt = "with what was hidden dealt anew" if stored.options.get("redealt") else "with the same cards"
        reasons.append(f"goes on from move {stored.branch_at} of table {stored.branch_of}, {dealt}")
    if stored.practice and stored.options.get("numbered"):
        reasons.append("a numbered deal, whose cards can be known before")
    if stored.options.get("foretold"):
        reasons.append("was gone on with at another table before its end")
    if stored.practice and not reasons:
        reasons.append(UNDONE)
    proof = fair_deals.proof_of(stored)
    return "".join(PRACTICE.format(reason) for reason in reasons) + ("" if proof is None else proof.written())


def moves(table: Table, caller: Caller, viewer: Viewer) -> list[wire.MoveInfo]:
    """The moves that stand, as far as a viewer knows them; numbered as that viewer counts them."""
    session = session_of(table)
    free = session.state.over or is_own_solo(table, caller)
    if free:
        check_open(table, caller)
    else:
        viewer_of(table, caller, viewer)
    history = session.state.history
    assert history is not None
    memory = session.game.log(session.state, viewer)
    found: list[wire.MoveInfo] = []
    told = len(history.moves) if free else session.told_moves(viewer)
    for at, (move, step) in enumerate(zip(history.moves, session.steps, strict=True)):
        if at < told and (free or step.seat == viewer or not step.private):
            word = move.word if free else memory.text(move.word)
            number = at + 1 if free else len(found) + 1
            found.append(wire.MoveInfo(number=number, seat=move.seat, choice=move.choice, word=word, turn=move.turn))
    return found


def view(table: Table, caller: Caller, at: int, viewer: Viewer) -> wire.PastView:
    """What a viewer saw after a move, and what it was told of that move."""
    check_open(table, caller)
    session = session_of(table)
    viewer_of(table, caller, viewer)
    if at > len(session.steps):
        raise Refused("NotFound", f"there are {len(session.steps)} moves")
    events: list[dict[str, Any]] = []
    if at == 0:
        state = session.replayed(0)
    else:
        state = session.replayed(at - 1)
        state.listen(viewer)
        state.play(session.steps[at - 1].word)
        events = plain(state.told(viewer))
    return wire.PastView(at=at, view=state.view(viewer), events=events)


def position(table: Table, caller: Caller, at: int, anew: bool) -> dict[str, Any]:
    """The position after a move, for a branch; `anew`: with everything that is hidden dealt anew."""
    check_open(table, caller)
    session = session_of(table)
    if at > len(session.steps):
        raise Refused("NotFound", f"there are {len(session.steps)} moves")
    state = session.replayed(at)
    if state.over:
        raise Refused("Over", "nothing follows the end of a game")
    return redealt(state) if anew else state.position()


async def foretell(table: Table) -> None:
    """Note of a running game that somebody goes on from it elsewhere: what they see there will come here, too."""
    if not session_of(table).state.over and not table.stored.options.get("foretold"):
        table.stored.practice = True
        table.stored.options["foretold"] = True
        await table.save()
