"""What the cards are: a number for each kind, and the values that the files in data/ give it."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from lichtung.kernel.vecs import vec

# Sylvan cards
F1: Final = 1
F4: Final = 4
T1: Final = 5
T4: Final = 8
WHALE: Final = 9
ELEPHANT: Final = 10
HEDGEHOG: Final = 11
OWL: Final = 12
STAG: Final = 13
DOVES: Final = 14
SQUIRRELS: Final = 15
FISH: Final = 16
# Expansion 1
BETRAYAL: Final = 17
OWLS_WISDOM: Final = 18
DELUGE: Final = 19
FENCE: Final = 20
DISINFORMATION: Final = 21
STAG_KING: Final = 22
FISH_FLOOD: Final = 23
ARMISTICE: Final = 24
CHARGING_WHALES: Final = 25
# Ravager cards; a marked elemental is its plain kind + MARK
E0: Final = 26
E3: Final = 29
MARK: Final = 4
MARKED_E3: Final = 33
B2: Final = 34
B4: Final = 36
BLAZE: Final = 37
SIMOON: Final = 38
DESICCATION: Final = 39
DEMOBILIZE: Final = 40
# Expansion 2
GEYSER: Final = 41
ACID_LAKE: Final = 42
TORNADO: Final = 43
STONE_RAIN: Final = 44
# Edge cards, by the number that a desertion calls
EDGE_1: Final = 45
EDGE_4: Final = 48

LAST_SYLVAN: Final = FISH
LAST_FEAT: Final = CHARGING_WHALES
KINDS: Final = 49

IDENTIFIERS: Final = {
    1: "fountain_1", 2: "fountain_2", 3: "fountain_3", 4: "fountain_4", 5: "tree_1", 6: "tree_2", 7: "tree_3", 8: "tree_4",
    9: "whale", 10: "elephant", 11: "hedgehog", 12: "owl", 13: "stag", 14: "doves", 15: "squirrels", 16: "fish",
    17: "betrayal", 18: "feat_owls_wisdom", 19: "feat_deluge", 20: "feat_fence", 21: "feat_disinformation",
    22: "feat_stag_king", 23: "feat_fish_flood", 24: "feat_armistice", 25: "feat_charging_whales",
    26: "elemental_0", 27: "elemental_1", 28: "elemental_2", 29: "elemental_3",
    37: "blaze", 38: "simoon", 39: "desiccation", 40: "demobilize",
    41: "geyser", 42: "acid_lake", 43: "temporal_tornado", 44: "stone_rain",
}  # fmt: skip

CODES: Final = {
    1: "F1", 2: "F2", 3: "F3", 4: "F4", 5: "T1", 6: "T2", 7: "T3", 8: "T4",
    9: "WHA", 10: "ELE", 11: "HED", 12: "OWL", 13: "STA", 14: "DOV", 15: "SQU", 16: "FIS",
    17: "BET", 18: "OWLS_WISDOM", 19: "DELUGE", 20: "FENCE", 21: "DISINFO",
    22: "STAG_KING", 23: "FISH_FLOOD", 24: "ARMISTICE", 25: "CHARGING",
    26: "E0", 27: "E1", 28: "E2", 29: "E3", 30: "E0*", 31: "E1*", 32: "E2*", 33: "E3*", 34: "B2", 35: "B3", 36: "B4",
    37: "BLA", 38: "SIM", 39: "DES", 40: "DEM", 41: "GEY", 42: "LAK", 43: "TOR", 44: "STO",
    45: "1", 46: "2", 47: "3", 48: "4",
}  # fmt: skip


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
