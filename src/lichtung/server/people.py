"""Who speaks: guests with a signed cookie, holders of a seat's link, people with an account."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lichtung.server.faults import Refused
from lichtung.server.store.facts import Person, Store, Taken, Token, new_id

COOKIE: Final = "guest"
ARGON2: Final = (2, 19_456, 1)  # passes, KiB, threads: what OWASP recommends at least
TOKEN_LENGTH: Final = 24  # letters: 139 bits


class Caller(msgspec.Struct, frozen=True):
    """Whoever makes a request: a person, or somebody with the link to one seat."""

    person: str = ""
    name: str = ""
    account: bool = False
    link: tuple[str, int] | None = None  # table and seat
    proof: str = ""  # the hash of the token that was shown for it


NOBODY: Final = Caller()


class People:
    """Everybody this site knows."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store: Final = store
        self.secret: Final = secret
        self.hasher: Final = PasswordHasher(*ARGON2)
        self.nobodys = ""  # the hash of a password that nobody has

    # -- cookies and links ---------------------------------------------------------------------------------------------

    def signed(self, person: str) -> str:
        """A cookie that says who somebody is."""
        return f"{person}.{self.signature(person)}"

    def signature(self, person: str) -> str:
        """What only this site can write."""
        return hmac.new(self.secret, person.encode(), hashlib.sha256).hexdigest()

    async def caller(self, cookie: str | None, bearer: str | None) -> Caller:
        """Who makes a request with this cookie or this seat's token."""
        if bearer:
            proof = hashed(bearer)
            link = await self.store.token(proof)
            if link is None:
                raise Refused("Forbidden", "this link does not hold any more")
            return Caller(link=(link.table, link.seat), proof=proof)
        person = await self.person_of(cookie)
        if person is None:
            return NOBODY
        if person.banned:
            raise Refused("Forbidden", "this site does not want you here")
        return Caller(person.id, person.name, bool(person.account))

    async def person_of(self, cookie: str | None) -> Person | None:
        """The person that a cookie speaks of; None when it is missing or forged."""
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        id, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature, self.signature(id)):
            return None
        return await self.store.person(id)

    async def new_guest(self, name: str = "") -> Caller:
        """Somebody new."""
        person = Person(id=new_id(16), name=name)
        await self.store.add_person(person)
        return Caller(person.id, name)

    async def new_token(self, table: str, seat: int, kind: str, maker: str) -> str:
        """The secret of a new link to a seat; only its hash is kept."""
        secret = new_id(TOKEN_LENGTH)
        await self.store.add_token(Token(hash=hashed(secret), table=table, seat=seat, kind=kind, maker=maker))
        return secret

    # -- names and accounts --------------------------------------------------------------------------------------------

    async def rename(self, caller: Caller, name: str) -> Caller:
        """Let somebody be called something else."""
        person = await self.known(caller)
        person.name = name
        await self.store.save_person(person)
        return Caller(person.id, name, caller.account)

    async def known(self, caller: Caller) -> Person:
        """The stored person of a caller."""
        person = await self.store.person(caller.person) if caller.person else None
        if person is None:
            raise Refused("Forbidden", "nobody is known by this cookie")
        return person

    async def make_account(self, caller: Caller, name: str, password: str) -> Caller:
        """Keep a guest's tables under a name and a password."""
        person = await self.known(caller)
        if person.account:
            raise Refused("NotAllowed", "this is an account already")
        person.password = await asyncio.to_thread(self.hasher.hash, password)
        person.account = name
        person.name = person.name or name
        try:
            await self.store.save_person(person)
        except Taken:
            raise Refused("NotAllowed", "this name is taken", name=name) from None
        return Caller(person.id, person.name, True)

    async def log_in(self, name: str, password: str) -> Caller:
        """The caller that a name and a password belong to."""
        person = await self.store.account(name)
        matches = await asyncio.to_thread(self.matches, person.password if person is not None else "", password)
        if person is None or not matches:
            raise Refused("Forbidden", "name and password do not go together")
        if person.banned:
            raise Refused("Forbidden", "this site does not want you here")
        return Caller(person.id, person.name, True)

    def matches(self, hash: str, password: str) -> bool:
        """Whether a password is the one with this hash; without a hash it is not, which takes as long to say."""
        if not hash and not self.nobodys:
            self.nobodys = self.hasher.hash("nobody has this password")
        try:
            return self.hasher.verify(hash or self.nobodys, password) and hash != ""
        except (VerificationError, InvalidHashError):
            return False


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
