"""Who I am: a name, an account, logging in and out."""

from __future__ import annotations

from litestar import MediaType, delete, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.http import door
from lichtung.server.http.answers import set_session_cookie
from lichtung.server.http.context import Request, TheCaller, TheSite, require_person
from lichtung.server.jobs import exporting
from lichtung.server.people.callers import NOBODY, Caller
from lichtung.server.people.sessions import session_info

OK = 200


def me_of(caller: Caller) -> wire.Me:
    """A caller as it travels."""
    return wire.Me(name=caller.name, account=caller.account)


@get("/me", tags=["people"])
async def me(caller: TheCaller) -> wire.Me:
    """My name, and whether I have an account."""
    return me_of(caller)


@post("/me", status_code=OK, tags=["people"])
async def rename(request: Request, data: JSONBody[wire.MeWish], site: TheSite, caller: TheCaller) -> wire.Me:
    """Be called something else."""
    caller = await require_person(request, site, caller, data.name)
    return me_of(await site.people.rename(caller, data.name))


@delete("/me", tags=["people"])
async def forget(request: Request, site: TheSite, caller: TheCaller) -> None:
    """Forget a guest and everything of theirs; accounts are deleted with their password."""
    if caller.account:
        raise Refused("NotAllowed", "this is an account: delete it with its password")
    if caller.person:
        await site.forget(caller.person)
    set_session_cookie(request, "")


@get("/me/sessions", tags=["people"])
async def sessions(site: TheSite, caller: TheCaller) -> list[wire.SessionInfo]:
    """The browsers that are known as me, that used last first."""
    stored = await site.store.sessions_of(caller.person) if caller.person else []
    return [session_info(session, caller) for session in stored]


@get("/me/export", tags=["people"], media_type=MediaType.JSON)
async def export(site: TheSite, caller: TheCaller) -> Stream:
    """Everything that is kept about me, as an `Export`."""
    person = await site.people.require_person(caller)
    site.check_export(person.id)
    return Stream(exporting.pieces(site, caller, person), media_type=MediaType.JSON)


@post("/account", tags=["people"])
async def make_account(request: Request, data: JSONBody[wire.Credentials], site: TheSite, caller: TheCaller) -> wire.Me:
    """Keep my tables under a name and a password."""
    if not site.config.accounts:
        raise Refused("NotAllowed", "this site has no accounts")
    site.check_password_tries(request.scope)
    caller = await require_person(request, site, caller, data.name)
    return me_of(await site.people.make_account(caller, data.name, data.password))


@post("/login", status_code=OK, tags=["people"])
async def log_in(request: Request, data: JSONBody[wire.Credentials], site: TheSite, caller: TheCaller) -> wire.Me:
    """Be who has this name and password."""
    site.check_password_tries(request.scope)
    person, cookie = await site.people.log_in(caller, data.name, data.password, door.label(request))
    await site.end_session(caller)
    set_session_cookie(request, cookie)
    return me_of(person)


@post("/logout", status_code=OK, tags=["people"])
async def log_out(request: Request, site: TheSite, caller: TheCaller) -> wire.Me:
    """Be nobody again in this browser."""
    await site.end_session(caller)
    set_session_cookie(request, "")
    return me_of(NOBODY)


@post("/logout/everywhere", status_code=OK, tags=["people"])
async def log_out_everywhere(request: Request, site: TheSite, caller: TheCaller) -> wire.Me:
    """Be nobody again in all browsers; links to my seats that I have made end, too."""
    await site.people.end_all(caller)
    await site.dismiss(caller.person)
    set_session_cookie(request, "")
    return me_of(NOBODY)


@post("/password", status_code=OK, tags=["people"])
async def change_password(
    request: Request, data: JSONBody[wire.PasswordWish], site: TheSite, caller: TheCaller
) -> wire.Me:
    """Have another password. All other browsers are logged out, and links to my seats that I have made end."""
    site.check_password_tries(request.scope)
    await site.people.change_password(caller, data.old, data.new)
    await site.dismiss(caller.person)
    return me_of(caller)


@delete("/account", tags=["people"])
async def delete_account(request: Request, data: JSONBody[wire.Credentials], site: TheSite, caller: TheCaller) -> None:
    """Delete my account and everything of mine."""
    site.check_password_tries(request.scope)
    person = await site.people.with_password(caller, data.name, data.password)
    if person.id != caller.person:
        raise Refused("NotYours", "this is not your account")
    await site.forget(person.id)
    set_session_cookie(request, "")


HANDLERS = [
    me,
    rename,
    forget,
    sessions,
    export,
    make_account,
    log_in,
    log_out,
    log_out_everywhere,
    change_password,
    delete_account,
]
