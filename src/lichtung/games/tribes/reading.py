"""Reading a component set: files, rows, values and the grammar of effects. Whatever is damaged is named exactly."""

from __future__ import annotations

import csv
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, final

from lichtung.games.tribes.tables import CLEAR, FIELD_NUMBERS, PART_LIMIT, WM, C, F, M, P, T, W, X
from lichtung.kernel.errors import InvalidData

PART: Final = re.compile(r"^(?:(WM|W|M|P)([1-9][0-9]?|X)|(F)([1-9][0-9]?|8-X)|(C1|T1|CLEAR))$")
KINDS: Final = {"W": W, "M": M, "P": P, "WM": WM, "F": F, "C1": C, "T1": T, "CLEAR": CLEAR}
LETTERS: Final = {kind: letters for letters, kind in KINDS.items()}
AMOUNT_LIMIT: Final = 40
IDENTIFIER: Final = re.compile(r"^[A-Za-z][A-Za-z0-9_-]*$")
PROVENANCES: Final = ("printed", "inferred", "own")


@final
class Value:
    """One value of a data file: it knows where it stands, so that it can say what is wrong with it."""

    def __init__(self, file: str, row: str, name: str, raw: Any) -> None:
        self.file: str = file
        self.row: str = row
        self.name: str = name
        self.raw: Any = raw

    def refuse(self, reason: str) -> InvalidData:
        """The error that names this value."""
        return InvalidData(self.file, self.row, f"{self.name}: {reason}" if self.name else reason)

    def number(self, low: int, high: int) -> int:
        """A number between two bounds, written in digits."""
        raw = self.raw
        if isinstance(raw, str) and raw.isascii() and raw.isdecimal():
            raw = int(raw)
        if isinstance(raw, bool) or not isinstance(raw, int) or not low <= raw <= high:
            raise self.refuse(f"expected a number from {low} to {high}, got {self.raw!r}")
        return raw

    def one_of(self, choices: Any) -> str:
        """One of several texts."""
        if not isinstance(self.raw, str) or self.raw not in choices:
            raise self.refuse(f"expected one of {', '.join(choices)}, got {self.raw!r}")
        return self.raw

    def identifier(self, pattern: re.Pattern[str] = IDENTIFIER) -> str:
        """A short code that can stand in words and positions."""
        if not isinstance(self.raw, str) or pattern.match(self.raw) is None:
            raise self.refuse(f"expected letters and digits, got {self.raw!r}")
        return self.raw

    def fields(self) -> int:
        """A list of different fields, as bits."""
        names = self.raw.split() if isinstance(self.raw, str) else self.raw
        if not isinstance(names, list):
            raise self.refuse(f"expected a list of fields, got {self.raw!r}")
        bits = 0
        for name in names:
            bit = 1 << FIELD_NUMBERS.get(name, 0) if isinstance(name, str) else 1
            if bit == 1 or bits & bit:
                raise self.refuse(f"expected different fields from 1.1 to 3.4, got {name!r}")
            bits |= bit
        return bits

    def part(self, text: str, kinds: str, with_x: bool) -> int:
        """The code of one part of an effect."""
        match = PART.match(text)
        if match is None:
            raise self.refuse(f"{text!r} is no part of an effect")
        letters, amount = match.group(1) or match.group(3) or match.group(5), match.group(2) or match.group(4) or "1"
        if letters not in kinds.split():
            raise self.refuse(f"{text!r} cannot stand here; expected parts of {kinds}")
        if amount in ("X", "8-X"):
            if not with_x:
                raise self.refuse(f"{text!r}: X is known only with the requirement SUMX")
            return KINDS[letters] * 64 + X
        if int(amount) > AMOUNT_LIMIT:
            raise self.refuse(f"{text!r}: expected an amount of at most {AMOUNT_LIMIT}")
        return KINDS[letters] * 64 + int(amount)

    def effect(self, kinds: str, with_x: bool = False) -> tuple[bool, list[int]]:
        """An effect: whether it is a choice (a|b), and the codes of its parts."""
        if not isinstance(self.raw, str):
            raise self.refuse(f"expected an effect, got {self.raw!r}")
        is_choice = "|" in self.raw
        if is_choice and "+" in self.raw:
            raise self.refuse(f"{self.raw!r} mixes + and |")
        texts = self.raw.split("|" if is_choice else "+")
        if len(texts) > PART_LIMIT:
            raise self.refuse(f"{self.raw!r} has more than {PART_LIMIT} parts")
        return is_choice, [self.part(text, kinds, with_x) for text in texts]

    # -- inside JSON ---------------------------------------------------------------------------------------------------

    def key(self, name: str) -> Value:
        """A member of an object."""
        if not isinstance(self.raw, dict) or name not in self.raw:
            raise self.refuse(f"{name!r} is missing")
        return Value(self.file, f"{self.row}.{name}" if self.row else name, "", self.raw[name])

    def items(self) -> list[Value]:
        """The members of a list."""
        if not isinstance(self.raw, list):
            raise self.refuse(f"expected a list, got {self.raw!r}")
        return [Value(self.file, f"{self.row}[{i}]", "", raw) for i, raw in enumerate(self.raw)]

    def names(self, low: int, high: int) -> list[str]:
        """A list of different short texts."""
        texts = [item.identifier() for item in self.items()]
        if not low <= len(texts) <= high or len(set(texts)) != len(texts):
            raise self.refuse(f"expected {low} to {high} different names, got {texts!r}")
        return texts

    def points(self, high: int) -> dict[int, int]:
        """A table from a count to points."""
        if not isinstance(self.raw, dict):
            raise self.refuse(f"expected an object, got {self.raw!r}")
        entries: dict[int, int] = {}
        for count in self.raw:
            number = Value(self.file, self.row, "", count).number(0, high)
            entries[number] = self.key(count).number(0, 1000)
        return entries


