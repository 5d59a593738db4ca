"""Hints at the terminal table: what the library says, in the player's words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import pytest

import lichtung
from lichtung.cli.hinting import SHOWN, percent, place
from lichtung.local.host import Host
from lichtung.table.schema import HintOption
from lichtung.words import LANGUAGES, pattern
from tests.cli.harness import SYLVION, Sitting, sit, voice
from tests.games.sylvion.table import study


def said(sitting: Sitting) -> str:
    return " ".join(sitting.text.split())


def a_hint(word: str, rank: int | None, chance: float | None) -> HintOption:
    """A hint with an interval of ten points on both sides."""
    ends = (None, None) if chance is None else (chance - 0.1, chance + 0.1)
    about = {"rank": rank, "chance": chance, "low": ends[0], "high": ends[1], "score": None}
    verdict = "unseen" if rank is None else "equal" if rank == 1 else "worse"
    hint = {"word": word, **about, "verdict": verdict, "why": None, "steps": [], "visits": 3, "line": [word]}
    return cast(HintOption, hint)


def shown(home: Path, found: list[HintOption], lang: str = "en") -> str:
    """What the terminal tells when these are the hints."""
    command = voice(lang).text("cli-command-hint")
    with patch("lichtung.local.host.hints", return_value=found):
        return said(sit(home, command, lang=lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_what_the_library_says(tmp_path: Path, lang: str) -> None:
    s = study("defend", mode="introductory", hand="T2 F4 F4 HED", forest_health=10)
    assert s.choice is not None
    text = said(Sitting(tmp_path, Host(s), [voice(lang).text("cli-command-hint")], lang))
    words = voice(lang)
    found: Any = lichtung.hints(s, 0)
    assert words.text("cli-hint-about") in text
    for hint in found[:SHOWN]:
        option = words.option("sylvion", s.choice.name, hint["word"])
        args = {key: percent(hint[key]) for key in ("chance", "low", "high") if hint[key] is not None}
        name = "cli-hint-option" if args else "cli-hint-unseen"
        verdict = words.text(pattern("verdict", verdict=hint["verdict"]))
        told = words.text(name, place=place(found, hint), option=option, verdict=verdict, **args)
        assert " ".join(told.split()) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_why_and_what_would_follow(tmp_path: Path, lang: str) -> None:
    why = {"measure": "damage", "by": -2.0, "than": "other", "other": "play:F2"}
    steps: list[dict[str, Any]] = [
        {"choice": "main_action", "word": "play:F1", "points_at": []},
        {"choice": "pay_unit", "word": "discard:F2", "points_at": []},
        {"choice": "place_cell", "word": "place:r1c1", "points_at": []},
    ]
    words = voice(lang)
    s = study("defend", mode="introductory", hand="F1 F2 F4", forest_health=10)
    with patch("lichtung.local.host.hints", return_value=[a_hint("play:F1", 1, 0.5) | {"why": why, "steps": steps}]):
        text = said(Sitting(tmp_path, Host(s), [words.text("cli-command-hint")], lang))
    reason = words.text("sylvion-why-damage", by=2, sign="less")
    than = words.text("log-than-other", reason=reason, option=words.option("sylvion", "main_action", "play:F2"))
    following = [words.option("sylvion", step["choice"], step["word"]) for step in steps[1:]]
    for line in (than, words.text("cli-hint-then", steps=" → ".join(following))):
        assert " ".join(line.split()) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equals_are_marked_and_those_that_are_not_shown_are_counted(tmp_path: Path, lang: str) -> None:
    found = [a_hint(word, 1, 0.5) for word in ("play:F1", "play:F2", "play:F3", "play:T1", "play:T2")]
    text = shown(tmp_path, found, lang)
    assert SHOWN == text.count("=1. ")
    assert "50 % (40–60 %)" in text
    assert voice(lang).text("cli-hint-equals", count=2) in text


def test_what_was_hardly_looked_at_is_never_said_to_lose(tmp_path: Path) -> None:
    text = shown(tmp_path, [a_hint("play:F1", 1, 0.5), a_hint("play:F2", None, None)])
    assert "play:F2: hardly looked at" in text
    assert " 0 %" not in text


def test_percents_are_never_none_or_all() -> None:
    assert ["<1", "1", "50", "99", ">99"] == [percent(chance) for chance in (0.001, 0.006, 0.5, 0.994, 0.999)]


def test_places_say_who_shares_them() -> None:
    found = [a_hint("a", 1, 0.5), a_hint("b", 1, 0.5), a_hint("c", 3, 0.4)]
    assert ["=1", "=1", "3"] == [place(found, hint) for hint in found]


def test_a_finished_game_needs_no_hint(tmp_path: Path) -> None:
    ended = Sitting(tmp_path, Host(study("final_assault")), ["hint"])
    assert " ".join(voice("en").text("cli-over-no-answer").split()) in said(ended)
    assert SYLVION.name == ended.now.terms.name
