"""Compile the C files of all extension modules on all cores, and nothing that was compiled before.

What is compiled is kept under the name of everything that it is made of: the C file, the headers around it, the compiler and
its flags. The same goes for what is linked. So it does not matter which file is newer, and two builds can share the folder.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from tools.compiling.machine import c_compiler, python_headers

KEPT_DAYS: Final = 14  # an object that no build has used is kept this long
INCLUDED: Final = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


def digest(*facts: object) -> str:
    """Returns a fingerprint of facts in their order."""
    return hashlib.sha256("\0".join(str(fact) for fact in facts).encode()).hexdigest()


def digest_of_folders(folders: Iterable[str]) -> str:
    """Returns a fingerprint of what C files in folders say, wherever the folders are: another tree has the same."""
    files = [(folder, path) for folder in folders for path in Path(folder).rglob("*.[ch]")]
    return digest(
        *sorted(f"{path.relative_to(folder)} {digest_of_file(path)}" for folder, path in files),
    )


def digest_of_file(path: Path) -> str:
    """Returns a fingerprint of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def digest_of_includes(source: Path, folders: Iterable[str]) -> str:
    """Returns a fingerprint of the headers in folders that a C file includes, itself or by way of another one."""
    found: dict[Path, str] = {}
    waiting = [source]
    while waiting:
        including = waiting.pop()
        for name in INCLUDED.findall(including.read_text(encoding="utf-8")):
            places = (including.parent / name, *(Path(folder) / name for folder in folders))
            path = next((place for place in places if place.is_file()), None)
            if path is not None and path not in found:
                found[path] = digest_of_file(path)
                waiting.append(path)
    return digest(*(f"{path.name} {found[path]}" for path in sorted(found)))


def compiler_identity() -> str:
    """Returns what the C compiler says it is, where it can say it."""
    if sys.platform == "win32":
        return sys.version  # its compiler is found by setuptools; Python names the one that it was built with
    return subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True).stdout


class Store:
    """A folder of compiled files by what they are made of."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        folder.mkdir(parents=True, exist_ok=True)

    def get(self, key: str, suffix: str, make: Callable[[Path], None]) -> Path:
        """Returns the file with a key; makes it if it is not there."""
        path = self.folder / f"{key}{suffix}"
        try:
            os.utime(path)
            return path
        except FileNotFoundError:
            pass
        with tempfile.TemporaryDirectory(dir=self.folder) as own:
            made = Path(own) / f"made{suffix}"
            make(made)
            made.replace(path)  # at once: another build may look for it
        return path

    def clean(self) -> None:
        """Remove what no build has used for a while."""
        for path in self.folder.iterdir():
            if path.is_file() and path.stat().st_mtime < time.time() - KEPT_DAYS * 86_400:
                path.unlink(missing_ok=True)


def builder(store: Store, flags_of: Callable[[str], list[str]], report: Callable[[int, int], None]) -> Any:
    """Returns setuptools' command `build_ext`, with a store; `flags_of` says what a C file needs besides.

    `report` is told how many files are compiled, of how many.
    """
    from setuptools.command.build_ext import build_ext

    class Builder(build_ext):  # type: ignore[misc]
        """Compiles all files of all extensions side by side, then links side by side."""

        def build_extensions(self) -> None:
            folders = {folder for extension in self.extensions for folder in extension.include_dirs}
            self.base = digest(
                compiler_identity(),
                sorted((name, str(value)) for name, value in vars(self.compiler).items() if "exe" in name),
                [getattr(self.compiler, name, None) for name in ("compiler_so", "linker_so", "compiler_type")],
                digest_of_folders(sorted({*filter(os.path.isabs, folders), *python_headers()})),
            )
            sources = [(path, extension) for extension in self.extensions for path in extension.sources]
            sources.sort(key=lambda pair: -os.path.getsize(pair[0]))  # the longest first: no core waits at the end
            self.done, self.count = 0, len(sources)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = pool.map(lambda pair: self.compile_one(*pair), sources)
                self.objects = dict(zip((path for path, _ in sources), compiled, strict=True))
                list(pool.map(self.link, self.extensions))
            store.clean()

        def compile_one(self, source: str, extension: Any) -> Path:
            """Returns the object of a C file."""
            flags = [*extension.extra_compile_args, *flags_of(source)]
            folders = list(extension.include_dirs)

            def make(path: Path) -> None:
                made = self.compiler.compile(
                    [source], output_dir=str(path.parent), include_dirs=folders, extra_postargs=flags
                )
                shutil.move(made[0], path)

            ours = [folder for folder in folders if not os.path.isabs(folder)]  # only these change between two builds
            key = digest(self.base, flags, digest_of_file(Path(source)), digest_of_includes(Path(source), ours))
            compiled = store.get(key, ".o", make)
            self.done += 1
            report(self.done, self.count)
            return compiled

        def link(self, extension: Any) -> None:
            """Link an extension module to its place."""
            objects = [str(self.objects[source]) for source in extension.sources]
            target = Path(self.get_ext_fullpath(extension.name))
            settings = {
                "libraries": self.get_libraries(extension),
                "library_dirs": extension.library_dirs,
                "extra_postargs": extension.extra_link_args,
                "export_symbols": self.get_export_symbols(extension),
                "target_lang": "c",
            }

            def make(path: Path) -> None:
                self.compiler.link_shared_object(objects, str(path), build_temp=str(path.parent), **settings)

            key = digest(self.base, [Path(path).stem for path in objects], sorted(settings.items()))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(store.get(key, target.suffix, make), target)

    return Builder
