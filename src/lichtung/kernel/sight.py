"""Who sees what: views, knowledge, and dealing anew what a seat does not know.

Beside each card lies a mask of the viewers who know it although they do not see its zone: they were shown it, or saw it
go there. A bit is a seat; the highest bit is a spectator, who sees what every player sees and nothing more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from lichtung.kernel import codec
from lichtung.kernel.frames import A_MASK, A_SHIFT, B_SHIFT
from lichtung.kernel.layout import BAG, CELL, EMPTY, HEAP, PILE, Field, Zone

if TYPE_CHECKING:
    from lichtung.kernel.state import State

HIDDEN: Final = "?"
INSIGHT: Final = "insight"
PATIENCE: Final = 20_000  # how often cards are dealt anew until the open question makes sense


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """Somebody who looks: with a viewer's bit, or with 0 at everything."""

    def __init__(self, bit: int) -> None:
        self.bit: int = bit
        self.privately: bool = False  # it has seen, or failed to see, what is otherwise for somebody else

    def sees(self, s: State, place: int, address: int) -> bool:
        """Whether the card at an address of a place is open to this viewer."""
        if self.bit == 0:
            return True
        seen: i64 = s.sees[place]
        if seen == s.terms.everyone:
            return True
        if seen != 0:
            self.privately = True
        return seen & self.bit != 0 or (s.terms.game.memory_in_view and self.knows(s, address))

    def knows(self, s: State, address: int) -> bool:
        """Whether this viewer was shown the card at an address."""
        known: i64 = s.known[address]
        if known != 0:
            self.privately = True
        return known & self.bit != 0

    def name(self, s: State, place: int, address: int) -> str:
        """The card's code, or a question mark with what its back shows."""
        card = int(s.data[address])
        if self.sees(s, place, address):
            return str(s.terms.game.card_name(card))
        return HIDDEN + str(s.terms.game.back(s, place, address))

    def cell(self, s: State, place: int) -> str:
        """What lies in a cell."""
        if s.data[place] == 0:
            return EMPTY
        return self.name(s, place, place)

    def cards(self, s: State, place: int, kind: int, capacity: int) -> list[str]:
        """The cards of a place: piles top first, heaps and bags in ascending order, unknown ones last."""
        if kind == BAG:
            game = s.terms.game
            return [game.card_name(card) for card in range(1, capacity + 1) for _ in range(s.data[place + card])]
        size = int(s.data[place])
        if self.bit == 0 or s.sees[place] == s.terms.everyone:
            return self.open_cards(s, place, kind, size)
        if kind == PILE:
            return [self.name(s, place, place + i) for i in range(size, 0, -1)]
        names = [self.name(s, place, place + i) for i in range(1, size + 1)]
        return [n for n in names if n[0] != HIDDEN] + sorted([n for n in names if n[0] == HIDDEN])

    def open_cards(self, s: State, place: int, kind: int, size: int) -> list[str]:
        """The cards of a pile or heap that lies open."""
        game, data = s.terms.game, s.data
        if kind == PILE:
            return [game.card_name(int(data[place + i])) for i in range(size, 0, -1)]
        return [game.card_name(int(data[place + i])) for i in range(1, size + 1)]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat may see: the keys of a position, with `?` for hidden cards, the choice and the insight."""
    seen = renewed(s, seat, {}, s.terms.layout.fields, {})
    choice = seen["choice"]
    if (
        choice is not None and "points_at" in choice
    ):  # whoever gets a view may change it, and the vocabulary keeps these
        choice["points_at"] = [[dict(target) for target in targets] for targets in choice["points_at"]]
    return seen


def renewed(
    s: State, seat: int | None, before: dict[str, Any], changed: list[Field], shared: dict[str, Any]
) -> dict[str, Any]:
    """What a seat may see, from what it saw before and the fields that have changed since.

    `shared` keeps what looks the same to everybody, for the next viewer who looks at the same moment.
    """
    eye = Eye(0 if s.data[0] != 0 else s.terms.bit(seat))
    seen = before.copy() if before else codec.head(s)
    seen["turn"], seen["round"], seen["step"] = int(s.data[1]), int(s.data[2]), s.terms.game.step_name(s)
    for field in changed:
        key = field.key
        if key in shared:
            seen[key] = shared[key]
            continue
        eye.privately = False
        seen[key] = field.write(s, eye)
        if not eye.privately:
            shared[key] = seen[key]
    seen.update(s.terms.game.derived(s))
    seen["choice"] = choice_seen(s, seat)
    result = s.result
    seen["result"] = None if result is None else codec.result(result)
    seen[INSIGHT] = insight_seen(s, seen, seat, shared, before)
    return seen


def differences(s: State, before: dict[str, Any], after: dict[str, Any], changed: list[Field]) -> dict[str, Any]:
    """The keys of a view that are not as they were before; of the fields only some have changed."""
    found: dict[str, Any] = {}
    note(found, before, after, "turn")
    note(found, before, after, "round")
    note(found, before, after, "step")
    for field in changed:
        note(found, before, after, field.key)
    for key in s.terms.game.derived_keys:
        note(found, before, after, key)
    note(found, before, after, "choice")
    note(found, before, after, "result")
    note(found, before, after, INSIGHT)
    return found


def note(found: dict[str, Any], before: dict[str, Any], after: dict[str, Any], key: str) -> None:
    """Note a key of a view if it is not as it was."""
    old, new = before.get(key), after.get(key)
    if new is not old and new != old:
        found[key] = new


def insight_seen(
    s: State, seen: dict[str, Any], seat: int | None, shared: dict[str, Any], before: dict[str, Any]
) -> dict[str, Any]:
    """The insight of a view; what everybody may know of it is computed for the first viewer only."""
    game = s.terms.game
    if INSIGHT not in shared:
        shared[INSIGHT] = game.common_insight(seen, before)
    common: dict[str, Any] | None = shared[INSIGHT]
    return game.insight(seen, seat) if common is None else {**common, **game.own_insight(seen, seat, common, before)}


def choice_seen(s: State, seat: int | None) -> dict[str, Any] | None:
    """The open question: all of it for the decider, only who decides for everybody else."""
    asked = s.choice
    if asked is None:
        return None
    if asked.seat != seat:
        return {"seat": asked.seat} if s.terms.game.waiting_is_public(s) else None
    game = s.terms.game
    options = list(s.options)
    top = s.stack[s.depth - 1]
    return {
        "seat": asked.seat,
        "name": asked.name,
        "about": s.open_choice().about(s, (top >> A_SHIFT) & A_MASK, top >> B_SHIFT),
        "options": options,
        "words": [game.word(s, option) for option in options],
        "points_at": [game.points_at(s, option) for option in options],
    }


# -- knowledge ---------------------------------------------------------------------------------------------------------


def lift(s: State, place: i64, at: i64, size: i64) -> i64:
    """Take out the mask of the card that leaves a pile or heap, closing the gap."""
    known = s.known
    carried = known[place + at]
    i: i64
    for i in range(place + at, place + size):
        known[i] = known[i + 1]
    known[place + size] = 0
    return carried


def settle(s: State, place: i64, at: i64, size: i64, mask: i64) -> None:
    """Put in the mask of the card that came to position `at`, and bring the masks of equal cards into one order.

    Of equal cards in a heap a viewer knows a number, not individuals: known copies always come first.
    """
    known = s.known
    i: i64
    for i in range(place + size, place + at, -1):
        known[i] = known[i - 1]
    if s.kinds[place] == HEAP:
        first = place + at
        while first > place + 1 and s.data[first - 1] == s.data[place + at]:
            first -= 1
        for i in range(first, place + at):
            fresh = mask & ~known[i]
            known[i] |= fresh
            mask &= ~fresh
    known[place + at] = mask


def forget(s: State, place: i64, viewers: i64, card: i64) -> None:
    """Some viewers saw a card leave a heap, but not which: every card that could have been it becomes uncertain."""
    game = s.terms.game
    i: i64
    for i in range(place + 1, place + s.data[place] + 1):
        if s.known[i] & viewers != 0 and game.mistakable(s, int(place), int(card), int(s.data[i])):
            s.known[i] &= ~viewers


def followers(s: State, place: i64, viewers: i64, card: i64) -> i64:
    """Of the viewers who knew a card that left a heap unseen, those who know all the others and that none of them was it."""
    game = s.terms.game
    i: i64
    for i in range(place + 1, place + s.data[place] + 1):
        if viewers == 0:
            return 0
        viewers &= s.known[i]
        if viewers != 0 and s.data[i] != card and game.mistakable(s, int(place), int(card), int(s.data[i])):
            return 0
    return viewers


# -- dealing anew ------------------------------------------------------------------------------------------------------


@final
class Unseen:
    """The cards of one pool that a seat does not know, and the addresses they can lie at."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.addresses: list[int] = []
        self.places: list[int] = []
        self.backs: list[str] = []


def redeal(s: State, seat: int | None) -> None:
    """Deal everything the seat does not know anew, all consistent deals equally likely, in place.

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
    if s.data[0] != 0:
        return  # after the end everything is open
    for name in sorted(pools):
        pools[name].cards.sort()
    for _ in range(PATIENCE):
        trial = s.copy()
        for name in sorted(pools):
            deal(trial, pools[name])
        for place in heaps:
            sort_heap(trial, place)
        if still_asked(trial):
            break
        s.rng, s.fate = trial.rng, trial.fate
    s.become(trial)


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


def still_asked(s: State) -> bool:
    """Whether the open question would still be put; its options are brought up to date."""
    if s.data[0] != 0 or s.halted:
        return True
    top = s.stack[s.depth - 1]
    asked = s.open_choice()
    s.offered = asked.options(s, (top >> A_SHIFT) & A_MASK, top >> B_SHIFT)
    return len(s.offered) > 1 or (len(s.offered) == 1 and asked.always)


def blind(s: State) -> None:
    """Stop keeping knowledge and history: for playouts and searches, which look at everything anyway."""
    s.tracks = False
    s.history = None
    s.ears = None
    s.known = s.terms.unknown
