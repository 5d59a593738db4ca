"""What a table shows beyond the rules: strengths, dangers, prestige, scores, previews. The rules compute it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtung.games.equinox import words
from lichtung.games.equinox.bets import prestige, ruler
from lichtung.games.equinox.components import CREATURE, DOUBLED, ROW_VALUE
from lichtung.games.equinox.end import standing
from lichtung.games.equinox.fields import name_at
from lichtung.games.equinox.playing import gives_power
from lichtung.games.equinox.state import (
    COLUMNS,
    DECK,
    IN_PLAY,
    ROUND,
    TURN,
    VANISHED,
    column_of,
    current_stack,
    hand_of,
    in_tournament,
    visible,
)
from lichtung.games.equinox.turn import weakest
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State

Preview = dict[str, Any]


def insight(s: State, viewer: int | None) -> dict[str, Any]:
    """Returns strengths in the current row, who would vanish, prestige, scores, sizes; to the decider previews."""
    if viewer is not None:
        return {"previews": previews(s, viewer)}
    found = strengths(s)
    return {
        "strengths": found,
        "missing": [name for name, strength in found.items() if strength is None],
        "weakest": weakest_name(s),
        "bet_value": int(ROW_VALUE[s.data[ROUND] - 1]),
        "prestige": {name_at(s, column): prestige_of(s, column) for column in range(COLUMNS)},
        "scores": [standing(s, seat)[0] / 2 for seat in range(s.terms.seats)],
        "in_tournament": list(found),
        "deck": int(s.data[DECK]),
        "hands": [int(s.data[hand_of(seat)]) for seat in range(s.terms.seats)],
        "previews": {},
    }


def strengths(s: State) -> dict[str, float | None]:
    """EQX-PLAY-7. Returns the strength of every creature in the tournament; None without a card."""
    found: dict[str, float | None] = {}
    for column in range(COLUMNS):
        if s.data[VANISHED + column] == 0:
            card = visible(s, current_stack(s, column))
            found[name_at(s, column)] = strength(card) if card != 0 else None
    return found


def strength(card: i64) -> float:
    """Returns the strength of a card."""
    return int(DOUBLED[card]) / 2


def weakest_name(s: State) -> str | None:
    """EQX-VANISH-2. Returns the creature that would vanish at the end of this turn, None if nothing would."""
    column = int(weakest(s))
    return name_at(s, column) if column >= 0 else None


def prestige_of(s: State, column: int) -> list[int | None]:
    """EQX-RULER-1. Returns every player's prestige on a creature; None without a stone there."""
    packed = int(prestige(s, column))
    mine = [(packed >> (10 * seat)) & 0x3FF for seat in range(s.terms.seats)]
    return [value >> 3 if value else None for value in mine]


def previews(s: State, viewer: int) -> dict[str, Preview]:
    """Returns what options would make of rulers and strengths, by their words."""
    asked = s.choice
    if asked is None or asked.seat != viewer:
        return {}
    found = {s.terms.game.word(s, int(option)): preview(s, option) for option in s.offered}
    return {word: shown for word, shown in found.items() if shown}


def preview(s: State, option: i64) -> Preview:
    """Returns what one option would do; nothing where a table has nothing to show."""
    verb = verb_of(option)
    argument = argument_of(option)
    if verb == words.PLAY >> 16 and CREATURE[argument] >= 0 and in_tournament(s, CREATURE[argument]):
        return {**after_card(s, argument, option), "power": gives_power(s, CREATURE[argument])}
    if verb == words.PUT >> 16:
        return after_card(s, s.data[IN_PLAY], option)
    if verb == words.REGULAR >> 16:
        rules = ruler(s.foresee(option), column_of(s, argument)) == s.data[TURN]
        return {"value": int(ROW_VALUE[s.data[ROUND] - 1]), "rules": rules}
    if verb == words.BET_SPACE >> 16:
        return {"value": int(ROW_VALUE[argument % words.ROWS])}
    return {}


def after_card(s: State, card: i64, option: i64) -> Preview:
    """Returns what a card would do on the current space of a creature."""
    return {"strength": strength(card), "weakest": weakest_name(s.foresee(option))}
