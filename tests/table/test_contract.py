"""What every table does, wherever it stands."""

from __future__ import annotations

from lichtung.kernel.state import State
from lichtung.table.privacy import is_secret
from lichtung.table.session import LONG_STEP
from tests.server.choosers import Chooser
from tests.table.guests import Guest
from tests.table.houses import HOUSES, House, houses, started

SHORT = {"mode": "introductory"}
SECRET = 3  # a deal of Equinox whose second question is asked in secret


def seat_all(house: House, seats: int) -> list[Guest]:
    """A guest on every seat."""
    return [house.guest(seat) for seat in range(seats)]


def play_on(guests: list[Guest], chooser: Chooser, moves: int = 10_000) -> int:
    """Let whoever is asked play; how many moves were made."""
    for made in range(moves):
        for guest in guests:
            guest.fetch()
        asked = next((guest for guest in guests if guest.words), None)
        if asked is None:
            return made
        answer = asked.play(chooser.choice(asked.words))
        assert "done" == answer["type"], answer
    for guest in guests:
        guest.fetch()
    return moves


def solo(house: House, seed: int = 3) -> tuple[Guest, State]:
    """One player alone, and the same game in the kernel."""
    start = started("sylvion", 1, seed, **SHORT)
    house.begin(start.copy(), ["ann"], seed)
    return house.guest(0), start


def duel(house: House, seed: int = 4, people: tuple[str, ...] = ("ann", "ben")) -> list[Guest]:
    """Two seats of Equinox."""
    house.begin(started("equinox", 2, seed, start_player=0), people, seed)
    return seat_all(house, 2)


# -- playing -----------------------------------------------------------------------------------------------------------


@houses()
def test_a_whole_game_is_seen_by_everybody_as_the_rules_show_it(house: House) -> None:
    guest, same = solo(house)
    crowd = house.guest(None)
    chooser = Chooser(3)
    while not same.over:
        word = chooser.choice(guest.words)
        assert "done" == guest.play(word)["type"]
        same.play(word)
        crowd.fetch()
        assert same.view(0) == guest.view
        assert same.view(None) == crowd.view
    assert ["play"] * len(house.stored()) == house.stored()
    assert "over" == guest.info["status"] == crowd.info["status"]
    assert same.view(0)["result"] == guest.view["result"]
    assert "refused" == guest.play(word)["type"]


@houses()
def test_every_player_sees_what_their_seat_may_see(house: House) -> None:
    same = started("equinox", 2, 4, start_player=0)
    house.begin(same.copy(), ["ann", "ben"], 4)
    guests = seat_all(house, 2)
    play_on(guests, Chooser(1), 12)
    for step in house.session.steps:
        same.play(step.word)
    assert 12 == len(house.session.steps)
    for guest in guests:
        if not is_secret(same) or guest.words:
            assert same.view(guest.viewer) == guest.view


@houses()
def test_what_a_rule_forbids_changes_nothing(house: House) -> None:
    guest, same = solo(house)
    before = (guest.at, guest.view, house.session.state.digest())
    forbidden = next(entry["word"] for entry in same.game.actions(seats=1).values() if entry["word"] not in guest.words)
    for word in (forbidden, "no such word"):
        assert "refused" == guest.play(word)["type"]
        assert before == (guest.at, guest.view, house.session.state.digest())
    assert [] == house.stored()
    assert "done" == guest.play(guest.words[0])["type"]


@houses("messages")
def test_a_refusal_names_the_rule_and_the_word(house: House) -> None:
    guest, same = solo(house)
    refusal = same.why_not("play:F1")
    assert refusal is not None
    answer = guest.play("play:F1")
    assert ("IllegalOption", refusal.rule, "play:F1") == (
        answer["error"], answer["detail"]["rule"], answer["detail"]["word"]
    )  # fmt: skip


@houses("turn")
def test_nobody_plays_for_a_seat_that_is_not_asked_or_not_theirs(house: House) -> None:
    ann, ben = duel(house)
    word = ann.words[0]
    assert "NotYourTurn" == ben.play(word)["error"]
    assert "NotYours" == ben.ask("play", seat=0, at=ben.at, word=word)["error"]
    assert [] == house.stored()


@houses("turn")
def test_a_move_that_is_sent_again_is_made_once_and_an_old_one_is_refused(house: House) -> None:
    guest, _ = solo(house)
    word, at = guest.words[0], guest.at
    answers = [guest.play(word, at) for _ in range(3)]
    assert ["done"] * 3 == [answer["type"] for answer in answers]
    assert 1 == len({answer["at"] for answer in answers}) == len(house.stored())
    old = guest.play(guest.words[-1] + "?", at)
    assert ("OutOfDate", guest.at) == (old["error"], old["at"])


