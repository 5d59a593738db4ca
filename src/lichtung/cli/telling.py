"""What happened, in sentences: events of the rules become messages, and like events become one sentence.

A game's own sentences come first: `GAME-log-hands-in_play` tells of a card that went from a hand into play. Where
neighbouring events give the same sentence but for their cards, the cards are listed in one. An empty message means that the
event is not worth a sentence. A game without messages is told in the common words of log.ftl.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from lichtung.cli.boards.board import Board, label_part
from lichtung.kernel.schema import Changed, Chosen, Event, Moved, Shown, Turned
from lichtung.words import Words, pattern

SLOT: Final = "\x00"  # stands for the cards until a sentence is complete
TIED: Final = "\u00a0"  # a blank that no line is broken at


@dataclass
class Sentence:
    """A sentence with a slot for its cards."""

    frame: str
    items: list[str] = field(default_factory=list)
    gap: str = ", "
    hidden: int = 0


class Teller:
    """Tells one game to people who speak one language."""

    def __init__(self, words: Words, board: Board, seats: int) -> None:
        self.words: Final = words
        self.board: Final = board
        self.game: Final = board.game
        self.solo: Final = "yes" if seats == 1 else "no"

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Returns what a list of events means."""
        told: list[Sentence] = []
        for event in merge_turns(self.board.retell(events)):
            sentence = self.tell_event(event)
            if sentence is None or not sentence.frame.replace(SLOT, "").strip():
                continue
            if told and told[-1].frame == sentence.frame and SLOT in sentence.frame:
                told[-1].items += sentence.items
                told[-1].hidden += sentence.hidden
            else:
                told.append(sentence)
        return [self.complete(sentence) for sentence in told]

    def complete(self, sentence: Sentence) -> str:
        """Put the cards in; cards that nobody here may know are counted."""
        items = list(sentence.items)
        if sentence.hidden:
            items.append(self.words.text("log-hidden", count=sentence.hidden))
        whole = [item.replace(" ", TIED).replace("," + TIED, ", ") for item in items]  # lines break behind commas
        gap = "; " if any("," in item for item in items) else sentence.gap
        return sentence.frame.replace(SLOT, gap.join(whole))

    def tell_event(self, event: Event) -> Sentence | None:
        """Returns what one event means, None when there is nothing to say."""
        if event["event"] == "moved":
            return self.tell_move(event)
        if event["event"] == "turned":
            return self.tell_turn(event)
        if event["event"] == "shown":
            return self.tell_cards(event)
        if event["event"] == "chosen":
            return self.tell_answer(event)
        return Sentence(self.tell_plainly(event))

    def tell_plainly(self, event: Event) -> str:
        """Returns the sentence of an event without a list of cards."""
        if event["event"] == "changed":
            return self.tell_change(event)
        if event["event"] == "shuffled":
            zone = self.words.name("zone", self.game, str(event["zone"][0]))
            return self.say_own("shuffled", "log-shuffled", zone=zone, count=event["size"])
        if event["event"] == "step":
            step = self.words.name("step", self.game, event["step"])
            return self.say_own("step", "log-step", step=step, code=event["step"])
        if event["event"] == "ended":
            return self.words.name("reason", self.game, event["result"]["reason"])
        return ""

    def say_own(self, kind: str, common: str, **args: Any) -> str:
        """The game's own message for a kind of event, else the common one."""
        name = pattern("told-event", game=self.game, event=kind)
        return self.words.text(name if self.words.has(name) else common, solo=self.solo, **args)

    def seat(self, seat: int) -> str:
        """What a player is called."""
        return self.words.seat(seat)

    def name_counter(self, part: str | int) -> str:
        """Which of several counters of a name: that of a card or of a seat."""
        return self.card(part) if isinstance(part, str) else self.seat(part)

    def card(self, code: str) -> str:
        """A card's name, or that it is hidden."""
        return self.words.text("log-hidden", count=1) if code.startswith("?") else self.words.card(self.game, code)

    def tell_move(self, event: Moved) -> Sentence:
        """A card went somewhere."""
        source, target = event["from"], event["to"]
        name = pattern("told-moved", game=self.game, source=str(source[0]), target=str(target[0]))
        owners = [int(path[1]) for path in (target, source) if self.board.is_owned(path)]
        who, other = (self.seat(owners[0]), self.seat(owners[-1])) if owners else ("", "")
        own_card = "yes" if who == other else "no"  # it stays with the same player
        zones = {"from": self.board.place(source), "to": self.board.place(target)}
        own = self.words.has(name)
        args = zones | {"who": who, "other": other, "own": own_card, "solo": self.solo}
        frame = self.words.text(name if own else "log-moved", cards=SLOT, **args)
        back = self.words.phrase(self.game, "card", event["card"])  # a back may say something, too
        if event["card"].startswith("?") and not back:
            return Sentence(frame, hidden=1)
        card = back or self.card(event["card"])
        if own and self.board.is_cell(target):
            card = self.words.text("log-item-to", card=card, place=self.board.place(target))
        elif own and self.board.is_cell(source):
            card = self.words.text("log-item-at", card=card, place=self.board.place(source))
        return Sentence(frame, [card])

    def tell_cards(self, event: Shown) -> Sentence | None:
        """Cards were shown where they lie; to those who did not see them, their number."""
        cards = [self.card(card) for card in event["cards"] if not card.startswith("?")]
        hidden = len(event["cards"]) - len(cards)
        cards += [self.words.text("log-hidden", count=hidden)] if hidden else []
        if not cards:
            return None
        item = self.words.text("log-shown-item", cards=", ".join(cards), place=self.board.place(event["zone"]))
        return Sentence(self.say_own("shown", "log-shown", cards=SLOT), [item], "; ")

    def tell_turn(self, event: Turned) -> Sentence | None:
        """A card became another one; marks that come and go are not worth a word."""
        before, after = event["from"].rstrip("*@"), event["to"].rstrip("*@")
        if before == after:
            return None
        place = self.board.place(event["at"])
        item = self.words.text("log-turned-item", before=self.card(before), after=self.card(after), place=place)
        return Sentence(self.say_own("turned", "log-turned", cards=SLOT), [item])

    def tell_answer(self, event: Chosen) -> Sentence:
        """An answer. Where a game tells its moves itself, answers that move something are told only if it says how."""
        who = self.seat(event["seat"])
        option = self.words.option(self.game, event["choice"], event["word"])
        verb, _, argument = event["word"].partition(":")
        answer = pattern("told-answer", game=self.game, choice=event["choice"], verb=verb)
        if self.words.has(answer):
            return Sentence(self.words.text(answer, who=who, solo=self.solo, cards=SLOT), self.name_answer(argument))
        if argument and self.words.has(pattern("told-event", game=self.game, event="chosen")):
            name = pattern("told-chosen", game=self.game, choice=event["choice"])
            args = self.words.arguments(self.game, event["word"]) | {"who": who, "solo": self.solo, "verb": verb}
            return Sentence(self.words.text(name, option=option, **args) if self.words.has(name) else "")
        return Sentence(self.say_own("chosen", "log-chosen", who=who, option=option))

    def name_answer(self, argument: str) -> list[str]:
        """What stands behind the colon of an answer: cards or places, or the way from one place to another."""
        source, _, target = argument.partition(",")
        if target:
            return [self.words.text("log-item-to", card=self.thing(source), place=self.thing(target))]
        return [self.thing(code) for code in source.split("&")]

    def thing(self, code: str) -> str:
        """A place or a card by its name."""
        place = self.words.cell(self.game, code)
        return self.words.card(self.game, code) if place == code else place

    def tell_change(self, event: Changed) -> str:
        """A counter was set."""
        before, after = event["from"], event["to"]
        args: dict[str, object] = {"before": before, "after": after}
        if isinstance(before, int) and isinstance(after, int):
            args |= {"by": abs(after - before), "way": "up" if after > before else "down"}
        elif after is None or isinstance(after, str):  # a place, or nowhere
            args = {"after": "none" if after is None else self.words.cell(self.game, after), "code": after or "none"}
        if "at" in event:
            args["which"] = self.name_counter(event["at"][-1])
            args["who"] = self.name_counter(event["at"][0])
        name = pattern("told-changed", game=self.game, counter=event["what"])
        if self.words.has(name):
            return self.words.text(name, solo=self.solo, **args)
        if event["what"] == "turn" and isinstance(after, int):
            return self.words.text("log-turn", who=self.seat(after))
        if event["what"] == "round":
            return self.words.text("log-round", after=after)
        what = [self.words.name("counter", self.game, event["what"]), *map(label_part, event.get("at", []))]
        return self.words.text("log-changed", what=" ".join(what), **args)


def merge_turns(events: Sequence[Event]) -> list[Event]:
    """Returns the events, with a card that leaves and a marker that takes its place as one: the card became another."""
    merged: list[Event] = []
    for event in events:
        last = merged[-1] if merged else None
        if event["event"] == "moved" and event["from"] == ["supply"] and last is not None:
            if last["event"] == "moved" and last["from"] == event["to"]:
                merged[-1] = {"event": "turned", "at": event["to"], "from": last["card"], "to": event["card"]}
                continue
        merged.append(event)
    return merged
