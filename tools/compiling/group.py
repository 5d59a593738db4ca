"""mypyc and the C compiler at work, in a temporary copy of the sources: `src/` never sees a compiled file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.compiling import folding
from tools.compiling.machine import MypycFailed, NotCompiled, missing_compiler, tail
from tools.compiling.modules import compiled_modules, is_hot
from tools.compiling.narrow import GROUP, narrow
from tools.compiling.objects import Store, builder

# What these import and is not compiled is looked up when it is used: a wheel is built where its libraries are not installed.
SETTINGS: Final = """
[mypy]
[mypy-lichtung.server.*,msgspec.*]
follow_imports = skip
ignore_missing_imports = True
"""
HIDDEN: Final = [] if sys.platform == "win32" else ["-fvisibility=hidden"]  # docs/decisions/0007
CONFIG: Final = "mypyc.ini"
IGNORED: Final = shutil.ignore_patterns("*.so", "*.pyd", "*.pyc", "__pycache__", ".mypy_cache", "web", "docs")
ENTRY: Final = Path(__file__).resolve().parents[1] / "compile.py"


def build_group(src_root: Path, dest_root: Path, store: Path) -> None:
    """Compile the group in a temporary tree and put the extension modules, and only them, under dest_root."""
    if missing := missing_compiler():
        raise NotCompiled(missing)
    files = compiled_modules(src_root)
    if not files:
        raise NotCompiled("there is nothing to compile yet")
    with tempfile.TemporaryDirectory(prefix="lichtung-mypyc-") as tmp:
        work = Path(tmp) / "src"
        shutil.copytree(src_root, work, ignore=IGNORED)
        command = [sys.executable, str(ENTRY), "--group", str(store.resolve()), *files]
        result = subprocess.run(command, cwd=work, capture_output=True, text=True)
        if result.returncode:
            raise MypycFailed("mypyc failed:\n" + tail(result.stdout + result.stderr))
        for built in extension_modules(work):
            target = dest_root / built.relative_to(work)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(built, target)


def run_mypyc(store: str, files: list[str]) -> None:
    """In the temporary tree: build the group in place. Runs in a process of its own, since setuptools wants one."""
    from mypyc.build import mypycify
    from setuptools import setup

    if folding.is_wanted():
        folding.fold(Path.cwd(), files)
    # Being strict is the business of `make check`. One group, but a C file for each module: one file for all takes the C
    # compiler four times as long and only one core.
    Path(CONFIG).write_text(SETTINGS, encoding="utf-8")
    extensions = mypycify(
        [f"--config-file={CONFIG}", *files],
        opt_level="3",
        debug_level="0",
        separate=False,
        multi_file=True,
        group_name="lichtung",
    )
    narrow(Path("build"))
    for extension in extensions:
        extension.extra_compile_args += HIDDEN
    cold = {c_file(name) for name in files if not is_hot(name)}
    setup(
        name="lichtung-compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": builder(Store(Path(store)), lambda source: flags_of(source, cold), write_progress)},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def write_progress(done: int, count: int) -> None:
    """Tell whoever waits how much is compiled, if LICHTUNG_PROGRESS names a file for it."""
    if path := os.environ.get("LICHTUNG_PROGRESS"):
        Path(path).write_text(f"{done / count:.3f}", encoding="ascii")


def c_file(module: str) -> str:
    """Returns the name of the C file that mypyc writes for a module."""
    return f"__native_{module.removesuffix('.py').replace('/', '___')}.c"


def flags_of(source: str, cold: set[str]) -> list[str]:
    """Returns the flags of one C file: cold modules and the group's tables need no thorough work."""
    name = Path(source).name
    return ["-O1"] if sys.platform != "win32" and (name in cold or name == GROUP) else []


def extension_modules(root: Path) -> list[Path]:
    """Returns the built extension modules of a tree, without setuptools' own build folder."""
    paths = [path for pattern in ("*.so", "*.pyd") for path in root.rglob(pattern)]
    return sorted(path for path in paths if path.relative_to(root).parts[0] != "build")
