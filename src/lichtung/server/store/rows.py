"""From facts to rows and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from lichtung.server.people.names import account_key
from lichtung.server.store.records import (
    ChatLine,
    Person,
    Session,
    StoredMove,
    StoredSeat,
    StoredTable,
    TableOptions,
    Token,
)

Row = Mapping[Any, Any]  # as SQLAlchemy gives it


def row_of_table(table: StoredTable) -> dict[str, object]:
    """The row of a table, without its seats."""
    row = msgspec.structs.asdict(table)
    del row["seats"]
    return row | {"options": msgspec.to_builtins(table.options)}


def rows_of_seats(table: StoredTable) -> list[dict[str, object]]:
    """The rows of a table's seats."""
    return [row_of_seat(table, seat) for seat in table.seats]


def row_of_seat(table: StoredTable, seat: StoredSeat) -> dict[str, object]:
    """The row of a seat; whether there are links to it is not its to say."""
    row = msgspec.structs.asdict(seat)
    del row["linked"]
    return {"table_id": table.id, **row}


def table_of(row: Row, seats: Iterable[Row]) -> StoredTable:
    """A table from its row and those of its seats."""
    options = msgspec.convert(row["options"], TableOptions)  # older ones may have more in them
    return StoredTable(**{**row, "options": options}, seats=[seat_of(one) for one in seats])


def seat_of(row: Row) -> StoredSeat:
    """A seat from its row."""
    return StoredSeat(**{key: value for key, value in row.items() if key != "table_id"})


def move_of(row: Row) -> StoredMove:
    """A move from its row."""
    return StoredMove(
        table=row["table_id"],
        number=row["number"],
        seat=row["seat"],
        kind=row["kind"],
        word=row["word"],
        who=row["who"],
        at=row["at"],
    )


def row_of_person(person: Person) -> dict[str, object]:
    """The row of a person."""
    return {**msgspec.structs.asdict(person), "account_key": account_key(person.account)}


def person_of(row: Row) -> Person:
    """A person from their row."""
    return Person(**{key: row[key] for key in Person.__struct_fields__})


def session_of(row: Row) -> Session:
    """A session from its row."""
    return Session(**{key: row[key] for key in Session.__struct_fields__})


def row_of_chat_line(said: ChatLine) -> dict[str, object]:
    """The row of a line of chat."""
    row = msgspec.structs.asdict(said)
    return {"table_id": row.pop("table"), **row}


def chat_line_of(row: Row) -> ChatLine:
    """A line of chat from its row."""
    rest = {key: value for key, value in row.items() if key not in ("id", "table_id")}
    return ChatLine(table=row["table_id"], **rest)


def row_of_token(token: Token) -> dict[str, object]:
    """The row of a link."""
    row = msgspec.structs.asdict(token)
    return {"table_id": row.pop("table"), **row}


def token_of(row: Row) -> Token:
    """A link from its row."""
    return Token(table=row["table_id"], **{key: value for key, value in row.items() if key != "table_id"})
