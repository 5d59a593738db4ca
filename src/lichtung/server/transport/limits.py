"""Limits: how much one client may ask for. A bucket fills by itself and is emptied by asking.

A client is an IPv4 address, or the /64 that one IPv6 line has for itself.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address
from typing import Final

from lichtung.server.faults import Refused

MAX_CLIENTS: Final = 10_000  # with a bucket of their own
MAX_LOOKS: Final = 16  # at buckets, to find one that is full again
IPV6_NETWORK: Final = 64  # bits


def client_key(address: str) -> str:
    """Who an address is, for everything that is counted."""
    if ":" not in address:
        return address
    try:
        ip = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> IPV6_NETWORK << IPV6_NETWORK)}/{IPV6_NETWORK}"


class Bucket:
    """Lets `rate` things through in a second, and `burst` at once after a pause."""

    __slots__ = ("burst", "last", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        """Whether one more thing is allowed now."""
        self.fill()
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def fill(self) -> None:
        """What has come in since the last time."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now

    def give_back(self) -> None:
        """What was taken does not count."""
        self.level = min(self.burst, self.level + 1.0)


class Buckets:
    """One bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def check(self, client: str) -> None:
        """Refuse a client that asks too much."""
        bucket = self.buckets.get(client)
        if bucket is None:
            if len(self.buckets) >= MAX_CLIENTS:
                self.make_room()
            bucket = self.buckets[client] = Bucket(self.rate, self.burst)
        self.buckets.move_to_end(client)
        if not bucket.take():
            raise Refused("TooMany", "too many requests; wait a little")

    def make_room(self) -> None:
        """Forget a client whose bucket is full again, as a fresh one would be; if none is soon found, the fullest seen.

        So many new clients do not give a fresh bucket to one who has just emptied theirs.
        """
        fullest = ""
        most = -1.0
        for _ in range(MAX_LOOKS):
            client = next(iter(self.buckets))
            bucket = self.buckets[client]
            bucket.fill()
            if bucket.level > most:
                fullest, most = client, bucket.level
            if most >= bucket.burst:
                break
            self.buckets.move_to_end(client)
        del self.buckets[fullest]
