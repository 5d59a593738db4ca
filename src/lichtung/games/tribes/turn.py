"""The turn in the order of the rulebook: one action, drawing, the leader check; and playing an element card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.tribes import frames, phases, words
from lichtung.games.tribes.conditions import condition_is_met, path_is_met
from lichtung.games.tribes.effects import carry_out, offer_abilities, use_ability
from lichtung.games.tribes.end import end_round
from lichtung.games.tribes.layout import (
    COLOUR_PATH,
    ELEMENT_DISCARD,
    LAID_OUT,
    LEADER,
    LEADER_CARDS,
    LEADERS,
    OWN_CONDITION,
    RACK,
    RACKS,
    REWARDED,
    START_PLAYER,
    USED,
)
from lichtung.games.tribes.leaders import why_not_ability
from lichtung.games.tribes.missing import example_of, lacking_for_action
from lichtung.games.tribes.requirements import backs, first_backs, rows_met, second_backs, total
from lichtung.games.tribes.state import ACTION, AFTER_ACTION, LEADER_CHECK, offer_cards
from lichtung.games.tribes.tables import ROW_EFFECT, SEATS
from lichtung.games.tribes.temple import DISCARDS, temple_is_possible
from lichtung.games.tribes.village import build, offer_villages
from lichtung.kernel.addresses import OUTCOME, STEP, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.notation import verb_of
from lichtung.kernel.schema import About, Lack
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec


def rack_of(s: State) -> i64:
    """The active player's rack."""
    return RACKS + s.data[TURN] * RACK


def is_on_rack(s: State, card: i64) -> bool:
    """Whether a card is on the active player's rack."""
    rack = rack_of(s)
    at: i64
    for at in range(rack + 1, rack + s.data[rack] + 1):
        if s.data[at] == card:
            return True
    return False


@final
class Action(Deed):
    """TRB-TURN-2, 3. Phase 1: exactly one action."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, ACTION)
        s.then(frames.MAIN_ACTION, frames.AFTER_ACTION)


@final
class MainAction(Choice):
    """TRB-TURN-3, 4. Play a card, place a temple (or redraw), build a village; abilities may come before."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        data, slate = s.data, s.slate
        count: i64 = 0
        seat = data[TURN]
        own = backs(s, seat)
        first = first_backs(s, seat)
        second = second_backs(s, seat)
        rack = rack_of(s)
        at: i64
        for at in range(rack + 1, rack + data[rack] + 1):
            if rows_met(s, data[at], own, first, second) != 0:
                slate[count] = words.PLAY + data[at]
                count += 1
        if data[rack] >= DISCARDS:
            slate[count] = words.TEMPLE if temple_is_possible(s) else words.REDRAW
            count += 1
        count = offer_villages(s, count)
        return slate[: offer_abilities(s, count)]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        verb = verb_of(option)
        if verb == words.PLAY:
            s.reveal(option - words.PLAY, rack_of(s), s.terms.everyone)  # TRB-INFO-1
            s.then(frame(frames.CHOOSE_ROW, option - words.PLAY))
        elif verb == words.TEMPLE:
            s.then(frames.DISCARD_THREE, frames.TEMPLE_KIND)
        elif verb == words.REDRAW:
            s.then(frames.DISCARD_THREE)
        elif verb == words.VILLAGE:
            build(s, option - words.VILLAGE)
        else:
            s.then(frames.MAIN_ACTION)
            use_ability(s, option - words.ABILITY)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return why_not_action(s, option)

    def lacks(self, s: State, a: i64, b: i64, option: i64) -> list[Lack]:
        if verb_of(option) == words.PLAY and not is_on_rack(s, option - words.PLAY):
            return []
        return lacking_for_action(s, option)

    def example(self, s: State, a: i64, b: i64, verb: i64) -> i64:
        return example_of(s, verb)


def why_not_action(s: State, option: i64) -> str:
    """The rule that keeps something from being the action of the turn."""
    verb = verb_of(option)
    if verb == words.PLAY:
        return "TRB-PLAY-6" if is_on_rack(s, option - words.PLAY) else "TRB-PLAY-1"
    if verb == words.TEMPLE:
        return "TRB-TEMPLE-1"
    if verb == words.REDRAW:
        return "TRB-TEMPLE-8" if temple_is_possible(s) else "TRB-TEMPLE-7"
    if verb == words.VILLAGE:
        return "TRB-VILLAGE-1"
    if verb == words.ABILITY:
        return why_not_ability(s, option)
    return "TRB-TURN-3"


