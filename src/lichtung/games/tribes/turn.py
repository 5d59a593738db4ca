"""The turn in the order of the rulebook: one action, drawing, the leader check; and playing an element card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.tribes import frames, words
from lichtung.games.tribes.conditions import condition_is_met, path_is_met
from lichtung.games.tribes.effects import add_abilities, carry_out, use_ability
from lichtung.games.tribes.end import end_round
from lichtung.games.tribes.leaders import why_not_ability
from lichtung.games.tribes.requirements import first_backs, own_backs, rows_met, second_backs, total
from lichtung.games.tribes.state import (
    ACTION,
    AFTER_ACTION,
    COLOUR_PATH,
    ELEMENT_DISCARD,
    LAID_OUT,
    LEADER,
    LEADER_CARDS,
    LEADER_CHECK,
    LEADERS,
    OWN_CONDITION,
    RACK,
    RACKS,
    REWARDED,
    START_PLAYER,
    STEP,
    TURN,
    USED,
)
from lichtung.games.tribes.tables import ROW_EFFECT, SEATS
from lichtung.games.tribes.temple import DISCARDS, temple_is_possible
from lichtung.games.tribes.village import add_villages, build
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.notation import verb_of
from lichtung.kernel.state import OUTCOME, State
from lichtung.kernel.vecs import append, vec


def rack_of(s: State) -> i64:
    """The active player's rack."""
    return RACKS + s.data[TURN] * RACK


@final
class Action(Deed):
    """TRB-TURN-2, 3. Phase 1: exactly one action."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, ACTION)
        s.then(frame(frames.MAIN_ACTION), frame(frames.AFTER_ACTION))


@final
class MainAction(Choice):
    """TRB-TURN-3, 4. Play a card, place a temple (or redraw), build a village; abilities may come before."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        found = vec[i64](capacity=12)
        own = own_backs(s)
        first = first_backs(s)
        second = second_backs(s)
        rack = rack_of(s)
        at: i64
        for at in range(rack + 1, rack + s.data[rack] + 1):
            if rows_met(s, s.data[at], own, first, second) != 0:
                found = append(found, words.PLAY + s.data[at])
        if s.data[rack] >= DISCARDS:
            found = append(found, words.TEMPLE if temple_is_possible(s) else words.REDRAW)
        found = add_villages(s, found)
        return add_abilities(s, found)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        verb = verb_of(option)
        if verb == words.PLAY >> 16:
            s.reveal(option - words.PLAY, rack_of(s), s.terms.everyone)  # TRB-INFO-1
            s.then(frame(frames.CHOOSE_ROW, option - words.PLAY))
        elif verb == words.TEMPLE >> 16:
            s.then(frame(frames.DISCARD_THREE), frame(frames.TEMPLE_KIND))
        elif verb == words.REDRAW >> 16:
            s.then(frame(frames.DISCARD_THREE))
        elif verb == words.VILLAGE >> 16:
            build(s, option - words.VILLAGE)
        else:
            s.then(frame(frames.MAIN_ACTION))
            use_ability(s, option - words.ABILITY)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return why_not_action(s, option)


def why_not_action(s: State, option: i64) -> str:
    """The rule that keeps something from being the action of the turn."""
    verb = verb_of(option)
    if verb == words.PLAY >> 16:
        rack = rack_of(s)
        at: i64
        for at in range(rack + 1, rack + s.data[rack] + 1):
            if s.data[at] == option - words.PLAY:
                return "TRB-PLAY-6"
        return "TRB-PLAY-1"
    if verb == words.TEMPLE >> 16:
        return "TRB-TEMPLE-1"
    if verb == words.REDRAW >> 16:
        return "TRB-TEMPLE-8" if temple_is_possible(s) else "TRB-TEMPLE-7"
    if verb == words.VILLAGE >> 16:
        return "TRB-VILLAGE-1"
    if verb == words.ABILITY >> 16:
        return why_not_ability(s, option)
    return "TRB-TURN-3"


@final
class ChooseRow(Choice):
    """TRB-PLAY-3 to 5. One row is carried out; if both are met the player chooses, a total decides for itself."""

    def options(self, s: State, card: i64, b: i64) -> vec[i64]:
        found = vec[i64](capacity=2)
        met = rows_met(s, card, own_backs(s), first_backs(s), second_backs(s))
        row: i64
        for row in range(3):
            if met & (1 << row) != 0:
                found = append(found, words.ROW + row + 1)
        return found

    def answer(self, s: State, card: i64, b: i64, option: i64) -> None:
        x = total(s, card, own_backs(s), first_backs(s), second_backs(s))  # TRB-PLAY-8: fixed from now on
        s.then(frame(frames.DISCARD_PLAYED, card))
        carry_out(s, ROW_EFFECT + card * 3 + option - words.ROW - 1, x)


@final
class DiscardPlayed(Deed):
    """TRB-PLAY-9. When its effect is finished, the card goes face up to the discard pile."""

    def run(self, s: State, card: i64, b: i64) -> None:
        s.move(card, rack_of(s), ELEMENT_DISCARD)


@final
class AfterAction(Deed):
    """TRB-LEADER-5. Between the action and drawing, paid abilities can be used."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, AFTER_ACTION)
        s.then(frame(frames.LEADER_WINDOW), frame(frames.DRAW))


@final
class LeaderWindow(Choice):
    """TRB-LEADER-4, 5, 8. Use another ability, or be done."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        found = add_abilities(s, vec[i64](capacity=3))
        return append(found, words.DONE) if len(found) > 0 else found

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option != words.DONE:
            s.then(frame(frames.LEADER_WINDOW))
            use_ability(s, option - words.ABILITY)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return why_not_ability(s, option) if verb_of(option) == words.ABILITY >> 16 else "TRB-TURN-3"


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
            s.then(frame(frames.NEXT_TURN))
            return
        s.put(REWARDED + seat, rewarded | met)
        s.then(frame(frames.LEADER_CARD), frame(frames.LEADER_CHECK))


@final
class LeaderCard(Choice):
    """TRB-COND-3. One of the own leader cards not yet laid out is laid out."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        cards = LEADER_CARDS + s.data[TURN] * LEADER
        at: i64
        for at in range(cards + 1, cards + s.data[cards] + 1):
            found = append(found, words.LEADER + s.data[at])
        return found

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
        s.then(frame(frames.ACTION))
