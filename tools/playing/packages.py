"""Install packages into this environment: with uv, which takes seconds, or with pip where uv cannot be had."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.playing.steps import Steps

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = Path(sys.prefix)
PIP: Final = [sys.executable, "-m", "pip"]
# Where pip is told to look for packages, uv shall look too.
SETTINGS: Final = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
}


def stamp_of(extra: str) -> Path:
    """Returns the file that says for what the packages of an extra were installed."""
    return FOLDER / f".installed-{extra}"


def state() -> str:
    """Returns what the installed packages depend on."""
    return f"{ROOT} {hashlib.sha256((ROOT / 'pyproject.toml').read_bytes()).hexdigest()}"


def is_installed(extra: str) -> bool:
    """Whether the packages of an extra are here; a contributor's environment has all of them."""
    if stamp_of("dev").exists():
        return True
    stamp = stamp_of(extra)
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == state()


def install(extra: str, steps: Steps) -> bool:
    """Install this project with an extra. Returns whether it succeeded."""
    env = os.environ | {"LICHTUNG_COMPILE": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "UV_PYTHON_DOWNLOADS": "never"}
    wanted = ["--editable", f".[{extra}]"]
    uv = FOLDER / "bin" / "uv"
    if not uv.exists():
        steps.run([*PIP, "install", "--quiet", "uv"], env, ROOT)
    quick = [str(uv), "pip", "install", "--quiet", "--python", sys.executable, *wanted]
    done = uv.exists() and steps.run(quick, env | uv_settings(), ROOT)
    if not done:
        done = steps.run([*PIP, "install", "--quiet", *wanted], env, ROOT)
    if done:
        stamp_of(extra).write_text(state(), encoding="utf-8")
    return done


def uv_settings() -> dict[str, str]:
    """Returns pip's settings as uv reads them from the environment."""
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True).stdout
    settings: dict[str, str] = {}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        variable = SETTINGS.get(name.rpartition(".")[2])
        if variable and variable not in os.environ:
            settings[variable] = " ".join(value.strip("'\"").split("\\n")).strip()
    if "UV_INDEX" in settings:
        settings.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")  # as pip does: the newest of all indexes
    return settings
