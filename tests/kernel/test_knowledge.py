"""Who knows which card: what is shown, what is carried along, what is lost again. Shown on Sylvion in radio silence."""

from __future__ import annotations

from typing import Any

import lichtung
from lichtung import State


def silent(step: str, hands: list[str], deck: str, **more: Any) -> State:
    settings = {"communication": "radio_silence", "elements": True, "feats_betrayals": True}
    position = {"seats": 2, "settings": settings, "step": step, "hands": hands, "defender_deck": deck, **more}
    return lichtung.game("sylvion").load(position, strict=False)


def known(s: State, viewer: int) -> dict[str, Any]:
    return dict(s.position()["known"][viewer])


STACKS = ["TOR E0", "E0 E0", "E0 E0", "E0 E0"]


def test_a_card_put_on_the_deck_is_known_to_the_one_who_put_it_there() -> None:
    s = silent("reveal", ["F1 T1 OWL", "T4"], "T3", ravager_stack=STACKS)
    s.play("put_back:F1")
    s.play("put_back:OWL")
    assert {} == known(s, 1)
    assert "F1" in s.position()["hands"][0]  # it was drawn again, from the top
    assert ["?", "?", "?", "?"] == s.view(1)["hands"][0]


def test_a_card_that_returns_from_the_clearing_to_a_hand_is_known_to_all() -> None:
    s = silent("reveal", ["F1", "T4"], "F1 T1 T2 T3", clearing=["F2 . . ."], ravager_stack=STACKS)
    assert {"hands": [["F2"], []]} == known(s, 1)
    assert "F2" in s.view(1)["hands"][0]
    assert {"hands": [["F2"], []]} == known(s, 2)


def test_paying_with_one_of_two_equal_cards_leaves_less_known() -> None:
    position = {"known": [{"hands": [[], ["F2"]]}, {}, {}], "ravager_stack": STACKS}
    s = silent("defend", ["T2", "F2 F2 T1"], "T3", **position)
    s.play("play:T2")
    s.play("discard:F2")
    assert {} == known(s, 0)
    assert ["?", "?"] == s.view(0)["hands"][1]


def test_an_unseen_card_that_leaves_a_hand_makes_the_known_ones_uncertain() -> None:
    more = {"known": [{}, {"hands": [["F1"], []]}, {}], "ravager_stack": STACKS}
    s = silent("reveal", ["F1 T1 OWL", "T4"], "T3 T2 WHA", **more)
    assert ["F1", "?", "?"] == s.view(1)["hands"][0]
    s.play("put_back:T1")
    assert ["?", "?"] == s.view(1)["hands"][0]


def test_a_shuffle_makes_a_pile_uncertain() -> None:
    more = {"known": [{"defender_deck": ["T3", "T2"]}, {}, {}], "feats": "OWLS_WISDOM", "ravager_stack": STACKS}
    s = silent("defend", ["F1", "T4"], "T3 T2 WHA", **more)
    assert ["T3", "T2", "?"] == s.view(0)["defender_deck"]
    s.play("feat:OWLS_WISDOM")
    s.play("take:WHA")
    s.play("take:T3")
    assert ["?"] == s.view(0)["defender_deck"]
    assert {} == known(s, 0)


def test_known_cards_stay_where_they_are_when_the_rest_is_dealt_anew() -> None:
    more = {"known": [{"defender_deck": ["?", "T2"], "hands": [[], ["F4"]]}, {}, {}], "ravager_stack": STACKS}
    s = silent("defend", ["F1", "T4 F4 OWL"], "T3 T2 WHA", **more)
    seen = set()
    for seed in range(60):
        dealt = s.resample(0, seed).position()
        assert "T2" == dealt["defender_deck"][1]
        assert "F4" in dealt["hands"][1]
        assert ["F1"] == dealt["hands"][0]
        seen.add((tuple(dealt["defender_deck"]), tuple(dealt["hands"][1])))
    assert len(seen) > 8
