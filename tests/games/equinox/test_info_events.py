"""Information: what is shown to whom, and when."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.equinox.table import DECK, EIGHT, after, study
from tests.games.studying import listened, names, play, told

ROUND_2: dict[str, Any] = {"champions": EIGHT, "round": 2, "vanished": ["cornu"], "deck": DECK}
VIEWERS = (0, 1, 2, None)


def knowing(s: State, *cards: str) -> list[int | None]:
    """The viewers of a game of three that have heard all these cards; nobody may have heard only some."""
    found: list[int | None] = []
    for viewer in VIEWERS:
        heard = told(s, viewer)
        if names(heard, *cards):
            found.append(viewer)
        else:
            assert not any(names(heard, card) for card in cards)
    return found


def moves(s: State, viewer: int | None, to: list[Any]) -> list[str]:
    """The cards that a viewer heard moving to a place."""
    return [event["card"] for event in s.heard(viewer) if event["event"] == "moved" and event["to"] == to]


def test_a_card_played_its_strength_and_its_space_are_shown_to_everyone() -> None:
    """EQX-INFO-1"""
    s = listened(study("play", hands=["noctia_4 noctia_5", "susi_1", ""], stop="discard", **ROUND_2))
    s.play("play:noctia_4")
    for viewer in VIEWERS:
        assert moves(s, viewer, ["stacks", "noctia/2"]) == ["noctia_4"]
        assert s.view(viewer)["stacks"] == {"noctia/2": ["noctia_4"]}
        assert s.view(viewer)["insight"]["strengths"]["noctia"] == 4


def test_of_a_secret_bet_the_fact_is_public_and_the_card_is_the_owners() -> None:
    """EQX-INFO-2"""
    s = listened(study("bet", champions=EIGHT, hands=["noctia_4 susi_5", "lupino_1", ""], deck=DECK, stop="draw"))
    play(s, "secret", "bet:noctia_4")
    for viewer in VIEWERS:
        view = s.view(viewer)
        assert view["has_secret_bet"] == [True, False, False]
        assert view["secret_bets"][0] == ("noctia_4" if viewer == 0 else "?")
    assert knowing(s, "noctia_4") == [0]


def same_bet_twice(card: str) -> State:
    s = listened(study("bet", champions=EIGHT, hands=["noctia_4 susi_5", "lupino_1", ""], deck=DECK, stop="draw"))
    return play(s, "secret", f"bet:{card}")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_two_different_secret_bets_look_alike_to_the_others(viewer: int | None) -> None:
    """EQX-INFO-2"""
    one, other = same_bet_twice("noctia_4"), same_bet_twice("susi_5")
    assert told(one, viewer) == told(other, viewer)
    assert one.view(viewer) == other.view(viewer)


def test_a_revealed_secret_bet_is_shown_to_everyone() -> None:
    """EQX-INFO-3"""
    bets = ["susi_5", "noctia_4", "noctia_6"]
    s = listened(study("bet", hands=["lupino_1 lupino_2", "", ""], secret_bets=bets, **ROUND_2))
    s.play("reveal")
    assert knowing(s, "susi_5") == list(VIEWERS)
    s = listened(after("moosmann_1", hands=["lupino_1", "", ""], secret_bets=bets, stop="discard", **ROUND_2))
    play(s, "yes", "secret")
    assert knowing(s, "susi_5") == list(VIEWERS)
    s = listened(study("discard", hands=["cornu_2", "", ""], secret_bets=bets, **{**ROUND_2, "deck": "urvater"}))
    s.play("stop")
    assert s.over
    assert knowing(s, *bets) == list(VIEWERS)


def test_a_hand_without_a_playable_card_is_shown_to_everyone_at_that_moment_only() -> None:
    """EQX-INFO-4"""
    s = listened(study("bet", hands=["cornu_1 cornu_2", "susi_1", ""], stop="draw", **ROUND_2))
    s.play("skip")
    assert knowing(s, "cornu_1", "cornu_2") == list(VIEWERS)
    assert s.view(1)["hands"][0] == ["?", "?"]
    s.play("stop")
    assert not any(names(told(s, viewer), "cornu_1") for viewer in (1, 2, None))


def test_ordinary_discards_are_shown_to_everyone_and_carmens_only_to_the_discarder() -> None:
    """EQX-INFO-5, EQX-INFO-6"""
    for carmen, expected in ((False, list(VIEWERS)), (True, [0])):
        s = listened(
            study("discard", hands=["cornu_1 cornu_2 cornu_3", "", ""], carmen_active=carmen, stop="draw", **ROUND_2)
        )
        play(s, "discard:cornu_2", "discard:cornu_3", "stop")
        assert knowing(s, "cornu_2", "cornu_3") == expected
        assert all(s.view(viewer)["discard_pile"] == ["?", "?"] for viewer in VIEWERS)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_two_different_discards_with_carmen_look_alike_to_the_others(viewer: int | None) -> None:
    """EQX-INFO-6"""
    pair = []
    for card in ("cornu_1", "susi_4"):
        s = listened(study("discard", hands=["cornu_1 susi_4", "", ""], carmen_active=True, stop="draw", **ROUND_2))
        pair.append(play(s, f"discard:{card}", "stop"))
    assert told(pair[0], viewer) == told(pair[1], viewer)
    assert pair[0].view(viewer) == pair[1].view(viewer)


def test_of_drawn_cards_the_others_learn_the_number() -> None:
    """EQX-INFO-7"""
    hands = ["cornu_1 noctia_1 noctia_2 noctia_3 noctia_4 noctia_5", "susi_1", ""]
    s = listened(study("discard", hands=hands, stop="vanish", **ROUND_2))
    s.play("stop")
    heard = [moves(s, viewer, ["hands", 0]) for viewer in VIEWERS]
    assert heard == [["chameleon_1", "chameleon_2"], ["?", "?"], ["?", "?"], ["?", "?"]]
    s = listened(after("susi_4", hands=["cornu_1", "", ""], stop="discard", **ROUND_2))
    s.play("yes")
    heard = [moves(s, viewer, ["hands", 0]) for viewer in VIEWERS]
    assert heard == [["chameleon_1", "chameleon_2", "chameleon_3"], ["?"] * 3, ["?"] * 3, ["?"] * 3]


def test_which_cards_cornu_sets_aside_is_known_to_their_owner_alone() -> None:
    """EQX-INFO-8"""
    hands = ["susi_1", "klumpi_1 klumpi_2 klumpi_3", ""]
    given: dict[str, Any] = {"script": ["klumpi_3", "klumpi_1"], "stop": "discard", **ROUND_2, "vanished": ["carmen"]}
    s = listened(after("cornu_1", hands=hands, **given))
    s.play("yes")
    for viewer in VIEWERS:
        expected = ["klumpi_1", "klumpi_3"] if viewer == 1 else ["?", "?"]
        assert sorted(s.view(viewer)["set_aside"][1]) == expected
        assert len(s.view(viewer)["hands"][1]) == 1
        if viewer != 1:
            assert "klumpi_" not in told(s, viewer)


def test_a_card_given_to_noctia_is_known_to_giver_and_receiver() -> None:
    """EQX-INFO-9"""
    s = listened(after("noctia_1", hands=["susi_1", "klumpi_1 klumpi_2 susi_2", ""], stop="discard", **ROUND_2))
    play(s, "yes", "player:seat1", "name:klumpi")
    for viewer in VIEWERS:
        heard = told(s, viewer)
        assert names(heard, "name:klumpi")
        assert names(heard, "klumpi_1") is (viewer == 1)
        assert (s.view(viewer)["choice"] is not None) is (viewer == 1)  # that there are several to give is private
    s.play("give:klumpi_2")
    receiver, giver, third, spectator = (told(s, viewer) for viewer in VIEWERS)
    assert names(receiver, "klumpi_2")
    assert not names(receiver, "klumpi_1")
    assert names(giver, "klumpi_2")
    for heard in (third, spectator):
        assert not names(heard, "klumpi_1")
        assert not names(heard, "klumpi_2")
        assert '"moved"' in heard  # that a card changed hands
    assert [len(cards) for cards in s.view(2)["hands"]] == [2, 2, 0]


def test_a_hand_without_the_demanded_card_is_shown_to_the_active_player_alone() -> None:
    """EQX-INFO-10"""
    s = listened(after("noctia_1", hands=["susi_1", "lupino_1 lupino_2", ""], stop="discard", **ROUND_2))
    play(s, "yes", "player:seat1", "name:klumpi")
    heard = {viewer: told(s, viewer) for viewer in VIEWERS}
    assert names(heard[0], "lupino_1", "lupino_2")
    assert not any(names(heard[viewer], card) for viewer in (2, None) for card in ("lupino_1", "lupino_2"))
    assert all(names(heard[viewer], "name:klumpi") for viewer in VIEWERS)
    assert all(len(s.view(viewer)["hands"][1]) == 2 for viewer in VIEWERS)
    assert s.view(0)["hands"][1] == ["?", "?"]


def test_ziegfrieds_three_cards_are_known_to_the_active_player_and_the_target() -> None:
    """EQX-INFO-11"""
    hands = ["susi_1", "klumpi_1 klumpi_2 klumpi_3 klumpi_4", ""]
    given: dict[str, Any] = {"script": ["klumpi_4", "klumpi_1", "klumpi_3"], "stop": "discard", "deck": DECK}
    s = listened(after("ziegfried_1", hands=hands, **given))
    s.play("yes")
    active, _, third, spectator = (told(s, viewer) for viewer in VIEWERS)
    assert names(active, "klumpi_1", "klumpi_3", "klumpi_4")
    assert not names(active, "klumpi_2")
    for viewer in VIEWERS:
        expected = ["klumpi_1", "klumpi_3", "klumpi_4"] if viewer in (0, 1) else ["?"] * 3
        assert sorted(s.view(viewer)["looked_at"][0]) == expected
    s.play("keep:klumpi_3")
    after_keep = {viewer: told(s, viewer) for viewer in VIEWERS}
    assert names(after_keep[0], "klumpi_3")
    assert names(after_keep[1], "klumpi_3")
    for heard in (third, spectator, after_keep[2], after_keep[None]):
        assert "klumpi_" not in heard
    assert [len(cards) for cards in s.view(2)["hands"]] == [2, 3, 0]
    assert s.view(0)["hands"][1] == ["?", "?", "?"]


@pytest.mark.parametrize(
    ("card", "words", "stacks", "moved"),
    [
        ("lupino_1", ["yes"], {"lupino/1": "lupino_5"}, "lupino_5"),
        ("aquilon_1", ["yes"], {"susi/2": "chameleon_10"}, "chameleon_10"),
        ("vulpa_1", ["yes"], {"susi/2": "susi_6"}, "susi_6"),
        ("raneri_1", ["yes"], {"susi/1": "susi_5", "susi/2": "susi_6"}, "susi_6"),
    ],
)
def test_cards_taken_swapped_or_discarded_from_the_table_are_shown_to_everyone(
    card: str, words: list[str], stacks: dict[str, str], moved: str
) -> None:
    """EQX-INFO-12"""
    s = after(card, hands=["susi_1", "", ""], stacks=stacks, stop="discard", round=2, vanished=["cornu"], deck=DECK)
    play(listened(s), *words)
    assert knowing(s, moved) == list(VIEWERS)


def test_a_card_taken_by_dryada_is_shown_to_everyone() -> None:
    """EQX-INFO-12"""
    s = study(
        "play",
        hands=["dryada cornu_1", "", ""],
        stacks={"susi/1": "susi_5", "susi/2": "susi_6"},
        stop="discard",
        **ROUND_2,
    )
    play(listened(s), "take:susi/1")
    for viewer in VIEWERS:
        assert moves(s, viewer, ["hands", 0]) == ["susi_5"]


def test_urvaters_creature_and_every_revealed_bet_are_shown_to_everyone() -> None:
    """EQX-INFO-13"""
    bets = ["klumpi_5", "noctia_4", "klumpi_6"]
    s = listened(study("play", hands=["urvater susi_1", "", ""], secret_bets=bets, stop="discard", **ROUND_2))
    play(s, "play:urvater", "name:klumpi")
    for viewer in VIEWERS:
        heard = told(s, viewer)
        assert names(heard, "name:klumpi", "klumpi_5", "klumpi_6")
        if viewer != 1:
            assert not names(heard, "noctia_4")


def test_a_card_that_becomes_visible_is_shown_to_everyone() -> None:
    """EQX-INFO-15"""
    stacks = {"susi/2": "susi_4 susi_5 susi_6"}
    s = after(
        "vulpa_1", hands=["susi_1", "", ""], stacks=stacks, stop="discard", round=2, vanished=["cornu"], deck=DECK
    )
    listened(s)
    s.play("yes")
    for viewer in VIEWERS:
        heard = told(s, viewer)
        assert names(heard, "susi_5")
        assert '"shown"' in heard
        assert not names(heard, "susi_4")
        assert s.view(viewer)["stacks"]["susi/2"] == ["?", "susi_5"]
