"""The Fluent files: complete, alike in three languages, really translated, and nothing in them is unused."""

from __future__ import annotations

import ast
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from lichtung.games.equinox.components import NAMES as CREATURES
from lichtung.words import LANGUAGES, PATTERNS
from tests.words import messages as files

TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
NUMBERS = {"count", "n", "left", "after", "before", "by", "round", "row", "number", "moves", "line", "at", "last"}
NUMBERS |= {"health", "cost", "need", "have"}

# Texts that are the same in two languages because they are names, numbers or what is typed.
SAME_NAMES = [name for name in CREATURES if name != "moosmann"]
HALVES = {"equinox-card-half", "equinox-board-half"}
SAME = {
    "de": {
        "sylvion-title",
        "sylvion-board-hand",
        "sylvion-short-TOR",
        "equinox-title",
        "cli-usage-replay",
        "cli-usage-games",
        "cli-usage-completion",
    }
    | {"urbion-title", "urbion-card-K", "urbion-card-PB"}
    | {f"equinox-card-{name}" for name in SAME_NAMES}
    | {"equinox-short-ziegfried", "tribes-title", "tribes-colour-orange", "tribes-short-orange"}
    | {"urbion-title", "urbion-card-K", "urbion-card-PB"}
    | HALVES,
    "ru": {"cli-usage-replay", "cli-usage-verify", "cli-usage-games", "cli-usage-completion"} | HALVES,
}

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_translation = pytest.mark.parametrize("lang", TRANSLATIONS)


@each_translation
def test_every_language_has_the_same_files(lang: str) -> None:
    assert files.names("en") == files.names(lang)


@each_translation
def test_every_file_has_the_same_messages_in_the_same_order(lang: str) -> None:
    for name in files.names("en"):
        assert list(files.messages("en", name)) == list(files.messages(lang, name)), name


@each_language
def test_there_is_no_junk_and_no_message_twice(lang: str) -> None:
    for name in files.names(lang):
        junk = [entry.content for entry in files.entries(lang, name) if isinstance(entry, ftl.Junk)]
        ids = [entry.id.name for entry in files.entries(lang, name) if isinstance(entry, ftl.Message)]
        assert ([], []) == (junk, [one for one in set(ids) if ids.count(one) > 1]), name


@each_language
def test_every_message_formats_without_errors(lang: str) -> None:
    for name in files.names(lang):
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource((files.LOCALES / lang / name).read_text(encoding="utf-8")))
        for message, entry in files.messages(lang, name).items():
            value = bundle.get_message(message).value
            assert value is not None
            for number in (0, 1, 2, 5, 21):
                args = {arg: number if arg in NUMBERS else "x" for arg in files.variables(entry)}
                text, errors = bundle.format_pattern(value, args)
                assert [] == errors, (message, errors)
                assert not re.search(r"[{}\u2068\u2069]", str(text)), message


@each_translation
def test_a_translation_uses_the_same_arguments(lang: str) -> None:
    for name in files.in_use():
        english = files.messages("en", name)
        for message, entry in files.messages(lang, name).items():
            assert files.variables(english[message]) == files.variables(entry), message


@each_translation
def test_a_translation_differs_from_english(lang: str) -> None:
    same: set[str] = set()
    for name in files.in_use():
        english = files.messages("en", name)
        for message, entry in files.messages(lang, name).items():
            words = re.sub(r"\{[^{}]*\}", "", files.written(entry))
            if re.search(r"[^\W\d_]", words) and files.written(entry) == files.written(english[message]):
                same.add(message)
    assert SAME[lang] == same


def test_russian_is_written_in_cyrillic() -> None:
    for name in files.in_use():
        for message, entry in files.messages("ru", name).items():
            words = re.sub(r"\{[^{}]*\}", "", files.written(entry))
            if re.search(r"[^\W\d_]", words) and message not in SAME["ru"]:
                assert re.search(r"[а-яё]", words, re.IGNORECASE), message


def test_every_message_that_the_program_asks_for_exists() -> None:
    wanted = files.literal_ids() | files.of_commands()
    for name in files.GAMES:
        wanted |= files.required(name)
    assert set() == wanted - set(files.every_id())


def test_no_message_is_unused() -> None:
    known = files.literal_ids() | files.of_commands()
    for name in files.GAMES:
        known |= files.required(name) | files.optional(name)
        rules = files.numbered_rules(name) | files.cited_rules(name)
        known |= {PATTERNS["rule"].format(rule=rule) for rule in rules}
    assert [] == [message for message in files.every_id() if message not in known]


@pytest.mark.parametrize("name", files.GAMES)
def test_boards_have_all_the_words_they_ask_for(name: str) -> None:
    wanted = {PATTERNS["board"].format(game=name, part=part) for part in files.parts_of_boards(name)}
    assert set() == wanted - set(files.every_id())


def test_ids_are_put_together_in_one_place_only() -> None:
    for path, tree in files.modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begins = str(node.values[0].value)
                assert (
                    not re.match(rf"(cli|log|rule|{'|'.join(files.GAMES)})-", begins) or path.name == "commands.py"
                ), begins


@pytest.mark.parametrize("name", files.GAMES)
def test_every_rule_that_the_rules_name_as_a_reason_has_its_sentence(name: str) -> None:
    ids = set(files.every_id())
    cited = files.cited_rules(name)
    assert len(cited) > 20
    assert set() == {rule for rule in cited if PATTERNS["rule"].format(rule=rule) not in ids}


@pytest.mark.parametrize("name", files.GAMES)
def test_every_numbered_rule_has_its_sentence(name: str) -> None:
    ids = set(files.every_id())
    assert set() == {rule for rule in files.numbered_rules(name) if PATTERNS["rule"].format(rule=rule) not in ids}
