"""Loaded positions: starting values for what they leave out, and whether they can be."""

from __future__ import annotations

from lichtung.games.tribes.fields import UNSET
from lichtung.games.tribes.layout import (
    BOARD,
    FOREST_STACK,
    LEADER,
    LEADER_CARDS,
    LEADERS,
    LEFT,
    LEFT_CARDS,
    POLLUTION,
    REWARDED,
    RIDERS,
    SEAT,
    START_PLAYER,
    TEMPLE,
    TERRAIN,
    TREE_HOUSES,
    UNPLACED,
)
from lichtung.games.tribes.setup import ALL_TEMPLES, lay_out
from lichtung.games.tribes.state import SETUP_BOARDS, beside, count, polluted, tiles, villages
from lichtung.games.tribes.tables import (
    BOARD_COUNT,
    BOARD_DATA,
    BOARD_STRIDE,
    ELEMENT_COUNT,
    FIELD_NAMES,
    FIRST_LEADER,
    FIXED_BOARD,
    HOUSE_COUNT,
    LEFT_LIMIT,
    MIN_PLAYERS,
    PLACES,
    POLLUTED,
    RIDER_COUNT,
    SEAT_LIMIT,
    SEATS,
    SIDE,
    START_0,
    START_FIELD,
    TEMPLES,
    TILE_0,
    TILE_COUNT,
    VILLAGE_0,
    VILLAGE_COUNT,
)
from lichtung.kernel.addresses import STEP
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.state import State


def leave_unset(s: State) -> None:
    """Mark the counters whose starting value depends on what else a position says."""
    for seat in range(s.terms.seats):
        for address in (TREE_HOUSES + seat, UNPLACED + seat, RIDERS + seat * SEAT, POLLUTION + seat * SEAT):
            s.data[address] = UNSET


def clear_unset(s: State) -> None:
    """Take the marks off again: a new game sets every counter itself."""
    for seat in range(s.terms.seats):
        for address in (TREE_HOUSES + seat, UNPLACED + seat, RIDERS + seat * SEAT, POLLUTION + seat * SEAT):
            s.data[address] = 0


def complete(s: State) -> None:
    """Give every counter that a position left out its starting value."""
    choosing = s.data[STEP] == SETUP_BOARDS
    for seat in range(s.terms.seats):
        if s.data[BOARD + seat] == 0 and not choosing:
            s.data[BOARD + seat] = s.rules[FIXED_BOARD + seat] or free_board(s)
        complete_seat(s, seat)
    top = FOREST_STACK + s.data[FOREST_STACK]
    if s.data[FOREST_STACK] > 0 and s.known[top] == 0 and not choosing:
        s.known[top] = s.terms.everyone  # the top tile lies open


def free_board(s: State) -> int:
    """The first board that nobody has."""
    taken = {int(s.data[BOARD + seat]) for seat in range(s.terms.seats)}
    return min(set(range(1, int(s.rules[BOARD_COUNT]) + 1)) - taken)


def complete_seat(s: State, seat: int) -> None:
    """The counters of one seat: houses, temples, riders, pollution and leader cards that were not given."""
    dealt = s.data[STEP] != SETUP_BOARDS
    if s.data[TREE_HOUSES + seat] == UNSET:
        s.data[TREE_HOUSES + seat] = max(0, s.rules[HOUSE_COUNT] - count(villages(s, seat))) if dealt else 0
    if s.data[UNPLACED + seat] == UNSET:
        s.data[UNPLACED + seat] = ALL_TEMPLES & ~placed(s, seat) if dealt else 0
    riders = RIDERS + seat * SEAT
    if s.data[riders] == UNSET:
        out = sum(int(s.data[riders + field]) for field in range(1, PLACES))
        s.data[riders] = max(0, s.rules[RIDER_COUNT] - out) if dealt else 0
    board = board_data(s, seat)
    if s.data[POLLUTION + seat * SEAT] == UNSET:
        s.data[POLLUTION + seat * SEAT] = 0
        for field in range(1, PLACES):
            if dealt and s.data[TERRAIN + seat * SEAT + field] == 0:
                s.data[POLLUTION + seat * SEAT + field] = s.rules[board + POLLUTED + field]
    if dealt and s.data[LEADER_CARDS + seat * LEADER] == 0:
        for leader in sorted(own_leaders(s, seat) - laid_out(s, seat)):
            s.lay(leader, LEADER_CARDS + seat * LEADER, 0)


