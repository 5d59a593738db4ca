"""Complete positions of Tribes that games seldom reach, or reach late: leaders from the beginning, the eve of the end."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import lichtung
from lichtung import Dice, State
from tests.games.tribes.players import guided

PATH = ("1.2", "1.3", "1.4", "2.4", "2.3")  # fields in a row from the start field on


def with_leaders(s: State, number: int) -> State:
    """The same game, but every player has two leader cards from the beginning."""
    position = s.position()
    for seat, cards in enumerate(position["leader_cards"]):
        pair = list(combinations(cards, 2))[(number + seat) % 6]
        position["leaders"][seat] = list(pair)
        position["leader_cards"][seat] = [card for card in cards if card not in pair]
        position["rewarded"][seat] = ["condition", "colour_path"]
    return lichtung.game("tribes").load(position)


def eve(seats: int, seed: int, **settings: Any) -> State:
    """Everybody has four villages, the riders for a fifth, and four village cards on the left: the end is near."""
    s = lichtung.game("tribes").start(seats=seats, seed=seed, **settings)
    dice = Dice(seed)
    while s.game.step_name(s) != "action":
        s.choose(guided(s, dice))
    position = s.position()
    for key in ("pending", "known"):
        del position[key]
    for seat in range(seats):
        terrain, left = position["terrain"][seat], position["left_cards"][seat]
        start = next(iter(terrain))
        terrain[start] = f"{terrain[start].partition(':')[0]}:1"
        for field in PATH:
            terrain[field] = position["forest_stack"].pop() + ("*" if field != PATH[-1] else ":4")
            position["pollution"][seat].pop(field, None)
        left += [position["village_stack"].pop() for _ in range(4 - len(left))]
        position["tree_houses"][seat], position["capital"][seat], position["water"][seat] = 1, 2, 8
    return lichtung.game("tribes").load(position | {"round": 30}, seed=seed)
