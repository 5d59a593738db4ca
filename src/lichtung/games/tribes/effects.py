"""Carrying out effects: alternatives, the order of parts, and what each kind of part begins (section 7.2).

An effect under way is its number, X, and the parts still to come as bits: four for its own parts, two for gains of the
player's leader cards. Effect 0 has no parts of its own: it is what laying a forest tile triggers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.tribes import frames, phases, words
from lichtung.games.tribes.forest import forest_cost, forest_is_possible
from lichtung.games.tribes.layout import UNPLACED, USED, WATER
from lichtung.games.tribes.leaders import (
    can_pay,
    gain_part,
    gains_of_forest,
    gains_of_playing,
    laid_out,
    may_be_left,
    plus,
    slot_of,
)
from lichtung.games.tribes.riders import catapult_is_possible
from lichtung.games.tribes.state import polluted, temples, tiles
from lichtung.games.tribes.tables import (
    CLEAR,
    EFFECTS,
    GAIN_EFFECT,
    IS_CHOICE,
    LEADER_0,
    PART,
    PART_LIMIT,
    PART_MASK,
    PAY,
    RIGHT_EFFECT,
    WM,
    C,
    F,
    M,
    P,
    T,
    W,
    X,
)
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

EFFECT_MASK: Final = 1023
X_SHIFT: Final = 10
X_MASK: Final = 63
LEFT_SHIFT: Final = 16
MOST: Final = 127  # no part is worth more, with X and whatever abilities add
OWN_PARTS: Final = (1 << PART_LIMIT) - 1
ALL_PARTS: Final = PART_LIMIT + 2


def gain_water(s: State, amount: i64) -> None:
    """TRB-EFF-12. Water goes to the player's own store without limit."""
    address = WATER + s.data[TURN]
    s.put(address, s.data[address] + amount)


def part_at(s: State, effect: i64, i: i64) -> i64:
    """The code of part i of an effect; parts beyond its own are gains of leader cards."""
    if i < PART_LIMIT:
        return s.rules[PART + effect * PART_LIMIT + i]
    return gain_part(s, s.data[laid_out(s) + 1 + i - PART_LIMIT])


def amount_of(s: State, effect: i64, x: i64, i: i64) -> i64:
    """What a part is worth: its number or X, and more by abilities; a forest's cost (TRB-LEADER-11 to 13)."""
    code = part_at(s, effect, i)
    kind = code >> 6
    amount = code & PART_MASK
    if kind == F:
        return forest_cost(s, 8 - x if amount == X else amount)
    if amount == X:
        amount = x
    if kind <= P and amount >= 1 and i < PART_LIMIT and effect < GAIN_EFFECT:
        amount += plus(s, kind)
    return amount


def is_possible(s: State, kind: i64, amount: i64) -> bool:
    """TRB-EFF-8. Whether a part can be carried out now."""
    seat = s.data[TURN]
    if kind == P:
        return amount >= 1 and polluted(s, seat) != 0
    if kind == F:
        return forest_is_possible(s, amount)
    if kind == C:
        return catapult_is_possible(s)
    if kind == T:
        return s.data[UNPLACED + seat] != 0 and tiles(s, seat) & ~temples(s, seat) != 0
    if kind == CLEAR:
        return polluted(s, seat) != 0
    return amount >= 1


def possible_parts(s: State, effect: i64, x: i64, left: i64) -> vec[i64]:
    """TRB-EFF-5, 8. An option for each different part that is left and possible."""
    slate = s.slate
    count: i64 = 0
    i: i64
    for i in range(ALL_PARTS):
        if left & (1 << i) == 0:
            continue
        option = words.PART + part_at(s, effect, i)
        if is_offered(slate, count, option):
            continue
        if is_possible(s, argument_of(option) >> 6, amount_of(s, effect, x, i)):
            slate[count] = option
            count += 1
    return slate[:count]


def is_offered(found: vec[i64], count: i64, option: i64) -> bool:
    """Whether an option is among the first of a list: identical parts are one."""
    i: i64
    for i in range(count):
        if found[i] == option:
            return True
    return False


