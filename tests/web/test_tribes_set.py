"""What the browser draws of Tribes of the Wind is what the component set says."""

from __future__ import annotations

from tools import tribes_set


def test_the_file_for_the_browser_is_up_to_date() -> None:
    """Run `python -m tools.tribes_set` after a change of the data."""
    assert tribes_set.text() == tribes_set.TARGET.read_text(encoding="utf-8")
