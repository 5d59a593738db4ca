"""When a table rests: its bots think only while somebody looks on or a person's time runs. It goes on when somebody looks.

For a while after the last viewer has left they go on too, so that the bots' turn after one's own last move is finished.
Requests over HTTP do not wake a table: nobody can move without a socket.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from lichtung.table.clock import has_deadline

if TYPE_CHECKING:
    from lichtung.server.play.table import Table

GRACE_SECONDS: Final = 120.0  # seconds
NEVER: Final = float("-inf")


def is_resting(table: Table) -> bool:
    """Whether bots need not think here now."""
    return not table.lines and monotonic() - table.left_at >= GRACE_SECONDS and not has_deadline(table.facts)
