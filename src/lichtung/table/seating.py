"""Who sits where: taking a seat, leaving it, handing it to a bot and taking it back, when the game begins.

These change the facts of a table in memory; the host stores them and tells everybody. What is refused changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from lichtung.table.clock import begin_time, take_over
from lichtung.table.errors import Refused
from lichtung.table.facts import Caller, Facts, Seat, SeatKind
from lichtung.table.seats import (
    FREE,
    is_host,
    require_holder,
    require_host,
    require_seat,
    require_use,
    speaks_for,
    spectator_mode,
)
from lichtung.table.shares import accept_cards, drop_share, exchange_share, missing_shares
from lichtung.table.table import Table


def require_own_seat(facts: Facts, caller: Caller, at: int) -> Seat:
    """Returns a seat that the caller speaks for."""
    seat = require_seat(facts, at)
    require_holder(facts, caller, at)
    return seat


def require_free_seat(facts: Facts, at: int, is_invited: bool) -> Seat:
    """Returns a seat where somebody may sit down."""
    require_use(facts)
    seat = require_seat(facts, at)
    if seat.kind in ("human", "bot"):
        raise Refused("Full", "somebody sits there already")
    if seat.kind == "friend" and not is_invited:
        raise Refused("NotAllowed", "this seat is taken by its link only")
    return seat


def accept_removed(facts: Facts, caller: Caller, is_invited: bool) -> None:
    """Refuse somebody whom the host has removed, until they are invited again."""
    removed = facts.options.removed
    if caller.person in removed:
        if not is_invited:
            raise Refused(
                "NotAllowed", "the host has removed you from this table: ask for an invitation", reason="removed"
            )
        removed.remove(caller.person)


def require_people(kinds: Sequence[str]) -> None:
    """Refuse a table at which nobody could ever sit: bots play for people, not among themselves."""
    if all(kind == "bot" for kind in kinds):
        raise Refused("InvalidInput", "a table needs a seat for a person, not bots alone", seats=list(kinds))


# -- sitting down and getting up ---------------------------------------------------------------------------------------


def sit(
    facts: Facts, caller: Caller, at: int, name: str, *, is_invited: bool, is_told: bool, share: str | None
) -> None:
    """Take a free seat. Nobody ever takes a seat from somebody. `is_told`: they know that the cards may be known."""
    seat = require_free_seat(facts, at, is_invited)
    accept_removed(facts, caller, is_invited)
    accept_cards(facts, caller, is_told)
    give(seat, "human", caller.person)
    seat.name = name or caller.name or seat.name
    facts.options.spectators = spectator_mode(facts)  # who sits down now has not agreed to open hands
    exchange_share(facts, at, share)


def sit_again(facts: Facts, caller: Caller, at: int, name: str, *, is_told: bool) -> bool:
    """Be called something else on a seat of one's own; who only has its device link must be told what the cards are like.

    Returns whether anything has changed.
    """
    seat, practice = facts.seats[at], facts.practice
    if caller.person != seat.person:
        accept_cards(facts, caller, is_told)
    is_renamed = bool(name) and name != seat.name
    if is_renamed:
        require_use(facts)
        seat.name = name
    return is_renamed or practice != facts.practice


def give(seat: Seat, kind: SeatKind, person: str = "", level: str = "") -> None:
    """Let somebody, a bot or nobody have a seat; when it is stored, the links of whoever had it end."""
    seat.kind, seat.person, seat.level = kind, person, level
    seat.taken_over = seat.linked = False


def remove(facts: Facts, caller: Caller, at: int) -> None:
    """Free a seat before the game begins: the host's right, for seats that were free once."""
    require_host(facts, caller)
    require_use(facts)
    if facts.status != "waiting":
        raise Refused("AlreadyStarted", "nobody is removed from a game that has begun")
    seat = require_seat(facts, at)
    if speaks_for(facts, caller, at):
        raise Refused("NotAllowed", "this is your own seat: get up instead")
    if seat.kind not in ("human", "bot"):
        raise Refused("NotAllowed", "nobody sits there")
    if seat.kind == "bot" and first_kind(facts, at) not in FREE:
        raise Refused("NotAllowed", "this seat was made for a bot")
    if seat.kind == "human" and seat.person not in facts.options.removed:
        facts.options.removed.append(seat.person)
    free(facts, at)


def first_kind(facts: Facts, at: int) -> str:
    """Returns what a seat was made as."""
    return facts.options.kinds[at]


def free(facts: Facts, at: int) -> None:
    """Let nobody have a seat."""
    seat = facts.seats[at]
    give(seat, "friend" if first_kind(facts, at) == "friend" else "open")
    seat.name = ""
    drop_share(facts, at)


def leave(facts: Facts, caller: Caller, at: int, level: str) -> None:
    """Get up. While the game runs, a bot of that level plays on until the person comes back."""
    require_use(facts)
    seat = require_own_seat(facts, caller, at)
    if facts.status == "waiting":
        free(facts, at)
    else:
        take_over(seat, level)


# -- bots --------------------------------------------------------------------------------------------------------------


def hand_to_bot(facts: Facts, caller: Caller, at: int, level: str) -> None:
    """Let a bot play a seat: one's own until one takes it back; the host lets it play a free one for good."""
    require_use(facts)
    seat = require_seat(facts, at)
    if speaks_for(facts, caller, at) and facts.status == "playing":
        take_over(seat, level)
    elif seat.kind != "human" and is_host(facts, caller):
        require_people(["bot" if other is seat else other.kind for other in facts.seats])
        give(seat, "bot", level=level)
    else:
        raise Refused("NotYours", "you do not speak for this seat")


def take_back(table: Table, caller: Caller, at: int, now: datetime) -> None:
    """Play oneself again; the open question has its whole time again."""
    require_use(table.facts)
    seat = require_own_seat(table.facts, caller, at)
    seat.taken_over, seat.level = False, ""
    begin_time(table, now)


# -- the beginning -----------------------------------------------------------------------------------------------------


def require_start(facts: Facts, caller: Caller) -> None:
    """Refuse to begin the game now."""
    require_host(facts, caller)
    if facts.status != "waiting":
        raise Refused("AlreadyStarted", "the game has begun already")
    if not is_full(facts):
        raise Refused("NotStarted", "a seat is still free")


def is_ready(facts: Facts) -> bool:
    """Whether a game can begin by itself."""
    return wants_to_begin(facts) and not missing_shares(facts)


def waits_for_shares(facts: Facts) -> bool:
    """Whether a game would begin by itself if only everybody had given their share to the deal."""
    return wants_to_begin(facts) and bool(missing_shares(facts))


def wants_to_begin(facts: Facts) -> bool:
    """Whether everybody is there, and nobody has to say that the game shall begin."""
    return facts.status == "waiting" and facts.options.starts and is_full(facts)


def is_full(facts: Facts) -> bool:
    """Whether somebody sits on every seat."""
    return all(seat.kind in ("human", "bot") for seat in facts.seats)
