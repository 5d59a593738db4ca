"""The games of this repository; `lichtung.games()` names installed plug-ins too."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent.parent / "src" / "lichtung" / "games"


def our_games() -> list[str]:
    """Their names, in alphabetical order."""
    return sorted(path.parent.name for path in FOLDER.glob("*/game.py"))
