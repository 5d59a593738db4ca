"""A simple sensible player of Sylvion: it defends rows, heals late, and now and then does something else.

It is here to bring games into their later rounds, where random play never gets, not to play well.
"""

from __future__ import annotations

from lichtung import Dice, State
from lichtung.games.sylvion.components import GEYSER, STRENGTH, is_elemental, is_fountain, is_tree
from lichtung.games.sylvion.layout import CELL_NUMBERS, CLEARING, FISH_POINTS, FOREST_HEALTH, RAVAGER_STACK, STACK
from lichtung.games.sylvion.state import active_hand

# What a card is worth in a hand: the cheapest pays for the others.
WORTH = {"F1": 3, "F2": 5, "F3": 6, "F4": 6, "T1": 2, "T2": 3, "T3": 4, "T4": 5, "WHA": 4, "ELE": 6, "HED": 3, "OWL": 6}
WORTH |= {"STA": 6, "DOV": 5, "SQU": 1, "FIS": 5, "BET": -4, "STAG_KING": 3, "FISH_FLOOD": 3, "ARMISTICE": 2}
WORTH |= {"CHARGING": 1, "OWLS_WISDOM": 5, "DELUGE": 5, "FENCE": 4, "DISINFO": 2}
NEW = 4  # a card that is not in this table
FEATS_FIRST = ("STAG_KING", "FISH_FLOOD", "ARMISTICE", "CHARGING", "OWLS_WISDOM")
DANGER = {"SIM": 5, "E3": 4, "BLA": 3, "DES": 3, "E2": 3, "STO": 2, "TOR": 2, "DEM": 1, "E1": 1}


def guided(s: State, dice: Dice) -> int:
    """The option that looks best, or one time in sixteen any."""
    options, words = s.options, s.words()
    if len(options) == 1 or dice.below(16) == 0:
        return options[dice.below(len(options))]
    assert s.choice is not None
    wanted = answer(s, s.choice.name, words, dice)
    return options[words.index(wanted)]


def answer(s: State, name: str, words: tuple[str, ...], dice: Dice) -> str:
    """The word that answers a question of that name."""
    if name == "main_action":
        return defend(s, words, dice)
    if name == "place_cell":
        return place(s, words)
    if name == "recruit_column":
        return max(words, key=lambda word: column_worth(s, word))
    if name == "hedgehog":
        return max(words, key=lambda word: revealed_danger(s, word))
    if name in ("elephant_target", "whale_elemental"):
        return max(words, key=lambda word: threat(s, cell_of(word)))
    if name == "whale_destination":
        return max(words, key=lambda word: whale_gain(s, word))
    if name == "geyser_direction":
        return words[dice.below(4)]
    if name == "stag_count":
        return words[-1]
    if name == "stag_mode":
        return "per_tree" if trees(s) > 2 else "flat"
    if name in ("pay_unit", "pay_source") and "fish_point" in words:
        return "fish_point"
    if name == "wisdom_card":
        return max(words, key=lambda word: WORTH.get(word.partition(":")[2], NEW))
    if words[0].partition(":")[0] in ("discard", "remove", "put_back"):
        return min(words, key=lambda word: WORTH.get(word.partition(":")[2], NEW))
    return words[dice.below(len(words))]


def cell_of(word: str) -> int:
    """The address of the cell that a word names."""
    return CELL_NUMBERS.get(word.partition(":")[2], 0)


def column_worth(s: State, word: str) -> int:
    """What a recruitment column is worth."""
    column: list[str] = s.view(None)["recruit_column"][int(word[-1]) - 1]
    return sum(WORTH.get(card, NEW) for card in column)


def revealed_danger(s: State, word: str) -> int:
    """How much a hedgehog would spare."""
    if word == "pass":
        return 2
    name = s.game.card_name(int(s.data[cell_of(word)]))
    return DANGER.get(name.rstrip("*"), 0)


def threat(s: State, cell: int) -> int:
    """How bad an elemental on the clearing is: strong, near the forest, nothing in its way."""
    column = (cell - CLEARING) % 4
    strength = int(STRENGTH[s.data[cell]])
    ahead = [int(s.data[cell + i]) for i in range(1, 4 - column)]
    return 4 * strength + column - (3 * strength if any(is_fountain(card) for card in ahead) else 0)


def whale_gain(s: State, word: str) -> int:
    """Better into a fountain or a geyser than back, better back than forward, never to the edge."""
    cell = cell_of(word)
    if cell == 0:
        return -1000
    card = int(s.data[cell])
    if is_tree(card):
        return -5
    return 20 + int(STRENGTH[card]) if is_fountain(card) else 15 if card == GEYSER else -((cell - CLEARING) % 4)


def trees(s: State) -> int:
    """How many trees stand on the clearing."""
    return sum(1 for cell in range(CLEARING, CLEARING + 16) if is_tree(s.data[cell]))


def rows(s: State) -> list[int]:
    """For each row how strong the fire is that no fountain of the row stops."""
    found = []
    for first in range(CLEARING, CLEARING + 16, 4):
        cells = [int(s.data[cell]) for cell in range(first, first + 4)]
        fire = sum(int(STRENGTH[card]) + 1 for card in cells if is_elemental(card))
        water = sum(int(STRENGTH[card]) + 1 for card in cells if is_fountain(card))
        found.append(fire - water)
    return found


def place(s: State, words: tuple[str, ...]) -> str:
    """A fountain in front of the worst row's fire, a tree at the end of the calmest row."""
    card = s.stack[s.depth - 1] >> 8 & 0xFF
    danger = rows(s)

    def fit(word: str) -> int:
        cell = cell_of(word) - CLEARING
        row, column = cell // 4, cell % 4
        if is_tree(card):
            return column - 4 * danger[row]
        fires = [c for c in range(4) if is_elemental(s.data[CLEARING + row * 4 + c])]
        in_front = not fires or column > max(fires)
        return 4 * danger[row] + (8 - abs(column - 2) if in_front else 0)

    return max(words, key=fit)


def defend(s: State, words: tuple[str, ...], dice: Dice) -> str:
    """What to do in step 4."""
    for feat in FEATS_FIRST:
        if f"feat:{feat}" in words:
            return f"feat:{feat}"
    others = [word for word in words if word.startswith(("feat:", "erupt:"))]
    if others and dice.below(4) == 0:
        return others[dice.below(len(others))]
    worst = max(rows(s))
    hand = int(s.data[active_hand(s)])
    left = max(int(s.data[RAVAGER_STACK + row * STACK]) for row in range(4))
    burnt = 12 - int(s.data[FOREST_HEALTH])
    wishes: list[str] = []
    if burnt >= 2:
        wishes += ["STA"]
    wishes += ["OWL"] if hand <= 9 else []
    wishes += ["FIS"] if hand >= 5 and s.data[FISH_POINTS] == 0 else []
    if worst > 0:
        wishes += [f"F{n}" for n in (4, 3, 2, 1)] if worst > 2 else [f"F{n}" for n in (2, 3, 1, 4)]
        wishes += ["ELE", "WHA"] if fires(s) else []
    if left <= 8 or hand >= 8:
        wishes += ["T4", "T3", "T2", "T1"]
    wishes += ["F1", "T1"] + (["DOV"] if left <= 10 else []) + (["SQU"] if hand >= 8 else [])
    for wish in wishes:
        if f"play:{wish}" in words:
            return f"play:{wish}"
    return "end"


def fires(s: State) -> bool:
    """Whether anything on the clearing burns."""
    return any(is_elemental(s.data[cell]) for cell in range(CLEARING, CLEARING + 16))
