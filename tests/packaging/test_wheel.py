"""The wheel, as somebody gets it who has nothing but Python: installed into an empty environment, it serves and plays."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "examples" / "bot.py"
ADDRESS = re.compile(r"http://[\w.:]+")


def built(folder: Path, *arguments: str, **settings: str) -> None:
    """Build with the project's own tools; what they need is installed already."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--quiet", "--outdir", str(folder), *arguments]
    subprocess.run(command, cwd=ROOT, env=os.environ | settings, check=True)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, and from it the wheel, compiled."""
    folder = tmp_path_factory.mktemp("dist")
    built(folder, ".", LICHTUNG_COMPILE="1")
    return folder


def only(folder: Path, pattern: str) -> Path:
    (path,) = folder.glob(pattern)
    return path


def installed(folder: Path, wheel: Path) -> Path:
    """An empty environment with the wheel and what the server needs; its folder of programs."""
    venv.create(folder, with_pip=True)
    programs = folder / "bin"
    install = [str(programs / "python"), "-m", "pip", "install", "--quiet", f"{wheel}[server]"]
    subprocess.run(install, check=True, cwd=folder)
    return programs


@contextmanager
def served(programs: Path, home: Path) -> Iterator[str]:
    """The installed program, serving; its address."""
    environment = {
        "PATH": f"{programs}:/usr/bin:/bin",
        "HOME": str(home),
        "XDG_STATE_HOME": str(home),
        "LANG": "C.UTF-8",
    }
    command = [str(programs / "lichtung"), "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=home, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        try:
            said = ADDRESS.search(program.stdout.readline())
            assert said is not None
            yield said[0]
        finally:
            program.terminate()


def loaded_from(programs: Path, module: str) -> str:
    code = f"import {module}; print({module}.__file__)"
    return subprocess.run([programs / "python", "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def play(programs: Path, origin: str, game: str) -> dict[str, object]:
    done = subprocess.run([programs / "python", BOT, origin, game], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    result: dict[str, object] = ast.literal_eval(done.stdout)
    return result


def test_the_wheel_serves_its_page_and_plays_over_the_socket(dist: Path, tmp_path: Path) -> None:
    programs = installed(tmp_path / "env", only(dist, "*.whl"))
    assert not loaded_from(programs, "lichtung.kernel.state").endswith(".py")
    with served(programs, tmp_path) as origin:
        page = urlopen(origin).read().decode()
        assert "<script" in page
        assert "not built" not in page
        for game in ("sylvion", "equinox"):
            assert "reason" in play(programs, origin, game)


def test_the_sdist_builds_without_a_compiler_and_without_node(dist: Path, tmp_path: Path) -> None:
    with tarfile.open(only(dist, "*.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    source = only(tmp_path, "lichtung-*")
    programs = Path(sys.executable).parent
    bare = tmp_path / "bare"
    bare.mkdir()
    (bare / "python").symlink_to(programs / "python")
    out = tmp_path / "out"
    built(out, "--wheel", str(source), PATH=str(bare), CC="no-such-compiler")
    wheel = only(out, "*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    programs = installed(tmp_path / "env", wheel)
    assert loaded_from(programs, "lichtung.kernel.state").endswith(".py")
    with served(programs, tmp_path) as origin:
        assert "<script" in urlopen(origin).read().decode()
        assert "reason" in play(programs, origin, "urbion")
