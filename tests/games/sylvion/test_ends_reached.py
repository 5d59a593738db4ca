"""Every way to end is reached from the position that is arranged for it."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.sylvion.players import guided
from tests.games.sylvion.scenes import ENDS, arranged
from tests.helpers.walk import finish

SETTINGS = {"feats_betrayals": True, "elements": True, "ravager_figure": True}


def test_a_position_is_arranged_for_every_way_to_end() -> None:
    assert set(ENDS.values()) == {reason.word for reason in lichtung.game("sylvion").reasons}


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("scene", ENDS)
def test_every_reason_to_end_is_reached_from_the_position_arranged_for_it(scene: str, seats: int) -> None:
    games = (finish(arranged(scene, seats, SETTINGS, seed), seed, guided) for seed in range(20))
    assert any(s.result is not None and s.result.reason == ENDS[scene] for s in games)