@final
class ChooseRow(Choice):
    """TRB-PLAY-3 to 5. One row is carried out; if both are met the player chooses, a total decides for itself."""

    def about(self, s: State, card: i64, b: i64) -> About:
        return {"card": s.terms.game.card_name(int(card))}

    def options(self, s: State, card: i64, b: i64) -> vec[i64]:
        slate = s.slate
        count: i64 = 0
        seat = s.data[TURN]
        met = rows_met(s, card, backs(s, seat), first_backs(s, seat), second_backs(s, seat))
        row: i64
        for row in range(3):
            if met & (1 << row) != 0:
                slate[count] = words.ROW + row + 1
                count += 1
        return slate[:count]

    def answer(self, s: State, card: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        x = total(s, card, backs(s, seat), first_backs(s, seat), second_backs(s, seat))  # TRB-PLAY-8: fixed from now on
        s.enter(phases.EFFECT)
        s.then(frame(frames.DISCARD_PLAYED, card))
        carry_out(s, ROW_EFFECT + card * 3 + option - words.ROW - 1, x)

    def fits(self, s: State, card: i64, b: i64, below: i64) -> bool:
        return b == 0 and is_on_rack(s, card)


@final
class DiscardPlayed(Deed):
    """TRB-PLAY-9. When its effect is finished, the card goes face up to the discard pile."""

    def run(self, s: State, card: i64, b: i64) -> None:
        s.move(card, rack_of(s), ELEMENT_DISCARD)

    def fits(self, s: State, card: i64, b: i64, below: i64) -> bool:
        return b == 0 and is_on_rack(s, card)


@final
class AfterAction(Deed):
    """TRB-LEADER-5. Between the action and drawing, paid abilities can be used."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, AFTER_ACTION)
        s.then(frames.LEADER_WINDOW, frames.DRAW)


@final
class LeaderWindow(Choice):
    """TRB-LEADER-4, 5, 8. Use another ability, or be done."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        count = offer_abilities(s, 0)
        if count == 0:
            return s.terms.nothing
        s.slate[count] = words.DONE
        return s.slate[: count + 1]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option != words.DONE:
            s.then(frames.LEADER_WINDOW)
            use_ability(s, option - words.ABILITY)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return why_not_ability(s, option) if verb_of(option) == words.ABILITY else "TRB-TURN-3"

    def lacks(self, s: State, a: i64, b: i64, option: i64) -> list[Lack]:
        return lacking_for_action(s, option) if verb_of(option) == words.ABILITY else []


@final
class LeaderCheck(Deed):
    """TRB-COND-2 to 5. The board's own condition, then the colour path; each newly met one gives a leader card."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, LEADER_CHECK)
        seat = s.data[TURN]
        rewarded = s.data[REWARDED + seat]
        met: i64 = 0
        if rewarded & OWN_CONDITION == 0 and condition_is_met(s, seat):
            met = OWN_CONDITION
        elif rewarded & COLOUR_PATH == 0 and path_is_met(s, seat):
            met = COLOUR_PATH
        if met == 0:
            s.then(frames.NEXT_TURN)
            return
        s.put(REWARDED + seat, rewarded | met)
        s.then(frames.LEADER_CARD, frames.LEADER_CHECK)


@final
class LeaderCard(Choice):
    """TRB-COND-3. One of the own leader cards not yet laid out is laid out."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        if s.data[LEADERS + s.data[TURN] * LAID_OUT] >= LAID_OUT - 1:
            return s.terms.nothing  # only in studies: there is room for two
        cards = LEADER_CARDS + s.data[TURN] * LEADER
        return s.slate[: offer_cards(s, cards + 1, cards + s.data[cards] + 1, words.LEADER, 0)]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        s.move(option - words.LEADER, LEADER_CARDS + seat * LEADER, LEADERS + seat * LAID_OUT)


@final
class NextTurn(Deed):
    """TRB-TURN-1, TRB-END-2. The next player in turn order; after the last one the round ends."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(USED, 0)
        seat = (s.data[TURN] + 1) % s.rules[SEATS]
        if seat == s.data[START_PLAYER]:
            end_round(s)
            if s.data[OUTCOME] != 0:
                return
        s.put(TURN, seat)
        s.then(frames.ACTION)
