"""Hints and reasons: who may ask for them, and what the answers look like. The thinking itself is the host's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lichtung.kernel.errors import Refusal
from lichtung.kernel.notation import read
from lichtung.kernel.schema import Thing
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


class Asked:
    """What somebody wants to know the reason of: a word; or a thing, by a target or where it lies, after some picks."""

    def __init__(self, word: str | None, target: str | None, at: str | None, picked: tuple[str, ...]) -> None:
        self.word: Final = word
        self.target: Final = target or ""
        self.at: Final = at or ""
        self.picked: Final = picked


def explain(table: Table, line: Line, re: int, seat: int, asked: Asked) -> None:
    """Say which rule forbids a word, or what a thing is for and why it cannot be used now."""
    session = table.require_game()
    require_holder(table.facts, line.caller, seat)
    if asked.word is not None:
        require_turn(seat, session.asked_seat())
        send_reason(table, line, re, asked.word, session.state.why_not(asked.word), None, seat)
        return
    if not asked.target and not asked.at:
        raise Refused("InvalidInput", "expected a word, a target, or where something lies")
    mine = session.asked_seat() == seat
    refusal = session.state.why_not_target(asked.target, asked.picked) if mine or session.state.over else None
    # Somebody who is not asked may have been told less than has happened: nothing is looked up for them.
    target = asked.target if mine or asked.at or not asked.target.startswith("card:") else ""
    thing = session.state.describe(seat, target, asked.at)
    word = None if refusal is None else refusal.word
    send_reason(table, line, re, word, refusal, thing, session.known_asked_seat(seat))


def send_reason(
    table: Table, line: Line, re: int, word: str | None, refusal: Refusal | None, thing: Thing | None, asked: int | None
) -> None:
    """Tell whoever asked why."""
    told = None if refusal is None else refusal_info(refusal)
    table.send(line, {"type": "why", "re": re, "word": word, "refusal": told, "thing": thing, "asked": asked})


def refusal_info(refusal: Refusal) -> RefusalInfo:
    """Returns a refusal as it travels."""
    return {
        "rule": refusal.rule,
        "reason": str(refusal),
        "detail": {"word": refusal.word, "choice": refusal.choice},
        "lacks": list(refusal.lacks),
    }


def foretell(table: Table, line: Line, re: int, seat: int, word: str) -> None:
    """Say what the rules foretell of an option; answered only to the seat that is asked."""
    session = table.require_game()
    require_holder(table.facts, line.caller, seat)
    require_turn(seat, session.asked_seat())
    state = session.state
    option = read(state, word)
    ahead = session.game.ahead(state, option) if state.offers(option) else None
    table.send(line, {"type": "preview", "re": re, "word": word, "ahead": ahead})
