"""Damaged positions and records: they load, or say what is wrong; nothing else ever happens."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lichtung
from lichtung import InvalidPosition, InvalidRecord, InvalidSettings, LichtungError, State
from tests.contract.cases import FEW, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import viewers, walk

JUNK: list[Any] = [None, True, False, 0, 1, -1, 7, 255, 3.5, "", "?", ".", "x", "E3@", [], [[]], [None], {}, {"x": 1}]

cases = st.sampled_from(FEW)
lengths = st.integers(0, 40)


@cache
def texts(case: Case, moves: int) -> tuple[str, str, str]:
    """A position, a record and a seat's record of a game after some moves."""
    s = case.start(moves)
    for _ in walk(s, moves, mixed, most=moves):
        pass
    return json.dumps(s.position()), s.record(), s.record(0)


def tried(attempt: Callable[[], State]) -> State | LichtungError:
    """What an attempt gives: what was wanted, or a named error."""
    try:
        return attempt()
    except LichtungError as error:
        return error


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a value."""
    found: list[tuple[Any, ...]] = []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, part in inside:
        found += [(*path, key), *places(part, (*path, key))]
    return found


def damaged(position: dict[str, Any], where: int, how: int) -> tuple[str, dict[str, Any]]:
    """A position with one place removed, doubled or replaced by something else; and the key that was hit."""
    position = copy.deepcopy(position)
    paths = places(position)
    path = paths[where % len(paths)]
    holder: Any = position
    for key in path[:-1]:
        holder = holder[key]
    kind = how % (len(JUNK) + 2)
    if kind < len(JUNK):
        holder[path[-1]] = JUNK[kind]
    elif kind == len(JUNK) or not isinstance(holder, list):
        del holder[path[-1]]
    else:
        holder.append(holder[path[-1]])
    return str(path[0]), position


@given(case=cases, moves=lengths, where=st.integers(0, 10**6), how=st.integers(0, 10**3), strict=st.booleans())
def test_a_damaged_position_loads_or_is_refused(case: Case, moves: int, where: int, how: int, strict: bool) -> None:
    key, position = damaged(json.loads(texts(case, moves)[0]), where, how)
    s = tried(lambda: case.game.load(position, strict=strict))
    if isinstance(s, LichtungError):
        wrong_settings = isinstance(s, InvalidSettings) and key in ("settings", "seats")
        assert wrong_settings or (isinstance(s, InvalidPosition) and s.path)
        return
    assert s.over or s.choice is not None
    for viewer in viewers(s):
        json.dumps(s.view(viewer))
    assert len(s.words()) == len(s.options)


@given(case=cases, moves=lengths, first=st.integers(0, 5), last=st.integers(0, 5))
def test_a_position_that_lost_pending_frames_asks_something_or_is_refused(
    case: Case, moves: int, first: int, last: int
) -> None:
    """Also when the frames that would go on with the game are missing."""
    position = json.loads(texts(case, moves)[0])
    kept = position["pending"][first:] if first > last else position["pending"][: last + 1]
    if not kept:
        return
    s = tried(lambda: case.game.load(position | {"pending": kept}))
    if isinstance(s, LichtungError):
        assert isinstance(s, InvalidPosition)
        return
    assert s.over or (s.choice is not None and 0 <= s.choice.seat < case.seats)
    assert len(s.words()) == len(s.options)


@pytest.mark.parametrize(
    "pending", [[["HandLimit", 200]], [["MainAction"], ["WhaleDestination", 3999]], [["Draw", 0]], [["Nothing"]]]
)
def test_pending_frames_with_impossible_numbers_are_refused(pending: list[Any]) -> None:
    position = lichtung.game("sylvion").start(seed=1, mode="introductory").position()
    with pytest.raises(InvalidPosition):
        lichtung.game("sylvion").load(position | {"pending": pending})


def broken(text: str, where: int, how: int, character: str) -> str:
    """A text with a character or line changed, removed or doubled, or cut off."""
    lines = text.splitlines(keepends=True)
    at, line = where % len(text), where % len(lines)
    kind = how % 7
    if kind == 0:
        return text[:at] + character + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at + 1 :]
    if kind == 2:
        return text[:at] + character + text[at:]
    if kind == 3:
        return text[:at]
    if kind == 4:
        return "".join(lines[:line] + lines[line + 1 :])
    if kind == 5:
        return "".join([*lines[:line], lines[line], *lines[line:]])
    return "".join([*lines[:line], *lines[line + 1 :], lines[line]])


@pytest.mark.parametrize("number", [1, 2], ids=["whole", "of_a_seat"])
@given(
    case=cases,
    moves=lengths,
    where=st.integers(0, 10**6),
    how=st.integers(0, 10**3),
    character=st.characters(codec="utf-8"),
)
def test_a_damaged_record_replays_or_is_refused(
    number: int, case: Case, moves: int, where: int, how: int, character: str
) -> None:
    text = broken(texts(case, moves)[number], where, how, character)
    replayed = tried(lambda: lichtung.replay(text))
    if isinstance(replayed, LichtungError):
        assert isinstance(replayed, InvalidRecord)
        assert 1 <= replayed.line <= len(text.splitlines()) + 1
        assert str(replayed)
    else:
        assert replayed.over == (replayed.view(None)["result"] is not None)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize("case", FEW, ids=str)
def test_what_is_no_position_is_refused(case: Case, junk: Any) -> None:
    if junk == {}:
        return
    with pytest.raises(InvalidPosition):
        case.game.load(junk)


@given(case=cases, key=st.text(max_size=12), junk=st.sampled_from(JUNK))
def test_an_unknown_key_is_refused(case: Case, key: str, junk: Any) -> None:
    position = json.loads(texts(case, 3)[0])
    if key not in position and key != "data":
        with pytest.raises(InvalidPosition):
            case.game.load(position | {key: junk}, strict=False)


@given(case=cases, text=st.text(max_size=300))
def test_any_text_is_refused_as_a_record(case: Case, text: str) -> None:
    with pytest.raises(InvalidRecord):
        lichtung.replay(text)
    with pytest.raises(InvalidRecord):
        lichtung.replay(f"[lichtung 1]\n[game {case.name}]\n{text}")
