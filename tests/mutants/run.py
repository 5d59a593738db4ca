"""`make test-mutants`: make slips in the rules, one at a time, and see whether a test notices.

`make test-mutants ARGS="--budget 200 --seed 1 --only games/urbion"` tries 200 of the mutants of Urbion. Whatever survives
is printed; survivors.toml lists those that change nothing that could be seen, each with the reason. Fails when less than
MIN_SCORE of the others is noticed, when a listed one is noticed, or when the tests fail without any mutant.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import pytest  # noqa: E402

from tests.mutants.judging import QUIET, Judge, Verdict  # noqa: E402
from tests.mutants.live import SOURCE  # noqa: E402
from tests.mutants.mutator import UNCHANGED, Mutant, Parameters, mutants, parameters_of  # noqa: E402

MIN_SCORE = 0.95
BUDGET = 300
BROKEN = ("games", "kernel", "table")  # the packages that are broken on purpose, where they have tests of their own
LEFT_OUT = ("words.py", "phrases.py", "bots/", "terminal/")  # names of things, which golden files hold; no rules
SURVIVORS = Path(__file__).with_name("survivors.toml")
SHARED = ("kernel", "contract", "records", "properties")  # folders of tests that concern every game


def sources() -> dict[str, str]:
    """Returns the files that may be broken, with their text."""
    packages = [package for package in BROKEN if (ROOT / "tests" / package).is_dir()]
    paths = [path for package in packages for path in sorted((SOURCE / package).rglob("*.py"))]
    files = {path.relative_to(SOURCE).as_posix(): path for path in paths}
    return {
        file: path.read_text(encoding="utf-8")
        for file, path in files.items()
        if not any(f"/{part}" in file for part in LEFT_OUT)
    }


def every_mutant(only: Iterable[str] = ("",)) -> tuple[list[Mutant], Parameters]:
    """Returns all mutants whose names begin so, and what is known of functions' parameters."""
    files, names = tuple(name.partition(" ")[0] for name in only), tuple(only)
    texts = sources()
    parameters = parameters_of(list(texts.values()))
    found = [
        mutant for file, text in texts.items() if file.startswith(files) for mutant in mutants(file, text, parameters)
    ]
    return [mutant for mutant in found if mutant.key.startswith(names)], parameters


def survivors() -> dict[str, str]:
    """Returns the mutants that cannot be noticed, each with the reason."""
    text = SURVIVORS.read_text(encoding="utf-8")
    return {entry["mutant"]: entry["reason"] for entry in tomllib.loads(text).get("survivor", [])}


def folders(file: str) -> list[str]:
    """Returns where the tests are that concern a file."""
    games = sorted(path.name for path in (ROOT / "tests" / "games").iterdir() if (path / "__init__.py").exists())
    part, _, rest = file.partition("/")
    own = [f"tests/games/{game}" for game in games if part != "games" or rest.startswith(f"{game}/") or not rest]
    layer = [f"tests/{part}"] if part not in (*SHARED, "games") and (ROOT / "tests" / part).is_dir() else []
    return [*layer, *own, *[f"tests/{folder}" for folder in SHARED]]


def arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make test-mutants", description="Break rules and see the tests notice.")
    parser.add_argument("--budget", type=int, default=BUDGET, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument(
        "--only", nargs="*", default=[""], help="the beginning of a mutant's name: games/urbion, games/urbion/city.py"
    )
    parser.add_argument("--tests", nargs="*", help="judge by these tests instead of those that concern the file")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--unchanged", action="store_true", help="change nothing: then everything must survive")
    parser.add_argument("--quiet", action="store_true", help="print survivors only")
    return parser.parse_args(given)


def judge(
    chosen: list[Mutant], parameters: Parameters, tests: list[str] | None, workers: int, quiet: bool
) -> list[Verdict]:
    """Returns what becomes of some mutants."""
    told: list[Verdict] = []
    where = {folder for mutant in chosen for folder in folders(mutant.file)}
    games = {folder.rpartition("/")[2] for folder in where if folder.startswith("tests/games/")}
    os.environ["LICHTUNG_CONTRACT"] = " ".join(sorted(games))
    plugin = Judge(
        chosen,
        parameters,
        (lambda file: tests) if tests else folders,
        workers,
        partial(tell, told, len(chosen), quiet),
    )
    code = pytest.main([*QUIET, *(tests or sorted(where))], plugins=[plugin])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"pytest could not run the tests: {code!r}")
    return told


def tell(told: list[Verdict], of: int, quiet: bool, verdict: Verdict) -> None:
    """Print a verdict as soon as it is known."""
    told.append(verdict)
    if verdict.survived or not quiet:
        what = "SURVIVES" if verdict.survived else "noticed "
        print(f"{len(told):4}/{of} {what} {verdict.mutant.key}  [{verdict.seconds:.1f} s {verdict.killer}]", flush=True)


def main(given: list[str] | None = None) -> int:
    chosen_by = arguments(given)
    found, parameters = every_mutant(chosen_by.only)
    sample = random.Random(chosen_by.seed).sample(found, min(chosen_by.budget, len(found)))
    if chosen_by.unchanged:
        sample = [replace(mutant, choice=UNCHANGED) for mutant in sample]
    told = judge(sample, parameters, chosen_by.tests, chosen_by.workers, chosen_by.quiet)
    listed = survivors()
    open_ = [verdict for verdict in told if verdict.survived and verdict.mutant.key not in listed]
    wrong = [verdict for verdict in told if not verdict.survived and verdict.mutant.key in listed]
    counted = [verdict for verdict in told if verdict.mutant.key not in listed]
    score = 1 - len(open_) / max(1, len(counted))
    print(
        f"{len(found)} mutants, {len(told)} tried, {len(told) - len(counted)} of them listed in {SURVIVORS.name}; "
        f"{len(counted) - len(open_)} of {len(counted)} noticed: {score:.1%}"
    )
    for verdict in wrong:
        print(f"listed as a survivor, but noticed: {verdict.mutant.key}")
    return 1 if score < MIN_SCORE or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
