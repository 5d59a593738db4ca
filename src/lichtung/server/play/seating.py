"""Who sits where, on the server: under the table's lock, stored, and with what follows: the game begins, bots think."""

from __future__ import annotations

from lichtung.bots.levels import LEVELS
from lichtung.server.people.callers import Caller, check_name, ended_link
from lichtung.server.play import fair_deals
from lichtung.server.play.new_tables import require_level
from lichtung.server.play.open_tables import new_session
from lichtung.server.play.table import Table
from lichtung.server.store.records import now
from lichtung.server.wire import Sit
from lichtung.table import seating
from lichtung.table.clock import begin_time
from lichtung.table.seats import is_invited, require_seat, require_use
from lichtung.table.session import GameSession
from lichtung.table.shares import add_share


async def sit(table: Table, caller: Caller, wish: Sit) -> None:
    """Take a free seat, or be called something else on one's own."""
    name = wish.name or ""
    if name:
        check_name(name)
    async with table.lock:
        require_seat(table.facts, wish.seat)
        if table.holds(caller, wish.seat):
            if seating.sit_again(table.facts, caller, wish.seat, name, is_told=wish.numbered):
                await table.save()
            return
        invited = await shows_invitation(table, caller, wish.seat)
        if wish.token is not None and not invited:
            require_use(table.facts)
            raise ended_link()
        seating.sit(table.facts, caller, wish.seat, name, is_invited=invited, is_told=wish.numbered, share=wish.share)
        await table.save()
    await begin_if_ready(table)


async def shows_invitation(table: Table, caller: Caller, seat: int) -> bool:
    """Whether a caller's invitation to a seat holds at this very moment."""
    link = caller.link
    if link is None or link.seat != seat or not is_invited(table.facts, caller):
        return False
    return await table.store.token(link.hash) is not None


async def remove(table: Table, caller: Caller, seat: int) -> None:
    """Free a seat before the game begins."""
    async with table.lock:
        seating.remove(table.facts, caller, seat)
        await table.save()
    table.on_move(table)


async def leave(table: Table, caller: Caller, seat: int) -> None:
    """Get up. While the game runs, a bot plays on until the person comes back."""
    async with table.lock:
        seating.leave(table.facts, caller, seat, substitute_level())
        await table.save()
    table.on_move(table)


async def give_share(table: Table, caller: Caller, seat: int, share: str) -> None:
    """Give to the deal what a seat has to give; the last one lets the game begin."""
    async with table.lock:
        seating.require_own_seat(table.facts, caller, seat)
        if not add_share(table.facts, seat, share):
            return
        if seating.is_ready(table.facts):
            await begin(table)
        else:
            await table.save()
    table.on_move(table)


async def hand_to_bot(table: Table, caller: Caller, seat: int, level: str) -> None:
    """Let a bot play a seat."""
    require_level(level)
    async with table.lock:
        seating.hand_to_bot(table.facts, caller, seat, level)
        await table.save()
    await begin_if_ready(table)
    table.on_move(table)


async def take_back(table: Table, caller: Caller, seat: int) -> None:
    """Play oneself again."""
    async with table.lock:
        seating.take_back(table, caller, seat, now())
        await table.save()
    table.on_move(table)


def substitute_level() -> str:
    """Returns the level of a bot that steps in for a person."""
    return "normal" if "normal" in LEVELS else LEVELS[-1]


async def start(table: Table, caller: Caller) -> None:
    """Begin the game."""
    async with table.lock:
        seating.require_start(table.facts, caller)
        await begin(table)
    table.on_move(table)


async def begin_if_ready(table: Table) -> None:
    """Begin as soon as everybody is there, where that was wished."""
    async with table.lock:
        if seating.is_ready(table.facts):
            await begin(table)
    table.on_move(table)


async def begin(table: Table) -> None:
    """Deal the cards at a table that is stored already."""
    session = deal_cards(table)
    await table.save()
    table.set_session(session)


def deal_cards(table: Table) -> GameSession:
    """Returns the game that begins; it counts when the table is stored."""
    fair_deals.seal(table.stored)
    session = new_session(table.stored)
    table.facts.status = "playing"
    begin_time(table, now())
    return session
