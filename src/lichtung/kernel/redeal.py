"""Dealing anew what a seat does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lichtung.kernel.addresses import OUTCOME
from lichtung.kernel.kinds import BAG, CELL, HEAP
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.state import State

MAX_DEALS: Final = 20_000  # how often cards are dealt anew until the open question makes sense


@final
class Unseen:
    """The cards of one pool that a seat does not know, and the addresses they can lie at."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.addresses: list[int] = []
        self.places: list[int] = []
        self.backs: list[str] = []


def redeal(s: State, seat: int | None) -> State:
    """Deal everything the seat does not know anew, all consistent deals equally likely; returns the state that this gives.

    A question that is open to somebody else stays open: deals in which it could not be asked are passed over.
    """
    bit = s.terms.bit(seat)
    pools: dict[str, Unseen] = {}
    heaps: list[int] = []
    i: i64
    for zone in s.terms.layout.zones:
        if zone.kind != BAG:
            for index in range(zone.places(s.terms.seats)):
                gather(s, zone, zone.place(index), bit, pools, heaps)
    if s.tracks:
        for i in range(len(s.known)):
            s.known[i] &= bit
    if s.data[OUTCOME] != 0:
        return s  # after the end everything is open
    for name in sorted(pools):
        pools[name].cards.sort()
    trial = s
    for _ in range(MAX_DEALS):
        trial = s.copy()
        for name in sorted(pools):
            deal(trial, pools[name])
        for place in heaps:
            sort_heap(trial, place)
        if trial.halted or trial.ask_again():
            break
        s.rng, s.fate = trial.rng, trial.fate
    return trial


def gather(s: State, zone: Zone, place: int, bit: int, pools: dict[str, Unseen], heaps: list[int]) -> None:
    """Collect the cards of a place that the viewer with that bit does not know."""
    if s.sees[place] & bit:
        return
    if zone.kind == HEAP:
        heaps.append(place)
    addresses = [place] if zone.kind == CELL else [place + i for i in range(1, int(s.data[place]) + 1)]
    pool = pools.setdefault(zone.pool, Unseen())
    for address in addresses:
        if s.data[address] != 0 and not s.known[address] & bit:
            pool.cards.append(int(s.data[address]))
            pool.addresses.append(address)
            pool.places.append(place)
            pool.backs.append(s.terms.game.back(s, place, address))


def deal(s: State, pool: Unseen) -> None:
    """Deal the cards of a pool to its addresses; choosy ones first: those with a visible back or with forbidden cards."""
    cards = pool.cards[:]
    shuffle_list(s, cards)
    game = s.terms.game
    kinds = sorted(set(cards))
    barred: dict[int, bool] = {p: not all(game.can_hide(p, card) for card in kinds) for p in set(pool.places)}
    rest: list[int] = []
    for address, place, back in zip(pool.addresses, pool.places, pool.backs, strict=True):
        if back == "" and not barred[place]:
            rest.append(address)
            continue
        for i, card in enumerate(cards):
            if (back == "" or game.has_back(card, back)) and game.can_hide(place, card):
                s.data[address] = card
                del cards[i]
                break
    if len(rest) < len(pool.addresses):
        shuffle_list(s, cards)  # what was passed over must not come first
    for address, card in zip(rest, cards, strict=True):
        s.data[address] = card


def shuffle_list(s: State, cards: list[int]) -> None:
    """Bring a list into random order with the state's own chance."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(s.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]


def sort_heap(s: State, place: int) -> None:
    """Bring a heap back into ascending order, masks with their cards, known copies first."""
    size = int(s.data[place])
    pairs = sorted([(int(s.data[place + i]), -int(s.known[place + i])) for i in range(1, size + 1)])
    for i, (card, mask) in enumerate(pairs):
        s.data[place + 1 + i] = card
        if s.tracks:
            s.known[place + 1 + i] = -mask
