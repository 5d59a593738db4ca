"""Who I am: a name, an account, logging in and out."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.http.context import Asked, TheCaller, TheSite, known, remember
from lichtung.server.people import Caller

OK = 200


def me_of(caller: Caller) -> wire.Me:
    """A caller as it travels."""
    return wire.Me(name=caller.name, account=caller.account)


@get("/me", tags=["people"])
async def me(caller: TheCaller) -> wire.Me:
    """My name, and whether I have an account."""
    return me_of(caller)


@post("/me", status_code=OK, tags=["people"])
async def rename(request: Asked, data: JSONBody[wire.MeWish], site: TheSite, caller: TheCaller) -> wire.Me:
    """Be called something else."""
    caller = await known(request, site, caller, data.name)
    return me_of(await site.people.rename(caller, data.name))


@delete("/me", tags=["people"])
async def forget(request: Asked, site: TheSite, caller: TheCaller) -> None:
    """Forget a guest and everything of theirs; accounts are deleted with their password."""
    if caller.account:
        raise Refused("NotAllowed", "this is an account: delete it with its password")
    if caller.person:
        await site.forget(caller.person)
    remember(request, site, None)


@post("/account", tags=["people"])
async def make_account(request: Asked, data: JSONBody[wire.Credentials], site: TheSite, caller: TheCaller) -> wire.Me:
    """Keep my tables under a name and a password."""
    if not site.config.accounts:
        raise Refused("NotAllowed", "this site has no accounts")
    site.check_password_tries(request.scope)
    caller = await known(request, site, caller, data.name)
    return me_of(await site.people.make_account(caller, data.name, data.password))


@post("/login", status_code=OK, tags=["people"])
async def log_in(request: Asked, data: JSONBody[wire.Credentials], site: TheSite, caller: TheCaller) -> wire.Me:
    """Be who has this name and password."""
    site.check_password_tries(request.scope)
    found = await site.people.log_in(data.name, data.password)
    remember(request, site, found)
    return me_of(found)


@post("/logout", status_code=OK, tags=["people"])
async def log_out(request: Asked, site: TheSite, caller: TheCaller) -> wire.Me:
    """Be nobody again."""
    remember(request, site, None)
    return me_of(Caller())


@delete("/account", tags=["people"])
async def delete_account(request: Asked, data: JSONBody[wire.Credentials], site: TheSite, caller: TheCaller) -> None:
    """Delete my account and everything of mine."""
    site.check_password_tries(request.scope)
    found = await site.people.log_in(data.name, data.password)
    if found.person != caller.person:
        raise Refused("NotYours", "this is not your account")
    await site.forget(found.person)
    remember(request, site, None)


HANDLERS = [me, rename, forget, make_account, log_in, log_out, delete_account]
