"""The example plug-in, installed as anybody would install it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent / "magpies"


def install(folder: Path) -> dict[str, str]:
    """Install the plug-in into a folder; the environment of a program that has it beside the build under test."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(SOURCE)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    paths = [str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    path = os.pathsep.join(one for one in paths if one)
    return os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
