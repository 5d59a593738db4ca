"""Compiling the C files: all cores at once, and nothing twice. A small script stands in for the C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compiling.machine import missing_compiler

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or missing_compiler() is not None or (os.cpu_count() or 1) < 2,
    reason="needs a C compiler and two cores",
)
# Writes down when it begins and ends, and works on as the real one. A file that says so waits until another one has begun
# too, at most 20 seconds: it only goes on at once when two compilers run.
COMPILER = """#!/bin/sh
case "$*" in *" -c "*) echo "begin $*" >>"$LOG";; esac
case "$*" in *waits*.c*)
    for i in $(seq 200); do
        [ "$(grep -c '^begin.*waits' "$LOG")" -ge 2 ] && { echo "together" >>"$LOG"; break; }
        sleep 0.1
    done;;
esac
exec %s "$@"
"""
BUILD = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from setuptools import Extension, setup
from tools.compiling.objects import Store, builder
parts = Extension("parts", ["build/waits_a.c", "build/waits_b.c", "build/module.c"], include_dirs=["build"])
shim = Extension("shim", ["build/shim.c"])
setup(
    name="small",
    packages=[],
    py_modules=[],
    ext_modules=[parts, shim],
    cmdclass={"build_ext": builder(Store(Path("store")), lambda source: sys.argv[2:], lambda done, count: None)},
    script_args=["--quiet", "build_ext", "--inplace"],
)
"""
MODULE = """#include <Python.h>
#include "number.h"
int a(void); int b(void);
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "NAME", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_NAME(void) {
    PyObject *m = PyModule_Create(&module);
    PyModule_AddIntConstant(m, "number", NUMBER);
    return m;
}
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    sources = tmp_path / "build"
    sources.mkdir()
    (sources / "waits_a.c").write_text('#include "number.h"\nint a(void) { return NUMBER; }\n')
    (sources / "waits_b.c").write_text("int b(void) { return 2; }\n")
    (sources / "number.h").write_text("#define NUMBER 1\n")
    (sources / "module.c").write_text(MODULE.replace("NAME", "parts"))
    (sources / "shim.c").write_text(MODULE.replace("NAME", "shim"))
    compiler = tmp_path / "compiler"
    compiler.write_text(COMPILER % "cc")
    compiler.chmod(0o755)
    return tmp_path


def compile_project(project: Path, *flags: str, compiler: Path | None = None) -> list[str]:
    """Build, and return the lines of the compiler's log: which files were compiled, and whether two were at once."""
    log = project / "log"
    log.write_text("")
    env = os.environ | {"CC": str(compiler or project / "compiler"), "LOG": str(log), "LICHTUNG_COMPILE": "1"}
    subprocess.run([sys.executable, "-c", BUILD, str(ROOT), *flags], cwd=project, env=env, check=True)
    return log.read_text().splitlines()


def compiled_files(lines: list[str]) -> list[str]:
    words = [word for line in lines for word in line.split()]
    return sorted(Path(word).name for word in words if word.endswith(".c"))


def number_of(project: Path, module: str) -> int:
    program = f"import {module}; print({module}.number)"
    return int(subprocess.run([sys.executable, "-c", program], cwd=project, capture_output=True, check=True).stdout)


def test_two_compilers_run_at_once(project: Path) -> None:
    lines = compile_project(project)
    assert lines.count("together") == 2
    assert compiled_files(lines) == ["module.c", "shim.c", "waits_a.c", "waits_b.c"]


def test_only_what_changed_is_compiled_again(project: Path) -> None:
    compile_project(project)
    assert compiled_files(compile_project(project)) == []
    os.utime(project / "build" / "shim.c")  # newer, and the same
    assert compiled_files(compile_project(project)) == []
    (project / "build" / "shim.c").write_text(MODULE.replace("NAME", "shim").replace(", NUMBER)", ", NUMBER + 10)"))
    assert compiled_files(compile_project(project)) == ["shim.c"]
    assert (number_of(project, "parts"), number_of(project, "shim")) == (1, 11)


def test_a_changed_header_is_noticed_where_it_is_included(project: Path) -> None:
    compile_project(project)
    (project / "build" / "number.h").write_text("#define NUMBER 5\n")
    assert compiled_files(compile_project(project)) == ["module.c", "shim.c", "waits_a.c"]
    assert (number_of(project, "parts"), number_of(project, "shim")) == (5, 5)


def test_a_changed_header_is_noticed_behind_another_one(project: Path) -> None:
    (project / "build" / "number.h").write_text('#include "inner.h"\n')
    (project / "build" / "inner.h").write_text("#define NUMBER 1\n")
    compile_project(project)
    (project / "build" / "inner.h").write_text("#define NUMBER 6\n")
    assert compiled_files(compile_project(project)) == ["module.c", "shim.c", "waits_a.c"]


def test_another_tree_finds_what_this_one_compiled(project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    compile_project(project)
    other = tmp_path_factory.mktemp("other") / "tree"
    shutil.copytree(project, other)
    assert compiled_files(compile_project(other, compiler=project / "compiler")) == []


def test_a_changed_flag_is_noticed_and_the_old_objects_are_still_there(project: Path) -> None:
    compile_project(project)
    assert len(compiled_files(compile_project(project, "-O0"))) == 4
    assert compiled_files(compile_project(project)) == []
