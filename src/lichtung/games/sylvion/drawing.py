"""Drawing cards: one by one, renewing an empty deck, and what a drawn betrayal does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.clearing import discard
from lichtung.games.sylvion.components import BETRAYAL, LAST_SYLVAN
from lichtung.games.sylvion.layout import BOX, CELLS, DEFENDER_DECK, HAND, HANDS, IN_PLAY, SYLVAN_DISCARD
from lichtung.games.sylvion.settings import ADVANCED
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

TWO_OR_RANDOM: Final = vec[i64]([words.CHOOSE_TWO, words.RANDOM_ONE])
RANDOM_ONLY: Final = vec[i64]([words.RANDOM_ONE])
BETRAYAL_OR_OTHER: Final = vec[i64]([words.DISCARD_BETRAYAL, words.DISCARD_OTHER])
BETRAYAL_ONLY: Final = vec[i64]([words.DISCARD_BETRAYAL])


def sylvan_cards_discarded(s: State) -> i64:
    """How many Sylvan cards lie in the discard pile; betrayals are none (SYL-BETRAY-1)."""
    return s.data[SYLVAN_DISCARD] - s.data[SYLVAN_DISCARD + BETRAYAL]


def receive(s: State, seat: i64, card: i64) -> bool:
    """A player receives a card of the deck. True when it is a betrayal, which never reaches the hand (SYL-BETRAY-1)."""
    if card == BETRAYAL:
        s.move(card, DEFENDER_DECK, IN_PLAY)  # SYL-INFO-7: shown to all
        return True
    s.move(card, DEFENDER_DECK, HANDS + seat * HAND)
    return False


def renew_deck(s: State) -> None:
    """SYL-DRAW-3. The discard pile is shuffled and becomes the deck."""
    card: i64
    for card in range(1, BETRAYAL + 1):
        while s.data[SYLVAN_DISCARD + card] > 0:
            s.move(card, SYLVAN_DISCARD, DEFENDER_DECK)
    s.shuffle(DEFENDER_DECK)


@final
class Draw(Deed):
    """SYL-DRAW-1 to 6. Cards are drawn one by one; an empty deck or a betrayal interrupts, then drawing goes on."""

    def run(self, s: State, count: i64, seat: i64) -> None:
        while count > 0:
            if s.data[DEFENDER_DECK] == 0:
                if s.data[SYLVAN_DISCARD] == 0:
                    return
                if s.rules[ADVANCED] != 0:
                    s.then(frame(frames.DECK_DEMOBILIZATION, seat), frame(frames.DRAW, count, seat))
                    return
                renew_deck(s)
            count -= 1
            if receive(s, seat, s.data[DEFENDER_DECK + s.data[DEFENDER_DECK]]):
                s.then(frame(frames.BETRAYAL_MODE, seat), frame(frames.DRAW, count, seat))
                return

    def fits(self, s: State, count: i64, seat: i64, below: i64) -> bool:
        return count <= CELLS and seat < s.terms.seats  # at most one card for each fountain of a flooded clearing


@final
class DeckDemobilization(Choice):
    """SYL-DEMOB-1 to 5. The deck is renewed, and cards leave the game: two chosen ones or a random one."""

    def seat(self, s: State, seat: i64, b: i64) -> i64:
        return seat

    def options(self, s: State, seat: i64, b: i64) -> vec[i64]:
        if sylvan_cards_discarded(s) >= 2:
            return TWO_OR_RANDOM
        return RANDOM_ONLY

    def answer(self, s: State, seat: i64, b: i64, option: i64) -> None:
        if option == words.CHOOSE_TWO:
            s.then(frame(frames.DECK_DEMOBILIZATION_CARD, seat, 2))
            return
        renew_deck(s)
        self.turn_one_up(s)

    def turn_one_up(self, s: State) -> None:
        """SYL-DEMOB-3, SYL-BETRAY-9, 10. The first Sylvan card from the top goes to the box; betrayals go back."""
        aside: i64 = 0
        while s.data[DEFENDER_DECK] > 0:
            card = s.data[DEFENDER_DECK + s.data[DEFENDER_DECK]]
            if card != BETRAYAL:
                s.move(card, DEFENDER_DECK, BOX)
                break
            s.move(card, DEFENDER_DECK, IN_PLAY)
            aside += 1
        if aside > 0:
            while aside > 0:
                s.move(BETRAYAL, IN_PLAY, DEFENDER_DECK)
                aside -= 1
            s.shuffle(DEFENDER_DECK)

    def why_not(self, s: State, seat: i64, b: i64, option: i64) -> str:
        return "SYL-DEMOB-4" if option == words.CHOOSE_TWO else self.rule

    def fits(self, s: State, seat: i64, b: i64, below: i64) -> bool:
        return seat < s.terms.seats and b == 0


def discarded_kinds(s: State) -> vec[i64]:
    """Every Sylvan kind in the discard pile, to be removed; betrayals cannot be chosen (SYL-BETRAY-7)."""
    options = vec[i64](capacity=16)
    card: i64
    for card in range(1, LAST_SYLVAN + 1):
        if s.data[SYLVAN_DISCARD + card] > 0:
            options = append(options, words.REMOVE + card)
    return options


@final
class DeckDemobilizationCard(Choice):
    """SYL-DEMOB-2. One of the two cards that are put into the box; then the rest becomes the new deck."""

    def about(self, s: State, seat: i64, left: i64) -> About:
        return {"left": int(left)}

    def seat(self, s: State, seat: i64, left: i64) -> i64:
        return seat

    def options(self, s: State, seat: i64, left: i64) -> vec[i64]:
        return discarded_kinds(s)

    def answer(self, s: State, seat: i64, left: i64, option: i64) -> None:
        s.move(option - words.REMOVE, SYLVAN_DISCARD, BOX)
        if left > 1:
            s.then(frame(frames.DECK_DEMOBILIZATION_CARD, seat, left - 1))
        else:
            renew_deck(s)

    def why_not(self, s: State, seat: i64, left: i64, option: i64) -> str:
        return "SYL-BETRAY-7" if option == words.REMOVE + BETRAYAL else self.rule

    def fits(self, s: State, seat: i64, left: i64, below: i64) -> bool:
        return seat < s.terms.seats and 1 <= left <= 2


@final
class BetrayalMode(Choice):
    """SYL-BETRAY-2 to 4. Keep the betrayal in the game, or give up another card to be rid of it."""

    def seat(self, s: State, seat: i64, b: i64) -> i64:
        return seat

    def options(self, s: State, seat: i64, b: i64) -> vec[i64]:
        if s.data[HANDS + seat * HAND] > 0:
            return BETRAYAL_OR_OTHER
        return BETRAYAL_ONLY

    def answer(self, s: State, seat: i64, b: i64, option: i64) -> None:
        if option == words.DISCARD_BETRAYAL:
            discard(s, BETRAYAL, IN_PLAY)
        else:
            s.then(frame(frames.BETRAYAL_CARD, seat))

    def why_not(self, s: State, seat: i64, b: i64, option: i64) -> str:
        return "SYL-BETRAY-4" if option == words.DISCARD_OTHER else self.rule

    def fits(self, s: State, seat: i64, b: i64, below: i64) -> bool:
        return seat < s.terms.seats and b == 0 and in_hand(s, IN_PLAY, BETRAYAL)


def kinds_in_hand(s: State, hand: i64, verb: i64) -> vec[i64]:
    """An option for every kind of card in a hand. Hands are sorted, so equal cards are neighbours."""
    data, slate = s.data, s.slate
    count: i64 = 0
    last: i64 = 0
    at: i64
    for at in range(hand + 1, hand + data[hand] + 1):
        card = data[at]
        if card != last:
            slate[count] = verb + card
            count += 1
            last = card
    return slate[:count]


def in_hand(s: State, hand: i64, card: i64) -> bool:
    """Whether a hand holds a card of that kind."""
    at: i64
    for at in range(hand + 1, hand + s.data[hand] + 1):
        if s.data[at] == card:
            return True
    return False


@final
class BetrayalCard(Choice):
    """SYL-BETRAY-4. The other card is discarded and the betrayal leaves the game."""

    def seat(self, s: State, seat: i64, b: i64) -> i64:
        return seat

    def options(self, s: State, seat: i64, b: i64) -> vec[i64]:
        return kinds_in_hand(s, HANDS + seat * HAND, words.DISCARD)

    def answer(self, s: State, seat: i64, b: i64, option: i64) -> None:
        discard(s, option - words.DISCARD, HANDS + seat * HAND)
        s.move(BETRAYAL, IN_PLAY, BOX)

    def fits(self, s: State, seat: i64, b: i64, below: i64) -> bool:
        return seat < s.terms.seats and b == 0 and s.data[HANDS + seat * HAND] > 0 and in_hand(s, IN_PLAY, BETRAYAL)
