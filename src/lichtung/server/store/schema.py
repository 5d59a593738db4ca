"""The tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DontWrapMixin
from sqlalchemy.types import TypeDecorator

from lichtung.server.store.errors import Unfit

SNAPSHOTS_KEPT: Final = 3  # of each table
HEAD: Final = "0002"  # the migration that makes what stands here; a test compares the two

NAMES: Final = {  # every constraint has a name, so that a migration can speak of it
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
}


class UnfitText(Unfit, DontWrapMixin):
    """Raised while values are bound; SQLAlchemy shall not hide it in an error of its own."""


def is_plain(text: str) -> bool:
    """Whether both databases can store a text: no NUL, no half of a surrogate pair."""
    return ("\0" not in text and text.isascii()) or not any(c == "\0" or "\ud800" <= c <= "\udfff" for c in text)


def equals(column: sa.Column[Any], text: str) -> sa.ColumnElement[bool]:
    """Whether a column has this text; what cannot be stored is nowhere."""
    return column == text if is_plain(text) else sa.false()


class Plain(TypeDecorator[str]):
    """Text that means the same on both databases."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and not is_plain(value):
            raise UnfitText(f"expected text without NUL and half characters, got {value!r}")
        return value


class Moment(TypeDecorator[datetime]):
    """A time in UTC: SQLite would give it back without a zone, PostgreSQL in the zone of the session."""

    impl = sa.DateTime
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> Any:
        return dialect.type_descriptor(sa.DateTime(timezone=dialect.name != "sqlite"))

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"expected a time with its zone, got {value!r}")
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def Data() -> sa.JSON:
    """JSON that keeps the order of its keys (JSONB would not)."""
    return sa.JSON(none_as_null=True)


META: Final = sa.MetaData(naming_convention=NAMES)
C = sa.Column

TABLES: Final = sa.Table(
    "tables",
    META,
    C("id", Plain, primary_key=True),
    C("game", Plain, nullable=False),
    C("rules_version", sa.Integer, nullable=False),
    C("settings", Data(), nullable=False),
    C("data_hash", Plain, nullable=False),
    C("seed", Plain, nullable=False),
    C("start", Data()),
    C("status", Plain, nullable=False),
    C("options", Data(), nullable=False),
    C("created", Moment, nullable=False),
    C("changed", Moment, nullable=False),
    C("deadline", Moment, index=True),
    C("result", Data()),
    C("branch_of", Plain, nullable=False),
    C("branch_at", sa.Integer, nullable=False),
    C("next", Plain, nullable=False),
    C("practice", sa.Boolean, nullable=False),
    C("revision", sa.Integer, nullable=False),
    C("deal", Data()),
    sa.Index("ix_tables_status_created", "status", "created"),
)


def of_table(primary: bool = True, index: bool = False) -> sa.Column[str]:
    """The column that says to which table a row belongs; with the table the row goes."""
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", Plain, key, primary_key=primary, nullable=False, index=index)


SEATS: Final = sa.Table(
    "seats",
    META,
    of_table(),
    C("seat", sa.Integer, primary_key=True),
    C("kind", Plain, nullable=False),
    C("person", Plain, nullable=False, index=True),
    C("name", Plain, nullable=False),
    C("level", Plain, nullable=False),
    C("taken_over", sa.Boolean, nullable=False),
    sqlite_with_rowid=False,
)

MOVES: Final = sa.Table(
    "moves",
    META,
    of_table(),
    C("number", sa.Integer, primary_key=True),
    C("seat", sa.Integer, nullable=False),
    C("kind", Plain, nullable=False),
    C("word", Plain, nullable=False),
    C("who", Plain, nullable=False),
    C("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS: Final = sa.Table(
    "snapshots",
    META,
    of_table(),
    C("number", sa.Integer, primary_key=True),
    C("data", sa.LargeBinary, nullable=False),
)

PEOPLE: Final = sa.Table(
    "people",
    META,
    C("id", Plain, primary_key=True),
    C("name", Plain, nullable=False),
    C("account", Plain, nullable=False),
    C("account_key", Plain, unique=True),  # the same for all names that look alike; nothing for guests
    C("password", Plain, nullable=False),
    C("banned", Plain, nullable=False),
    C("created", Moment, nullable=False),
)

SESSIONS: Final = sa.Table(
    "sessions",
    META,
    C("hash", Plain, primary_key=True),
    C("person", Plain, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    C("label", Plain, nullable=False),
    C("made", Moment, nullable=False),
    C("seen", Moment, nullable=False),
    C("ends", Moment, nullable=False, index=True),
)

TOKENS: Final = sa.Table(
    "tokens",
    META,
    C("hash", Plain, primary_key=True),
    of_table(primary=False, index=True),
    C("seat", sa.Integer, nullable=False),
    C("kind", Plain, nullable=False),  # invitation, device
    C("maker", Plain, nullable=False, index=True),
    C("made", Moment, nullable=False),
)

CHAT: Final = sa.Table(
    "said",
    META,
    C("id", sa.Integer, primary_key=True, autoincrement=True),
    of_table(primary=False, index=True),
    C("seat", sa.Integer),
    C("person", Plain, nullable=False, index=True),
    C("name", Plain, nullable=False),
    C("text", Plain, nullable=False),
    C("at", Moment, nullable=False),
)

# How a command tells a running server on SQLite; PostgreSQL has notices of its own.
NOTICES: Final = sa.Table(
    "notices",
    META,
    C("id", sa.Integer, primary_key=True, autoincrement=True),
    C("sender", Plain, nullable=False),
    C("table_id", Plain, nullable=False),
    C("number", sa.Integer, nullable=False),
)

VERSION: Final = sa.Table(  # Alembic's own; so it is not in META
    "alembic_version",
    sa.MetaData(),
    C("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
