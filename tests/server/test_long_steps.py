"""Steps that the rules let go on for ever: people are asked whether they want that, and no table grows without end."""

from __future__ import annotations

from lichtung.table.session import LONG_STEP
from lichtung.table.table import MAX_LENGTH
from tests.server.choosers import Chooser
from tests.server.harness import playing_alone, serving
from tests.server.memory_store import MemoryStore


async def test_who_gives_very_many_answers_in_one_step_is_told_so_until_the_step_is_over() -> None:
    async with playing_alone(seed=3) as (server, _, table, viewer):
        session = (await server.site.open_tables.table(table)).session
        assert session is not None
        told: set[tuple[bool, bool]] = set()
        for _ in range(40):
            if viewer.view["result"] is not None:
                break
            if session.step_answers[0] == 1:
                session.step_answers[0] = LONG_STEP - 1  # as if the step had gone on and on
            await viewer.play_on(Chooser(1), moves=1)
            await viewer.ask("ping")
            told.add((session.is_long(0), viewer.info["long_step"]))
        assert {(True, True), (False, False)} == told


async def test_a_bot_whose_step_has_gone_on_for_long_answers_at_random() -> None:
    store = MemoryStore()
    async with playing_alone(store, seed=3) as (server, _, table, viewer):
        live = await server.site.open_tables.table(table)
        assert live.session is not None
        live.session.step_answers[0] = LONG_STEP
        word, level = await server.site.thinking.word(live, live.session, 0, "master")
        assert "uniform" == level
        assert word in viewer.words


async def test_an_answer_that_is_taken_back_does_not_count() -> None:
    async with playing_alone(seed=3) as (server, _, table, viewer):
        session = (await server.site.open_tables.table(table)).session
        assert session is not None
        while not session.step_answers[0]:
            await viewer.play_on(Chooser(1), moves=1)
        before = session.step_answers[0]
        await viewer.ask("undo", seat=0)
        assert before - 1 == session.step_answers[0]


async def test_a_table_that_has_had_more_moves_than_any_game_needs_takes_no_more() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        made = await me.table("sylvion", ["me"], seed=3)
        table = await server.site.open_tables.table(made["id"])
        async with me.socket(made["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(1), moves=2)
            assert table.session is not None
            table.number = MAX_LENGTH * table.session.game.bound
            for answer in (await viewer.play(viewer.words[0]), await viewer.ask("undo", seat=0)):
                assert ("refused", "NotAllowed") == (answer["type"], answer["error"])
            assert 2 == len(store.logs[made["id"]])
            table.number = 2
            assert "done" == (await viewer.play(viewer.words[0]))["type"]
