"""The start position: which cards are in the game, where they lie, what comes first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.sylvion import frames
from lichtung.games.sylvion.components import (
    COUNT,
    E0,
    EDGE_1,
    EDGE_COUNT,
    GEYSER,
    IDENTIFIERS,
    IN_INTRODUCTORY,
    INTRODUCTORY,
    LAST_FEAT,
    LAST_SYLVAN,
    MARK,
    STONE_RAIN,
    WITH_MARK,
)
from lichtung.games.sylvion.layout import DEFENDER_DECK, DESERTION_DECK, RAVAGER_STACK, RECRUIT_PILE, ROWS, STACK
from lichtung.games.sylvion.mobilization import draw_opening_hands
from lichtung.games.sylvion.settings import ADVANCED, ELEMENTS, FEATS_BETRAYALS, RAVAGER_FIGURE
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec


def introductory_deck() -> vec[i64]:
    """SYL-SETUP-1. The defender deck of the introductory game."""
    cards = vec[i64]([])
    card: i64
    for card in range(1, LAST_SYLVAN + 1):
        for _ in range(INTRODUCTORY[card]):
            cards = append(cards, card)
    return cards


def recruits(feats_betrayals: bool) -> vec[i64]:
    """SYL-MOB-1. The recruit pile, with or without expansion 1."""
    cards = vec[i64]([])
    card: i64
    for card in range(1, (LAST_FEAT if feats_betrayals else LAST_SYLVAN) + 1):
        for _ in range(COUNT[card]):
            cards = append(cards, card)
    return cards


def ravagers(advanced: bool, elements: bool, marks: bool) -> vec[i64]:
    """SYL-SETUP-2, 5, 6. The Ravager cards; one elemental of each strength is marked where the figure plays along."""
    cards = vec[i64]([])
    card: i64
    for card in range(E0, STONE_RAIN + 1):
        if int(card) not in IDENTIFIERS or (card >= GEYSER and not elements):
            continue
        if not advanced and IDENTIFIERS[int(card)] not in IN_INTRODUCTORY:
            continue
        marked: i64 = WITH_MARK[card] if marks else 0
        for i in range(COUNT[card]):
            cards = append(cards, card + MARK if i < marked else card)
    return cards


def edges() -> vec[i64]:
    """SYL-MOB-2. The edge cards by the number on their desolated side."""
    cards = vec[i64]([])
    for number, count in EDGE_COUNT.items():
        for _ in range(count):
            cards = append(cards, EDGE_1 + number - 1)
    return cards


INTRODUCTORY_DECK: Final = introductory_deck()
RECRUITS: Final = recruits(False)
RECRUITS_AND_FEATS: Final = recruits(True)
RAVAGERS: Final = [ravagers(n & 1 != 0, n & 2 != 0, n & 4 != 0) for n in range(8)]
EDGES: Final = edges()


def ravager_cards(s: State) -> vec[i64]:
    """The Ravager cards that this game is played with."""
    number = (1 if s.rules[ADVANCED] else 0) + (2 if s.rules[ELEMENTS] else 0) + (4 if s.rules[RAVAGER_FIGURE] else 0)
    return RAVAGERS[number]


def sylvan_cards(s: State) -> vec[i64]:
    """The Sylvan cards, betrayals and feats that this game is played with."""
    if s.rules[ADVANCED] == 0:
        return INTRODUCTORY_DECK
    return RECRUITS_AND_FEATS if s.rules[FEATS_BETRAYALS] != 0 else RECRUITS


def fill(s: State, pile: i64, cards: vec[i64]) -> None:
    """Lay cards on an empty pile."""
    i: i64
    count: i64 = len(cards)
    for i in range(count):
        s.data[pile + 1 + i] = cards[i]
    s.data[pile] = count


def lay_out(s: State) -> None:
    """Every card on its pile; the Ravager cards lie together on the place of the first stack until they are split."""
    if s.rules[ADVANCED] != 0:
        fill(s, RECRUIT_PILE, sylvan_cards(s))
        fill(s, DESERTION_DECK, EDGES)
    else:
        fill(s, DEFENDER_DECK, INTRODUCTORY_DECK)
    fill(s, RAVAGER_STACK, ravager_cards(s))


def split_stacks(s: State) -> None:
    """SYL-SETUP-2, 5, 6, 14. The shuffled Ravager cards are split into four stacks: row 1 gets the top quarter."""
    data = s.data
    total = data[RAVAGER_STACK]
    shuffled = data[RAVAGER_STACK + 1 : RAVAGER_STACK + 1 + total]
    each = total // ROWS
    row: i64
    i: i64
    for row in range(ROWS):
        stack = RAVAGER_STACK + row * STACK
        data[stack] = each
        first = total - (row + 1) * each
        for i in range(each):
            data[stack + 1 + i] = shuffled[first + i]
        for i in range(each + 1, STACK):
            data[stack + i] = 0


def set_up(s: State) -> None:
    """SYL-SETUP-1 to 14. Order of the shuffles: recruit pile and edge cards (or the deck), then the Ravager cards."""
    if s.rules[ADVANCED] != 0:
        s.shuffle(RECRUIT_PILE)
        s.shuffle(DESERTION_DECK)
    else:
        s.shuffle(DEFENDER_DECK)
    s.shuffle(RAVAGER_STACK)
    split_stacks(s)
    if s.rules[ADVANCED] != 0:
        s.then(frames.MOBILIZE)
    else:
        draw_opening_hands(s)
