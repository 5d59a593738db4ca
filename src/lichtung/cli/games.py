"""The commands that are about one game each: `lichtung play GAME`; and the list of the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import click

from lichtung.cli import DONE, helping
from lichtung.cli.command_line import NUMBER, Command, Group, OneOf, Terminal, UsageError, Values
from lichtung.cli.plain import Voice
from lichtung.cli.setting_options import setting_options, take_settings
from lichtung.kernel import catalogue
from lichtung.kernel.game import Game
from lichtung.kernel.settings import Settings
from lichtung.words import pattern

# What is done with a game: the terminal, the game, its settings, and the values of the other options.
Work = Callable[[Terminal, Game, Settings, Values], int]


class GameCommand(Command):
    """A command for one game, with the settings of that game as options."""

    def __init__(self, game: Game, topic: str, work: Work, options: Sequence[click.Parameter]) -> None:
        self.game: Final = game
        seats = click.Option(["--seats"], type=OneOf({str(n): n for n in game.seats}), metavar="N", help="seats")
        self.work: Final = work
        super().__init__(
            game.name, params=[*options, seats, *setting_options(game)], callback=self.carry_out, help=topic
        )

    def carry_out(self, **values: Any) -> int:
        """Do what the command is for."""
        ctx = click.get_current_context()
        terminal = ctx.find_object(Terminal)
        assert terminal is not None
        settings = take_settings(self.game, ctx, values)
        return self.work(terminal.speaking(voice_of(self.game, terminal.words)), self.game, settings, values)


class GameGroup(Group):
    """A command that needs a game."""

    def __init__(self, name: str, work: Work, options: Sequence[click.Parameter]) -> None:
        super().__init__(name, help=name, missing="cli-usage-game", unknown="cli-usage-no-game")
        self.work: Final = work
        self.options: Final = options  # those that every game has

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(catalogue.games())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in catalogue.games():
            return None
        return GameCommand(catalogue.game(cmd_name), self.name or "", self.work, self.options)


def voice_of(game: Game, words: Voice) -> Voice:
    """Returns words that know a game's own messages, which a plug-in brings along in `locales` beside its code."""
    package = type(game).__module__.rpartition(".")[0]
    own: list[Traversable] = [files(package) / "locales"] if package and not package.startswith("lichtung.") else []
    return Voice(words.lang, words.encoding, *own)


SEED: Final = click.Option(["--seed"], type=NUMBER, help="seed")


def play(terminal: Terminal, game: Game, settings: Settings, values: Values) -> int:
    """Play a game."""
    from lichtung.cli.seating import play_new, play_on

    resume: str | None = values.pop("resume")
    given = [name for name, value in values.items() if value is not None] + list(settings)
    if resume is not None:
        if given:
            raise UsageError("cli-usage-resume-alone", option="--" + given[0].replace("_", "-"))
        return play_on(terminal, game, Path(resume).expanduser() if resume else None)
    return play_new(terminal, game, settings, seed=values["seed"], seats=values["seats"], offers=not given)


RESUME: Final = click.Option(["--resume"], is_flag=False, flag_value="", metavar="[FILE]", help="resume")

play_command = GameGroup("play", play, [SEED, RESUME])


@click.command("games", cls=Command, help="games")
@click.pass_obj
def games_command(terminal: Terminal) -> int:
    """List the games."""
    screen, words = terminal.screen, terminal.words
    for name in catalogue.games():
        seats = "–".join(str(n) for n in dict.fromkeys((catalogue.game(name).seats[0], catalogue.game(name).seats[-1])))
        title = helping.game_title(words, name)
        screen.show(f"{screen.paint(name, 'bold')}  {title} · {words.text('cli-players', seats=seats)}")
        if words.has(pattern("tagline", game=name)):
            screen.tell(words.text(pattern("tagline", game=name)), indent="    ")
    return DONE
