"""The start position: boards, cards and tiles dealt, start tiles, start bonuses, the first village cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.tribes import frames, words
from lichtung.games.tribes.forest import show_top_tile
from lichtung.games.tribes.layout import (
    BOARD,
    ELEMENT_DECK,
    ELEMENT_DISPLAY,
    FOREST_DISPLAY,
    FOREST_STACK,
    LEADER,
    LEADER_CARDS,
    LEFT,
    LEFT_CARDS,
    POLLUTION,
    RACK,
    RACKS,
    RIDERS,
    SEAT,
    START_PLAYER,
    TERRAIN,
    TREE_HOUSES,
    UNPLACED,
    VILLAGE_DISPLAY,
    VILLAGE_STACK,
    WATER,
)
from lichtung.games.tribes.riders import start_field
from lichtung.games.tribes.state import SETUP_BOARDS, SETUP_BONUS
from lichtung.games.tribes.tables import (
    BOARD_COUNT,
    BOARD_DATA,
    BOARD_STRIDE,
    BOARDS,
    DISPLAY,
    ELEMENT_COUNT,
    FIRST_LEADER,
    FIRST_VILLAGE_CARDS,
    FIXED_BOARD,
    HOUSE_COUNT,
    MIN_PLAYERS,
    PLACES,
    POLLUTED,
    RACK_SIZE,
    RIDER_COUNT,
    SEATS,
    START_0,
    START_POLLUTION,
    START_RIDERS,
    START_SEAT,
    START_WATER,
    TILE_0,
    TILE_COUNT,
    VILLAGE_0,
    VILLAGE_COUNT,
)
from lichtung.kernel.addresses import STEP, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

CHOSEN: Final = 1
ALL_TEMPLES: Final = 15


def board_is_free(s: State, board: i64) -> bool:
    """TRB-SETUP-6. Whether nobody has a board yet."""
    seat: i64
    for seat in range(s.rules[SEATS]):
        if s.data[BOARD + seat] == board:
            return False
    return True


@final
class SetupBoards(Deed):
    """TRB-SETUP-6, 7. Boards are fixed, drawn at random, or chosen in seat order before anything is dealt."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, SETUP_BOARDS)
        s.then(frames.DEAL)
        seat: i64
        for seat in range(s.rules[SEATS]):
            s.put(BOARD + seat, 0)  # a study may name boards, but they are only now handed out
        if s.rules[BOARDS] == CHOSEN:
            s.put(TURN, 0)
            s.then(frames.CHOOSE_BOARD)
            return
        for seat in range(s.rules[SEATS]):
            board = s.rules[FIXED_BOARD + seat]
            s.put(BOARD + seat, board if board != 0 else random_board(s, s.rules[BOARD_COUNT] - seat))


def random_board(s: State, free: i64) -> i64:
    """One of the boards that are still free, all equally likely."""
    number = s.roll(free)
    board: i64 = 0
    while number >= 0:
        board += 1
        if board_is_free(s, board):
            number -= 1
    return board


