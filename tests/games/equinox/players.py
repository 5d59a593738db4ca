"""Simple players of Equinox: one that rules creatures and uses their powers, one that changes nothing if it can help it.

They are here to bring games to powers, late rounds and standstills, where random play seldom gets, not to play well.
"""

from __future__ import annotations

from lichtung import Dice, State
from lichtung.games.equinox.bets import ruler
from lichtung.games.equinox.components import CODES, CREATURE, FUNGI
from lichtung.games.equinox.state import column_of, current_stack, hand_of, in_tournament

STILL = ("skip", "stop", "no")


def guided(s: State, dice: Dice) -> int:
    """The option that looks best, or one time in sixteen any."""
    options = s.options
    if len(options) == 1 or dice.below(16) == 0:
        return options[dice.below(len(options))]
    asked, words = s.choice, s.words()
    assert asked is not None
    liked = list(words)
    if asked.name == "choose_bet":
        liked = bets(s, asked.seat, words)
    elif asked.name == "choose_card":
        best = max(worth(s, asked.seat, word) for word in words)
        liked = [word for word in words if worth(s, asked.seat, word) == best]
    elif asked.name == "use_power":
        liked = ["yes"]
    return options[words.index(liked[dice.below(len(liked))])]


def still(s: State, dice: Dice) -> int:
    """No bet, no power, no discard where they can be declined; else any option."""
    options, words = s.options, s.words()
    declined = [option for option, word in zip(options, words, strict=True) if word in STILL]
    return declined[0] if declined else options[dice.below(len(options))]


def bets(s: State, seat: int, words: tuple[str, ...]) -> list[str]:
    """Bets on creatures of which the hand holds most cards and that the seat does not rule yet, or revealing a bet."""
    held = [int(CREATURE[card]) for card in hand(s, seat)]
    free = {
        word: held.count(creature_of(word))
        for word in words
        if word.startswith("regular:") and ruler(s, column_of(s, creature_of(word))) != seat
    }
    most = max(free.values(), default=0)
    return [word for word in words if word in ("secret", "reveal") or (most > 0 and free.get(word) == most)] or ["skip"]


def worth(s: State, seat: int, word: str) -> int:
    """What playing a card is worth: a power to use most of all, borrowed ones first, then filling an empty space."""
    card = next(card for card in hand(s, seat) if CODES[card] == word.partition(":")[2])
    creature = int(CREATURE[card])
    if creature < 0 or not in_tournament(s, creature):
        return 1
    column = column_of(s, creature)
    if ruler(s, column) == seat:
        return 4 if creature == FUNGI else 3
    return 2 if s.data[current_stack(s, column)] == 0 else 0


def hand(s: State, seat: int) -> list[int]:
    """The cards in a seat's hand."""
    place = hand_of(seat)
    return [int(s.data[place + 1 + i]) for i in range(int(s.data[place]))]


def creature_of(word: str) -> int:
    """The creature that a bet is about."""
    name = word.partition(":")[2]
    return int(CREATURE[next(card for card, code in CODES.items() if code == f"{name}_0")])
