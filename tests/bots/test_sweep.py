"""The quick sweep by which bots judge a clearing of Sylvion does what the rules do when nobody plays another card."""

from __future__ import annotations

from collections import Counter

import pytest

from lichtung import Dice, State
from lichtung.games.sylvion.bots.sweep import BEARER, Sweep
from lichtung.games.sylvion.components import EDGE_CARDS
from lichtung.games.sylvion.end import healing
from lichtung.games.sylvion.layout import FOREST_HEALTH
from lichtung.kernel.schema import Event
from tests.contract.cases import spread
from tests.games.sylvion.players import guided

PLENTY = 100_000  # so much health that the forest outlasts every battle
REACHED = "ravager_reached_edge"


def fight_on(s: State, dice: Dice) -> tuple[list[int], str, int]:
    """Let the rules end a battle in which nobody plays a card: the damage of each round, how it ended, what trees heal."""
    battle = s.copy()
    battle.data[FOREST_HEALTH] = PLENTY
    battle.listen(None)
    while battle.choice is not None:
        passing = {"main_action": "end", "hedgehog": "pass"}.get(battle.choice.name)
        words = battle.words()
        battle.play(passing or words[dice.below(len(words))])
    harm = [0]
    for event in battle.heard(None):
        harm += [0] * begins_round(event)
        if event["event"] == "changed" and event["what"] == "forest_health":
            before, after = event["from"], event["to"]
            assert isinstance(before, int)
            assert isinstance(after, int)
            if after > EDGE_CARDS:  # the healing at the end goes down to the number of edge cards
                harm[-1] += before - after
    assert battle.result is not None
    return harm, battle.result.reason, int(healing(battle))


def begins_round(event: Event) -> bool:
    """Whether another round begins, or the final assault, which the sweep counts as one."""
    if event["event"] == "step":
        return event["step"] == "final_assault"
    return event["event"] == "changed" and event["what"] == "round"


def compare(limit: int) -> Counter[str]:
    """Compare so many positions of games of all settings; returns how often a battle ended for which reason."""
    ends: Counter[str] = Counter()
    sweep, cases = Sweep(), spread("sylvion")
    for seed in range(limit):
        s, dice = cases[seed % len(cases)].start(seed), Dice(seed + 1)
        while s.choice is not None:
            if s.choice.name in ("main_action", "hedgehog"):
                ends[compare_one(sweep, s, dice)] += 1
                if ends.total() == limit:
                    return ends
            s.choose(guided(s, dice))
    return ends


def compare_one(sweep: Sweep, s: State, dice: Dice) -> str:
    """Compare the sweep of one position with the battle by the rules; returns how the battle ended."""
    harm, reason, trees = fight_on(s, dice)
    sweep.run(s)
    swept = [int(sweep.harm[at]) for at in range(sweep.rounds + 2)]
    if reason == REACHED:  # the rules end there, the sweep goes on and counts the figure as damage
        last = len(harm) - 1
        assert harm[:last] == swept[:last], s.position()
        assert harm[last] + BEARER <= swept[last], s.position()
    else:
        assert (harm, trees) == (swept, int(sweep.trees)), s.position()
    return reason


def test_the_sweep_is_what_the_rules_make_of_a_clearing() -> None:
    ends = compare(600)
    assert 600 == ends.total()
    assert {REACHED, "forest_healed"} == set(ends)


@pytest.mark.long
def test_the_sweep_is_what_the_rules_make_of_ten_thousand_clearings() -> None:
    ends = compare(10_000)
    assert 10_000 == ends.total()
    assert {REACHED, "forest_healed"} == set(ends)
