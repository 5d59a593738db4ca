"""Records: a game as a text that can be read, checked and replayed. The grammar is in docs/notation.md.

The results of chance stand in braces behind the move that caused them. Replaying compares every one of them, so a record
of changed rules fails with a line number instead of drifting away.
"""

from __future__ import annotations

import json
import re
from os import PathLike
from typing import TYPE_CHECKING, Any, Final

from lichtung.kernel import catalogue, codec
from lichtung.kernel.errors import InvalidRecord, LichtungError, NoRecord
from lichtung.kernel.events import fold
from lichtung.kernel.frames import A_MASK, A_SHIFT, B_SHIFT

if TYPE_CHECKING:
    from lichtung.kernel.game import Log
    from lichtung.kernel.state import Move, State

FORMAT: Final = "1"
HEADER: Final = re.compile(r"^\[(\w+) (.*)\]$")
MOVE: Final = re.compile(r"^(\w+)(?:@(\d+))?=(\S+)$")
WIDTH: Final = 120


def write(s: State) -> str:
    """The complete record of a state."""
    history = s.history
    if history is None:
        raise NoRecord("this state has no record: it was resampled, or started with fast=True")
    lines = headers(s)
    if history.origin is None and not history.scripted and s.fate is not None:
        lines.append(f"[seed {s.fate.seed}]")
    if history.origin is not None:
        lines.append(f"[position {json.dumps(history.origin)}]")
    lines += [f"[result {result_text(s)}]", ""]
    tokens = ["0", *braces(history.opening)]
    key: tuple[int, int] = (-1, -1)
    for move in history.moves:
        if (move.round, move.turn) != key:
            lines += wrapped(tokens)
            key = (move.round, move.turn)
            tokens = [f"{move.round}/{move.turn}"]
        tokens += [move_text(move), *braces(move.chances)]
    return "\n".join([*lines, *wrapped(tokens)]) + "\n"


def headers(s: State) -> list[str]:
    """The lines every record begins with."""
    game = s.terms.game
    lines = [f"[lichtung {FORMAT}]", f"[game {game.name}]", f"[version {game.version}]"]
    if game.data_hash:
        lines.append(f"[data {game.data_hash}]")
    return [*lines, f"[seats {s.terms.seats}]", f"[settings {json.dumps(s.terms.settings)}]"]


def result_text(s: State) -> str:
    """`won reason`, `lost reason`, `reason` and winners, or `*` while the game runs."""
    result = s.result
    if result is None:
        return "*"
    if result.won is None:
        return f"{result.reason} {'&'.join([f'seat{seat}' for seat in result.winners])}"
    return f"{'won' if result.won else 'lost'} {result.reason}"


def move_text(move: Move) -> str:
    """`choice=word`; the seat is named where it is not the one whose turn it is."""
    who = "" if move.seat == move.turn else f"@{move.seat}"
    return f"{move.choice}{who}={move.word}"


def braces(chances: list[str]) -> list[str]:
    """Results of chance as they stand in a record."""
    return ["{" + result + "}" for result in chances]


def wrapped(tokens: list[str]) -> list[str]:
    """Tokens as lines of readable width; lines that go on are indented."""
    lines = [tokens[0]]
    for token in tokens[1:]:
        if len(lines[-1]) + 1 + len(token) > WIDTH and len(lines[-1]) > 2:
            lines.append(" " + token)
        else:
            lines[-1] += " " + token
    return lines


# -- what one seat knew ------------------------------------------------------------------------------------------------


