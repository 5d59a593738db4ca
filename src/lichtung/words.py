"""Words for people: whatever the program says, from the Fluent files in `locales`, in English, German and Russian.

A file is read when a message of it is needed for the first time: `cli-…` is in cli.ftl, `rule-…` in the files *-rules.ftl,
everything that begins with a game's name in that game's other files. What is about one card alone may stand together in
*-cards.ftl, its rules too. What a language lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from lichtung.kernel.catalogue import folder_of, plugins
from lichtung.kernel.facts import forms_of
from lichtung.kernel.plain import Json

LANGUAGES: Final = ("en", "de", "ru")
FALLBACK: Final = "en"

# Every id that is put together from parts. A test sees to it that each of them exists and that no message is left over.
PATTERNS: Final = {
    "command": "cli-command-{command}",
    "command-help": "cli-help-{command}",
    "usage": "cli-usage-{topic}",
    "usage-about": "cli-about-{topic}",
    "command-short": "cli-short-{topic}",
    "command-options": "cli-{command}-options",
    "title": "{game}-title",
    "tagline": "{game}-tagline",
    "goal": "{game}-goal",
    "remark": "{game}-remark",
    "card": "{game}-card-{code}",
    "mark": "{game}-mark-{mark}",
    "about": "{game}-about-{code}",
    "cell": "{game}-cell-{cell}",
    "step": "{game}-step-{step}",
    "phase": "{game}-phase-{phase}",
    "reason": "{game}-reason-{reason}",
    "zone": "{game}-zone-{zone}",
    "counter": "{game}-counter-{counter}",
    "choice": "{game}-choice-{choice}",
    "verb": "{game}-verb-{choice}-{verb}",
    "setting": "{game}-option-{setting}",
    "setting-about": "{game}-option-{setting}-about",
    "value": "{game}-value-{setting}-{value}",
    "value-about": "{game}-value-{setting}-{value}-about",
    "told-moved": "{game}-log-{source}-{target}",
    "told-changed": "{game}-log-changed-{counter}",
    "told-chosen": "{game}-log-chosen-{choice}",
    "told-answer": "{game}-log-answer-{choice}-{verb}",
    "told-event": "{game}-log-{event}",
    "board": "{game}-board-{part}",
    "asked": "{game}-asked-{choice}",
    "thing": "{game}-thing-{thing}",
    "lack": "{game}-lack-{what}",
    "idle": "{game}-idle-{choice}-{verb}",
    "short": "{game}-short-{code}",
    "phrase": "{game}-{say}",
    "why": "{game}-why-{measure}",
    "than": "log-than-{than}",
    "verdict": "log-verdict-{verdict}",
    "rule": "rule-{rule}",
}
MARKS: Final = {"*": "star", "@": "at"}  # what may stand behind a card's code, and its name in ids
SEATS: Final = "ABCDEFGH"


@cache
def codes(game: str) -> list[Json]:
    """How a game puts codes together from parts (`kernel.schema.Form`), which the browser is told too."""
    return cast("list[Json]", forms_of(game))


def signed(text: str) -> str:
    """A text with a real minus before a negative number."""
    return re.sub(r"^-(?=\d)", "−", text)


def pattern(name: str, **parts: str) -> str:
    """The id of a message that is put together from parts."""
    return PATTERNS[name].format(**parts)


def language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment, else English."""
    if asked:
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            begins = environment[variable].replace("-", "_").split("_")[0].split(".")[0].lower()
            return begins if begins in LANGUAGES else FALLBACK
    return FALLBACK


def may_hold(file: str, prefix: str) -> bool:
    """Whether messages whose ids begin with this part can be in a file."""
    stem = file.removesuffix(".ftl")
    if prefix == "rule":
        return stem.endswith(("-rules", "-cards"))
    return stem != file and stem.split("-")[0] == prefix and not stem.endswith("-rules")


