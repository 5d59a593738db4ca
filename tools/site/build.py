"""The documents as a site: `python -m tools.site.build` builds it into the package, where the server shows it under /docs.

Any warning (a link that leads nowhere, a name that does not exist) is an error. Nothing is done when it is up to date.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools import web

ROOT: Final = Path(__file__).resolve().parents[2]
OUT: Final = ROOT / "src" / "lichtung" / "server" / "docs"
STAMP: Final = ".built"
SOURCES: Final = (
    "docs",
    "mkdocs.yml",
    "tools/site",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "CREDITS.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
)


def fingerprint() -> str:
    """Changes whenever the site could: its pages, and the sources that the reference is made from."""
    return web.digest(*[ROOT / name for name in SOURCES], *sorted((ROOT / "src").rglob("*.py")))


def build() -> int:
    """Build the site, unless nothing has changed since; returns the exit code."""
    wanted, stamp = fingerprint(), OUT / STAMP
    if not stamp.is_file() or stamp.read_text() != wanted:
        web.fetch()
        # The theme advertises its successor at every build.
        environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
        done = subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=ROOT, env=environment)
        if done.returncode:
            return done.returncode
        stamp.write_text(wanted)
    if web.COMPILED.is_dir():
        shutil.copytree(OUT, web.COMPILED / "docs", dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(build())
