"""A fair queue: whoever has used least goes first, however much others ask for.

A path says whose something is, from the outside to the inside: an address, a person, a table. The turn goes round among
addresses, then among the persons behind one address, then among the tables of one person; what is used is counted at each
of these. Of those who have used as much, the cheapest goes first, then who came first.

Who comes anew begins where the others are: they cannot save up turns by staying away. What somebody has used is forgotten
when the others have caught up with it.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

Path = tuple[str, ...]
T = TypeVar("T")
MAX_REMEMBERED: Final = 1000  # so many who wait for nothing are remembered side by side


class AlreadyWaiting(Exception):
    """Something of this very path waits already."""


class Share:
    """What somebody has used, and everybody inside of them."""

    __slots__ = ("active", "clock", "members", "used")

    def __init__(self, used: float) -> None:
        self.used = used
        self.active = 0  # what waits or is worked on
        self.clock = 0.0  # what whoever went last among the members had used by then
        self.members: dict[str, Share] = {}

    def member(self, name: str) -> Share:
        """Returns a member who wants something."""
        share = self.members.get(name)
        if share is None:
            if len(self.members) >= MAX_REMEMBERED:
                self.members = {one: share for one, share in self.members.items() if share.active}
            share = self.members[name] = Share(self.clock)
        elif not share.active:
            share.used = max(share.used, self.clock)
        return share

    def forget(self, name: str) -> None:
        """Forget a member who wants nothing and owes nothing."""
        share = self.members.get(name)
        if share is not None and not share.active and share.used <= self.clock:
            del self.members[name]


class Place(Generic[T]):
    """Something that waits, or that is worked on."""

    __slots__ = ("cost", "item", "order", "path", "shares")

    def __init__(self, path: Path, cost: float, item: T, order: int, shares: list[Share]) -> None:
        self.path: Final = path
        self.cost: Final = cost
        self.item: Final = item
        self.order: Final = order
        self.shares: Final = shares  # from the outside to the inside

    def rank(self) -> tuple[float, ...]:
        """Returns by what members are sorted: the smallest goes first."""
        return (*[share.used for share in self.shares], self.cost, self.order)


class FairQueue(Generic[T]):
    """Everything that waits; at most one thing of each path."""

    def __init__(self) -> None:
        self.waiting: Final[dict[Path, Place[T]]] = {}
        self.everybody = Share(0.0)
        self.order = 0

    def __len__(self) -> int:
        return len(self.waiting)

    def put(self, path: Path, cost: float, item: T) -> Place[T]:
        """Let something wait; `cost` is what it will use, as far as one can know."""
        if path in self.waiting:
            raise AlreadyWaiting("/".join(path))
        shares: list[Share] = []
        outer = self.everybody
        for name in path:
            outer = outer.member(name)
            shares.append(outer)
        for share in (self.everybody, *shares):
            share.active += 1
        self.order += 1
        place = self.waiting[path] = Place(path, cost, item, self.order, shares)
        return place

    def take(self, most: float) -> Place[T] | None:
        """Returns whose turn it is among all that cost no more than `most`; it counts as used from now on."""
        place = min((one for one in self.waiting.values() if one.cost <= most), key=Place.rank, default=None)
        if place is None:
            return None
        del self.waiting[place.path]
        outer = self.everybody
        for share in place.shares:
            outer.clock = max(outer.clock, share.used)
            share.used += place.cost
            outer = share
        return place

    def done(self, place: Place[T], used: float) -> None:
        """What was taken has used so much in truth."""
        for share in place.shares:
            share.used += used - place.cost
        self.leave(place)

    def drop(self, place: Place[T]) -> None:
        """Let something wait no more."""
        if self.waiting.get(place.path) is place:
            del self.waiting[place.path]
            self.leave(place)

    def leave(self, place: Place[T]) -> None:
        """Something neither waits nor is worked on any more."""
        shares = (self.everybody, *place.shares)
        for share in shares:
            share.active -= 1
        for outer, name in reversed(list(zip(shares, place.path, strict=False))):
            outer.forget(name)
        if not self.everybody.active:
            self.everybody = Share(0.0)  # nobody is owed anything
