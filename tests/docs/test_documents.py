"""The documents: their code runs and prints what they show, their links lead somewhere, they keep to the project."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import lichtung
from lichtung.kernel import catalogue
from tests.docs.blocks import blocks, examples, updated

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(page for page in ROOT.glob("docs/**/*.md") if page.parent.name != "rules")])
WITH_CODE = [page for page in PAGES if blocks(page.read_text(encoding="utf-8"), "python")]
LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"(?<![\w.])/(?:home|root|work|tmp|opt|usr|Users)/|\.\./shared")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


every_page = pytest.mark.parametrize("page", PAGES, ids=name)


@cache
def outputs(page: Path) -> list[str]:
    """What the code of a page prints, run in a fresh process with the library that is being tested."""
    library = Path(lichtung.__file__).resolve().parent.parent
    command = [sys.executable, "-W", "error", "-m", "tests.docs.blocks", name(page)]
    env = os.environ | {"PYTHONPATH": str(library), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, f"{name(page)} fails:\n{done.stderr}"
    found: list[str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("page", WITH_CODE, ids=name)
def test_code_prints_what_the_document_shows(page: Path) -> None:
    """If the change is meant: `python -m tests.docs.blocks --write FILE`."""
    text = page.read_text(encoding="utf-8")
    for example, output in zip(examples(text), outputs(page), strict=True):
        shown = example.shown.text if example.shown else ""
        assert example.fits(output), f"{name(page)}, line {example.code.line}: shown\n{shown}\nprinted\n{output}"


def test_the_library_is_shown_in_the_documents_that_promise_it() -> None:
    assert {"README.md", "docs/tutorial.md", "docs/notation.md", "docs/positions.md"} <= {name(p) for p in WITH_CODE}


def test_the_annotated_record_is_a_record() -> None:
    """With its remarks, as it stands on the page."""
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    annotated = [block.text for block in blocks(page, "text") if block.text.startswith("[lichtung ")]
    assert 1 == len(annotated)
    assert annotated[0].count("\n;") >= 4
    replayed = lichtung.replay(annotated[0])
    assert "\n".join(line for line in annotated[0].splitlines() if not line.startswith(";")) + "\n" == replayed.record()


def test_the_complete_position_loads_and_comes_back() -> None:
    page = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    complete = [json.loads(block.text) for block in blocks(page, "json")]
    assert complete
    for position in complete:
        game = lichtung.game(position["game"])
        s = game.load(position)
        assert position == s.position()
        assert game.load(s.position()).digest() == s.digest()


def test_the_complete_position_of_urbion_loads_and_what_it_gives_comes_back() -> None:
    page = (ROOT / "docs" / "positions-urbion.md").read_text(encoding="utf-8")
    (position,) = [json.loads(block.text) for block in blocks(page, "json")]
    game = lichtung.game("urbion")
    whole = game.load(position).position()
    assert position == {key: whole[key] for key in position}
    assert set() == {field.key for field in game.layout.fields if whole[field.key]} - position.keys()


@pytest.mark.parametrize(("name", "page"), [("sylvion", "positions.md"), ("urbion", "positions-urbion.md")])
def test_every_zone_and_step_is_explained(name: str, page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    game = lichtung.game(name)
    named = [field.key for field in game.layout.fields] + game.steps + list(game.derived_keys)
    assert [] == [key for key in named if f"`{key}`" not in text]


def test_every_name_of_the_library_is_in_a_document() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in WITH_CODE) + design()
    public = [word for word in lichtung.__all__ if not re.search(rf"\b{word}\b", pages)]
    assert [] == public


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    targets = [target.split("#")[0] for target in LINK.findall(text) if "://" not in target]
    assert [] == [target for target in targets if target and not (page.parent / target).exists()]


@every_page
def test_a_page_speaks_of_the_project_alone(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [] == [line for line in text.splitlines() if ELSEWHERE.search(line)]


@every_page
def test_lines_of_prose_have_a_readable_length(page: Path) -> None:
    if "benchmark" in name(page):
        return  # written by a program
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    assert [] == [
        line for line in text.splitlines() if len(line) > 130 and not line.startswith(("|", "      filters: "))
    ]


@every_page
def test_a_page_has_no_marks_of_a_merge(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [] == [line for line in text.splitlines() if line.startswith(("<<<<<<< ", ">>>>>>> "))]


def design() -> str:
    return (ROOT / "docs" / "design.md").read_text(encoding="utf-8")


def test_the_tree_of_the_design_is_the_tree_of_the_project() -> None:
    tree = next(block.text for block in blocks(design(), "text") if block.text.startswith("README.md"))
    parents: dict[int, Path] = {0: ROOT}
    missing = []
    for line in tree.splitlines():
        depth = len(line) - len(line.lstrip())
        for entry in line.split("  ")[depth // 2].split() if line.strip() else []:
            path = parents[depth] / entry
            parents[depth + 2] = path
            if not list(parents[depth].glob(entry.rstrip("/"))):
                missing.append(entry)
    assert [] == missing


def test_every_package_is_in_the_tree_of_the_design() -> None:
    tree = next(block.text for block in blocks(design(), "text") if block.text.startswith("README.md"))
    packages = {path.parent for path in (ROOT / "src" / "lichtung").rglob("__init__.py")}
    games = ROOT / "src" / "lichtung" / "games"
    outer = {path for path in packages if games not in path.parents and "migrations" not in path.parts}
    outer |= {path for folder in (ROOT / "tests", ROOT / "web" / "src") for path in folder.iterdir() if path.is_dir()}
    named = set(re.findall(r"([\w-]+)/", tree))
    assert set() == {path.name for path in outer} - named - {"lichtung", "boards", "__pycache__", "helpers", "plugin"}


def test_every_decision_is_listed_in_the_design() -> None:
    decisions = [page.name for page in PAGES if page.parent.name == "decisions"]
    assert [] == [decision for decision in decisions if decision not in design()]


def test_the_readme_names_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8").lower()
    assert [] == [game for game in catalogue.own() if game not in readme]


def test_the_first_screen_of_the_readme_has_the_picture_and_the_two_commands() -> None:
    screen = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:24])
    for wanted in ("](docs/gallery/", "make play", "make test"):
        assert wanted in screen


# The helper itself.


def test_outputs_are_compared_up_to_blanks_remarks_and_dots() -> None:
    page = "```python\nprint(1)\n```\n\n```text\n; a remark\none …three\n```\n"
    example = examples(page)[0]
    assert example.fits("one two\nthree  \n\n")
    assert not example.fits("one\n")
    assert example.code.line == 2


def test_only_a_block_right_behind_the_code_is_its_output() -> None:
    page = "```python\npass\n```\n\nSomething else:\n\n```text\nelse\n```\n"
    assert examples(page)[0].shown is None
    assert examples(page)[0].fits("")
    assert not examples(page)[0].fits("else")


def test_outputs_can_be_brought_up_to_date() -> None:
    page = "```python\nprint(1)\n```\n\n```text\n```\n\n```python\nprint(2)\n```\n\n```text\n…\n```\n"
    assert page.replace("```text\n```", "```text\n1\n```") == updated(page, ["1\n", "2\n"])
