"""Writing a record. The results of chance stand in braces behind the move that caused them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from lichtung.kernel.errors import NoRecord

if TYPE_CHECKING:
    from lichtung.kernel.history import Move
    from lichtung.kernel.state import State

FORMAT: Final = "1"
WIDTH: Final = 120


def write(s: State) -> str:
    """The complete record of a state."""
    history = s.history
    if history is None:
        raise NoRecord("this state has no record: it was resampled, or started with fast=True")
    lines = headers(s)
    if history.origin is None and not history.scripted and s.fate is not None:
        lines.append(f"[seed {s.fate.seed}]")
    if history.origin is not None:
        lines.append(f"[position {json.dumps(history.origin)}]")
    lines += [f"[result {result_text(s)}]", ""]
    tokens = ["0", *braces(history.opening)]
    key: tuple[int, int] = (-1, -1)
    for move in history.moves:
        if (move.round, move.turn) != key:
            lines += wrap(tokens)
            key = (move.round, move.turn)
            tokens = [f"{move.round}/{move.turn}"]
        tokens += [move_text(move), *braces(move.chances)]
    return "\n".join([*lines, *wrap(tokens)]) + "\n"


def headers(s: State) -> list[str]:
    """The lines every record begins with."""
    game = s.terms.game
    lines = [f"[lichtung {FORMAT}]", f"[game {game.name}]", f"[version {game.version}]"]
    if game.data_hash:
        lines.append(f"[data {game.data_hash}]")
    return [*lines, f"[seats {s.terms.seats}]", f"[settings {json.dumps(s.terms.settings)}]"]


def result_text(s: State) -> str:
    """`won reason`, `lost reason`, `reason` and winners, or `*` while the game runs."""
    result = s.result
    if result is None:
        return "*"
    if result.won is None:
        return f"{result.reason} {'&'.join([f'seat{seat}' for seat in result.winners])}"
    return f"{'won' if result.won else 'lost'} {result.reason}"


def move_text(move: Move) -> str:
    """`choice=word`; the seat is named where it is not the one whose turn it is."""
    who = "" if move.seat == move.turn else f"@{move.seat}"
    return f"{move.choice}{who}={move.word}"


def braces(chances: list[str]) -> list[str]:
    """Results of chance as they stand in a record."""
    return ["{" + result + "}" for result in chances]


def wrap(tokens: list[str]) -> list[str]:
    """Tokens as lines of readable width; lines that go on are indented."""
    lines = [tokens[0]]
    for token in tokens[1:]:
        if len(lines[-1]) + 1 + len(token) > WIDTH and len(lines[-1]) > 2:
            lines.append(" " + token)
        else:
            lines[-1] += " " + token
    return lines
