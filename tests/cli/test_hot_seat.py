"""Two players at one keyboard: a curtain between them where hands are secret, and nothing shines through it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung.local.host import Host
from tests.cli.harness import SYLVION, Sitting, prepared, sit
from tests.games.sylvion.players import guided

SILENT: dict[str, Any] = {"mode": "introductory", "communication": "radio_silence"}
CURTAIN = "Pass the keyboard to Player "


def parts(text: str) -> list[tuple[str, str]]:
    """Who sits at the keyboard, and what that player sees, curtain by curtain."""
    pieces = text.split(CURTAIN)[1:]
    return [(piece[0], piece) for piece in pieces]


def with_commands(lines: list[str]) -> list[str]:
    """The same lines with a look at everything before each answer."""
    found: list[str] = []
    for line in lines:
        found += [line] if line == "" else ["log", "piles", line]
    return found


def test_in_radio_silence_nobody_sees_the_other_hand(tmp_path: Path) -> None:
    s = SYLVION.start(seed=5, seats=2, **SILENT)
    lines = with_commands(prepared(s, guided, 2))
    sitting = Sitting(tmp_path, Host(SYLVION.start(seed=5, seats=2, **SILENT)), lines)
    assert s.digest() == sitting.now.digest()
    seen = parts(sitting.text)
    assert len(seen) > 10
    for who, text in seen[:-1]:  # the last part shows the end, and that lays everything open
        other = "B" if who == "A" else "A"
        hands = re.findall(rf"Hand of {other} \d+: (.*)", text)
        assert hands
        for hand in hands:
            assert re.fullmatch(r"–|\d+× \?", hand)
        for drawn in re.findall(rf"Player {other} draws ([^.]*)\.", " ".join(text.split())):
            assert re.fullmatch(r"a card|\d+ cards", drawn)
        assert re.findall(rf"Hand of {who} \d+: [A-Z]", text) or re.findall(rf"Hand of {who} 0", text)


def test_worlds_that_differ_only_in_the_other_hand_look_the_same(tmp_path: Path) -> None:
    texts = [
        Sitting(tmp_path, Host(silent_world(hand, deck)), ["", *everything_typed()]).text
        for hand, deck in (("OWL WHA F4", "T1 T2 HED"), ("T1 T2 HED", "OWL WHA F4"))
    ]
    assert "Hand of B 3: 3× ?" in texts[0]
    assert texts[0] == texts[1]


def silent_world(hand: str, deck: str) -> lichtung.State:
    position = {
        "game": "sylvion",
        "step": "defend",
        "seats": 2,
        "settings": SILENT,
        "hands": ["F1 F2 T3", hand],
        "defender_deck": deck,
        "ravager_stack": ["E1 E1"] * 4,
        "clearing": ["E2 . . .", ". . . ."],
    }
    return SYLVION.load(position, strict=False)


def everything_typed() -> list[str]:
    """Every word there is that the active player cannot play now, and every way to look around."""
    words = [entry["word"] for entry in SYLVION.actions(seats=2).values()]
    forbidden = [word for word in words if word not in silent_world("OWL WHA F4", "T1 T2 HED").words()]
    return [*forbidden, "log", "piles", "help", "help OWL", "rules HEDGE", "owl", "undo", ""]


@pytest.mark.parametrize("communication", ["pure_logistics", "radio_silence"])
def test_the_curtain_falls_only_where_hands_are_secret(tmp_path: Path, communication: str) -> None:
    settings: dict[str, Any] = {"mode": "introductory", "communication": communication}
    lines = prepared(SYLVION.start(seed=5, seats=2, **settings), guided, 2, 12)
    sitting = Sitting(tmp_path, Host(SYLVION.start(seed=5, seats=2, **settings)), lines)
    assert (communication == "radio_silence") == (CURTAIN in sitting.text)
    assert 12 == sitting.party.host.moves


def test_the_curtain_clears_the_screen_and_what_was_scrolled_away(tmp_path: Path) -> None:
    host = Host(SYLVION.start(seed=5, seats=2, **SILENT))
    sitting = Sitting(tmp_path, host, prepared(SYLVION.start(seed=5, seats=2, **SILENT), guided, 2, 20), live=True)
    pieces = sitting.text.split(CURTAIN)
    assert len(pieces) > 2
    assert all(piece.endswith("\x1b[H\x1b[2J\x1b[3J") for piece in pieces[:-1])


def test_alone_there_is_no_curtain(tmp_path: Path) -> None:
    assert CURTAIN not in sit(tmp_path, "pass", "end").text


def test_a_silent_game_that_goes_on_begins_behind_the_curtain(tmp_path: Path) -> None:
    from lichtung.local.host import resume

    lines = prepared(SYLVION.start(seed=5, seats=2, **SILENT), guided, 2, 6)
    first = Sitting(tmp_path, Host(SYLVION.start(seed=5, seats=2, **SILENT)), lines)
    second = Sitting(tmp_path, resume(first.kept), [])
    assert "Hand of" not in second.text
    assert CURTAIN in second.text


def test_open_hands_are_shown_to_both(tmp_path: Path) -> None:
    sitting = sit(tmp_path, seats=2)
    assert re.search(r"Hand of A 6: [A-Z2]", sitting.text)
    assert re.search(r"Hand of B 6: [A-Z2]", sitting.text)
