"""What speaks for an option of Equinox: points, points that are about to be lost, creatures that one rules."""

from __future__ import annotations

from typing import Final

from lichtung.games.equinox.bets import ruler
from lichtung.games.equinox.components import DOUBLED
from lichtung.games.equinox.end import standing
from lichtung.games.equinox.insight import prestige_of
from lichtung.games.equinox.layout import COLUMNS, VANISHED
from lichtung.games.equinox.state import current_stack, visible
from lichtung.kernel.state import State

SCALES: Final = {"score": 1.0, "lead": 1.5, "risk": -1.0, "rules": 1.0}


def measure(s: State, seat: int) -> dict[str, float]:
    """Returns a seat's points, its lead on the best other one, its prestige on the weakest creatures, whom it rules."""
    scores = [standing(s, one)[0] / 2 for one in range(s.terms.seats)]
    shown = {
        column: visible(s, current_stack(s, column)) for column in range(COLUMNS) if s.data[VANISHED + column] == 0
    }
    low = min([DOUBLED[card] for card in shown.values() if card != 0], default=0)
    exposed = [column for column, card in shown.items() if card != 0 and DOUBLED[card] == low]
    return {
        "score": scores[seat],
        "lead": scores[seat] - max([score for one, score in enumerate(scores) if one != seat]),
        "risk": float(sum([prestige_of(s, column)[seat] or 0 for column in exposed])),
        "rules": float(sum([ruler(s, column) == seat for column in shown])),
    }