# -- taking back -------------------------------------------------------------------------------------------------------


@houses()
def test_what_taught_nobody_anything_is_taken_back_freely(house: House) -> None:
    guest, same = solo(house)
    chooser, free = Chooser(1), 0
    while free < 3 and not same.over:
        before, news, word = guest.view, same.news, chooser.choice(guest.words)
        is_practice = guest.info["practice"]
        guest.play(word)
        same.play(word)
        if same.news == news:
            assert "done" == guest.ask("undo", seat=0)["type"]
            assert (before, is_practice) == (guest.view, guest.info["practice"])
            guest.play(word)
            free += 1
    assert 3 == free == house.stored().count("undo")


@houses("turn")
def test_the_same_word_is_a_new_move_after_it_was_taken_back(house: House) -> None:
    guest, _ = solo(house)
    word, at = guest.words[0], guest.at
    for _ in range(3):
        assert "done" == guest.play(word)["type"]
        assert "done" == guest.ask("undo", seat=0)["type"]
    assert "OutOfDate" == guest.play(word, at)["error"]
    assert ["play", "undo"] * 3 == house.stored()


@houses()
def test_who_plays_alone_practises_from_then_on(house: House) -> None:
    guest, _ = solo(house)
    first = guest.view
    play_on([guest], Chooser(1), 8)
    assert not guest.info["practice"]
    for _ in range(8):
        assert "done" == guest.ask("undo", seat=0)["type"]
    assert first == guest.view
    assert guest.info["practice"]
    assert ["play"] * 8 + ["undo"] * 8 == house.stored()


@houses("wish")
def test_with_others_it_needs_their_consent(house: House) -> None:
    guests = duel(house)
    asker = next(guest for guest in guests if guest.words)
    other = guests[1 - guests.index(asker)]
    while not other.words:
        play_on(guests, Chooser(1), 1)
    before = house.session.state.digest()
    made = len(house.stored())
    for yes in (False, True):
        assert "done" == asker.ask("undo", seat=asker.viewer)["type"]
        other.fetch()
        assert {"by": asker.viewer, "needs": [other.viewer], "agreed": []} == other.info["undo"]
        assert "NotYours" == asker.ask("agree", seat=asker.viewer, yes=True)["error"]
        assert "NoUndo" == asker.ask("undo", seat=asker.viewer)["error"]
        assert before == house.session.state.digest()
        assert "done" == other.ask("agree", seat=other.viewer, yes=yes)["type"]
        asker.fetch()
        assert asker.info["undo"] is None
        assert yes == (before != house.session.state.digest())
    assert "undo" == house.stored()[made]
    assert asker.words == house.session.state.view(asker.viewer)["choice"]["words"]


@houses()
def test_a_consent_takes_the_last_move_back_and_is_no_practice(house: House) -> None:
    guests = duel(house)
    is_practice = guests[0].info["practice"]
    before = house.session.state.digest()
    asker = next(guest for guest in guests if guest.words)
    asker.play(asker.words[0])
    asker.ask("undo", seat=asker.viewer)
    for guest in guests:
        guest.fetch()
        for seat in (guest.info["undo"] or {}).get("needs", []):
            guest.ask("agree", seat=seat, yes=True)
    assert before == house.session.state.digest()
    for guest in guests:
        guest.fetch()
        assert house.session.state.view(guest.viewer) == guest.view
        assert (is_practice, None) == (guest.info["practice"], guest.info["undo"])


@houses()
def test_there_must_be_a_move_to_take_back(house: House) -> None:
    guest, same = solo(house)
    assert "refused" == guest.ask("undo", seat=0)["type"]
    assert (same.digest(), []) == (house.session.state.digest(), house.stored())


# -- who knows what ----------------------------------------------------------------------------------------------------


@houses()
def test_a_secret_question_is_noticed_by_nobody_else(house: House) -> None:
    house.begin(started("equinox", 2, SECRET), ["ann", "ben"], SECRET)
    guests = seat_all(house, 2)
    crowd = house.guest(None)
    chooser = Chooser(SECRET)
    while not is_secret(house.session.state):
        play_on(guests, chooser, 1)
    decider = next(guest for guest in guests if guest.words)
    others = [crowd, guests[1 - guests.index(decider)]]
    seen = [(one.at, one.view, one.info["asked"]) for one in others]
    for one in others:
        one.fetch()
    assert seen == [(one.at, one.view, one.info["asked"]) for one in others]
    decider.play(decider.words[0])
    if not is_secret(house.session.state):
        for one, (at, view, _) in zip(others, seen, strict=True):
            assert [at] == [message["since"] for message in one.fetch() if message["type"] == "events"]
            assert view != one.view


