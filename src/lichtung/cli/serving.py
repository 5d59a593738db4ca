"""`lichtung serve`: the table in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

from lichtung.cli import DONE, FAILED, WRONG, arguments
from lichtung.cli.plain import Voice, clean
from lichtung.cli.saves import state_directory
from lichtung.cli.screen import Screen

OPTIONS = {
    "--host": arguments.VALUE,
    "--port": arguments.VALUE,
    "--config": arguments.VALUE,
    "--database": arguments.VALUE,
    "--open": arguments.FLAG,
}


def serve_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung serve`"""
    given = arguments.parsed(tokens, OPTIONS, words=0)
    errors = Screen(sys.stderr, width=100)
    try:
        import msgspec

        from lichtung.server.config import Config, ConfigError, checked, read_config
        from lichtung.server.serve import serve
        from lichtung.server.store.interface import StartError, StoreError
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("lichtung"):
            raise
        errors.tell(words.text("cli-serve-needs", package=missing.name or ""))
        return FAILED

    def ready(address: str) -> None:
        screen.tell(words.text("cli-serve-ready", address=address))
        screen.out.flush()
        if "--open" in given.options:
            webbrowser.open(address)

    try:
        file = given.options.get("--config")
        config = Config() if file is None else read_config(Path(file).expanduser())
        changes: dict[str, object] = {
            name: given.options[f"--{name}"] for name in ("host", "database") if f"--{name}" in given.options
        }
        port = given.options.get("--port")
        if port is not None:
            changes["port"] = arguments.number("--port", port)
        config = checked(msgspec.to_builtins(config) | changes, "lichtung serve")
        serve(config, state_directory(os.environ) / "site.sqlite", ready)
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
