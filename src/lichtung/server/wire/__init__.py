"""What travels between the server and its clients: every request, answer and socket message, as msgspec Structs.

`docs/wire.md` and the browser's TypeScript types are made from this file. A message on the socket is one JSON object whose
`type` names its Struct. Clients number their own messages with `re`, and the answer repeats that number.

Texts that people write are cleaned as they come in: whatever holds a name, a line of chat or a password is `Cleaned`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lichtung.server.wire.cleaning import Cleaned, cleaned
from lichtung.server.wire.texts import (
    MAX_CHAT,
    MAX_NAME,
    MAX_PASSWORD,
    MIN_PASSWORD,
    clean_chat,
    clean_name,
    clean_password,
)

Json = dict[str, Any]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Eye = int | None  # a seat, or None for a spectator

Name = Annotated[str, cleaned(clean_name, 1, MAX_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, cleaned(clean_chat, 1, MAX_CHAT)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, cleaned(clean_password, MIN_PASSWORD, MAX_PASSWORD)]
LinkId = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Share = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]  # 32 random bytes

Status = Literal["waiting", "playing", "over", "closed", "readonly"]
Spectators = Literal["public", "seats", "none"]
LinkKind = Literal["invitation", "device"]
SeatKind = Literal["human", "bot", "open", "friend"]
ErrorName = Literal[
    "NotFound",
    "NotYours",
    "NotYourTurn",
    "OutOfDate",
    "IllegalOption",
    "InvalidSettings",
    "Full",
    "AlreadyStarted",
    "NotStarted",
    "Over",
    "NoUndo",
    "TooMany",
    "TooLarge",
    "Forbidden",
    "InvalidInput",
    "NotAllowed",
    "Busy",
]


class Problem(Struct, kw_only=True):
    """Why a request was refused. `detail` of IllegalOption has `rule` and `word`, of InvalidSettings `rule`."""

    error: ErrorName
    detail: Json
    message: str


# -- games -------------------------------------------------------------------------------------------------------------


class OptionInfo(Struct, kw_only=True):
    """A setting of a game."""

    kind: Literal["flag", "choice", "subset", "list", "seat"]
    choices: list[Any]
    default: Any
    valid_when: str


class GameInfo(Struct, kw_only=True):
    """A game that can be played here, and the levels of its bots."""

    id: str
    version: int
    seats: list[int]
    options: dict[str, OptionInfo]
    levels: list[str]


# -- tables ------------------------------------------------------------------------------------------------------------


class SeatWish(Cleaned, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit there: me, a bot of a level, anybody (open), or whoever has the link (friend)."""

    kind: Literal["me", "open", "bot", "friend"]
    level: Level | None = None
    name: Name | None = None


class TableWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. `seed` makes it a numbered deal, with other people only as practice and with their knowledge;
    without it nobody can choose or guess the cards."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    settings: Json = {}
    limit_seconds: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
    spectators: Spectators = "public"
    hints: bool | None = None  # without it: yes, unless other people play
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    start: bool = True


class BranchWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Continue from the position after move `at` at a new table."""

    at: Count
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]


class Sit(Cleaned, kw_only=True, forbid_unknown_fields=True):
    """Take a free seat; `token` is the secret of an invitation to it. With `device` the answer has a device link.

    `share` is what this client gives to the deal (see TableInfo). `numbered`: the client has told its person that the cards
    of this table may be known to others (TableInfo says so).

    With the secret of a device link nobody sits down: this browser may speak for the seat from now on, by a cookie.
    """

    seat: Seat
    name: Name | None = None
    token: Token | None = None
    device: bool = False
    share: Share | None = None
    numbered: bool = False


class ShareWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """What this client gives to the deal for a seat of mine: random bytes of its own, after it has seen the commitment."""

    seat: Seat
    share: Share


class OfSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """A request about one seat: leave it, take it back from a bot, make a link to it, remove who sits there."""

    seat: Seat


class Unlink(Struct, kw_only=True, forbid_unknown_fields=True):
    """Revoke one of my links to a seat, or without `id` all of them; the host's are the invitations."""

    seat: Seat
    id: LinkId | None = None


class BotWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Let a bot play a seat."""

    seat: Seat
    level: Level


class Link(Struct, kw_only=True):
    """A new link to a seat, and the only time that its secret is told.

    An invitation lets one person sit down, and ends with that. A device link speaks for the seat as long as its maker sits
    there, or until it is revoked. `id` is what the link is called when it is listed or revoked.
    """

    token: str
    url: str
    id: str
    kind: LinkKind


class LinkInfo(Struct, kw_only=True):
    """One of my links, without its secret."""

    id: str
    seat: int
    kind: LinkKind
    made: str


class SeatInfo(Struct, kw_only=True):
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
    stand_in: str | None = None


class ResultInfo(Struct, kw_only=True):
    """How a game ended; `won` is null where players play against each other."""

    won: bool | None
    reason: str
    rule: str
    scores: list[float]
    ranks: list[int]
    winners: list[int]


class UndoInfo(Struct, kw_only=True):
    """Somebody asks to take the last move back; the seats in `needs` must agree."""

    by: int
    needs: list[int]
    agreed: list[int]


class BranchInfo(Struct, kw_only=True):
    """Where a table came from."""

    table: str
    at: int


class ShareInfo(Struct, kw_only=True):
    """What the client of a seat has given to the deal; null where nothing came before the game began."""

    seat: int
    share: str | None


class DealInfo(Struct, kw_only=True):
    """The promise of a deal and what was given to it; `secret` and `nonce` are told when the game is over."""

    commitment: str
    shares: list[ShareInfo]
    secret: str | None
    nonce: str | None


class TableInfo(Struct, kw_only=True):
    """Everything about a table but the game itself, as one viewer may know it. `host`: I decide about free seats.

    `numbered`: somebody may know the cards beforehand, and `deal` is null; it is also null where cards of another game were
    dealt anew. Otherwise each client gives a share to the deal while the table waits. docs/fair-deals.md explains it.
    """

    id: str
    game: str
    settings: Json
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
    long_step: bool = False  # this step has had very many answers of yours: the rules may let it go on for ever


class Seated(TableInfo, kw_only=True):
    """The table where I sit now, and if I wished for one the secret of a device link to my seat."""

    token: str | None = None


class MoveInfo(Struct, kw_only=True):
    """One move of a game that may be looked back at."""

    number: int
    seat: int
    choice: str
    word: str
    turn: int


class PastView(Struct, kw_only=True):
    """What an eye saw after move `at`, and the events of that move."""

    at: int
    view: Json
    events: list[Json]


# -- people ------------------------------------------------------------------------------------------------------------


class Me(Struct, kw_only=True):
    """Who I am here."""

    name: str
    account: bool


class MeWish(Cleaned, kw_only=True, forbid_unknown_fields=True):
    """What I want to be called."""

    name: Name


class Credentials(Cleaned, kw_only=True, forbid_unknown_fields=True):
    """A name and a password: to make an account, to log in, to delete the account."""

    name: Name
    password: Password


class PasswordWish(Cleaned, kw_only=True, forbid_unknown_fields=True):
    """Another password, and the one of now."""

    old: Password
    new: Password


class SessionInfo(Struct, kw_only=True):
    """A browser that is known as me. `seen` is the last day it was in use; `here`: it is this one.

    `browser` is its family, "" for a program, "before" for one from before browsers were told apart.
    """

    browser: str
    made: str
    seen: str
    here: bool


class PersonExport(Struct, kw_only=True):
    """What is kept of me myself. Of a password there is only a hash."""

    id: str
    name: str
    account: str
    created: str


class LinkExport(Struct, kw_only=True):
    """A link to a seat that I have made and that still holds."""

    table: str
    seat: int
    kind: str
    made: str


class LineExport(Struct, kw_only=True):
    """A line of chat that I have written."""

    table: str
    seat: int | None
    name: str
    text: str
    when: str


class TableExport(Struct, kw_only=True):
    """A table where I have a seat, and its game as far as I may see it: the whole of it, or what each seat of mine saw."""

    table: TableInfo
    records: list[str]


class Export(Struct, kw_only=True):
    """Everything that is kept about me."""

    person: PersonExport
    sessions: list[SessionInfo]
    links: list[LinkExport]
    chat: list[LineExport]
    tables: list[TableExport]


class Health(Struct, kw_only=True):
    """Whether the server works. `reason`: why it is not ready, `database` when that cannot be read and written."""

    status: Literal["ok", "stopping", "failing"]
    version: str
    reason: Literal["", "stopping", "database"] = ""


# -- the socket, client to server --------------------------------------------------------------------------------------


class Play(Struct, kw_only=True, tag="play"):
    """Answer the open question of a seat. `at`: the number of the last message of events (or state) its eye has got."""

    re: Count
    seat: Seat
    at: Count
    word: Word


class Look(Struct, kw_only=True, tag="look"):
    """Look with other eyes: a seat of mine, null for a spectator's."""

    re: Count
    eye: Seat | None


