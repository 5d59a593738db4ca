"""Positions: complete, readable, and enough to go on from."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lichtung import InvalidPosition, State
from lichtung.kernel.kinds import CELL
from tests.contract.cases import EVERY, FEW, SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import finish, looks, viewers, walk

every_case = pytest.mark.parametrize("case", EVERY, ids=str)
some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)
COMMON = {"game", "version", "seats", "settings", "turn", "round", "step", "pending", "known", "chance", "result"}


@every_case
def test_a_position_loads_to_the_same_state_at_every_decision(case: Case) -> None:
    """Strictly, so every component is there at every decision."""
    s = case.start(21)
    for _ in looks(s, 21, mixed):
        position = s.position()
        loaded = case.game.load(json.loads(json.dumps(position)))
        assert loaded.digest() == s.digest()
        assert (loaded.options, loaded.words()) == (s.options, s.words())
        assert loaded.position() == position
    assert case.game.load(json.loads(json.dumps(s.position()))).digest() == s.digest()


@some_cases
def test_a_loaded_state_looks_the_same_and_has_the_same_future(case: Case) -> None:
    s = case.start(22)
    for number, _ in enumerate(looks(s, 22, mixed)):
        if number % 20 == 3:
            loaded = case.game.load(s.position())
            assert all(loaded.view(viewer) == s.view(viewer) for viewer in viewers(s))
            assert all(loaded.resample(v, 3).digest() == s.resample(v, 3).digest() for v in viewers(s))
            assert finish(loaded, 4).digest() == finish(s.copy(), 4).digest()


@few_cases
def test_a_position_has_the_common_keys_and_one_for_each_zone(case: Case) -> None:
    for s in walk(case.start(23), 23, mixed, most=30):
        position = s.position()
        assert COMMON <= set(position)
        assert {field.key for field in case.game.layout.fields} <= set(position)
        assert (position["game"], position["version"], position["seats"]) == (case.name, case.game.version, case.seats)
        assert position["step"] in case.game.steps
        assert len(position["known"]) == case.seats + 1
        assert position["settings"].items() >= case.settings.items()


def piles_with_cards(s: State) -> list[str]:
    """The keys of single piles, heaps and bags that are not empty."""
    position = s.position()
    single = [zone for zone in s.terms.layout.zones if zone.count == 0 and zone.kind != CELL]
    return [zone.key for zone in single if isinstance(position.get(zone.key), list) and position[zone.key]]


@few_cases
def test_a_strict_position_has_every_component_once(case: Case) -> None:
    s = case.start(24)
    tried = 0
    for number, _ in enumerate(looks(s, 24, mixed)):
        if number % 10:
            continue
        for key in piles_with_cards(s):
            tried += 1
            missing = s.position()
            missing["known"] = []
            del missing[key][0]
            with pytest.raises(InvalidPosition):
                case.game.load(missing)
    assert tried


@few_cases
def test_a_key_that_no_position_has_is_refused(case: Case) -> None:
    bare = {"game": case.name, "seats": case.seats, "settings": case.settings}
    with pytest.raises(InvalidPosition):
        case.game.load(bare | {"no_such_zone": []}, strict=False)


@pytest.mark.parametrize(
    "damage",
    [
        {"game": "no such game"},
        {"version": -1},
        {"turn": 99},
        {"turn": "0"},
        {"round": -1},
        {"step": "no such step"},
        {"pending": [["NoSuchFrame"]]},
        {"pending": [[]]},
        {"pending": 7},
        {"chance": 7},
        {"chance": {"seed": -1}},
        {"chance": {"seed": 1, "drawn": -5}},
        {"result": "no such reason"},
        {"known": [{"no_such_zone": []}]},
        {"known": [7]},
    ],
    ids=str,
)
@few_cases
def test_a_position_that_cannot_be_is_refused_with_the_path(case: Case, damage: dict[str, Any]) -> None:
    position = case.start(25).position() | damage
    with pytest.raises(InvalidPosition) as caught:
        case.game.load(position)
    assert caught.value.path.startswith(next(iter(damage)))


@few_cases
def test_a_position_can_be_told_to_stop_before_a_step(case: Case) -> None:
    s = case.start(26)
    with pytest.raises(InvalidPosition):
        case.game.load(s.position(), stop="no such step")
    halted = halted_between_effects(s)
    assert (halted.choice, halted.options, halted.over) == (None, (), False)


def halted_between_effects(s: State) -> State:
    """The first position that can also stand at the beginning of its step, halted there: no card waits for a frame."""
    for known in walk(s, 26, mixed):
        bare = {key: value for key, value in known.position().items() if key != "pending"}
        try:
            halted: State = s.game.load(bare, strict=False, stop=bare["step"])
        except InvalidPosition:
            continue
        return halted
    raise AssertionError("no position of the game stands between two effects")


@few_cases
def test_the_seed_of_a_loaded_study_can_be_chosen(case: Case) -> None:
    bare = {key: value for key, value in case.start(27).position().items() if key != "chance"}
    assert case.game.load(bare, seed=1).digest() != case.game.load(bare, seed=2).digest()
    assert case.game.load(bare, seed=2).digest() == case.game.load(bare, seed=2).digest()
