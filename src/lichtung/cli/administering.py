"""`lichtung admin`: reset a password, close a table, ban, unban, delete an account with its data."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import click

from lichtung.cli.command_line import Command, Group, Terminal, UsageError
from lichtung.cli.hosting import Site, carry_out, site_options
from lichtung.cli.plain import clean

if TYPE_CHECKING:
    from lichtung.server.store.interface import Store
    from lichtung.server.store.records import Person

Deed = Callable[["Store", str, str], Awaitable[tuple[str, dict[str, str]]]]  # returns a message and its values


admin_command = Group("admin", help="admin")


def add_deed(name: str, deed: Deed, *, with_reason: bool = False) -> None:
    """Make a deed a command: `lichtung admin ban NAME [REASON]`."""

    @click.argument("whom", required=False)
    @site_options
    @click.pass_obj
    def carry_out_deed(terminal: Terminal, whom: str | None, site: Site, reason: str | None = None) -> int:
        if whom is None:
            raise UsageError("cli-usage-whom")
        named: Final = whom

        def work() -> str:
            message, values = asyncio.run(visit(site.url(), deed, named, reason or ""))
            return terminal.words.text(message, whom=clean(named), **values)

        return carry_out(terminal, work)

    command = click.command(name, cls=Command, help="admin")(carry_out_deed)
    if with_reason:
        command.params.insert(1, click.Argument(["reason"], required=False))
    admin_command.add_command(command)


async def visit(url: str, deed: Deed, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """Do something on a site, beside its running server."""
    from lichtung.server.store.backup import version_of_site
    from lichtung.server.store.sql import SqlStore

    version_of_site(url)  # never make a new site by a mistyped address
    store = SqlStore(url, visitor=True)
    await store.open()
    try:
        return await deed(store, whom, reason)
    finally:
        await store.close()


async def person_called(store: Store, name: str) -> Person:
    """A person by the account's name or by id."""
    from lichtung.server.store.errors import Missing

    person = await store.account(name) or await store.person(name)
    if person is None:
        raise Missing(f"there is nobody called {name!r}")
    return person


async def reset_password(store: Store, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """Give an account a new password; whoever is logged in is logged out."""
    from lichtung.server.people.passwords import Passwords
    from lichtung.server.store.errors import Missing

    person = await store.account(whom)
    if person is None:
        raise Missing(f"there is no account {whom!r}")
    password = secrets.token_hex(8)
    await store.change_person(person.id, ends=True, password=await Passwords().hash(password))
    return "cli-admin-password", {"password": password}


async def close_table(store: Store, whom: str, reason: str) -> tuple[str, dict[str, str]]:
    """End a table; its moves stay."""
    from lichtung.server.store.errors import Conflict, Missing

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


add_deed("reset-password", reset_password)
add_deed("close-table", close_table)
add_deed("ban", ban, with_reason=True)
add_deed("unban", unban)
add_deed("delete-account", delete_account)
