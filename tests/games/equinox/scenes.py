"""Complete positions of Equinox in later rounds: who has vanished and who rules is given, the rest is dealt."""

from __future__ import annotations

import random
from typing import Any

import lichtung
from lichtung import State
from tests.games.equinox.table import CREATURES

TREES = ["urvater", "dryada", "dryada"]
BORROWED = [creature for creature in CREATURES if creature not in ("fungi", "ursus")]

# In which round a scene is, and how many cards the deck has left.
SCENES: dict[str, dict[str, Any]] = {
    "borrow": {"round": 2, "deck": 30},  # Fungi's ruler holds its cards, one creature has vanished
    "finale": {"round": 5, "deck": 25},  # three more cards, and the fifth creature vanishes
    "few_cards": {"round": 3, "deck": 6},
    "standstill": {
        "round": 5,
        "deck": 5,
    },  # nobody can play, nobody has a stone left: a deadlock unless cards are discarded
}


def arranged(scene: str, seats: int, seed: int, vanished: str = "") -> State:
    """A scene as a complete position, loaded strictly; `vanished` is a creature that has vanished first."""
    wanted = SCENES[scene]
    dice = random.Random(f"{scene} {seats} {seed}")
    others = [creature for creature in CREATURES if creature not in ("fungi", vanished)]
    champions = dice.sample(others, 7 - bool(vanished))
    gone = [*([vanished] if vanished else []), *champions][: wanted["round"] - 1]
    champions = dice.sample([*champions, "fungi", *([vanished] if vanished else [])], 8)
    pool = Pool(champions, dice)
    turn = dice.randrange(seats)
    position: dict[str, Any] = {
        "game": "equinox",
        "seats": seats,
        "settings": {},
        "champions": champions,
        "vanished": gone,
        "turn": turn,
        "round": wanted["round"],
        "step": "bet",
        "stacks": stacks(scene, champions, gone, wanted["round"], pool),
    }
    position["hands"] = [hand(scene, gone, seat == turn, pool) for seat in range(seats)]
    position["stones"] = stones(scene, champions, seats, turn, dice)
    position["deck"] = pool.some(wanted["deck"])
    position["discard_pile"] = pool.cards
    return lichtung.game("equinox").load(position, seed=seed)


class Pool:
    """The cards of a game that have not been laid anywhere yet."""

    def __init__(self, champions: list[str], dice: random.Random) -> None:
        self.cards = [f"{creature}_{n}" for creature in (*champions, "chameleon") for n in range(11)] + TREES
        dice.shuffle(self.cards)

    def some(self, count: int, *creatures: str) -> list[str]:
        """Up to that many cards, of some creatures or any."""
        fitting = [card for card in self.cards if not creatures or card.rpartition("_")[0] in creatures][:count]
        for card in fitting:
            self.cards.remove(card)
        return fitting


def stacks(scene: str, champions: list[str], gone: list[str], current: int, pool: Pool) -> dict[str, list[str]]:
    """Earlier rows are full, with chameleons here and there; the current row lacks few cards, in a finale one."""
    found: dict[str, list[str]] = {}
    for row in range(1, current + 1):
        absent = gone if scene == "standstill" else gone[: row - 1]  # at a standstill the hands need all their cards
        there = [creature for creature in champions if creature not in absent]
        if row == current:
            there = there[1:] if scene == "finale" else there[:3]
        for creature in there:
            found[f"{creature}/{row}"] = pool.some(1, creature)
        found[f"{there[-1]}/{row}"] += pool.some(1, "chameleon")
    return found


def hand(scene: str, gone: list[str], active: bool, pool: Pool) -> list[str]:
    """Eight cards: at a standstill of vanished creatures only, else some of Fungi for the active player."""
    if scene == "standstill":
        return pool.some(8, *gone)
    fungi = pool.some(5, "fungi") if active else []
    return fungi + pool.some(8 - len(fungi))


def stones(scene: str, champions: list[str], seats: int, turn: int, dice: random.Random) -> dict[str, int]:
    """The active player rules Fungi; everybody has a stone elsewhere; at a standstill all stones lie on the table."""
    rows, each = ((1, 2, 3, 4, 5), 4) if scene == "standstill" else ((1,), 1)
    spaces = [f"{creature}/{row}" for row in rows for creature in champions if creature != "fungi"]
    owners = [seat for seat in range(seats) for _ in range(each)]
    if scene == "standstill":
        owners += [seat for seat in range(seats) if seat != turn]
    return {"fungi/1": turn} | dict(zip(dice.sample(spaces, len(owners)), owners, strict=True))
