"""Information: views, the move log, the end of the game, spectators."""

from __future__ import annotations

import json
from typing import Any

import pytest

import lichtung
from lichtung import Dice, State
from tests.games.equinox.table import EIGHT, study
from tests.games.studying import listened, names, play, told

DECK = "chameleon_1 chameleon_2 chameleon_3"
VIEWERS = (0, 1, 2, None)
FULL: dict[str, Any] = {
    "champions": EIGHT,
    "round": 2,
    "vanished": ["cornu"],
    "hands": ["noctia_0 noctia_1", "noctia_2", "noctia_3"],
    "set_aside": ["lupino_0", "lupino_1", ""],
    "secret_bets": ["carmen_0", "carmen_1", None],
    "stacks": {"susi/1": "susi_3 susi_4", "cornu/1": "cornu_5 chameleon_9", "klumpi/2": "klumpi_6"},
    "stones": {"susi/1": 2, "klumpi/4": 0},
    "champion_cards": {"echomir": [1, 2]},
    "discard_pile": "moosmann_7 moosmann_8",
    "deck": DECK,
}


def test_a_view_contains_what_the_tables_allow() -> None:
    """EQX-INFO-16"""
    for step in ("bet", "play"):
        s = study(step, **FULL)
        for viewer in VIEWERS:
            view = s.view(viewer)
            assert view["stacks"] == {
                "susi/1": ["?", "susi_4"],
                "cornu/1": ["?", "chameleon_9"],
                "klumpi/2": ["klumpi_6"],
            }
            assert view["stones"] == FULL["stones"]
            assert view["champion_cards"] == FULL["champion_cards"]
            assert view["deck"] == ["?"] * 3
            assert view["discard_pile"] == ["?"] * 2
            assert view["available_stones"] == [3, 3, 3]
            assert (view["round"], view["turn"], view["step"], view["vanished"]) == (2, 0, step, {"cornu": 1})
            assert view["rulers"]["susi"] == 2
            assert view["has_secret_bet"] == [True, True, False]


@pytest.mark.parametrize("zone", ["hands", "set_aside"])
def test_hands_and_set_aside_cards_are_seen_by_their_owner_alone(zone: str) -> None:
    """EQX-INFO-16"""
    s = study("bet", **FULL)
    for viewer in VIEWERS:
        for seat in range(3):
            cards = FULL[zone][seat].split()
            assert sorted(s.view(viewer)[zone][seat]) == (cards if viewer == seat else ["?"] * len(cards))


def test_a_secret_bet_is_seen_by_its_owner_alone() -> None:
    """EQX-INFO-16"""
    s = study("bet", **FULL)
    bets = [s.view(viewer)["secret_bets"] for viewer in VIEWERS]
    assert bets == [["carmen_0", "?", None], ["?", "carmen_1", None], ["?", "?", None], ["?", "?", None]]


def test_no_view_names_a_hidden_card_anywhere() -> None:
    """EQX-INFO-16"""
    s = study("bet", **FULL)
    hidden = {"susi_3", "cornu_5", "moosmann_7", "moosmann_8", *DECK.split()}
    own: dict[int | None, set[str]] = {
        0: {"noctia_0", "noctia_1", "lupino_0", "carmen_0"},
        1: {"noctia_2", "lupino_1", "carmen_1"},
        2: {"noctia_3"},
        None: set(),
    }
    for viewer in VIEWERS:
        others = {card for seat, cards in own.items() if seat != viewer for card in cards}
        text = json.dumps(s.view(viewer))
        assert not any(names(text, card) for card in hidden | others)


def test_what_was_shown_for_a_moment_is_no_lasting_part_of_a_view() -> None:
    """EQX-INFO-16, EQX-INFO-4"""
    given = {**FULL, "hands": ["cornu_1 cornu_2", "noctia_2", "noctia_3"], "set_aside": ["", "", ""]}
    s = listened(study("bet", stop="draw", **given))
    s.play("skip")
    assert names(told(s, 1), "cornu_1", "cornu_2")
    assert not names(json.dumps(s.view(1)), "cornu_1")
    s.play("stop")
    assert not names(json.dumps(s.view(1)), "cornu_1")


def covered() -> State:
    """Seat 0 played noctia_4, seat 1 covered it; the game goes on with seat 2."""
    hands = [
        "noctia_4 " + " ".join(f"susi_{n}" for n in range(8)),
        "noctia_9 " + " ".join(f"lupino_{n}" for n in range(8)),
        "klumpi_1",
    ]
    s = study("bet", champions=EIGHT, hands=hands, deck=DECK)
    return play(s, "skip", "play:noctia_4", "skip", "play:noctia_9")


@pytest.mark.parametrize("seat", [1, 2])
def test_the_move_log_of_a_player_does_not_name_the_strength_of_a_covered_card(seat: int) -> None:
    """EQX-INFO-17, EQX-PLAY-6"""
    s = covered()
    assert s.position()["stacks"] == {"noctia/1": ["noctia_4", "noctia_9"]}
    log = s.record(seat)
    assert "noctia_9" in log  # visible
    assert not names(log, "noctia_4")


def test_the_move_log_of_a_player_names_the_own_hand() -> None:
    """EQX-INFO-17"""
    s = covered()
    assert names(s.record(1), "lupino_3")
    assert not names(s.record(2), "lupino_3")


def test_at_the_end_of_the_game_everything_is_shown() -> None:
    """EQX-INFO-18"""
    s = study("draw", **{**FULL, "deck": "chameleon_1 chameleon_2"})
    assert s.over
    for viewer in VIEWERS:
        view = s.view(viewer)
        assert view["stacks"]["susi/1"] == ["susi_3", "susi_4"]
        assert sorted(view["hands"][1]) == ["noctia_2"]
        assert view["champion_cards"] == {"echomir": [1, 2], "carmen": [0, 1]}


def test_a_spectator_sees_and_hears_what_every_player_does_and_nothing_more() -> None:
    """EQX-INFO-19"""
    game = lichtung.game("equinox")
    dice = Dice(4)
    s = listened(game.start(seats=3, seed=4))
    while not s.over:
        views = [s.view(viewer) for viewer in VIEWERS]
        for zone in ("hands", "set_aside"):
            assert all(card == "?" for cards in views[3][zone] for card in cards)
        assert all(bet in ("?", None) for bet in views[3]["secret_bets"])
        for zone in (
            "stacks",
            "stones",
            "champion_cards",
            "rulers",
            "available_stones",
            "vanished",
            "deck",
            "discard_pile",
        ):
            assert views[0][zone] == views[1][zone] == views[2][zone] == views[3][zone]
        s.choose(s.options[int(dice.below(len(s.options)))])


def test_a_spectators_view_does_not_depend_on_the_hidden_cards() -> None:
    """EQX-INFO-19"""
    one = study("bet", **FULL)
    hands = ["noctia_2 noctia_3", "noctia_0", "noctia_1"]
    other = study(
        "bet",
        **{
            **FULL,
            "hands": hands,
            "set_aside": ["lupino_1", "lupino_0", ""],
            "secret_bets": ["carmen_1", "carmen_0", None],
        },
    )
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)
