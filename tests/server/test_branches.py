"""Tables that go on from a game: what others have seen of it is worth nothing there, and one's own running game knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import lichtung
from lichtung.kernel.state import State
from lichtung.server.faults import Refused
from lichtung.server.play import seating
from lichtung.server.play.redeal import deal_anew, question
from tests.server.choosers import Chooser
from tests.server.harness import Client, serving
from tests.server.memory_store import MemoryStore

GAMES = ("sylvion", "urbion", "equinox", "tribes")


@pytest.fixture(autouse=True)
def simple_substitutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that step in need not think here."""
    monkeypatch.setattr(seating, "LEVELS", ("uniform",))


def played(game: str, games: int, often: float) -> Iterator[tuple[State, random.Random]]:
    """Moments of random games, whatever is asked then."""
    rules = lichtung.game(game)
    for seed in range(games):
        chooser = random.Random(seed)
        state = rules.start(seats=rules.seats[seed % len(rules.seats)], seed=seed)
        while not state.over:
            if chooser.random() < often:
                yield state, chooser
            state.play(chooser.choice(state.words()))


def hidden(state: State) -> dict[str, list[Any]]:
    """The places of cards that a spectator does not see all of, as they are."""
    shown, real = state.view(None), state.position()
    return {key: real[key] for key in real if "?" in str(shown.get(key)) and key not in ("known", "chance", "pending")}


@pytest.mark.parametrize("game", GAMES)
def test_dealt_anew_a_game_looks_the_same_to_a_spectator_and_plays_on_to_its_end(game: str) -> None:
    asked, deepest = set(), 0
    for state, chooser in played(game, 8, 0.004 if game == "tribes" else 0.12):
        again = lichtung.game(game).load(deal_anew(state), strict=False)
        assert state.view(None) == again.view(None)
        assert question(state) == question(again)
        asked.add(question(state))
        deepest = max(deepest, state.depth)
        for seat in range(state.terms.seats):  # nobody knows more of the others' cards than a spectator
            fresh, spectators = again.position()["known"][seat], again.position()["known"][-1]
            assert spectators == fresh
        while not again.over:
            again.play(chooser.choice(again.words()))
    assert len({name for name, _ in filter(None, asked)}) > 1
    assert deepest > 1  # in the middle of an effect


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_left_as_it_was(game: str) -> None:
    """Every hand and every deck of a beginning is another one, and what comes later too."""
    rules = lichtung.game(game)
    for seats in rules.seats:
        state = rules.start(seats=seats, seed=11)
        before = hidden(state)
        deals = [rules.load(deal_anew(state), strict=False) for _ in range(8)]
        assert before
        for key, there in before.items():
            places = there if there and isinstance(there[0], list) else [there]
            for at, place in enumerate(places):
                if len(set(map(str, place))) < 2 and len(place) < 3:
                    continue  # a single card may come back
                found = [deal.position()[key] for deal in deals]
                fresh = [one[at] if places is there else one for one in found]
                assert any(place != one for one in fresh), (key, at)
        chances = [deal.position()["chance"]["seed"] for deal in deals]
        assert len({*chances, 11}) == 9
        assert min(chances) > 2**64  # of 128 bits; one in 2**61 would fail


def test_a_strangers_new_hand_does_not_depend_on_the_old_one() -> None:
    """In many deals each card of the old hand comes back as often as any other card that could lie there."""
    rules = lichtung.game("equinox")
    state = rules.start(seats=3, seed=5)
    old = state.position()["hands"][1]
    unseen = sum(len(hand) for hand in state.position()["hands"]) + len(state.position()["deck"])
    tries = 500
    back = 0
    for _ in range(tries):
        new = deal_anew(state)["hands"][1]
        back += len(set(old) & set(new))
    expected = tries * len(old) * len(old) / unseen
    assert abs(back - expected) < 6 * expected**0.5


async def finished(client: Client, game: str, **settings: Any) -> str:
    """A game that is over, played by somebody alone."""
    table = await client.table(game, ["me", "me"], settings=settings)
    for seat in (0, 1):
        await client.post(f"/tables/{table['id']}/bot", {"seat": seat, "level": "uniform"})
    async with client.socket(table["id"]) as viewer:
        await viewer.wait(lambda: viewer.info.get("status") == "over")
    return str(table["id"])


