"""The interface names what the program has: games, levels of bots, errors."""

from __future__ import annotations

import re
from typing import get_args

from lichtung.bots.levels import LEVELS
from lichtung.server.wire import ErrorName
from tests.helpers.ours import our_games
from tests.web.test_sources import WEB

LOCALE = WEB.parent / "src" / "lichtung" / "locales" / "en"
IDS = {
    found for path in LOCALE.glob("web*.ftl") for found in re.findall(r"^([\w-]+) *=", path.read_text("utf-8"), re.M)
}


def test_every_game_and_level_has_a_name() -> None:
    wanted = {f"web-home-{game}{about}" for game in our_games() for about in ("", "-about")}
    assert set() == (wanted | {f"web-level-{level}" for level in LEVELS}) - IDS


def test_every_error_of_the_server_has_a_sentence() -> None:
    assert set() == {f"web-error-{error}" for error in get_args(ErrorName)} - IDS
