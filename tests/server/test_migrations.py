"""Migrations lead to the very tables that a new site gets."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from lichtung.server.store import migrations
from lichtung.server.store.migrate import is_ours, upgrade, version_of
from lichtung.server.store.place import Place
from lichtung.server.store.schema import HEAD, META
from lichtung.server.store.sql import SqlStore


async def opened_once(url: str) -> None:
    store = SqlStore(url)
    await store.open()
    await store.close()


def tables_in(path: Path) -> dict[str, str]:
    """How SQLite says each table and index was made, without regard to spaces and the order of constraints."""
    lite = sqlite3.connect(path)
    rows = lite.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    lite.close()
    return {name: ",".join(sorted(part.strip() for part in " ".join(sql.split()).split(","))) for name, sql in rows}


def test_the_newest_migration_is_the_version_of_the_schema() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert [HEAD] == scripts.get_heads()


def test_migrations_make_what_the_schema_says(place: str) -> None:
    assert None is version_of(place)
    upgrade(place)
    assert HEAD == version_of(place)
    engine = sa.create_engine(Place(place).sync_url)
    with engine.connect() as db:
        options: dict[str, Any] = {"compare_type": True, "include_name": is_ours}
        assert [] == compare_metadata(MigrationContext.configure(db, opts=options), META)
    engine.dispose()
    asyncio.run(opened_once(place))


def test_on_sqlite_a_migrated_and_a_new_site_are_the_same_to_the_letter(tmp_path: Path) -> None:
    upgrade(f"sqlite:///{tmp_path / 'migrated.db'}")
    asyncio.run(opened_once(f"sqlite:///{tmp_path / 'new.db'}"))
    assert tables_in(tmp_path / "new.db") == tables_in(tmp_path / "migrated.db")


def test_upgrading_what_is_up_to_date_changes_nothing(place: str) -> None:
    asyncio.run(opened_once(place))
    upgrade(place)
    assert HEAD == version_of(place)
