"""A seed from what a seat sees, so that a bot answers the same sight the same way, whatever happened before."""

from __future__ import annotations

import json
from hashlib import sha256

from lichtung.bots.bot import View


def sight_seed(seed: int, view: View) -> int:
    """A number below 2**60 from a bot's seed and a view; what a table shows beyond the rules does not count."""
    told = {key: value for key, value in view.items() if key != "insight"}
    if told["choice"] is not None:
        told["choice"] = {key: value for key, value in told["choice"].items() if key != "impossible"}
    text = json.dumps(told, sort_keys=True, default=str)
    return int.from_bytes(sha256(f"{seed} {text}".encode()).digest()[:8], "big") >> 4
