"""What everybody gives to a fair deal, and cards that somebody may know.

A table knows its deal from the beginning, unless its cards are named by a number or come from another game. While it
waits, everybody who sits there gives a share, once. Who plays alone needs none: the promise is enough.
"""

from __future__ import annotations

from lichtung.table.errors import Refused
from lichtung.table.facts import Caller, Facts, Seat
from lichtung.table.schema import DealInfo, ShareInfo

# -- shares ------------------------------------------------------------------------------------------------------------


def add_share(facts: Facts, seat: int, share: str) -> bool:
    """Keep the share of a seat; returns whether it must be stored. The same once more, by a client that has missed the
    answer, changes nothing."""
    if facts.deal is None:
        raise Refused("NotAllowed", "the cards of this table do not come from shares")
    if facts.deal["shares"].get(str(seat)) == share:
        return False
    if facts.status != "waiting":
        raise Refused("AlreadyStarted", "the cards have been dealt already")
    if facts.seats[seat].kind != "human":
        raise Refused("NotAllowed", "nobody sits there")
    if str(seat) in facts.deal["shares"]:
        raise Refused("NotAllowed", "this seat has given its share already")
    facts.deal["shares"][str(seat)] = share
    return True


def exchange_share(facts: Facts, seat: int, share: str | None) -> None:
    """Somebody else sits on a seat now: what was given for it counts no more, what they bring along does."""
    drop_share(facts, seat)
    if facts.deal is not None and facts.status == "waiting" and share is not None:
        facts.deal["shares"][str(seat)] = share


def drop_share(facts: Facts, seat: int) -> None:
    """Somebody has left a waiting table; the cards of a numbered deal are for others now, too."""
    if facts.status == "waiting":
        facts.practice = facts.practice or is_numbered(facts)
        if facts.deal is not None:
            facts.deal["shares"].pop(str(seat), None)


def missing_shares(facts: Facts) -> list[int]:
    """Returns the seats whose share is waited for: of people who do not all sit there for the same one."""
    people = human_seats(facts)
    if facts.deal is None or len({seat.person for seat in people}) < 2:
        return []
    return [seat.seat for seat in people if str(seat.seat) not in facts.deal["shares"]]


def human_seats(facts: Facts) -> list[Seat]:
    """Returns the seats that people have."""
    return [seat for seat in facts.seats if seat.kind == "human"]


def deal_info(facts: Facts, is_open: bool) -> DealInfo | None:
    """Returns what may be known of a deal: the secret only of a finished game, by who may see all of that."""
    deal = facts.deal
    if deal is None:
        return None
    seats = deal.get("seats") or sorted(int(seat) for seat in deal["shares"])
    shares: list[ShareInfo] = [{"seat": seat, "share": deal["shares"].get(str(seat))} for seat in seats]
    is_over = is_open and facts.result is not None
    return {
        "commitment": deal["commitment"],
        "shares": shares,
        "secret": deal["secret"] if is_over else None,
        "nonce": deal["nonce"] if is_over else None,
    }


# -- cards that somebody may know --------------------------------------------------------------------------------------


def is_numbered(facts: Facts) -> bool:
    """Whether somebody may know the cards before: a numbered deal, or another game's cards that were not dealt anew."""
    options = facts.options
    return options.numbered or (facts.branch_of != "" and not options.redealt)


def accept_cards(facts: Facts, caller: Caller, is_told: bool) -> None:
    """Refuse somebody who was not told that the cards may be known; with them the game is practice."""
    if not is_numbered(facts) or caller.person == facts.options.creator:
        return
    if not is_told:
        raise Refused(
            "NotAllowed",
            "whoever made this table may know its cards; sit down with numbered: true if that is all right",
            numbered=True,
        )
    facts.practice = True
