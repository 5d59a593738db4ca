"""`lichtung serve`: the table in the browser."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Any

import click

from lichtung.cli import DONE, FAILED, WRONG
from lichtung.cli.command_line import NUMBER, Command, Terminal
from lichtung.cli.plain import clean
from lichtung.cli.saves import state_directory


@click.command("serve", cls=Command, help="serve")
@click.option("--host", metavar="ADDRESS", help="host")
@click.option("--port", type=NUMBER, help="port")
@click.option("--config", metavar="FILE", help="config")
@click.option("--database", metavar="sqlite:///FILE|postgresql://…", help="database")
@click.option("--open", "opens", is_flag=True, help="open")
@click.pass_obj
def serve_command(terminal: Terminal, /, opens: bool, config: str | None, **changes: Any) -> int:
    """Serve the table until somebody stops it."""
    import msgspec

    from lichtung.server.config import Config, ConfigError, convert_config, read_config
    from lichtung.server.serve import serve
    from lichtung.server.store.errors import StartError, StoreError
    from lichtung.server.successor import has_inherited_socket

    screen, words, errors = terminal.screen, terminal.words, terminal.errors

    def ready(address: str) -> None:
        screen.tell(words.text("cli-serve-ready", address=address))
        screen.out.flush()
        if opens and not has_inherited_socket():  # a successor's page is open already
            webbrowser.open(address)

    try:
        kept = Config() if config is None else read_config(Path(config).expanduser())
        given = {name: value for name, value in changes.items() if value is not None}
        serve(
            convert_config(msgspec.to_builtins(kept) | given, "lichtung serve"),
            state_directory(os.environ) / "site.sqlite",
            ready,
        )
    except StartError as error:
        errors.show(f"lichtung: {words.text('cli-serve-failed', reason=clean(str(error)))}")
        return error.code
    except (ConfigError, StoreError) as error:
        errors.tell(f"lichtung: {error}")
        return WRONG
    except OSError as error:
        errors.tell(f"lichtung: {words.text('cli-serve-failed', reason=error.strerror or str(error))}")
        return FAILED
    return DONE
