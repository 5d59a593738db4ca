"""What a table shows beyond the rules: points so far, requirement counts, progress, previews. From a view alone."""

from __future__ import annotations

from typing import Any, Final, final

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.cards import REQUIREMENTS
from lichtung.games.tribes.components import Components
from lichtung.games.tribes.goals import SHAPES

OF_SEAT: Final = ("pollution", "left_cards", "right_sides", "rewarded", "boards")
REMEMBERED: Final = 10_000  # so many things that were counted once are kept
COUNT_BITS: Final = 6  # a number of cards is smaller than 2 to this
KIND_NAMES: Final = {number: name for name, number in REQUIREMENTS.items()}


def is_near(field: int, other: int) -> bool:
    """Whether two fields share a side."""
    down = (field - 1) // t.COLUMNS - (other - 1) // t.COLUMNS
    right = (field - 1) % t.COLUMNS - (other - 1) % t.COLUMNS
    return abs(down) + abs(right) == 1


def is_same_board(view: dict[str, Any], before: dict[str, Any], seat: int) -> bool:
    """Whether everything that points and progress of a seat follow from is as it was."""
    if not before.get("insight") or view["game_end_tile"] != before["game_end_tile"]:
        return False
    if not all(view[key] is before[key] or view[key][seat] == before[key][seat] for key in OF_SEAT):
        return False
    return view["terrain"] is before["terrain"] or are_same_tiles(view["terrain"][seat], before["terrain"][seat])


def are_same_tiles(tiles: dict[str, str], before: dict[str, str]) -> bool:
    """Whether the same tiles lie on the same fields, with the same temples: riders do not matter."""
    if len(tiles) != len(before):
        return False
    for field, text in tiles.items():
        last = before.get(field)
        if last is None or (text != last and text.partition(":")[0] != last.partition(":")[0]):
            return False
    return True


