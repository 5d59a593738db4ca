"""Whose turn a thought is: bots think in the name of whoever made the table, hints come in the name of whoever asks.

People who come from one address share its turn, so that nobody gets more of them by being many guests.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from lichtung.server.people.callers import Caller
from lichtung.server.play.table import Table

MAX_REMEMBERED: Final = 10_000  # so many people's addresses are known; the others stand for themselves


class Turn(NamedTuple):
    """From the outside to the inside, as the fair queue takes it."""

    address: str
    person: str
    table: str


class Turns:
    """Where people were seen last."""

    def __init__(self) -> None:
        self.addresses: Final[OrderedDict[str, str]] = OrderedDict()

    def note_address(self, person: str, address: str) -> None:
        """A person is at an address."""
        if person:
            self.addresses[person] = address
            self.addresses.move_to_end(person)
            if len(self.addresses) > MAX_REMEMBERED:
                self.addresses.popitem(last=False)

    def of_bots(self, table: Table) -> Turn:
        """Returns the turn of a table's bots."""
        return self.turn(find_maker(table), table.id)

    def of_hint(self, table: Table, caller: Caller) -> Turn:
        """Returns the turn of somebody who asks for advice."""
        return self.turn(caller.person or find_maker(table), f"{table.id} hint")

    def turn(self, person: str, what: str) -> Turn:
        """Returns the turn of a person."""
        return Turn(self.addresses.get(person, f"of {person}"), person, what)


def find_maker(table: Table) -> str:
    """Returns the person who made a table."""
    return table.stored.options.creator
