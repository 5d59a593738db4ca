"""The page about security names a test for each promise: they are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`((?:tests/\w+/)?test_\w+\.py)::(test_\w+)`", PAGE)))


def path_of(file: str) -> Path:
    """Where a test stands; without a folder it is one of the server's."""
    return ROOT / file if "/" in file else ROOT / "tests" / "server" / file


@pytest.mark.parametrize(("file", "test"), NAMED)
def test_a_promise_is_shown_by_a_test_that_is_there(file: str, test: str) -> None:
    assert re.search(rf"^(?:async )?def {test}\(", path_of(file).read_text(encoding="utf-8"), re.M)


def test_every_promise_names_its_test() -> None:
    promises = re.findall(r"^- \*\*(.+?)(?=^- \*\*|^\n|\Z)", PAGE, re.M | re.S)
    assert 30 < len(promises)
    assert [] == [promise for promise in promises if "::test_" not in promise]
