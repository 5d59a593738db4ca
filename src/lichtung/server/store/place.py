"""Where a database is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from lichtung.server.store.errors import StoreError


class Place:
    """Where a database is: `sqlite:///file` or `postgresql://user@host/name`."""

    def __init__(self, url: str) -> None:
        try:
            parts = make_url(url)
        except ArgumentError:
            raise StoreError(f"expected sqlite:///FILE or postgresql://…, got {hide_password(url)!r}") from None
        kind = parts.drivername.partition("+")[0]
        if kind not in ("sqlite", "postgresql", "postgres"):
            raise StoreError(f"expected sqlite:///FILE or postgresql://…, got {hide_password(url)!r}")
        self.is_lite: Final = kind == "sqlite"
        if self.is_lite and parts.database in (None, "", ":memory:"):
            raise StoreError("expected sqlite:///FILE, got no file")
        self.path: Final = Path(parts.database or "") if self.is_lite else None
        self.async_url: Final = parts.set(drivername="sqlite+aiosqlite" if self.is_lite else "postgresql+psycopg")
        self.sync_url: Final = parts.set(drivername="sqlite" if self.is_lite else "postgresql+psycopg")
        plain = parts.set(drivername="postgresql")
        self.shown: Final = (
            str(self.path) if self.is_lite else hide_password(plain.render_as_string(hide_password=True))
        )
        self.dsn: Final = parts.set(drivername="postgresql").render_as_string(hide_password=False)


def hide_password(url: str) -> str:
    """A database's address without its password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", url)
