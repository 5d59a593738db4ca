"""No number of a rule and no value of a card stands in the browser's parts of games: they are facts that the server tells.

A number above one needs a reason here. Codes of cards (`F1`), which name pictures, are no numbers.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.web.test_sources import WEB

GAMES: Final = WEB / "src" / "games"
MADE: Final = "schema.ts"  # by tools/schema.py
FILES: Final = [path for path in sorted(GAMES.rglob("*")) if path.suffix in (".ts", ".svelte") and path.name != MADE]
QUOTED: Final = r"'(?:\\.|[^'\\\n])*'"
COMMENTS: Final = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\w'\"`])//[^\n]*", re.DOTALL)
PATTERNS: Final = re.compile(r"(?<=[(=,:&|?!\s])/(?![/*\s])(?:\\.|\[[^\]\n]*\]|[^/\\\n])+/[gimsuy]*(?=[.,;)\s])")
TEXTS: Final = re.compile(rf"`(?:\\.|[^`\\])*`|{QUOTED}")
STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)
ATTRIBUTES: Final = re.compile(r'[\w:-]+="[^"{]*"')  # of markup, without an expression
NUMBER: Final = re.compile(r"(?<![\w.#$-])(?:\d+\.\d+|\d+)(?![\w%])")
WRITTEN: Final = re.compile(r"[+±−×/]\d|\b\d+½|>[^<>{}()=]*(?<![\w#&])\d[^<>{}()=]*</")  # a value as people read it
PLAIN: Final = {"0", "1"}
CODES: Final = re.compile(r"'[*\[]?[A-Z]\S*'")  # quoted codes of cards
# Colours, how many paragraphs a chapter has, what stands where in a list, how long a path is.
SHAPES: Final = re.compile(r"hue: \d+|'[\w-]+', \d+\]|text: \d+|\w\[\d\]|path\.length [<=]+ \d|slice\(0, \d\)")

# What is no rule: how things are drawn. Each with what it is.
LAYOUT: Final[dict[str, set[str]]] = {
    "equinox/Board.svelte": {"8.6", "900"},  # columns and what stands beside them, a width before it is known
    "equinox/Champion.svelte": {"7"},  # letters of a name that fit
    "equinox/faces.ts": {"220"},  # a hue
    "plain/Board.svelte": {"2"},  # an empty list as text
    "sylvion/Clearing.svelte": {"2"},  # edges along top and bottom
    "sylvion/Danger.svelte": {"2", "3"},  # hits that fit
    "sylvion/Outlook.svelte": {"3"},  # a third of the forest is a warning
    "sylvion/Recruited.svelte": {"100", "2", "34"},  # lengths of bars
    "tribes/Board.svelte": {"480", "820", "900"},  # heights of the window
    "tribes/Field.svelte": {"4"},  # clouds that fit
    "tribes/Players.svelte": {"3"},  # players that fit side by side
    "tribes/faces.ts": {"90"},  # a hue
    "urbion/Beam.svelte": {"0.55", "5"},  # how far a beam tilts
    "urbion/CityRow.svelte": {"2"},  # elements that fit in a line
    "urbion/Clock.svelte": {"100"},  # per cent
}
DRAWINGS: Final = {"sylvion/Forest.svelte"}  # nothing but lines


def numbers(path: Path) -> set[str]:
    """The numbers above one in a file, and the texts that look like values."""
    text = STYLE.sub("", path.read_text(encoding="utf-8"))
    text = PATTERNS.sub("", COMMENTS.sub("", text))
    written = set(WRITTEN.findall(ATTRIBUTES.sub("", CODES.sub("", text)))) - {">0</"}
    code = TEXTS.sub(inside, SHAPES.sub("", ATTRIBUTES.sub("", text)))
    return written | (set(NUMBER.findall(code)) - PLAIN)


def inside(text: re.Match[str]) -> str:
    """What is computed inside of a template string; nothing of any other string."""
    return " ".join(re.findall(r"\$\{([^}]*)\}", text[0])) if text[0].startswith("`") else " "


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(GAMES).as_posix())
def test_a_number_has_a_reason(path: Path) -> None:
    name = path.relative_to(GAMES).as_posix()
    assert name in DRAWINGS or LAYOUT.get(name, set()) == numbers(path)


@pytest.mark.parametrize(
    "text",
    [
        "const LEFT_AT_THE_END = 3",
        "const VALUES = { E: '+2−3' }",
        "letter: '✦', number: '±5' }",
        "animal('owl', 4),",
        "Number(number) - 2",
        "const whole = `${view.forest_health}/12`",
        "<i>/12</i>",
        "<b>5</b>",
        "return halved(strength + 0.5)",
        "costs: [0, 1, 2, 3].map",
    ],
)
def test_a_card_fact_is_noticed(text: str, tmp_path: Path) -> None:
    file = tmp_path / "faces.ts"
    file.write_text(text, encoding="utf-8")
    assert numbers(file)
