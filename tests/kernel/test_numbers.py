"""The numbers that stored games are made of: addresses, frames, verbs and settings number themselves, and must not drift.

`python -m tests.kernel.test_numbers` writes the files in numbers/ anew; a change in them makes stored games unreadable.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import lichtung
from lichtung.kernel.frames import Choice
from lichtung.kernel.game import Game
from lichtung.kernel.notation import VERB
from lichtung.kernel.terms import Terms

FOLDER = Path(__file__).parent / "numbers"
GAMES = ("equinox", "sylvion", "tribes", "urbion")


def addresses(game: Game) -> list[str]:
    """Where every key of a position lies: address and length of its stretches for the most seats, in order of keys."""
    layout = game.layout
    lines = [
        f"{field.key} {' '.join(f'{start}+{length}' for start, length in field.claims(max(game.seats)))}".strip()
        for field in layout.fields
    ]
    zones = [f"{zone.key} at {zone.address}: kind {zone.kind}, capacity {zone.capacity}" for zone in layout.zones]
    return [f"size {layout.size}", *lines, "", *zones]


def frames(game: Game) -> list[str]:
    """Every frame's number, the name it has in positions, and of a choice its name and rule."""
    found: list[str] = []
    for number, name in enumerate(game.frame_names):
        frame = game.frames[number]
        asked = f" {frame.name} {frame.rule}{' always' if frame.always else ''}" if isinstance(frame, Choice) else ""
        found.append(f"{number} {name}{asked}")
    return found


def verbs(game: Game) -> list[str]:
    """Every verb's number with the first of its words."""
    terms: Terms = game.terms(max(game.seats), {})
    found: dict[int, str] = {}
    for option, word, _ in game.all_options(terms):
        found.setdefault(option // VERB, f"{word.partition(':')[0]} {option}")
    return [f"{number} {text}" for number, text in sorted(found.items())]


def settings(game: Game) -> list[str]:
    """The settings as the numbers that rules read, for each number of seats."""
    return [f"{seats} seats: {list(game.rules(seats, game.terms(seats, {}).settings))[:20]}" for seats in game.seats]


def numbers(name: str) -> str:
    """All numbers of a game, one a line."""
    game = lichtung.game(name)
    parts = {"addresses": addresses(game), "frames": frames(game), "verbs": verbs(game), "settings": settings(game)}
    return "\n".join(f"== {title} ==\n" + "\n".join(lines) + "\n" for title, lines in parts.items())


@pytest.mark.parametrize("name", GAMES)
def test_no_number_drifts(name: str) -> None:
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8") == numbers(name)


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(numbers(name), encoding="utf-8")