def are_same_cards(view: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether all racks, the display and the top of the deck are as they were."""
    if view["racks"] is not before["racks"] and view["racks"] != before["racks"]:
        return False
    if view["element_display"] is not before["element_display"]:
        if view["element_display"] != before["element_display"]:
            return False
    return view["element_deck"] is before["element_deck"] or view["element_deck"][:1] == before["element_deck"][:1]


NEIGHBOURS: Final = {field: [other for other in t.FIELD_NAMES if is_near(field, other)] for field in t.FIELD_NAMES}


@final
class Tile:
    """A tile as a view writes it."""

    def __init__(self, text: str, codes: dict[str, int]) -> None:
        rest, _, riders = text.partition(":")
        rest, _, temple = rest.partition("^")
        self.card: int = codes[rest]
        self.is_village: bool = rest.endswith("*")
        self.temple: str = temple
        self.riders: int = int(riders or 0)


@final
class Observer:
    """Reads views of one component set."""

    def __init__(self, components: Components) -> None:
        self.table: list[int] = components.table
        self.elements: list[str] = components.elements
        self.codes: dict[str, int] = {name: card for card, name in components.names.items()}
        self.names: dict[int, str] = components.names
        self.known: dict[str, Tile] = {}  # tiles that were read before, by their texts: there are not many
        self.places: dict[str, int] = {element: COUNT_BITS * n for n, element in enumerate(self.elements)}
        self.shown: dict[str, int] = {}  # what a card adds to the packed counts of a hand, by its text
        self.packed: dict[int, dict[str, int]] = {}  # hands that were counted before, by their packed counts
        self.required: dict[int, dict[str, Any]] = {}  # requirements that were counted before, by card and counts

    def common(self, view: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
        """For every seat points, backs and progress: everybody can see those."""
        if view["step"] == "setup_boards":
            return {}
        points: list[dict[str, Any]] = []
        conditions: list[dict[str, Any]] = []
        for seat in range(view["seats"]):
            if is_same_board(view, before, seat):
                points.append(before["insight"]["points"][seat])
                conditions.append(before["insight"]["conditions"][seat])
            else:
                tiles = self.tiles(view, seat)
                points.append(self.points(view, seat, tiles))
                conditions.append(self.conditions(view, seat, tiles))
        return {
            "points": points,
            "backs": self.all_backs(view, before),
            "conditions": conditions,
            "rounds_left": self.rounds_left(view),
        }

    def own(
        self, view: dict[str, Any], seat: int | None, common: dict[str, Any], before: dict[str, Any]
    ) -> dict[str, Any]:
        """For the viewer what each own card counts, for options previews."""
        if view["step"] == "setup_boards" or seat is None:
            return {}
        last: dict[str, Any] = before.get("insight") or {}
        if last and are_same_cards(view, before):
            found: dict[str, Any] = {"neighbours": last["neighbours"], "cards": last["cards"]}
        else:
            found = self.counts(view, seat, common)
        same = is_same_board(view, before, seat)
        found["forest_fields"] = last["forest_fields"] if same else self.forest_fields(view, seat)
        choice = view["choice"]
        if choice is not None and "words" in choice:
            backs = [common["backs"][seat], *found["neighbours"]]
            words: list[str] = choice["words"]
            found["previews"] = {word: self.preview(view, seat, backs, word) for word in words}
        return found

    def counts(self, view: dict[str, Any], seat: int, common: dict[str, Any]) -> dict[str, Any]:
        """What the neighbours show, and what each own card counts."""
        backs = [common["backs"][seat], *self.neighbours(view, seat, common)]
        cards = {card: self.requirement(backs, card) for card in view["racks"][seat] if card[0] != "?"}
        return {"neighbours": backs[1:], "cards": cards}

    def tiles(self, view: dict[str, Any], seat: int) -> dict[int, Tile]:
        """The tiles of a seat by field."""
        return {t.FIELD_NUMBERS[name]: self.tile(text) for name, text in view["terrain"][seat].items()}

    def tile(self, text: str) -> Tile:
        """A tile by its text."""
        found = self.known.get(text)
        if found is None:
            found = self.known[text] = Tile(text, self.codes)
        return found

    def rounds_left(self, view: dict[str, Any]) -> int | None:
        """How many rounds are left after this one, once the end is triggered (TRB-END-2)."""
        if view["trigger_round"] is None:
            return None
        return int(view["trigger_round"]) + self.table[t.EXTRA_ROUNDS] - int(view["round"])

    # -- requirements --------------------------------------------------------------------------------------------------

    def element(self, card: str) -> str:
        """The element that a card or its back shows."""
        return card[1:] if card[0] == "?" else self.elements[self.table[t.ELEMENT + self.codes[card]]]

    def all_backs(self, view: dict[str, Any], before: dict[str, Any]) -> list[dict[str, int]]:
        """The backs of every rack."""
        if before.get("insight") and view["racks"] is before["racks"]:
            same: list[dict[str, int]] = before["insight"]["backs"]
            return same
        return [self.backs(cards) for cards in view["racks"]]

    def backs(self, cards: list[str]) -> dict[str, int]:
        """How many cards of each element there are (TRB-REQ-1); the same numbers are always the same object."""
        packed = 0
        for card in cards:
            packed += self.share(card)
        found = self.packed.get(packed)
        if found is None:
            mask = (1 << COUNT_BITS) - 1
            found = {element: packed >> place & mask for element, place in self.places.items()}
            self.packed[packed] = found
        return found

    def share(self, card: str) -> int:
        """What a card adds to the packed counts of a hand."""
        found = self.shown.get(card)
        if found is None:
            found = 0 if card in ("?", ".") else 1 << self.places[self.element(card)]
            self.shown[card] = found
        return found

    def neighbours(self, view: dict[str, Any], seat: int, common: dict[str, Any]) -> list[dict[str, int]]:
        """The backs of the two neighbours (TRB-REQ-2, TRB-TWO-1)."""
        seats = int(view["seats"])
        after = common["backs"][(seat + 1) % seats]
        if seats > 2:
            return [after, common["backs"][(seat - 1) % seats]]
        return [after, self.backs([*view["element_display"], *view["element_deck"][:1]])]

    def requirement(self, backs: list[dict[str, int]], name: str) -> dict[str, Any]:
        """What a card's requirement counts right now, and which of its rows are met."""
        card = self.codes[name]
        own, one, other = backs[0], backs[1], backs[2]
        if self.table[t.KIND + card] == t.ALL:
            return {"kind": "ALL", "own": own, "rows": [1] if all(own.values()) else []}
        element = self.elements[self.table[t.ASKED + card] // 8]
        mine, first, second = own[element], one[element], other[element]
        key = ((card << COUNT_BITS | mine) << COUNT_BITS | first) << COUNT_BITS | second
        found = self.required.get(key)
        if found is None:
            if len(self.required) >= REMEMBERED:
                self.required.clear()
            kind = KIND_NAMES[self.table[t.KIND + card]]
            counts = {"own": mine, "neighbours": [first, second], "total": mine + first + second}
            rows = self.rows(card, kind, mine, first, second)
            found = {"kind": kind, "element": element, **counts, "rows": rows}
            self.required[key] = found
        return found

    def rows(self, card: int, kind: str, own: int, one: int, other: int) -> list[int]:
        """The rows that are met (TRB-REQ-4 to 13)."""
        if kind == "OWN":
            rows = range(self.table[t.ROW_COUNT + card])
            return [row + 1 for row in rows if own >= self.table[t.NEED + card * 3 + row]]
        if kind == "NONE":
            return [1] if own == 0 else []
        if kind == "SUMX":
            return [1]
        if kind == "TIER":
            reached = [n for n in range(3) if own + one + other >= self.table[t.TIER_BOUND + n]]
            return [reached[-1] + 1] if reached else []
        met = {
            "NEIGH": [one >= 1, other >= 1],
            "MORE": [own > one, own > other],
            "FEWER": [own < one, own < other],
        }[kind]
        return ([1] if any(met) else []) + ([2] if all(met) else [])

    # -- points --------------------------------------------------------------------------------------------------------

    def points(self, view: dict[str, Any], seat: int, tiles: dict[int, Tile]) -> dict[str, Any]:
        """What a seat would score now, by kind (TRB-SCORE)."""
        temples = sum(tile.temple != "" for tile in tiles.values())
        found: dict[str, Any] = {
            "game_end_tile": self.table[t.END_TILE_POINTS] if view["game_end_tile"] == seat else 0,
            "tree_houses": self.table[t.HOUSE_POINTS] * sum(tile.is_village for tile in tiles.values()),
            "temples": self.table[t.TEMPLE_POINTS + temples],
            "pollution": self.table[t.POLLUTION_POINTS + len(view["pollution"][seat])],
            "tiles": self.table[t.TILE_POINTS + len(tiles)],
        }
        goals = {card: self.goal(view, seat, tiles, self.codes[card]) for card in view["left_cards"][seat]}
        worth = {card: self.table[t.POINTS + self.codes[card]] for card in goals}
        found["goals"] = sum(worth[card] for card, met in goals.items() if met)
        total = sum(found.values())
        return {**found, "total": total, "fulfilled": [card for card, met in goals.items() if met]}

    def goal(self, view: dict[str, Any], seat: int, tiles: dict[int, Tile], card: int) -> bool:
        """Whether a goal is fulfilled now (TRB-GOAL)."""
        kind, param = self.table[t.GOAL + card], self.table[t.GOAL_PARAM + card]
        count, mask = self.table[t.GOAL_COUNT + card], self.table[t.GOAL_FIELDS + card]
        fields = [field for field in range(1, t.PLACES) if mask & (1 << field)]
        if kind == t.SYMBOL:
            shown = self.table[t.BOARD_DATA + view["boards"][seat] * t.BOARD_STRIDE + t.BOARD_SYMBOL + param]
            return all(field in tiles for field in range(1, t.PLACES) if shown & (1 << field))
        if kind == t.HOUSES:
            return all(field in tiles and tiles[field].is_village for field in fields)
        if kind == t.TEMPLES_ON:
            return all(field in tiles and tiles[field].temple for field in fields)
        if kind == t.AREA:
            return sum(field in tiles for field in fields) >= count
        if kind in (t.SAME, t.DIFFERENT):
            return self.pattern(tiles, param, 1 if kind == t.SAME else 3)
        wanted = param if kind == t.BONUS else t.TURBINE | t.CATAPULT | t.PORTAL
        bonuses = [self.table[t.BONUSES + tile.card] & wanted for tile in tiles.values() if tile.is_village]
        return sum(bonus.bit_count() for bonus in bonuses) >= count

    def pattern(self, tiles: dict[int, Tile], pattern: int, colours: int) -> bool:
        """Whether three tiles in a pattern have that many colours."""
        there = {((f - 1) // t.COLUMNS, (f - 1) % t.COLUMNS): self.table[t.COLOUR + x.card] for f, x in tiles.items()}
        for row, column in there:
            for steps in SHAPES[pattern]:
                spots = [(row, column), *[(row + down, column + right) for down, right in steps]]
                if all(spot in there for spot in spots) and len({there[spot] for spot in spots}) == colours:
                    return True
        return False

    # -- terrain -------------------------------------------------------------------------------------------------------

    def conditions(self, view: dict[str, Any], seat: int, tiles: dict[int, Tile]) -> dict[str, Any]:
        """How far a seat is with its board's own condition, and which conditions are rewarded."""
        board = t.BOARD_DATA + view["boards"][seat] * t.BOARD_STRIDE
        kind, mask = self.table[board + t.CONDITION], self.table[board + t.CONDITION_FIELDS]
        there = {field: tile for field, tile in tiles.items() if mask & (1 << field)}
        progress = {
            t.COND_CLEAN: t.FIELDS - len(view["pollution"][seat]),
            t.COND_RIGHT: int(view["right_sides"][seat]),
            t.COND_LEFT: len(view["left_cards"][seat]),
            t.COND_VILLAGE: sum(tile.is_village for tile in there.values()),
            t.COND_TEMPLE: sum(tile.temple != "" for tile in there.values()),
        }[kind]
        needed = self.table[board + t.CONDITION_COUNT]
        return {"progress": progress, "needed": needed, "rewarded": list(view["rewarded"][seat])}

    def forest_fields(self, view: dict[str, Any], seat: int) -> list[str]:
        """Where a forest tile could be laid now (TRB-FOREST-5)."""
        tiles = self.tiles(view, seat)
        polluted = view["pollution"][seat]
        found: list[str] = []
        for field, name in t.FIELD_NAMES.items():
            if field not in tiles and name not in polluted and any(other in tiles for other in NEIGHBOURS[field]):
                found.append(name)
        return found

    def preview(self, view: dict[str, Any], seat: int, backs: list[dict[str, int]], word: str) -> dict[str, Any]:
        """What an option would mean, where a table can say it at a glance."""
        verb, _, argument = word.partition(":")
        if verb == "play":
            return self.requirement(backs, argument)
        if verb == "village":
            return self.preview_village(self.tiles(view, seat), t.FIELD_NUMBERS[argument])
        if verb == "take":
            goal = self.goal(view, seat, self.tiles(view, seat), self.codes[argument])
            return {"points": self.table[t.POINTS + self.codes[argument]], "fulfilled": goal}
        if verb in ("slot", "deck"):
            card = view["element_deck"][0] if verb == "deck" else view["element_display"][int(argument) - 1]
            return {"element": self.element(card)}
        return {}

    def preview_village(self, tiles: dict[int, Tile], field: int) -> dict[str, Any]:
        """Which fields a village would pollute, how many riders return, and which bonuses it has (TRB-VILLAGE)."""
        card = tiles[field].card
        bonuses = self.table[t.BONUSES + card]
        near = [t.FIELD_NAMES[other] for other in NEIGHBOURS[field] if other not in tiles]
        return {
            "riders": self.table[t.SLOTS + card],
            "new_pollution": [] if bonuses & t.TURBINE else near,
            "catapult": bonuses & t.CATAPULT != 0,
            "portal": bonuses & t.PORTAL != 0,
        }
