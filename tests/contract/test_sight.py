"""Sight: views hold what a viewer may know and nothing else; resampling keeps exactly that."""

from __future__ import annotations

import json

import pytest

from lichtung import LichtungError, NoRecord, State
from tests.contract.cases import EVERY, FEW, SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.sight import named_without_right, same_text, told
from tests.helpers.walk import finish, looks, viewers, walk

every_case = pytest.mark.parametrize("case", EVERY, ids=str)
some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


@every_case
def test_a_view_is_the_same_after_resampling(case: Case) -> None:
    """Byte for byte, for each seat and a spectator: so it depends on nothing that the viewer does not know."""
    for number, s in enumerate(looks(case.start(41), 41, mixed)):
        for viewer in viewers(s):
            assert same_text(s.view(viewer), s.resample(viewer, number).view(viewer))


@every_case
def test_a_resampled_state_keeps_the_options_of_the_decider(case: Case) -> None:
    for number, s in enumerate(looks(case.start(42), 42, mixed)):
        assert s.choice is not None
        other = s.resample(s.choice.seat, number)
        assert (other.options, other.words()) == (s.options, s.words())
        assert other.choice is not None
        assert (other.choice.name, other.choice.seat) == (s.choice.name, s.choice.seat)


@some_cases
def test_resampling_depends_on_knowledge_and_seed_alone(case: Case) -> None:
    """A resampled state looks the same to the viewer, so resampling it again gives what resampling the first gives."""
    for number, s in enumerate(looks(case.start(43), 43, mixed)):
        if number % 8 == 0:
            for viewer in viewers(s):
                other = s.resample(viewer, number)
                assert s.resample(viewer, 7).digest() == other.resample(viewer, 7).digest()
                assert s.copy().resample(viewer, number).digest() == other.digest()


@some_cases
def test_resampled_games_conserve_the_components_and_end(case: Case) -> None:
    for number, s in enumerate(looks(case.start(44), 44, mixed)):
        if number % 25 == 5:
            for viewer in viewers(s):
                other = s.resample(viewer, number)
                loaded = case.game.load(other.position())
                assert (loaded.options, loaded.view(viewer)) == (other.options, other.view(viewer))
                assert finish(other, number).over


@some_cases
def test_what_looks_alike_is_told_alike(case: Case) -> None:
    """The same answer in two states that look alike: as long as they go on looking alike, the events do too."""
    alike = 0
    for number, s in enumerate(looks(case.start(45), 45, mixed)):
        if number % 6:
            continue
        option = s.options[number % len(s.options)]
        for viewer in viewers(s):
            other = s.resample(viewer, number)
            if option in other.options and told_alike([s.copy(), other], viewer, option):
                alike += 1
    assert alike


@few_cases
def test_what_looks_alike_is_recorded_alike(case: Case) -> None:
    """A seat's record of a state says nothing that the seat does not know."""
    for number, s in enumerate(looks(case.start(52), 52, mixed)):
        if number % 9:
            continue
        option = s.options[number % len(s.options)]
        for seat in range(case.seats):
            pair = [case.game.load(s.position()), case.game.load(s.resample(seat, number).position())]
            assert pair[0].record(seat) == pair[1].record(seat)
            if option in pair[1].options and told_alike(pair, seat, option):
                assert pair[0].record(seat) == pair[1].record(seat)


def told_alike(pair: list[State], viewer: int | None, option: int) -> bool:
    """Play an option in both states; where the views stay equal and no open card differs, compare the events."""
    heard = []
    for s in pair:
        s.listen(viewer)
        news, before = s.news, s.view(viewer)
        s.choose(option)
        heard.append(s.heard(viewer))
        assert not named_without_right(s, viewer, before, heard[-1])
    if not same_text(pair[0].view(viewer), pair[1].view(viewer)):
        return False
    if told(heard[0]) != told(heard[1]) and pair[0].news > news:
        return False  # different open cards went to the same open pile
    assert same_text(heard[0], heard[1])
    return True


@few_cases
def test_resampling_with_different_seeds_deals_differently(case: Case) -> None:
    s = case.start(46)
    for viewer in viewers(s):
        hidden = "?" in json.dumps(s.view(viewer))
        deals = {json.dumps({**s.resample(viewer, seed).position(), "chance": 0}) for seed in range(5)}
        assert (len(deals) > 1) == hidden


@few_cases
def test_a_resampled_state_has_no_record(case: Case) -> None:
    s = case.start(47).resample(0, 1)
    for seat in (None, 0):
        with pytest.raises(NoRecord):
            s.record(seat)
    s.choose(s.options[0])
    with pytest.raises(NoRecord):
        s.record()
    with pytest.raises(NoRecord):
        case.start(47, fast=True).record()


@few_cases
def test_the_digest_covers_knowledge(case: Case) -> None:
    """A card of a hidden zone that one more viewer knows makes another state."""
    s = case.start(48)
    position = s.position()
    for zone in case.game.layout.zones:
        cards = position.get(zone.key)
        if zone.sight == "nobody" and zone.count == 0 and cards:
            known = [dict(part) for part in position["known"]]
            seat = next(seat for seat in range(case.seats) if zone.key not in known[seat])
            known[seat][zone.key] = [cards[0]]
            other = case.game.load(position | {"known": known})
            assert other.digest() != s.digest()
            assert other.resample(seat, 1).position()[zone.key][0] == cards[0]
            return


@few_cases
def test_a_view_has_the_keys_of_a_position_and_can_be_sent(case: Case) -> None:
    for s in walk(case.start(49), 49, mixed, most=25):
        for viewer in viewers(s):
            view = s.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert set(s.position()) - {"pending", "known", "chance"} == set(view) - {"choice", "insight"}
            assert not {"pending", "known", "chance"} & set(view)


@some_cases
def test_at_the_end_everything_is_open(case: Case) -> None:
    s = finish(case.start(50), 50, mixed)
    assert s.over
    for viewer in viewers(s):
        view = s.view(viewer)
        assert view["choice"] is None
        assert all(view[field.key] == s.position()[field.key] for field in case.game.layout.fields)


@few_cases
def test_only_seats_and_spectators_can_look(case: Case) -> None:
    s = case.start(51)
    for viewer in (-1, case.seats, 99):
        for look in (s.view, s.listen, lambda seat: s.resample(seat, 1), s.record):
            with pytest.raises(LichtungError):
                look(viewer)
    assert s.digest() == case.start(51).digest()


@few_cases
def test_whoever_changes_a_view_changes_no_other(case: Case) -> None:
    s = case.start(48)
    assert s.choice is not None
    seat = s.choice.seat
    before = json.dumps(s.view(seat))
    mine = s.view(seat)
    for targets in mine["choice"]["points_at"]:
        for target in targets:
            target.clear()
        targets.clear()
    mine["choice"]["options"].clear()
    assert before == json.dumps(s.view(seat))
