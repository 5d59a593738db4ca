"""Commands for whoever hosts a site: `lichtung upgrade`, `backup`, `restore`, `move-site`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any, Final

import click

from lichtung.cli import DONE, FAILED, WRONG
from lichtung.cli.command_line import Command, Terminal, UsageError
from lichtung.cli.plain import clean
from lichtung.cli.saves import state_directory
from lichtung.cli.screen import Screen


@dataclass(frozen=True)
class Site:
    """Which site a command line means; it may be one's own."""

    config: str | None
    database: str | None

    def url(self) -> str:
        """Returns the address of its database."""
        from lichtung.server.config import read_config
        from lichtung.server.store.place import Place

        url = self.database or ""
        if not url and self.config:
            url = read_config(Path(self.config).expanduser()).database
        url = url or f"sqlite:///{state_directory(os.environ) / 'site.sqlite'}"
        Place(url)  # refuses what is no address
        return url


def site_options(command: Callable[..., int]) -> Callable[..., int]:
    """Let a command line say which site it means."""

    @click.option("--config", metavar="FILE", help="config")
    @click.option("--database", metavar="sqlite:///FILE|postgresql://…", help="database")
    @wraps(command)
    def with_site(*args: Any, config: str | None, database: str | None, **values: Any) -> int:
        return command(*args, site=Site(config, database), **values)

    return with_site


def carry_out(terminal: Terminal, work: Callable[[], str]) -> int:
    """Let a command work; what it says goes to the screen, what goes wrong is named in one line."""
    words, errors = terminal.words, terminal.errors
    from sqlalchemy.exc import DBAPIError

    from lichtung.server.config import ConfigError
    from lichtung.server.store.errors import StartError, StoreError

    try:
        Screen(sys.stdout, width=100).tell(work())
    except StartError as error:
        errors.show(f"lichtung: {words.text('cli-site-failed', reason=clean(str(error)))}")
        return error.code
    except (ConfigError, StoreError) as error:
        errors.tell(f"lichtung: {words.text('cli-site-failed', reason=clean(str(error)))}")
        return WRONG
    except (DBAPIError, OSError) as error:
        reason = str(getattr(error, "orig", error)).strip().partition("\n")[0]
        errors.tell(f"lichtung: {words.text('cli-site-failed', reason=clean(reason))}")
        return FAILED
    return DONE


def find_file(file: str | None) -> Path:
    """Returns the file that a command line names."""
    if file is None:
        raise UsageError("cli-usage-file")
    return Path(file).expanduser()


@click.command("backup", cls=Command, help="backup")
@click.argument("file", required=False)
@site_options
@click.pass_obj
def backup_command(terminal: Terminal, file: str | None, site: Site) -> int:
    """Write a whole site to one file."""
    path = find_file(file)

    def work() -> str:
        from lichtung.server.store.backup import backup

        kept = backup(site.url(), path)
        return terminal.words.text("cli-site-kept", file=clean(str(path)), **kept._asdict())

    return carry_out(terminal, work)


@click.command("restore", cls=Command, help="restore")
@click.argument("file", required=False)
@site_options
@click.pass_obj
def restore_command(terminal: Terminal, file: str | None, site: Site) -> int:
    """Put a backup in the place of what is there."""
    path = find_file(file)

    def work() -> str:
        from lichtung.server.store.alone import alone
        from lichtung.server.store.backup import backup, check_file, restore
        from lichtung.server.store.migrate import has_site

        url = site.url()
        check_file(path)
        with alone(url, "lichtung restore"):
            if has_site(url):
                before = name_spare(url, "restore")
                backup(url, before)
                terminal.screen.tell(terminal.words.text("cli-site-before", file=clean(str(before))))
            restored = restore(url, path)
        return terminal.words.text("cli-site-restored", file=clean(str(path)), **restored._asdict())

    return carry_out(terminal, work)


def name_spare(url: str, what: str) -> Path:
    """Returns a new file for a backup before something happens: beside the database, or here."""
    from lichtung.server.store.place import Place

    path = Place(url).path
    name = f"{path.stem if path else 'site'}-before-{what}-{datetime.now(UTC):%Y%m%dT%H%M%S%f}.sqlite"
    return (path.parent if path else Path()) / name


@click.command("upgrade", cls=Command, help="upgrade")
@site_options
@click.option("--backup", "spare", metavar="FILE", help="backup-file")
@click.pass_obj
def upgrade_command(terminal: Terminal, spare: str | None, site: Site) -> int:
    """Bring a site to this version of the program, after a backup."""

    def work() -> str:
        from lichtung.server.store.alone import alone
        from lichtung.server.store.backup import backup, version_of_site
        from lichtung.server.store.migrate import upgrade
        from lichtung.server.store.schema import HEAD

        url = site.url()
        version = version_of_site(url)
        if version == HEAD:
            return terminal.words.text("cli-site-new", version=HEAD)
        before = Path(spare).expanduser() if spare else name_spare(url, "upgrade")
        with alone(url, "lichtung upgrade"):
            backup(url, before)
            terminal.screen.tell(terminal.words.text("cli-site-before", file=clean(str(before))))
            upgrade(url)
        return terminal.words.text("cli-site-upgraded", old=version, version=HEAD)

    return carry_out(terminal, work)


@click.command("move-site", cls=Command, help="move-site")
@click.argument("target", required=False)
@site_options
@click.pass_obj
def move_site_command(terminal: Terminal, target: str | None, site: Site) -> int:
    """Copy a site to another, empty database."""
    if target is None:
        raise UsageError("cli-usage-target")
    place: Final = target

    def work() -> str:
        from lichtung.server.store.alone import alone
        from lichtung.server.store.backup import move_site, version_of_site
        from lichtung.server.store.place import Place

        source = site.url()
        Place(place)
        version_of_site(source)  # never make anything for a mistyped address
        with alone(source, "lichtung move-site"), alone(place, "lichtung move-site"):
            return terminal.words.text("cli-site-moved", **move_site(source, place)._asdict())

    return carry_out(terminal, work)
