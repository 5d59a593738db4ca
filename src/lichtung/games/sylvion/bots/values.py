"""What an experienced player knows of Sylvion.

A position is judged by sweeping the clearing as if no card were played any more, and by what the cards in hand and those
still to be drawn could do about the damage that this brings. All of it is counted in points of forest health.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from lichtung.bots.values import Values, Weights, squash
from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.bots.sweep import Sweep
from lichtung.games.sylvion.components import (
    ARMISTICE,
    BETRAYAL,
    CODES,
    DOVES,
    EDGE_CARDS,
    F4,
    FISH,
    IDENTIFIERS,
    LAST_FEAT,
    LAST_SYLVAN,
    OWL,
    STAG,
    STAG_KING,
    T4,
)
from lichtung.games.sylvion.layout import (
    COLUMN,
    DEFENDER_DECK,
    FEATS,
    FISH_POINTS,
    FOREST_HEALTH,
    HAND,
    HANDS,
    IN_PLAY,
    RECRUIT_COLUMN,
    SYLVAN_DISCARD,
)
from lichtung.games.sylvion.settings import ADVANCED, ELEMENTS, REINFORCEMENT_DRAW
from lichtung.games.sylvion.state import MOBILIZATION
from lichtung.kernel.addresses import STEP
from lichtung.kernel.chance import Dice
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

INTRODUCTORY_CARDS: Final = 48.0  # Ravager cards: the more there are, the thinner the elementals come
LASTING: Final = 5.0  # rounds that a card on the clearing lasts, more or less


def worth_of(weights: Weights, card: int) -> float:
    """Returns what a card is worth; an animal that nobody has measured yet counts as an average one."""
    animals = [weights[name_of(other)] for other in range(T4 + 1, LAST_SYLVAN + 1) if name_of(other) in weights]
    return weights.get(name_of(card), sum(animals) / len(animals))


def name_of(card: int) -> str:
    """Returns the name of a card's weight."""
    return CODES[card] if card <= T4 else IDENTIFIERS[card].removeprefix("feat_").upper()


