"""Bring a database to the version of this program. The server itself never does that: people want a backup first."""

from __future__ import annotations

from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from lichtung.server.store.errors import WrongVersion
from lichtung.server.store.place import Place
from lichtung.server.store.schema import META, VERSION

SCRIPTS: Traversable = files("lichtung.server.store") / "migrations"


def is_ours(name: str | None, kind: str, parents: Any) -> bool:
    """Whether a table is one of the site's: the job queue has tables of its own in the same database."""
    return kind != "table" or name in META.tables


def version_of(url: str) -> str | None:
    """The version of a database, None for an empty one."""
    engine = sa.create_engine(Place(url).sync_url)
    try:
        with engine.connect() as db:
            if not sa.inspect(db).has_table(VERSION.name):
                return None
            version: str | None = db.scalar(sa.select(VERSION.c.version_num))
            return version
    finally:
        engine.dispose()


def upgrade(url: str, to: str = "head") -> None:
    """Run every migration that the database lacks."""
    engine = sa.create_engine(Place(url).sync_url)
    try:
        with engine.begin() as db, as_file(SCRIPTS) as scripts:
            config = Config()
            config.set_main_option("script_location", str(scripts).replace("%", "%%"))
            config.set_main_option("path_separator", "os")
            config.attributes["connection"] = db
            command.upgrade(config, to)
    except CommandError as error:
        raise WrongVersion(
            f"the database was made by a newer version of the program ({error}): "
            "pip install --upgrade 'lichtung[server]' gets it"
        ) from None
    finally:
        engine.dispose()


def has_site(url: str) -> bool:
    """Whether there is a site in a database; looking makes no file."""
    path = Place(url).path
    return (path is None or path.exists()) and version_of(url) is not None
