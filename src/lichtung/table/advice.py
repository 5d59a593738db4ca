"""Hints and reasons: who may ask for them, and what the answers look like. The thinking itself is the host's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lichtung.kernel.notation import read
from lichtung.table.errors import Refused
from lichtung.table.facts import Line
from lichtung.table.schema import HintOption, RefusalInfo
from lichtung.table.seats import require_holder, require_turn
from lichtung.table.session import GameSession
from lichtung.table.table import Table

WORTH_A_LOOK: Final = 3  # so many options are named to who wants to know where to look


def require_hints(table: Table, line: Line, seat: int) -> GameSession:
    """Returns the game to think about; refuses advice where it is not allowed, or to somebody who is not asked."""
    session = table.require_game()
    if not table.facts.options.hints:
        raise Refused("NotAllowed", "there are no hints at this table")
    require_holder(table.facts, line.caller, seat)
    require_turn(seat, session.asked_seat())
    return session


def send_hints(
    table: Table, line: Line, re: int, seat: int, at: int, depth: str, hints: Sequence[Any], iterations: int
) -> None:
    """Tell whoever asked what a bot thinks; `at` is the number of the question, which may be answered by then."""
    options = [hint_option(hint) for hint in hints]
    if depth == "where":
        options = [blank_option(option["word"]) for option in options[:WORTH_A_LOOK]]
        options.sort(key=lambda option: option["word"])
    table.send(line, {"type": "hints", "re": re, "seat": seat, "at": at, "options": options, "iterations": iterations})


def hint_option(hint: Any) -> HintOption:
    """Returns a hint as it travels."""
    return {
        "word": hint["word"],
        "verdict": hint["verdict"],
        "why": hint["why"],
        "steps": hint["steps"],
        "rank": hint["rank"],
        "chance": hint["chance"],
        "low": hint["low"],
        "high": hint["high"],
        "score": hint["score"],
        "visits": hint["visits"],
        "line": list(hint["line"]),
    }


def blank_option(word: str) -> HintOption:
    """Returns an option that is worth a look, without what a bot thinks of it."""
    return {
        "word": word,
        "verdict": None,
        "why": None,
        "steps": [],
        "rank": None,
        "chance": None,
        "low": None,
        "high": None,
        "score": None,
        "visits": 0,
        "line": [],
    }


def explain(table: Table, line: Line, re: int, seat: int, word: str) -> None:
    """Say which rule forbids a word; answered only to the seat that is asked."""
    session = table.require_game()
    require_holder(table.facts, line.caller, seat)
    require_turn(seat, session.asked_seat())
    refusal = session.state.why_not(word)
    told: RefusalInfo | None = None
    if refusal is not None:
        detail: dict[str, object] = {"word": refusal.word, "choice": refusal.choice}
        told = {"rule": refusal.rule, "reason": str(refusal), "detail": detail}
    table.send(line, {"type": "why", "re": re, "word": word, "refusal": told})


def foretell(table: Table, line: Line, re: int, seat: int, word: str) -> None:
    """Say what the rules foretell of an option; answered only to the seat that is asked."""
    session = table.require_game()
    require_holder(table.facts, line.caller, seat)
    require_turn(seat, session.asked_seat())
    state = session.state
    option = read(state, word)
    ahead = session.game.ahead(state, option) if state.offers(option) else None
    table.send(line, {"type": "preview", "re": re, "word": word, "ahead": ahead})
