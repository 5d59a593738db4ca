"""Who speaks: guests and people with an account, known by their sessions, and holders of a seat's link."""

from __future__ import annotations

import hashlib
from datetime import timedelta
from typing import Any, Final

import msgspec

from lichtung.server.faults import Refused
from lichtung.server.people.delays import Delays
from lichtung.server.people.names import account_key, is_mixed, is_reserved
from lichtung.server.people.passwords import Passwords
from lichtung.server.store.errors import Taken
from lichtung.server.store.interface import Store
from lichtung.server.store.records import BEFORE, Person, Session, Token, new_id, now
from lichtung.table.facts import LinkKind

TOKEN_LENGTH: Final = 24  # letters: 139 bits
SESSION_TIME: Final = timedelta(days=365)  # for which a browser is known that does not come back
DAY: Final = timedelta(days=1)
BROWSERS: Final = (  # what stands in the header of each, those first that also name others
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)


class Caller(msgspec.Struct, frozen=True):
    """Whoever makes a request: a person, somebody with a link to one seat, or both."""

    person: str = ""
    name: str = ""
    account: bool = False
    link: Token | None = None  # that was shown
    session: str = ""  # the hash of the cookie that was shown
    due: bool = False  # the session was not in use today: it wants to be prolonged

    @property
    def proof(self) -> str:
        """The hash of the link that was shown."""
        return "" if self.link is None else self.link.hash

    @property
    def maker(self) -> str:
        """The person who made that link."""
        return "" if self.link is None else self.link.maker


NOBODY: Final = Caller()


