"""Write each game's `bots/measured.json` from the results of the arena: what a client may say of the levels at a table.

`python -m tools.measured` writes the files; `python -m tools.measured --check` only says whether they are up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from lichtung.arena.measured import Measured, tables
from lichtung.arena.report import line_of
from lichtung.arena.rows import Row, rows_at
from lichtung.arena.store import Store
from lichtung.bots.kinds import SEARCHING
from lichtung.bots.measured import FILE, Won
from lichtung.kernel.catalogue import own

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "lichtung" / "games"
MADE_BY: Final = "python -m tools.measured"


def targets(store: Store | None = None) -> dict[Path, str]:
    """The files of all games, and what belongs into them."""
    kept = store or Store(ROOT / "docs" / "bots" / "results")
    return {GAMES / name / "bots" / FILE: text(name, kept) for name in own()}


def text(name: str, store: Store) -> str:
    """What belongs into the file of a game."""
    found = [table_of(name, table, store) for game, table in tables() if game == name]
    return json.dumps({"made_by": MADE_BY, "tables": [one for one in found if one["won"]]}, indent=1) + "\n"


def table_of(name: str, table: Measured, store: Store) -> dict[str, Any]:
    """A table and what was measured there."""
    rows = [row for row in rows_at(name, table) if row.bots[0] in SEARCHING and store.games_that_count(row)]
    rows.sort(key=lambda row: SEARCHING.index(row.bots[0]))
    return {"seats": table.seats, "settings": table.settings, "won": [won(row, store) for row in rows]}


def won(row: Row, store: Store) -> Won:
    """How often the first bot of a row won."""
    line = line_of(row, store.games_that_count(row))
    rate, low, high = (round(share, 3) for share in (line.rate, line.low, line.high))
    against = None if row.solo else row.bots[1]
    return {"level": row.bots[0], "against": against, "games": line.games, "won": rate, "low": low, "high": high}


def stale() -> list[Path]:
    """The files that say something else than the results."""
    wanted = targets()
    return [path for path, found in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != found]


def main() -> int:
    """Write or check the files."""
    if "--check" in sys.argv[1:]:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is stale: run {MADE_BY}", file=sys.stderr)
        return bool(stale())
    for path, found in targets().items():
        path.write_text(found, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
