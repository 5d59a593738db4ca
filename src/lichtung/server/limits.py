"""Limits: how much one client may ask for. A bucket fills by itself and is emptied by asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from lichtung.server.faults import Refused

REMEMBERED: Final = 10_000  # so many clients have a bucket of their own; whoever was away longest gets a fresh one


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
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def give_back(self) -> None:
        """What was taken does not count."""
        self.level = min(self.burst, self.level + 1.0)


class Buckets:
    """One bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def check(self, client: str) -> None:
        """Refuse a client that asks too much."""
        bucket = self.known.get(client)
        if bucket is None:
            bucket = self.known[client] = Bucket(self.rate, self.burst)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        self.known.move_to_end(client)
        if not bucket.take():
            raise Refused("TooMany", "too many requests; wait a little")