def board_data(s: State, seat: int) -> int:
    """Where the values of a seat's board begin."""
    return BOARD_DATA + int(s.data[BOARD + seat]) * BOARD_STRIDE


def own_leaders(s: State, seat: int) -> set[int]:
    """The leader cards of a seat's board."""
    first = board_data(s, seat) + FIRST_LEADER
    return {int(s.rules[first + i]) for i in range(4)} - {0}


def laid_out(s: State, seat: int) -> set[int]:
    """The leader cards that a seat has laid out."""
    place = LEADERS + seat * 3
    return {int(s.data[place + 1 + i]) for i in range(int(s.data[place]))}


def placed(s: State, seat: int) -> int:
    """The kinds of temples on a seat's terrain, as bits."""
    kinds = {int(s.data[TEMPLE + seat * SEAT + field]) for field in range(1, PLACES)} - {0}
    return sum(1 << (kind - 1) for kind in kinds)


# -- what cannot be ----------------------------------------------------------------------------------------------------


def check_inventory(s: State, strict: bool) -> None:
    """Refuse impossible positions; `strict` also refuses missing components."""
    dealt = s.data[STEP] != SETUP_BOARDS
    if not dealt and not strict and not held(s):
        lay_out(s)  # nothing is said: a whole new game
    complete(s)
    there, mine = held(s), owned(s)
    for card in sorted(there):
        name = s.terms.game.card_name(card)
        if there[card] > 1:
            raise InvalidPosition("cards", f"{name} lies in {there[card]} places")
        if card not in mine:
            raise InvalidPosition("cards", f"{name} is not in this game")
    if strict:
        missing = sorted(mine - set(there))
        if missing:
            raise InvalidPosition("cards", f"missing: {' '.join([s.terms.game.card_name(card) for card in missing])}")
    boards = [int(s.data[BOARD + seat]) for seat in range(s.terms.seats)]
    for seat, board in enumerate(boards):
        if board > s.rules[BOARD_COUNT] or (board != 0 and board in boards[:seat]):
            raise InvalidPosition(f"boards[{seat}]", f"board {board} does not exist or is taken")
        if dealt:
            check_terrain(s, seat, strict)
            check_pieces(s, seat, strict)


def held(s: State) -> dict[int, int]:
    """How often each card lies in some zone; a village counts as its tile."""
    counts: dict[int, int] = {}
    for zone in s.terms.layout.zones:
        for card in zone.cards(s):
            kind = card - SIDE if TILE_0 + SIDE < card < START_0 else card
            counts[kind] = counts.get(kind, 0) + 1
    return counts


def owned(s: State) -> set[int]:
    """The cards and tiles that this game is played with (TRB-SETUP-4, 8, 13)."""
    cards = set(range(1, 1 + int(s.rules[ELEMENT_COUNT])))
    cards |= set(range(VILLAGE_0 + 1, VILLAGE_0 + 1 + int(s.rules[VILLAGE_COUNT])))
    tiles_there = range(TILE_0 + 1, TILE_0 + 1 + int(s.rules[TILE_COUNT]))
    cards |= {tile for tile in tiles_there if s.rules[MIN_PLAYERS + tile] <= s.rules[SEATS]}
    for seat in range(s.terms.seats if s.data[STEP] != SETUP_BOARDS else 0):
        cards |= {START_0 + 1 + seat} | own_leaders(s, seat)
    return cards