@final
class Row:
    """One row of a CSV file."""

    def __init__(self, file: str, label: str, cells: dict[str, str]) -> None:
        self.file: str = file
        self.label: str = label
        self.cells: dict[str, str] = cells

    def value(self, column: str) -> Value:
        """What stands in a column."""
        return Value(self.file, self.label, column, self.cells[column])

    def refuse(self, reason: str) -> InvalidData:
        """The error that names this row."""
        return InvalidData(self.file, self.label, reason)


@final
class Folder:
    """A folder with the files of a component set; None is the set that comes with the game."""

    def __init__(self, path: str | None) -> None:
        self.path: str | None = path

    def text(self, name: str) -> str:
        """The text of a file."""
        try:
            if self.path is None:
                return (files("lichtung.games.tribes") / "data" / name).read_text(encoding="utf-8")
            return Path(self.path, name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise InvalidData(name, "", f"cannot be read from {self.path or 'the package'}: {error}") from error

    def rows(self, name: str, columns: tuple[str, ...]) -> list[Row]:
        """The rows of a CSV file that has at least these columns; the first one identifies a row."""
        reader = csv.DictReader(self.text(name).splitlines(), strict=True)
        items: list[Row] = []
        seen: set[str] = set()
        try:
            missing = [column for column in columns if column not in (reader.fieldnames or [])]
            if missing:
                raise InvalidData(name, "line 1", f"columns are missing: {', '.join(missing)}")
            for cells in reader:
                label = f"line {reader.line_num} ({cells[columns[0]]})"
                if None in cells or None in cells.values():
                    raise InvalidData(name, label, f"expected {len(reader.fieldnames or [])} cells")
                row = Row(name, label, cells)
                if cells[columns[0]].lower() in seen:
                    raise row.refuse(f"{columns[0]}: {cells[columns[0]]!r} occurs twice")
                if "provenance" in cells:
                    row.value("provenance").one_of(PROVENANCES)
                seen.add(cells[columns[0]].lower())
                items.append(row)
        except csv.Error as error:
            raise InvalidData(name, f"line {reader.line_num}", str(error)) from error
        return items

    def json(self, name: str) -> Value:
        """The content of a JSON file."""
        try:
            return Value(name, "", "", json.loads(self.text(name)))
        except ValueError as error:
            raise InvalidData(name, f"line {getattr(error, 'lineno', 1)}", str(error)) from error


def part_text(code: int) -> str:
    """A part as it stands on a card."""
    kind, amount = code // 64, code % 64
    letters = LETTERS[kind]
    if kind in (C, T, CLEAR):
        return letters
    if amount == X:
        return "F8-X" if kind == F else letters + "X"
    return letters + str(amount)
