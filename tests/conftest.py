"""What all tests share: how thorough Hypothesis is, which tests are long, and no stale compiled build."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import lichtung
from tools.compiling.tree import STAMP, fingerprint

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "compiled"
LONG = os.environ.get("LICHTUNG_LONG") == "1"

# Short: the same examples on every machine and in every run, so that a pass means the same everywhere.
# Long: other examples each time; a failure prints how to repeat it.
QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large]
settings.register_profile(
    "short", max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=QUIET
)
settings.register_profile("long", settings.get_profile("short"), max_examples=1000, derandomize=False, print_blob=True)
settings.load_profile("long" if LONG else "short")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test a compiled build that is older than the sources: its results would be about other rules."""
    if not Path(lichtung.__file__).resolve().is_relative_to(BUILT):
        return
    stamp = BUILT / STAMP
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != fingerprint(ROOT / "src"):
        raise pytest.UsageError("build/compiled is older than src: run make compile first")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave long tests out unless they are asked for."""
    if LONG:
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: set LICHTUNG_LONG=1, or run make test-long"))
