"""A house for each test of a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.houses import House


@pytest.fixture
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """An empty house of the kind that the test names."""
    kind: type[House] = request.param
    one = kind()
    yield one
    one.close()
