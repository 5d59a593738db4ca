"""`make test-mutants`: break one rule at a time and see the test fail that is there for it.

The sources are copied to temporary folders, one for each core; each mutant changes one place there and runs its test,
uncompiled. Fails when a mutant survives, when a test fails without any mutant, or when a mutant does not fit the sources any
more. Arguments are parts of rule ids to run only some: `make test-mutants ARGS="SYL-MOVE URB"`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.mutants.mutant import Mutant, every_mutant  # noqa: E402

NO_BYTECODE = "1"


def run_tests(source: Path, tests: list[str]) -> bool:
    """Whether tests pass with the sources in a folder."""
    env = os.environ | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": NO_BYTECODE}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise SystemExit(f"pytest could not run {' '.join(tests)}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 0


def applied(mutant: Mutant, source: Path) -> str:
    """Change the copied sources; gives the text to be put back."""
    file = source / mutant.file
    text = file.read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise SystemExit(
            f"{mutant.rule}: {mutant.old!r} stands {text.count(mutant.old)} times in {mutant.file}, not once"
        )
    file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    return text


def survives(mutant: Mutant, source: Path) -> bool:
    """Whether the test of a mutant passes although its rule is broken."""
    text = applied(mutant, source)
    try:
        return run_tests(source, [mutant.test])
    finally:
        (source / mutant.file).write_text(text, encoding="utf-8")


def copied(folder: str, number: int) -> Path:
    """A copy of the sources to break."""
    source = Path(folder) / str(number) / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    return source


def main(parts: list[str]) -> int:
    chosen = [mutant for mutant in every_mutant() if not parts or any(part.upper() in mutant.rule for part in parts)]
    cores = os.cpu_count() or 1
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(cores) as pool:
        sources: SimpleQueue[Path] = SimpleQueue()
        for number in range(cores):
            sources.put(copied(folder, number))

        def judged(mutant: Mutant) -> bool:
            source = sources.get()
            try:
                return survives(mutant, source)
            finally:
                sources.put(source)

        source = sources.get()
        if not run_tests(source, sorted({mutant.test for mutant in chosen})):
            print("The tests fail without any mutant.")
            return 1
        sources.put(source)
        alive = 0
        for number, (mutant, lives) in enumerate(zip(chosen, pool.map(judged, chosen), strict=True), 1):
            alive += lives
            verdict = "SURVIVES" if lives else "noticed "
            print(f"{number:3} of {len(chosen)}  {verdict}  {mutant.rule:20}  {mutant.test}", flush=True)
    print(f"{len(chosen)} mutants, {alive} not noticed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
