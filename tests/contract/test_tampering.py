"""Positions that somebody has tampered with: what loads can be played to its end, and nothing hangs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung import InvalidPosition
from lichtung.kernel.vecs import kernel_is_compiled
from tests.contract.cases import FEW, Case, names

ROOT = Path(__file__).resolve().parent.parent.parent
SHORT = 2_000 if kernel_is_compiled() else 300  # the same positions, six times slower
LONG = 100_000
STRIDE = 5_000  # of the long test in one process
LIMIT = 600  # seconds for one process: much more than it takes


def tried(name: str, first: int, last: int) -> dict[str, int]:
    """Try some mutants of a game in a process of its own; one that fails or hangs fails the test with its number."""
    command = [sys.executable, "-m", "tests.helpers.tampering", name, str(first), str(last)]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired as late:
        raise AssertionError(f"a mutant hangs: {bytes(late.stdout or b'')[-500:].decode()}") from late
    failures = [line for line in done.stdout.splitlines() if line.startswith("failed")]
    assert (failures, done.stderr, done.returncode) == ([], "", 0)
    found: dict[str, int] = json.loads(done.stdout.splitlines()[-1].removeprefix("done "))
    return found


@pytest.mark.once
@pytest.mark.parametrize("name", names())
def test_a_position_that_was_tampered_with_is_refused_or_can_be_played(name: str) -> None:
    found = tried(name, 0, SHORT)
    assert found["refused"] + found["played"] == SHORT
    assert min(found["refused"], found["played"]) > SHORT // 20


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_very_many_positions_that_were_tampered_with_are_refused_or_can_be_played(name: str) -> None:
    for first in range(0, LONG, STRIDE):
        found = tried(name, first, first + STRIDE)
        assert found["refused"] + found["played"] == STRIDE


CHANCES = [
    {"fast": 0},
    {"fast": (698769069 << 32) - 1},
    {"fast": (1 << 62) - 1},
    {"fast": True},
    {"seed": True},
    {"seed": 1, "drawn": 10**25},
    {"seed": 1, "drawn": True},
    {"seed": 1, "script": "E"},
]


@pytest.mark.parametrize("chance", CHANCES, ids=str)
@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_generator_that_could_not_go_on_is_refused(case: Case, chance: dict[str, Any]) -> None:
    """Two states of the quick generator lead to themselves: whoever waits for another number waits for ever."""
    with pytest.raises(InvalidPosition) as caught:
        case.game.load(case.start(1).position() | {"chance": chance})
    assert caught.value.path.startswith("chance.")


@pytest.mark.parametrize("case", FEW, ids=str)
def test_only_frames_of_the_game_can_be_pending(case: Case) -> None:
    position = case.start(2).position()
    for entry in (["Frame"], [case.game.frame_names[1], 1 << 27, 1 << 25], [case.game.frame_names[1], True]):
        with pytest.raises(InvalidPosition):
            case.game.load(position | {"pending": [*position["pending"], entry]})


NO_ELEMENTS: dict[str, Any] = {key: [] for key in ("element_deck", "element_display", "element_discard", "racks")}
PENDING: list[tuple[str, dict[str, Any]]] = [
    ("urbion", {"pending": [["PhaseDraw"], ["Chaos"]]}),
    ("urbion", {"pending": [["PhaseDraw"], ["CensusEnd", 15], ["Main"]]}),
    ("urbion", {"pending": [["PhasePlay"], ["Flagship", 31747]]}),
    ("tribes", {"pending": [["AfterAction"], ["DiscardPlayed", 70], ["MoveRider", 2]]}),
    ("tribes", {"pending": [["SetupBonus", 9]], "step": "setup_bonus"}),
    ("tribes", NO_ELEMENTS | {"racks": ["A01 A02 A03 A04 A05"], "just_drawn": "A06"}),
    ("tribes", NO_ELEMENTS | {"racks": ["A01 A02 A03 A04"], "just_drawn": "A06"}),
    ("tribes", NO_ELEMENTS | {"pending": None, "step": "setup_boards", "element_deck": "A01 A02"}),
    ("equinox", {"pending": [["ChooseBet"], ["ChooseNoctiaCreature", 200]]}),
    ("equinox", {"pending": [["Discard"], ["ChooseGivenCard", 1, 200]], "step": "play"}),
    ("equinox", {"vanished": {"susi": 1}}),
    ("sylvion", {"pending": [["MainAction"], ["CarryOut", 8], ["PayUnit", 1]], "step": "defend"}),
    ("sylvion", {"in_play": ["T4"]}),
    ("sylvion", {"pending": [["MainAction"], ["OwlDrawer"]], "step": "defend"}),
    ("sylvion", {"pending": None, "step": "reveal", "on_stack": ["E1", ".", ".", "."]}),
    ("sylvion", {"sylvan_discard": ["F1"] * 100}),
]


@pytest.mark.parametrize(("name", "change"), PENDING, ids=str)
def test_pending_frames_go_with_each_other_and_with_the_table(name: str, change: dict[str, Any]) -> None:
    game = lichtung.game(name)
    s = game.start(seed=3)
    while game.step_name(s) in ("setup_books", "setup_fill", "setup_hand", "setup_boards", "setup_bonus"):
        s.choose(s.options[0])
    position = s.position() | {"known": []} | change
    for key in [key for key, value in change.items() if value is None]:
        del position[key]
    with pytest.raises(InvalidPosition):
        game.load(position, strict=False)


FULL_STACKS: dict[str, Any] = {
    "pending": [["MainAction"]],
    "step": "defend",
    "feats": ["DISINFO"],
    "ravager_stack": [["E0", "E1"] * 10, ["E2"] * 8, [], []],
}
FEATS = {"mode": "advanced", "feats_betrayals": True}
PLAYED = [("sylvion", FEATS, FULL_STACKS, ["feat:DISINFO", "put:E0", "put:E1"])]


@pytest.mark.parametrize(("name", "settings", "change", "words"), PLAYED, ids=str)
def test_what_a_loaded_position_leads_to_can_be_loaded(
    name: str, settings: dict[str, Any], change: dict[str, Any], words: list[str]
) -> None:
    game = lichtung.game(name)
    position = game.start(seed=3, **settings).position() | {"known": [], "recruit_pile": [], "recruit_column": []}
    s = game.load(position | {"desertion_deck": []} | change, strict=False)
    for word in words:
        s.choose(s.options[s.words().index(word)])
        assert game.load(s.position(), strict=False).position() == s.position()


@pytest.mark.parametrize("pile", ["desertion_deck", "desertion_revealed"])
def test_edge_cards_call_only_during_the_mobilisation(pile: str) -> None:
    game = lichtung.game("sylvion")
    position = game.start(seed=3, mode="advanced").position() | {"desertion_deck": [], "known": []}
    game.load(position | {"pending": [["Reveal"]]}, strict=False)
    with pytest.raises(InvalidPosition) as caught:
        game.load(position | {"pending": [["Reveal"]], pile: ["1"]}, strict=False)
    assert caught.value.path == "desertion_deck"
