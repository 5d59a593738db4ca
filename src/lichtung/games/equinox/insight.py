"""What a table shows beyond the rules: strengths, dangers, prestige, scores, previews. The rules compute it."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.equinox import schema, words
from lichtung.games.equinox.bets import prestige, ruler
from lichtung.games.equinox.components import CREATURE, DOUBLED, ROW_VALUE
from lichtung.games.equinox.end import standing
from lichtung.games.equinox.layout import COLUMNS, IN_PLAY, VANISHED, name_at
from lichtung.games.equinox.playing import gives_power
from lichtung.games.equinox.state import column_of, current_stack, in_tournament, visible
from lichtung.games.equinox.turn import weakest
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State


def insight(s: State, viewer: int | None) -> schema.Own:
    """Returns strengths in the current row, who would vanish, prestige, scores; to the decider previews."""
    previews = {s.terms.game.word(s, option): preview(s, option) for option in s.offered_to(viewer)}
    own: schema.Own = {"previews": {word: shown for word, shown in previews.items() if shown}}
    if viewer is not None:
        return own
    columns = [column for column in range(COLUMNS) if s.data[VANISHED + column] == 0]
    strengths = {name_at(s, column): strength(visible(s, current_stack(s, column))) for column in columns}
    whole: schema.Insight = {
        "strengths": strengths,
        "missing": [name for name, strength in strengths.items() if strength is None],
        "weakest": weakest_name(s),
        "bet_value": int(ROW_VALUE[s.data[ROUND] - 1]),
        "prestige": {name_at(s, column): prestige_of(s, column) for column in range(COLUMNS)},
        "scores": [standing(s, seat)[0] / 2 for seat in range(s.terms.seats)],
        "in_tournament": list(strengths),
        **own,
    }
    return whole


def strength(card: i64) -> float | None:
    """EQX-PLAY-7. Returns the strength of a card; None where none lies."""
    return int(DOUBLED[card]) / 2 if card != 0 else None


def weakest_name(s: State) -> str | None:
    """EQX-VANISH-2. Returns the creature that would vanish at the end of this turn, None if nothing would."""
    column = int(weakest(s))
    return name_at(s, column) if column >= 0 else None


def prestige_of(s: State, column: int) -> list[int | None]:
    """EQX-RULER-1. Returns every player's prestige on a creature; None without a stone there."""
    packed = int(prestige(s, column))
    mine = [(packed >> (10 * seat)) & 0x3FF for seat in range(s.terms.seats)]
    return [value >> 3 if value else None for value in mine]


def preview(s: State, option: i64) -> schema.Preview:
    """Returns what one option would make of rulers and strengths; nothing where a table has nothing to show."""
    verb, argument = verb_of(option), argument_of(option)
    if verb == words.PLAY and CREATURE[argument] >= 0 and in_tournament(s, CREATURE[argument]):
        return {**after_card(s, argument, option), "power": gives_power(s, CREATURE[argument])}
    if verb == words.PUT:
        return after_card(s, s.data[IN_PLAY], option)
    if verb == words.REGULAR:
        rules = ruler(s.foresee(option), column_of(s, argument)) == s.data[TURN]
        return {"value": int(ROW_VALUE[s.data[ROUND] - 1]), "rules": rules}
    if verb == words.BET_SPACE:
        return {"value": int(ROW_VALUE[argument % words.ROWS])}
    return {}


def after_card(s: State, card: i64, option: i64) -> schema.Preview:
    """Returns what a card would do on the current space of a creature."""
    return {"strength": strength(card), "weakest": weakest_name(s.foresee(option))}
