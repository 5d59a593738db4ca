"""Plain data at the border of the library: what can be written as JSON."""

from __future__ import annotations

from typing import Any

# An object whose keys depend on the game: a position, or a view of one. Whoever knows the game reads it by the types of
# its `schema.py`; for everybody else a value can be anything.
Json = dict[str, Any]
