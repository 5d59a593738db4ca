"""Wind riders: moves from place to place, and the catapult."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.tribes import frames, words
from lichtung.games.tribes.layout import BOARD, RIDERS, SEAT, TERRAIN
from lichtung.games.tribes.state import NEXT_TO, is_village, offer_fields, portals, tiles
from lichtung.games.tribes.tables import BOARD_DATA, BOARD_STRIDE, BONUSES, PLACE_NAMES, PLACES, PORTAL, START_FIELD
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import SECOND, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

MOST: Final = 255  # no effect gives more moves


def start_field(s: State, seat: i64) -> i64:
    """The field with the flag on a seat's board."""
    return s.rules[BOARD_DATA + s.data[BOARD + seat] * BOARD_STRIDE + START_FIELD]


def reach(place: i64, laid: i64, gates: i64, start: i64) -> i64:
    """TRB-MOVE-1 to 6. The places adjacent to a place, as bits: bit 0 is the capital.

    `laid`: the fields with tiles; `gates`: those with a portal that works; `start`: the start field.
    """
    if place == 0:
        return (gates | (1 << start)) & laid
    found = NEXT_TO[place] & laid
    if gates & (1 << place) != 0:
        return (found | gates | 1) & ~(1 << place)
    return found | 1 if place == start else found


def put_rider(s: State, source: i64, target: i64) -> None:
    """A rider of the active player goes from place to place."""
    base = RIDERS + s.data[TURN] * SEAT
    s.put(base + source, s.data[base + source] - 1)
    s.put(base + target, s.data[base + target] + 1)


@final
class MoveRider(Choice):
    """TRB-MOVE-1, 8, 9. One rider, one step; n moves in any distribution, and the player may stop."""

    def about(self, s: State, moves: i64, b: i64) -> About:
        return {"left": int(moves)}

    def options(self, s: State, moves: i64, b: i64) -> vec[i64]:
        data, slate = s.data, s.slate
        count: i64 = 0
        seat = data[TURN]
        laid = tiles(s, seat)
        gates = portals(s, seat)
        start = start_field(s, seat)
        base = RIDERS + seat * SEAT
        place: i64
        for place in range(PLACES):
            if data[base + place] == 0:
                continue
            near = reach(place, laid, gates, start)
            option = words.MOVE + place
            while near != 0:
                if near & 1 != 0:
                    slate[count] = option
                    count += 1
                near >>= 1
                option += SECOND
        if count == 0:
            return s.terms.nothing
        slate[count] = words.STOP
        return slate[: count + 1]

    def answer(self, s: State, moves: i64, b: i64, option: i64) -> None:
        if option == words.STOP:
            return
        put_rider(s, option & 0xFF, (option >> 8) & 0xFF)
        if moves > 1:
            s.then(frame(frames.MOVE_RIDER, moves - 1))

    def why_not(self, s: State, moves: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.MOVE:
            return "TRB-EFF-6"
        seat = s.data[TURN]
        source = option & 0xFF
        target = (option >> 8) & 0xFF
        if s.data[RIDERS + seat * SEAT + source] == 0:
            return "TRB-MOVE-1"
        if target == 0 or s.data[TERRAIN + seat * SEAT + target] == 0:
            return "TRB-MOVE-6"
        for place in (source, target):
            tile = s.data[TERRAIN + seat * SEAT + place]
            if place != 0 and not is_village(tile) and s.rules[BONUSES + tile] & PORTAL != 0:
                return "TRB-MOVE-5"
        return "TRB-MOVE-1"

    def fits(self, s: State, moves: i64, b: i64, below: i64) -> bool:
        return 1 <= moves <= MOST and b == 0


def catapult_is_possible(s: State) -> bool:
    """TRB-CATA-2. Whether some rider has a tile to fly to other than the one it is on."""
    seat = s.data[TURN]
    laid = tiles(s, seat)
    base = RIDERS + seat * SEAT
    place: i64
    for place in range(PLACES):
        if s.data[base + place] > 0 and laid & ~(1 << place) != 0:
            return True
    return False


@final
class CatapultRider(Choice):
    """TRB-CATA-1 to 3. Choose a rider by its place, or decline."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        data, slate = s.data, s.slate
        count: i64 = 0
        seat = data[TURN]
        laid = tiles(s, seat)
        base = RIDERS + seat * SEAT
        place: i64
        for place in range(PLACES):
            if data[base + place] > 0 and laid & ~(1 << place) != 0:
                slate[count] = words.FROM + place
                count += 1
        if count == 0:
            return s.terms.nothing
        slate[count] = words.DECLINE
        return slate[: count + 1]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option != words.DECLINE:
            s.then(frame(frames.CATAPULT_TARGET, option - words.FROM))


@final
class CatapultTarget(Choice):
    """TRB-CATA-1, 2. Any other tile of the own terrain, at any distance; never the capital."""

    def about(self, s: State, source: i64, b: i64) -> About:
        return {"cell": PLACE_NAMES[int(source)]}

    def options(self, s: State, source: i64, b: i64) -> vec[i64]:
        return s.slate[: offer_fields(s, tiles(s, s.data[TURN]) & ~(1 << source), words.TO, 0)]

    def answer(self, s: State, source: i64, b: i64, option: i64) -> None:
        put_rider(s, source, option - words.TO)

    def fits(self, s: State, source: i64, b: i64, below: i64) -> bool:
        return source < PLACES and b == 0 and s.data[RIDERS + s.data[TURN] * SEAT + source] > 0
