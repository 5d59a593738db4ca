"""Whole games as the terminal tells them, for the test that the browser tells them the same.

Writes web/tests/stage/samples/told.json: for each game its events as one seat heard them, batch by batch, and in each
language the sentences, the words of the options, and the names of all cards. Run: python tools/told_games.py
"""

from __future__ import annotations

import io
import json
import random
from typing import Any, Final

import lichtung
from lichtung.cli.boards import board_of
from lichtung.cli.screen import Screen
from lichtung.cli.telling import Teller
from lichtung.words import LANGUAGES, Words
from tools.sample_views import OUT, PLANS

LENGTH: Final = 250  # questions of a game; what comes later is more of the same
Told = dict[str, Any]


def heard(game: lichtung.Game, seats: int, settings: dict[str, Any]) -> tuple[list[list[Any]], list[list[str]]]:
    """The batches of events that the first seat hears in a random game, and the options it is asked about."""
    state = game.start(seats=seats, seed=3, **settings)
    dice = random.Random(3)
    state.listen(0)
    batches: list[list[Any]] = []
    options: dict[tuple[str, str], None] = {}
    for _ in range(LENGTH):
        if state.over or state.choice is None:
            break
        options |= dict.fromkeys((state.choice.name, word) for word in state.words())
        state.choose(dice.choice(state.options))
        batches.append([event for event in state.heard(0) if event["event"] != "view"])
    return batches, [list(pair) for pair in options][:200]


def told(name: str, seats: int, settings: dict[str, Any]) -> Told:
    """One game in all languages."""
    game = lichtung.game(name)
    batches, options = heard(game, seats, settings)
    found: Told = {"game": name, "seats": seats, "batches": batches, "options": options, "said": {}}
    for lang in LANGUAGES:
        words = Words(lang)
        teller = Teller(words, board_of(game, words, Screen(io.StringIO())), seats)
        cards = sorted(game.cards.values())
        found["said"][lang] = {
            "sentences": [teller.tell(batch) for batch in batches],
            "options": [words.option(name, choice, word) for choice, word in options],
            "cards": {code: [words.card(name, code), words.about(name, code, cost=7)] for code in cards},
        }
    return found


def main() -> None:
    """Write one game of every kind of table."""
    OUT.mkdir(parents=True, exist_ok=True)
    games = [told(name, seats, settings) for name, plans in PLANS.items() for seats, settings in plans]
    (OUT / "told.json").write_text(json.dumps(games, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
