"""The six walks of CONTRIBUTING and its way to a new card: every file is there, and has in it what they say it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TITLE = "## Six walks\n"
WALK = re.compile(r"^\*\*(.+?)\*\*", re.M)
STEP = re.compile(r"^\d+\. (.+(?:\n   .+)*)", re.M)
CODE = re.compile(r"`([^`]+)`")
NAMED = re.compile(r"`([^` ]+)`: ((?:`[^`]+`(?:, | and )?)+)")  # a file, and names in it


def walks() -> list[str]:
    """The walks, one text each."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.split(TITLE)[1].split("\n## ")[0]
    starts = [match.start() for match in WALK.finditer(section)]
    return [section[begin:end] for begin, end in zip(starts, [*starts[1:], len(section)], strict=True)]


def card() -> list[str]:
    """The steps to a new card."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return STEP.findall(text.split("## Adding a card\n")[1].split("\n## ")[0])


def steps() -> list[str]:
    """All steps of all walks, and those to a new card."""
    return [step for walk in walks() for step in STEP.findall(walk)] + card()


def is_path(name: str) -> bool:
    """Whether something in a step is the path of a file or of a folder."""
    return ("/" in name and " " not in name) or name == "CHANGELOG.md"


def sources(path: str) -> list[str]:
    """What is in the files of that path, which may have stars in it."""
    return [file.read_text(encoding="utf-8") for file in ROOT.glob(path) if file.is_file()]


def has(source: str, name: str) -> bool:
    """Whether a file has a name in it: for `Class.method` both."""
    return all(re.search(rf"(?<!\w){re.escape(part)}(?!\w)", source) for part in name.split("."))


def test_there_are_six_walks_of_some_steps_each() -> None:
    assert 6 == len(walks())
    assert all(len(STEP.findall(walk)) >= 4 for walk in walks())


@pytest.mark.parametrize("step", steps())
def test_every_file_of_a_walk_is_there(step: str) -> None:
    paths = [name for name in CODE.findall(step) if is_path(name)]
    assert paths, "a step names the file where it goes on"
    assert [] == [path for path in paths if not list(ROOT.glob(path.rstrip("/")))]


@pytest.mark.parametrize("step", steps())
def test_every_name_of_a_walk_is_in_its_file(step: str) -> None:
    missing = []
    for path, names in NAMED.findall(step):
        for name in CODE.findall(names):
            if not all(has(source, name) for source in sources(path)):
                missing.append(f"{path}: {name}")
    assert [] == missing


def test_a_card_takes_as_many_files_as_contributing_says() -> None:
    patterns = [name for step in card() for name in CODE.findall(step) if is_path(name)]
    files = [path for pattern in patterns for path in ROOT.glob(pattern)]
    assert (12, 12) == (len(files), len(set(files)))


def test_what_is_not_there_is_missed() -> None:
    assert not has("def follow(): ...", "follower")
    assert has("class A:\n    def b(self): ...", "A.b")
    assert [("a/b.py", "`c`, `d`")] == NAMED.findall("`a/b.py`: `c`, `d`: they do it")
