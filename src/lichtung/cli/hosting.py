"""Commands for whoever hosts a site: `lichtung upgrade`, `backup`, `restore`, `move-site`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from lichtung.cli import DONE, FAILED, WRONG, arguments
from lichtung.cli.arguments import Given, UsageError
from lichtung.cli.plain import Voice, clean
from lichtung.cli.saves import state_directory
from lichtung.cli.screen import Screen

WHERE: Final = {"--config": arguments.VALUE, "--database": arguments.VALUE}


def site_of(given: Given) -> str:
    """The address of the database that a command line means."""
    from lichtung.server.config import read_config
    from lichtung.server.store.place import Place

    url = given.options.get("--database") or ""
    if not url and given.options.get("--config"):
        url = read_config(Path(given.options["--config"] or "").expanduser()).database
    url = url or f"sqlite:///{state_directory(os.environ) / 'site.sqlite'}"
    Place(url)  # refuses what is no address
    return url


def carried_out(words: Voice, work: Callable[[], str]) -> int:
    """Let a command work; what it says goes to the screen, what goes wrong is named in one line."""
    errors = Screen(sys.stderr, width=100)
    try:
        from sqlalchemy.exc import DBAPIError

        from lichtung.server.config import ConfigError
        from lichtung.server.store.interface import StartError, StoreError
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("lichtung"):
            raise
        errors.tell(words.text("cli-site-needs", package=missing.name or ""))
        return FAILED
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


def file_of(given: Given) -> Path:
    """The file that a command line names."""
    if not given.words:
        raise UsageError("cli-usage-file")
    return Path(given.words[0]).expanduser()


def backup_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung backup FILE`"""
    given = arguments.parsed(tokens, WHERE, words=1)
    file = file_of(given)

    def work() -> str:
        from lichtung.server.store.backup import backup

        kept = backup(site_of(given), file)
        return words.text("cli-site-kept", file=clean(str(file)), **kept._asdict())

    return carried_out(words, work)


def restore_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung restore FILE`"""
    given = arguments.parsed(tokens, WHERE, words=1)
    file = file_of(given)

    def work() -> str:
        from lichtung.server.store.alone import alone
        from lichtung.server.store.backup import backup, check_file, restore
        from lichtung.server.store.migrate import has_site

        url = site_of(given)
        check_file(file)
        with alone(url, "lichtung restore"):
            if has_site(url):
                before = spare(url, "restore")
                backup(url, before)
                screen.tell(words.text("cli-site-before", file=clean(str(before))))
            found = restore(url, file)
        return words.text("cli-site-restored", file=clean(str(file)), **found._asdict())

    return carried_out(words, work)


def spare(url: str, what: str) -> Path:
    """A new file for a backup before something happens: beside the database, or here."""
    from lichtung.server.store.place import Place

    path = Place(url).path
    name = f"{path.stem if path else 'site'}-before-{what}-{datetime.now(UTC):%Y%m%dT%H%M%S%f}.sqlite"
    return (path.parent if path else Path()) / name


def upgrade_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung upgrade`"""
    given = arguments.parsed(tokens, WHERE | {"--backup": arguments.VALUE}, words=0)

    def work() -> str:
        from lichtung.server.store.alone import alone
        from lichtung.server.store.backup import backup, version_of_site
        from lichtung.server.store.migrate import upgrade
        from lichtung.server.store.schema import HEAD

        url = site_of(given)
        version = version_of_site(url)
        if version == HEAD:
            return words.text("cli-site-new", version=HEAD)
        named = given.options.get("--backup")
        before = Path(named).expanduser() if named else spare(url, "upgrade")
        with alone(url, "lichtung upgrade"):
            backup(url, before)
            screen.tell(words.text("cli-site-before", file=clean(str(before))))
            upgrade(url)
        return words.text("cli-site-upgraded", old=version, version=HEAD)

    return carried_out(words, work)


def move_site_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung move-site URL`"""
    given = arguments.parsed(tokens, WHERE, words=1)
    if not given.words:
        raise UsageError("cli-usage-target")

    def work() -> str:
        from lichtung.server.store.alone import alone
        from lichtung.server.store.backup import move_site, version_of_site
        from lichtung.server.store.place import Place

        source, target = site_of(given), given.words[0]
        Place(target)
        version_of_site(source)  # never make anything for a mistyped address
        with alone(source, "lichtung move-site"), alone(target, "lichtung move-site"):
            return words.text("cli-site-moved", **move_site(source, target)._asdict())

    return carried_out(words, work)
