"""The command line: which words and options were given. Mistakes are named in the player's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

from lichtung.kernel.settings import Option
from lichtung.words import LANGUAGES

FLAG: Final = "flag"  # takes no value
VALUE: Final = "value"
MAYBE: Final = "maybe"  # may take a value, once everything else it could be is given

NOTHING: Final = "none"  # how an unset choice or an empty subset is written


class UsageError(Exception):
    """The command line makes no sense; the message of this id says why."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message)
        self.message = message
        self.args_given = args


@dataclass
class Given:
    """What a command line says."""

    words: list[str] = field(default_factory=list)
    options: dict[str, str | None] = field(default_factory=dict)


def parsed(tokens: list[str], kinds: dict[str, str], words: int | None) -> Given:
    """Sort tokens into words and options. `kinds` says what each option takes, `words` how many words there may be."""
    given = Given()
    waiting = list(tokens)
    plain = False
    while waiting:
        token = waiting.pop(0)
        if token == "--" and not plain:
            plain = True
        elif plain or not token.startswith("-") or token == "-":
            given.words.append(token)
        else:
            name, equals, value = token.partition("=")
            name = known(name, kinds)
            takes_next = kinds[name] == VALUE or (
                kinds[name] == MAYBE and words is not None and len(given.words) == words
            )
            if kinds[name] == FLAG and equals:
                raise UsageError("cli-usage-no-value", option=name)
            if not equals and takes_next and waiting and (kinds[name] == VALUE or not waiting[0].startswith("-")):
                equals, value = "=", waiting.pop(0)
            if not equals and kinds[name] == VALUE:
                raise UsageError("cli-usage-value", option=name)
            given.options[name] = value if equals else None
    if words is not None and len(given.words) > words:
        raise UsageError("cli-usage-too-many", word=given.words[words])
    return given


def known(name: str, kinds: dict[str, str]) -> str:
    """An option's name as it is listed; `--feats_betrayals` is `--feats-betrayals` too."""
    usual = name.replace("_", "-")
    if usual in kinds:
        return usual
    near = get_close_matches(usual, list(kinds), n=1)
    raise UsageError("cli-usage-option", option=name, near=near[0] if near else "none")


def common(tokens: list[str]) -> tuple[dict[str, str], list[str]]:
    """Take out the options that every command has: --lang, --no-color, --help, --version."""
    found: dict[str, str] = {}
    rest: list[str] = []
    waiting = list(tokens)
    while waiting:
        token = waiting.pop(0)
        if token == "--":
            rest += [token, *waiting]
            break
        if token in ("-h", "--help"):
            found["help"] = "yes"
        elif token in ("--no-color", "--no-colour"):
            found["no-color"] = "yes"
        elif token == "--version":
            found["version"] = "yes"
        elif token == "--lang" or token.startswith("--lang="):
            found["lang"] = token[7:] if "=" in token else waiting.pop(0) if waiting else ""
        else:
            rest.append(token)
    if found.get("lang", LANGUAGES[0]) not in LANGUAGES:
        raise UsageError("cli-usage-choice", option="--lang", value=found["lang"], choices=", ".join(LANGUAGES))
    return found, rest


def number(name: str, text: str) -> int:
    """A number of the command line."""
    if not text.isdecimal():
        raise UsageError("cli-usage-number", option=name, value=text)
    return int(text)


# -- the settings of a game ----------------------------------------------------------------------------------------------


def flag_of(setting: str) -> str:
    """How a setting is written on the command line."""
    return "--" + setting.replace("_", "-")


def kinds_of(settings: dict[str, Option]) -> dict[str, str]:
    """What the options for a game's settings take."""
    kinds: dict[str, str] = {}
    for name, option in settings.items():
        kinds[flag_of(name)] = FLAG if option.kind == "flag" else VALUE
        if option.kind == "flag":
            kinds[flag_of(f"no_{name}")] = FLAG
    return kinds


def settings_of(settings: dict[str, Option], options: dict[str, str | None]) -> dict[str, Any]:
    """The settings that the command line asks for."""
    found: dict[str, Any] = {}
    for name, option in settings.items():
        if flag_of(name) in options:
            text = options[flag_of(name)]
            found[name] = True if option.kind == "flag" else value_of(name, option, text or "")
        elif flag_of(f"no_{name}") in options:
            found[name] = False
    return found


def value_of(name: str, option: Option, text: str) -> Any:
    """The value that a text means."""
    choices = {written(choice): choice for choice in option.choices}
    if option.kind == "list" and text.lower() == written(option.default):
        return option.default
    if option.kind in ("subset", "list"):
        parts = [part.strip() for part in text.split(",") if part.strip() and part.strip() != NOTHING]
        return tuple(picked(name, choices, part) for part in parts)
    return picked(name, choices, text)


def picked(name: str, choices: dict[str, Any], text: str) -> Any:
    """One of several values."""
    if text.lower() in choices:
        return choices[text.lower()]
    raise UsageError("cli-usage-choice", option=flag_of(name), value=text, choices=", ".join(choices))


def written(choice: Any) -> str:
    """How a value is written on the command line."""
    return NOTHING if choice is None else str(choice).lower()