def own_parts(s: State, effect: i64) -> i64:
    """The own parts of an effect, as bits."""
    bits: i64 = 0
    i: i64
    for i in range(PART_LIMIT):
        if s.rules[PART + effect * PART_LIMIT + i] != 0:
            bits |= 1 << i
    return bits


def carry_out(s: State, effect: i64, x: i64) -> None:
    """TRB-EFF-1 to 3. Begin an effect: all its parts, or one of them where it is a choice."""
    parts = own_parts(s, effect)
    if s.rules[IS_CHOICE + effect] == 0:
        begin(s, effect, x, parts)
    elif len(possible_parts(s, effect, x, parts)) > 0:
        s.then(frame(frames.CHOOSE_ALTERNATIVE, effect | (x << X_SHIFT)))
    else:
        begin(s, effect, x, 0)  # TRB-EFF-2, TRB-LEADER-2: the effect is lost, gains of leaders are not


def begin(s: State, effect: i64, x: i64, left: i64) -> None:
    """TRB-EFF-3, 4. Gains of leaders join the parts; all water comes first, the rest is up to the player."""
    if 0 < effect < RIGHT_EFFECT:
        left |= gains_of_playing(s, effect // 3) << PART_LIMIT
    i: i64
    for i in range(ALL_PARTS):
        if left & (1 << i) != 0 and part_at(s, effect, i) >> 6 == W:
            gain_water(s, amount_of(s, effect, x, i))
            left &= ~(1 << i)
    if left != 0:
        s.then(frame(frames.CHOOSE_PART, effect | (x << X_SHIFT) | (left << LEFT_SHIFT)))


def part_frame(s: State, effect: i64, x: i64, i: i64) -> i64:
    """The frame that carries out a part."""
    kind = part_at(s, effect, i) >> 6
    amount = amount_of(s, effect, x, i)
    if kind == M:
        return frame(frames.MOVE_RIDER, amount)
    if kind == P:
        declinable: i64 = 1 if i >= PART_LIMIT and may_be_left(s, i - PART_LIMIT) else 0
        return frame(frames.REMOVE_POLLUTION, amount, declinable)
    if kind == WM:
        return frame(frames.SPLIT_WATER, amount)
    if kind == F:
        return frame(frames.FOREST_TILE, amount)
    if kind == C:
        return frames.CATAPULT_RIDER
    if kind == T:
        return frame(frames.TEMPLE_KIND, 1)
    return frames.CLEAR_FIELD


@final
class ChooseAlternative(Choice):
    """TRB-EFF-2. Of a|b the player chooses one part; what is not possible now is not offered."""

    def options(self, s: State, packed: i64, b: i64) -> vec[i64]:
        effect = packed & EFFECT_MASK
        return possible_parts(s, effect, packed >> X_SHIFT, own_parts(s, effect))

    def answer(self, s: State, packed: i64, b: i64, option: i64) -> None:
        effect = packed & EFFECT_MASK
        i: i64 = 0
        while words.PART + part_at(s, effect, i) != option:
            i += 1
        begin(s, effect, packed >> X_SHIFT, 1 << i)

    def fits(self, s: State, packed: i64, b: i64, below: i64) -> bool:
        effect = packed & EFFECT_MASK
        return b == 0 and packed >> X_SHIFT <= X_MASK and effect < EFFECTS and s.rules[IS_CHOICE + effect] != 0


@final
class ChoosePart(Choice):
    """TRB-EFF-5 to 7. Which of the possible parts comes next; what is left when none is possible is lost."""

    def options(self, s: State, packed: i64, b: i64) -> vec[i64]:
        return possible_parts(s, packed & EFFECT_MASK, (packed >> X_SHIFT) & X_MASK, packed >> LEFT_SHIFT)

    def answer(self, s: State, packed: i64, b: i64, option: i64) -> None:
        effect = packed & EFFECT_MASK
        left = packed >> LEFT_SHIFT
        i: i64 = 0
        while left & (1 << i) == 0 or words.PART + part_at(s, effect, i) != option:
            i += 1
        x = (packed >> X_SHIFT) & X_MASK
        rest: i64 = packed & ~(1 << (LEFT_SHIFT + i))
        if rest >> LEFT_SHIFT == 0:
            s.then(part_frame(s, effect, x, i))
        else:
            s.then(part_frame(s, effect, x, i), frame(frames.CHOOSE_PART, rest))

    def why_not(self, s: State, packed: i64, b: i64, option: i64) -> str:
        return "TRB-EFF-8" if verb_of(option) == words.PART else "TRB-EFF-9"

    def fits(self, s: State, packed: i64, b: i64, below: i64) -> bool:
        effect = packed & EFFECT_MASK
        left = packed >> LEFT_SHIFT
        if b != 0 or effect >= EFFECTS or left >> ALL_PARTS != 0 or left & OWN_PARTS & ~own_parts(s, effect) != 0:
            return False
        place = laid_out(s)
        slot: i64
        for slot in range(ALL_PARTS - PART_LIMIT):
            if left >> (PART_LIMIT + slot) & 1 != 0:
                if slot >= s.data[place] or gain_part(s, s.data[place + 1 + slot]) == 0:
                    return False
        return left != 0


@final
class ForestGains(Deed):
    """TRB-FOREST-8, TRB-LEADER-20. What laying a forest tile triggers, like the parts of one effect."""

    def run(self, s: State, a: i64, b: i64) -> None:
        begin(s, 0, 0, gains_of_forest(s) << PART_LIMIT)


@final
class SplitWater(Choice):
    """TRB-EFF-10, TRB-LEADER-14. A share becomes water, the rest moves; abilities add to shares of at least 1."""

    def about(self, s: State, amount: i64, b: i64) -> About:
        return {"left": int(amount)}

    def options(self, s: State, amount: i64, b: i64) -> vec[i64]:
        slate = s.slate
        water: i64
        for water in range(amount + 1):
            slate[water] = words.WATER + water
        return slate[: amount + 1]

    def answer(self, s: State, amount: i64, b: i64, option: i64) -> None:
        water = option - words.WATER
        if water > 0:
            gain_water(s, water + plus(s, W))
        if amount > water:
            s.then(frame(frames.MOVE_RIDER, amount - water + plus(s, M)))

    def fits(self, s: State, amount: i64, b: i64, below: i64) -> bool:
        return amount <= MOST and b == 0


# -- paid abilities ----------------------------------------------------------------------------------------------------


def offer_abilities(s: State, offered: i64) -> i64:
    """TRB-LEADER-4, 7, 8. An option on the slate for each paid ability whose gain is possible after paying."""
    place = laid_out(s)
    size = s.data[place]
    low: i64 = 0
    high: i64 = 0
    if size > 0 and ability_is_usable(s, 0):
        low = s.data[place + 1]
    if size > 1 and ability_is_usable(s, 1):
        high = s.data[place + 2]
    if low > high:
        held = low
        low = high
        high = held
    if low != 0:
        s.slate[offered] = words.ABILITY + low
        offered += 1
    if high != 0:
        s.slate[offered] = words.ABILITY + high
        offered += 1
    return offered


def ability_is_usable(s: State, slot: i64) -> bool:
    """TRB-LEADER-7. Whether the price can be paid and the gain is possible afterwards."""
    if not can_pay(s, slot):
        return False
    leader = s.data[laid_out(s) + 1 + slot]
    effect = GAIN_EFFECT + leader - LEADER_0
    code = part_at(s, effect, 0)
    price = s.rules[PAY + leader]
    amount = amount_of(s, effect, 0, 0)
    return is_possible(s, code >> 6, amount + price if code >> 6 == F else amount)


def use_ability(s: State, leader: i64) -> None:
    """TRB-LEADER-4, 6. The price is paid in full first; the use counts even if the gain is declined (TRB-LEADER-8)."""
    s.enter(phases.ABILITY)
    s.put(USED, s.data[USED] | (1 << slot_of(s, leader)))
    address = WATER + s.data[TURN]
    s.put(address, s.data[address] - s.rules[PAY + leader])
    carry_out(s, GAIN_EFFECT + leader - LEADER_0, 0)
