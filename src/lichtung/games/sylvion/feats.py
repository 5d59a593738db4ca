"""Expansion 1's feats, and the eruption of a geyser: what can be done in step 4 without a card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.animals import show_tops
from lichtung.games.sylvion.clearing import discard, strike
from lichtung.games.sylvion.components import (
    ARMISTICE,
    BETRAYAL,
    CHARGING_WHALES,
    DELUGE,
    DISINFORMATION,
    F1,
    FENCE,
    FISH_FLOOD,
    GEYSER,
    OWLS_WISDOM,
    STAG_KING,
    T1,
    is_elemental,
    is_fountain,
    is_ravager,
)
from lichtung.games.sylvion.end import (
    WON_BY_ARMISTICE,
    WON_BY_CHARGING_WHALES,
    WON_BY_FISH_FLOOD,
    WON_BY_STAG_KING,
)
from lichtung.games.sylvion.layout import (
    BOX,
    CELL_NAMES,
    CELLS,
    CLEARING,
    COLUMNS,
    DEFENDER_DECK,
    FEATS,
    FOREST_HEALTH,
    IN_PLAY,
    RAVAGER_STACK,
    ROWS,
    SKIP_NEXT_REVEAL,
    STACK,
    STACK_CAPACITY,
)
from lichtung.games.sylvion.settings import FIRST_EDITION, SILENT
from lichtung.games.sylvion.state import active_hand
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.schema import About, Lack
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

TREES_OF_STAG: Final = 8
FOUNTAINS_OF_FISH: Final = 10
HAND_OF_DOVES: Final = 16
ELEMENTALS_OF_WHALES: Final = 12
DIRECTIONS: Final = vec[i64]([words.UP, words.DOWN, words.LEFT, words.RIGHT])


def count_four(s: State, first: i64, needed: i64) -> bool:
    """Whether the four kinds from `first` on are all on the clearing, `needed` cards of them or more."""
    kinds: i64 = 0
    cell: i64
    for cell in range(CLEARING, CLEARING + CELLS):
        card = s.data[cell]
        if first <= card < first + 4:
            kinds |= 1 << (card - first)
    return count_range(s, first) >= needed and kinds == 15


def count_range(s: State, first: i64) -> int:
    """How many cards of the four kinds from `first` on lie on the clearing."""
    total: i64 = 0
    cell: i64
    for cell in range(CLEARING, CLEARING + CELLS):
        if first <= s.data[cell] < first + 4:
            total += 1
    return int(total)


def elementals(s: State) -> i64:
    """How many elementals are on the clearing."""
    count: i64 = 0
    cell: i64
    for cell in range(CLEARING, CLEARING + CELLS):
        if is_elemental(s.data[cell]):
            count += 1
    return count


def cards_shown(s: State) -> i64:
    """How many cards the top two of each stack are."""
    count: i64 = 0
    stack: i64
    for stack in range(RAVAGER_STACK, RAVAGER_STACK + ROWS * STACK, STACK):
        count += s.data[stack] if s.data[stack] < 2 else 2
    return count


def feat_is_usable(s: State, feat: i64) -> bool:
    """SYL-FEAT-5. A feat can be used only if it can have its effect."""
    if feat == OWLS_WISDOM:
        return s.data[DEFENDER_DECK] > 0
    if feat == DELUGE:
        cell: i64
        for cell in range(CLEARING, CLEARING + CELLS):
            if s.data[cell] != 0:
                return True
        return False
    if feat == FENCE or feat == DISINFORMATION:
        return cards_shown(s) > 0
    if feat == STAG_KING:
        return count_four(s, T1, TREES_OF_STAG)
    if feat == FISH_FLOOD:
        return count_four(s, F1, FOUNTAINS_OF_FISH)
    if feat == ARMISTICE:
        return s.data[active_hand(s)] >= HAND_OF_DOVES  # SYL-TEAM-15
    return s.data[FOREST_HEALTH] == 0 and elementals(s) >= ELEMENTALS_OF_WHALES


def why_not_feat(s: State, feat: i64) -> str:
    """The rule that keeps a feat from being used."""
    if s.data[FEATS + feat] == 0:
        return "SYL-FEAT-2"
    if feat == STAG_KING:
        return "SYL-FEAT-STAG-1"
    if feat == FISH_FLOOD:
        return "SYL-FEAT-FISH-1"
    if feat == ARMISTICE:
        return "SYL-FEAT-DOVES-1"
    if feat == CHARGING_WHALES:
        return "SYL-FEAT-WHALE-1"
    return "SYL-FEAT-5"


def lacking_for_feat(s: State, feat: i64) -> list[Lack]:
    """What a feat counts and how much of it is there, where a number is missing."""
    if s.data[FEATS + feat] == 0:
        return []
    if feat == STAG_KING:
        return [{"what": "trees", "need": TREES_OF_STAG, "have": count_range(s, T1)}]
    if feat == FISH_FLOOD:
        return [{"what": "fountains", "need": FOUNTAINS_OF_FISH, "have": count_range(s, F1)}]
    if feat == ARMISTICE:
        return [{"what": "hand", "need": HAND_OF_DOVES, "have": int(s.data[active_hand(s)])}]
    if feat == CHARGING_WHALES and s.data[FOREST_HEALTH] == 0:
        return [{"what": "elementals", "need": ELEMENTALS_OF_WHALES, "have": int(elementals(s))}]
    return []


def use_feat(s: State, feat: i64) -> None:
    """SYL-FEAT-3. A used feat goes to the box and has its effect."""
    s.move(feat, FEATS, BOX)
    if feat == OWLS_WISDOM:
        s.show(DEFENDER_DECK, s.data[DEFENDER_DECK], 1 << s.data[TURN])  # SYL-INFO-11
        s.then(frame(frames.WISDOM_CARD, 2), frames.WISDOM_SHUFFLE)
    elif feat == DELUGE:
        flood(s)
    elif feat == FENCE:
        s.put(SKIP_NEXT_REVEAL, 1)  # SYL-FEAT-FENCE-1
    elif feat == DISINFORMATION:
        take_tops(s)
    elif feat == STAG_KING:
        s.finish(WON_BY_STAG_KING)
    elif feat == FISH_FLOOD:
        s.finish(WON_BY_FISH_FLOOD)
    elif feat == ARMISTICE:
        s.finish(WON_BY_ARMISTICE)
    else:
        s.finish(WON_BY_CHARGING_WHALES)


def flood(s: State) -> None:
    """SYL-FEAT-DELUGE-1 to 3. Everything on the clearing is discarded; the first edition draws for the fountains."""
    fountains: i64 = 0
    cell: i64
    for cell in range(CLEARING, CLEARING + CELLS):
        card = s.data[cell]
        if is_elemental(card):
            strike(s, cell)
        elif card != 0:
            if is_fountain(card):
                fountains += 1
            discard(s, card, cell)
    if s.rules[FIRST_EDITION] != 0 and fountains > 0:
        s.then(frame(frames.DRAW, fountains, s.data[TURN]))


# -- Owl's Wisdom ------------------------------------------------------------------------------------------------------


@final
class WisdomCard(Choice):
    """SYL-FEAT-OWL-1, 3. The player looks through the deck and takes a card; a betrayal is resolved at once."""

    def about(self, s: State, left: i64, b: i64) -> About:
        return {"left": int(left)}

    def options(self, s: State, left: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=17)
        card: i64
        for card in range(1, BETRAYAL + 1):
            at: i64
            for at in range(DEFENDER_DECK + 1, DEFENDER_DECK + s.data[DEFENDER_DECK] + 1):
                if s.data[at] == card:
                    offered = append(offered, words.TAKE + card)
                    break
        return offered

    def answer(self, s: State, left: i64, b: i64, option: i64) -> None:
        card = option - words.TAKE
        seat = s.data[TURN]
        if left > 1:
            s.then(frame(frames.WISDOM_CARD, left - 1))
        if card == BETRAYAL:
            s.move(card, DEFENDER_DECK, IN_PLAY)
            s.then(frame(frames.BETRAYAL_MODE, seat))
        else:
            s.move(card, DEFENDER_DECK, active_hand(s))

    def private(self, s: State, left: i64, b: i64, option: i64) -> bool:
        return s.rules[SILENT] != 0 and option != words.TAKE + BETRAYAL  # SYL-INFO-11

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return 1 <= left <= 2 and b == 0


@final
class WisdomShuffle(Deed):
    """SYL-FEAT-OWL-1. Then the deck is shuffled."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.shuffle(DEFENDER_DECK)


