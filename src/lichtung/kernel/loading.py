"""Loading positions: from plain data to a state that goes on from there, or an error that says what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from lichtung.kernel import codec, reading
from lichtung.kernel.addresses import OUTCOME, STEP
from lichtung.kernel.chance import Fate
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.frames import number_of
from lichtung.kernel.history import History
from lichtung.kernel.settings import checked_seed

if TYPE_CHECKING:
    from lichtung.kernel.game import Game
    from lichtung.kernel.state import State
    from lichtung.kernel.terms import Terms

# What reading something of another shape raises.
MISSHAPEN: Final = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, AssertionError, RecursionError)


def load(
    game: Game, position: Any, strict: bool, seed: Any, script: list[str] | tuple[str, ...], stop: str | None
) -> State:
    """See `Game.load`."""
    try:
        return load_checked(game, position, strict, seed, script, stop)
    except MISSHAPEN as error:
        raise InvalidPosition("position", f"something in it has a wrong shape: {error}") from error


def load_checked(
    game: Game, position: Any, strict: bool, seed: Any, script: list[str] | tuple[str, ...], stop: str | None
) -> State:
    """What `load` does when everything has the right shape."""
    s = game.blank(position_terms(game, position), True)
    s.fate = Fate(checked_seed(seed))
    reading.fill(s, position)
    add_script(s, script)
    step = position.get("step", game.steps[0])
    if step not in game.steps:
        raise InvalidPosition("step", f"expected one of {', '.join(game.steps)}, got {step!r}")
    s.data[STEP] = game.steps.index(step)
    game.check_position(s, strict)
    if stop is not None:
        if stop not in game.steps:
            raise InvalidPosition("stop", f"expected one of {', '.join(game.steps)}, got {stop!r}")
        s.halt = number_of(game.step_frame(stop))
    resume(s, position, str(step))
    return s


def add_script(s: State, script: list[str] | tuple[str, ...] | None) -> None:
    """Let scripted results follow; a position of the fast generator has no fate to script."""
    if s.fate is not None:
        s.fate.script += [str(entry) for entry in script or []]


def position_terms(game: Game, position: Any) -> Terms:
    """The terms that a position names, after checking that it belongs to this game and version."""
    if not isinstance(position, dict):
        raise InvalidPosition("position", f"expected a dict, got {type(position).__name__}")
    for key, mine in (("game", game.name), ("version", game.version), ("data", game.data_hash)):
        if key in position and position[key] != mine:
            raise InvalidPosition(key, f"expected {mine!r}, got {position[key]!r}")
    settings = position.get("settings") or {}
    if not isinstance(settings, dict):
        raise InvalidPosition("settings", f"expected a dict, got {settings!r}")
    return game.terms(position.get("seats", game.seats[0]), settings)


def resume(s: State, position: Mapping[str, object], step: str) -> None:
    """Put the pending frames of a loaded position on the stack and go on; a finished game stays finished."""
    game = s.terms.game
    reason = position.get("result")
    if reason is not None:
        end_game(s, position, reason)
        return
    origin = codec.position(s)  # a script is part of it: replaying it gives the same results
    if position.get("pending"):
        reading.read_pending(s, position["pending"])
    else:
        s.stack[0] = game.step_frame(step)
        s.depth = 1
    reading.check_pending(s)
    origin["pending"] = codec.pending(s)
    s.advance()
    if position.get("pending") and s.depth > 0 and not s.halted:
        check_question(s)
    opening: list[str] = []
    if s.fate is not None:
        opening = s.fate.log
        s.fate.log = []
    s.history = History(origin, False, opening, [])


def end_game(s: State, position: Mapping[str, object], reason: Any) -> None:
    """Let a loaded game be over; its record is the position and no move."""
    game = s.terms.game
    words = [known.word for known in game.reasons]
    if reason not in words:
        raise InvalidPosition("result", f"expected one of {', '.join(words)}, got {reason!r}")
    if position.get("pending"):
        raise InvalidPosition("pending", "nothing is pending in a game that is over")
    s.data[OUTCOME] = words.index(reason) + 1
    s.history = History(codec.position(s), False, [], [])


def check_question(s: State) -> None:
    """Refuse a position whose pending frames have numbers that no game brings about."""
    try:
        asked = s.choice
        known = asked is not None and 0 <= asked.seat < s.terms.seats and len(s.words()) > 0
        s.view(asked.seat if asked is not None and known else None)
    except MISSHAPEN as error:
        raise InvalidPosition("pending", f"the question has numbers that cannot be: {error!r}") from error
    if not known:
        raise InvalidPosition("pending", "the question is asked of a seat that does not exist")
