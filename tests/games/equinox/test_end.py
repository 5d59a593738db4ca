"""The end of the game."""

from __future__ import annotations

from typing import Any

from lichtung import State
from tests.games.equinox.table import DECK, EIGHT, after, lay, study
from tests.games.studying import asked, listened, names, play, told

GONE = ["susi", "moosmann", "cornu", "klumpi"]
ROW_5 = lay("echomir_6 lupino_7 noctia_8 carmen_2", 5)


def ended(s: State) -> str:
    """Why the game is over."""
    assert s.over
    assert s.result is not None
    return s.result.reason


def result(s: State) -> tuple[list[float], list[int], list[int]]:
    """Scores, ranks, winners."""
    assert s.result is not None
    assert s.result.scores is not None
    assert s.result.ranks is not None
    return list(s.result.scores), list(s.result.ranks), sorted(s.result.winners or ())


def test_the_game_ends_with_the_fifth_vanishing() -> None:
    """EQX-END-1"""
    s = study(
        "vanish",
        champions=EIGHT,
        round=5,
        vanished=GONE,
        stacks=ROW_5,
        stones={"carmen/5": 0, "noctia/1": 1},
        deck=DECK,
    )
    assert ended(s) == "fifth_vanished"
    assert s.position()["vanished"] == {"susi": 1, "moosmann": 2, "cornu": 3, "klumpi": 4, "carmen": 5}
    assert "carmen/5" in s.position()["vanish_cards"]
    assert len(s.position()["vanish_cards"]) == 11
    assert result(s)[0] == [0, 4]


def test_round_five_goes_on_without_a_single_weakest_creature() -> None:
    """EQX-END-1, EQX-END-4"""
    row = {**ROW_5, "echomir/5": "chameleon_10 echomir_2"}
    s = study("vanish", champions=EIGHT, round=5, vanished=GONE, stacks=row, hands=["", "carmen_1"], deck=DECK)
    assert not s.over
    assert asked(s) == (1, "choose_bet")


def test_the_last_card_drawn_by_susi_ends_the_game_at_once() -> None:
    """EQX-END-2, EQX-SUSI-2"""
    row = lay("moosmann_1 cornu_2 klumpi_3 echomir_4 lupino_5 noctia_6 carmen_7")
    hand = " ".join(f"noctia_{n}" for n in range(6))
    for deck, over in (
        ("urvater", True),
        ("urvater dryada", True),
        ("urvater dryada chameleon_1", True),
        (DECK, False),
    ):
        s = after("susi_9", champions=EIGHT, hands=[hand, "noctia_7"], stacks=row, deck=deck)
        s.play("yes")
        assert s.over is over
        if over:
            assert ended(s) == "last_card_drawn"
            assert s.position()["vanished"] == {}
            assert len(s.position()["hands"][0]) == 6 + len(deck.split())


def test_the_last_card_drawn_by_a_borrowed_susi_ends_the_game_as_well() -> None:
    """EQX-END-2"""
    s = after("fungi_1", round=2, vanished=["susi"], hand="noctia_1", deck="urvater dryada")
    s.play("yes")
    assert ended(s) == "last_card_drawn"


def turns(count: int, seats: int = 3, **given: Any) -> State:
    """The beginning of a turn in which nobody can play, after so many turns without a change."""
    hands = [f"susi_{seat} cornu_{seat}" for seat in range(seats)]
    base: dict[str, Any] = {"champions": EIGHT, "round": 3, "vanished": ["susi", "cornu"], "hands": hands, "deck": DECK}
    return study("vanish", unchanged_turns=count, **{**base, **given})


def test_after_one_turn_of_each_player_without_any_change_the_game_ends() -> None:
    """EQX-END-3"""
    s = turns(2)
    assert ended(s) == "deadlock"
    assert s.position()["vanished"] == {"susi": 1, "cornu": 2}
    assert not turns(1).over


def test_a_stone_or_a_card_that_moves_starts_the_count_anew() -> None:
    """EQX-END-3"""
    full = [" ".join(f"susi_{n}" for n in range(9)), " ".join(f"cornu_{n}" for n in range(9))]
    base: dict[str, Any] = {"champions": EIGHT, "round": 3, "vanished": ["susi", "cornu"], "hands": full, "deck": DECK}
    s = study("bet", unchanged_turns=1, **base)
    other = s.copy()
    play(other, "skip", "stop")
    assert ended(other) == "deadlock"
    other = s.copy()
    play(other, "regular:noctia", "stop")
    assert not other.over
    other = s.copy()
    play(other, "skip", "discard:susi_1", "stop")
    assert not other.over
    play(other, "skip", "stop")  # one turn without a change
    assert not other.over
    play(other, "skip", "stop")
    assert ended(other) == "deadlock"


def test_the_game_goes_on_with_more_than_three_creatures_and_a_deck() -> None:
    """EQX-END-4"""
    row = lay("klumpi_3 echomir_4 lupino_5 noctia_6 carmen_7", 4)
    s = study("vanish", champions=EIGHT, round=4, vanished=GONE[:3], stacks=row, hands=["", "noctia_1"], deck="urvater")
    assert not s.over
    assert len(s.position()["vanished"]) == 4


def test_all_secret_bets_are_revealed_at_the_end_also_on_vanished_creatures() -> None:
    """EQX-END-5, EQX-INFO-3"""
    bets = ["noctia_3", "susi_4", None]
    s = study(
        "draw", champions=EIGHT, round=2, vanished=["susi"], secret_bets=bets, deck="chameleon_1 urvater", stop="draw"
    )
    s = study(
        "discard",
        champions=EIGHT,
        round=2,
        vanished=["susi"],
        hands=["susi_1", "", ""],
        secret_bets=bets,
        deck="urvater",
    )
    listened(s)
    s.play("stop")
    assert s.over
    assert s.position()["champion_cards"] == {"noctia": [0], "susi": [1]}
    assert s.position()["secret_bets"] == [None, None, None]
    assert all(names(told(s, viewer), "noctia_3", "susi_4") for viewer in (0, 1, 2, None))
    assert result(s)[0] == [5, 0, 0]
