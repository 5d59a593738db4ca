"""Replaying a record.

Replaying compares every result of chance, so a record of changed rules fails with a line number instead of drifting away.
"""

from __future__ import annotations

import json
import re
from os import PathLike
from typing import TYPE_CHECKING, Any, Final

from lichtung.kernel import catalogue
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.errors import InvalidRecord, LichtungError
from lichtung.kernel.record.seen import replay_seen
from lichtung.kernel.record.write import FORMAT, result_text

if TYPE_CHECKING:
    from lichtung.kernel.state import State

HEADER: Final = re.compile(r"^\[(\w+) (.*)\]$")
MOVE: Final = re.compile(r"^(\w+)(?:@(\d+))?=(\S+)$")


class Entry:
    """One token of a record's body: a move or a result of chance, with its line."""

    def __init__(self, line: int, text: str, is_chance: bool, label: str = "") -> None:
        self.line: int = line
        self.text: str = text
        self.is_chance: bool = is_chance
        self.label: str = label  # the round and seat that stand before a move, where they do


def replay(text: str, upto: int | None = None, data: str | PathLike[str] | None = None) -> Any:
    """Replay a record, wholly or up to a number of moves, and check every result of chance in it.

    `data`: the folder of its component set, if not the usual one. Gives the state; for the record of one seat an object
    that has that seat's views.
    """
    if not isinstance(text, str):
        raise InvalidRecord(1, f"expected a text, got {type(text).__name__}")
    head, body = split(text)
    if "seat" in head:
        return replay_seen(head, text, body, upto)
    entries = without_undone(tokens(text, body))
    s = start(head, entries, data)
    check_opening(s, entries)
    moves = 0
    at = 0
    while at < len(entries):
        entry = entries[at]
        at += 1
        if entry.is_chance:
            continue  # those before the first move are checked already
        if upto is not None and moves >= upto:
            return s
        chances: list[Entry] = []
        while at < len(entries) and entries[at].is_chance:
            chances.append(entries[at])
            at += 1
        step(s, entry, chances)
        moves += 1
    if upto is None:
        check_result(s, head)
    return s


def split(text: str) -> tuple[dict[str, tuple[int, str]], int]:
    """The headers with their lines, and the number of the first line of the body."""
    head: dict[str, tuple[int, str]] = {}
    lines = text.splitlines()
    at = 0
    while at < len(lines) and lines[at].strip():
        match = HEADER.match(lines[at].strip())
        if match is None:
            raise InvalidRecord(at + 1, f"expected a header such as [game NAME], got {lines[at][:60]!r}")
        head[match.group(1)] = (at + 1, match.group(2))
        at += 1
    if "lichtung" not in head:
        raise InvalidRecord(1, "expected the header [lichtung 1]: this is no record of ours")
    if head["lichtung"][1] != FORMAT:
        raise InvalidRecord(head["lichtung"][0], f"expected format {FORMAT}, got {head['lichtung'][1]!r}")
    for name in ("game", "version", "seats", "settings"):
        if name not in head:
            raise InvalidRecord(at + 1, f"the header [{name} …] is missing")
    return head, at + 1


def tokens(text: str, body: int) -> list[Entry]:
    """The moves and results of chance of a record's body."""
    entries: list[Entry] = []
    open_brace: list[str] = []
    opened = 0
    label = ""
    lines = text.splitlines()
    for number in range(body, len(lines) + 1):
        line = lines[number - 1] if number <= len(lines) else ""
        if line.startswith(";"):
            continue
        for token in line.split():
            if open_brace or token.startswith("{"):
                opened = opened if open_brace else number
                open_brace.append(token)
                if token.endswith("}"):
                    entries.append(Entry(opened, " ".join(open_brace)[1:-1], True))
                    open_brace = []
            elif "=" in token:
                entries.append(Entry(number, token, False, label))
                label = ""
            elif re.fullmatch(r"\d+/\d+", token):
                label = token
            elif not re.fullmatch(r"\d+", token):
                raise InvalidRecord(number, f"expected choice=word, {{chance}} or round/seat, got {token[:60]!r}")
    if open_brace:
        raise InvalidRecord(opened, "this brace is never closed: the record is cut off")
    return entries