# -- Squirrel Disinformation -------------------------------------------------------------------------------------------


def take_tops(s: State) -> None:
    """SYL-FEAT-SQUIRREL-1. The top two cards of each stack are shown and taken up, to be put back in any order."""
    show_tops(s)
    slots: i64 = 0  # how many cards each stack gets back, two bits a row
    row: i64
    for row in range(ROWS):
        stack = RAVAGER_STACK + row * STACK
        taken: i64 = 0
        while taken < 2 and s.data[stack] > 0:
            s.move(s.data[stack + s.data[stack]], stack, IN_PLAY)
            taken += 1
        slots |= taken << (2 * row)
    s.then(frame(frames.DISINFORMATION_CARD, 0, slots))


@final
class DisinformationCard(Choice):
    """SYL-FEAT-SQUIRREL-1. Which card goes to the next slot: row 1 top, row 1 second, row 2 top …

    The stack is built from below only when its second card is chosen too, so `chosen` remembers the top card until then.
    """

    def about(self, s: State, chosen: i64, slots: i64) -> About:
        row = 0
        while (slots >> (2 * row)) & 3 == 0:
            row += 1
        return {"row": row + 1, "slot": "top" if (slots >> (2 * row)) & 3 == 2 else "second"}

    def options(self, s: State, chosen: i64, slots: i64) -> vec[i64]:
        offered = vec[i64](capacity=8)
        if slots == 0:
            return offered
        last: i64 = 0
        at: i64
        for at in range(IN_PLAY + 1, IN_PLAY + s.data[IN_PLAY] + 1):
            card = s.data[at]
            if card != last and (card != chosen or self.copies(s, card) > 1):
                offered = append(offered, words.PUT + card)
            last = card
        return offered

    def copies(self, s: State, card: i64) -> i64:
        """How many cards of a kind are still to be placed or held for a stack."""
        count: i64 = 0
        at: i64
        for at in range(IN_PLAY + 1, IN_PLAY + s.data[IN_PLAY] + 1):
            if s.data[at] == card:
                count += 1
        return count

    def answer(self, s: State, chosen: i64, slots: i64, option: i64) -> None:
        card = option - words.PUT
        row: i64 = 0
        while (slots >> (2 * row)) & 3 == 0:
            row += 1
        stack = RAVAGER_STACK + row * STACK
        if (slots >> (2 * row)) & 3 == 2:
            s.then(frame(frames.DISINFORMATION_CARD, card, slots - (1 << (2 * row))))
            return
        s.move(card, IN_PLAY, stack)
        if chosen != 0:
            s.move(chosen, IN_PLAY, stack)
        s.then(frame(frames.DISINFORMATION_CARD, 0, slots - (1 << (2 * row))))

    def fits(self, s: State, chosen: i64, slots: i64, below: i64) -> bool:
        missing: i64 = 0
        held: i64 = 1 if chosen != 0 else 0  # goes onto the first stack that still gets cards
        row: i64
        for row in range(ROWS):
            back = (slots >> (2 * row)) & 3
            if back == 0:
                continue
            if back + held > 2 or s.data[RAVAGER_STACK + row * STACK] + back + held > STACK_CAPACITY:
                return False
            missing += back + held
            held = 0
        if chosen != 0 and (held != 0 or self.copies(s, chosen) == 0):
            return False
        if slots >> (2 * ROWS) != 0 or missing != s.data[IN_PLAY]:
            return False
        at: i64
        for at in range(IN_PLAY + 1, IN_PLAY + s.data[IN_PLAY] + 1):
            if not is_ravager(s.data[at]):
                return False
        return True


