"""What a viewer of any game is shown and told, as types.

A game's `schema.py` adds its own keys, its insight and what stands on its cards. The browser's types are made from these
declarations (`python -m tools.schema`); a test holds views, events and facts of real games against them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Value = int | str | list[str] | None  # what a counter of a game is, as it is told
Path = list[str | int]  # where something stands in a view: a zone, then the row, seat or name


class Target(TypedDict, total=False):
    """One thing that an option points at: exactly one of these."""

    card: str
    cell: str
    seat: int
    number: int
    word: str


class Waiting(TypedDict):
    """Somebody else is asked."""

    seat: int


class About(TypedDict, total=False):
    """What a question is about: cards and places, and numbers such as how many are `left`. A `dream` is a card and where it
    lies."""

    card: str
    cards: list[str]
    cell: str
    dream: str
    seat: int
    row: int
    slot: str
    left: int
    count: int
    cost: int
    at: int


class Lack(TypedDict):
    """What is missing for something: the message `what` of its game says it. `of`: an element, a card, a place."""

    what: str
    need: int
    have: int
    of: NotRequired[str]


class Impossible(TypedDict):
    """Something that the open question could offer and does not: the rule against it, and what is missing."""

    word: str
    rule: str
    lacks: list[Lack]


class Question(Waiting):
    """The viewer is asked. `impossible`: kinds of answers of which none is possible now."""

    name: str
    about: About
    options: list[int]
    words: list[str]
    points_at: list[list[Target]]
    impossible: list[Impossible]


class Thing(TypedDict):
    """What something on the table is: `thing` is the message of its game that says what it is for, "" for what has none.

    `uses` are the questions that such a thing answers.
    """

    thing: str
    whose: Literal["own", "other", ""]
    uses: list[str]


class Ahead(TypedDict):
    """What will be asked after an option, once that is paid for, and what the answers would do."""

    choice: Question
    insight: dict[str, object]


class Action(TypedDict):
    """An option of a game: its word, and what it points at."""

    word: str
    points_at: list[Target]


class Result(TypedDict):
    """How a game ended; `won` is null where players play against each other."""

    won: bool | None
    reason: str
    rule: str
    scores: list[float]
    ranks: list[int]
    winners: list[int]


class Head(TypedDict):
    """What a view of every game begins with; `data` names the component set where it can be exchanged."""

    game: str
    version: int
    data: NotRequired[str]
    seats: int
    turn: int
    round: int
    step: str
    result: Result | None


class View(Head):
    """A position as one viewer sees it; every game has keys of its own."""

    settings: dict[str, object]
    choice: Question | Waiting | None
    insight: dict[str, object]


class Phrase(TypedDict):
    """What a component says: the message `say` of its game; the other keys are the message's arguments."""

    say: str


class Form(TypedDict):
    """A code that is put together from parts: the named groups of the pattern `code`. `card`, `about` and `cell` are the
    messages that name and explain such a card or name such a place (a part in braces stands for itself), `names` says with
    what the message ids of parts begin that have names themselves, or `card`, `cell` or `seat` where the part is one."""

    code: str
    card: NotRequired[str]
    about: NotRequired[str]
    cell: NotRequired[str]
    names: NotRequired[dict[str, str]]


class Facts(TypedDict):
    """What a client must know of a game to name, draw and stage it: its zones of cells, its zones that belong to seats, its
    great phases, what components that are data say, how its codes are put together. A game adds what stands on its cards."""

    cells: list[str]
    owned: list[str]
    great: list[str]
    phrases: dict[str, dict[str, Phrase]]
    forms: list[Form]


# -- events: `n` counts them for one listener, where the listener asked for numbers; `phase` is the phase of the rulebook in
# which it happened, where the game names phases --------------------------------------------------------------------------

Moved = TypedDict(
    "Moved",
    {
        "n": NotRequired[int],
        "phase": NotRequired[str],
        "event": Literal["moved"],
        "card": str,
        "from": Path,
        "to": Path,
    },
)
Turned = TypedDict(
    "Turned",
    {
        "n": NotRequired[int],
        "phase": NotRequired[str],
        "event": Literal["turned"],
        "at": Path,
        "from": str,
        "to": str,
    },
)
Changed = TypedDict(
    "Changed",
    {
        "n": NotRequired[int],
        "phase": NotRequired[str],
        "event": Literal["changed"],
        "what": str,
        "from": Value,
        "to": Value,
        "at": NotRequired[Path],
    },
)


class Shown(TypedDict):
    """Cards were shown where they lie."""

    n: NotRequired[int]
    phase: NotRequired[str]
    event: Literal["shown"]
    zone: Path
    cards: list[str]


class Shuffled(TypedDict):
    """A pile was shuffled."""

    n: NotRequired[int]
    phase: NotRequired[str]
    event: Literal["shuffled"]
    zone: Path
    size: int


class StepBegan(TypedDict):
    """Another step of the turn."""

    n: NotRequired[int]
    phase: NotRequired[str]
    event: Literal["step"]
    step: str


class Chosen(TypedDict):
    """A seat answered; only the seat itself is told whether it had no choice."""

    n: NotRequired[int]
    phase: NotRequired[str]
    event: Literal["chosen"]
    seat: int
    choice: str
    word: str
    forced: NotRequired[bool]


class Ended(TypedDict):
    """The game is over."""

    n: NotRequired[int]
    phase: NotRequired[str]
    event: Literal["ended"]
    result: Result


class ViewChanged(TypedDict):
    """The keys of the viewer's view that are not as they were: the last event of every batch and, for who stages what
    happened, of every scene."""

    n: NotRequired[int]
    event: Literal["view"]
    changes: dict[str, object]


Event = Moved | Turned | Changed | Shown | Shuffled | StepBegan | Chosen | Ended | ViewChanged
