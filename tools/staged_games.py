"""Pieces of games as a browser is told them, scene by scene, for the tests of what it shows and for how long.

Writes web/tests/stage/samples/staged.json: for every kind of table the view of the first seat before some answers, the
batches of events that it heard of them, and the same for the end of the game. Run: python -m tools.staged_games
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

import lichtung
from tools.sample_views import OUT, PLANS

PIECE: Final = 30  # answers
MOST: Final = 6000  # of a game; a random game of Tribes is long
Piece = dict[str, Any]


def played(game: lichtung.Game, seats: int, settings: dict[str, Any], seed: int) -> list[int]:
    """The answers of a random game."""
    state = game.start(seats=seats, seed=seed, **settings)
    dice = random.Random(seed)
    answers: list[int] = []
    while not state.over and len(answers) < MOST:
        answers.append(dice.choice(state.options))
        state.choose(answers[-1])
    return answers


def pieces(name: str, seats: int, settings: dict[str, Any], seed: int) -> list[Piece]:
    """The middle and the end of a random game, as the first seat is told them."""
    game = lichtung.game(name)
    answers = played(game, seats, settings, seed)
    found: list[Piece] = []
    for first in (len(answers) // 2, len(answers) - PIECE):
        state = game.start(seats=seats, seed=seed, **settings)
        for answer in answers[: max(0, first)]:
            state.choose(answer)
        view = state.view(0)
        state.listen(0, scenes=True)
        batches = []
        for answer in answers[max(0, first) :][:PIECE]:
            state.choose(answer)
            batches.append(state.heard(0))
        found.append({"game": name, "seats": seats, "view": view, "batches": batches})
    return found


def main() -> None:
    """Write pieces of one game of every kind of table."""
    OUT.mkdir(parents=True, exist_ok=True)
    found = [
        piece
        for name, plans in PLANS.items()
        for seats, settings in plans
        for piece in pieces(name, seats, settings, 5)
    ]
    (OUT / "staged.json").write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    print(f"{len(found)} pieces of games")


if __name__ == "__main__":
    main()
