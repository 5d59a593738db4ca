"""Bots: whoever plays without being a person. `lichtung.bot` makes them by name."""

from typing import Final

# Of every game's bots; bumped when any level may answer differently there. Results of the arena are keyed by it.
VERSIONS: Final = {"sylvion": 1, "urbion": 2, "equinox": 3, "tribes": 3}
