"""Compile the rules with mypyc: one group, -O3, never inside src/.

`python tools/compile.py` mirrors src/ to build/compiled/ and puts the compiled modules beside the sources there, so
that `PYTHONPATH=build/compiled` runs the compiled program. The wheel's build hook shares `compile_into`.

The environment variable LICHTUNG_COMPILE says how much it matters: `0` never compile, `auto` (default) fall back to
plain Python and say so in one line, `1` fail when it cannot be done.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

COMPILED = ("lichtung/kernel", "lichtung/games", "lichtung/bots", "lichtung/table")
NOT_COMPILED = (
    "lichtung/kernel/errors.py",
    "lichtung/kernel/vecs.py",
    "lichtung/table/errors.py",
    "lichtung/table/facts.py",
)
NOT_COMPILED_OF_A_GAME = ("arena.py", "research.py", "terminal")  # what is in its folder and not hot
DECLARATIONS = ("__init__.py", "schema.py")  # lists of packages; types that tools read from their annotations
# The way of a move through the server. The rest of it is not hot, or made of classes that mypyc cannot compile.
SERVED = (
    "lichtung/server/play/lock.py",
    "lichtung/server/play/moves.py",
    "lichtung/server/play/table.py",
    "lichtung/server/store/writer.py",
    "lichtung/server/transport/conversation.py",
    "lichtung/server/transport/limits.py",
    "lichtung/server/transport/line.py",
    "lichtung/server/websocket/framing.py",
)
# What these import and is not compiled is looked up when it is used: a wheel is built where its libraries are not installed.
SETTINGS = """
[mypy]
[mypy-lichtung.server.*,msgspec.*]
follow_imports = skip
ignore_missing_imports = True
"""

HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]  # docs/decisions/0007

ROOT = Path(__file__).resolve().parent.parent
STAMP = ".compiled"
CONFIG = "mypyc.ini"
IGNORED = shutil.ignore_patterns("*.so", "*.pyd", "*.pyc", "__pycache__", ".mypy_cache")


class NotCompiled(Exception):
    """Why there is no compiled build, in one line."""


class MypycFailed(NotCompiled):
    """The code is at fault, not the machine. Ends with mypyc's own words."""


def mode() -> str:
    """What LICHTUNG_COMPILE says: 0, auto or 1."""
    value = os.environ.get("LICHTUNG_COMPILE") or "auto"
    if value not in ("0", "auto", "1"):
        raise SystemExit(f"LICHTUNG_COMPILE: expected 0, auto or 1, got {value!r}")
    return value


def compiled_modules(src_root: Path) -> list[str]:
    """The files of the group, relative to the source root, in a fixed order."""
    found = (p for d in COMPILED for p in (src_root / d).rglob("*.py") if is_compiled(p.relative_to(src_root)))
    served = {name for name in SERVED if (src_root / name).exists()}
    return sorted(({p.relative_to(src_root).as_posix() for p in found} | served) - set(NOT_COMPILED))


def is_compiled(file: Path) -> bool:
    """Whether a file of a compiled folder is compiled itself: not declarations, not what is drawn with."""
    return file.name not in DECLARATIONS and not set(NOT_COMPILED_OF_A_GAME) & set(file.parts[3:])


def missing_compiler() -> str | None:
    """None when a C compiler can build Python extensions here, else what is missing."""
    if sys.platform == "win32":
        return None  # setuptools knows where to look for one there
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"no C compiler ({command[0]} not found)"
    includes = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    with tempfile.TemporaryDirectory() as tmp:
        source = Path(tmp) / "probe.c"
        source.write_text("#include <Python.h>\nint probe;\n", encoding="utf-8")
        flags = [f"-I{i}" for i in sorted(includes)] + ["-c", str(source), "-o", f"{tmp}/probe.o"]
        result = subprocess.run([*command, *flags], capture_output=True, text=True)
    if result.returncode == 0:
        return None
    if "Python.h" in result.stderr:
        return "the C compiler finds no Python.h (the Python development package is missing)"
    return f"no working C compiler ({command[0]} fails)"


def build_group(src_root: Path, dest_root: Path) -> None:
    """Compile the group in a temporary tree and put the extension modules, and only them, under dest_root."""
    if missing := missing_compiler():
        raise NotCompiled(missing)
    files = compiled_modules(src_root)
    if not files:
        raise NotCompiled("there is nothing to compile yet")
    with tempfile.TemporaryDirectory(prefix="lichtung-mypyc-") as tmp:
        work = Path(tmp) / "src"
        shutil.copytree(src_root, work, ignore=IGNORED)
        command = [sys.executable, str(Path(__file__).resolve()), "--group", *files]
        result = subprocess.run(command, cwd=work, capture_output=True, text=True)
        if result.returncode:
            raise MypycFailed("mypyc failed:\n" + tail(result.stdout + result.stderr))
        for built in extension_modules(work):
            target = dest_root / built.relative_to(work)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(built, target)


