"""The help pages, made from the games' own lists of settings."""

from __future__ import annotations

from typing import Any

from lichtung.cli.arguments import flag_of, written
from lichtung.cli.screen import Screen
from lichtung.kernel import catalogue
from lichtung.kernel.game import Game
from lichtung.kernel.settings import Option
from lichtung.words import Words, pattern

COMMANDS = {  # name: the module that has the function `<name>_command`, imported when it is asked for
    "play": "program",
    "replay": "program",
    "verify": "verifying",
    "games": "program",
    "arena": "arena",
    "solve": "solving",
    "serve": "serving",
    "upgrade": "hosting",
    "backup": "hosting",
    "restore": "hosting",
    "move-site": "hosting",
    "admin": "administering",
    "worker": "working",
}
EXPLAINED = ("arena", "solve")  # commands whose options need a text of their own
SERVING = (
    ("--host ADDRESS", "host"),
    ("--port N", "port"),
    ("--config FILE", "config"),
    ("--database sqlite:///FILE|postgresql://…", "database"),
    ("--open", "open"),
)
COMMON = (("--lang en|de|ru", "lang"), ("--no-color", "no-color"), ("--help", "help"))


def show_help(screen: Screen, words: Words) -> None:
    """What the program can do."""
    screen.tell(words.text("cli-about"))
    screen.show("", words.text("cli-usage"))
    for command in COMMANDS:
        entry(screen, usage(words, command), about(words, command))
    entry(screen, "lichtung --version", about(words, "version"))
    show_common(screen, words)


def show_command_help(screen: Screen, words: Words, command: str) -> None:
    """How one command is used."""
    screen.show(f"{words.text('cli-usage')} {usage(words, command)}")
    screen.tell(about(words, command))
    if command == "replay":
        screen.show("")
        entry(screen, "--seat N", about(words, "seat"))
        screen.tell(words.text("cli-replay-keys"))
    if command == "verify":
        screen.show("")
        entry(screen, "--commitment HEX", words.text("cli-about-commitment"))
    if command in EXPLAINED:
        screen.tell(words.text(pattern("command-options", command=command)))
    if command == "serve":
        screen.show("")
        for option, name in SERVING:
            entry(screen, option, about(words, name))
    show_common(screen, words)


def show_play_help(screen: Screen, words: Words, game: Game | None) -> None:
    """How a game is played, with the settings of that game."""
    screen.show(f"{words.text('cli-usage')} {usage(words, 'play', game.name if game else '')}")
    if game is None:
        screen.tell(about(words, "play"))
        screen.tell(words.text("cli-which-game", games=", ".join(catalogue.games())))
    elif words.has(pattern("tagline", game=game.name)):
        screen.tell(f"{title(words, game.name)}: {words.text(pattern('tagline', game=game.name))}")
    screen.show("")
    entry(screen, "--seed N", about(words, "seed"))
    entry(screen, "--seats N", seats_about(words, game))
    entry(screen, f"--resume [{words.text('cli-file')}]", about(words, "resume"))
    if game is not None:
        screen.show("", words.text("cli-settings", game=title(words, game.name)))
        for setting, option in game.options.items():
            entry(screen, *setting_help(words, game.name, setting, option))
            show_values(screen, words, game.name, setting, option)
    show_common(screen, words)


def usage(words: Words, command: str, game: str = "") -> str:
    """How a command is typed."""
    name = pattern("usage", topic=command)
    return words.text(name, game=game or words.text("cli-game"), file=words.text("cli-file"))


def about(words: Words, topic: str) -> str:
    """What a command or option does."""
    return words.text(pattern("usage-about", topic=topic))


def show_common(screen: Screen, words: Words) -> None:
    """The options that every command has."""
    screen.show("")
    for option, name in COMMON:
        entry(screen, option, about(words, name))


def entry(screen: Screen, name: str, text: str) -> None:
    """A line of a list: what to type, and what it does."""
    screen.show("  " + screen.paint(name, "bold"))
    screen.tell(text, indent="      ")


def title(words: Words, game: str) -> str:
    """What a game is called."""
    return words.or_code(game, pattern("title", game=game))


def seats_about(words: Words, game: Game | None) -> str:
    """How many can play."""
    text = words.text("cli-about-seats", seats=", ".join(str(n) for n in game.seats) if game else "none")
    name = pattern("setting-about", game=game.name if game else "", setting="players")
    return f"{words.text(name)} {text}" if game is not None and words.has(name) else text


def setting_help(words: Words, game: str, setting: str, option: Option) -> tuple[str, str]:
    """A setting as it is typed, and what it does."""
    typed = flag_of(setting)
    if option.kind != "flag":
        gap = "," if option.kind in ("subset", "list") else "|"
        typed += " " + gap.join(written(choice) for choice in option.choices if choice is not None)
    name = words.named("setting", game, setting)
    more = pattern("setting-about", game=game, setting=setting)
    text = f"{name}. {words.text(more)}" if words.has(more) else name
    choices = dict.fromkeys((*option.choices, option.default) if option.kind == "list" else option.choices)
    values = [
        f"{written(choice)} = {said}"
        for choice in choices
        if (said := value(words, game, setting, choice)) and not value_about(words, game, setting, choice)
    ]
    if values:
        text += f" ({', '.join(values)})"
    if option.kind != "flag" and option.default not in (None, (), []):
        text += " " + words.text("cli-default", value=written(option.default))
    return typed, text


def show_values(screen: Screen, words: Words, game: str, setting: str, option: Option) -> None:
    """The values of a setting that need a sentence each."""
    for choice in option.choices:
        about = value_about(words, game, setting, choice)
        if about:
            screen.tell(f"{written(choice)} = {value(words, game, setting, choice)}: {about}", indent="        ")


def value_about(words: Words, game: str, setting: str, choice: Any) -> str:
    """What a value of a setting brings, "" when its name says it."""
    name = pattern("value-about", game=game, setting=setting, value=written(choice))
    return words.text(name) if words.has(name) else ""


def value(words: Words, game: str, setting: str, choice: Any) -> str:
    """What a value of a setting is called, "" when it needs no name."""
    name = pattern("value", game=game, setting=setting, value=written(choice))
    if words.has(name):
        return words.text(name)
    card = pattern("card", game=game, code=written(choice))
    return words.text(card) if words.has(card) else ""
