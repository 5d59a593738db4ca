"""Constants are numbers before mypyc sees them, and the same numbers."""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compiling.folding import computed_constants
from tools.compiling.modules import compiled_modules

ROOT = Path(__file__).resolve().parents[2]
FOLDED = 440  # fewer names would mean that the pass no longer finds them; 489 when it was written
FOLD = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tools.compiling.folding import fold
print(json.dumps(fold(Path.cwd(), sys.argv[2:])))
"""
VALUES = """
import importlib, json, sys
sys.path.insert(0, "")
values = {}
for name in sys.argv[1:]:
    module = importlib.import_module(name)
    assert module.__file__.startswith(sys.path[0]), module.__file__
    values |= {f"{name}.{key}": value for key, value in vars(module).items() if type(value) is int}
print(json.dumps(values))
"""
LAYOUT = """
from typing import Final
class Layout:
    def __init__(self) -> None:
        self.end = 4
    def zone(self, size: int) -> int:
        self.end += size
        return self.end - size
FIRST: Final = 4
"""
STATE = """from __future__ import annotations
from typing import Final
import layout
from layout import FIRST, Layout

LAYOUT: Final = Layout()
DECK: Final = LAYOUT.zone(20)  # ä comment
HAND: Final[int] = LAYOUT.zone(
    10,  # cards
)
LAST: Final = (
    HAND
    + layout.FIRST
)
PAIR: Final = (DECK, HAND)
PLAIN: Final = 7
MINUS: Final = FIRST - 10
IS_OPEN: Final = HAND > DECK
END: Final = 'ü'; STEP: Final = FIRST + 1
"""


def run(program: str, *arguments: str, folder: Path) -> object:
    command = [sys.executable, "-c", program, *arguments]
    return json.loads(subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "layout.py").write_text(LAYOUT)
    (tmp_path / "state.py").write_text(STATE)
    return tmp_path


def test_what_is_computed_from_others_or_by_calls_becomes_a_number(small: Path) -> None:
    before = run(VALUES, "state", folder=small)
    assert run(FOLD, str(ROOT), "layout.py", "state.py", folder=small) == 5
    text = (small / "state.py").read_text()
    numbers = {
        node.target.id: ast.literal_eval(node.value)
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
        if not computed_constants(ast.Module([node], []))
    }
    assert numbers == {"DECK": 4, "HAND": 24, "LAST": 28, "PLAIN": 7, "END": "ü", "STEP": 5}
    assert "MINUS: Final = -6\n" in text
    assert text.count("\n") == STATE.count("\n"), "lines keep their numbers"
    assert run(VALUES, "state", folder=small) == before


def test_a_call_is_still_made_and_must_return_the_same(small: Path) -> None:
    run(FOLD, str(ROOT), "state.py", folder=small)
    program = "import json, state; print(json.dumps(state.LAYOUT.end))"
    assert run(program, folder=small) == 34
    (small / "layout.py").write_text(LAYOUT.replace("self.end = 4", "self.end = 5"))
    with pytest.raises(subprocess.CalledProcessError):
        run(program, folder=small)


def test_the_pass_finds_the_games_addresses_and_all_constants_keep_their_values(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src" / "lichtung", tmp_path / "lichtung", ignore=shutil.ignore_patterns("__pycache__", "web")
    )
    files = [file for file in compiled_modules(ROOT / "src") if not file.startswith("lichtung/server")]
    modules = [file.removesuffix(".py").replace("/", ".") for file in files]
    before = run(VALUES, *modules, folder=tmp_path)
    count = run(FOLD, str(ROOT), *files, folder=tmp_path)
    assert isinstance(count, int)
    assert count >= FOLDED
    after = run(VALUES, *modules, folder=tmp_path)
    assert before == after
