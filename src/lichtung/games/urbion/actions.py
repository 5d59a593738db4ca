"""What a discarded card pays for: exchange, census, books; the special actions of the Wizards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.urbion import frames, words
from lichtung.games.urbion.books import append_books, use_book, why_not_book
from lichtung.games.urbion.city import lies_there
from lichtung.games.urbion.components import CHAOS, DREAM
from lichtung.games.urbion.layout import BOOKS, CITIES, END_OF_SIDES, PAIR, RESOLVING, ROWS, SIDE, SIDES
from lichtung.games.urbion.postcards import lose_rocket
from lichtung.games.urbion.settings import HANGING_GARDENS
from lichtung.games.urbion.state import cities_on_display, figure_row, has_room, side_at
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

# What the discarded card was
PLAIN: Final = 0
WIZARD: Final = 1
WIZARD_AGAIN: Final = 2  # its first action is done

NO_EXCHANGE: Final = vec[i64]([words.NONE, words.CENSUS])
WITH_EXCHANGE: Final = vec[i64]([words.NONE, words.EXCHANGE, words.CENSUS])


def can_exchange(s: State) -> bool:
    """URB-DISC-5. Two dreams lie on the same side of two different cities."""
    return cities_with_dreams(s, 0) > 1 or cities_with_dreams(s, 1) > 1


def cities_with_dreams(s: State, half: i64) -> i64:
    """How many cities have dreams on their left (0) or right (1) side."""
    data = s.data
    count: i64 = 0
    side: i64
    for side in range(SIDES + half * SIDE, END_OF_SIDES, PAIR):
        if data[side] > 0:
            count += 1
    return count


@final
class Action(Choice):
    """URB-DISC-1 to 3, URB-BOOK-6, URB-WIZ-4, 5. The discarded card pays for an action, a Wizard for two or a special one."""

    def about(self, s: State, payment: i64, b: i64) -> About:
        return {"left": 2 if payment == WIZARD else 1}

    def options(self, s: State, payment: i64, b: i64) -> vec[i64]:
        exchange = can_exchange(s)
        if payment != WIZARD and s.data[BOOKS] == 0:
            return WITH_EXCHANGE if exchange else NO_EXCHANGE
        offered = vec[i64](capacity=10)
        offered = append(offered, words.NONE)
        if exchange:
            offered = append(offered, words.EXCHANGE)
        offered = append(offered, words.CENSUS)
        offered = append_books(s, offered)
        return append_special(s, offered) if payment == WIZARD else offered

    def answer(self, s: State, payment: i64, b: i64, option: i64) -> None:
        if option == words.NONE:
            return
        if option == words.REBUILD:
            s.then(frame(frames.REBUILD))
            return
        if option == words.SIDE_CHANGE:
            s.then(frame(frames.SIDE_CHANGE))
            return
        if payment == WIZARD:
            s.then(frame(frames.ACTION, WIZARD_AGAIN))
        if option == words.EXCHANGE:
            s.then(frame(frames.EXCHANGE_1))
        elif option == words.CENSUS:
            s.then(frame(frames.CENSUS, 1))
        else:
            use_book(s, option - words.BOOK)

    def why_not(self, s: State, payment: i64, b: i64, option: i64) -> str:
        if verb_of(option) == words.BOOK:
            return why_not_book(s, argument_of(option))
        if option == words.EXCHANGE:
            return "URB-DISC-5"
        if option == words.REBUILD or option == words.SIDE_CHANGE:
            if payment != WIZARD:
                return "URB-WIZ-6" if payment == PLAIN else "URB-WIZ-4"
            return why_not_special(s, option)
        return self.rule

    def example(self, s: State, payment: i64, b: i64, verb: i64) -> i64:
        if verb == words.REBUILD or verb == words.SIDE_CHANGE:
            return verb if s.rules[HANGING_GARDENS] != 0 else 0
        if verb == words.BOOK:
            return verb + s.data[BOOKS + 1] if s.data[BOOKS] > 0 else 0
        return verb if verb == words.EXCHANGE else 0

    def fits(self, s: State, payment: i64, b: i64, below: i64) -> bool:
        return payment <= WIZARD_AGAIN and b == 0


# -- exchange ----------------------------------------------------------------------------------------------------------


def write_dreams(s: State, count: i64, number: i64, verb: i64) -> i64:
    """Write an option for every dream on a side, of equal ones only one; returns how many options there are."""
    data, slate = s.data, s.slate
    side = side_at(number)
    last: i64 = 0
    at: i64
    for at in range(side + 1, side + data[side] + 1):
        card = data[at]
        if card != last:
            slate[count] = verb + number * words.ON_SIDE + card
            count += 1
        last = card
    return count


@final
class Exchange1(Choice):
    """URB-EXCH-1 to 3. The first of two dreams that swap places: any that has a partner on its side of another city."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        lefts = cities_with_dreams(s, 0)
        rights = cities_with_dreams(s, 1)
        count: i64 = 0
        row: i64
        for row in range(ROWS):
            if lefts > 1:
                count = write_dreams(s, count, 2 * row, words.SWAP)
            if rights > 1:
                count = write_dreams(s, count, 2 * row + 1, words.SWAP)
        return s.slate[:count]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.then(frame(frames.EXCHANGE_2, option - words.SWAP))


