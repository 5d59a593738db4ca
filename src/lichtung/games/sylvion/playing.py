"""Defending: what can be played now, paying for it, placing it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.animals import carry_out_animal, is_effective
from lichtung.games.sylvion.clearing import an_empty_cell, discard
from lichtung.games.sylvion.components import (
    ACID_LAKE,
    BETRAYAL,
    CODES,
    COST,
    COST_FIRST_EDITION,
    GEYSER,
    HEDGEHOG,
    LAST_FEAT,
    LAST_SYLVAN,
    T4,
    is_animal,
)
from lichtung.games.sylvion.drawing import in_hand, kinds_in_hand
from lichtung.games.sylvion.feats import feat_is_usable, lacking_for_feat, use_feat, why_not_feat
from lichtung.games.sylvion.layout import (
    CELLS,
    CLEARING,
    FEATS,
    FISH_POINTS,
    IN_PLAY,
    SYLVAN_DISCARD,
)
from lichtung.games.sylvion.settings import ELEMENTS, FIRST_EDITION, SILENT, TEAM
from lichtung.games.sylvion.state import active_hand, payer, paying_hand
from lichtung.kernel.frames import Choice, Deed, frame, number_of
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About, Lack
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

FISH_OR_PARTNER: Final = vec[i64]([words.FISH_POINT, words.PARTNER])
FISH_ONLY: Final = vec[i64]([words.FISH_POINT])
DEAREST: Final = 10  # no card costs more


def costs_of(s: State) -> vec[i64]:
    """What the cards cost in the edition that is played (SYL-ELEPHANT-1)."""
    return COST_FIRST_EDITION if s.rules[FIRST_EDITION] != 0 else COST


def cost_of(s: State, card: i64) -> i64:
    """What a card costs in the edition that is played."""
    return costs_of(s)[card]


def means(s: State) -> i64:
    """How many units of cost could be paid now: fish points and cards of the paying hand, the played one excepted."""
    cards = s.data[paying_hand(s)]
    return s.data[FISH_POINTS] + (cards if s.rules[TEAM] != 0 else cards - 1)


def defences(s: State) -> vec[i64]:
    """What the active player can do in step 4 (SYL-DEFEND-1 to 5): end, play a kind of card, use a feat, a geyser."""
    data, slate = s.data, s.slate
    slate[0] = words.END
    count: i64 = 1
    hand = active_hand(s)
    purse = means(s)
    costs = costs_of(s)
    room = an_empty_cell(s)
    last: i64 = 0
    at: i64
    for at in range(hand + 1, hand + data[hand] + 1):
        card = data[at]
        if card != last:
            last = card
            if costs[card] <= purse and (is_effective(s, card) if is_animal(card) else room):
                slate[count] = words.PLAY + card
                count += 1
    if data[FEATS] > 0:
        for at in range(BETRAYAL + 1, LAST_FEAT + 1):
            if data[FEATS + at] > 0 and feat_is_usable(s, at):
                slate[count] = words.FEAT + at
                count += 1
    if s.rules[ELEMENTS] != 0:
        for at in range(CLEARING, CLEARING + CELLS):
            if data[at] == GEYSER:
                slate[count] = words.ERUPT + at
                count += 1
    return slate[:count]


def play_card(s: State, option: i64) -> None:
    """Do what was chosen in step 4. A played card leaves the hand, is paid for, then takes effect (SYL-DEFEND-6)."""
    verb = verb_of(option)
    if verb == words.FEAT:
        use_feat(s, option - words.FEAT)
    elif verb == words.ERUPT:
        s.then(frame(frames.GEYSER_DIRECTION, option - words.ERUPT))
    else:
        card = option - words.PLAY
        s.move(card, active_hand(s), IN_PLAY)
        s.then(frame(frames.PAY, cost_of(s, card)), frame(frames.CARRY_OUT, card))


def why_not_played(s: State, option: i64) -> str:
    """The rule that keeps something from being done in step 4."""
    verb = verb_of(option)
    if verb == words.FEAT:
        return why_not_feat(s, option - words.FEAT)
    if verb == words.ERUPT:
        return "SYL-GEYSER-5"
    if verb != words.PLAY:
        return "SYL-DEFEND-1"
    card = option - words.PLAY
    if not in_hand(s, active_hand(s), card):
        open_team = (
            s.rules[TEAM] != 0 and s.rules[SILENT] == 0
        )  # SYL-INFO-5: a refusal tells nothing of the partner's hand
        return "SYL-TEAM-3" if open_team and in_hand(s, paying_hand(s), card) else "SYL-DEFEND-1"
    if card == HEDGEHOG:
        return "SYL-HEDGE-1"
    if cost_of(s, card) > means(s):
        return "SYL-TEAM-7" if s.rules[TEAM] != 0 else "SYL-DEFEND-2"
    return "SYL-DEFEND-4" if is_animal(card) else "SYL-DEFEND-3"


def lacking_to_play(s: State, option: i64) -> list[Lack]:
    """What is missing for something in step 4: cards and fish points to pay with, or what a feat counts."""
    if verb_of(option) == words.FEAT:
        return lacking_for_feat(s, option - words.FEAT)
    if verb_of(option) != words.PLAY:
        return []
    card = option - words.PLAY
    if not in_hand(s, active_hand(s), card) or card == HEDGEHOG or cost_of(s, card) <= means(s):
        return []
    return [{"what": "means", "need": int(cost_of(s, card)), "have": int(means(s))}]


def example_of(s: State, verb: i64) -> i64:
    """Something that cannot be done in step 4, by which a table says why: a card of the hand, an unused feat."""
    hand = active_hand(s)
    if verb == words.PLAY:
        return words.PLAY + s.data[hand + 1] if s.data[hand] > 0 else 0
    feat: i64
    if verb == words.FEAT:
        for feat in range(BETRAYAL + 1, LAST_FEAT + 1):
            if s.data[FEATS + feat] > 0:
                return words.FEAT + feat
    return 0


@final
class Pay(Deed):
    """SYL-PAY-1 to 5, SYL-TEAM-5 to 8. The cost is paid unit by unit."""

    def run(self, s: State, left: i64, b: i64) -> None:
        if left == 0:
            return
        more = frame(frames.PAY, left - 1) if left > 1 else 0
        if s.rules[TEAM] == 0:
            s.then(frame(frames.PAY_UNIT, left), more)
        elif s.data[FISH_POINTS] > 0:
            s.then(frame(frames.PAY_SOURCE, left), more)
        else:
            s.then(frame(frames.PAY_CARD, left), more)

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return 1 <= left <= DEAREST and b == 0


def is_owed(left: i64, below: i64) -> bool:
    """Whether a unit of cost is the last one, or what is still to be paid after it waits below."""
    if number_of(below) == frames.CARRY_OUT:
        return left == 1
    return 2 <= left <= DEAREST and below == frame(frames.PAY, left - 1)


@final
class PayUnit(Choice):
    """SYL-PAY-1, 3. Alone: a fish point or any other hand card."""

    def about(self, s: State, left: i64, b: i64) -> About:
        return {"card": CODES[int(s.data[IN_PLAY + 1])], "left": int(left)}

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = kinds_in_hand(s, active_hand(s), words.DISCARD)
        if s.data[FISH_POINTS] > 0:
            offered = append(offered, words.FISH_POINT)
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.FISH_POINT:
            s.put(FISH_POINTS, s.data[FISH_POINTS] - 1)
        else:
            discard(s, option - words.DISCARD, active_hand(s))

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return "SYL-PAY-3" if option == words.FISH_POINT else "SYL-PAY-1"

    def lacks(self, s: State, a: i64, b: i64, option: i64) -> list[Lack]:
        return [{"what": "fish_points", "need": 1, "have": 0}] if option == words.FISH_POINT else []

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return s.rules[TEAM] == 0 and is_owed(left, below) and b == 0


@final
class PaySource(Choice):
    """SYL-TEAM-8. In a team the active player decides between a fish point and the partner's cards."""

    def about(self, s: State, left: i64, b: i64) -> About:
        return {"card": CODES[int(s.data[IN_PLAY + 1])], "left": int(left)}

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return FISH_OR_PARTNER if s.data[paying_hand(s)] > 0 else FISH_ONLY

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.FISH_POINT:
            s.put(FISH_POINTS, s.data[FISH_POINTS] - 1)
        else:
            s.then(frame(frames.PAY_CARD, a))

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return s.rules[TEAM] != 0 and s.data[FISH_POINTS] > 0 and is_owed(left, below) and b == 0