def run_mypyc(files: list[str]) -> None:
    """In the temporary tree: build the group in place. Runs in a process of its own, since setuptools wants one."""
    from mypyc.build import mypycify
    from setuptools import setup

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
    compile_in_parallel()
    for extension in extensions:
        extension.extra_compile_args += HIDDEN
    setup(
        name="lichtung-compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


def compile_in_parallel() -> None:
    """Let setuptools compile the C files of one extension on all cores; by itself it takes one after the other.

    `build_ext` takes its compiler from `distutils`, which setuptools provides; `setuptools._distutils` is a second copy of
    the same class, and changing that one has no effect.
    """
    from distutils.ccompiler import CCompiler

    compiler: Any = CCompiler
    one_by_one = compiler.compile

    def all_at_once(self: Any, sources: list[str], *args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiled = pool.map(lambda source: one_by_one(self, [source], *args, **options), sources)
            return [path for paths in compiled for path in paths]

    compiler.compile = all_at_once


def extension_modules(root: Path) -> list[Path]:
    """The built extension modules of a tree, without setuptools' own build folder."""
    found = [p for pattern in ("*.so", "*.pyd") for p in root.rglob(pattern)]
    return sorted(p for p in found if p.relative_to(root).parts[0] != "build")


def tail(text: str, lines: int = 15) -> str:
    return "\n".join(text.strip().splitlines()[-lines:])


def compile_into(src_root: Path, dest_root: Path) -> bool:
    """True when the compiled modules are under dest_root. If not, says why in one line, or raises when they must be."""
    if mode() == "0":
        return False
    try:
        build_group(src_root, dest_root)
    except NotCompiled as why:
        if mode() == "1":
            raise
        report(why)
        return False
    return True


def report(why: NotCompiled) -> None:
    print(f"Not compiled, plain Python instead: {why}", file=sys.stderr)


# What `make compile` does.


def fingerprint(src_root: Path) -> str:
    """Changes whenever the compiled modules could: sources, this file, Python, mypy, C compiler settings."""
    digest = hashlib.sha256()
    for fact in (sys.version, sys.executable, platform.platform(), importlib.metadata.version("mypy")):
        digest.update(fact.encode())
    for name in ("CC", "CFLAGS", "LDFLAGS"):
        digest.update(f"{name}={os.environ.get(name)}".encode())
    sources = {p for d in COMPILED for p in (src_root / d).rglob("*.py")}
    sources |= {src_root / name for name in compiled_modules(src_root)}
    for path in [Path(__file__), *sorted(sources)]:
        digest.update(path.name.encode() if path == Path(__file__) else path.relative_to(src_root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def files_under(root: Path) -> Iterable[Path]:
    for path in root.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(root)


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


def check_imports(dest_root: Path, files: list[str]) -> None:
    """Every module of the group really loads, and from its compiled form."""
    served = importlib.util.find_spec("msgspec") is not None  # the server may be left out of an installation
    names = [f.removesuffix(".py").replace("/", ".") for f in files if served or f not in SERVED]
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__ or ''\n"
        "    assert not file.endswith('.py'), f'{name} was loaded from {file}'\n"
    )
    env = os.environ | {"PYTHONPATH": str(dest_root), "PYTHONDONTWRITEBYTECODE": "1"}
    result = subprocess.run([sys.executable, "-c", program, *names], env=env, capture_output=True, text=True)
    if result.returncode:
        raise MypycFailed("the compiled modules cannot be imported:\n" + tail(result.stderr))


def compile_tree(src_root: Path, dest_root: Path) -> None:
    """Bring dest_root up to date, compiled. Does no work when nothing changed; leaves plain sources when it fails."""
    stamp, wanted = dest_root / STAMP, fingerprint(src_root)
    fresh = stamp.exists() and stamp.read_text(encoding="utf-8") == wanted
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
        build_group(src_root, dest_root)
        check_imports(dest_root, files)
    except NotCompiled:
        make_plain(dest_root)
        raise
    stamp.write_text(wanted, encoding="utf-8")


def make_plain(dest_root: Path) -> None:
    (dest_root / STAMP).unlink(missing_ok=True)
    for built in extension_modules(dest_root):
        built.unlink()


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--group"]:
        run_mypyc(arguments[1:])
        return 0
    parser = argparse.ArgumentParser(description="Mirror src/ to build/compiled/ and compile the rules there.")
    parser.add_argument(
        "--strict", action="store_true", help="a missing C compiler is excused, code that mypyc refuses is not"
    )
    strict = parser.parse_args(arguments).strict
    try:
        compile_tree(ROOT / "src", ROOT / "build" / "compiled")
    except NotCompiled as why:
        report(why)
        return 1 if mode() == "1" or (strict and isinstance(why, MypycFailed)) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