def write_seen(s: State, seat: int) -> str:
    """A record without what the seat did not know: its moves and the others' open ones, and its view after each."""
    lines = headers(s)
    lines += [f"[seat {seat}]", f"[result {result_text(s)}]", ""]
    history = s.history
    if history is None:
        raise NoRecord("this state has no record: it was resampled, or started with fast=True")
    log = s.terms.game.log(s, seat)
    again = begin(s)
    again.listen(seat)
    view = again.view(seat)
    seen = log.view(view)
    lines.append(f"0 % {json.dumps(seen)}")
    told: list[str] = []
    for move in [*history.moves, None]:
        if move is None or not is_hidden(again, seat, move.word):
            events = again.heard(seat)
            view = fold(view, events)
            before, seen = seen, log.view(view)
            changes = {key: value for key, value in seen.items() if before.get(key) != value}
            told += told_tokens(events, log)
            if len(told) > 1 or changes:
                lines.append(" ".join([*told, "%", json.dumps(changes)]))
            if move is None:
                break
            told = [f"{move.round}/{move.turn}"]
        again.play(move.word)
    return "\n".join(lines) + "\n"


def is_hidden(s: State, seat: int, word: str) -> bool:
    """Whether the seat must not learn that the open question was there at all: another seat answers it in private."""
    asked = s.choice
    if asked is None or asked.seat == seat:
        return False
    top = s.stack[s.depth - 1]
    option = s.options[s.words().index(word)]
    return s.open_choice().private(s, (top >> A_SHIFT) & A_MASK, top >> B_SHIFT, option)


def told_tokens(events: list[dict[str, Any]], log: Log) -> list[str]:
    """What a seat was told: answers, and in braces the cards that went to hands."""
    told = [f"{e['choice']}@{e['seat']}={log.text(e['word'])}" for e in events if e["event"] == "chosen"]
    dealt = ["+" + log.text(e["card"]) for e in events if e["event"] == "moved" and e["to"][0] == "hands"]
    return [*told, "{" + " ".join(dealt) + "}"] if dealt else told


def begin(s: State) -> State:
    """The state a record begins with, about to meet the same chance again."""
    history = s.history
    assert history is not None
    if history.origin is not None:
        return s.terms.game.load(history.origin, strict=False)
    script: list[str] = []
    if history.scripted:
        script = [*history.opening, *[result for move in history.moves for result in move.chances]]
    seed = s.fate.seed if s.fate is not None else 0
    return s.terms.game.start(seats=s.terms.seats, seed=seed, script=script, **s.terms.settings)


class Seen:
    """A replayed record of one seat: views only."""

    def __init__(self, seat: int, views: list[dict[str, Any]]) -> None:
        self.seat: int = seat
        self.views: list[dict[str, Any]] = views

    @property
    def over(self) -> bool:
        """Whether the record ends with the end of the game."""
        return self.views[-1]["result"] is not None

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The seat's view after the last replayed move."""
        if seat is not None and seat != self.seat:
            raise NoRecord(f"this record holds only what seat {self.seat} knew")
        return self.views[-1]


# -- reading -----------------------------------------------------------------------------------------------------------


class Entry:
    """One token of a record's body: a move or a result of chance, with its line."""

    def __init__(self, line: int, text: str, is_chance: bool) -> None:
        self.line: int = line
        self.text: str = text
        self.is_chance: bool = is_chance


def replay(text: str, upto: int | None = None, data: str | PathLike[str] | None = None) -> Any:
    """Replay a record, wholly or up to a number of moves, and check every result of chance in it.

    `data`: the folder of its component set, if not the usual one. Gives the state; for the record of one seat an object
    that has that seat's views.
    """
    if not isinstance(text, str):
        raise InvalidRecord(1, f"expected a text, got {type(text).__name__}")
    found, body = split(text)
    if "seat" in found:
        return replay_seen(found, text, body, upto)
    entries = without_undone(tokens(text, body))
    s = start(found, entries, data)
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
        check_result(s, found)
    return s