@final
class PayCard(Choice):
    """SYL-TEAM-5, 6. In a team the partner pays, and alone decides with which card."""

    def about(self, s: State, left: i64, b: i64) -> About:
        return {"card": CODES[int(s.data[IN_PLAY + 1])], "left": int(left)}

    def seat(self, s: State, a: i64, b: i64) -> i64:
        return payer(s)

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return kinds_in_hand(s, paying_hand(s), words.DISCARD)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        discard(s, option - words.DISCARD, paying_hand(s))

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return s.rules[TEAM] != 0 and is_owed(left, below) and b == 0


@final
class CarryOut(Deed):
    """SYL-DEFEND-6, 7. A paid fountain or tree is placed; a paid animal is discarded and takes effect."""

    def run(self, s: State, card: i64, b: i64) -> None:
        if is_animal(card):
            s.move(card, IN_PLAY, SYLVAN_DISCARD)
            carry_out_animal(s, card)
        else:
            s.then(frame(frames.PLACE_CELL, card))

    def fits(self, s: State, card: i64, b: i64, below: i64) -> bool:
        return b == 0 and in_hand(s, IN_PLAY, card) and card <= LAST_SYLVAN and (is_animal(card) or an_empty_cell(s))


@final
class PlaceCell(Choice):
    """SYL-DEFEND-3. A fountain or tree is placed on an empty cell."""

    def about(self, s: State, card: i64, b: i64) -> About:
        return {"card": CODES[int(card)]}

    def options(self, s: State, card: i64, b: i64) -> vec[i64]:
        data, slate = s.data, s.slate
        count: i64 = 0
        cell: i64
        for cell in range(CLEARING, CLEARING + CELLS):
            if data[cell] == 0:
                slate[count] = words.PLACE + cell
                count += 1
        return slate[:count]

    def answer(self, s: State, card: i64, b: i64, option: i64) -> None:
        s.move(card, IN_PLAY, option - words.PLACE)

    def why_not(self, s: State, card: i64, b: i64, option: i64) -> str:
        there = s.data[argument_of(option)] if verb_of(option) == words.PLACE else 0
        return "SYL-GEYSER-3" if there == GEYSER else "SYL-LAKE-3" if there == ACID_LAKE else self.rule

    def fits(self, s: State, card: i64, b: i64, below: i64) -> bool:
        return b == 0 and in_hand(s, IN_PLAY, card) and card <= T4 and an_empty_cell(s)
