"""What a loaded position can be: no card or stone too many, and on request every one of them there."""

from __future__ import annotations

from lichtung.games.equinox.components import CODES, CREATURE_1, STONES_EACH
from lichtung.games.equinox.layout import COLUMNS, PLACED, SECRET_STONES, SPACES, START_PLAYER, STONES, VANISHED
from lichtung.games.equinox.setup import UNKNOWN, cards_in_game
from lichtung.games.equinox.state import available, champion_card
from lichtung.kernel.addresses import ROUND
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.state import State


def held(s: State) -> dict[int, int]:
    """How many cards of each kind lie in all zones."""
    counts: dict[int, int] = {}
    for zone in s.terms.layout.zones:
        for card in zone.cards(s):
            if card >= CREATURE_1:
                counts[card] = counts.get(card, 0) + 1
    return counts


def placed_by(s: State, seat: int) -> int:
    """How many stones of a player lie on spaces, champion cards and the secret bet."""
    spaces = sum([1 for space in range(SPACES) if s.data[STONES + space] == seat + 1])
    champions = sum([int(s.data[champion_card(column) + seat + 1]) for column in range(COLUMNS)])
    return spaces + champions + (1 if s.data[SECRET_STONES + seat] != 0 else 0)


def check_cards(s: State, strict: bool) -> None:
    """Refuse cards that take no part or lie in two places; `strict` also refuses missing ones (EQX-SETUP-4, 7)."""
    there, mine = held(s), cards_in_game(s)
    for card in sorted({**there, **mine}):
        came, expected = there.get(card, 0), mine.get(card, 0)
        if expected == 0:
            raise InvalidPosition("cards", f"{CODES[card]} takes no part: its creature is no champion")
        if came > expected or (strict and came < expected):
            raise InvalidPosition("cards", f"expected {expected} of {CODES[card]} in all zones, found {came}")


def check_stones(s: State, strict: bool) -> None:
    """Count the stones that a position leaves out; refuse more than there are, and fewer if `strict` (EQX-SETUP-2)."""
    for seat in range(s.terms.seats):
        lying = placed_by(s, seat)
        place = available(seat)
        if s.data[place] == UNKNOWN:
            s.data[place] = STONES_EACH - lying
            s.data[place + seat + 1] = STONES_EACH - lying
        total = lying + int(s.data[place])
        if lying > STONES_EACH or total > STONES_EACH or (strict and total < STONES_EACH):
            raise InvalidPosition(f"available_stones[{seat}]", f"expected {STONES_EACH} stones in all, found {total}")
        on_champions = sum([int(s.data[champion_card(column) + seat + 1]) for column in range(COLUMNS)])
        if on_champions != 0 or s.data[SECRET_STONES + seat] != 0:
            s.data[PLACED + seat] = 1  # such a stone was once a secret bet (EQX-BET-12, 17)


def check_inventory(s: State, strict: bool) -> None:
    """Refuse impossible positions."""
    if not 1 <= s.data[ROUND] <= 5:
        raise InvalidPosition("round", f"expected a number from 1 to 5, got {int(s.data[ROUND])}")
    gone = sum([1 for column in range(COLUMNS) if s.data[VANISHED + column] != 0])
    if gone > s.data[ROUND]:
        raise InvalidPosition(
            "vanished", f"expected at most one creature in a round, got {gone} in round {s.data[ROUND]}"
        )
    if s.data[START_PLAYER] >= s.terms.seats:
        raise InvalidPosition("start_player", f"expected a seat from 0 to {s.terms.seats - 1}")
    check_cards(s, strict)
    check_stones(s, strict)
