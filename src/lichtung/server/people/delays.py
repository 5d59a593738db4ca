"""Delays: whoever gives wrong passwords for one account waits longer and longer, wherever the tries come from.

Each process counts for itself, in memory. Names that belong to nobody are counted like all others.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import Final

from lichtung.server.faults import Refused

FREE_TRIES: Final = 5  # before anybody has to wait
MAX_WAIT: Final = 900.0  # seconds
FORGET_AFTER: Final = 86_400.0  # seconds without a try, after which counting begins again
MAX_ACCOUNTS: Final = 50_000  # those not tried for longest are forgotten


class Delays:
    """The tries for each account since the last one that was right."""

    def __init__(self) -> None:
        self.tries: Final[OrderedDict[str, tuple[int, float]]] = OrderedDict()  # how many, and until when to wait

    def begin(self, whom: str) -> None:
        """One more try, wrong until `forget` says otherwise; refused while there is to be waited."""
        now = time.monotonic()
        count, until = self.tries.get(whom, (0, 0.0))
        if now < until:
            seconds = math.ceil(until - now)
            raise Refused("TooMany", f"too many wrong passwords; wait {seconds} seconds", seconds=seconds)
        count = 1 if now - until > FORGET_AFTER else count + 1
        wait = 0.0 if count < FREE_TRIES else min(MAX_WAIT, 2.0 ** min(count - FREE_TRIES, 10))
        self.tries[whom] = (count, now + wait)
        self.tries.move_to_end(whom)
        if len(self.tries) > MAX_ACCOUNTS:
            self.tries.popitem(last=False)

    def forget(self, whom: str) -> None:
        """The last try was right."""
        self.tries.pop(whom, None)
