"""Sample views of real games for the stage and the tests of the browser table.

Plays random games of every kind of table and keeps, for each, the beginning, the middle, the end and one view of every
question that was asked; beside them the facts of every game. Run: python tools/sample_views.py [GAME …]
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any, Final

import lichtung
from lichtung.kernel.facts import facts_of
from lichtung.kernel.schema import Event

OUT: Final = Path(__file__).resolve().parents[1] / "web" / "tests" / "stage" / "samples"
URBION: Final = ("city_squares", "chromatic_chaos", "temples", "hanging_gardens", "books_of_power", "postcards", "void")
PLANS: Final[dict[str, list[tuple[int, dict[str, Any]]]]] = {
    "sylvion": [
        (1, {}),
        (1, {"mode": "introductory"}),
        (1, {"feats_betrayals": True, "elements": True, "ravager_figure": True}),
        (2, {}),
        (2, {"feats_betrayals": True, "elements": True, "communication": "radio_silence"}),
    ],
    "urbion": [(1, {}), (2, {}), (1, {"expansions": URBION}), (2, {"expansions": URBION})],
    "equinox": [(seats, {}) for seats in (2, 3, 4, 5)],
    "tribes": [(seats, {}) for seats in (2, 3, 4, 5)] + [(2, {"boards": "choose"})],
}


def urbion(words: str, *rows: str, **given: str) -> tuple[dict[str, Any], list[str]]:
    """A position of Urbion with books on display, and the answers that lead to a question that random games seldom ask."""
    position: dict[str, Any] = {"game": "urbion", "step": "phase_play", "seats": 1, "rows": list(rows), **given}
    position["settings"] = {"expansions": list(URBION)}
    position |= {"hands": ["E+2 *F-1 M:W O"], "dream_deck": "W+1 A-3 C F+4 E-3 K W-2 A+2", "city_deck": "[EW] [SQ] [G]"}
    position |= {"void_figure": "stack_lying", "void_cards_left": 5, "wise_chaos_left": 2, "postcard_deck": "DC SE HG"}
    return position, words.split()


def tribes(words: str, **given: Any) -> tuple[dict[str, Any], list[str]]:
    """A position of Tribes of the Wind in which a village and a forest are possible, and the answers up to a question."""
    position: dict[str, Any] = {"game": "tribes", "step": "action", "seats": 2, "boards": [5, 1], "water": [6, 0]}
    position["terrain"] = [{"1.1": "S1:3", "1.2": "T01:2"}, {"1.1": "S2"}]
    position["pollution"] = [{"2.2": 3, "3.4": 1}, {"2.2": 1}]
    position["racks"] = [["E05", "F01", "F02", "W02", "W03"], ["F03", "F04", "E03", "W04", "W05"]]
    position |= {"element_deck": ["W06", "W07"], "element_display": ["F06", "E06", "W08", "E07"]}
    position |= {"village_display": ["V06", "V07", "V08", "V09"], "village_stack": ["V10", "V11"]}
    position |= {"forest_display": ["T02", "T03", "T14", "T15"], "forest_stack": ["T27", "T28"], **given}
    return position, words.split()


LEVEL: Final = ("W+1 W+1 [EW] W-2", "F+4 [FA] F-1 E-3", "E+2 W+1 [SQ] A-3", "O+1 [T:W] O-1")
UNEVEN: Final = ("W+1 W+1 [EW] W-2{HG@2}", "F+4{FS} F+4 E+2 [FA] F-1", "[G]", "O+1 E+2 [T:W] M:E-3{RK} E-3")
ARRANGED: Final[dict[str, list[tuple[dict[str, Any], list[str]]]]] = {
    "urbion": [
        urbion("discard:E+2 census", *LEVEL),
        urbion("discard:E+2 book:free_dreams", *UNEVEN[:2], "[G]", "[EF]", books="free_dreams prophecies"),
        urbion("discard:E+2 book:prophecies", *UNEVEN, books="free_dreams prophecies prophecies"),
        urbion("discard:E+2 book:flying_sognae", *UNEVEN, books="flying_sognae flying_incubi"),
        urbion("discard:E+2 book:flying_incubi move:R4R/E-3", *UNEVEN, books="flying_sognae flying_incubi"),
    ],
    "equinox": [
        (
            {
                "game": "equinox",
                "step": "play",
                "seats": 2,
                "champions": ["klumpi", "susi", "moosmann", "cornu", "echomir", "lupino", "noctia", "carmen"],
                "round": 2,
                "vanished": {"cornu": 1},
                "champion_cards": {"klumpi": [0]},
                "hands": [["klumpi_3", "susi_4", "susi_5"], ["susi_1", "susi_2"]],
                "deck": ["noctia_1", "noctia_2", "noctia_3", "noctia_4", "noctia_5", "noctia_6", "noctia_7"],
            },
            ["play:klumpi_3", "yes"],
        )
    ],
    "tribes": [
        tribes("village:1.2 take:V06 left", left_cards=[["V01", "V02", "V03", "V04"], []]),
        tribes("play:E05 tile:T02 field:1.3", leaders=[["L5b"], []]),
    ],
}
GAMES_EACH: Final = 4  # so that rare questions come up
Sample = dict[str, Any]


def sample(name: str, state: lichtung.State, events: list[Event]) -> Sample:
    """A view with the eyes of whoever is asked, and what happened just before."""
    eye = state.choice.seat if state.choice else 0
    return {"name": name, "eye": eye, "view": state.view(eye), "events": events}


def played(game: lichtung.Game, seats: int, settings: dict[str, Any], seed: int) -> list[Sample]:
    """The samples of one random game."""
    state = game.start(seats=seats, seed=seed, **settings)
    dice = random.Random(seed)
    state.listen(0)
    found = [sample("start", state, [])]
    every: list[Sample] = []
    asked: dict[str, Sample] = {}
    while not state.over:
        assert state.choice is not None
        known = asked.get(state.choice.name)
        if known is None or len(known["view"]["choice"]["words"]) < len(state.options):
            asked[state.choice.name] = sample(state.choice.name, state, [])
        state.choose(dice.choice(state.options))
        if len(every) < 3000:
            every.append(sample("middle", state, state.heard(0)))
    return [*found, every[len(every) // 2], sample("end", state, []), *asked.values()]


def samples(name: str) -> list[Sample]:
    """All samples of a game, each named by its table and what it shows."""
    found: dict[str, Sample] = {}
    for seats, settings in PLANS[name]:
        said = " ".join([f"{seats}p", *[f"{key}={value}" for key, value in settings.items()]])
        for seed in range(1, GAMES_EACH + 1):
            for one in played(lichtung.game(name), seats, settings, seed):
                key = f"{said} · {one['name']}"
                found.setdefault(key, one | {"name": key})
    for position, words in ARRANGED.get(name, []):
        state = lichtung.game(name).load(position, strict=False)
        for word in words:
            state.play(word)
        assert state.choice is not None
        key = f"arranged · {state.choice.name}"
        found[key] = sample(key, state, [])
    return list(found.values())


def main() -> None:
    """Write the samples of the named games, or of all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or list(PLANS):
        found = samples(name)
        (OUT / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
        print(f"{name}: {len(found)} views")
    facts = {name: facts_of(lichtung.game(name)) for name in PLANS}
    (OUT / "facts.json").write_text(json.dumps(facts, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
