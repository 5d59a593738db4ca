"""`lichtung completion`: the lines that teach a shell to complete commands, games and settings."""

from __future__ import annotations

from typing import Final

import click
from click.shell_completion import get_completion_class

from lichtung.cli import DONE
from lichtung.cli.command_line import Command, OneOf

SHELLS: Final = ("bash", "zsh", "fish")


@click.command("completion", cls=Command, help="completion")
@click.argument("shell", type=OneOf({shell: shell for shell in SHELLS}), default="bash")
def completion_command(shell: str) -> int:
    """Print what a shell has to read."""
    from lichtung.cli.program import program

    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(program, {}, "lichtung", "_LICHTUNG_COMPLETE").source())
    return DONE
