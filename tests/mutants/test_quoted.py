"""The older mutants, quoted line by line, until made ones have covered them: they fit the sources and the tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.mutants.mutant import Mutant, every_mutant
from tests.rules.test_every_rule_is_cited import EXPLAINING, GAMES, ID, RULES, citations, exceptions, rules_of

ROOT = Path(__file__).resolve().parent.parent.parent
MUTANTS = every_mutant()


def groups(name: str) -> dict[str, list[str]]:
    """The headings of a rules document that have numbered rules, with these rules."""
    found: dict[str, list[str]] = {}
    heading = ""
    for line in (RULES / f"{name}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        for rule in re.findall(rf"(?:^\|\s*|\*\*)({ID.pattern})(?:\s*\||\*\*)", line):
            if rule.split("-")[1] not in EXPLAINING:
                found.setdefault(heading, []).append(rule)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_of_every_group_is_broken_on_purpose(name: str) -> None:
    broken = {mutant.rule for mutant in MUTANTS}
    missing = [heading for heading, rules in groups(name).items() if not broken & set(rules) - set(exceptions())]
    untestable = [heading for heading, rules in groups(name).items() if set(rules) <= set(exceptions())]
    assert [] == [heading for heading in missing if heading not in untestable]
    assert len(groups(name)) > 5


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.rule)
def test_a_mutant_fits_the_sources_and_the_tests(mutant: Mutant) -> None:
    assert mutant.old != mutant.new
    assert (ROOT / "src" / mutant.file).read_text(encoding="utf-8").count(mutant.old) == 1
    file, _, function = mutant.test.partition("::")
    assert re.search(
        rf"^def {re.escape(function.partition('[')[0])}\(", (ROOT / file).read_text(encoding="utf-8"), re.M
    )


def test_mutants_break_rules_that_exist() -> None:
    rules = {rule for name in GAMES for rule in rules_of(name)}
    assert set() == {mutant.rule for mutant in MUTANTS} - rules
    assert set() == {mutant.rule for mutant in MUTANTS} - set(citations())
