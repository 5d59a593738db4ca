"""Events: what happened, told to each listener as far as that viewer may know.

Events make a change visible and readable, and say in which phase of the rulebook it happened; the last event of every
batch, `view`, holds the keys of the viewer's view that changed, so that folding a batch into the last view gives the next
one. Who stages what happened gets such an event at the end of every scene: where another phase begins, somebody answers, or
the game ends. Each viewer's events are numbered on their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, cast, final

from mypy_extensions import i64

from lichtung.kernel import codec, sight
from lichtung.kernel.addresses import OUTCOME, ROUND, STEP, TURN
from lichtung.kernel.frames import Choice, a_of, b_of, number_of
from lichtung.kernel.plain import Json
from lichtung.kernel.schema import Changed, Chosen, Ended, Event, Value
from lichtung.kernel.vecs import vec

if TYPE_CHECKING:
    from lichtung.kernel.cards import Cards
    from lichtung.kernel.fields import Field
    from lichtung.kernel.state import State


def fold(view: Json, events: Iterable[Event]) -> Json:
    """The view that follows from a view and the events since."""
    folded = dict(view)
    for event in events:
        if event["event"] == "view":
            folded.update(event["changes"])
    return folded


def numbered(n: int, event: Mapping[str, object]) -> Event:
    """Returns an event with its number."""
    return cast("Event", {"n": n, **event})


@final
class Stream:
    """What one viewer has been told and not yet fetched."""

    def __init__(self, bit: int, view: Json, scenes: bool) -> None:
        self.bit: int = bit
        self.view: Json = view
        self.moment: int = -1  # when that was, -1 if the listeners do not know it
        self.count: int = 0
        self.events: list[Event] = []
        self.scenes: bool = scenes  # whether it wants to see how things stood at the end of each
        self.phase: str = ""  # of the last event
        self.fresh: bool = False  # whether something was told since the last view
        self.held: tuple[Json, dict[str, object]] | None = None  # how things stood when the scene may have ended

    def tell(self, event: Event, phase: str, opens: bool = False) -> None:
        """Add an event, which may open a scene; others may be told the same one, so nobody else may change it."""
        if self.held is not None:
            if opens or phase != self.phase:
                self.show(*self.held)
            self.held = None
        if phase:
            cast("dict[str, object]", event)["phase"] = phase
        self.phase, self.fresh = phase, True
        self.count += 1
        self.events.append(event)

    def show(self, view: Json, changes: dict[str, object]) -> None:
        """Add how things stand."""
        self.view, self.fresh, self.held = view, False, None
        if changes:
            self.count += 1
            self.events.append({"event": "view", "changes": changes})


@final
class Listeners:
    """All listeners of one state."""

    def __init__(self) -> None:
        self.streams: dict[int | None, Stream] = {}
        self.phase: str = ""  # of the rulebook, in which the rules are
        self.moment: int = 0  # counts the times between which somebody has fetched what happened
        self.fetched: bool = True  # in this moment
        self.answered: bool = True  # since the last look
        self.data: vec[i64] = vec[i64]([])  # what the state was then
        self.known: vec[i64] = vec[i64]([])
        self.changed_fields: list[Field] = []  # from the moment before to then
        self.shared: dict[str, object] = {}  # what looked the same to everybody then

    def listen(self, s: State, seat: int | None, scenes: bool) -> None:
        """Begin, or begin anew, to listen for a viewer."""
        self.streams[seat] = Stream(s.terms.bit(seat), sight.view(s, seat), scenes)

    def adopt(self, seat: int | None, stream: Stream) -> None:
        """Go on with a stream that listened elsewhere."""
        self.streams[seat] = stream
        stream.moment = -1

    def fetch(self, s: State, seat: int | None) -> list[Event]:
        """Hand over what a viewer was told since the last call, under the viewer's own numbers."""
        events = self.take(s, seat)
        first = self.streams[seat].count - len(events) + 1 if events else 0
        return [numbered(first + i, event) for i, event in enumerate(events)]

    def take(self, s: State, seat: int | None) -> list[Event]:
        """The same without numbers; the events must not be changed."""
        stream = self.streams.get(seat)
        if stream is None:
            return []
        if self.answered:
            self.look(s)
        before = stream.view
        changed = self.changed_fields if stream.moment >= self.moment - 1 else s.terms.layout.fields
        view = sight.renewed(s, seat, before, changed, self.shared)
        stream.show(view, sight.differences(s, before, view, changed))
        stream.moment, self.fetched = self.moment, True
        events = stream.events
        stream.events = []
        return events

    def look(self, s: State) -> None:
        """See which fields have changed since the last look; the layout knows what each is written from."""
        earlier: list[Field] = [] if self.fetched else self.changed_fields  # in this moment
        if self.fetched:
            self.moment += 1
        self.answered = self.fetched = False
        if len(self.data) == len(s.data) and self.data[OUTCOME] == s.data[OUTCOME]:
            changed = self.compare(s)
            for field in changed:
                self.shared.pop(field.key, None)
            self.shared.pop(sight.INSIGHT, None)
            self.changed_fields = changed + [field for field in earlier if field not in changed]
        else:
            self.changed_fields, self.shared = s.terms.layout.fields, {}
            self.data, self.known = s.data[0:], s.known[0:]

    def enter(self, s: State, phase: str) -> None:
        """A phase of the rulebook begins, unless it has begun already."""
        if phase != self.phase:
            self.hold(s)
            self.phase = phase

    def hold(self, s: State) -> None:
        """Remember how things stand for each viewer: if a scene has ended here, they are told it before the next event.

        Only then is it known who may notice it: what others do in secret ends no scene.
        """
        looked = False
        for seat, stream in self.streams.items():
            if not stream.scenes or not stream.fresh:
                continue
            if not looked:
                self.look(s)
                looked = self.answered = True  # and what follows will have to be looked at
            changed = self.changed_fields if stream.moment >= self.moment - 1 else s.terms.layout.fields
            view = sight.between(s, seat, stream.view, changed, self.shared)
            stream.held = view, sight.differences(s, stream.view, view, changed)

    def compare(self, s: State) -> list[Field]:
        """The fields whose part of the vector, or who knows it, may have changed; what is now is remembered."""
        layout = s.terms.layout
        changed = layout.loose[:]
        data, known, last, last_known = s.data, s.known, self.data, self.known
        i: i64
        for i in range(len(data)):
            if data[i] != last[i] or known[i] != last_known[i]:
                last[i], last_known[i] = data[i], known[i]
                changed[layout.owners[i]] = True
                if i in layout.readers:
                    for number in layout.readers[i]:
                        changed[number] = True
        return [field for number, field in enumerate(layout.fields) if changed[number]]

    def tell_all(self, event: Event) -> None:
        """Tell all listeners the same."""
        for stream in self.streams.values():
            stream.tell(event, self.phase)

    def path(self, s: Cards, place: i64) -> list[str | int]:
        """Where a place stands in a view."""
        if place < 0:
            return ["supply"]
        zone, index = s.terms.layout.zone_at(int(place), s.terms.seats)
        return zone.where(cast("State", s), index)

    def tell_moved(self, s: Cards, card: i64, source: i64, target: i64, saw: i64) -> None:
        """A card went from place to place; `saw` has the bits of those who saw which one."""
        game = s.terms.game
        origin, goal = self.path(s, source), self.path(s, target)
        for stream in self.streams.values():
            name = game.card_name(int(card)) if saw & stream.bit else sight.HIDDEN + game.back_of(int(card), target)
            stream.tell({"event": "moved", "card": name, "from": origin, "to": goal}, self.phase)

    def tell_turned(self, s: Cards, cell: i64, before: i64, card: i64) -> None:
        """The card in an open cell became another one."""
        names = [s.terms.game.card_name(int(card_)) for card_ in (before, card)]
        self.tell_all({"event": "turned", "at": self.path(s, cell), "from": names[0], "to": names[1]})

    def tell_shown(self, s: Cards, pile: i64, count: i64, viewers: i64) -> None:
        """The top cards of a pile were shown to some viewers."""
        game = s.terms.game
        size = s.data[pile]
        names = [game.card_name(int(s.data[pile + size - i])) for i in range(count)]
        for stream in self.streams.values():
            shown = names if viewers & stream.bit else [sight.HIDDEN] * len(names)
            stream.tell({"event": "shown", "zone": self.path(s, pile), "cards": shown}, self.phase)

    def tell_revealed(self, s: Cards, place: i64, card: i64, viewers: i64) -> None:
        """One card was shown to some viewers where it lies."""
        game = s.terms.game
        for stream in self.streams.values():
            seen = (viewers | s.sees[place]) & stream.bit != 0
            name = game.card_name(int(card)) if seen else sight.HIDDEN + game.back_of(int(card), int(place))
            stream.tell({"event": "shown", "zone": self.path(s, place), "cards": [name]}, self.phase)

    def tell_shuffled(self, s: Cards, pile: i64) -> None:
        """A pile was shuffled."""
        self.tell_all({"event": "shuffled", "zone": self.path(s, pile), "size": int(s.data[pile])})

    def tell_changed(self, s: Cards, address: i64, before: i64, value: i64) -> None:
        """A counter was set."""
        state = cast("State", s)
        if address == STEP:
            self.tell_all({"event": "step", "step": s.terms.game.step_name(state)})
            return
        layout = s.terms.layout
        field = layout.counting(state, int(address))
        named = [] if field is None else field.counter(state, int(address))
        key = str(named[0]) if named else {TURN: "turn", ROUND: "round"}.get(int(address), "")
        if not key or s.terms.game.is_secret(key):
            return
        numbers = [int(before), int(value)]
        values: list[Value] = [number if field is None else field.value(state, number) for number in numbers]
        event: Changed = {"event": "changed", "what": key, "from": values[0], "to": values[1]}
        if len(named) > 1:
            event["at"] = named[1:]  # whose or which of several counters of that name
        self.tell_all(event)

    def tell_chosen(self, s: State, top: i64, option: i64, forced: bool) -> None:
        """A seat answered; a private answer is told to that seat alone. Only the seat learns that it had no choice."""
        self.answered = True
        asked = s.frames[number_of(top)]
        assert isinstance(asked, Choice)
        a, b = a_of(top), b_of(top)
        seat = int(asked.seat(s, a, b))
        word = s.terms.game.word(s, int(option))
        private = asked.private(s, a, b, option)
        self.hold(s)
        self.phase = asked.phase
        for viewer, stream in self.streams.items():
            if private and viewer != seat:
                continue
            event: Chosen = {"event": "chosen", "seat": seat, "choice": asked.name, "word": word}
            if viewer == seat:
                event["forced"] = forced
            stream.tell(event, self.phase, True)

    def tell_ended(self, s: State) -> None:
        """The game is over."""
        result = s.result
        assert result is not None
        event: Ended = {"event": "ended", "result": codec.result(result)}
        for stream in self.streams.values():
            stream.tell(event, self.phase, True)
