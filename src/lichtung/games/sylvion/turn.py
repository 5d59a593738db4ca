"""The battle round in the order of the rulebook: reveal, move, reinforce, defend; then the final assault."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.clearing import PLACES_PER_ROW, an_elemental, discard, march_from, take_figure_off
from lichtung.games.sylvion.components import E3, HAND_LIMIT, HEDGEHOG, LETTER, MARKED_E3, STRENGTH
from lichtung.games.sylvion.drawing import in_hand, kinds_in_hand
from lichtung.games.sylvion.end import judge
from lichtung.games.sylvion.layout import (
    FIGURE_AT,
    FISH_POINTS,
    HAND,
    HANDS,
    ON_STACK,
    RAVAGER_STACK,
    ROWS,
    SKIP_NEXT_REVEAL,
    STACK,
)
from lichtung.games.sylvion.playing import defences, example_of, lacking_to_play, play_card, why_not_played
from lichtung.games.sylvion.settings import RAVAGER_FIGURE, REINFORCEMENT_DRAW, SILENT, TEAM
from lichtung.games.sylvion.state import DEFEND_STEP, FINAL_STEP, MOVE_STEP, REINFORCE_STEP, REVEAL_STEP, active_hand
from lichtung.games.sylvion.supports import resolve
from lichtung.kernel.addresses import OUTCOME, ROUND, STEP, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.notation import verb_of
from lichtung.kernel.schema import About, Lack
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

LAST_SUPPORT: Final = 4 * ROWS  # one more than the rank of a D in the bottom row


@final
class Reveal(Deed):
    """SYL-REVEAL-1 to 5. The top card of every stack is turned up, the figure finds its bearer, hedgehogs, effects."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, REVEAL_STEP)
        if s.data[SKIP_NEXT_REVEAL] != 0:
            s.put(SKIP_NEXT_REVEAL, 0)
            s.then(frames.MOVE)
            return
        row: i64
        for row in range(ROWS):
            stack = RAVAGER_STACK + row * STACK
            size = s.data[stack]
            if size > 0:
                s.move(s.data[stack + size], stack, ON_STACK + row)
        if s.rules[RAVAGER_FIGURE] != 0:
            place_figure(s)
        s.then(frames.HEDGEHOG, frames.SUPPORTS, frames.MOVE)


def place_figure(s: State) -> None:
    """SYL-RAV-2 to 4. The figure goes to a marked elemental if it stands beside the clearing or that one is stronger."""
    row: i64
    for row in range(ROWS):
        card = s.data[ON_STACK + row]
        if E3 < card <= MARKED_E3:
            bearer = s.data[FIGURE_AT]
            if bearer == 0 or STRENGTH[card] > STRENGTH[s.data[bearer]]:
                s.put(FIGURE_AT, ON_STACK + row)


@final
class Hedgehog(Choice):
    """SYL-HEDGE-1 to 7. Before any effect, hedgehogs may discard cards that were just turned up."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=5)
        if not in_hand(s, active_hand(s), HEDGEHOG):
            return offered
        row: i64
        for row in range(ROWS):
            if s.data[ON_STACK + row] != 0:
                offered = append(offered, words.DISCARD_AT + ON_STACK + row)
        if len(offered) == 0:
            return offered
        return append(offered, words.PASS)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.PASS:
            return
        discard(s, HEDGEHOG, active_hand(s))  # SYL-HEDGE-7: it lies there before the card it hits
        place = option - words.DISCARD_AT
        if s.data[FIGURE_AT] == place:
            take_figure_off(s)  # SYL-RAV-12
        discard(s, s.data[place], place)
        s.then(frames.HEDGEHOG)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return "SYL-HEDGE-3" if verb_of(option) == words.DISCARD_AT else "SYL-HEDGE-2"

    def private(self, s: State, a: i64, b: i64, option: i64) -> bool:
        return s.rules[SILENT] != 0 and option == words.PASS  # SYL-INFO-5: nobody learns that one is held


@final
class Supports(Deed):
    """SYL-REVEAL-5, 6. Supports in the order of their letters, equal letters from the top row down."""

    def run(self, s: State, first: i64, b: i64) -> None:
        next: i64 = LAST_SUPPORT
        row: i64
        for row in range(ROWS):
            card = s.data[ON_STACK + row]
            rank = LETTER[card] * ROWS + row
            if first <= rank < next:
                next = rank
        if next < LAST_SUPPORT:
            s.then(frame(frames.SUPPORTS, next + 1))
            row = next % ROWS
            resolve(s, row, s.data[ON_STACK + row])

    def fits(self, s: State, first: i64, b: i64, below: i64) -> bool:
        return first <= LAST_SUPPORT and b == 0


@final
class Move(Deed):
    """SYL-MOVE-9. Step 2 is one movement pass."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, MOVE_STEP)
        s.then(frames.MARCH, frames.REINFORCE)


