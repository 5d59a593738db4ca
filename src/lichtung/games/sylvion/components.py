"""What the cards are: a number for each kind, and the values that the files in data/ give it."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from lichtung.kernel.vecs import vec

CODES: Final[dict[int, str]] = {}  # by number: a card in words and positions
IDENTIFIERS: Final[dict[int, str]] = {}  # and in the files in data/


def kind(code: str, identifier: str = "") -> int:
    """Declare the next kind of card; returns its number."""
    number = len(CODES) + 1
    CODES[number] = code
    if identifier:
        IDENTIFIERS[number] = identifier
    return number


# Sylvan cards
F1: Final = kind("F1", "fountain_1")
F2: Final = kind("F2", "fountain_2")
F3: Final = kind("F3", "fountain_3")
F4: Final = kind("F4", "fountain_4")
T1: Final = kind("T1", "tree_1")
T2: Final = kind("T2", "tree_2")
T3: Final = kind("T3", "tree_3")
T4: Final = kind("T4", "tree_4")
WHALE: Final = kind("WHA", "whale")
ELEPHANT: Final = kind("ELE", "elephant")
HEDGEHOG: Final = kind("HED", "hedgehog")
OWL: Final = kind("OWL", "owl")
STAG: Final = kind("STA", "stag")
DOVES: Final = kind("DOV", "doves")
SQUIRRELS: Final = kind("SQU", "squirrels")
FISH: Final = kind("FIS", "fish")
LAST_SYLVAN: Final = len(CODES)
# Expansion 1
BETRAYAL: Final = kind("BET", "betrayal")
OWLS_WISDOM: Final = kind("OWLS_WISDOM", "feat_owls_wisdom")
DELUGE: Final = kind("DELUGE", "feat_deluge")
FENCE: Final = kind("FENCE", "feat_fence")
DISINFORMATION: Final = kind("DISINFO", "feat_disinformation")
STAG_KING: Final = kind("STAG_KING", "feat_stag_king")
FISH_FLOOD: Final = kind("FISH_FLOOD", "feat_fish_flood")
ARMISTICE: Final = kind("ARMISTICE", "feat_armistice")
CHARGING_WHALES: Final = kind("CHARGING", "feat_charging_whales")
LAST_FEAT: Final = len(CODES)
# Ravager cards; a marked elemental is its plain kind + MARK
E0: Final = kind("E0", "elemental_0")
E1: Final = kind("E1", "elemental_1")
E2: Final = kind("E2", "elemental_2")
E3: Final = kind("E3", "elemental_3")
MARK: Final = 4
MARKED_E0: Final = kind("E0*")
MARKED_E1: Final = kind("E1*")
MARKED_E2: Final = kind("E2*")
MARKED_E3: Final = kind("E3*")
B2: Final = kind("B2")
B3: Final = kind("B3")
B4: Final = kind("B4")
BLAZE: Final = kind("BLA", "blaze")
SIMOON: Final = kind("SIM", "simoon")
DESICCATION: Final = kind("DES", "desiccation")
DEMOBILIZE: Final = kind("DEM", "demobilize")
# Expansion 2
GEYSER: Final = kind("GEY", "geyser")
ACID_LAKE: Final = kind("LAK", "acid_lake")
TORNADO: Final = kind("TOR", "temporal_tornado")
STONE_RAIN: Final = kind("STO", "stone_rain")
# Edge cards, by the number that a desertion calls
EDGE_1: Final = kind("1")
EDGE_2: Final = kind("2")
EDGE_3: Final = kind("3")
EDGE_4: Final = kind("4")

KINDS: Final = len(CODES) + 1


def table(name: str) -> list[dict[str, str]]:
    """The rows of a data file."""
    text = (files("lichtung.games.sylvion") / "data" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def by_kind(names: tuple[str, ...], column: str, missing: int) -> vec[i64]:
    """A column of data files as a vector indexed by kind."""
    numbers = {name: kind for kind, name in IDENTIFIERS.items()}
    values = [missing] * KINDS
    for name in names:
        for row in table(name):
            if row[column]:
                values[numbers[row["id"]]] = int(row[column])
    return vec[i64](values)


def copies(first: int, last: int) -> int:
    """How many cards there are of some kinds."""
    return sum([int(COUNT[card]) for card in range(first, last + 1)])


def constant(name: str) -> int:
    """A number of the file of constants."""
    return {row["id"]: int(row["value"]) for row in table("constants")}[name]


COST: Final = by_kind(("sylvan_cards",), "cost", 0)
COST_FIRST_EDITION: Final = by_kind(("sylvan_cards",), "cost_first_edition", 0)
STRENGTH: Final = by_kind(("sylvan_cards", "ravager_cards"), "strength", 0)
HEALTH: Final = by_kind(("sylvan_cards",), "health", 0)
LETTER: Final = vec[i64]([-1] * KINDS)  # 0 for A, 1 for B …; -1 for cards that are no supports
BLAZED: Final = vec[i64]([0] * KINDS)  # what a blaze makes of a normal elemental, marked or not
INTRODUCTORY: Final = by_kind(("sylvan_cards",), "introductory", 0)
COUNT: Final = by_kind(("sylvan_cards", "ravager_cards", "feats_betrayals", "element_cards"), "count", 0)
IN_INTRODUCTORY: Final = {row["id"] for row in table("ravager_cards") if row["set"] == "introductory"}
WITH_MARK: Final = by_kind(("ravager_cards",), "with_ravager_mark", 0)
EDGE_COUNT: Final = {int(row["number"]): int(row["count"]) for row in table("edge_cards")}

SYLVAN_CARDS: Final = copies(1, BETRAYAL)  # that can come into the defender deck, betrayals too
RECRUIT_CARDS: Final = copies(1, LAST_FEAT)

EDGE_CARDS: Final[i64] = constant("edge_cards")
HAND_LIMIT: Final[i64] = constant("hand_limit")
COLUMN_LIMIT: Final[i64] = constant("recruit_column_limit")
FISH_GIFT: Final[i64] = constant("fish_points")
OWL_DRAW: Final[i64] = constant("owl_draw")
INTRODUCTORY_DESOLATED: Final[i64] = constant("introductory_desolated")


def complete_tables() -> None:
    """Fill in what follows from the printed columns: marked and blazing elementals, letters."""
    for strength in range(4):
        plain = E0 + strength
        STRENGTH[plain + MARK] = strength
        blazing = B4 if strength == 0 else B2 + strength - 1  # SYL-BLAZE-2
        BLAZED[plain] = blazing
        BLAZED[plain + MARK] = blazing
    for blazing in range(B2, B4 + 1):
        STRENGTH[blazing] = blazing - B2 + 2
    numbers = {name: kind for kind, name in IDENTIFIERS.items()}
    for name in ("ravager_cards", "element_cards"):
        for row in table(name):
            if row["letter"]:
                LETTER[numbers[row["id"]]] = "ABCD".index(row["letter"])


complete_tables()


def is_elemental(card: i64) -> bool:
    """Whether a card is an elemental, normal, marked or blazing (SYL-GEN-4)."""
    return E0 <= card <= B4


def is_ravager(card: i64) -> bool:
    """Whether a card can lie on the Ravager's stacks: all of its cards but blazing elementals, which are markers."""
    return E0 <= card <= STONE_RAIN and not B2 <= card <= B4


def is_fountain(card: i64) -> bool:
    """Whether a card is a fountain."""
    return F1 <= card <= F4


def is_tree(card: i64) -> bool:
    """Whether a card is a tree."""
    return T1 <= card <= T4


def plain(card: i64) -> i64:
    """An elemental without its Ravager mark."""
    return card - MARK if E3 < card <= MARKED_E3 else card


def is_animal(card: i64) -> bool:
    """Whether a card is an animal."""
    return T4 < card <= LAST_SYLVAN


def is_feat(card: i64) -> bool:
    """Whether a card is a feat (expansion 1)."""
    return BETRAYAL < card <= LAST_FEAT


def is_element(card: i64) -> bool:
    """Whether a card is one of expansion 2."""
    return GEYSER <= card <= STONE_RAIN


def lies_on_clearing(card: i64) -> bool:
    """Whether a card can lie on the clearing: fountains, trees, elementals, geysers and acid lakes."""
    return F1 <= card <= T4 or is_elemental(card) or card == GEYSER or card == ACID_LAKE