def without_undone(entries: list[Entry]) -> list[Entry]:
    """The entries that still stand: `undo=n` takes the last n moves back, with their results of chance."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.is_chance or not entry.text.startswith("undo="):
            kept.append(entry)
            continue
        count = entry.text.removeprefix("undo=")
        if not count.isdecimal():
            raise InvalidRecord(entry.line, f"expected undo=number, got {entry.text!r}")
        for _ in range(int(count)):
            while kept and kept[-1].is_chance:
                kept.pop()
            if not kept:
                raise InvalidRecord(entry.line, f"{entry.text!r} takes back more moves than there are")
            kept.pop()
    return kept


def header_json(head: dict[str, tuple[int, str]], name: str) -> Any:
    """A header that holds JSON."""
    line, text = head[name]
    try:
        return json.loads(text)
    except ValueError:
        raise InvalidRecord(line, f"[{name} …] should hold JSON, got {text[:60]!r}") from None


def start(head: dict[str, tuple[int, str]], entries: list[Entry], data: str | PathLike[str] | None = None) -> State:
    """The state a record begins with. Without a seed, chance is what the braces say."""
    line, name = head["game"]
    if name not in catalogue.games():
        raise InvalidRecord(line, f"expected one of {', '.join(catalogue.games())}, got {name!r}")
    game = catalogue.game(name, data)
    line, version = head["version"]
    if version != str(game.version):
        raise InvalidRecord(line, f"this program has version {game.version} of {name}, the record is of {version}")
    if game.data_hash and head.get("data", (1, ""))[1] != game.data_hash:
        raise InvalidRecord(head.get("data", (1, ""))[0], f"expected the component set {game.data_hash}")
    script = [] if "seed" in head else [entry.text for entry in entries if entry.is_chance]
    settings = header_json(head, "settings")
    try:
        if "position" in head:
            line = head["position"][0]
            position = header_json(head, "position")
            own_chance = isinstance(position, dict) and "chance" in position
            return game.load(position, strict=False, script=[] if own_chance else script)
        line, seats = head["seats"]
        line, seed = head.get("seed", (line, "0"))
        if not seats.isdecimal() or not seed.isdecimal():
            raise InvalidRecord(line, f"expected numbers for seats and seed, got {seats!r} and {seed!r}")
        return game.start(seats=int(seats), seed=int(seed), script=script, **settings)
    except InvalidRecord:
        raise
    except (LichtungError, TypeError) as error:
        raise InvalidRecord(line, str(error)) from error


def check_opening(s: State, entries: list[Entry]) -> None:
    """Compare the results of chance before the first move."""
    opening: list[Entry] = []
    for entry in entries:
        if not entry.is_chance:
            break
        opening.append(entry)
    assert s.history is not None
    compare(s.history.opening, opening, 1)


def compare(happened: list[str], written: list[Entry], line: int) -> None:
    """Refuse a record whose results of chance are not what happened."""
    for result, entry in zip(happened, written, strict=False):
        if result != entry.text:
            raise InvalidRecord(entry.line, f"chance gave {{{result[:80]}}}, the record says {{{entry.text[:80]}}}")
    if len(happened) != len(written):
        line = written[-1].line if written else line
        raise InvalidRecord(line, f"expected {len(happened)} results of chance here, the record has {len(written)}")


def step(s: State, entry: Entry, chances: list[Entry]) -> None:
    """Play one move of a record and compare what chance gave."""
    match = MOVE.match(entry.text)
    if match is None:
        raise InvalidRecord(entry.line, f"expected choice=word, got {entry.text[:60]!r}")
    name, seat, word = match.groups()
    asked = s.choice
    if asked is None:
        raise InvalidRecord(entry.line, f"the game is over before {entry.text!r}")
    now = f"{s.data[ROUND]}/{s.data[TURN]}"
    if entry.label and entry.label != now:
        raise InvalidRecord(entry.line, f"the game is at {now}, the record says {entry.label}")
    who = int(s.data[TURN]) if seat is None else int(seat)
    if (asked.name, asked.seat) != (name, who):
        raise InvalidRecord(entry.line, f"expected {asked.name} of seat {asked.seat}, got {name} of seat {who}")
    if word not in s.words():
        raise InvalidRecord(entry.line, f"{word!r} is not offered; offered: {', '.join(s.words())}")
    assert s.history is not None
    try:
        s.play(word)
    except LichtungError as error:
        raise InvalidRecord(entry.line, str(error)) from error
    compare(s.history.moves[-1].chances, chances, entry.line)


def check_result(s: State, head: dict[str, tuple[int, str]]) -> None:
    """Compare the result in the header."""
    line, text = head.get("result", (1, "*"))
    if text != result_text(s):
        raise InvalidRecord(line, f"the record says {text!r}, the game says {result_text(s)!r}")