class Undo(Struct, kw_only=True, tag="undo"):
    """Take the last move back, or ask the others whether it may be."""

    re: Count
    seat: Seat


class Agree(Struct, kw_only=True, tag="agree"):
    """Say yes or no to somebody's wish to take a move back."""

    re: Count
    seat: Seat
    yes: bool


class Chat(Cleaned, kw_only=True, tag="chat"):
    """Say something at the table."""

    re: Count
    text: Text


class Hint(Struct, kw_only=True, tag="hint"):
    """Ask for advice: where to look, or which move."""

    re: Count
    seat: Seat
    depth: Literal["where", "move"] = "move"


class Why(Struct, kw_only=True, tag="why"):
    """Ask which rule forbids a word."""

    re: Count
    seat: Seat
    word: Word


class Resync(Struct, kw_only=True, tag="resync"):
    """Ask for the whole state again."""

    re: Count


class Ping(Struct, kw_only=True, tag="ping"):
    """Ask whether the server is there."""

    re: Count


FromClient = Play | Look | Undo | Agree | Chat | Hint | Why | Resync | Ping


# -- the socket, server to client --------------------------------------------------------------------------------------


class State(Struct, kw_only=True, tag="state", omit_defaults=True):
    """Everything an eye sees: on opening, after `look` and `resync`, after a move was taken back."""

    eye: Eye
    at: int
    view: Json
    log: list[Json]
    table: TableInfo
    re: int | None = None


class Events(Struct, kw_only=True, tag="events"):
    """What happened, for one eye; the last event is `view` with the keys of the view that changed.

    `since` is the `at` that this follows: a viewer who has another one asks for `resync`.
    """

    eye: Eye
    since: int
    at: int
    events: list[Json]


class Done(Struct, kw_only=True, tag="done"):
    """The move is stored for good; `at` is the number that its seat's eye will have with it."""

    re: int
    at: int


class Refused(Struct, kw_only=True, tag="refused", omit_defaults=True):
    """The message with this `re` was refused and changed nothing."""

    re: int | None
    error: ErrorName
    detail: Json
    message: str
    at: int | None = None


class Table(Struct, kw_only=True, tag="table"):
    """Something about the table changed."""

    table: TableInfo


class Said(Struct, kw_only=True, tag="said"):
    """Somebody said something; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    when: str


class HintOption(Struct, kw_only=True):
    """An option as a bot sees it: how good it is beside the others, how often it was tried, how play might go on.

    `chance` is the chance to win (or to be first) if strong players play on in every seat; 19 times of 20 it lies between
    `low` and `high`. Options that cannot be told apart share `rank` and chance. All of these are null for an option that was
    hardly looked at.
    """

    word: str
    rank: int | None
    chance: float | None
    low: float | None
    high: float | None
    score: float | None
    visits: int
    line: list[str]


class Hints(Struct, kw_only=True, tag="hints"):
    """Advice for a seat, best option first. With depth "where" the words are those worth looking at, in no order."""

    re: int
    seat: int
    at: int
    options: list[HintOption]
    iterations: int


class RefusalInfo(Struct, kw_only=True):
    """The rule that forbids a word."""

    rule: str
    reason: str
    detail: Json


class Because(Struct, kw_only=True, tag="why"):
    """Why a word is not offered; null when it is."""

    re: int
    word: str
    refusal: RefusalInfo | None


class Pong(Struct, kw_only=True, tag="pong"):
    """The server is there."""

    re: int


FromServer = State | Events | Done | Refused | Table | Said | Hints | Because | Pong
