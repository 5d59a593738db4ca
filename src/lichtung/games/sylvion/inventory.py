"""Whether a position can be: no card too many, no impossible place, and on request every card there."""

from __future__ import annotations

from typing import Final

from lichtung.games.sylvion.components import (
    BETRAYAL,
    CODES,
    E0,
    E3,
    EDGE_1,
    EDGE_4,
    LAST_FEAT,
    MARK,
    STONE_RAIN,
    is_element,
    is_feat,
    lies_on_clearing,
    plain,
)
from lichtung.games.sylvion.layout import CELLS, CLEARING, FIGURE_AT
from lichtung.games.sylvion.settings import ADVANCED, ELEMENTS, FEATS_BETRAYALS, RAVAGER_FIGURE
from lichtung.games.sylvion.setup import EDGES, ravager_cards, sylvan_cards
from lichtung.games.sylvion.state import MOBILIZATION
from lichtung.kernel.addresses import STEP
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.state import State

FAMILIES: Final = (
    (1, BETRAYAL, "Sylvan cards and betrayals"),
    (BETRAYAL + 1, LAST_FEAT, "feats"),
    (E0, STONE_RAIN, "Ravager cards"),
    (EDGE_1, EDGE_4, "edge cards"),
)


def held(s: State) -> dict[int, int]:
    """How many cards of each kind lie in all zones; blazing elementals are markers and do not count."""
    counts: dict[int, int] = {}
    for zone in s.terms.layout.zones:
        for card in zone.cards(s):
            if CODES[card][0] != "B" or CODES[card] in ("BET", "BLA"):
                counts[card] = counts.get(card, 0) + 1
    return counts


def owned(s: State) -> dict[int, int]:
    """How many cards of each kind the game is played with."""
    counts: dict[int, int] = {}
    piles = [sylvan_cards(s), ravager_cards(s)]
    if s.rules[ADVANCED] != 0 and s.data[STEP] == MOBILIZATION:
        piles.append(EDGES)
    for pile in piles:
        for card in pile:
            counts[int(card)] = counts.get(int(card), 0) + 1
    return counts


def merged(counts: dict[int, int]) -> dict[int, int]:
    """Counts with marked and plain elementals of a strength together: on the clearing a mark is not kept."""
    together: dict[int, int] = {}
    for card, count in counts.items():
        kind = int(plain(card))
        together[kind] = together.get(kind, 0) + count
    return together


def check_inventory(s: State, strict: bool) -> None:
    """Refuse impossible positions; `strict` also refuses missing cards."""
    there, mine = held(s), owned(s)
    for card in there:
        if E3 < card <= E3 + MARK and there[card] > mine.get(card, 0) > 0:
            raise InvalidPosition("cards", f"{there[card]} of {CODES[card]}, the game has {mine[card]}")
    check_options(s, there)
    check_families(there, mine)
    if strict:
        together, complete = merged(there), merged(mine)
        # the edge cards leave the game at the end of the mobilisation; in its middle they may be gone already
        for card in sorted({**together, **complete}):
            if card >= EDGE_1 and together.get(card, 0) == 0:
                continue
            if together.get(card, 0) != complete.get(card, 0):
                expected, came = complete.get(card, 0), together.get(card, 0)
                raise InvalidPosition("cards", f"expected {expected} of {CODES[card]} in all zones, found {came}")
    figure = int(s.data[FIGURE_AT])
    if figure != 0 and s.rules[RAVAGER_FIGURE] == 0:
        raise InvalidPosition("figure_at", "the figure plays along only with ravager_figure")


def check_families(there: dict[int, int], mine: dict[int, int]) -> None:
    """Refuse more cards than the game has. A study may have more of one kind, but then fewer of another of its family."""
    for first, last, family in FAMILIES:
        came = sum([count for card, count in there.items() if first <= card <= last])
        most = sum([count for card, count in mine.items() if first <= card <= last])
        if came > most:
            raise InvalidPosition("cards", f"expected at most {most} {family}, found {came}")


def check_options(s: State, there: dict[int, int]) -> None:
    """Refuse cards of expansions that are not played."""
    for card in there:
        name = CODES[card]
        if (card == BETRAYAL or is_feat(card)) and s.rules[FEATS_BETRAYALS] == 0:
            raise InvalidPosition("cards", f"{name} plays along only with feats_betrayals")
        if is_element(card) and s.rules[ELEMENTS] == 0:
            raise InvalidPosition("cards", f"{name} plays along only with elements")
    for cell in range(CLEARING, CLEARING + CELLS):
        card_there = s.data[cell]
        if card_there != 0 and not lies_on_clearing(card_there):
            raise InvalidPosition("clearing", f"{CODES[int(card_there)]} cannot lie on the clearing")
