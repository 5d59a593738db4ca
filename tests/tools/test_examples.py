"""The drawn turns of the rulebooks are what the rules play."""

from __future__ import annotations

import pytest

from lichtung.kernel.catalogue import own
from tools import examples


@pytest.mark.parametrize("name", examples.EXAMPLES)
def test_a_drawn_turn_is_what_the_rules_play(name: str) -> None:
    assert examples.path(name).read_text(encoding="utf-8") == examples.text(name)


def test_every_game_has_a_drawn_turn() -> None:
    assert set(own()) == set(examples.EXAMPLES)
