"""Release a version: `make release`. Refuses until everything that a release promises holds, then builds into dist/.

The version stands in src/lichtung/__init__.py and nowhere else. A release needs

- an entry of that version, with a date, in CHANGELOG.md, and nothing left under [Unreleased];
- a clean tree;
- generated documents and types that are up to date;
- records and positions of this version in tests/releases, which every later version has to load
  (`python -m tools.release keep` writes them);
- tests that pass.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VERSION: Final = re.compile(r'^__version__ = "([^"]+)"$', re.M)
ENTRY: Final = re.compile(
    r"^## \[(?P<version>[^]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?\n(?P<text>.*?)(?=^## \[|\Z)", re.M | re.S
)
GENERATED: Final = ("tools.wire", "tools.schema", "tools.measured")


class NotReady(Exception):
    """What a release still lacks, in one line."""


def version_of(root: Path) -> str:
    """The version that the package says."""
    said = VERSION.search((root / "src" / "lichtung" / "__init__.py").read_text(encoding="utf-8"))
    if said is None:
        raise NotReady("src/lichtung/__init__.py says no version")
    return said[1]


def check_changelog(root: Path) -> None:
    """The version has a dated entry that says something, and nothing waits for the next one."""
    version = version_of(root)
    entries = {entry["version"]: entry for entry in ENTRY.finditer((root / "CHANGELOG.md").read_text(encoding="utf-8"))}
    if version not in entries or entries[version]["date"] is None or not entries[version]["text"].strip():
        raise NotReady(f"CHANGELOG.md has no dated entry for {version}: write it")
    if "Unreleased" in entries and entries["Unreleased"]["text"].strip():
        raise NotReady(f"CHANGELOG.md has changes under [Unreleased]: move them to {version}, or raise the version")


def check_tree(root: Path) -> None:
    """Everything is committed."""
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=root, capture_output=True, text=True, check=True
    ).stdout
    if changed:
        raise NotReady(f"the tree has changes that are not committed, such as {changed.split()[-1]}")


def check_kept(root: Path) -> None:
    """Later versions will be tested against files of this one."""
    folder = root / "tests" / "releases" / version_of(root)
    if not folder.is_dir():
        raise NotReady(f"tests/releases/{folder.name} is missing: run python -m tools.release keep")


def check_generated(root: Path) -> None:
    """What programs write is what is there; the documents build without a warning."""
    for module in GENERATED:
        if subprocess.run([sys.executable, "-m", module, "--check"], cwd=root).returncode:
            raise NotReady(f"generated files are stale: run python -m {module}")
    if subprocess.run([sys.executable, "-m", "tools.site.build"], cwd=root).returncode:
        raise NotReady("the documents do not build")


def check_tests(root: Path) -> None:
    """All tests pass."""
    if subprocess.run(["make", "test"], cwd=root).returncode:
        raise NotReady("tests fail")


CHECKS: Final[tuple[Callable[[Path], None], ...]] = (  # the quick ones first
    check_changelog,
    check_tree,
    check_kept,
    check_generated,
    check_tests,
)


def build(root: Path) -> None:
    """Put sdist, wheel and documents into dist."""
    subprocess.run([sys.executable, "-m", "build", "--quiet", "--outdir", "dist", "."], cwd=root, check=True)
    name = f"lichtung-{version_of(root)}-docs"
    with tarfile.open(root / "dist" / f"{name}.tar.gz", "w:gz") as archive:
        archive.add(root / "src" / "lichtung" / "server" / "docs", arcname=name)


def keep(root: Path) -> int:
    """Write records and positions of this version, for all later ones to load."""
    from tools.kept import games_to_keep  # the rules are needed for this alone

    for game, files in games_to_keep().items():
        folder = root / "tests" / "releases" / version_of(root) / game
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        print(f"{game}: {len(files)} files")
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.release", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", nargs="?", choices=["build", "keep"], default="build")
    if parser.parse_args(arguments).what == "keep":
        return keep(ROOT)
    try:
        for check in CHECKS:
            print(f"{(check.__doc__ or '').splitlines()[0]} …", flush=True)
            check(ROOT)
    except NotReady as why:
        print(f"Not released: {why}.", file=sys.stderr)
        return 1
    build(ROOT)
    print(f"Built {version_of(ROOT)} into dist. Tag it: git tag -a v{version_of(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
