"""Somebody who plays without thinking, so that games end before long."""

from __future__ import annotations

import random
import re

LIKED = [
    re.compile(r"village:|tile:|ability:"),
    re.compile(r"move:cap|play:E|part:F|temple:|from:cap"),
    re.compile(r"(?!decline|stop|done|temple|pass|skip)"),
]


class Chooser:
    """Likes to build; otherwise any word."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choice(self, words: list[str]) -> str:
        """One of the words."""
        if self.random.random() < 0.05:
            return self.random.choice(words)
        for liked in LIKED:
            found = [word for word in words if liked.match(word)]
            if found:
                return self.random.choice(found)
        return self.random.choice(words)
