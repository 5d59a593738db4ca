"""Seats, deadlines and wishes by the table alone: nothing waits, and the time is what somebody says it is."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from lichtung.local.facts import Person
from lichtung.server.store.records import StoredSeat, StoredTable, TableOptions
from lichtung.table import seating
from lichtung.table.clock import begin_time, find_asked_bot, find_asked_person, renew_deadline, step_in
from lichtung.table.errors import Refused
from lichtung.table.seats import allows_talk
from lichtung.table.session import GameSession
from lichtung.table.table import Table
from tests.table.houses import started

ANN, BEN, CARL = Person("ann", "Ann"), Person("ben", "Ben"), Person("carl", "Carl")
NOON = datetime(2020, 1, 1, 12, tzinfo=UTC)


def waiting(*kinds: str) -> StoredTable:
    """A table of Ann's that waits; its seats are human (Ann's), open, friend or bot."""
    seats = [StoredSeat(seat=0, kind="human", person="ann", name="Ann")]
    for at, kind in enumerate(kinds, 1):
        seats.append(StoredSeat(seat=at, kind=kind))  # type: ignore[arg-type]
    options = TableOptions(creator="ann", kinds=["me", *kinds], starts=True)
    return StoredTable(id="t", game="equinox", rules_version=1, seats=seats, options=options)


def playing(limit: int | None = 60) -> Table:
    """Ann and Ben play; Ann is asked."""
    stored = waiting("open")
    seating.sit(stored, BEN, 1, "", is_invited=False, is_told=False, share=None)
    stored.status, stored.options.limit_seconds = "playing", limit
    table = Table(stored)
    table.set_session(GameSession(started("equinox", 2, 4, start_player=0)))
    begin_time(table, NOON)
    return table


def refusal(*args: object, **kwargs: object) -> str:
    """The name of the error with which somebody may not sit down."""
    with pytest.raises(Refused) as caught:
        seating.sit(*args, **kwargs)  # type: ignore[arg-type]
    return caught.value.error


# -- talking -----------------------------------------------------------------------------------------------------------


def test_the_game_says_whether_players_may_talk() -> None:
    stored = waiting("open")
    stored.game = "urbion"
    for mode, talks in (("open", True), ("silent", False)):
        stored.settings = {"communication": mode}
        assert talks == allows_talk(stored)
    stored.game = "a game that is not here"
    assert allows_talk(stored)


# -- seats -------------------------------------------------------------------------------------------------------------


def test_a_free_seat_is_taken_once() -> None:
    stored = waiting("open")
    assert not seating.is_full(stored)
    seating.sit(stored, BEN, 1, "Benny", is_invited=False, is_told=False, share=None)
    assert ("human", "ben", "Benny") == (stored.seats[1].kind, stored.seats[1].person, stored.seats[1].name)
    assert "Full" == refusal(stored, CARL, 1, "", is_invited=True, is_told=False, share=None)
    assert "ben" == stored.seats[1].person
    assert seating.is_ready(stored)


def test_a_friends_seat_is_taken_by_its_link_only() -> None:
    stored = waiting("friend")
    assert "NotAllowed" == refusal(stored, BEN, 1, "", is_invited=False, is_told=False, share=None)
    assert "friend" == stored.seats[1].kind
    seating.sit(stored, BEN, 1, "", is_invited=True, is_told=False, share=None)
    assert "Ben" == stored.seats[1].name


def test_who_gets_up_frees_the_seat_before_the_game_and_leaves_a_bot_in_it() -> None:
    stored = waiting("open")
    seating.sit(stored, BEN, 1, "", is_invited=False, is_told=False, share=None)
    with pytest.raises(Refused, match="you do not speak for this seat"):
        seating.leave(stored, CARL, 1, "normal")
    seating.leave(stored, BEN, 1, "normal")
    assert ("open", "") == (stored.seats[1].kind, stored.seats[1].person)
    table = playing()
    seating.leave(table.facts, ANN, 0, "normal")
    assert (None, (0, "normal")) == (find_asked_person(table), find_asked_bot(table))
    seating.take_back(table, ANN, 0, NOON)
    assert (0, None) == (find_asked_person(table), find_asked_bot(table))


# -- time --------------------------------------------------------------------------------------------------------------


def test_the_deadline_is_so_long_after_the_last_move_as_the_limit_says() -> None:
    table = playing()
    minute = timedelta(minutes=1)
    assert NOON + minute == table.facts.deadline
    assert 0 == renew_deadline(table)
    assert NOON + minute == table.deadline
    table.note_stored(1, NOON + minute)
    renew_deadline(table)
    assert NOON + 2 * minute == table.deadline == table.open_deadline


def test_a_bot_steps_in_for_who_is_late_and_for_nobody_else() -> None:
    table = playing()
    assert not step_in(table, 1, 0, "normal", NOON)  # a move was made since
    assert not step_in(table, 0, 1, "normal", NOON)  # somebody else is asked
    later = NOON + timedelta(minutes=1)
    assert step_in(table, 0, 0, "normal", later)
    assert (later, later + timedelta(minutes=1)) == (table.last_at, table.facts.deadline)
    assert (0, "normal") == find_asked_bot(table)
    assert renew_deadline(table) is None
    assert table.deadline is None
    assert not step_in(table, 0, 0, "normal", NOON)


def test_without_a_limit_there_is_no_deadline() -> None:
    assert playing(limit=None).facts.deadline is None
