"""The components are data: their numbers are those of the rules document, and another set can take their place."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import lichtung
from lichtung.games.urbion import components

PROGRAM = """
import lichtung
game = lichtung.game("urbion")
everything = tuple(game.options["expansions"].choices)
print(game.data_hash, game.playouts(games=3, expansions=everything)[1])
s = game.start(seed=5, expansions=everything)
print(game.load(s.position()).digest() == s.digest(), len(set(game.cards.values())) == len(game.cards))
print(sorted(code for code in game.cards.values() if code.startswith("M:E") and "{" not in code))
"""


def test_the_decks_have_the_sizes_of_the_rules_document() -> None:
    """Section 3.6."""
    assert [72, 114] == [len(components.DREAM_DECKS[0]), len(components.DREAM_DECKS[15])]
    assert [12, 24] == [len(components.CITY_DECKS[0]), len(components.CITY_DECKS[7])]
    assert [8, 24] == [len(components.BOOKS), len(components.POSTCARDS)]


def test_both_polarities_of_the_base_deck_weigh_the_same() -> None:
    """Section 3.2."""
    deck = [int(card) for card in components.DREAM_DECKS[0]]
    plain = [card for card in deck if card != components.CHAOS]
    assert [72, -72] == [
        sum(int(components.VALUE_LEFT[card]) for card in plain),
        sum(int(components.VALUE_RIGHT[card]) for card in plain),
    ]
    counts = Counter(components.CODES[card] for card in deck)
    assert dict.fromkeys(("E+2", "E-3", "W+1", "W-2", "F+4", "F-1", "A+2", "A-3", "K"), 8) == dict(counts)


def test_codes_stand_in_the_order_of_the_notation() -> None:
    """Section 4.3: plain dreams by element, Wizards, Metas, Concord, Chaos, Chromatic Chaos."""
    codes = [components.CODES[card] for card in sorted(components.DREAM_ROWS)]
    plain = ["E+2", "E-3", "W+1", "W-2", "F+4", "F-1", "A+2", "A-3"]
    assert [*plain, *["*" + code for code in plain], "M:E", "M:W", "M:F", "M:A", "O", "K", "C"] == codes


def test_every_card_has_its_own_code() -> None:
    cards = lichtung.game("urbion").cards
    assert len(cards) == len(set(cards.values()))


def test_another_set_of_dreams_can_take_the_place_of_ours(tmp_path: Path) -> None:
    source = Path(components.__file__).parents[3]
    target = tmp_path / "src"
    shutil.copytree(source / "lichtung", target / "lichtung", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    data = target / "lichtung" / "games" / "urbion" / "data"
    shutil.copy(data / "variants" / "dream_cards_mixed.csv", data / "dream_cards.csv")
    env = os.environ | {"PYTHONPATH": str(target)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)
    first, second, metas = done.stdout.splitlines()
    assert first.split()[0] != lichtung.game("urbion").data_hash
    assert "3" == first.split()[1]
    assert "True True" == second
    assert "['M:E+1-2', 'M:E+2-3']" == metas
