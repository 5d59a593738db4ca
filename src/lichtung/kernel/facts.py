"""What a client must know of a game's components to name and draw them, beside what a view tells."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from lichtung.kernel.catalogue import folder_of, part_of
from lichtung.kernel.kinds import CELL, OWNER

if TYPE_CHECKING:
    from lichtung.kernel.game import Game
    from lichtung.kernel.schema import Form


def facts_of(game: Game) -> dict[str, object]:
    """Returns the facts of a game as it is played: those of every game, and those that its folder adds in `facts.py`."""
    part = part_of(game.name, "facts")
    own: dict[str, object] = {} if part is None else part.facts(game)
    return {
        "cells": sorted({zone.key for zone in game.layout.zones if zone.kind == CELL}),
        "owned": sorted({zone.key for zone in game.layout.zones if zone.sight == OWNER or zone.count < 0}),
        "great": sorted(game.great),
        "phrases": game.phrases,
        "forms": forms_of(game.name),
        **own,
    }


def forms_of(name: str) -> list[Form]:
    """How a game puts codes together from parts (`schema.Form`): the file codes.json in its folder."""
    folder = folder_of(name)
    file = None if folder is None else folder / "codes.json"
    if file is None or not file.is_file():
        return []
    forms: list[Form] = json.loads(file.read_text("utf-8"))
    return forms
