"""Games and tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from msgspec import Meta, Struct

from lichtung.kernel.settings import SettingKind
from lichtung.server.texts.fields import Cleaned
from lichtung.server.wire.common import (
    Count,
    Json,
    Level,
    LinkId,
    LinkKind,
    Name,
    Seat,
    Share,
    Spectators,
    Token,
)
from lichtung.table.schema import TableInfo

# -- games -------------------------------------------------------------------------------------------------------------


class OptionInfo(Struct, kw_only=True):
    """A setting of a game. `valid_when`: other settings (or `seats`) and the values they must have for this one to mean
    anything but its default. `size`: how many members a list has that is chosen. `usual`: the choice that the default null
    stands for."""

    kind: SettingKind
    choices: list[Any]
    default: Any
    valid_when: dict[str, list[Any]]
    size: int | None
    usual: Any


class WonInfo(Struct, kw_only=True):
    """How often a level was first, or won alone: a share of so many `games`, 19 times of 20 between `low` and `high`.

    `against`: the level on all other seats; null where nobody plays against it."""

    level: str
    against: str | None
    games: int
    won: float
    low: float
    high: float


class PresetInfo(Struct, kw_only=True):
    """A table to be made in one click. `level`: that of the bots on the other seats. `won`: what was measured at this very
    table, weak levels first; empty where nobody has measured it."""

    seats: int
    settings: dict[str, object]
    level: str
    won: list[WonInfo]


class GameInfo(Struct, kw_only=True):
    """A game that can be played here, and the levels of its bots. `cooperative`: all win or lose together. `minutes`: how
    long a game takes, 0 where nobody has said so. `presets`: by name, `first` for a first game."""

    id: str
    version: int
    seats: list[int]
    usual_seats: int
    minutes: int
    cooperative: bool
    options: dict[str, OptionInfo]
    levels: list[str]
    presets: dict[str, PresetInfo]


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


class Seated(TableInfo):
    """The table where I sit now, and if I wished for one the secret of a device link to my seat."""

    token: NotRequired[str | None]
