"""Fair deals at a table: the server's promise, the seed that follows from everybody's shares, the proof in the end.

What people give to a deal, and who may know what of it, is a matter of the table: `lichtung.table.shares`.
"""

from __future__ import annotations

from lichtung import deal
from lichtung.server.store.records import StoredTable
from lichtung.table.facts import Deal
from lichtung.table.shares import human_seats


def new_deal(table: str) -> Deal:
    """Returns what is stored of a deal before anybody has given anything to it."""
    secret, nonce = deal.new_secret(), deal.new_nonce()
    return {"secret": secret, "nonce": nonce, "commitment": deal.commitment(table, secret, nonce), "shares": {}}


def seal(stored: StoredTable) -> None:
    """Let the seed follow from what was given; the game begins."""
    kept = stored.deal
    if kept is not None:
        kept["seats"] = [seat.seat for seat in human_seats(stored)]
        stored.seed = f"{deal.seed(stored.id, kept['secret'], shares_of(kept)):032x}"


def shares_of(kept: Deal) -> deal.Shares:
    """Returns the shares of all seats that people had when the game began."""
    return {seat: kept["shares"].get(str(seat)) for seat in kept["seats"]}


def write_proof(stored: StoredTable) -> str:
    """Returns the proof of a finished game's deal as its record has it."""
    kept = stored.deal
    if kept is None or stored.result is None:
        return ""
    return deal.Proof(stored.id, kept["commitment"], kept["secret"], kept["nonce"], shares_of(kept)).written()
