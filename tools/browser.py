"""Chromium for the browser tests and the gallery: found, or installed where that is allowed.

Run `python tools/browser.py` to find or install it; it prints the path. Exit code 1 where there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of a Chromium of this machine; LICHTUNG_CHROMIUM names another."""
    named = os.environ.get("LICHTUNG_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def may_install() -> bool:
    """Whether Debian's package can be installed: by root, where apt is."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> None:
    """Install Debian's Chromium."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"]):
        subprocess.run(command, check=False, env=environment, **quiet)  # type: ignore[call-overload]


def main() -> int:
    """Find Chromium, else install it; say loudly when there is none."""
    if find() is None and may_install():
        print("Installing Chromium for the browser tests …", file=sys.stderr)
        install()
    path = find()
    if path is None:
        print(
            "No Chromium: the browser tests will be LEFT OUT. Install chromium, or set LICHTUNG_CHROMIUM.",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