def split(text: str) -> tuple[dict[str, tuple[int, str]], int]:
    """The headers with their lines, and the number of the first line of the body."""
    found: dict[str, tuple[int, str]] = {}
    lines = text.splitlines()
    at = 0
    while at < len(lines) and lines[at].strip():
        match = HEADER.match(lines[at].strip())
        if match is None:
            raise InvalidRecord(at + 1, f"expected a header such as [game sylvion], got {lines[at][:60]!r}")
        found[match.group(1)] = (at + 1, match.group(2))
        at += 1
    if "lichtung" not in found:
        raise InvalidRecord(1, "expected the header [lichtung 1]: this is no record of ours")
    line, form = found["lichtung"]
    if form != FORMAT:
        raise InvalidRecord(line, f"this program reads format {FORMAT}, the record has {form!r}")
    for name in ("game", "version", "seats", "settings"):
        if name not in found:
            raise InvalidRecord(at + 1, f"the header [{name} …] is missing")
    return found, at + 1


def tokens(text: str, body: int) -> list[Entry]:
    """The moves and results of chance of a record's body."""
    entries: list[Entry] = []
    open_brace: list[str] = []
    opened = 0
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
                entries.append(Entry(number, token, False))
            elif not re.fullmatch(r"\d+(/\d+)?", token):
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


def header_json(found: dict[str, tuple[int, str]], name: str) -> Any:
    """A header that holds JSON."""
    line, text = found[name]
    try:
        return json.loads(text)
    except ValueError:
        raise InvalidRecord(line, f"[{name} …] should hold JSON, got {text[:60]!r}") from None


def start(found: dict[str, tuple[int, str]], entries: list[Entry], data: str | PathLike[str] | None = None) -> State:
    """The state a record begins with. Without a seed, chance is what the braces say."""
    line, name = found["game"]
    if name not in catalogue.games():
        raise InvalidRecord(line, f"expected one of {', '.join(catalogue.games())}, got {name!r}")
    game = catalogue.game(name, data)
    line, version = found["version"]
    if version != str(game.version):
        raise InvalidRecord(line, f"this program has version {game.version} of {name}, the record is of {version}")
    if game.data_hash and found.get("data", (1, ""))[1] != game.data_hash:
        raise InvalidRecord(found.get("data", (1, ""))[0], f"expected the component set {game.data_hash}")
    script = [] if "seed" in found else [entry.text for entry in entries if entry.is_chance]
    settings = header_json(found, "settings")
    try:
        if "position" in found:
            line = found["position"][0]
            position = header_json(found, "position")
            own_chance = isinstance(position, dict) and "chance" in position
            return game.load(position, strict=False, script=[] if own_chance else script)
        line, seats = found["seats"]
        line, seed = found.get("seed", (line, "0"))
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
    who = int(s.data[1]) if seat is None else int(seat)
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


def check_result(s: State, found: dict[str, tuple[int, str]]) -> None:
    """Compare the result in the header."""
    line, text = found.get("result", (1, "*"))
    if text != result_text(s):
        raise InvalidRecord(line, f"the record says {text!r}, the game says {result_text(s)!r}")


def replay_seen(found: dict[str, tuple[int, str]], text: str, body: int, upto: int | None) -> Seen:
    """Replay the record of one seat to its views."""
    line, seat = found["seat"]
    if not seat.isdecimal():
        raise InvalidRecord(line, f"expected a seat's number, got {seat!r}")
    views: list[dict[str, Any]] = []
    lines = text.splitlines()
    for number in range(body, len(lines) + 1):
        content = lines[number - 1]
        if not content.strip() or content.startswith(";"):
            continue
        _, mark, changes = content.partition(" % ")
        try:
            patch = json.loads(changes)
        except ValueError:
            patch = None
        if not mark or not isinstance(patch, dict):
            raise InvalidRecord(number, "expected moves, %, and the changes of the view as JSON")
        views.append(fold(views[-1] if views else {}, [{"event": "view", "changes": patch}]))
        if upto is not None and len(views) > upto:
            break
    if not views or any(key not in views[0] for key in (*codec.COMMON[:2], "result")):
        raise InvalidRecord(body, "the first view is missing: the record is cut off")
    return Seen(int(seat), views)
