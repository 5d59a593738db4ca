"""The mutants themselves: which slips are made, that tests notice them, and that what is unchanged passes."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.mutants.live import NotLive, function_at
from tests.mutants.mutator import Mutant, mutants, mutated, parameters_of
from tests.mutants.run import every_mutant, folders, sources, survivors

ROOT = Path(__file__).resolve().parent.parent.parent
RUN = ROOT / "tests" / "mutants" / "run.py"

MADE_UP = '''"""A made-up module, 1 or 2."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ast

LIMIT: int = 7
FEW = [3]


def room(held: int, limit: int) -> bool:
    """Whether there is room for 1."""
    return held < limit


def fill(names: list[str], wanted: str) -> bool:
    if wanted in names and not wanted.isspace():
        return False
    names.append(f"{wanted} {1}")
    return room(len(names), LIMIT)
'''
SLIPS = """
    : FEW = [3]  =>  FEW = [4]
    : FEW = [3]  =>  FEW = [2]
    room: return held < limit  =>  return held <= limit
    fill: if wanted in names and (not wanted.isspace()):  =>  if not (wanted in names and (not wanted.isspace())):
    fill: if wanted in names and (not wanted.isspace()):  =>  if wanted in names or not wanted.isspace():
    fill: if wanted in names and (not wanted.isspace()):  =>  if wanted not in names and (not wanted.isspace()):
    fill: if wanted in names and (not wanted.isspace()):  =>  if wanted in names and wanted.isspace():
    fill: return False  =>  pass
    fill: return False  =>  return True
    fill: names.append(f'{wanted} {1}')  =>  pass
    fill: return room(len(names), LIMIT)  =>  return room(LIMIT, len(names))
"""

# One real slip in each game, and tests that must notice it.
REAL = {
    "games/sylvion/clearing.py fight: if attack < defence and (not bearer):  =>  if attack <= defence": (
        "tests/games/sylvion/test_combat.py"
    ),
    "games/urbion/city.py is_balanced: return not is_empty(s, row) and total(s, row) == 0  =>  return not is_empty(s, row) or": (
        "tests/games/urbion/test_general.py"
    ),
    "games/equinox/turn.py Discard.run: s.then(frame(frames.CHOOSE_DISCARD, DISCARD_LIMIT), frame(frames.TAKE_BACK), frame(frames.DRAW))  =>  pass": (
        "tests/games/equinox/test_discard.py"
    ),
    "games/tribes/forest.py lay_tile: if s.data[slot] == tile:  =>  if s.data[slot] != tile:": (
        "tests/games/tribes/test_forest.py"
    ),
    "games/sylvion/setup.py : RECRUITS_AND_FEATS: Final = recruits(True)  =>  RECRUITS_AND_FEATS: Final = recruits(False)": (
        "tests/games/sylvion/test_feat.py"
    ),
}


def made_up() -> list[Mutant]:
    return mutants("made_up.py", MADE_UP, parameters_of([MADE_UP]))


def tried(*more: str) -> str:
    """What `make test-mutants` says about the real slips."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and not name.startswith("PYTEST")}
    command = [sys.executable, str(RUN), "--only", *REAL, "--tests", *sorted(set(REAL.values())), *more]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True).stdout


def test_slips_are_made_where_something_runs_and_nowhere_else() -> None:
    assert SLIPS.split("\n")[1:-1] == [f"    {mutant.key.removeprefix('made_up.py ')}" for mutant in made_up()]


@pytest.mark.parametrize("mutant", made_up(), ids=lambda mutant: mutant.change)
def test_a_slip_changes_its_statement_and_nothing_else(mutant: Mutant) -> None:
    before = ast.unparse(ast.parse(MADE_UP)).splitlines()
    after = ast.unparse(mutated(MADE_UP, mutant, parameters_of([MADE_UP]))).splitlines()
    changed = [f"{old.strip()}  =>  {new.strip()}" for old, new in zip(before, after, strict=True) if old != new]
    assert [mutant.change] == changed


def test_every_slip_has_a_name_of_its_own() -> None:
    found, _ = every_mutant()
    assert len(found) == len({mutant.key for mutant in found}) > 5_000


def test_slips_that_cannot_be_noticed_still_exist_and_have_a_reason() -> None:
    listed = survivors()
    found, _ = every_mutant(tuple(listed))
    assert set(listed) <= {mutant.key for mutant in found}
    assert all(len(reason) > 10 for reason in listed.values())


def test_tests_that_concern_a_file_exist() -> None:
    for file in sources():
        assert [folder for folder in folders(file) if not (ROOT / folder).is_dir()] == []


class Wrapped:
    """A function in everything that may be around one."""

    @property
    def size(self) -> int:
        return 1

    @classmethod
    def found(cls) -> int:
        return 2

    @staticmethod
    def counted() -> int:
        return 3

    @staticmethod
    @cache
    def remembered() -> int:
        return 4


def test_a_function_is_found_behind_what_wraps_it() -> None:
    here = sys.modules[__name__]  # the rules may be compiled, this is not
    for name in ("size", "found", "counted", "remembered"):
        assert function_at(here, f"Wrapped.{name}").__name__ == name
    with pytest.raises(NotLive):
        function_at(here, "Wrapped.nothing")


def test_a_slip_in_each_game_is_noticed() -> None:
    said = tried()
    assert f"{len(REAL)} of {len(REAL)} noticed: 100.0%" in said, said


def test_games_without_a_slip_pass() -> None:
    said = tried("--unchanged")
    assert f"0 of {len(REAL)} noticed: 0.0%" in said, said
