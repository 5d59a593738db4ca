"""What a table says to whoever looks on, as types: declared here for every host, and for the browser made from here.

A host that speaks over a network sends these as JSON; one on the same device hands them over as they are. docs/wire.md and
the browser's `table.ts` are made from this file (`python -m tools.wire`).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from lichtung.kernel.schema import Ahead, Event, Lack, Result, Target, Thing, View
from lichtung.table.errors import ErrorName
from lichtung.table.facts import SeatKind, Spectators, Status

# -- what is known of a table ------------------------------------------------------------------------------------------


class SeatInfo(TypedDict):
    """A seat of a table. `here`: somebody who holds it is connected; `taken_over`: a bot plays for its human.

    `linked`: there are device links to it; told to the person who sits there, null to everybody else.
    `stand_in`: the level that answered last, when the workers had no time for the bot's own.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    here: bool
    yours: bool
    taken_over: bool
    linked: bool | None
    stand_in: NotRequired[str | None]


class ResultInfo(Result):
    """How a game ended; `won` is null where players play against each other."""


class UndoInfo(TypedDict):
    """Somebody asks to take the last move back; the seats in `needs` must agree."""

    by: int
    needs: list[int]
    agreed: list[int]


class BranchInfo(TypedDict):
    """Where a table came from."""

    table: str
    at: int


class ShareInfo(TypedDict):
    """What the client of a seat has given to the deal; null where nothing came before the game began."""

    seat: int
    share: str | None


class DealInfo(TypedDict):
    """The promise of a deal and what was given to it; `secret` and `nonce` are told when the game is over."""

    commitment: str
    shares: list[ShareInfo]
    secret: str | None
    nonce: str | None


class TableInfo(TypedDict):
    """Everything about a table but the game itself, as one viewer may know it. `host`: I decide about free seats.

    `numbered`: somebody may know the cards beforehand, and `deal` is null; it is also null where cards of another game were
    dealt anew. Otherwise each client gives a share to the deal while the table waits. docs/fair-deals.md explains it.
    `long_step`: this step has had very many answers of mine, and the rules may let it go on for ever.
    """

    id: str
    game: str
    settings: dict[str, object]
    version: int
    status: Status
    seats: list[SeatInfo]
    created: str
    changed: str
    spectators: Spectators
    hints: bool
    chat: bool
    limit_seconds: int | None
    deadline: str | None
    practice: bool
    numbered: bool
    deal: DealInfo | None
    result: ResultInfo | None
    yours: list[int]
    host: bool
    asked: list[int]
    undo: UndoInfo | None
    branch_of: BranchInfo | None
    next: str | None
    long_step: NotRequired[bool]


class MoveInfo(TypedDict):
    """One move of a game that may be looked back at."""

    number: int
    seat: int
    choice: str
    word: str
    turn: int


class PastView(TypedDict):
    """What a viewer saw after move `at`, and the events of that move; at the end of each scene the view is told."""

    at: int
    view: View
    events: list[Event]


class Told(TypedDict):
    """The events of move `at`, as they were told to a viewer."""

    at: int
    events: list[Event]


class StandingAt(TypedDict):
    """How things stood after move `at`: the points of every seat, or the one number that a team plays for."""

    at: int
    round: int
    standing: list[float]


class Standings(TypedDict):
    """How a game went: a point wherever the standing or the round changed, the first and the last one always.

    `goal`: the standing at which a team has all that it needs, 0 where there is none. `deal`: the number of a numbered deal.
    """

    points: list[StandingAt]
    goal: float
    deal: int | None


# -- the socket, server to client --------------------------------------------------------------------------------------


class State(TypedDict):
    """Everything a viewer sees: on opening, after `look` and `resync`, after a move was taken back."""

    type: Literal["state"]
    eye: int | None
    at: int
    view: View
    log: list[Event]
    table: TableInfo
    re: NotRequired[int | None]


class Events(TypedDict):
    """What happened, for one viewer; the last event is `view` with the keys of the view that changed.

    `since` is the `at` that this follows: a viewer who has another one asks for `resync`.
    """

    type: Literal["events"]
    eye: int | None
    since: int
    at: int
    events: list[Event]


class Done(TypedDict):
    """The move is stored for good; `at` is the number that its seat will have with it."""

    type: Literal["done"]
    re: int
    at: int


class Refused(TypedDict):
    """The message with this `re` was refused and changed nothing."""

    type: Literal["refused"]
    re: int | None
    error: ErrorName
    detail: dict[str, object]
    message: str
    at: NotRequired[int | None]


class Table(TypedDict):
    """Something about the table changed."""

    type: Literal["table"]
    table: TableInfo


class Said(TypedDict):
    """Somebody said something; `seat` is null for a spectator."""

    type: Literal["said"]
    seat: int | None
    name: str
    text: str
    when: str


class HintReason(TypedDict):
    """What speaks for an option, or against one that is not among the best: how much more of a measure (of the game) there
    is after it, or less where `by` is negative: than after the `other` word, than after the best one, or than now."""

    measure: str
    by: float
    than: Literal["other", "best", "now"]
    other: NotRequired[str]


class HintStep(TypedDict):
    """A decision of the seat that would follow, and what it points at."""

    choice: str
    word: str
    points_at: list[Target]


class HintOption(TypedDict):
    """An option as a bot sees it: how good it is beside the others, how often it was tried, how play might go on.

    `chance` is the chance to win (or to be first) if strong players play on in every seat; 19 times of 20 it lies between
    `low` and `high`. Options that cannot be told apart share `rank` and chance. All of these are null for an option that was
    hardly looked at. `verdict` puts them in a word, `why` in a sentence. `steps` are the seat's own decisions at the
    beginning of `line`, up to one that shows something new.
    """

    word: str
    verdict: Literal["best", "likely", "equal", "close", "worse", "unseen"] | None
    why: HintReason | None
    steps: list[HintStep]
    rank: int | None
    chance: float | None
    low: float | None
    high: float | None
    score: float | None
    visits: int
    line: list[str]


class Hints(TypedDict):
    """Advice for a seat, best option first. With depth "where" the words are those worth looking at, in no order."""

    type: Literal["hints"]
    re: int
    seat: int
    at: int
    options: list[HintOption]
    iterations: int


class RefusalInfo(TypedDict):
    """The rule that forbids a word, and what is missing for it, in numbers."""

    rule: str
    reason: str
    detail: dict[str, object]
    lacks: list[Lack]


class Because(TypedDict):
    """Why a word is not offered, or nothing that points at a target; null when it is, or when no rule is about that.

    `word` is what would have been the answer, `thing` what the target is for, `asked` the seat that is asked now.
    """

    type: Literal["why"]
    re: int
    word: str | None
    refusal: RefusalInfo | None
    thing: Thing | None
    asked: int | None


class Foretold(TypedDict):
    """What the rules foretell of an option; null where there is nothing to show before it is chosen."""

    type: Literal["preview"]
    re: int
    word: str
    ahead: Ahead | None


class Pong(TypedDict):
    """The table is there."""

    type: Literal["pong"]
    re: int


FromServer = State | Events | Done | Refused | Table | Said | Hints | Because | Foretold | Pong
