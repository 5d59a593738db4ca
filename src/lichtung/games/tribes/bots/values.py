"""What an experienced player knows of Tribes of the Wind.

Points come late: a terrain is judged by how far it has come towards them, and the nearer the end the more only finished
things count. Riders are worth what they bring nearer to the next village. The chance to come first follows from the
differences of what everybody may expect.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from lichtung.bots.values import Values, Weights
from lichtung.bots.versus import MOST_SEATS, power_of
from lichtung.games.tribes import frames
from lichtung.games.tribes.bots.playouts import TribesPlayouts
from lichtung.games.tribes.bots.terrain import FAR, next_village, part_of_condition, part_of_goal
from lichtung.games.tribes.end import score
from lichtung.games.tribes.layout import (
    GAME_END_TILE,
    LAID_OUT,
    LEADERS,
    LEFT,
    LEFT_CARDS,
    OWN_CONDITION,
    POLLUTION,
    REWARDED,
    SEAT,
    TREE_HOUSES,
    TRIGGER_ROUND,
    WATER,
)
from lichtung.games.tribes.state import count, polluted, temples, tiles
from lichtung.games.tribes.tables import (
    END_TILE_POINTS,
    FIELDS,
    HOUSE_POINTS,
    PLACES,
    POINTS,
    POLLUTION_POINTS,
    TEMPLE_POINTS,
    TILE_POINTS,
)
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import number_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

ALL_HOUSES: Final = 5.0
PACE: Final = 4.0  # moves that one action brings


@final
class Tribes(TribesPlayouts):
    """Knowledge of Tribes of the Wind, for two to five seats."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.patience = 20
        # Points that things are worth while the end is far.
        self.tile: float = weights["tile"]
        self.field: float = weights["field"]  # a field without pollution
        self.token: float = weights["token"]  # a pollution token less
        self.temple: float = weights["temple"]
        self.house: float = weights["house"]
        self.village: float = weights["village"]  # a village that needs no more moves
        self.water: float = weights["water"]
        self.wish: float = weights["wish"]  # a goal that is nearly done, as a part of its points
        self.leader: float = weights["leader"]
        self.condition: float = weights["condition"]
        self.race: float = weights["race"]  # how fast the end comes nearer with every tree house
        self.spread: float = weights["spread"]
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)  # that seats may expect
        self.doubt: float = 1.0
        # What is still to come in a turn.
        self.move: float = weights["move"]
        self.removal: float = weights["removal"]
        self.forest: float = weights["forest"]
        self.card: float = weights["card"]

    def see(self, s: State) -> None:
        late = self.lateness(s)
        self.doubt = self.spread * (1.1 - late)
        seat: i64
        for seat in range(s.terms.seats):
            self.points[seat] = self.worth(s, seat, late)

    def ahead(self, seat: i64, other: i64) -> float:
        return 1.0 / (1.0 + power_of((self.points[other] - self.points[seat]) / self.doubt))

    def lateness(self, s: State) -> float:
        """How near the end is, 0 to 1: somebody's tree houses bring it."""
        if s.data[TRIGGER_ROUND] != 0:
            return 0.95
        most = 0.0
        seat: i64
        for seat in range(s.terms.seats):
            built = ALL_HOUSES - float(s.data[TREE_HOUSES + seat])
            if built > most:
                most = built
        return self.race * most / ALL_HOUSES * most / ALL_HOUSES

    def worth(self, s: State, seat: i64, late: float) -> float:
        """The points that a seat may expect, up to what all may expect."""
        data, rules = s.data, s.rules
        early = 1.0 - late
        houses = ALL_HOUSES - float(data[TREE_HOUSES + seat])
        laid = count(tiles(s, seat))
        dirty = count(polluted(s, seat))
        placed = count(temples(s, seat))
        points = late * float(
            rules[TILE_POINTS + laid] + rules[POLLUTION_POINTS + dirty] + rules[TEMPLE_POINTS + placed]
        )
        points += early * (self.tile * float(laid) + self.field * float(FIELDS - dirty) + self.temple * float(placed))
        points -= early * self.token * self.tokens(s, seat)
        points += (float(rules[HOUSE_POINTS]) + early * self.house) * houses
        if data[GAME_END_TILE] == seat + 1:
            points += float(rules[END_TILE_POINTS])
        points += self.goals(s, seat, early) + self.ready(s, seat, early)
        if data[TURN] == seat:
            points += self.coming(s)
        return points

    def tokens(self, s: State, seat: i64) -> float:
        """How much pollution a seat has."""
        tokens: i64 = 0
        field: i64
        for field in range(1, PLACES):
            tokens += s.data[POLLUTION + seat * SEAT + field]
        return float(tokens)

    def goals(self, s: State, seat: i64, early: float) -> float:
        """Goals that are done, and something for those that are half done."""
        expected = 0.0
        left = LEFT_CARDS + seat * LEFT
        at: i64
        for at in range(left + 1, left + s.data[left] + 1):
            done = part_of_goal(s, seat, s.data[at])
            points = float(s.rules[POINTS + s.data[at]])
            expected += points if done >= 1.0 else points * early * self.wish * done * done
        return expected

    def ready(self, s: State, seat: i64, early: float) -> float:
        """Water, leaders, and riders on their way to the next village."""
        data = s.data
        points = self.water * float(min(data[WATER + seat], 14))
        points += early * self.leader * float(data[LEADERS + seat * LAID_OUT])
        if data[REWARDED + seat] & OWN_CONDITION == 0:
            points += early * self.condition * part_of_condition(s, seat)
        near = next_village(s, seat) // 16
        if near < FAR:
            points += self.village * exp(-float(near) / PACE) * (1.0 if data[TRIGGER_ROUND] == 0 else 0.5)
        return points

    def coming(self, s: State) -> float:
        """What the active player is in the middle of."""
        if s.depth == 0:
            return 0.0
        frame = s.top_frame()
        if frame == frames.DISCARD_THREE and s.depth > 1:  # what it is for
            frame = number_of(s.stack[s.depth - 2])
        amount = float(s.top_a())
        if frame == frames.MOVE_RIDER:
            return self.move * amount
        if frame == frames.REMOVE_POLLUTION:
            return self.removal * amount
        if frame == frames.FOREST_TILE or frame == frames.FOREST_FIELD:
            return self.forest
        if frame == frames.VILLAGE_CARD or frame == frames.VILLAGE_SIDE:
            return self.card
        if frame == frames.TEMPLE_KIND or frame == frames.TEMPLE_FIELD:
            return self.temple + 0.5
        if frame == frames.CHOOSE_PART or frame == frames.CHOOSE_ALTERNATIVE or frame == frames.SPLIT_WATER:
            return self.forest
        return 0.0

    def quiet(self, s: State) -> bool:
        return s.top_frame() == frames.MAIN_ACTION

    def outcome(self, s: State, seat: i64) -> float:
        """The end, as the rules rank it: points, then water."""
        mine = score(s, seat) * 1024 + s.data[WATER + seat]
        equals = 1.0
        other: i64
        for other in range(s.terms.seats):
            if other != seat:
                theirs = score(s, other) * 1024 + s.data[WATER + other]
                if theirs > mine:
                    return 0.0
                if theirs == mine:
                    equals += 1.0
        return 1.0 / equals


def knowledge(weights: Weights) -> Values:
    """The values of Tribes with these weights."""
    return Tribes(weights)
