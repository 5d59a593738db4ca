"""What is foretold of an option before it is chosen: nothing that the decider does not know, and what is then asked."""

from __future__ import annotations

import pytest

from tests.contract.cases import SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.sight import same_text
from tests.helpers.walk import looks


@pytest.mark.parametrize("case", SOME, ids=str)
def test_what_is_foretold_is_the_same_for_all_deals_that_look_alike(case: Case) -> None:
    for number, s in enumerate(looks(case.start(61), 61, mixed)):
        assert s.choice is not None
        other = s.resample(s.choice.seat, number)
        before = s.digest()
        for option in s.options:
            assert same_text(case.game.ahead(s, option), case.game.ahead(other, option))
        assert before == s.digest()
