"""People over HTTP: who I am, what is kept about me; and how the server is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lichtung.server.texts.fields import Cleaned
from lichtung.server.wire.common import LinkKind, Name, Password
from lichtung.table.schema import TableInfo

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
    kind: LinkKind
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
    """Whether the server works. `reason`: why it is not ready, `database` when that cannot be read and written.

    `compiled`: how much of the compiled build is there, from 0 to 1, while it is being made; the bots are slower without it.
    """

    status: Literal["ok", "stopping", "failing"]
    version: str
    reason: Literal["", "stopping", "database"] = ""
    compiled: float | None = None
