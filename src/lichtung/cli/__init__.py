"""The terminal table: play, replay and check games where a keyboard and a few characters are enough."""

from typing import Final

# Exit codes; those of a site that cannot be opened are in `lichtung.server.store.interface`, and all in docs/hosting.md.
DONE: Final = 0
FAILED: Final = 1
WRONG: Final = 2  # the command line, or a record
INTERRUPTED: Final = 130
