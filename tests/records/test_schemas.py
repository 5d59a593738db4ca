"""Views, insight and events are what the schemas declare: over golden records, for every viewer."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung.kernel import schema
from lichtung.kernel.facts import facts_of
from tests.helpers.fitting import misfits
from tests.helpers.ours import our_games

FOLDER = Path(__file__).resolve().parent
RECORDS_EACH = 15
LOOKS = 10  # moments of a record that are looked at, before and after a move


def sampled(game: str) -> list[Path]:
    """Some of a game's records, from all over the list."""
    found = sorted((FOLDER / game).glob("*.rec"))
    return found[:: max(1, len(found) // RECORDS_EACH)]


def declared(game: str, name: str = "View") -> Any:
    """A type of a game's schema: of its views, or of its facts."""
    return getattr(importlib.import_module(f"lichtung.games.{game}.schema"), name)


@pytest.mark.parametrize("game", our_games())
def test_the_facts_of_a_game_fit_its_schema(game: str) -> None:
    assert [] == misfits(facts_of(lichtung.game(game)), declared(game, "Facts"), more=(schema.Phrase,))


@pytest.mark.parametrize(
    ("game", "path"),
    [(game, path) for game in our_games() for path in sampled(game)],
    ids=lambda one: one.stem if isinstance(one, Path) else one,
)
def test_views_and_events_of_a_record_fit_the_schemas(game: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    moves = lichtung.replay(text).history.moves
    for at in range(0, len(moves), max(1, len(moves) // LOOKS)):
        s = lichtung.replay(text, upto=at)
        viewers = [*range(s.terms.seats), None]
        for viewer in viewers:
            s.listen(viewer)
        look(s, viewers, game)
        s.play(moves[at].word)
        look(s, viewers, game)


def look(s: lichtung.State, viewers: list[int | None], game: str) -> None:
    """Check what everybody sees now, and what they have been told."""
    for viewer in viewers:
        assert [] == misfits(s.view(viewer), declared(game))
        assert [] == misfits(s.heard(viewer), list[schema.Event])
