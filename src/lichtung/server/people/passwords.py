"""Passwords: how they are kept, compared, and which ones are too easy to guess."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lichtung.kernel.catalogue import games
from lichtung.server.faults import Refused
from lichtung.server.people.names import key

ARGON2: Final = (2, 19_456, 1)  # passes, KiB, threads: what OWASP recommends at least
MIN_GRADE: Final = 2  # of zxcvbn's five grades, 0 to 4: a guesser needs more than a million tries
MAX_GRADED: Final = 72  # letters of a password: the rest can only make it better
MIN_NAME_LENGTH: Final = 3  # a name of fewer letters may stand in a password
COMMON_PASSWORDS: Final = (  # first in what a guesser tries here; English ones are in zxcvbn
    *("lichtung", *games()),
    *("passwort", "geheim", "hallo", "schatz", "kennwort", "willkommen"),
    *("пароль", "йцукен", "привет", "любовь", "секрет", "наташа"),
)


class Passwords:
    """Whatever is done with passwords takes a while, so threads do it."""

    def __init__(self) -> None:
        self.hasher: Final = PasswordHasher(*ARGON2)
        self.nobodys = ""  # the hash of a password that nobody has

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await asyncio.to_thread(self.hasher.hash, password)

    async def is_right(self, hash: str, password: str) -> bool:
        """Whether a password is the one with this hash; without a hash it is not, which takes as long to say."""
        return await asyncio.to_thread(self.matches, hash, password)

    def matches(self, hash: str, password: str) -> bool:
        """The same, at once."""
        if not hash and not self.nobodys:
            self.nobodys = self.hasher.hash("nobody has this password")
        try:
            return self.hasher.verify(hash or self.nobodys, password) and hash != ""
        except (VerificationError, InvalidHashError):
            return False

    async def check(self, password: str, name: str) -> None:
        """Refuse a new password that is easily guessed."""
        if len(key(name)) >= MIN_NAME_LENGTH and key(name) in key(password):
            raise Refused("NotAllowed", "the name must not stand in the password", field="password")
        if await asyncio.to_thread(grade, password, name) < MIN_GRADE:
            raise Refused("NotAllowed", "this password is too easy to guess", field="password")


def grade(password: str, name: str) -> int:
    """How hard a password is to guess, 0 to 4."""
    from zxcvbn import zxcvbn  # type: ignore[import-untyped]  # here: its lists of words are read when they are needed

    return int(zxcvbn(password[:MAX_GRADED], [name, *COMMON_PASSWORDS])["score"])
