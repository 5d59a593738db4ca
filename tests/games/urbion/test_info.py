"""Who sees what: open and silent hands, decks, revealed cards (section 9 of the rules document)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import Dice, State
from tests.games.studying import asked, listened, play, question, same_for, told
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import study

VIEWERS = (0, 1, None)
OPEN_ZONES = ("rows", "success_pile", "discard_pile", "box", "resident_pile", "books", "wise_chaos_left")
MODES = pytest.mark.parametrize("communication", ["open", "silent"])


def hands(s: State, viewer: int | None) -> list[str]:
    return [" ".join(sorted(cards)) for cards in s.view(viewer)["hands"]]


def test_a_solo_hand_is_open_to_the_player_and_to_spectators() -> None:
    """URB-RUL-36"""
    s = study("phase_play", hand="E+2 W-2", rows=["[EW]"], dream_deck="F+4")
    assert (hands(s, 0), hands(s, None)) == (["E+2 W-2"], ["E+2 W-2"])
    with pytest.raises(lichtung.InvalidSettings):
        lichtung.game("urbion").start(seats=1, communication="silent")


def test_in_an_open_team_both_hands_are_open_to_all() -> None:
    """URB-RUL-36: it is the default."""
    s = study("phase_play", hands=["E+2 W-2", "F+4 F-1"], rows=["[EW]"])
    assert s.position()["settings"]["communication"] == "open"
    assert [hands(s, viewer) for viewer in VIEWERS] == [["E+2 W-2", "F+4 F-1"]] * 3


def test_in_a_silent_team_each_hand_is_open_to_its_owner_alone() -> None:
    """URB-RUL-36"""
    s = study("phase_play", communication="silent", hands=["E+2 W-2", "F+4 F-1 A+2"], rows=["[EW]"])
    assert [hands(s, viewer) for viewer in VIEWERS] == [["E+2 W-2", "? ? ?"], ["? ?", "A+2 F+4 F-1"], ["? ?", "? ? ?"]]


@MODES
def test_no_one_sees_the_decks_and_everyone_their_sizes(communication: str) -> None:
    """URB-SETUP-1, URB-SETUP-2, URB-SETUP-4: face down."""
    s = lichtung.game("urbion").start(seats=2, seed=3, communication=communication, expansions=EXPANSIONS)
    while question(s) != "main":
        s.play(s.words()[-1])
    position = s.position()
    for viewer in VIEWERS:
        view = s.view(viewer)
        for zone in ("city_deck", "postcard_deck", "books_away"):
            assert view[zone] == ["?"] * len(position[zone])
        assert len(view["dream_deck"]) == len(position["dream_deck"])
        assert set(view["dream_deck"]) <= {"?", "K"}


@MODES
@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_all_open_zones_are_seen_by_all(communication: str, seed: int) -> None:
    """URB-GEN-10, URB-TEAM-13, URB-POST-3"""
    s = lichtung.game("urbion").start(seats=2, seed=seed, communication=communication, expansions=EXPANSIONS)
    dice = Dice(seed)
    while not s.over:
        s.choose(s.options[int(dice.below(len(s.options)))])
        position = s.position()
        for viewer in VIEWERS:
            view = s.view(viewer)
            assert [view[zone] for zone in OPEN_ZONES] == [position[zone] for zone in OPEN_ZONES]
            for zone in ("polarity", "void_figure", "void_cards_left", "set_aside", "resolving"):
                assert view[zone] == position[zone]


def team(partner: str, deck: str, *expansions: str, step: str = "phase_play", **given: Any) -> State:
    """A silent team; seat 1 holds `partner`."""
    given = {"hands": ["E+2 W-2 F+4 A-3", partner], "rows": ["W+1 [EW]", "[FA] F-1"], **given}
    return listened(study(step, *expansions, communication="silent", dream_deck=deck, **given))


@pytest.mark.parametrize("viewer", [0, None])
def test_in_silence_nothing_depends_on_the_partners_cards(viewer: int | None) -> None:
    """URB-RUL-36: views, records and refusals."""
    one, other = team("E-3 A+2 W+1 F-1", "W+1 E+2 F+4 F-1"), team("W+1 E+2 F+4 F-1", "E-3 A+2 W+1 F-1")
    assert same_for(viewer, one, other)
    assert one.record(0) == other.record(0)
    for word in ("discard:E-3", "place:W+1,R1L", "discard:F-1"):
        assert str(one.why_not(word)) == str(other.why_not(word))


@pytest.mark.parametrize("viewer", [1, None])
def test_in_silence_a_drawn_card_is_seen_by_its_owner_only(viewer: int | None) -> None:
    """URB-DRAW-2, URB-RUL-36"""
    one, other = team("E-3 A+2 W+1 F-1", "A+2 E-3"), team("E-3 A+2 W+1 F-1", "E-3 A+2")
    for s in (one, other):
        play(s, "discard:A-3", "none")
    assert (hands(one, 0)[0], hands(one, viewer)[0]) == ("A+2 E+2 F+4 W-2", "? ? ? ?")
    assert '"A+2"' in told(one, 0)
    one, other = team("E-3 A+2 W+1 F-1", "A+2 E-3"), team("E-3 A+2 W+1 F-1", "E-3 A+2")
    for s in (one, other):
        play(s, "discard:A-3", "none")
    assert same_for(viewer, one, other)
    assert one.record(1) == other.record(1)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_an_open_team_a_drawn_card_is_seen_by_all(viewer: int | None) -> None:
    """URB-DRAW-2, URB-RUL-36"""
    held = ["E+2 W-2 F+4 A-3", "E-3 E-3 E-3 E-3"]
    s = listened(study("phase_play", hands=held, rows=["[EW]"], dream_deck="A+2"))
    play(s, "discard:A-3", "none")
    assert hands(s, viewer)[0] == "A+2 E+2 F+4 W-2"
    assert '"A+2"' in told(s, viewer)


@MODES
def test_only_the_decider_sees_the_question_and_its_options(communication: str) -> None:
    """URB-RUL-36"""
    s = study("phase_play", communication=communication, hands=["E+2 W-2", "F+4 F-1"], rows=["[EW]"])
    assert list(s.view(0)["choice"]["words"]) == list(s.words())
    assert [s.view(viewer)["choice"] for viewer in (1, None)] == [{"seat": 0}] * 2


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_chaos_and_the_cards_it_reveals_are_seen_by_all(viewer: int | None) -> None:
    """URB-DRAW-3, URB-CHAOS-5: in silence too, from the moment of drawing."""
    s = team(
        "E-3 A+2 W+1 F-1",
        "K A+2 W-2 C F+4 E+2 E-3",
        "chromatic_chaos",
        hands=["E+2 W-2 F+4", "E-3 A+2 W+1 F-1"],
        step="phase_draw",
    )
    assert s.view(viewer)["resolving"] == ["K"]
    s.play("reveal")
    moved = [
        event["card"] for event in s.heard(viewer) if event["event"] == "moved" and event["from"] == ["dream_deck"]
    ]
    assert moved == ["A+2", "W-2", "C", "F+4"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_dreams_of_a_second_step_and_of_a_fill_are_seen_by_all(viewer: int | None) -> None:
    """URB-CHROM-3, URB-FILL-1"""
    held = ["E+2 W-2 F+4", "E-3 A+2 W+1 F-1"]
    s = team("", "C E+2 F+4", "chromatic_chaos", hands=held, step="phase_draw", rows=["[EW]", "[EA]"])
    s.play("place:R1R")
    assert (question(s), s.view(viewer)["resolving"]) == ("chromatic_dream", ["E+2"])
    s = team("E-3 A+2 W+1 F-1", "K K E+2 F+4", rows=["[EW]"])
    play(s, "discard:A-3", "census")
    assert (question(s), s.view(viewer)["resolving"]) == ("fill_side", ["K", "K"])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_knows_where_a_wise_chaos_put_the_card(viewer: int | None) -> None:
    """URB-WISE-1: until it is drawn; dealing the rest anew keeps it there."""
    s = team(
        "",
        "K A+2 A-3 F+4 F-1 W-2",
        "postcards",
        hands=["E+2 W-2", "E-3 A+2 W+1 F-1"],
        step="phase_draw",
        stop="end_of_turn",
    )
    s.play("wise")
    assert s.view(viewer)["dream_deck"] == ["?", "K", "?", "?"]
    if viewer is not None:
        assert {s.resample(viewer, seed).position()["dream_deck"][1] for seed in range(8)} == {"K"}


def prophecy(deck: str, communication: str) -> State:
    s = study(
        "phase_play",
        "books_of_power",
        communication=communication,
        books="prophecies",
        hands=["E+2 W-2 F+4 A-3", "E-3 E-3 E-3 E-3"],
        rows=["[EW]"],
        dream_deck=deck,
        stop="phase_draw",
    )
    return play(listened(s), "discard:A-3", "book:prophecies")


@pytest.mark.parametrize("viewer", [1, None])
def test_in_silence_prophecies_are_seen_by_the_acting_player_only(viewer: int | None) -> None:
    """URB-BOOK-14: neither the cards nor their order afterwards."""
    one, other = prophecy("A+2 K W+1 W+1", "silent"), prophecy("W+1 W+1 A+2 K", "silent")
    assert one.view(0)["dream_deck"] == ["A+2", "K", "?", "?"]
    assert one.view(viewer)["dream_deck"] == ["?"] * 4
    assert one.view(viewer)["choice"] in (None, {"seat": 0})
    third = prophecy("A+2 K W+1 W+1", "silent")
    one.play("put:K")
    third.play("put:A+2")
    assert same_for(viewer, one, third)
    assert other.position()["dream_deck"] == ["W+1", "W+1", "A+2", "K"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_with_open_hands_prophecies_are_seen_by_all(viewer: int | None) -> None:
    """URB-BOOK-14, URB-RUL-36"""
    s = prophecy("A+2 K W+1 W+1", "open")
    assert s.view(viewer)["dream_deck"] == ["A+2", "K", "?", "?"]


def test_a_player_may_remember_a_prophecy() -> None:
    """URB-BOOK-14: dealing the rest anew keeps the cards where the player put them."""
    s = prophecy("A+2 K W+1 W+1 F-1 F-1", "silent")
    s.play("put:K")
    assert {tuple(s.resample(0, seed).position()["dream_deck"][:2]) for seed in range(8)} == {("K", "A+2")}
    tops = {tuple(s.resample(1, seed).position()["dream_deck"][:2]) for seed in range(30)}
    assert len(tops) > 2


def test_the_shuffle_of_set_aside_chaos_leaves_nobody_knowing_where_it_is() -> None:
    """URB-SETUP-10"""
    lying = ["E+2 [EW] W-2", "A+2 [FA] W-2"]
    s = study("setup_hand", rows=lying, dream_deck=f"K F+4 F+4 F+4 F+4 {PLENTY}", script=[f"K {PLENTY}"])
    assert (asked(s), s.view(0)["dream_deck"], s.view(None)["dream_deck"]) == ((0, "main"), ["?"] * 9, ["?"] * 9)
    assert len({s.resample(0, seed).position()["dream_deck"].index("K") for seed in range(40)}) > 4


def test_resampled_hands_never_hold_chaos_type_cards() -> None:
    """URB-DRAW-3: everybody knows that none is there."""
    s = team("E-3 A+2 W+1 F-1", "K K K K C C C C W-2", "chromatic_chaos")
    for seed in range(40):
        assert not {"K", "C"} & set(s.resample(0, seed).position()["hands"][1])
