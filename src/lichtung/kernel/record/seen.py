"""The record of one seat: what it did, what it was told, and its views; nothing that it did not know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from lichtung.kernel import codec
from lichtung.kernel.errors import InvalidRecord, NoRecord
from lichtung.kernel.events import fold
from lichtung.kernel.plain import Json
from lichtung.kernel.record.write import headers, result_text
from lichtung.kernel.schema import Event

if TYPE_CHECKING:
    from lichtung.kernel.game import Log
    from lichtung.kernel.state import State


def write_seen(s: State, seat: int) -> str:
    """A record without what the seat did not know: its moves and the others' open ones, and its view after each."""
    lines = headers(s)
    lines += [f"[seat {seat}]", f"[result {result_text(s)}]", ""]
    history = s.history
    if history is None:
        raise NoRecord("this state has no record: it was resampled, or started with fast=True")
    log = s.terms.game.log(s, seat)
    again = begin(s)
    again.listen(seat)
    view = again.view(seat)
    seen = log.view(view)
    lines.append(f"0 % {json.dumps(seen)}")
    told: list[str] = []
    for move in [*history.moves, None]:
        if move is None or not is_hidden(again, seat, move.word):
            events = again.heard(seat)
            view = fold(view, events)
            before, seen = seen, log.view(view)
            changes = {key: value for key, value in seen.items() if before.get(key) != value}
            told += write_told(events, log)
            if len(told) > 1 or changes:
                lines.append(" ".join([*told, "%", json.dumps(changes)]))
            if move is None:
                break
            told = [f"{move.round}/{move.turn}"]
        again.play(move.word)
    return "\n".join(lines) + "\n"


def is_hidden(s: State, seat: int, word: str) -> bool:
    """Whether the seat must not learn that the open question was there at all: another seat answers it in private."""
    asked = s.choice
    if asked is None or asked.seat == seat:
        return False
    return s.is_private(s.options[s.words().index(word)])


def write_told(events: list[Event], log: Log) -> list[str]:
    """What a seat was told: answers, and in braces the cards that went to hands."""
    told = [f"{e['choice']}@{e['seat']}={log.text(e['word'])}" for e in events if e["event"] == "chosen"]
    dealt = ["+" + log.text(e["card"]) for e in events if e["event"] == "moved" and e["to"][0] == "hands"]
    return [*told, "{" + " ".join(dealt) + "}"] if dealt else told


def begin(s: State) -> State:
    """The state a record begins with, about to meet the same chance again."""
    history = s.history
    assert history is not None
    if history.origin is not None:
        return s.terms.game.load(history.origin, strict=False)
    script: list[str] = []
    if history.scripted:
        script = [*history.opening, *[result for move in history.moves for result in move.chances]]
    seed = s.fate.seed if s.fate is not None else 0
    return s.terms.game.start(seats=s.terms.seats, seed=seed, script=script, **s.terms.settings)


class Seen:
    """A replayed record of one seat: views only."""

    def __init__(self, seat: int, views: list[Json]) -> None:
        self.seat: int = seat
        self.views: list[Json] = views

    @property
    def over(self) -> bool:
        """Whether the record ends with the end of the game."""
        return self.views[-1]["result"] is not None

    def view(self, seat: int | None = None) -> Json:
        """The seat's view after the last replayed move."""
        if seat is not None and seat != self.seat:
            raise NoRecord(f"this record holds only what seat {self.seat} knew")
        return self.views[-1]


def replay_seen(head: dict[str, tuple[int, str]], text: str, body: int, upto: int | None) -> Seen:
    """Replay the record of one seat to its views."""
    line, seat = head["seat"]
    if not seat.isdecimal():
        raise InvalidRecord(line, f"expected a seat's number, got {seat!r}")
    views: list[Json] = []
    lines = text.splitlines()
    for number in range(body, len(lines) + 1):
        content = lines[number - 1]
        if not content.strip() or content.startswith(";"):
            continue
        _, mark, changes = content.partition(" % ")
        try:
            patch = json.loads(changes)
        except ValueError:
            patch = None
        if not mark or not isinstance(patch, dict):
            raise InvalidRecord(number, "expected moves, %, and the changes of the view as JSON")
        views.append(fold(views[-1] if views else {}, [{"event": "view", "changes": patch}]))
        if upto is not None and len(views) > upto:
            break
    if not views or any(key not in views[0] for key in (*codec.COMMON[:2], "result")):
        raise InvalidRecord(body, "the first view is missing: the record is cut off")
    return Seen(int(seat), views)
