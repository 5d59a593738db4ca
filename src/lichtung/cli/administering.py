"""`lichtung admin`: reset a password, close a table, ban, unban, delete an account with its data."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from lichtung.cli import arguments
from lichtung.cli.arguments import UsageError
from lichtung.cli.hosting import WHERE, carried_out, site_of
from lichtung.cli.plain import Voice, clean
from lichtung.cli.screen import Screen

if TYPE_CHECKING:
    from lichtung.server.store.interface import Person, Store

Deed = Callable[["Store", str, str], Awaitable[tuple[str, dict[str, str]]]]  # gives a message and its arguments


def admin_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung admin DEED WHOM [REASON]`"""
    given = arguments.parsed(tokens, WHERE, words=3)
    deed = given.words[0] if given.words else ""
    if deed not in DEEDS:
        raise UsageError("cli-usage-deed", deed=deed or "none", deeds=", ".join(DEEDS))
    if len(given.words) < 2:
        raise UsageError("cli-usage-whom")
    if len(given.words) > 2 and deed != "ban":
        raise UsageError("cli-usage-too-many", word=given.words[2])
    whom, reason = given.words[1], given.words[2] if len(given.words) > 2 else ""

    def work() -> str:
        message, args = asyncio.run(visit(site_of(given), DEEDS[deed], whom, reason))
        return words.text(message, whom=clean(whom), **args)

    return carried_out(words, work)


async def visit(url: str, deed: Deed, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """Do something on a site, beside its running server."""
    from lichtung.server.store.backup import version_of_site
    from lichtung.server.store.sql import store_at

    version_of_site(url)  # never make a new site by a mistyped address
    store = store_at(url, visitor=True)
    await store.open()
    try:
        return await deed(store, whom, reason)
    finally:
        await store.close()


async def person_called(store: Store, name: str) -> Person:
    """A person by the account's name or by id."""
    from lichtung.server.store.interface import Missing

    found = await store.account(name) or await store.person(name)
    if found is None:
        raise Missing(f"there is nobody called {name!r}")
    return found


async def reset_password(store: Store, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """Give an account a new password; whoever is logged in is logged out."""
    from lichtung.server.people.passwords import Passwords
    from lichtung.server.store.interface import Missing

    person = await store.account(whom)
    if person is None:
        raise Missing(f"there is no account {whom!r}")
    password = secrets.token_hex(8)
    await store.change_person(person.id, ends=True, password=await Passwords().hashed(password))
    return "cli-admin-password", {"password": password}


async def close_table(store: Store, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """End a table; its moves stay."""
    from lichtung.server.store.interface import Conflict, Missing

    while True:
        table = await store.table(whom)
        if table is None:
            raise Missing(f"there is no table {whom!r}")
        table.status, table.deadline = "closed", None
        try:
            await store.save_table(table)
        except Conflict:
            continue  # the server was quicker: look again
        return "cli-admin-closed", {}


async def ban(store: Store, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """Turn somebody away."""
    person = await person_called(store, whom)
    await store.change_person(person.id, banned=reason or "banned")
    return "cli-admin-banned", {}


async def unban(store: Store, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """Let somebody in again."""
    person = await person_called(store, whom)
    await store.change_person(person.id, banned="")
    return "cli-admin-unbanned", {}


async def delete_account(store: Store, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """Forget a person and their data."""
    person = await person_called(store, whom)
    await store.delete_person(person.id)
    return "cli-admin-deleted", {}


DEEDS: Final[dict[str, Deed]] = {
    "reset-password": reset_password,
    "close-table": close_table,
    "ban": ban,
    "unban": unban,
    "delete-account": delete_account,
}
