"""Bots: whoever plays without being a person. `lichtung.bot` makes them by name."""

from typing import Final

VERSION: Final = 1  # bumped when any level may answer differently; results of the arena are keyed by it
