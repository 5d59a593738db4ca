"""Looking back: records, moves, views of earlier moments, and positions to go on from elsewhere.

A finished game is open to everybody who may look on, one's own solo game to oneself. Of a running game everybody sees only
what their own viewer has been told, and its record has neither seed nor chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from lichtung.kernel.addresses import ROUND
from lichtung.kernel.schema import Event
from lichtung.kernel.state import State
from lichtung.table.errors import Refused
from lichtung.table.facts import Caller, Facts, Viewer
from lichtung.table.schema import MoveInfo, PastView, StandingAt, Standings, Told
from lichtung.table.seats import check_viewer, held_seats
from lichtung.table.session import GameSession, without_views
from lichtung.table.table import Table

PRACTICE: Final = "; practice: {}\n"
UNDONE: Final = "moves were taken back although something new had been seen"


def is_own_solo(facts: Facts, caller: Caller) -> bool:
    """Whether all seats are the caller's own."""
    return len(held_seats(facts, caller)) == len(facts.seats)


def require_open(table: Table, caller: Caller) -> GameSession:
    """Returns a game that may be looked back at freely; refuses one that still has secrets from the caller."""
    session = table.require_session()
    if not session.state.over and not is_own_solo(table.facts, caller):
        raise Refused("NotAllowed", "a running game can only be looked at as far as your seat has seen it")
    return session


def check_past_viewer(table: Table, caller: Caller, viewer: Viewer) -> None:
    """Refuse to look back as a viewer; everybody may be any viewer once the game is over."""
    if viewer is not None and not 0 <= viewer < len(table.facts.seats):
        raise Refused("NotFound", "there is no such seat")
    if not table.require_session().state.over:
        check_viewer(table.facts, caller, viewer)


def check_moment(session: GameSession, at: int) -> None:
    """Refuse a moment that the game has not reached."""
    if at > len(session.steps):
        raise Refused("NotFound", f"there are {len(session.steps)} moves")


def write_record(table: Table, caller: Caller, seat: int | None, proof: str = "") -> str:
    """Returns the game as a text: complete, with the proof of its deal, when it is over, else what a seat has seen."""
    session = table.require_session()
    if session.state.over and seat is None:
        head, gap, body = session.state.record().partition("\n\n")
        return head + gap + write_remarks(table.facts) + proof + body
    seats = held_seats(table.facts, caller)
    if seat is None and not seats:
        raise Refused("NotYours", "you do not speak for any seat here")
    viewer = seats[0] if seat is None else seat
    check_past_viewer(table, caller, viewer)
    return session.seen_record(viewer)


def write_remarks(facts: Facts) -> str:
    """Returns what the record says beside the game: why it is practice."""
    reasons: list[str] = []
    if facts.branch_of:
        dealt = "with what was hidden dealt anew" if facts.options.redealt else "with the same cards"
        reasons.append(f"goes on from move {facts.branch_at} of table {facts.branch_of}, {dealt}")
    if facts.practice and facts.options.numbered:
        reasons.append("a numbered deal, whose cards can be known before")
    if facts.options.foretold:
        reasons.append("was gone on with at another table before its end")
    if facts.practice and not reasons:
        reasons.append(UNDONE)
    return "".join([PRACTICE.format(reason) for reason in reasons])


def list_moves(table: Table, caller: Caller, viewer: Viewer) -> list[MoveInfo]:
    """Returns the moves that stand, as far as a viewer knows them; numbered as that viewer counts them."""
    session = table.require_session()
    is_open = session.state.over or is_own_solo(table.facts, caller)
    if not is_open:
        check_past_viewer(table, caller, viewer)
    history = session.state.history
    assert history is not None
    memory = session.game.log(session.state, viewer)
    moves: list[MoveInfo] = []
    known = len(history.moves) if is_open else session.count_known_moves(viewer)
    for at, (move, step) in enumerate(zip(history.moves, session.steps, strict=True)):
        if at < known and (is_open or step.seat == viewer or not step.private):
            word = move.word if is_open else memory.text(move.word)
            number = at + 1 if is_open else len(moves) + 1
            moves.append({"number": number, "seat": move.seat, "choice": move.choice, "word": word, "turn": move.turn})
    return moves


def past_view(table: Table, caller: Caller, at: int, viewer: Viewer) -> PastView:
    """Returns what a viewer saw after a move, and what it was told of that move, scene by scene."""
    session = require_open(table, caller)
    check_past_viewer(table, caller, viewer)
    check_moment(session, at)
    events: list[Event] = []
    if at == 0:
        state = session.replay(0)
    else:
        state = session.replay(at - 1)
        state.listen(viewer, True)
        state.play(session.steps[at - 1].word)
        events = state.take_events(viewer)
    return cast("PastView", {"at": at, "view": state.view(viewer), "events": events})


def standings_of(table: Table, caller: Caller, deal: int | None = None) -> Standings:
    """Returns how a game went, from its first move to its last."""
    session = require_open(table, caller)
    game, past = session.game, session.first.copy()
    points: list[StandingAt] = []
    last = len(session.steps)
    for at in range(last + 1):
        if at:
            past.play(session.steps[at - 1].word)
        now: StandingAt = {"at": at, "round": int(past.data[ROUND]), "standing": game.standing(past)}
        before = points[-1] if points else None
        changed = before is None or (before["round"], before["standing"]) != (now["round"], now["standing"])
        if now["standing"] and (changed or at == last):
            points.append(now)
    return {"points": points, "goal": game.goal(past), "deal": deal}


def story_of(table: Table, caller: Caller, viewer: Viewer) -> list[Told]:
    """Returns what a viewer was told of every move."""
    session = require_open(table, caller)
    check_past_viewer(table, caller, viewer)
    past = session.first.copy()
    past.listen(viewer)
    assert past.listeners is not None
    stream = past.listeners.streams[viewer]
    told: list[Told] = []
    for at, step in enumerate(session.steps, 1):
        past.play(step.word)
        told.append({"at": at, "events": without_views(stream.events)})
        stream.events = []
    return told


def past_state(table: Table, caller: Caller, at: int) -> State:
    """Returns the game after a move, to go on from at another table."""
    session = require_open(table, caller)
    check_moment(session, at)
    state = session.replay(at)
    if state.over:
        raise Refused("Over", "nothing follows the end of a game")
    return state


def note_branch(table: Table) -> bool:
    """Note of a running game that somebody goes on from it elsewhere: what they see there will come here, too.

    Returns whether the facts have to be stored.
    """
    if table.require_session().state.over or table.facts.options.foretold:
        return False
    table.facts.practice = True
    table.facts.options.foretold = True
    return True


def tell_again(session: GameSession, viewer: Viewer) -> Iterator[tuple[State, list[Event]]]:
    """Yields for each move that stands the game after it and what a viewer was told of it; the game goes on with the next.

    For whoever may see the whole of it: the device that it is played on, or everybody when it is over.
    """
    past = session.first.copy()
    past.listen(viewer)
    for step in session.steps:
        past.play(step.word)
        yield past, without_views(past.take_events(viewer))