@houses("stranger")
def test_a_stranger_sees_no_hand_and_decides_nothing(house: House) -> None:
    guests = duel(house)
    stranger = house.guest(None)
    assert house.session.state.view(None) == stranger.view
    assert [] == stranger.info["yours"]
    assert "NotYours" == stranger.ask("undo", seat=0)["error"]
    assert "NotYours" == stranger.ask("play", seat=0, at=stranger.at, word=guests[0].words[0])["error"]


@houses("stranger", "look")
def test_a_stranger_cannot_look_as_a_player(house: House) -> None:
    duel(house)
    stranger = house.guest(None)
    before = stranger.view
    assert "NotAllowed" == stranger.ask("look", eye=0)["error"]
    stranger.fetch()
    assert (None, before) == (stranger.viewer, stranger.view)


@houses("look")
def test_who_holds_several_seats_looks_as_the_one_that_is_asked(house: House) -> None:
    ann, _ = duel(house, people=("ann", "ann"))
    assert [0, 1] == ann.info["yours"]
    chooser = Chooser(2)
    for _ in range(12):
        asked = house.session.asked_seat()
        assert asked is not None
        if ann.viewer != asked:
            assert "state" == ann.ask("look", eye=asked)["type"]
        assert house.session.state.view(asked) == ann.view
        assert "done" == ann.play(chooser.choice(ann.words))["type"]
    assert 12 == len(house.stored())


@houses("look")
def test_nobody_looks_as_somebody_elses_seat(house: House) -> None:
    ann, _ = duel(house)
    assert "NotAllowed" == ann.ask("look", eye=1)["error"]
    assert "NotFound" == ann.ask("look", eye=7)["error"]
    assert 0 == ann.viewer


# -- advice, long steps, the past --------------------------------------------------------------------------------------


@houses("hints")
def test_hints_name_the_words_that_can_be_played(house: House) -> None:
    guest, same = solo(house)
    advice = guest.ask("hint", seat=0)
    assert set(same.words()) == {option["word"] for option in advice["options"]}
    assert (0, guest.at) == (advice["seat"], advice["at"])
    assert [] == house.stored()


@houses("hints", "no hints")
def test_hints_are_for_who_is_asked_where_they_are_allowed(house: House) -> None:
    house.begin(started("equinox", 2, 4, start_player=0), ["ann", "ben"], 4, hints=False)
    ann, ben = seat_all(house, 2)
    assert "NotAllowed" == ann.ask("hint", seat=0)["error"]
    assert "NotAllowed" == ben.ask("hint", seat=1)["error"]


@houses("hints", "no hints")
def test_where_to_look_is_told_without_what_a_bot_thinks(house: House) -> None:
    guest, _ = solo(house)
    options = guest.ask("hint", seat=0, depth="where")["options"]
    assert 0 < len(options) <= 3
    assert [None] * len(options) == [option["chance"] for option in options]


@houses("long")
def test_an_endless_step_is_told_to_who_can_end_it(house: House) -> None:
    guest, _ = solo(house)
    for _ in range(30):
        play_on([guest], Chooser(1), 1)
        assert not guest.info["long_step"]
        if house.session.step_answers[0]:
            house.session.step_answers[0] = LONG_STEP - 1  # as if the step had gone on and on
            play_on([guest], Chooser(1), 1)
        if house.session.is_long(0):
            break
    assert house.session.is_long(0)
    assert guest.info["long_step"]


@houses()
def test_every_moment_of_a_finished_game_can_be_looked_at(house: House) -> None:
    guest, same = solo(house)
    first = same.copy()
    play_on([guest], Chooser(3))
    words = [step.word for step in house.session.steps]
    for at in (0, 1, len(words) // 2, len(words)):
        past = first.copy()
        for word in words[:at]:
            past.play(word)
        assert past.view(0) == house.past(at, 0)


# -- the suite itself --------------------------------------------------------------------------------------------------


def test_what_a_host_does_not_offer_is_something_that_a_test_wants() -> None:
    wanted = {"hints", "no hints", "messages", "turn", "wish", "stranger", "look", "long"}
    for house in HOUSES:
        assert set(house.missing) <= wanted, house
        assert all(len(reason) > 20 for reason in house.missing.values())
