"""Information: what everybody sees, what only the owner of a rack sees, and what nobody sees."""

from __future__ import annotations

import json

import pytest

import lichtung
from tests.games.studying import asked, names, play, same_for, told
from tests.games.tribes.middle import OTHERS, RACKS, VIEWERS, middle
from tests.games.tribes.table import study

PUBLIC = (
    *("seats", "settings", "turn", "round", "step", "turn_order", "game_end_tile", "trigger_round", "boards"),
    *("element_discard", "village_display", "village_discard", "forest_display", "water", "terrain", "capital"),
    *("pollution", "unplaced_temples", "tree_houses", "left_cards", "right_sides", "leader_cards", "leaders"),
    *("rewarded", "abilities_used"),
)
BACKS = [
    ["?air", "?fire", "?fire", "?fire", "?water"],
    ["?earth", "?earth", "?fire", "?water", "?water"],
    ["?air", "?air", "?earth", "?earth", "?fire"],
]
CODES = [code for rack in RACKS.values() for code in rack.split()]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_open_is_in_every_view(viewer: int | None) -> None:
    """TRB-INFO-8"""
    s = middle()
    view, position = s.view(viewer), s.position()
    assert {key: view[key] for key in PUBLIC} == {key: position[key] for key in PUBLIC}
    assert view["element_discard"] == ["A20", "F20"]
    assert view["leader_cards"][2] == ["L3a", "L3b", "L3c", "L3d"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_decks_only_tops_and_sizes_are_seen_by_anybody(viewer: int | None) -> None:
    """TRB-INFO-5, TRB-INFO-8: backs of the element display and deck, the top forest tile, nothing of the villages."""
    view = middle().view(viewer)
    assert view["element_display"] == ["?air", "?water", "?earth", "?fire"]
    assert view["element_deck"] == ["?earth", "?", "?", "?", "?"]
    assert view["forest_stack"] == ["T19", "?", "?"]
    assert view["village_stack"] == ["?", "?", "?"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_rack_is_seen_by_its_owner_and_its_backs_by_all(viewer: int | None) -> None:
    """TRB-INFO-5, TRB-INFO-8: a spectator sees no face at all."""
    seen = middle().view(viewer)["racks"]
    for seat, rack in enumerate(RACKS.values()):
        assert seen[seat] == (sorted(rack.split()) if seat == viewer else BACKS[seat])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_card_of_another_rack_is_named_anywhere_in_a_view_or_record(viewer: int | None) -> None:
    """TRB-INFO-5"""
    s = middle()
    own = RACKS["rack" if viewer == 0 else f"rack_{viewer}"].split() if viewer is not None else []
    text = json.dumps(s.view(viewer))
    assert [code for code in CODES if names(text, code)] == [code for code in CODES if code in own]
    if viewer is not None:
        record = s.record(viewer)
        assert [code for code in CODES if names(record, code)] == own


@pytest.mark.parametrize("viewer", OTHERS)
def test_only_backs_make_a_difference_to_others(viewer: int | None) -> None:
    """TRB-INFO-5: seat 0's cards are exchanged for others with the same backs, now and after an action."""
    swapped = {
        "rack": "F03 F09 F16 W01 A02",
        "element_display": "A01 W03 E06 F01",
        "element_deck": "E07 W07 A08 F02 W10",
    }
    one, other = middle(), middle(**swapped)
    assert same_for(viewer, one, other)
    for s in (one, other):
        play(s, "play:F16", "row:1", "remove:2.2", "remove:2.3", "slot:2")
    assert asked(one) == asked(other) == (1, "main_action")
    if viewer == 1:
        assert one.words() == other.words()
    assert same_for(viewer, one, other)
    if viewer is not None:
        assert one.record(viewer) == other.record(viewer)


def test_the_order_of_a_rack_tells_nothing() -> None:
    """TRB-INFO-5"""
    assert middle().view(1) == middle(rack="A01 W01 F16 F02 F01").view(1)


@pytest.mark.parametrize(("words", "name"), [((), "main_action"), (("temple",), "discard_three")])
def test_options_that_depend_on_faces_are_shown_to_the_player_alone(words: tuple[str, ...], name: str) -> None:
    """TRB-INFO-4"""
    s = play(middle(), *words)
    own = s.view(0)["choice"]
    assert (own["seat"], own["name"], own["words"]) == (0, name, list(s.words()))
    for viewer in OTHERS:
        assert s.view(viewer)["choice"] == {"seat": 0}
        assert "previews" not in s.view(viewer)["insight"]
        heard = told(s, viewer)
        assert not [code for code in RACKS["rack"].split() if names(heard, code)]


def test_which_cards_can_be_played_makes_no_difference_to_others() -> None:
    """TRB-INFO-4: F01 can be played, F19 can not; both are fire."""
    able = middle(rack="F01 F02 F16 W01 A01")
    unable = middle(rack="F19 F02 F16 W01 A01", element_deck="E07 W07 A08 F09 W10")
    assert set(able.words()) - set(unable.words()) == {"play:F01"}
    for viewer in OTHERS:
        assert able.view(viewer) == unable.view(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_at_the_end_everything_is_shown(viewer: int | None) -> None:
    """TRB-INFO-7"""
    s = study(
        "leader_check", **RACKS, seats=3, turn=2, round=100, element_deck="E07 W07", rewarded_2="condition colour_path"
    )
    assert s.over
    assert s.view(viewer)["racks"] == s.position()["racks"]
    assert s.view(viewer)["element_deck"] == ["E07", "W07"]


def test_a_spectator_sees_what_every_player_sees_and_nothing_more() -> None:
    """TRB-INFO-8: in a whole set-up, what the spectator's view names stands in every player's view."""
    s = lichtung.game("tribes").start(seats=3, seed=8)
    spectator = s.view(None)
    for seat in range(3):
        view = s.view(seat)
        assert {key for key in spectator if spectator[key] != view[key]} <= {"racks", "choice", "insight"}
        assert [spectator["racks"][other] for other in range(3) if other != seat] == [
            view["racks"][other] for other in range(3) if other != seat
        ]
    assert "cards" not in spectator["insight"]