# -- geyser ------------------------------------------------------------------------------------------------------------


def elementals_in_line(s: State, cell: i64, direction: i64) -> vec[i64]:
    """SYL-GEYSER-6. The cells with an elemental in one direction from a geyser, the nearest first."""
    options = vec[i64](capacity=3)
    row = (cell - CLEARING) // COLUMNS
    column = (cell - CLEARING) % COLUMNS
    down: i64 = -1 if direction == words.UP else 1 if direction == words.DOWN else 0
    ahead: i64 = 1 if direction == words.LEFT else -1 if direction == words.RIGHT else 0  # left is towards the forest
    row += down
    column += ahead
    while 0 <= row < ROWS and 0 <= column < COLUMNS:
        target = CLEARING + row * COLUMNS + column
        if is_elemental(s.data[target]):
            options = append(options, target)
        row += down
        column += ahead
    return options


@final
class GeyserDirection(Choice):
    """SYL-GEYSER-5 to 8. All elementals in one direction from the geyser are discarded, then the geyser."""

    def about(self, s: State, cell: i64, b: i64) -> About:
        return {"card": "G", "cell": CELL_NAMES[int(cell)]}

    def options(self, s: State, cell: i64, b: i64) -> vec[i64]:
        return DIRECTIONS

    def answer(self, s: State, cell: i64, b: i64, option: i64) -> None:
        for target in elementals_in_line(s, cell, option):
            strike(s, target)
        discard(s, GEYSER, cell)

    def fits(self, s: State, cell: i64, b: i64, below: i64) -> bool:
        return CLEARING <= cell < CLEARING + CELLS and s.data[cell] == GEYSER and b == 0
