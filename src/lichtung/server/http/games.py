"""Which games can be played here."""

from __future__ import annotations

from litestar import get

from lichtung.bots.levels import LEVELS
from lichtung.kernel import catalogue
from lichtung.server.wire import GameInfo, OptionInfo


@get("/games", tags=["games"])
async def games() -> list[GameInfo]:
    """All games with their settings and the levels of their bots."""
    return [game_info(name) for name in catalogue.games()]


def game_info(name: str) -> GameInfo:
    """What a client must know of a game."""
    game = catalogue.game(name)
    options = {
        setting: OptionInfo(
            kind=option.kind,  # type: ignore[arg-type]  # the kernel's kinds are these
            choices=list(option.choices),
            default=option.default,
            valid_when=option.valid_when,
        )
        for setting, option in game.options.items()
    }
    return GameInfo(id=name, version=game.version, seats=list(game.seats), options=options, levels=list(LEVELS))
