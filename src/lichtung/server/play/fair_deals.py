"""Fair deals at a table: the server's promise, the shares of its people, the seed that follows, the proof in the end.

A table knows its deal from the beginning, unless its cards are named by a number or come from another game. While it
waits, everybody who sits there gives a share, once. Who plays alone needs none: the promise is enough.
"""

from __future__ import annotations

from typing import Any

from lichtung import deal
from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.people.callers import Caller
from lichtung.server.store.interface import StoredSeat, StoredTable


def new_deal(table: str) -> dict[str, Any]:
    """What is stored of a deal before anybody has given anything to it."""
    secret, nonce = deal.new_secret(), deal.new_nonce()
    return {"secret": secret, "nonce": nonce, "commitment": deal.commitment(table, secret, nonce), "shares": {}}


# -- shares ------------------------------------------------------------------------------------------------------------


def give(stored: StoredTable, seat: int, share: str) -> bool:
    """Keep the share of a seat; gives whether it must be saved. The same once more, by a client that has missed the
    answer, changes nothing."""
    if stored.deal is None:
        raise Refused("NotAllowed", "the cards of this table do not come from shares")
    if stored.deal["shares"].get(str(seat)) == share:
        return False
    if stored.status != "waiting":
        raise Refused("AlreadyStarted", "the cards have been dealt already")
    if stored.seats[seat].kind != "human":
        raise Refused("NotAllowed", "nobody sits there")
    if str(seat) in stored.deal["shares"]:
        raise Refused("NotAllowed", "this seat has given its share already")
    stored.deal["shares"][str(seat)] = share
    return True


def sat(stored: StoredTable, seat: int, share: str | None) -> None:
    """Somebody else sits on a seat now: what was given for it counts no more, what they bring along does."""
    left(stored, seat)
    if stored.deal is not None and stored.status == "waiting" and share is not None:
        stored.deal["shares"][str(seat)] = share


def left(stored: StoredTable, seat: int) -> None:
    """Somebody has left a waiting table; the cards of a numbered deal are for others now, too."""
    if stored.status == "waiting":
        stored.practice = stored.practice or is_numbered(stored)
        if stored.deal is not None:
            stored.deal["shares"].pop(str(seat), None)


def missing(stored: StoredTable) -> list[int]:
    """The seats whose share is waited for: of people who do not all sit there for the same one."""
    people = humans(stored)
    if stored.deal is None or len({seat.person for seat in people}) < 2:
        return []
    return [seat.seat for seat in people if str(seat.seat) not in stored.deal["shares"]]


def humans(stored: StoredTable) -> list[StoredSeat]:
    """The seats that people have."""
    return [seat for seat in stored.seats if seat.kind == "human"]


# -- the seed and its proof --------------------------------------------------------------------------------------------


def seal(stored: StoredTable) -> None:
    """Let the seed follow from what was given; the game begins."""
    kept = stored.deal
    if kept is not None:
        kept["seats"] = [seat.seat for seat in humans(stored)]
        stored.seed = f"{deal.seed(stored.id, kept['secret'], shares_of(kept)):032x}"


def shares_of(kept: dict[str, Any]) -> deal.Shares:
    """The shares of all seats that people had when the game began."""
    return {seat: kept["shares"].get(str(seat)) for seat in kept["seats"]}


def proof_of(stored: StoredTable) -> deal.Proof | None:
    """The proof of a finished game's deal."""
    kept = stored.deal
    if kept is None or stored.result is None:
        return None
    return deal.Proof(stored.id, kept["commitment"], kept["secret"], kept["nonce"], shares_of(kept))


def deal_info(stored: StoredTable, open_to_all: bool) -> wire.DealInfo | None:
    """What may be known of a deal: the secret only of a finished game, by who may see all of that."""
    kept = stored.deal
    if kept is None:
        return None
    seats = kept.get("seats") or sorted(int(seat) for seat in kept["shares"])
    info = wire.DealInfo(
        commitment=kept["commitment"],
        shares=[wire.ShareInfo(seat=seat, share=kept["shares"].get(str(seat))) for seat in seats],
        secret=None,
        nonce=None,
    )
    if open_to_all and stored.result is not None:
        info.secret, info.nonce = kept["secret"], kept["nonce"]
    return info


# -- cards that somebody may know --------------------------------------------------------------------------------------


def is_numbered(stored: StoredTable) -> bool:
    """Whether somebody may know the cards before: a numbered deal, or another game's cards that were not dealt anew."""
    options = stored.options
    return bool(options.get("numbered")) or (stored.branch_of != "" and not options.get("redealt"))


def check_told(stored: StoredTable, caller: Caller, told: bool) -> None:
    """Refuse somebody who was not told that the cards may be known; with them the game is practice."""
    if not is_numbered(stored) or caller.person == stored.options.get("creator"):
        return
    if not told:
        raise Refused(
            "NotAllowed",
            "whoever made this table may know its cards; sit down with numbered: true if that is all right",
            numbered=True,
        )
    stored.practice = True