@final
class Exchange2(Choice):
    """URB-EXCH-1 to 6. The second dream; both keep their side, so neither value nor size changes."""

    def about(self, s: State, dream: i64, b: i64) -> About:
        return {"dream": words.DREAM_NAMES[int(dream)]}

    def options(self, s: State, dream: i64, b: i64) -> vec[i64]:
        count: i64 = 0
        mine = dream // words.ON_SIDE
        number: i64
        for number in range(mine % 2, 2 * ROWS, 2):
            if number != mine:
                count = write_dreams(s, count, number, words.WITH)
        return s.slate[:count]

    def answer(self, s: State, dream: i64, b: i64, option: i64) -> None:
        one = dream % words.ON_SIDE
        two = (option - words.WITH) % words.ON_SIDE
        here = side_at(dream // words.ON_SIDE)
        there = side_at((option - words.WITH) // words.ON_SIDE)
        s.move(one, here, RESOLVING)
        s.move(two, there, here)
        s.move(one, RESOLVING, there)
        lose_rocket(s, here, two)
        lose_rocket(s, there, one)

    def why_not(self, s: State, dream: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.WITH:
            return self.rule
        mine = dream // words.ON_SIDE
        return "URB-EXCH-2" if argument_of(option) // words.ON_SIDE == mine else "URB-EXCH-1"

    def fits(self, s: State, dream: i64, b: i64, below: i64) -> bool:
        return lies_there(s, dream) and b == 0


# -- special actions ---------------------------------------------------------------------------------------------------


def append_special(s: State, options: vec[i64]) -> vec[i64]:
    """URB-WIZ-9, 10. Add the special actions that are possible now."""
    if can_rebuild(s):
        options = append(options, words.REBUILD)
    if can_change_sides(s):
        options = append(options, words.SIDE_CHANGE)
    return options


def special_is_possible(s: State) -> bool:
    """URB-WIZ-11. Whether a payment of two cards would get a special action."""
    return s.rules[HANGING_GARDENS] != 0 and (can_rebuild(s) or can_change_sides(s))


def can_rebuild(s: State) -> bool:
    """URB-WIZ-9, URB-VOID-15. Two cities without the void figure are on display."""
    count: i64 = 0
    shunned = figure_row(s)
    row: i64
    for row in range(ROWS):
        if row != shunned and s.data[CITIES + row] != 0:
            count += 1
    return count > 1


def can_change_sides(s: State) -> bool:
    """URB-WIZ-10. A chaos-type dream has room on the other side of its city."""
    number: i64
    at: i64
    for number in range(2 * ROWS):
        if has_room(s, side_at(number ^ 1)):
            side = side_at(number)
            for at in range(side + 1, side + s.data[side] + 1):
                if s.data[at] & DREAM >= CHAOS:
                    return True
    return False


def why_not_special(s: State, option: i64) -> str:
    """The rule that keeps a special action from being carried out."""
    if option == words.SIDE_CHANGE:
        return "URB-WIZ-10"
    return "URB-VOID-15" if cities_on_display(s) > 1 else "URB-WIZ-9"


@final
class Special(Choice):
    """URB-WIZ-6, 8. Two cards with a common element have paid for one special action."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return append_special(s, vec[i64](capacity=2))

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.then(frame(frames.REBUILD if option == words.REBUILD else frames.SIDE_CHANGE))

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return self.rule if option != words.REBUILD and option != words.SIDE_CHANGE else why_not_special(s, option)


@final
class Rebuild(Choice):
    """URB-WIZ-9, URB-POST-19. Two city cards swap places; all dreams stay where they are."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=6)
        shunned = figure_row(s)
        one: i64
        two: i64
        for one in range(ROWS):
            for two in range(one + 1, ROWS):
                if one != shunned and two != shunned and s.data[CITIES + one] != 0 and s.data[CITIES + two] != 0:
                    offered = append(offered, words.SWAP_ROWS + one + two * ROWS)
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        one = CITIES + argument_of(option) % ROWS
        two = CITIES + argument_of(option) // ROWS
        city = s.data[one]
        s.move(city, one, RESOLVING)
        s.move(s.data[two], two, one)
        s.move(city, RESOLVING, two)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.SWAP_ROWS:
            return self.rule
        shunned = figure_row(s)
        rows = argument_of(option)
        return "URB-VOID-15" if rows % ROWS == shunned or rows // ROWS == shunned else self.rule


@final
class SideChange(Choice):
    """URB-WIZ-10. A chaos-type dream goes to the other side of its city and changes its sign."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=16)
        number: i64
        at: i64
        for number in range(2 * ROWS):
            if not has_room(s, side_at(number ^ 1)):
                continue
            side = side_at(number)
            last: i64 = 0
            for at in range(side + 1, side + s.data[side] + 1):
                card = s.data[at]
                if card != last and card & DREAM >= CHAOS:
                    offered = append(offered, words.TURN + number * words.ON_SIDE + card)
                last = card
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        number = argument_of(option) // words.ON_SIDE
        card = argument_of(option) % words.ON_SIDE
        s.move(card, side_at(number), side_at(number ^ 1))
        lose_rocket(s, side_at(number ^ 1), card)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return self.rule
