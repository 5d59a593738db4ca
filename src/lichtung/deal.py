"""Fair deals: how a server promises a deal before it knows what the players give to it, and how anybody checks that.

The server thinks of a secret and publishes its commitment. Each player's program answers with a share. The seed of the game
follows from all of them. docs/fair-deals.md says what that proves and what it does not.

Everything that is hashed is a text in ASCII, each line ended by a line feed; bytes are written in lower-case hexadecimal.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

SHARE_BYTES: Final = 32
NONCE_BYTES: Final = 16
SEED_BYTES: Final = 16
COMMITMENT: Final = "lichtung commitment 1"
SEED: Final = "lichtung seed 1"
NONE: Final = "none"  # what stands for a share that did not come

Shares = dict[int, str | None]  # of the seats that people had when the game began


def new_secret() -> str:
    """A fresh share: the server's, or a player's."""
    return secrets.token_hex(SHARE_BYTES)


def new_nonce() -> str:
    """Fresh bytes that hide the secret even from somebody who could guess it."""
    return secrets.token_hex(NONCE_BYTES)


def commitment(table: str, secret: str, nonce: str) -> str:
    """What is published before the first share comes."""
    return digest([COMMITMENT, f"table {table}", f"secret {secret}", f"nonce {nonce}"]).hex()


def seed(table: str, secret: str, shares: Shares) -> int:
    """The seed of the game: 128 bits that nobody could choose alone."""
    given = [f"seat {seat} {shares[seat] or NONE}" for seat in sorted(shares)]
    found = digest([SEED, f"table {table}", f"secret {secret}", *given])
    return int.from_bytes(found[:SEED_BYTES], "big")


def digest(lines: list[str]) -> bytes:
    """SHA-256 over lines of text."""
    return sha256("".join(f"{line}\n" for line in lines).encode("ascii")).digest()


# -- the proof in a record ---------------------------------------------------------------------------------------------

HEXES: Final = rf"[0-9a-f]{{{2 * SHARE_BYTES}}}"
MARK: Final = "; deal "
LINES: Final = {
    "table": re.compile(r"table ([A-Za-z0-9]{1,40})"),
    "commitment": re.compile(rf"commitment ({HEXES})"),
    "secret": re.compile(rf"secret ({HEXES})"),
    "nonce": re.compile(r"nonce ((?:[0-9a-f]{2}){16,64})"),
}
SEAT: Final = re.compile(rf"seat (\d{{1,2}}) ({HEXES}|{NONE})")


class BadProof(ValueError):
    """A proof is not what it should be; `reason` is a word for what is wrong, such as malformed, commitment, seed."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the proof of the deal does not hold: {reason}")
        self.reason: Final = reason


@dataclass(frozen=True)
class Proof:
    """Everything that a deal followed from."""

    table: str
    commitment: str
    secret: str
    nonce: str
    shares: Shares

    def check(self, used: int) -> None:
        """Refuse a proof whose parts do not fit together, or that leads to another seed than the one that was used."""
        if commitment(self.table, self.secret, self.nonce) != self.commitment:
            raise BadProof("commitment")
        if seed(self.table, self.secret, self.shares) != used:
            raise BadProof("seed")

    def written(self) -> str:
        """The proof as comments of a record."""
        lines = [f"table {self.table}", f"commitment {self.commitment}", f"secret {self.secret}", f"nonce {self.nonce}"]
        lines += [f"seat {seat} {self.shares[seat] or NONE}" for seat in sorted(self.shares)]
        return "".join(f"{MARK}{line}\n" for line in lines)


def read(record: str) -> Proof | None:
    """The proof in a record; None where there is none."""
    lines = [line.removeprefix(MARK).rstrip() for line in record.splitlines() if line.startswith(MARK)]
    if not lines:
        return None
    found: dict[str, str] = {}
    shares: Shares = {}
    for line in lines:
        name = line.split(" ", 1)[0]
        seat = SEAT.fullmatch(line)
        part = LINES[name].fullmatch(line) if name in LINES else None
        if seat is not None and int(seat[1]) not in shares:
            shares[int(seat[1])] = None if seat[2] == NONE else seat[2]
        elif part is not None and name not in found:
            found[name] = part[1]
        else:
            raise BadProof("malformed")
    if found.keys() != LINES.keys():
        raise BadProof("malformed")
    return Proof(**found, shares=shares)