class Shelf:
    """The messages of one language, read file by file."""

    def __init__(self, lang: str, roots: tuple[Traversable, ...]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.files = [entry for root in roots if (root / lang).is_dir() for entry in (root / lang).iterdir()]
        self.read: set[str] = set()
        self.read_files: set[str] = set()
        self.names: list[str] = []
        self.about_cards: set[str] = set()  # of these, what is about one card alone

    def fetch(self, prefix: str) -> None:
        """Read the files that ids with this first part can be in."""
        if prefix in self.read:
            return
        self.read.add(prefix)
        for entry in sorted(self.files, key=lambda entry: entry.name):
            if entry.name in self.read_files or not may_hold(entry.name, prefix):
                continue
            self.read_files.add(entry.name)
            resource = FluentResource(entry.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            names = [item.id.name for item in resource.body if isinstance(item, Message)]
            self.names += names
            self.about_cards.update(names if entry.name.endswith("-cards.ftl") else ())

    def has(self, name: str) -> bool:
        """Whether this language has the message."""
        self.fetch(name.split("-")[0])
        return self.bundle.has_message(name)

    def text(self, name: str, args: Mapping[str, Any]) -> str | None:
        """A message, None where this language lacks it."""
        if not self.has(name):
            return None
        value = self.bundle.get_message(name).value
        return None if value is None else str(self.bundle.format_pattern(value, dict(args))[0])

    def whole(self, name: str, args: Mapping[str, Any]) -> str:
        """A message, "" where it needs more arguments than it gets."""
        value = self.bundle.get_message(name).value
        text, errors = ("", []) if value is None else self.bundle.format_pattern(value, dict(args))
        return "" if errors else str(text)

    def ids(self, prefix: str) -> list[str]:
        """The ids that begin like this, in the order of the files; what is about one card alone comes last."""
        self.fetch(prefix.split("-")[0])
        return sorted([name for name in self.names if name.startswith(prefix)], key=self.about_cards.__contains__)


class Words:
    """What the program says in one language; a plug-in brings its words in a folder `locales` of its package."""

    def __init__(self, lang: str = FALLBACK, *roots: Traversable) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"expected one of {', '.join(LANGUAGES)}, got {lang!r}")
        self.lang: Final = lang
        brought = [folder for name in plugins() if (folder := folder_of(name, "locales")) is not None]
        every = (files("lichtung") / "locales", *brought, *roots)
        self.shelves = [Shelf(one, every) for one in dict.fromkeys((lang, FALLBACK))]
        self.phrases: dict[str, dict[str, Json]] = {}  # of games whose components are data, by kind and code
        self.phrased: dict[tuple[str, str, str], str] = {}  # those that were already said

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return any(shelf.has(name) for shelf in self.shelves)

    def text(self, name: str, /, **args: Any) -> str:
        """A message; its id where it is missing everywhere."""
        for shelf in self.shelves:
            message = shelf.text(name, args)
            if message is not None:
                return message
        return name

    def ids(self, prefix: str) -> list[str]:
        """The ids of all messages that begin like this."""
        return list(dict.fromkeys(name for shelf in self.shelves for name in shelf.ids(prefix)))

    def or_code(self, code: str, name: str, /, **args: Any) -> str:
        """A message, or the bare code for a game that brings no words."""
        return self.text(name, **args) if self.has(name) else code.replace("_", " ")

    def learn(self, game: str, phrases: dict[str, Json]) -> None:
        """Hear what the components of a game say; another component set says something else."""
        if self.phrases.get(game) is not phrases:
            self.phrases[game] = phrases
            self.phrased.clear()

    def phrase(self, game: str, kind: str, code: str) -> str:
        """What the components of a game say about a code, "" where they say nothing."""
        phrase = self.phrases.get(game, {}).get(kind, {}).get(code)
        if phrase is None:
            return ""
        key = (game, kind, code)
        if key not in self.phrased:
            self.phrased[key] = str(self.say_phrase(game, phrase))
        return self.phrased[key]

    def say_phrase(self, game: str, phrase: Any) -> Any:
        """A phrase in words: a message of a game and its arguments, which may be phrases themselves."""
        if not isinstance(phrase, dict):
            return phrase
        args = {key: self.say_phrase(game, value) for key, value in phrase.items() if key not in ("say", "or")}
        name = pattern("phrase", game=game, say=phrase["say"])
        return self.or_code(phrase.get("or", name), name, **args)

    def card(self, game: str, code: str) -> str:
        """The name of a card, with what is marked on it."""
        phrase = self.phrase(game, "card", code)
        if phrase:
            return phrase
        bare = code.rstrip("".join(MARKS))
        name = self.compose("card", game, bare)
        if not name:
            name = self.or_code(bare, pattern("card", game=game, code=bare)) if bare.isidentifier() else bare
        for mark in code[len(bare) :]:
            name = self.or_code(f"{name}{mark}", pattern("mark", game=game, mark=MARKS[mark]), card=name)
        return name

    def compose(self, kind: str, game: str, code: str) -> str:
        """The name (kind `card`, `cell`) or meaning (`about`) of a code made of parts; "" for any other code."""
        for form in codes(game):
            match = re.fullmatch(form["code"], code)
            if match is None or kind not in form:
                continue
            args: dict[str, object] = {}
            for part, value in match.groupdict(default="").items():
                text = self.part_of_code(game, value, form.get("names", {}).get(part, ""))
                args[part] = int(text) if text.isdecimal() else text
            return self.text(form[kind].format(**match.groupdict()), **args)
        return ""

    def is_single(self, game: str, code: str) -> bool:
        """Whether a code names one card, not one with another on it."""
        forms = [form for form in codes(game) if re.fullmatch(form["code"], code)]
        return not forms or "card" not in forms[0].get("names", {}).values()

    def part_of_code(self, game: str, value: str, prefix: str) -> str:
        """The name of a part of a composed code; `card`, `cell` and `seat` mean that the part is one itself."""
        if prefix == "card":
            return self.card(game, value)
        if prefix == "cell":
            return self.cell(game, value)
        if prefix == "seat":
            return self.seat(int(value))
        return self.or_code(value, f"{prefix}{value}") if prefix else signed(value)

    def cell(self, game: str, cell: str) -> str:
        """The name of a place on the board."""
        composed = self.compose("cell", game, cell)
        if composed:
            return composed
        return self.or_code(cell, pattern("cell", game=game, cell=cell)) if cell.isidentifier() else cell

    def seat(self, seat: int) -> str:
        """What a player is called."""
        return self.text("log-seat", name=SEATS[seat])

    def rule(self, rule: str) -> str:
        """A rule in one sentence; its id where it has none."""
        return self.or_code(rule, pattern("rule", rule=rule))

    def about(self, game: str, code: str, /, **args: Any) -> str:
        """What a card does, "" where nothing is said about it."""
        name = pattern("about", game=game, code=code)
        composed = self.phrase(game, "about", code) or self.compose("about", game, code)
        if composed:
            return composed
        return self.text(name, **args) if code.isidentifier() and self.has(name) else ""

    def name(self, kind: str, game: str, key: str) -> str:
        """The name of a step, zone, counter, setting, reason or question."""
        return self.or_code(key, pattern(kind, game=game, **{kind: key}))

    def reason(self, game: str, choice: str, why: Mapping[str, Any]) -> str:
        """What speaks for an option or against it, as a hint found it (`bots/reasons.py`)."""
        size = abs(why["by"])
        by = int(size) if size == int(size) else size
        said = self.text(
            pattern("why", game=game, measure=why["measure"]), by=by, sign="more" if why["by"] > 0 else "less"
        )
        other = self.option(game, choice, why["other"]) if "other" in why else ""
        return self.text(pattern("than", than=why["than"]), reason=said, option=other)

    def option(self, game: str, choice: str, word: str) -> str:
        """An answer in plain words; `word` is the option's word, such as `play:OWL`. The word itself where that fails."""
        name = pattern("verb", game=game, choice=choice, verb=word.partition(":")[0])
        for shelf in self.shelves:
            if shelf.has(name):
                return shelf.whole(name, self.arguments(game, word)) or word
        return word

    def arguments(self, game: str, word: str) -> dict[str, object]:
        """What stands behind the colon of an option's word, by everything it could be."""
        argument = word.partition(":")[2]
        members = re.split("[,&]", argument)  # arguments, or members of a set
        cards = [self.card(game, member) for member in members]
        cells = [self.cell(game, member) for member in members]
        at = -1 if "," in argument else 0  # a place stands behind a card, but a set of places has its first one first
        other = cards[-1] if cells[-1] == members[-1] else cells[-1]
        number = int(argument) if argument.isdecimal() else 0 if argument == "none" else len(members)
        args: dict[str, object] = {"card": cards[0], "creature": cards[0], "cards": ", ".join(cards)}
        args |= {
            "cell": cells[at],
            "from": cells[0],
            "other": other,
            "row": members[0],
            "column": argument,
            "n": number,
        }
        return args | ({"seat": self.seat(int(argument[4:]))} if re.fullmatch(r"seat\d", argument) else {})
