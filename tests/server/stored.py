"""What a store keeps, made by a word or two."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from lichtung.server.store.records import (
    StoredMove,
    StoredSeat,
    StoredTable,
    Token,
)
from lichtung.table.facts import LinkKind

BEGIN = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)


def a_table(id: str = "t1", *people: str, **facts: object) -> StoredTable:
    """A table where these people sit."""
    seats = [StoredSeat(seat=i, kind="human" if p else "open", person=p, name=p.title()) for i, p in enumerate(people)]
    known = {"id": id, "game": "sylvion", "rules_version": 1, "created": BEGIN, "changed": BEGIN}
    return StoredTable(**{**known, "seats": seats, **facts})  # type: ignore[arg-type]


def link(hash: str, table: str, seat: int, kind: LinkKind = "device", maker: str = "ann") -> Token:
    return Token(hash=hash, table=table, seat=seat, kind=kind, maker=maker, made=BEGIN)


def a_move(number: int, table: str = "t1", word: str = "end", who: str = "ann") -> StoredMove:
    """A move of seat 0."""
    return StoredMove(table=table, number=number, seat=0, word=word, who=who, at=BEGIN + timedelta(seconds=number))