class People:
    """Everybody this site knows."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.passwords: Final = Passwords()
        self.delays: Final = Delays()

    # -- sessions and links --------------------------------------------------------------------------------------------

    async def caller(self, cookie: str | None, bearer: str | None, device: str | None = None) -> Caller:
        """Who makes a request with this cookie or this link; `device` is a link that a browser has kept."""
        if bearer:
            shown = await self.show_link(NOBODY, bearer)
            if shown.link is None:
                await self.check_maker(bearer)
                raise ended_link()
            return shown
        caller = await self.find_by_cookie(cookie)
        if device:
            shown = await self.show_link(caller, device)
            if shown.link is not None and shown.link.kind == "device":
                return shown
        return caller

    async def find_by_cookie(self, cookie: str | None) -> Caller:
        """Who makes a request with this cookie."""
        entry = await self.store.session(hash_secret(cookie)) if cookie else None
        if entry is None:
            return NOBODY
        session, person = entry
        check_welcome(person)
        due = session.label == BEFORE or now() - session.seen > DAY
        return Caller(person.id, person.name, bool(person.account), session=session.hash, due=due)

    async def show_link(self, caller: Caller, secret: str) -> Caller:
        """A caller who shows a link; without it, if it has ended, or if whoever made it is gone or banned."""
        link = await self.store.token(hash_secret(secret))
        maker = None if link is None else await self.store.person(link.maker)
        return msgspec.structs.replace(caller, link=None if maker is None or maker.banned else link)

    async def check_maker(self, secret: str) -> None:
        """Refuse somebody who was turned away and comes by a link of their own."""
        link = await self.store.token(hash_secret(secret))
        maker = await self.store.person(link.maker) if link is not None and link.kind == "device" else None
        if maker is not None:
            check_welcome(maker)

    async def begin(self, person: str, label: str) -> str:
        """Begin a session; returns its cookie."""
        cookie = new_id(TOKEN_LENGTH)
        await self.store.add_session(session_with(cookie, person, label))
        return cookie

    async def prolong(self, caller: Caller, cookie: str, label: str) -> str:
        """Keep a session for as long again; returns its cookie, which is a new one where it was of before."""
        entry = await self.store.session(caller.session)
        if entry is None:
            return ""
        if entry[0].label != BEFORE:
            await self.store.prolong(caller.session, now(), now() + SESSION_TIME)
            return cookie
        fresh = await self.begin(caller.person, label)
        if await self.store.session(caller.session) is None:  # ended in the meantime
            await self.end(hash_secret(fresh))
            return ""
        return fresh

    async def end(self, hash: str) -> None:
        """End one session."""
        entry = await self.store.session(hash)
        if entry is not None:
            await self.store.end_session(entry[0])

    async def end_all(self, caller: Caller) -> None:
        """End all sessions of a person, and the links that they have made."""
        person = await self.require_person(caller)
        await self.store.change_person(person.id, ends=True)

    async def new_guest(self, name: str, label: str) -> tuple[Caller, str]:
        """Somebody new, and their cookie."""
        if name:
            check_name(name)
        person, cookie = Person(id=new_id(16), name=name), new_id(TOKEN_LENGTH)
        session = session_with(cookie, person.id, label)
        await self.store.add_person(person, session)
        return Caller(person.id, name, session=session.hash), cookie

    async def new_token(self, table: str, seat: int, kind: LinkKind, maker: str) -> tuple[str, Token]:
        """A new link to a seat and its secret, of which only the hash is kept."""
        secret = new_id(TOKEN_LENGTH)
        link = Token(hash=hash_secret(secret), table=table, seat=seat, kind=kind, maker=maker)
        await self.store.add_token(link)
        return secret, link

    # -- names and accounts --------------------------------------------------------------------------------------------

    async def rename(self, caller: Caller, name: str) -> Caller:
        """Let somebody be called something else."""
        person = await self.require_person(caller)
        check_name(name)
        await self.store.change_person(person.id, name=name)
        return change_caller(caller, name=name)

    async def require_person(self, caller: Caller) -> Person:
        """The stored person of a caller."""
        person = await self.store.person(caller.person) if caller.person else None
        if person is None:
            raise Refused("Forbidden", "nobody is known by this cookie")
        return person

    async def make_account(self, caller: Caller, name: str, password: str) -> Caller:
        """Keep a guest's tables under a name and a password."""
        person = await self.require_person(caller)
        if person.account:
            raise Refused("NotAllowed", "this is an account already")
        check_name(name)
        await self.passwords.check(password, name)
        shown, hash = person.name or name, await self.passwords.hash(password)
        try:
            await self.store.change_person(person.id, account=name, password=hash, name=shown)
        except Taken:
            raise Refused("NotAllowed", "this name is taken, or it looks like one that is", name=name) from None
        return change_caller(caller, name=shown, account=True)

    async def log_in(self, caller: Caller, name: str, password: str, label: str) -> tuple[Caller, str]:
        """The caller that a name and a password belong to, and the cookie of their new session."""
        person = await self.with_password(caller, name, password)
        cookie = await self.begin(person.id, label)
        stored = await self.require_person(Caller(person.id))
        if stored.password != person.password:  # it was changed in the meantime
            await self.end(hash_secret(cookie))
            raise Refused("Forbidden", "name and password do not go together")
        return Caller(person.id, person.name, True, session=hash_secret(cookie)), cookie

    async def with_password(self, caller: Caller, name: str, password: str) -> Person:
        """The person of this name and password. Strangers' tries do not make those wait who are known by a session."""
        person = await self.store.account(name)
        is_own = person is not None and person.id == caller.person
        return await self.check_password(person, password, caller.session if is_own else account_key(name) or name)

    async def confirm(self, caller: Caller, password: str) -> Person:
        """The person of a caller who knows their password."""
        person = await self.require_person(caller)
        return await self.check_password(person, password, caller.session)

    async def check_password(self, person: Person | None, password: str, counted: str) -> Person:
        """A person whose password this is; wrong ones are counted, also for names that nobody has."""
        self.delays.begin(counted)
        fits = await self.passwords.is_right(person.password if person is not None else "", password)
        if person is None or not fits:
            raise Refused("Forbidden", "name and password do not go together")
        self.delays.forget(counted)
        check_welcome(person)
        return person

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """Another password; all other sessions end, and all links."""
        person = await self.confirm(caller, old)
        await self.passwords.check(new, person.account)
        password = await self.passwords.hash(new)
        await self.store.change_person(person.id, ends=True, but=caller.session, password=password)


def check_welcome(person: Person) -> None:
    """Refuse whoever was banned."""
    if person.banned:
        raise Refused("Forbidden", "this site does not want you here")


def check_name(name: str) -> None:
    """Refuse names that would deceive others."""
    if account_key(name) is None:
        raise Refused("InvalidInput", "expected a name with something to see in it", name=name)
    if is_reserved(name):
        raise Refused("NotAllowed", "this name is kept for whoever runs the site, and for bots", name=name)
    if is_mixed(name):
        raise Refused("NotAllowed", "expected every word of a name in one alphabet", name=name)


def change_caller(caller: Caller, **facts: Any) -> Caller:
    """Returns a caller of whom something has changed."""
    return msgspec.structs.replace(caller, **facts)


def session_with(cookie: str, person: str, label: str) -> Session:
    """A new session."""
    return Session(hash=hash_secret(cookie), person=person, label=label, ends=now() + SESSION_TIME)


def browser(header: str) -> str:
    """The family of a browser, by what it says of itself; "" for programs."""
    return next((family for sign, family in BROWSERS if sign in header), "")


def hash_secret(secret: str) -> str:
    """What is kept of a cookie or a token."""
    return hashlib.sha256(secret.encode()).hexdigest()


def ended_link() -> Refused:
    """What is said to whoever shows a link that has ended."""
    return Refused("Forbidden", "this link was used already or revoked: ask for a new one", reason="link")