async def test_who_has_seen_the_finished_game_does_not_know_the_cards_of_a_stranger() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        old = await finished(me, "equinox")
        branch = await me.post(f"/tables/{old}/branch", {"at": 0, "seats": [{"kind": "me"}, {"kind": "open"}]})
        open_now = await other.get("/tables/open")
        for table in (branch, *open_now):
            told = (table["id"], table["practice"], table["numbered"], table["branch_of"])
            assert (branch["id"], True, False, {"table": old, "at": 0}) == told
        info = await other.post(f"/tables/{branch['id']}/sit", {"seat": 1})
        assert "playing" == info["status"]
        foretold = [(await me.get(f"/tables/{old}/view", at=0, eye=eye))["view"] for eye in (0, 1)]
        for client, seat in ((me, 0), (other, 1)):
            async with client.socket(branch["id"]) as viewer:
                state = await viewer.until("state")
                assert foretold[seat]["hands"][seat] != state["view"]["hands"][seat]
                assert foretold[seat]["round"] == state["view"]["round"]
            await client.post(f"/tables/{branch['id']}/bot", {"seat": seat, "level": "uniform"})
        async with other.socket(branch["id"]) as viewer:
            await viewer.wait(lambda: viewer.info.get("status") == "over")
        record = (await other.http.get(f"/api/v1/tables/{branch['id']}/record")).text
        said = f"; practice: goes on from move 0 of table {old}, with what was hidden dealt anew\n"
        assert said in record
        assert lichtung.replay(record).over


async def test_ones_own_continuation_keeps_its_cards_and_others_sit_down_only_when_told() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        old = await finished(me, "equinox")
        branch = await me.post(f"/tables/{old}/branch", {"at": 0, "seats": [{"kind": "me"}] * 2})
        assert (True, True, None) == (branch["practice"], branch["numbered"], branch["deal"])
        foretold = await me.get(f"/tables/{old}/view", at=0, eye=1)
        async with me.socket(branch["id"], eye=1) as viewer:
            assert foretold["view"] == (await viewer.until("state"))["view"]
        token = (await me.post(f"/tables/{branch['id']}/link", {"seat": 1}))["token"]
        assert "NotAllowed" == await other.refused(f"/tables/{branch['id']}/sit", {"seat": 1, "token": token})
        info = await other.sit(branch["id"], 1, token=token)
        assert [1] == info["yours"]


async def test_a_continuation_with_others_of_a_numbered_deal_is_numbered_no_more() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("urbion", ["me"], seed=7)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(3), moves=4)
        branch = await me.post(f"/tables/{table['id']}/branch", {"at": 2, "seats": [{"kind": "open"}]})
        assert (False, True) == (branch["numbered"], branch["practice"])
        info = await other.post(f"/tables/{branch['id']}/sit", {"seat": 0})
        assert "playing" == info["status"]


async def test_going_on_from_a_running_game_of_ones_own_makes_that_practice_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("urbion", ["me"])
        path = f"/tables/{table['id']}"
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(3), moves=6)
        assert "NotFound" == await me.refused(f"{path}/branch", {"at": 99, "seats": [{"kind": "me"}]})
        assert "NotFound" == await me.refused(f"{path}/view?at=7&eye=0", method="GET")
        assert not (await me.get(path))["practice"]  # what was refused changed nothing
        add_table, noted = store.add_table, []

        async def watched(stored: Any) -> None:
            parent = await store.table(stored.branch_of)
            assert parent is not None
            noted.append(parent.practice)
            await add_table(stored)

        monkeypatch.setattr(store, "add_table", watched)
        await me.post(f"{path}/branch", {"at": 4, "seats": [{"kind": "me"}]})
        assert [True] == noted
        assert (await me.get(path))["practice"]
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(4))
            await viewer.wait(lambda: viewer.info["status"] == "over")
        record = (await me.http.get(f"/api/v1{path}/record")).text
        assert "; practice: was gone on with at another table before its end\n" in record
        assert lichtung.replay(record).over


async def test_going_on_from_a_finished_game_leaves_that_as_it_is() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        old = await finished(me, "equinox")
        await me.post(f"/tables/{old}/branch", {"at": 3, "seats": [{"kind": "me"}] * 2})
        assert not (await me.get(f"/tables/{old}"))["practice"]


def test_where_nothing_can_be_dealt_anew_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    state = lichtung.game("equinox").start(seats=2, seed=1)
    monkeypatch.setattr("lichtung.server.play.redeal.question_of", lambda *given: ("something else", 0))
    with pytest.raises(Refused, match="nothing can be dealt anew"):
        deal_anew(state)
