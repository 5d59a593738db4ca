"""What the cards, tiles and boards of a component set say, as phrases that can be said in any language.

A phrase is `{"say": message, …}`: a message and its arguments, which may be phrases themselves; `or` is what is said where
a language lacks the message, because a set may have names of its own. So another set has words without new messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.boards import CONDITIONS
from lichtung.games.tribes.cards import ABILITIES, BONUSES, GOALS, PATTERNS, REQUIREMENTS, span
from lichtung.games.tribes.reading import LETTERS, part_text
from lichtung.kernel.plain import Json as Phrase

if TYPE_CHECKING:
    from lichtung.games.tribes.components import Components

NAMES_OF: Final = {
    table: {number: name for name, number in names.items()}
    for table, names in (
        ("need", REQUIREMENTS),
        ("goal", GOALS),
        ("ability", ABILITIES),
        ("condition", CONDITIONS),
    )
}


def say(message: str, **args: Any) -> Phrase:
    """A phrase."""
    return {"say": message, **args}


def listed(phrases: list[Phrase], gap: str) -> Phrase:
    """Phrases side by side: all of them (and), one of them (or), or just one after the other (list)."""
    result = phrases[0]
    for phrase in phrases[1:]:
        result = say(gap, a=result, b=phrase)
    return result


def to(low: int, high: int) -> str:
    """A range of numbers."""
    return span(low, high).replace("-", "–")


def part(code: int) -> Phrase:
    """One part of an effect."""
    kind, amount = code // 64, code % 64
    if kind == t.F and amount == t.X:
        return say("part-F", n="8 − X")
    return say(f"part-{LETTERS[kind]}", n="X" if amount == t.X else amount)


@final
class Phrases:
    """The phrases of one component set, by kind and by the code of what they are about."""

    def __init__(self, c: Components) -> None:
        self.c: Components = c
        self.table: list[int] = c.table
        self.found: dict[str, dict[str, Phrase]] = {}
        for card, code in c.names.items():
            if card < t.VILLAGE_0:
                self.element_card(card, code)
            elif card < t.TILE_0:
                self.village_card(card, code)
            elif card < t.START_0:
                self.tile(card, code)
            elif card < t.LEADER_0:
                self.start_tile(card, code)
            else:
                self.leader_card(card, code)
        for number in range(1, self.table[t.BOARD_COUNT] + 1):
            self.board(number)
        for element in c.elements:
            self.enter("card", f"?{element}", say("card-back", of=self.of(element)))
        for code_of_part in c.parts:
            self.enter("card", part_text(code_of_part), part(code_of_part))
        for kind in t.TEMPLE_KINDS:
            self.enter("card", kind, say(f"temple-{kind}"))

    def enter(self, kind: str, code: str, phrase: Phrase) -> None:
        """Add a phrase."""
        self.found.setdefault(kind, {})[code] = phrase

    # -- names of the set ----------------------------------------------------------------------------------------------

    def element(self, name: str) -> Phrase:
        """An element as a name."""
        return {"say": f"element-{name}", "or": name}

    def of(self, name: str) -> Phrase:
        """An element inside a sentence, behind a number or a noun."""
        return {"say": f"of-{name}", "or": name}

    def colour(self, tile: int) -> Phrase:
        """The colour of a tile."""
        return self.colour_named(self.c.colours[self.table[t.COLOUR + tile] - 1])

    def colour_named(self, name: str) -> Phrase:
        """A colour."""
        return {"say": f"colour-{name}", "or": name}

    # -- element cards -------------------------------------------------------------------------------------------------

    def element_card(self, card: int, code: str) -> None:
        """The back, and what each row asks for and gives."""
        element = self.c.elements[self.table[t.ELEMENT + card]]
        self.enter("card", code, say("card-element", element=self.element(element), code=code))
        rows: list[Phrase] = []
        for row in range(self.table[t.ROW_COUNT + card]):
            need, effect = self.need(card, row), self.effect(t.ROW_EFFECT + card * 3 + row)
            self.enter("need", f"{code}/{row + 1}", need)
            self.enter("effect", f"{code}/{row + 1}", effect)
            rows.append(say("row", need=need, effect=effect))
        self.enter("about", code, say("about-element", rows=listed(rows, "rows")))

    def need(self, card: int, row: int) -> Phrase:
        """What a row asks for."""
        kind = NAMES_OF["need"][self.table[t.KIND + card]]
        of = self.of(self.c.elements[self.table[t.ASKED + card] // 8])
        if kind in ("NEIGH", "MORE", "FEWER"):
            return say(f"need-{kind}-{'both' if row else 'one'}", of=of)
        if kind == "OWN":
            return say("need-OWN", of=of, n=self.table[t.NEED + card * 3 + row])
        if kind == "TIER":
            low, middle, high = self.table[t.TIER_BOUND : t.TIER_BOUND + 3]
            return say("need-TIER", of=of, range=(to(low, middle - 1), to(middle, high - 1), f"{high}+")[row])
        return say("need-ALL") if kind == "ALL" else say(f"need-{kind}", of=of)

    def effect(self, number: int) -> Phrase:
        """The parts of an effect, all of them or one of them."""
        first = t.PART + number * t.PART_LIMIT
        parts = [part(code) for code in self.table[first : first + t.PART_LIMIT] if code]
        return listed(parts, "or" if self.table[t.IS_CHOICE + number] else "and")

    # -- village cards, leader cards -----------------------------------------------------------------------------------

    def village_card(self, card: int, code: str) -> None:
        """The goal on the left, the effect on the right."""
        goal, effect = self.goal(card), self.effect(t.RIGHT_EFFECT + card - t.VILLAGE_0)
        points = self.table[t.POINTS + card]
        self.enter("card", code, say("card-village", code=code, goal=goal))
        self.enter("about", code, say("about-village", goal=goal, points=points, effect=effect))
        self.enter("sides", code, say("sides", goal=goal, points=points, effect=effect))
        self.enter("effect", code, effect)

    def goal(self, card: int) -> Phrase:
        """What the left side asks for."""
        kind, number = NAMES_OF["goal"][self.table[t.GOAL + card]], self.table[t.GOAL_PARAM + card]
        count, fields = self.table[t.GOAL_COUNT + card], ", ".join(t.field_names(self.table[t.GOAL_FIELDS + card]))
        if kind == "SYMBOL":
            symbol = self.c.symbols[number]
            return say("goal-SYMBOL", symbol={"say": f"symbol-{symbol}", "or": symbol})
        if kind in ("HOUSES", "TEMPLES"):
            return say(f"goal-{kind}", fields=fields)
        if kind == "AREA":
            return say("goal-AREA", n=count, fields=fields)
        if kind in ("SAME", "DIFFERENT"):
            return say(f"goal-{kind}-{PATTERNS[number]}")
        if kind == "BONUS":
            bonus = next(name for name, bit in BONUSES.items() if bit == number)
            return say("goal-BONUS", n=count, bonus=say(f"bonus-{bonus}"))
        return say("goal-BONUS_SUM", n=count)

    def leader_card(self, card: int, code: str) -> None:
        """What a leader can do."""
        kind = NAMES_OF["ability"][self.table[t.ABILITY + card]]
        gained = self.table[t.PART + (t.GAIN_EFFECT + card - t.LEADER_0) * t.PART_LIMIT]
        args: Phrase = {"gain": part(gained)} if gained else {}
        if kind == "ON_PLAY":
            args["of"] = self.of(self.c.elements[self.table[t.ABILITY_ELEMENT + card]])
        elif kind == "PLUS":
            args["n"] = self.table[t.PLUS_AMOUNT + card]
            kind += f"-{LETTERS[self.table[t.PLUS_KIND + card]]}"
        elif kind == "PAY_ONCE":
            args["n"] = self.table[t.PAY + card]
            kind += "" if args["n"] else "-free"
        elif kind == "DISCOUNT":
            args["n"] = self.table[t.REBATE + card]
            kind += "-gain" if gained else ""
        self.enter("card", code, say("card-leader", code=code, ability=say(f"ability-{kind}", **args)))
        self.enter("about", code, say(f"about-{kind}", **args))

    # -- tiles and boards ----------------------------------------------------------------------------------------------

    def tile(self, card: int, code: str) -> None:
        """A forest tile on one of its sides: how many riders it needs, and its bonuses."""
        name = "card-settled" if card >= t.TILE_0 + t.SIDE else "card-forest"
        self.enter("card", code, say(name, code=code.rstrip("*"), colour=self.colour(card)))
        bonuses = [say(f"bonus-{name}") for name, bit in BONUSES.items() if self.table[t.BONUSES + card] & bit]
        riders = say("riders", n=self.table[t.SLOTS + card])
        self.enter("tile", code, listed([riders, *bonuses], "list"))
        self.enter("about", code, say("about-tile", tile=listed([riders, *bonuses], "list")))

    def start_tile(self, card: int, code: str) -> None:
        """A start tile and its start bonus."""
        self.enter("card", code, say("card-start", code=code, colour=self.colour(card)))
        gains = [
            say(message, n=self.table[table + card])
            for message, table in (("part-W", t.START_WATER), ("riders", t.START_RIDERS), ("part-P", t.START_POLLUTION))
            if self.table[table + card]
        ]
        if gains:
            self.enter("about", code, say("about-start", gains=listed(gains, "and")))

    def board(self, number: int) -> None:
        """A board's own condition, its colour path and what its temples give."""
        first = t.BOARD_DATA + number * t.BOARD_STRIDE
        kind = NAMES_OF["condition"][self.table[first + t.CONDITION]]
        count, fields = (
            self.table[first + t.CONDITION_COUNT],
            ", ".join(t.field_names(self.table[first + t.CONDITION_FIELDS])),
        )
        args: Phrase = {"fields": fields} if fields else {}
        self.enter("condition", str(number), say(f"condition-{kind}", n=count, **args))
        path = self.table[first + t.PATH_COLOUR : first + t.PATH_COLOUR + t.PATH]
        colours = [self.colour_named(self.c.colours[colour - 1]) for colour in path]
        self.enter("path", str(number), listed(colours, "path"))
        for kind_number, kind in enumerate(t.TEMPLE_KINDS):
            effect = self.effect(t.TEMPLE_EFFECT + number * t.TEMPLES + kind_number)
            self.enter("temple", f"{number}/{kind}", effect)
