"""The names under which other libraries find the games."""

from __future__ import annotations

import gymnasium
from pettingzoo.env_registry import registration as zoo

from lichtung.kernel import catalogue


def environment_id(game: str) -> str:
    """The name of a game's environment, in Gymnasium and PettingZoo alike."""
    return f"lichtung/{game.capitalize()}-v0"


def solo_games() -> list[str]:
    """The games that can be played alone."""
    return [name for name in catalogue.games() if 1 in catalogue.game(name).seats]


def register_all() -> None:
    """Register the solo games with Gymnasium and all games with PettingZoo; a second call changes nothing."""
    for game in solo_games():
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                environment_id(game),
                entry_point="lichtung.research.solo:SoloEnv",
                vector_entry_point="lichtung.research.vector:SoloVectorEnv",
                kwargs={"game": game},
            )
    for game in catalogue.games():
        if environment_id(game) not in zoo.aec_registry:
            zoo.register("aec", environment_id(game), "lichtung.research.zoo:TableEnv", kwargs={"game": game})
