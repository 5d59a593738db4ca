"""Whatever a released version wrote can still be loaded, and means what it meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lichtung

FOLDER = Path(__file__).resolve().parent
RECORDS = sorted(path for path in FOLDER.glob("*/*/*.rec") if ".seat" not in path.name)
REDACTED = sorted(FOLDER.glob("*/*/*.seat*.rec"))
POSITIONS = sorted(FOLDER.glob("*/*/*.json"))


def name(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


def told(line: str) -> tuple[str, object]:
    """A line of a record: a move, and what was seen of it."""
    move, _, seen = line.partition(" % ")
    return move, json.loads(seen) if seen else None


def is_within(old: object, new: object) -> bool:
    """Whether everything that was said is still said in the same words; a later version may say more of a thing."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and is_within(value, new[key]) for key, value in old.items())
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return len(old) == len(new) and all(is_within(one, other) for one, other in zip(old, new, strict=True))
    return old == new


def test_something_is_kept_of_every_release_and_game() -> None:
    releases = [folder for folder in FOLDER.iterdir() if folder.is_dir() and folder.name[0].isdigit()]
    assert releases
    for release in releases:
        assert {"equinox", "sylvion", "tribes", "urbion"} <= {path.name for path in release.iterdir()}
    assert (
        {path.parent for path in RECORDS} == {path.parent for path in REDACTED} == {path.parent for path in POSITIONS}
    )


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_released_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == lichtung.replay(text).record()


@pytest.mark.parametrize("path", REDACTED, ids=name)
def test_a_released_record_of_one_seat_replays_to_its_views(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = lichtung.replay(path.with_name(path.name.replace(".seat0", "")).read_text(encoding="utf-8"))
    now = whole.record(0).splitlines()
    assert len(text.splitlines()) == len(now)
    for kept, line in zip(text.splitlines(), now, strict=True):
        assert is_within(told(kept), told(line)), kept
    assert lichtung.replay(text).over == whole.over


@pytest.mark.parametrize("path", POSITIONS, ids=name)
def test_a_released_position_loads_and_asks_the_same(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    s = lichtung.game(kept["position"]["game"]).load(kept["position"])
    assert kept["words"] == list(s.words())
    assert kept["position"] == s.position()
