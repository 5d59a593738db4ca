"""build/compiled: a mirror of the sources with the compiled modules beside them, brought up to date."""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.compiling.group import build_group, extension_modules
from tools.compiling.machine import MypycFailed, NotCompiled, missing_compiler, mode, tail
from tools.compiling.modules import COMPILED, SERVED, compiled_modules

STAMP: Final = ".compiled"
OWN: Final = Path(__file__).resolve().parent
CHECK: Final = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__ or ''
    assert not file.endswith('.py'), f'{name} was loaded from {file}'
"""


def compile_tree(src_root: Path, dest_root: Path, store: Path) -> None:
    """Bring dest_root up to date, compiled. Does no work when nothing changed; leaves plain sources when it fails."""
    wanted = fingerprint(src_root)
    fresh = is_fresh(src_root, dest_root)
    mirror(src_root, dest_root)
    if fresh and mode() != "0":
        return
    make_plain(dest_root)
    if mode() == "0":
        raise NotCompiled("LICHTUNG_COMPILE is 0")
    files = compiled_modules(src_root)
    if missing_compiler() is None and files:
        print(f"Compiling {len(files)} modules …", file=sys.stderr)
    try:
        build_group(src_root, dest_root, store)
        check_imports(dest_root, files)
    except NotCompiled:
        make_plain(dest_root)
        raise
    (dest_root / STAMP).write_text(wanted, encoding="utf-8")


def is_fresh(src_root: Path, dest_root: Path) -> bool:
    """Whether the compiled modules are there and of these sources."""
    stamp = dest_root / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint(src_root)


def fingerprint(src_root: Path) -> str:
    """Returns what changes whenever the compiled modules could: sources, these tools, Python, mypy, C compiler settings."""
    digest = hashlib.sha256()
    for fact in (sys.version, sys.base_prefix, platform.platform(), importlib.metadata.version("mypy")):
        digest.update(fact.encode())
    for name in ("CC", "CFLAGS", "LDFLAGS", "LICHTUNG_FOLD"):
        digest.update(f"{name}={os.environ.get(name)}".encode())
    sources = {path for folder in COMPILED for path in (src_root / folder).rglob("*.py")}
    sources |= {src_root / name for name in compiled_modules(src_root)}
    for path in [*sorted(OWN.glob("*.py")), *sorted(sources)]:
        digest.update(path.name.encode() if path.parent == OWN else path.relative_to(src_root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def mirror(src_root: Path, dest_root: Path) -> None:
    """Make dest_root's plain files equal to src_root's; extension modules stay untouched."""
    wanted = set(files_under(src_root))
    dest_root.mkdir(parents=True, exist_ok=True)
    for relative in set(files_under(dest_root)) - wanted - {Path(STAMP)}:
        (dest_root / relative).unlink()
    for relative in sorted(wanted):
        source, target = src_root / relative, dest_root / relative
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def files_under(root: Path) -> Iterable[Path]:
    """Returns the plain files of a tree, relative to it."""
    for path in root.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(root)


def check_imports(dest_root: Path, files: list[str]) -> None:
    """Every module of the group really loads, and from its compiled form."""
    served = importlib.util.find_spec("msgspec") is not None  # the server may be left out of an installation
    names = [file.removesuffix(".py").replace("/", ".") for file in files if served or file not in SERVED]
    env = os.environ | {"PYTHONPATH": str(dest_root), "PYTHONDONTWRITEBYTECODE": "1"}
    result = subprocess.run([sys.executable, "-c", CHECK, *names], env=env, capture_output=True, text=True)
    if result.returncode:
        raise MypycFailed("the compiled modules cannot be imported:\n" + tail(result.stderr))


def make_plain(dest_root: Path) -> None:
    """Leave nothing compiled behind."""
    (dest_root / STAMP).unlink(missing_ok=True)
    for built in extension_modules(dest_root):
        built.unlink()
