"""What all messages are made of: numbers and texts within their limits, names of states and of faults."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lichtung.kernel.plain import Json as Json
from lichtung.server.texts.fields import clean_with
from lichtung.server.texts.rules import (
    MAX_CHAT,
    MAX_NAME,
    MAX_PASSWORD,
    MIN_PASSWORD,
    clean_chat,
    clean_name,
    clean_password,
)
from lichtung.table.errors import ErrorName as ErrorName
from lichtung.table.facts import LinkKind as LinkKind
from lichtung.table.facts import SeatKind as SeatKind
from lichtung.table.facts import Spectators as Spectators
from lichtung.table.facts import Status as Status

Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**53)]

Name = Annotated[str, clean_with(clean_name, 1, MAX_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, clean_with(clean_chat, 1, MAX_CHAT)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, clean_with(clean_password, MIN_PASSWORD, MAX_PASSWORD)]
LinkId = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Share = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]  # 32 random bytes


class Problem(Struct, kw_only=True):
    """Why a request was refused. `detail` of IllegalOption has `rule` and `word`, of InvalidSettings `rule`."""

    error: ErrorName
    detail: Json
    message: str
