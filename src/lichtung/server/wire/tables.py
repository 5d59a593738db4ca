"""Games and tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lichtung.server.wire.cleaning import Cleaned
from lichtung.server.wire.common import (
    Count,
    Event,
    Json,
    Level,
    LinkId,
    LinkKind,
    Name,
    Seat,
    SeatKind,
    Share,
    Spectators,
    Status,
    Token,
    View,
)

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
    view: View
    events: list[Event]
