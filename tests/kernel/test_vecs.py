"""The stand-in for packed vectors behaves like the real ones, as far as the rules use them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src"  # never compiled

PROGRAM = """
from mypy_extensions import i64
from lichtung.kernel.vecs import append, vec
v = vec[i64]([3, 1, 2])
w = v[:]
w[0] = 9
u = append(vec[i64](capacity=4), 5)
u = append(u, 6)
part = v[1:3]
print(list(v), list(w), list(u), list(part), len(v), v[2], list(vec[i64]([])), [int(x) for x in v])
v[1] += 4
print(list(v), 4 in list(v))
"""


def run(prelude: str) -> str:
    return subprocess.run([sys.executable, "-c", prelude + PROGRAM], capture_output=True, text=True, check=True).stdout


def test_lists_and_packed_vectors_do_the_same() -> None:
    real = "import sys, types, librt.vecs\nm = types.ModuleType('lichtung.kernel.vecs')\n"
    real += "m.vec, m.append = librt.vecs.vec, librt.vecs.append\nsys.modules['lichtung.kernel.vecs'] = m\n"
    assert run("") == run(real)


def test_nothing_needs_librt_when_nothing_is_compiled() -> None:
    program = "import sys\nsys.modules['librt'] = None\nsys.modules['librt.vecs'] = None\nimport lichtung\n"
    program += "print(lichtung.game('sylvion').playouts(games=2, mode='introductory')[1])\n"
    env = os.environ | {"PYTHONPATH": str(SOURCES)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert "2" == done.stdout.strip()
