"""The fair queue: who has used least goes first, whatever others ask for."""

from __future__ import annotations

from collections import Counter

import pytest

from lichtung.server.jobs.fair_queue import MAX_REMEMBERED, AlreadyWaiting, FairQueue, Place

ANYTHING = float("inf")


class Line:
    """A queue in which things wait again as soon as they are done."""

    def __init__(self) -> None:
        self.queue: FairQueue[str] = FairQueue()

    def put(self, name: str, cost: float = 1.0) -> Place[str]:
        """`ann/t1` waits: somebody, behind an address of their own, with a table."""
        person, table = name.split("/")
        return self.queue.put((f"at {person[0]}", person, table), cost, name)

    def served(self, count: int, *, again: bool = False) -> list[str]:
        """Who goes next; `again`: whoever is done comes back at once."""
        found: list[str] = []
        for _ in range(count):
            place = self.queue.take(ANYTHING)
            assert place is not None
            found.append(place.item)
            self.queue.done(place, place.cost)
            if again:
                self.put(place.item, place.cost)
        return found


def test_people_take_turns_however_many_tables_they_have() -> None:
    line = Line()
    for table in range(120):
        line.put(f"eve/{table}")
    line.put("ann/1")
    line.put("bob/1")
    assert ["eve/0", "ann/1", "bob/1", "eve/1", "eve/2"] == line.served(5)


def test_who_comes_while_somebody_is_served_goes_next() -> None:
    line = Line()
    for table in range(120):
        line.put(f"eve/{table}", 0.5)
    line.served(40)
    running = line.queue.take(ANYTHING)
    line.put("ann/1", 0.01)
    assert ["ann/1"] == line.served(1)
    assert running is not None
    line.queue.done(running, 3.0)
    line.put("ann/1", 0.01)
    assert ["ann/1", "eve/41"] == line.served(2)


def test_many_guests_of_one_address_share_its_turn() -> None:
    line = Line()
    for guest in range(120):
        line.put(f"eve{guest}/t", 0.5)
    line.put("ann/1", 0.4)
    order = line.served(60, again=True)
    assert 33 == order.count("ann/1")  # half of the time
    assert 27 == len(set(order) - {"ann/1"})  # and each of the others the same


def test_tables_of_one_person_take_turns() -> None:
    line = Line()
    for name in ("eve/1", "eve/2", "eve/3"):
        line.put(name)
    assert ["eve/1", "eve/2", "eve/3"] * 3 == line.served(9, again=True)


def test_among_equals_the_cheapest_goes_first_then_who_came_first() -> None:
    line = Line()
    for name, cost in (("ann/1", 5.0), ("bob/1", 1.0), ("cid/1", 0.1), ("dan/1", 1.0)):
        line.put(name, cost)
    assert ["cid/1", "bob/1", "dan/1", "ann/1"] == line.served(4)


def test_what_was_used_in_truth_counts_not_what_was_expected() -> None:
    line = Line()
    for name in ("ann/1", "bob/1"):
        line.put(name, 1.0)
    slow = line.queue.take(ANYTHING)
    assert slow is not None
    line.queue.done(slow, 10.0)
    line.put("ann/1", 1.0)
    assert ["bob/1"] * 9 == line.served(9, again=True)


def test_cheap_ones_do_not_starve_a_slow_one() -> None:
    line = Line()
    line.put("ann/1", 1.0)
    for person in "bcdef":
        line.put(f"{person}/1", 0.01)
    assert "ann/1" in line.served(12, again=True)


def test_nobody_saves_up_turns_by_staying_away() -> None:
    line = Line()
    line.put("ann/1")
    line.put("bob/1")
    line.served(2)
    line.put("eve/1")
    line.served(50, again=True)
    line.put("ann/1")
    line.put("bob/1")
    assert {"ann/1": 10, "bob/1": 10, "eve/1": 10} == Counter(line.served(30, again=True))


def test_who_goes_away_for_a_moment_has_used_as_much_as_before() -> None:
    line = Line()
    for name in ("ann/1", "eve/1"):
        line.put(name)
    first = line.queue.take(ANYTHING)
    assert first is not None
    assert "ann/1" == first.item
    line.queue.done(first, 5.0)
    line.put("ann/1")
    assert ["eve/1"] * 4 == line.served(4, again=True)


def test_only_what_is_cheap_enough_is_taken() -> None:
    line = Line()
    line.put("ann/1", 5.0)
    assert None is line.queue.take(1.0)
    line.put("bob/1", 0.5)
    place = line.queue.take(1.0)
    assert place is not None
    assert "bob/1" == place.item


def test_one_thing_of_a_path_waits_at_most() -> None:
    line = Line()
    place = line.put("ann/1")
    with pytest.raises(AlreadyWaiting):
        line.put("ann/1")
    line.queue.drop(place)
    line.queue.drop(place)
    line.put("ann/1")
    assert ["ann/1"] == line.served(1)
    assert (0, None) == (len(line.queue), line.queue.take(ANYTHING))


def test_nothing_is_remembered_of_whom_nothing_waits() -> None:
    line = Line()
    line.put("eve/1")
    for person in range(3 * MAX_REMEMBERED):
        line.queue.put((f"at {person}", str(person), "t"), 1.0, str(person))
        line.served(1)
    assert len(line.queue.everybody.members) <= MAX_REMEMBERED + 1
    while len(line.queue):
        line.served(1)
    assert ({}, 0) == (line.queue.everybody.members, line.queue.everybody.active)
