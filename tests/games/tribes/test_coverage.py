"""Bulk games reach everything: every card, tile, board and leader is used, every question is asked, both ends happen."""

from __future__ import annotations

from collections import Counter

import lichtung
from lichtung import Dice
from lichtung.kernel.frames import Choice
from tests.games.tribes.players import at_random, guided
from tests.games.tribes.scenes import with_leaders

GAME = lichtung.game("tribes")
GUIDED = [(2, 8), (3, 8), (4, 8), (5, 24)]
CHOICES = {frame.name for frame in GAME.frames if isinstance(frame, Choice)}


def play_many() -> tuple[Counter[str], Counter[str], Counter[str]]:
    """How often each word was chosen, each question asked, each way to end reached."""
    words: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seats, games in GUIDED:
        for seed in range(games):
            choose = at_random if seed == 0 else guided
            s = GAME.start(seats=seats, seed=seed, boards="choose" if seed % 4 == 1 else "random")
            dice = Dice(seed)
            if seed % 4 == 2:
                s = with_leaders(s, seed // 4)
                words.update(f"leader:{name}" for pair in s.position()["leaders"] for name in pair)
            taken = ""
            while not s.over:
                assert s.choice is not None
                option = choose(s, dice)
                word = GAME.word(s, option)
                asked[s.choice.name] += 1
                words[word if word not in ("left", "right") else f"{word}:{taken}"] += 1
                taken = word.partition(":")[2]
                s.choose(option)
            assert s.result is not None
            ends[s.result.reason] += 1
            for seat in range(seats):
                words[f"board:{s.position()['boards'][seat]}"] += 1
    return words, asked, ends


def test_bulk_games_use_every_component_and_ask_every_question() -> None:
    words, asked, ends = play_many()
    assert {"fifth_village", "max_rounds"} == set(ends)
    assert CHOICES == set(asked)
    names = [name for card, name in GAME.cards.items() if not name.endswith("*")]
    expected = {f"play:{name}" for name in names if name[0] in "AEFW"}
    expected |= {f"{side}:{name}" for name in names if name[0] == "V" for side in ("left", "right")}
    expected |= {f"tile:{name}" for name in names if name[0] == "T"}
    expected |= {f"leader:{name}" for name in names if name[0] == "L"}
    expected |= {f"board:{number}" for number in range(1, 6)}
    assert set() == expected - set(words)
