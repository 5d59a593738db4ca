"""Whatever the description of the HTTP interface allows, and much that it does not: never a fault of ours."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import given, settings, strategies

from lichtung.server.config import Config, Limits
from tests.helpers.measured import note
from tests.server.harness import PATIENCE, Server, serving
from tests.server.memory_store import MemoryStore

TABLE = {"game": "equinox", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "friend"}], "hints": True}
CALM = Config(limits=Limits(requests_per_minute=10**7, tables_per_hour=10**7))


@pytest.fixture
def server() -> Iterator[Server]:
    """A server in a thread of its own, because Hypothesis does not wait for coroutines."""
    ready = threading.Event()
    found: list[tuple[Server, asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def serve() -> None:
        async with serving(MemoryStore(), config=CALM) as running:
            stop = asyncio.Event()
            found.append((running, asyncio.get_running_loop(), stop))
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(PATIENCE)
    running, loop, stop = found[0]
    yield running
    loop.call_soon_threadsafe(stop.set)
    thread.join(4 * PATIENCE)


@pytest.mark.parametrize("examples", [5, pytest.param(100, marks=pytest.mark.long)])
def test_no_request_that_the_description_allows_is_a_fault_of_ours(server: Server, examples: int) -> None:
    me = httpx.Client(base_url=server.origin, headers={"Origin": server.origin})
    table = me.post("/api/v1/tables", json=TABLE).json()["id"]
    headers = {"Origin": server.origin, "Cookie": "; ".join(f"{name}={value}" for name, value in me.cookies.items())}
    schema = schemathesis.openapi.from_url(f"{server.origin}/api/v1/openapi.json")
    tried: Counter[str] = Counter()
    for result in schema.get_all_operations():
        operation = cast(Any, result).ok()

        @given(case=operation.as_strategy(), here=strategies.booleans())
        @settings(max_examples=examples)
        def ask(case: Any, here: bool) -> None:
            here = here and case.method != "DELETE"  # whoever plays shall be there to the end
            if here and "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = table  # where somebody really plays
            response = case.call(headers=headers if here else {"Origin": server.origin})
            assert response.status_code < 500, response.text
            tried[f"{case.method} {case.path}"] += 1

        ask()
    assert {"POST /api/v1/tables", "POST /api/v1/tables/{id}/sit", "GET /api/v1/tables/{id}/view"} <= set(tried)
    assert len(tried) >= 25
    assert "id" in me.get(f"/api/v1/tables/{table}").json()
    me.close()
    note(
        "Server: HTTP requests that schemathesis makes from the OpenAPI description",
        f"{tried.total()} requests to {len(tried)} operations",
        "no answer 500 or above",
    )
