"""Whole games of Tribes: they end, nothing is lost, records and positions and views are true at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import lichtung
from lichtung import Dice, State
from tests.games.tribes.players import at_random, guided

pytestmark = pytest.mark.once

GAME = lichtung.game("tribes")
Player = Callable[[State, Dice], int]
MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"boards": "choose"}),
    (3, {"start_player": 2}),
    (4, {"boards": [5, 3, 4, 1]}),
    (5, {"boards": "choose", "start_player": 4}),
    (5, {}),
]


def decisions(seats: int, seed: int, player: Player, **settings: Any) -> Iterator[State]:
    """The states of a game at each of its decisions, and at its end."""
    s = GAME.start(seats=seats, seed=seed, **settings)
    dice = Dice(seed)
    while not s.over:
        yield s
        s.choose(player(s, dice))
    yield s


def held(position: dict[str, Any]) -> Counter[str]:
    """How often each card, tile and leader card occurs in a position."""
    found: Counter[str] = Counter()
    for key in ("element_deck", "element_display", "element_discard", "just_drawn", "village_stack", "village_display"):
        found.update(card for card in position[key] if card != ".")
    for key in ("village_discard", "forest_stack", "forest_display"):
        found.update(card for card in position[key] if card != ".")
    for key in ("racks", "left_cards", "leader_cards", "leaders"):
        found.update(card for cards in position[key] for card in cards)
    for terrain in position["terrain"]:
        found.update(text.split(":")[0].split("^")[0].rstrip("*") for text in terrain.values())
    return found


@pytest.mark.parametrize(("seats", "settings"), MODES)
@pytest.mark.parametrize("player", [at_random, guided])
def test_games_end_and_conserve_all_components(seats: int, settings: dict[str, Any], player: Player) -> None:
    expected: Counter[str] | None = None
    asked = 0
    for s in decisions(seats, 5, player, **settings):
        asked += 1
        position = s.position()
        if position["step"] == "setup_boards":
            continue
        expected = expected or held(position)
        assert expected == held(position)
        assert 5 * seats == sum(map(len, position["racks"])) + len(position["just_drawn"]) + missing(s, position)
        assert len(position["element_deck"]) > 0
        assert len(s.options) <= 51
        for seat in range(seats):
            check_seat(position, seat)
    assert asked < GAME.bound
    assert s.result is not None
    assert max(s.result.scores) == s.result.scores[s.result.winners[0]]


def missing(s: State, position: dict[str, Any]) -> int:
    """How many cards the racks lack: only in the active player's turn after a card was played or discarded."""
    racks = [len(rack) for rack in position["racks"]]
    short = [seat for seat, size in enumerate(racks) if size < 5]
    assert short in ([], [position["turn"]])
    return 5 * len(racks) - sum(racks) - len(position["just_drawn"])


def check_seat(position: dict[str, Any], seat: int) -> None:
    """Section 11 of the rules for one player."""
    terrain = position["terrain"][seat]
    riders = [int(text.partition(":")[2] or 0) for text in terrain.values()]
    assert 7 == sum(riders) + position["capital"][seat]
    assert 5 == position["tree_houses"][seat] + sum("*" in text for text in terrain.values())
    assert 4 == len(position["unplaced_temples"][seat]) + sum("^" in text for text in terrain.values())
    assert position["water"][seat] >= 0
    assert not set(terrain) & set(position["pollution"][seat])
    assert len(position["leaders"][seat]) <= 2
    assert len(position["left_cards"][seat]) <= 4


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_a_position_gives_the_same_state_at_every_decision(seats: int, settings: dict[str, Any]) -> None:
    for number, s in enumerate(decisions(seats, 11, guided, **settings)):
        if number % 3 == 0 or s.over or s.position()["just_drawn"]:
            again = GAME.load(s.position())
            assert s.digest() == again.digest()
            assert s.words() == again.words()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_views_do_not_change_when_hidden_cards_are_dealt_anew(seats: int) -> None:
    for number, s in enumerate(decisions(seats, 3, guided)):
        if number % 7 == 0:
            for viewer in [*range(seats), None]:
                other = s.resample(viewer, number)
                assert s.view(viewer) == other.view(viewer)
                if s.choice is not None and s.choice.seat == viewer:
                    assert s.options == other.options


@pytest.mark.parametrize(("seats", "player"), [(2, guided), (3, at_random), (5, guided)])
def test_a_record_replays_to_the_same_digest(seats: int, player: Player) -> None:
    for s in decisions(seats, 23, player):
        end = s
    again = lichtung.replay(end.record())
    assert end.digest() == again.digest()
    assert end.result == again.result
    seen = lichtung.replay(end.record(1))
    assert end.view(1) == seen.view(1)


def test_a_copy_is_independent() -> None:
    s = GAME.start(seats=3, seed=8)
    dice = Dice(8)
    for _ in range(60):
        s.choose(at_random(s, dice))
    copy = s.copy()
    before = s.digest()
    for _ in range(40):
        copy.choose(at_random(copy, dice))
    assert before == s.digest()
    assert before != copy.digest()


def test_events_folded_into_the_last_view_give_the_next_one() -> None:
    s = GAME.start(seats=3, seed=4)
    dice = Dice(4)
    viewers = [0, 1, 2, None]
    for viewer in viewers:
        s.listen(viewer)
    views = {viewer: s.view(viewer) for viewer in viewers}
    for _ in range(250):
        s.choose(guided(s, dice))
        for viewer in viewers:
            views[viewer] = lichtung.fold(views[viewer], s.heard(viewer))
            assert s.view(viewer) == views[viewer]


# The same interpreted and compiled, on every machine.
CHECKSUMS = [
    (2, (17463, 20, 558123859332)),
    (3, (25996, 20, 542817335921)),
    (4, (34682, 20, 1086896826133)),
    (5, (43507, 20, 536634593243)),
]


@pytest.mark.parametrize(("seats", "expected"), CHECKSUMS)
def test_playouts_are_the_same_games_everywhere(seats: int, expected: tuple[int, int, int]) -> None:
    assert expected == GAME.playouts(games=20, seed=1, seats=seats)


def test_what_the_table_shows_agrees_with_the_rules() -> None:
    """What a table shows of the options and of the points is what the rules offer and count."""
    for seats in (2, 4):
        for s in decisions(seats, 31, guided):
            if s.choice is None:
                continue
            insight = s.view(s.choice.seat)["insight"]
            if s.choice.name == "main_action":
                playable = {word.partition(":")[2] for word in s.words() if word.startswith("play:")}
                assert playable == {card for card, counts in insight["cards"].items() if counts["rows"]}
            if s.choice.name == "forest_field":
                assert insight["forest_fields"] == [word.partition(":")[2] for word in s.words()]
        assert s.result is not None
        assert list(s.result.scores) == [points["total"] for points in s.view(None)["insight"]["points"]]
