"""Who sees what: the views of a state.

A viewer is a bit: a seat, or the highest one for a spectator, who sees what every player sees and nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from lichtung.kernel import codec
from lichtung.kernel.addresses import OUTCOME, ROUND, TURN
from lichtung.kernel.fields import Field
from lichtung.kernel.history import Question as Asked
from lichtung.kernel.kinds import BAG, CELL, EMPTY, PILE
from lichtung.kernel.plain import Json
from lichtung.kernel.schema import Question, Waiting

if TYPE_CHECKING:
    from lichtung.kernel.state import State
    from lichtung.kernel.zones import Zone

HIDDEN: Final = "?"
INSIGHT: Final = "insight"


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
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

    def all_seen(self, s: State) -> list[int]:
        """Returns every card that is open to this viewer, wherever it lies."""
        seen: list[int] = []
        for zone in s.terms.layout.zones:
            if zone.kind == BAG:
                seen += zone.cards(s)
            else:
                self.add_seen(s, zone, seen)
        return seen

    def add_seen(self, s: State, zone: Zone, seen: list[int]) -> None:
        """Add the cards of a zone that are open to this viewer."""
        data, is_cell = s.data, zone.kind == CELL
        place: i64 = zone.address
        stride: i64 = zone.stride()
        address: i64
        for _ in range(zone.places(s.terms.seats)):
            first = place if is_cell else place + 1
            end = place + 1 if is_cell else place + 1 + data[place]
            for address in range(first, end):
                if data[address] != 0 and self.sees(s, place, address):
                    seen.append(int(data[address]))
            place += stride

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


def viewer_of(s: State, seat: int | None) -> Viewer:
    """Returns who looks from a seat, None for a spectator; after the end everything is open."""
    return Viewer(0 if s.data[OUTCOME] != 0 else s.terms.bit(seat))


def view(s: State, seat: int | None) -> Json:
    """What a seat may see: the keys of a position, with `?` for hidden cards, the choice and the insight."""
    seen = renewed(s, seat, {}, s.terms.layout.fields, {})
    choice = seen["choice"]
    if (
        choice is not None and "points_at" in choice
    ):  # whoever gets a view may change it, and the vocabulary keeps these
        choice["points_at"] = [[dict(target) for target in targets] for targets in choice["points_at"]]
    return seen


def renewed(s: State, seat: int | None, before: Json, changed: list[Field], shared: dict[str, object]) -> Json:
    """What a seat may see, from what it saw before and the fields that have changed since.

    `shared` keeps what looks the same to everybody, for the next viewer who looks at the same moment.
    """
    seen = before.copy() if before else codec.head(s)
    renew_fields(s, seat, seen, changed, shared)
    seen["choice"] = choice_seen(s, seat)
    result = s.result
    seen["result"] = None if result is None else codec.result(result)
    seen[INSIGHT] = insight_seen(s, seat, shared)
    return seen


def between(s: State, seat: int | None, before: Json, changed: list[Field], shared: dict[str, object]) -> Json:
    """What a seat may see in the middle of a deed, when nobody is asked anything; the last question stays as it was."""
    seen = before.copy()
    renew_fields(s, seat, seen, changed, shared)
    halted, s.halted = s.halted, True
    seen[INSIGHT] = insight_seen(s, seat, shared)
    s.halted = halted
    return seen


def renew_fields(s: State, seat: int | None, seen: Json, changed: list[Field], shared: dict[str, object]) -> None:
    """Renew what lies on the table in a view."""
    viewer = viewer_of(s, seat)
    seen["turn"], seen["round"], seen["step"] = int(s.data[TURN]), int(s.data[ROUND]), s.terms.game.step_name(s)
    for field in changed:
        key = field.key
        if key in shared:
            seen[key] = shared[key]
            continue
        viewer.privately = False
        seen[key] = field.write(s, viewer)
        if not viewer.privately:
            shared[key] = seen[key]
    seen.update(s.terms.game.derived(s))


def differences(s: State, before: Json, after: Json, changed: list[Field]) -> dict[str, object]:
    """The keys of a view that are not as they were before; of the fields only some have changed."""
    changes: dict[str, object] = {}
    note(changes, before, after, "turn")
    note(changes, before, after, "round")
    note(changes, before, after, "step")
    for field in changed:
        note(changes, before, after, field.key)
    for key in s.terms.game.derived_keys:
        note(changes, before, after, key)
    note(changes, before, after, "choice")
    note(changes, before, after, "result")
    note(changes, before, after, INSIGHT)
    return changes


def note(changes: dict[str, object], before: Json, after: Json, key: str) -> None:
    """Note a key of a view if it is not as it was."""
    old, new = before.get(key), after.get(key)
    if new is not old and new != old:
        changes[key] = new


def insight_seen(s: State, seat: int | None, shared: dict[str, object]) -> Mapping[str, object]:
    """The insight of a view; what everybody may know of it is computed for the first viewer only."""
    game = s.terms.game
    if INSIGHT not in shared:
        shared[INSIGHT] = game.insight(s, None)
    common = cast("Mapping[str, object]", shared[INSIGHT])
    return common if seat is None else {**common, **game.insight(s, seat)}


def choice_seen(s: State, seat: int | None) -> Question | Waiting | None:
    """The open question: all of it for the decider, only who decides for everybody else."""
    asked = s.choice
    if asked is None:
        return None
    if asked.seat != seat:
        return {"seat": asked.seat} if s.terms.game.waiting_is_public(s) else None
    return question(s, asked)


def question(s: State, asked: Asked) -> Question:
    """The open question, for whoever is asked."""
    game = s.terms.game
    options = list(s.options)
    return {
        "seat": asked.seat,
        "name": asked.name,
        "about": s.asked_about(),
        "options": options,
        "words": [game.word(s, option) for option in options],
        "points_at": [game.points_at(s, option) for option in options],
        "impossible": [
            {"word": refusal.word, "rule": refusal.rule, "lacks": list(refusal.lacks)} for refusal in s.impossible()
        ],
    }
