"""Which games can be played here."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from lichtung.bots.levels import LEVELS
from lichtung.bots.measured import measured_at
from lichtung.kernel import catalogue
from lichtung.kernel.facts import facts_of
from lichtung.kernel.settings import Preset
from lichtung.server.faults import Refused
from lichtung.server.http.context import Request
from lichtung.server.http.pages import Page, answer, page_with
from lichtung.server.wire import GameInfo, OptionInfo, PresetInfo, WonInfo


@get("/games", tags=["games"])
async def games() -> list[GameInfo]:
    """All games with their settings and the levels of their bots."""
    return [game_info(name) for name in catalogue.games()]


def game_info(name: str) -> GameInfo:
    """What a client must know of a game."""
    game = catalogue.game(name)
    options = {
        setting: OptionInfo(
            kind=option.kind,
            choices=list(option.choices),
            default=option.default,
            valid_when={name: list(values) for name, values in option.valid_when.items()},
            size=option.size,
            usual=option.usual,
        )
        for setting, option in game.options.items()
    }
    return GameInfo(
        id=name,
        version=game.version,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        cooperative=game.cooperative,
        options=options,
        levels=list(LEVELS),
        presets={id: preset_info(name, preset) for id, preset in game.presets.items()},
    )


def preset_info(name: str, preset: Preset) -> PresetInfo:
    """A table that can be made in one click, and what was measured there."""
    settings = dict(preset.settings)
    won = [WonInfo(**one) for one in measured_at(name, preset.seats, settings)]
    return PresetInfo(seats=preset.seats, settings=settings, level=preset.level, won=won)


@get("/games/{id:str}/facts", tags=["games"])
async def facts(request: Request, id: FromPath[str]) -> Response[bytes]:
    """What stands on a game's cards and how its codes are put together: what a client needs to name and draw them."""
    if id not in catalogue.games():
        raise Refused("NotFound", "there is no such game")
    return answer(packed_facts(id), request)


@cache
def packed_facts(name: str) -> Page:
    """The facts of a game as they are sent; they stay the same while the server runs."""
    return page_with(msgspec.json.encode(facts_of(catalogue.game(name))), "application/json")