@final
class Sylvion(Values):
    """Knowledge of Sylvion."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.shared = True
        self.sweep: Sweep = Sweep()
        self.worth: vec[float] = vec[float]([0.0] + [worth_of(weights, card) for card in range(1, LAST_FEAT + 1)])
        self.base: vec[float] = vec[float]([weights["base_introductory"], weights["base"]])
        self.grow: vec[float] = vec[float]([weights["grow_introductory"], weights["grow"]])
        self.gift: float = weights["gift"]
        self.tree: float = weights["tree"]
        self.idle: float = weights["idle"]
        self.slope: float = weights["slope"]
        self.slack: float = weights["slack"]
        self.relief: float = weights["relief"]
        self.deck: float = weights["deck"]
        self.thin: float = weights["thin"]
        self.keen: float = weights["keen"]
        self.choosy: float = weights["choosy"]
        self.end: float = weights["end"]
        self.horizon = int(weights["horizon"])
        self.patience = int(weights["patience"])
        self.explore = weights["explore"]
        self.grip = weights["grip"]

    # -- how good a position is --------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        if s.data[STEP] == MOBILIZATION and s.data[HANDS] + s.data[HANDS + HAND] == 0:
            return self.worth_of_recruits(s)
        sweep = self.sweep
        sweep.run(s)
        rate = INTRODUCTORY_CARDS / self.ravagers(s)
        advanced: i64 = s.rules[ADVANCED]
        base = self.base[advanced]
        grow = self.grow[advanced] * rate * rate
        rounds = float(sweep.rounds)
        now = base + grow * (rounds if rounds < LASTING else LASTING)
        cards = self.worth_of_hands(s) * now
        fresh = self.fresh(s)
        each = float(s.rules[REINFORCEMENT_DRAW])
        draws = fresh * each * (base * rounds + grow * sum_rounds(rounds))
        draws += fresh * now * self.gift * float(sweep.drawn - sweep.lost)
        health = float(s.data[FOREST_HEALTH])
        harm = 0.0
        tightest = 100.0
        t: i64
        for t in range(sweep.rounds + 2):
            harm += float(sweep.harm[t])
            room = health - harm + self.relief * (cards + fresh * now * each * float(t))
            if room < tightest:
                tightest = room
        margin = health - harm + self.tree * float(sweep.trees) + cards + draws - float(EDGE_CARDS)
        return squash(self.slope * margin) * squash(self.slack * tightest + 1.0)

    def ravagers(self, s: State) -> float:
        """How many Ravager cards a battle has."""
        if s.rules[ADVANCED] == 0:
            return INTRODUCTORY_CARDS
        return 80.0 if s.rules[ELEMENTS] != 0 else 64.0

    def worth_of_hands(self, s: State) -> float:
        """What the cards in hands are worth, with feats and fish points; in the last defence they soon lose it."""
        data = s.data
        total = 0.0
        at: i64
        seat: i64
        for seat in range(s.terms.seats):
            hand = HANDS + seat * HAND
            for at in range(hand + 1, hand + data[hand] + 1):
                total += self.worth[data[at]]
        for at in range(IN_PLAY + 1, IN_PLAY + data[IN_PLAY] + 1):
            if data[at] < BETRAYAL:
                total += self.worth[data[at]]
        if data[FEATS] > 0:
            for at in range(BETRAYAL + 1, LAST_FEAT + 1):
                if data[FEATS + at] > 0:
                    total += self.worth[at]
            if data[FEATS + ARMISTICE] > 0 and data[HANDS] > 10:
                total += 0.7 * float(data[HANDS] - 10)
        if self.sweep.rounds == 0:
            total *= self.idle
        return total + 0.5 * float(data[FISH_POINTS])

    def fresh(self, s: State) -> float:
        """What a card to be drawn is worth: the mean over all that go round, in the deck, the discard pile and the hands."""
        data = s.data
        total = 0.0
        count: i64 = data[DEFENDER_DECK] + data[SYLVAN_DISCARD]
        at: i64
        seat: i64
        for at in range(DEFENDER_DECK + 1, DEFENDER_DECK + data[DEFENDER_DECK] + 1):
            total += self.worth[data[at]]
        for at in range(1, BETRAYAL + 1):
            if data[SYLVAN_DISCARD + at] > 0:
                total += self.worth[at] * float(data[SYLVAN_DISCARD + at])
        for seat in range(s.terms.seats):
            hand = HANDS + seat * HAND
            count += data[hand]
            for at in range(hand + 1, hand + data[hand] + 1):
                total += self.worth[data[at]]
        if count == 0:
            return 0.0
        wanted = float(self.sweep.rounds * s.rules[REINFORCEMENT_DRAW])
        size = float(count)
        thin = 1.0
        if s.rules[ADVANCED] != 0 and size < wanted:  # every renewal of the deck takes cards out of the game
            thin -= self.thin * (wanted - size) / wanted
        return thin * total / size

    def worth_of_recruits(self, s: State) -> float:
        """During the mobilisation: what was recruited so far, and what still lies in the columns."""
        data = s.data
        total = 0.0
        at: i64
        for at in range(DEFENDER_DECK + 1, DEFENDER_DECK + data[DEFENDER_DECK] + 1):
            total += self.worth[data[at]]
        for at in range(BETRAYAL + 1, LAST_FEAT + 1):
            if data[FEATS + at] > 0:
                total += self.worth[at] + 1.0
        return squash(self.deck * (total - 40.0))

    # -- what a playout does -----------------------------------------------------------------------------------------

    def quiet(self, s: State) -> bool:
        asked = s.top_frame()
        return asked == frames.MAIN_ACTION or asked == frames.RECRUIT_COLUMN or asked == frames.HEDGEHOG

    def wasteful(self, s: State, option: i64) -> bool:
        """An owl that only brings itself and its payment back could be played for ever."""
        return option == words.PLAY + OWL and s.data[DEFENDER_DECK] + s.data[SYLVAN_DISCARD] == 0

    def weigh(self, s: State, option: i64) -> float:
        verb = verb_of(option)
        what = argument_of(option)
        if verb == words.DISCARD or verb == words.REMOVE or verb == words.PUT_BACK:
            return exp(-self.keen * self.worth[what])
        if verb == words.PLAY:
            return self.weigh_play(s, what)
        if verb == words.TAKE:
            return exp(self.keen * self.worth[what])
        if verb == words.RECRUIT:
            return exp(0.6 * self.column_worth(s, what))
        if verb == words.FEAT:
            return 100.0 if what >= STAG_KING else 1.0
        if verb == words.END:
            return self.end
        if verb == words.FISH_POINT or option == words.HEAL + 2:
            return 50.0
        return 1.0

    def weigh_play(self, s: State, card: i64) -> float:
        """How likely a card is played now."""
        if self.wasteful(s, words.PLAY + card):
            return 0.000001
        if card <= F4:
            return 2.0
        if card <= T4:
            return 1.0
        if card == OWL or card == DOVES or card == FISH:
            return 2.5
        if card == STAG:
            return 3.0 if s.data[FOREST_HEALTH] <= EDGE_CARDS - 2 else 0.2
        return 1.0

    def column_worth(self, s: State, number: i64) -> float:
        """What the cards of a recruitment column are worth."""
        column = RECRUIT_COLUMN + (number - 1) * COLUMN
        total = 0.0
        at: i64
        for at in range(column + 1, column + s.data[column] + 1):
            total += self.worth[s.data[at]]
        return total

    def likes(self, s: State) -> vec[float]:
        if s.top_frame() == frames.PLACE_CELL:
            return self.cells(s)
        offered = s.offered
        n: i64 = len(offered)
        likes = vec[float]([0.0] * n)
        i: i64
        for i in range(n):
            likes[i] = self.weigh(s, offered[i])
        return likes

    def cells(self, s: State) -> vec[float]:
        """For every cell on offer, how well the card in play stands there."""
        data, offered = s.data, s.offered
        card = data[IN_PLAY + 1]
        n: i64 = len(offered)
        worths = vec[float]([0.0] * n)
        top = 0.0
        i: i64
        for i in range(n):
            cell = offered[i] - words.PLACE
            data[cell] = card
            worths[i] = self.value(s, 0)
            data[cell] = 0
            if worths[i] > top:
                top = worths[i]
        for i in range(n):
            worths[i] = 0.001 + exp(self.choosy * (worths[i] - top))
        return worths

    def pick(self, s: State, dice: Dice) -> i64:
        offered = s.offered
        n: i64 = len(offered)
        if n == 1:
            return offered[0]
        likes = self.likes(s)
        best: i64 = 0
        i: i64
        if s.top_frame() == frames.PLACE_CELL:
            for i in range(1, n):
                if likes[i] > likes[best]:
                    best = i
            return offered[best]
        return self.draw(likes, offered, dice)


def sum_rounds(rounds: float) -> float:
    """0 + 1 + 2 … for so many rounds, no term above the rounds that a card lasts."""
    if rounds <= LASTING:
        return rounds * (rounds - 1.0) * 0.5
    return LASTING * (LASTING - 1.0) * 0.5 + LASTING * (rounds - LASTING)


def knowledge(weights: Weights) -> Values:
    """The values of Sylvion with these weights."""
    return Sylvion(weights)