@final
class ChooseBoard(Choice):
    """TRB-SETUP-7. Each player takes one of the boards that are left."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        slate = s.slate
        count: i64 = 0
        board: i64
        for board in range(1, s.rules[BOARD_COUNT] + 1):
            if board_is_free(s, board):
                slate[count] = words.BOARD + board
                count += 1
        return slate[:count]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        s.put(BOARD + seat, option - words.BOARD)
        if seat + 1 < s.rules[SEATS]:
            s.put(TURN, seat + 1)
            s.then(frames.CHOOSE_BOARD)

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        seat: i64
        for seat in range(s.rules[SEATS]):  # in seat order: those before have chosen
            if (s.data[BOARD + seat] != 0) != (seat < s.data[TURN]):
                return False
        return a == 0 and b == 0


def fill(s: State, pile: i64, first: i64, cards: i64) -> None:
    """Lay consecutive cards on an empty pile."""
    i: i64
    for i in range(cards):
        s.data[pile + 1 + i] = first + i
    s.data[pile] = cards


def lay_out(s: State) -> None:
    """TRB-SETUP-2 to 5. Element cards, village cards and the tiles in play, not yet shuffled."""
    fill(s, ELEMENT_DECK, 1, s.rules[ELEMENT_COUNT])
    fill(s, VILLAGE_STACK, VILLAGE_0 + 1, s.rules[VILLAGE_COUNT])
    size: i64 = 0
    tile: i64
    for tile in range(TILE_0 + 1, TILE_0 + 1 + s.rules[TILE_COUNT]):
        if s.rules[MIN_PLAYERS + tile] <= s.rules[SEATS]:
            size += 1
            s.data[FOREST_STACK + size] = tile
    s.data[FOREST_STACK] = size


def deal(s: State, pile: i64, target: i64) -> None:
    """The top card of a pile goes to a place."""
    s.move(s.data[pile + s.data[pile]], pile, target)


@final
class Deal(Deed):
    """TRB-SETUP-2 to 13. Shuffled in this order: element cards, village cards, forest tiles; then the start player."""

    def run(self, s: State, a: i64, b: i64) -> None:
        seats = s.rules[SEATS]
        s.shuffle(ELEMENT_DECK)
        s.shuffle(VILLAGE_STACK)
        s.shuffle(FOREST_STACK)
        slot: i64
        for slot in range(DISPLAY):
            deal(s, ELEMENT_DECK, ELEMENT_DISPLAY + slot)
            deal(s, VILLAGE_STACK, VILLAGE_DISPLAY + slot)
            deal(s, FOREST_STACK, FOREST_DISPLAY + slot)
        show_top_tile(s)
        seat: i64
        for seat in range(seats):
            equip(s, seat)
        start = s.rules[START_SEAT] - 1
        s.put(START_PLAYER, start if start >= 0 else s.roll(seats))
        order: i64
        for order in range(seats):
            seat = (s.data[START_PLAYER] + order) % seats
            s.make(START_0 + order + 1, TERRAIN + seat * SEAT + start_field(s, seat))
        s.then(frames.SETUP_BONUS)


def equip(s: State, seat: i64) -> None:
    """TRB-SETUP-8 to 11. Leader cards, riders, tree houses, temples, pollution of the board, five cards."""
    board = BOARD_DATA + s.data[BOARD + seat] * BOARD_STRIDE
    i: i64
    for i in range(4):
        s.make(s.rules[board + FIRST_LEADER + i], LEADER_CARDS + seat * LEADER)
    s.put(RIDERS + seat * SEAT, s.rules[RIDER_COUNT])
    s.put(TREE_HOUSES + seat, s.rules[HOUSE_COUNT])
    s.put(UNPLACED + seat, ALL_TEMPLES)
    for i in range(1, PLACES):
        s.put(POLLUTION + seat * SEAT + i, s.rules[board + POLLUTED + i])
    for i in range(RACK_SIZE):
        deal(s, ELEMENT_DECK, RACKS + seat * RACK)


@final
class SetupBonus(Deed):
    """TRB-SETUP-14. In turn order every player takes water, riders and the removal of pollution of the start tile."""

    def run(self, s: State, order: i64, b: i64) -> None:
        s.put(STEP, SETUP_BONUS)
        seats = s.rules[SEATS]
        if order == seats:
            s.then(frames.FIRST_VILLAGE_CARDS)
            return
        seat = (s.data[START_PLAYER] + order) % seats
        s.put(TURN, seat)
        field = start_field(s, seat)
        tile = s.data[TERRAIN + seat * SEAT + field]
        s.put(WATER + seat, s.data[WATER + seat] + s.rules[START_WATER + tile])
        riders = RIDERS + seat * SEAT
        leaving = s.rules[START_RIDERS + tile]
        if leaving > s.data[riders]:
            leaving = s.data[riders]
        s.put(riders + field, s.data[riders + field] + leaving)
        s.put(riders, s.data[riders] - leaving)
        tokens = s.rules[START_POLLUTION + tile]
        if tokens > 0:
            s.then(frame(frames.REMOVE_POLLUTION, tokens), frame(frames.SETUP_BONUS, order + 1))
        else:
            s.then(frame(frames.SETUP_BONUS, order + 1))

    def fits(self, s: State, order: i64, b: i64, below: i64) -> bool:
        seats = s.rules[SEATS]
        if order > seats or b != 0:
            return False
        seat: i64
        for seat in range(seats):
            if s.data[LEFT_CARDS + seat * LEFT] + s.rules[FIRST_VILLAGE_CARDS] >= LEFT:
                return False
        i: i64
        for i in range(order, seats):
            seat = (s.data[START_PLAYER] + i) % seats
            if s.data[TERRAIN + seat * SEAT + start_field(s, seat)] == 0:
                return False
        return True


@final
class FirstVillageCards(Deed):
    """TRB-SETUP-15, 16. In turn order every player lays a village card on the left side; then round 1 begins."""

    def run(self, s: State, a: i64, b: i64) -> None:
        seats = s.rules[SEATS]
        order: i64
        i: i64
        for order in range(seats):
            seat = (s.data[START_PLAYER] + order) % seats
            for i in range(s.rules[FIRST_VILLAGE_CARDS]):
                if s.data[VILLAGE_STACK] > 0:
                    deal(s, VILLAGE_STACK, LEFT_CARDS + seat * LEFT)
        s.put(TURN, s.data[START_PLAYER])
        s.then(frames.ACTION)
