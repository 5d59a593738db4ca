"""Records: a game as a text that replays to itself."""

from __future__ import annotations

import json
import re

import pytest

import lichtung
from lichtung import InvalidRecord, State
from tests.contract.cases import EVERY, FEW, SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import finish, looks, viewers, walk

every_case = pytest.mark.parametrize("case", EVERY, ids=str)
some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)
SEED = 0xC0FFEE_0123456789_ABCDEF_F00D  # long enough never to turn up by chance


@every_case
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    s = case.start(SEED)
    digests = [s.digest()]
    for _ in walk(s, 71, mixed, most=150):
        if s.digest() != digests[-1]:
            digests.append(s.digest())
    text = s.record()
    again = lichtung.replay(text)
    assert (again.digest(), again.result, again.record()) == (s.digest(), s.result, text)
    for moves in (0, 1, len(digests) // 2, len(digests) - 1):
        assert lichtung.replay(text, upto=moves).digest() == digests[moves]
    assert lichtung.replay(text, upto=10**6).digest() == s.digest()


@some_cases
def test_a_record_of_an_unfinished_game_replays_and_goes_on(case: Case) -> None:
    s = case.start(72)
    for _ in walk(s, 72, mixed, most=17):
        pass
    again = lichtung.replay(s.record())
    assert again.digest() == s.digest()
    assert finish(again, 3).digest() == finish(s, 3).digest()
    assert again.record() == s.record()


@some_cases
def test_a_record_from_a_position_replays_to_the_same_state(case: Case) -> None:
    s = case.start(73)
    for number, _ in enumerate(looks(s, 73, mixed)):
        if number % 15 == 8:
            loaded = case.game.load(s.position())
            digests = [loaded.digest()]
            for _ in walk(loaded, number, mixed, most=12):
                digests.append(loaded.digest())
            digests = [*digests[1:], loaded.digest()]
            again = lichtung.replay(loaded.record())
            assert (again.digest(), again.record()) == (loaded.digest(), loaded.record())
            assert lichtung.replay(loaded.record(), upto=0).digest() == digests[0]


@few_cases
def test_a_record_has_headers_then_one_empty_line_then_moves(case: Case) -> None:
    s = finish(case.start(74), 74, mixed)
    head, body = s.record().split("\n\n", 1)
    headers = dict(re.findall(r"^\[(\w+) (.*)\]$", head, re.M))
    assert headers["game"] == case.name
    assert headers["version"] == str(case.game.version)
    assert headers["seats"] == str(case.seats)
    assert json.loads(headers["settings"]).items() >= case.settings.items()
    assert headers["seed"] == "74"
    assert s.result is not None
    assert s.result.reason in headers["result"]
    assert max(len(line) for line in body.splitlines() if "{" not in line) <= 126


def seen_views(s: State, seat: int, answers: list[int], case: Case) -> list[str]:
    """What a seat saw from move to move, as the log has it in the end, without repetitions."""
    log = case.game.log(s, seat)
    again = case.start(SEED)
    views = [json.dumps(log.view(again.view(seat)))]
    for answer in answers:
        again.choose(answer)
        views.append(json.dumps(log.view(again.view(seat))))
    return [view for i, view in enumerate(views) if i == 0 or views[i - 1] != view]


@few_cases
def test_the_record_of_a_seat_replays_to_its_views(case: Case) -> None:
    s = case.start(SEED)
    answers: list[int] = []
    dice = lichtung.Dice(75)
    while not s.over and len(answers) < 40:
        answers.append(mixed(s, dice))
        s.choose(answers[-1])
    for seat in range(case.seats):
        seen = lichtung.replay(s.record(seat))
        assert seen.view() == case.game.log(s, seat).view(s.view(seat)) == seen.view(seat)
        assert seen.over == s.over
        # an answer that changes nothing for the seat is still told, so a view may come twice
        replayed = [json.dumps(view) for view in seen.views]
        once = [view for i, view in enumerate(replayed) if i == 0 or replayed[i - 1] != view]
        expected = seen_views(s, seat, answers, case)
        assert (once[0], once[-1]) == (expected[0], expected[-1])
        rest = iter(expected)  # answers that the seat must not notice are one step with the next
        assert all(view in rest for view in once)
        assert json.dumps(lichtung.replay(s.record(seat), upto=0).view()) == once[0]
        for other in range(case.seats):
            if other != seat:
                with pytest.raises(lichtung.NoRecord):
                    seen.view(other)


@few_cases
def test_the_record_of_a_seat_holds_neither_seed_nor_chance(case: Case) -> None:
    s = case.start(SEED)
    for number, _ in enumerate(walk(s, 76, mixed, most=60)):
        if number % 20 == 0:
            for seat in range(case.seats):
                text = s.record(seat)
                assert str(SEED) not in text
                assert f"{SEED:x}" not in text.lower()
                for key in ("seed", "chance", "pending", "known", "position"):
                    assert not re.search(rf'^\[{key} |"{key}"', text, re.M)
                assert s.digest() not in text


@few_cases
def test_a_seat_is_told_no_card_that_it_did_not_see(case: Case) -> None:
    """The moves and braces of a seat's record name only cards that its events named."""
    s = case.start(77)
    s.listen(0)
    for _ in walk(s, 77, mixed, most=50):
        pass
    log = case.game.log(s, 0)
    heard = re.findall(r'"([^"]*)"', json.dumps(s.heard(0)))
    named = {log.text(text) for text in heard}
    for line in s.record(0).split("\n\n", 1)[1].splitlines():
        for brace in re.findall(r" \{([^}]*)\}", line.partition(" % ")[0]):
            for card in brace.split():
                assert card.startswith("+")
                assert card[1:] in named


@few_cases
def test_taken_back_moves_stay_in_the_record_but_not_in_the_game(case: Case) -> None:
    s = case.start(78)
    for _ in walk(s, 78, mixed, most=5):
        pass
    if s.over:
        return
    kept = s.record()
    s.choose(s.options[-1])
    undone = s.record().rstrip("\n") + " undo=1\n"
    if not s.over:
        assert lichtung.replay(undone).digest() == lichtung.replay(kept).digest()


@few_cases
def test_a_changed_record_fails_with_its_line(case: Case) -> None:
    s = finish(case.start(79), 79, mixed)
    text = s.record()
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if "=" in line and not line.startswith("["):
            broken = [*lines[:number], re.sub(r"=\S+", "=no_such_word", line, count=1), *lines[number + 1 :]]
            with pytest.raises(InvalidRecord) as caught:
                lichtung.replay("\n".join(broken) + "\n")
            assert caught.value.line == number + 1
            break
    for header in ("game", "version", "seats", "settings", "lichtung"):
        with pytest.raises(InvalidRecord):
            lichtung.replay(re.sub(rf"^\[{header} .*\]\n", "", text, flags=re.M))
        with pytest.raises(InvalidRecord):
            lichtung.replay(re.sub(rf"^\[{header} .*\]$", f"[{header} nonsense]", text, flags=re.M))
    with pytest.raises(InvalidRecord):
        lichtung.replay(re.sub(r"^\[result .*\]$", "[result *]", text, flags=re.M))
    with pytest.raises(InvalidRecord):
        lichtung.replay(text.replace("[seed 79]", "[seed 80]"))


@few_cases
def test_what_is_no_record_is_refused(case: Case) -> None:
    for text in ("", "\n", "1. e4 e5", '[Event "Casual"]\n\n1. e4', "{", "\x00"):
        with pytest.raises(InvalidRecord):
            lichtung.replay(text)


@some_cases
def test_listeners_do_not_change_the_record(case: Case) -> None:
    heard, unheard = case.start(80), case.start(80)
    for viewer in viewers(heard):
        heard.listen(viewer)
    assert finish(heard, 80, mixed).record() == finish(unheard, 80, mixed).record()
