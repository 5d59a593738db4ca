"""What the cards are: a number for each kind, and the values that the files in data/ give it."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from lichtung.kernel.vecs import vec

# The creatures, in the order of the data file; the number is the creature everywhere in the rules.
SUSI: Final = 0
MOOSMANN: Final = 1
CORNU: Final = 2
KLUMPI: Final = 3
ECHOMIR: Final = 4
LUPINO: Final = 5
NOCTIA: Final = 6
CARMEN: Final = 7
FUNGI: Final = 8
ZIEGFRIED: Final = 9
AQUILON: Final = 10
RANERI: Final = 11
VULPA: Final = 12
URSUS: Final = 13
CREATURES: Final = 14

# Kinds of cards and stones. A stone's kind is its owner's seat + 1.
STONE_1: Final = 1
CHAMPION_1: Final = 6  # the champion card of creature 0; the others follow
CREATURE_1: Final = 20  # the card of strength 0 of creature 0; strengths first, then the next creature
STRENGTHS: Final = 11
CHAMELEON_0: Final = CREATURE_1 + CREATURES * STRENGTHS
URVATER: Final = CHAMELEON_0 + STRENGTHS
DRYADA: Final = URVATER + 1
KINDS: Final = DRYADA + 1

NAMES: Final = [
    "susi", "moosmann", "cornu", "klumpi", "echomir", "lupino", "noctia", "carmen", "fungi", "ziegfried", "aquilon",
    "raneri", "vulpa", "ursus",
]  # fmt: skip
CODES: Final = (
    {STONE_1 + seat: f"seat{seat}" for seat in range(5)}
    | {CHAMPION_1 + creature: name for creature, name in enumerate(NAMES)}
    | {CREATURE_1 + c * STRENGTHS + n: f"{name}_{n}" for c, name in enumerate(NAMES) for n in range(STRENGTHS)}
    | {CHAMELEON_0 + n: f"chameleon_{n}" for n in range(STRENGTHS)}
    | {URVATER: "urvater", DRYADA: "dryada"}
)
# Identifiers of the data files that are no codes: the two Dryada cards are interchangeable.
SYNONYMS: Final = {"dryada_1": DRYADA, "dryada_2": DRYADA}


def table(name: str) -> list[dict[str, str]]:
    """The rows of a data file."""
    text = (files("lichtung.games.equinox") / "data" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def constant(name: str) -> int:
    """A number of the file of constants."""
    return {row["id"]: int(row["value"]) for row in table("constants")}[name]


def bet_value(row: str) -> int:
    """What a stone is worth in a row, or on a champion card."""
    return {entry["row"]: int(entry["bet_value"]) for entry in table("row_cards")}[row]


CHAMPIONS: Final[i64] = constant("champions")
ROWS: Final[i64] = constant("rounds")
HAND_SIZE: Final[i64] = constant("hand_size")
STONES_EACH: Final[i64] = constant("stones_per_player")
DISCARD_LIMIT: Final[i64] = constant("discard_limit")
ROW_VALUE: Final = vec[i64]([bet_value(str(row + 1)) for row in range(5)])
CHAMPION_VALUE: Final[i64] = bet_value("champion")

CREATURE: Final = vec[i64]([-1] * KINDS)  # the creature of a creature card; -1 for every other kind
DOUBLED: Final = vec[i64]([0] * KINDS)  # twice the strength of a card (EQX-PLAY-8, EQX-URSUS-1)
COPIES: Final = vec[i64]([0] * KINDS)  # how many cards of a kind there are
POWERFUL: Final = vec[i64]([0] * CREATURES)  # 1 for a creature with a power during the game (EQX-URSUS-2)
HALF: Final = vec[i64]([0] * CREATURES)  # twice what a stone scores in addition (EQX-SCORE-3)


def complete_tables() -> None:
    """Fill the tables from the data files."""
    numbers = {text: kind for kind, text in CODES.items()} | SYNONYMS
    for row in table("deck_cards"):
        kind = numbers[row["id"]]
        COPIES[kind] += int(row["count"])
        if row["strength"]:
            DOUBLED[kind] = int(row["doubled_strength"])
        if row["creature"]:
            CREATURE[kind] = NAMES.index(row["creature"])
    for row in table("creatures"):
        creature = NAMES.index(row["id"])
        POWERFUL[creature] = int(row["activated"])
        HALF[creature] = round(2 * float(row["stone_bonus"]))


complete_tables()


def is_creature_card(card: i64) -> bool:
    """Whether a card is a creature card; chameleon and tree cards are none (EQX-CHAM-4)."""
    return CREATURE_1 <= card < CHAMELEON_0


def is_chameleon(card: i64) -> bool:
    """Whether a card is a chameleon card."""
    return CHAMELEON_0 <= card < URVATER


def is_tree(card: i64) -> bool:
    """Whether a card is a tree card."""
    return card >= URVATER
