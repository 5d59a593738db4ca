"""The Fluent files as data, and which messages the program can ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import click
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import lichtung
from lichtung.bots.hints import Verdict
from lichtung.bots.reasons import Than
from lichtung.cli import commands
from lichtung.cli.boards import board_type
from lichtung.cli.program import COMMANDS, program
from lichtung.kernel.catalogue import game, own, part_of
from lichtung.kernel.fields import Number, Numbers
from lichtung.kernel.frames import Choice
from lichtung.words import MARKS, PATTERNS, codes

SOURCES = Path(lichtung.__file__).parent
LOCALES = SOURCES / "locales"
RULES = Path(__file__).parents[2] / "docs" / "rules"
NO_RULES = (
    "RUL",
    "D",
    "DEC",
    "ED",
    "RNG",
)  # rulings, decisions, editions, chance: explained by the rules they belong to
GAMES = own()  # the games whose words are complete
LYING: dict[str, tuple[str, ...]] = {
    "sylvion": ("G", "L")
}  # codes of cards that are written differently where they lie
LYING |= {name: things for name in GAMES if (things := board_type(name).things)}  # and what is explained but no card
CELLS = {"sylvion": ("edge",), "tribes": ("cap",), "urbion": ("stack_standing", "stack_lying", "gone")}  # named places
COUNTED = {"tribes": ("pollution", "riders", "temple")}  # what events count although no counter has that name
SHORTENED = {"tribes": ("purple", "green", "orange")}  # what else has a short name


def names(lang: str) -> list[str]:
    """The Fluent files of a language."""
    return sorted(path.name for path in (LOCALES / lang).iterdir())


def composed(name: str) -> set[str]:
    """The messages that name or explain composed codes of a game, and the names of their parts."""
    found: set[str] = set()
    for form in codes(name):
        fits = [fit for code in game(name).cards.values() if (fit := re.fullmatch(form["code"], code))]
        for message in [form[kind] for kind in ("card", "about", "cell") if kind in form]:
            found |= {message.format(**fit.groupdict()) for fit in fits} if "{" in message else {message}
        for prefix in form.get("names", {}).values():
            found |= {message for message in every_id() if message.startswith(prefix)}
    return found


def phrased(phrases: object) -> set[str]:
    """The messages in phrases, without the name of their game."""
    if not isinstance(phrases, dict):
        return set()
    found = {str(phrases["say"])} if "say" in phrases else set()
    return found.union(*[phrased(part) for part in phrases.values()])


def simple_codes(name: str) -> list[str]:
    """The codes of cards that neither are put together from parts nor say themselves what they are."""
    return [
        code
        for code in game(name).cards.values()
        if not any(re.fullmatch(f["code"], code) for f in codes(name))
        and code not in game(name).phrases.get("card", {})
    ]


def in_use() -> list[str]:
    """The files whose messages the program must use up: the common ones and those of the games with a board."""
    return [name for name in names("en") if name.split("-")[0].removesuffix(".ftl") in ("cli", "log", *GAMES)]


@cache
def entries(lang: str, name: str) -> tuple[ftl.EntryType, ...]:
    """Everything in a file."""
    return tuple(FluentParser().parse((LOCALES / lang / name).read_text(encoding="utf-8")).body)


def messages(lang: str, name: str) -> dict[str, ftl.Message]:
    """The messages of a file by their ids."""
    return {entry.id.name: entry for entry in entries(lang, name) if isinstance(entry, ftl.Message)}


def every_id() -> list[str]:
    """The ids of all messages in use, in English."""
    return [message for name in in_use() for message in messages("en", name)]


def written(message: ftl.Message) -> str:
    """The value of a message as it stands in the file."""
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def variables(node: ftl.BaseNode) -> set[str]:
    """The names of the arguments that a message uses."""
    found: set[str] = set()

    def visit(one: object) -> None:
        if isinstance(one, ftl.VariableReference):
            found.add(one.id.name)
        elif isinstance(one, ftl.BaseNode):
            for value in vars(one).values():
                visit(value)
        elif isinstance(one, list):
            for value in one:
                visit(value)

    visit(node)
    return found


# -- what the program asks for -------------------------------------------------------------------------------------------


def modules() -> Iterator[tuple[Path, ast.Module]]:
    """The sources that speak to people."""
    for path in [
        SOURCES / "words.py",
        *sorted((SOURCES / "cli").rglob("*.py")),
        *sorted(SOURCES.glob("games/*/terminal/*.py")),
    ]:
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def literal_ids() -> set[str]:
    """Ids that stand in the sources as they are."""
    strings = {
        node.value
        for _, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {text for text in strings if re.fullmatch(r"(cli|log)(-[a-z]+)+", text)}


def parts_of_boards(name: str) -> set[str]:
    """The pieces of text that the board of a game asks for by name: the first argument of `part`."""
    found: set[str] = set()
    for path, tree in modules():
        if path.parent != SOURCES / "games" / name / "terminal":
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "part":
                found |= {str(leaf.value) for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)}
    return {name for name in found if re.fullmatch(r"[a-z-]+", name)} - {"seats"}  # a key of views, in a condition


def decisions(name: str) -> list[tuple[str, str]]:
    """Every choice and verb in the decisions table of a rules document."""
    found: list[tuple[str, str]] = []
    for line in (RULES / f"{name}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)]
        if len(cells) > 6 and re.fullmatch(r"[A-Z]+-(D|DEC)-[A-Z0-9-]+", cells[1]):
            choice = re.findall(r"`(\w+)`", cells[2])[0]
            options = cells[5] if "-DEC-" in cells[1] else re.sub(r"\([^)]*\)", "", cells[5])
            found += [(choice, verb) for verb in re.findall(r"`([a-z]\w*)(?::[^`]*)?`", options)]
    zones = {zone.key for zone in game(name).layout.zones}
    return [pair for pair in dict.fromkeys(found) if pair[1] not in zones]


def numbered_rules(name: str) -> set[str]:
    """The ids of a rules document that are rules."""
    text = (RULES / f"{name}.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"(?:\| |\*\*)((?:[A-Z]+-)+\d+)(?: \||\*\*)", text))
    return {rule for rule in ids if rule.split("-")[1] not in NO_RULES}


def counters_of(name: str) -> list[str]:
    """The counters of a game."""
    return [field.key for field in game(name).layout.fields if isinstance(field, (Number, Numbers))]


def cited_rules(name: str) -> set[str]:
    """The ids that the program gives as reasons."""
    prefix = sorted(numbered_rules(name))[0].split("-")[0]
    sources = [path.read_text(encoding="utf-8") for path in (SOURCES / "games" / name).rglob("*.py")]
    return {rule for text in sources for rule in re.findall(rf'"({prefix}(?:-[A-Z]+)+-\d+)"', text)}


def lacking(name: str) -> set[str]:
    """What the rules of a game say is missing."""
    sources = [path.read_text(encoding="utf-8") for path in (SOURCES / "games" / name).rglob("*.py")]
    return {what for text in sources for what in re.findall(r'"what": "(\w+)"', text)}


def required(name: str) -> set[str]:
    """The ids that must exist for a game, whatever happens in it."""
    one = game(name)
    simple = [code for code in simple_codes(name) if code.isidentifier()] + list(LYING.get(name, ()))
    choices = [pending.name for pending in one.frames if isinstance(pending, Choice)]
    settings = [*one.options, "players"]
    values = [(key, str(choice)) for key, option in one.options.items() for choice in option.choices]
    values += [(key, str(option.default)) for key, option in one.options.items() if option.kind == "list"]
    values = [(key, value) for key, value in values if value not in one.cards.values()]  # cards have names of their own
    parts: dict[str, list[dict[str, str]]] = {
        "title": [{}],
        "tagline": [{}],
        "goal": [{}],
        "card": [{"code": code} for code in simple],
        "about": [{"code": code} for code in simple],
        "step": [{"step": step} for step in one.steps],
        "phase": [{"phase": phase} for phase in one.phases],
        "reason": [{"reason": reason.word} for reason in one.reasons],
        "zone": [{"zone": zone.key} for zone in one.layout.zones],
        "counter": [{"counter": counter} for counter in counters_of(name)],
        "choice": [{"choice": choice} for choice in choices],
        "thing": [{"thing": thing} for thing in one.things],
        "lack": [{"what": what} for what in lacking(name)],
        "verb": [{"choice": choice, "verb": verb} for choice, verb in decisions(name)],
        "setting": [{"setting": setting} for setting in settings],
        "setting-about": [{"setting": setting} for setting in settings],
        "value": [
            {"setting": key, "value": value} for key, value in values if value.isidentifier() and value[0].islower()
        ],
    }
    reasons = part_of(name, "bots.reasons")
    assert reasons is not None
    parts["why"] = [{"measure": measure} for measure in reasons.SCALES]
    found = {PATTERNS[kind].format(game=name, **each) for kind, cases in parts.items() for each in cases}
    return found | composed(name) | {PATTERNS["phrase"].format(game=name, say=say) for say in phrased(one.phrases)}


def optional(name: str) -> set[str]:
    """The ids that a game may bring: where one is missing, something more general is said."""
    one = game(name)
    every = [*one.cards.values(), *LYING.get(name, ())]
    choices = [pending.name for pending in one.frames if isinstance(pending, Choice)]
    zones = [*[zone.key for zone in one.layout.zones], "supply"]
    counters = [*counters_of(name), "round", "turn", *COUNTED.get(name, ())]
    parts: dict[str, list[dict[str, str]]] = {
        "mark": [{"mark": mark} for mark in MARKS.values()],
        "remark": [{}],
        "cell": [{"cell": cell} for cell in CELLS.get(name, ())],
        "value-about": [
            {"setting": key, "value": str(v)} for key, option in one.options.items() for v in option.choices
        ],
        "short": [{"code": code} for code in [*every, *SHORTENED.get(name, ())]],
        "asked": [{"choice": choice} for choice in choices],
        "idle": [{"choice": choice, "verb": verb} for choice, verb in decisions(name)],
        "told-moved": [{"source": source, "target": target} for source in zones for target in zones],
        "told-changed": [{"counter": counter} for counter in counters],
        "told-event": [{"event": event} for event in ("turned", "shown", "shuffled", "chosen", "step")],
        "told-chosen": [{"choice": choice} for choice in choices],
        "told-answer": [{"choice": choice, "verb": verb} for choice, verb in decisions(name)],
        "board": [{"part": part} for part in parts_of_boards(name)],
    }
    return {PATTERNS[kind].format(game=name, **each) for kind, cases in parts.items() for each in cases}


def of_commands() -> set[str]:
    """The ids that are put together from commands and options of the program, and from what hints say."""
    topics = {*COMMANDS, "version"}
    found = {PATTERNS["command"].format(command=name) for name in (*commands.NAMES, "next", "back")}
    found |= {PATTERNS["command-help"].format(command=name) for name in commands.NAMES}
    found |= {PATTERNS[kind].format(topic=topic) for kind in ("usage", "command-short") for topic in COMMANDS}
    found |= {PATTERNS["command-options"].format(command=command) for command in ("arena", "solve")}
    found |= {PATTERNS["verdict"].format(verdict=verdict) for verdict in get_args(Verdict)}
    found |= {PATTERNS["than"].format(than=than) for than in get_args(Than)}
    topics |= {option.help for option in every_option(program, click.Context(program)) if option.help}
    return found | {PATTERNS["usage-about"].format(topic=topic) for topic in topics}


def every_option(command: click.Command, ctx: click.Context) -> Iterator[click.Option]:
    """The options of a command and of all below it."""
    yield from (option for option in command.get_params(ctx) if isinstance(option, click.Option))
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            below = command.get_command(ctx, name)
            assert below is not None
            yield from every_option(below, click.Context(below))