def check_terrain(s: State, seat: int, strict: bool) -> None:
    """TRB-POLL-4, TRB-FOREST-5, TRB-SETUP-13. No pollution under tiles, riders and temples on tiles only."""
    path = f"terrain[{seat}]"
    laid = int(tiles(s, seat))
    if polluted(s, seat) & laid:
        raise InvalidPosition(f"pollution[{seat}]", "a field with a tile never carries pollution")
    for field, name in FIELD_NAMES.items():
        empty = not laid & (1 << field)
        if empty and (s.data[RIDERS + seat * SEAT + field] or s.data[TEMPLE + seat * SEAT + field]):
            raise InvalidPosition(f"{path}.{name}", "riders and temples stand on tiles only")
    start = int(s.rules[board_data(s, seat) + START_FIELD])
    for field, name in FIELD_NAMES.items():
        tile = int(s.data[TERRAIN + seat * SEAT + field])
        if tile and (START_0 < tile <= START_0 + SEAT_LIMIT) != (field == start):
            raise InvalidPosition(f"{path}.{name}", "a start tile lies on the start field, and nothing else lies there")
    if strict:
        order = (seat - int(s.data[START_PLAYER])) % s.terms.seats
        if s.data[TERRAIN + seat * SEAT + start] != START_0 + 1 + order:
            raise InvalidPosition(path, f"expected S{order + 1} on the start field")
        reached = 1 << start
        while beside(reached) & laid & ~reached:
            reached |= int(beside(reached)) & laid
        if reached != laid:
            raise InvalidPosition(path, "a tile is not connected to the start tile")


def check_pieces(s: State, seat: int, strict: bool) -> None:
    """TRB-SUPPLY-2. Riders, tree houses, temples and cards beside the board: never too many, on request all."""
    riders = sum(int(s.data[RIDERS + seat * SEAT + place]) for place in range(PLACES))
    check_count(f"capital[{seat}]", "riders", riders, int(s.rules[RIDER_COUNT]), strict)
    houses = int(s.data[TREE_HOUSES + seat] + count(villages(s, seat)))
    check_count(f"tree_houses[{seat}]", "tree houses", houses, int(s.rules[HOUSE_COUNT]), strict)
    kinds = [int(s.data[TEMPLE + seat * SEAT + field]) for field in range(1, PLACES)]
    kinds = [kind for kind in kinds if kind] + [k + 1 for k in range(TEMPLES) if s.data[UNPLACED + seat] & (1 << k)]
    if len(set(kinds)) != len(kinds):
        raise InvalidPosition(f"unplaced_temples[{seat}]", "there is one temple of each kind")
    check_count(f"unplaced_temples[{seat}]", "temples", len(kinds), TEMPLES, strict)
    if s.data[LEFT_CARDS + seat * LEFT] > s.rules[LEFT_LIMIT]:
        raise InvalidPosition(f"left_cards[{seat}]", f"expected at most {s.rules[LEFT_LIMIT]} cards")
    cards = LEADER_CARDS + seat * LEADER
    leaders = {int(s.data[cards + 1 + i]) for i in range(int(s.data[cards]))} | laid_out(s, seat)
    if not leaders <= own_leaders(s, seat):
        raise InvalidPosition(f"leader_cards[{seat}]", "these are not the leader cards of this board")
    rewarded = int(count(s.data[REWARDED + seat]))
    if strict and len(laid_out(s, seat)) not in (rewarded, rewarded - 1):  # one less while it is being chosen
        raise InvalidPosition(f"leaders[{seat}]", f"expected {rewarded} leader cards laid out")


def check_count(path: str, what: str, came: int, expected: int, strict: bool) -> None:
    """Refuse too many of something, on request also too few."""
    if came > expected or (strict and came < expected):
        raise InvalidPosition(path, f"expected {expected} {what}, got {came}")
