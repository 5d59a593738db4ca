"""The start position: the champions, the deck, the starting player, the first hands."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.equinox import frames
from lichtung.games.equinox.components import (
    CHAMPION_1,
    COPIES,
    CREATURE_1,
    CREATURES,
    HAND_SIZE,
    KINDS,
    STONES_EACH,
    STRENGTHS,
    is_creature_card,
)
from lichtung.games.equinox.layout import (
    AVAILABLE,
    BOX,
    CHAMPIONS,
    COLUMN_OF,
    COLUMNS,
    DECK,
    OWNERS,
    START_PLAYER,
    seat_champions,
)
from lichtung.games.equinox.settings import CHOSEN, SEATS, START
from lichtung.games.equinox.state import creature_at, hand_of
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import frame
from lichtung.kernel.state import State

UNKNOWN = -1  # available stones of a loaded position before they are counted


def prepare(s: State) -> None:
    """The starting values of what a position leaves out: the chosen champions, else the first of the data file."""
    seat_champions(s, [int(creature) for creature in s.rules[CHOSEN:]] or range(COLUMNS))
    for seat in range(SEATS):
        s.data[AVAILABLE + seat * OWNERS] = UNKNOWN if seat < s.terms.seats else 0


def set_up(s: State) -> None:
    """EQX-SETUP-1 to 10. Order of the random events: champions, starting player, deck."""
    seats: i64 = s.terms.seats
    if len(s.rules) == CHOSEN:
        draw_champions(s)
    start = s.rules[START]
    if start < 0:
        start = s.roll(seats)  # EQX-SETUP-9
    s.data[START_PLAYER] = start
    s.data[TURN] = start
    give_stones(s, seats)
    build_deck(s)
    i: i64
    seat = start
    for i in range(seats):  # EQX-SETUP-8
        deal(s, seat)
        seat = 0 if seat == seats - 1 else seat + 1
    s.then(frame(frames.BET))


def draw_champions(s: State) -> None:
    """EQX-SETUP-3. Eight of the fourteen champion cards at random, every choice equally likely."""
    data = s.data
    creature: i64
    column: i64
    for creature in range(CREATURES):
        data[BOX + 1 + creature] = CHAMPION_1 + creature
        data[COLUMN_OF + creature] = 0
    data[BOX] = CREATURES
    for column in range(COLUMNS):
        card = s.pick(BOX, CREATURE_1)
        s.move(card, BOX, CHAMPIONS + column)
        data[COLUMN_OF + card - CHAMPION_1] = column + 1


def give_stones(s: State, seats: i64) -> None:
    """EQX-SETUP-2. Every player starts with all stones of one colour."""
    seat: i64
    for seat in range(seats):
        s.data[AVAILABLE + seat * OWNERS] = STONES_EACH
        s.data[AVAILABLE + seat * OWNERS + seat + 1] = STONES_EACH


def build_deck(s: State) -> None:
    """EQX-SETUP-4, 7. The cards of the champions, the chameleons and the trees are shuffled."""
    data = s.data
    at: i64 = DECK
    column: i64
    strength: i64
    card: i64
    copy: i64
    for column in range(COLUMNS):
        first = CREATURE_1 + creature_at(s, column) * STRENGTHS
        for strength in range(STRENGTHS):
            at += 1
            data[at] = first + strength
    for card in range(CREATURE_1 + CREATURES * STRENGTHS, KINDS):
        for copy in range(COPIES[card]):
            at += 1
            data[at] = card
    data[DECK] = at - DECK
    s.shuffle(DECK)


def deal(s: State, seat: i64) -> None:
    """EQX-SETUP-8. A player takes the top cards of the deck as a hand."""
    i: i64
    for i in range(HAND_SIZE):
        s.move(s.data[DECK + s.data[DECK]], DECK, hand_of(seat))


def cards_in_game(s: State) -> dict[int, int]:
    """How many cards of each kind the game is played with (section 4.2 of the rules document)."""
    champions = [int(creature_at(s, column)) for column in range(COLUMNS)]
    counts: dict[int, int] = {}
    for card in range(CREATURE_1, KINDS):
        if COPIES[card] != 0 and (not is_creature_card(card) or (card - CREATURE_1) // STRENGTHS in champions):
            counts[card] = int(COPIES[card])
    return counts
