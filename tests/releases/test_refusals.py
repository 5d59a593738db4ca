"""What a release refuses: each lack is named, and nothing is built."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import release
from tools.release import NotReady

READY = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-01-02

### Added

- Something.

## [1.1.0] - 2026-01-01

- Old.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A tree that is ready for version 1.2.0."""
    package = tmp_path / "src" / "lichtung"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(READY)
    (tmp_path / "tests" / "releases" / "1.2.0").mkdir(parents=True)
    (tmp_path / "tests" / "releases" / "1.2.0" / "kept").write_text("")
    for command in (
        ["init", "--quiet"],
        ["add", "."],
        ["-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "--quiet", "-m", "Begin"],
    ):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return tmp_path


QUICK = (release.check_changelog, release.check_tree, release.check_kept)


def refused(project: Path) -> str:
    """What the first check that fails says; empty where all pass."""
    try:
        for check in QUICK:
            check(project)
    except NotReady as why:
        return str(why)
    return ""


def test_a_tree_that_is_ready_passes(project: Path) -> None:
    assert refused(project) == ""


@pytest.mark.parametrize(
    ("changelog", "reason"),
    [
        (READY.replace("[1.2.0]", "[1.3.0]"), "no dated entry for 1.2.0"),
        (READY.replace(" - 2026-01-02", ""), "no dated entry for 1.2.0"),
        (READY.replace("### Added\n\n- Something.\n", ""), "no dated entry for 1.2.0"),
        (READY.replace("[Unreleased]\n", "[Unreleased]\n\n- More.\n"), "changes under [Unreleased]"),
    ],
)
def test_the_changelog_must_tell_of_the_version_alone(project: Path, changelog: str, reason: str) -> None:
    (project / "CHANGELOG.md").write_text(changelog)
    assert reason in refused(project)


def test_a_dirty_tree_is_refused(project: Path) -> None:
    (project / "forgotten.py").write_text("")
    assert "forgotten.py" in refused(project)


def test_a_version_without_kept_files_is_refused(project: Path) -> None:
    (project / "tests" / "releases" / "1.2.0" / "kept").unlink()
    (project / "tests" / "releases" / "1.2.0").rmdir()
    with pytest.raises(NotReady, match=r"tests/releases/1\.2\.0 is missing"):
        release.check_kept(project)


def test_the_checks_that_take_time_come_last() -> None:
    assert QUICK == release.CHECKS[: len(QUICK)]
    assert release.CHECKS[-1] is release.check_tests