@final
class March(Deed):
    """SYL-MOVE-1 to 3. A movement pass; a draw for a defeated fountain is finished before the next elemental moves."""

    def run(self, s: State, first: i64, b: i64) -> None:
        place = march_from(s, first)
        if place != 0:
            s.then(frame(frames.DRAW, 1, s.data[TURN]), frame(frames.MARCH, place))

    def fits(self, s: State, first: i64, b: i64, below: i64) -> bool:
        return first <= ROWS * PLACES_PER_ROW and b == 0


@final
class Reinforce(Deed):
    """SYL-REINF-1. The active player draws."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, REINFORCE_STEP)
        s.then(frame(frames.DRAW, s.rules[REINFORCEMENT_DRAW], s.data[TURN]), frames.DEFEND)


@final
class Defend(Deed):
    """SYL-DEFEND-1. The active player defends the forest until they end the step."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, DEFEND_STEP)
        s.then(frames.MAIN_ACTION)


@final
class MainAction(Choice):
    """SYL-DEFEND-1 to 5. Play a card, use a feat, let a geyser erupt, or end the step."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return defences(s)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option != words.END:
            s.then(frames.MAIN_ACTION)
            play_card(s, option)
            return
        s.put(FISH_POINTS, 0)  # SYL-FISH-3
        seat = s.data[TURN]
        if s.rules[TEAM] != 0:  # SYL-TEAM-14
            s.then(frame(frames.HAND_LIMIT, seat), frame(frames.HAND_LIMIT, 1 - seat), frames.END_ROUND)
        else:
            s.then(frame(frames.HAND_LIMIT, seat), frames.END_ROUND)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return why_not_played(s, option)

    def is_meant(self, s: State, a: i64, b: i64, option: i64) -> bool:
        return verb_of(option) != words.ERUPT  # every geyser is offered, and nobody means one elsewhere

    def lacks(self, s: State, a: i64, b: i64, option: i64) -> list[Lack]:
        return lacking_to_play(s, option)

    def example(self, s: State, a: i64, b: i64, verb: i64) -> i64:
        return example_of(s, verb)


@final
class HandLimit(Choice):
    """SYL-HAND-1. At the end of step 4 a hand is cut down to ten cards."""

    def about(self, s: State, seat: i64, b: i64) -> About:
        return {"left": int(s.data[HANDS + seat * HAND] - HAND_LIMIT)}

    def seat(self, s: State, seat: i64, b: i64) -> i64:
        return seat

    def options(self, s: State, seat: i64, b: i64) -> vec[i64]:
        hand = HANDS + seat * HAND
        if s.data[hand] <= HAND_LIMIT:
            return s.terms.nothing
        return kinds_in_hand(s, hand, words.DISCARD)

    def answer(self, s: State, seat: i64, b: i64, option: i64) -> None:
        discard(s, option - words.DISCARD, HANDS + seat * HAND)
        s.then(frame(frames.HAND_LIMIT, seat))

    def fits(self, s: State, seat: i64, b: i64, below: i64) -> bool:
        return seat < s.terms.seats and b == 0


@final
class EndRound(Deed):
    """SYL-ROUND-2, 3. With all stacks empty the final assault follows, otherwise the next round."""

    def run(self, s: State, a: i64, b: i64) -> None:
        if rounds_left(s) == 0:
            s.then(frames.FINAL_ASSAULT)
            return
        s.put(ROUND, s.data[ROUND] + 1)
        if s.rules[TEAM] != 0:
            s.put(TURN, 1 - s.data[TURN])  # SYL-TEAM-1
        s.then(frames.REVEAL)


def rounds_left(s: State) -> i64:
    """Returns in how many rounds the Ravager still has cards to play: as many as are in its highest stack."""
    highest: i64 = 0
    stack: i64
    for stack in range(RAVAGER_STACK, RAVAGER_STACK + ROWS * STACK, STACK):
        if s.data[stack] > highest:
            highest = s.data[stack]
    return highest


@final
class FinalAssault(Deed):
    """SYL-FINAL-1 to 3. Movement passes until no elemental is left; then the trees heal."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, FINAL_STEP)
        while an_elemental(s):
            march_from(s, 0)
            if s.data[OUTCOME] != 0:
                return
        judge(s)
