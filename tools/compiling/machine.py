"""Whether this machine can compile, and whether it shall."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


class NotCompiled(Exception):
    """Why there is no compiled build, in one line."""


class MypycFailed(NotCompiled):
    """The code is at fault, not the machine. Ends with mypyc's own words."""


def mode() -> str:
    """Returns what LICHTUNG_COMPILE says: 0, auto or 1."""
    value = os.environ.get("LICHTUNG_COMPILE") or "auto"
    if value not in ("0", "auto", "1"):
        raise SystemExit(f"LICHTUNG_COMPILE: expected 0, auto or 1, got {value!r}")
    return value


def missing_compiler() -> str | None:
    """Returns None when a C compiler can build Python extensions here, else what is missing."""
    if sys.platform == "win32":
        return None  # setuptools knows where to look for one there
    command = c_compiler()
    if shutil.which(command[0]) is None:
        return f"no C compiler ({command[0]} not found)"
    with tempfile.TemporaryDirectory() as tmp:
        source = Path(tmp) / "probe.c"
        source.write_text("#include <Python.h>\nint probe;\n", encoding="utf-8")
        flags = [f"-I{folder}" for folder in python_headers()] + ["-c", str(source), "-o", f"{tmp}/probe.o"]
        result = subprocess.run([*command, *flags], capture_output=True, text=True)
    if result.returncode == 0:
        return None
    if "Python.h" in result.stderr:
        return "the C compiler finds no Python.h (the Python development package is missing)"
    return f"no working C compiler ({command[0]} fails)"


def c_compiler() -> list[str]:
    """Returns the command of the C compiler that extensions are built with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def python_headers() -> list[str]:
    """Returns the folders of Python's own headers."""
    return sorted({sysconfig.get_path("include"), sysconfig.get_path("platinclude")})


def tail(text: str, lines: int = 15) -> str:
    """Returns the last lines of a text."""
    return "\n".join(text.strip().splitlines()[-lines:])
