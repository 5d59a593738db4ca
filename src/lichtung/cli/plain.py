"""For terminals that cannot show every character: the nearest thing they can."""

from __future__ import annotations

import unicodedata
from importlib.resources.abc import Traversable
from typing import Final

from lichtung.words import Words

# Frames and symbols keep their width, so that the board stays straight.
SYMBOLS: Final = str.maketrans("┌┬┐├┼┤└┴┘─│▲◆≈♣♠○♛◎≋·✦•●", "+++++++++-|^#~Y*.&o=-+**")
PUNCTUATION: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "...", "→": "->"}
    | {"×": "x", "−": "-", "›": ">", "№": "No.", "\u00a0": " ", "½": ".5"}
)
LETTERS: Final = {
    **{"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"},
    **dict(zip("абвгдезийклмнопрстуфъыьэ", "abvgdeziyklmnoprstuf'y'e", strict=True)),
    **{"ё": "yo", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "yu", "я": "ya"},
}


def fold(text: str, encoding: str) -> str:
    """Returns the text, with what the encoding lacks written differently."""
    try:
        text.encode(encoding)
        return text
    except (UnicodeEncodeError, LookupError):
        return "".join(char if can_show(char, encoding) else spell(char) for char in text)


def can_show(char: str, encoding: str) -> bool:
    """Whether an encoding has a character."""
    try:
        char.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ord(char) < 128
    return True


def spell(char: str) -> str:
    """Returns a character in ASCII."""
    symbol = char.translate(SYMBOLS).translate(PUNCTUATION)
    if symbol.isascii():
        return symbol
    letters = LETTERS.get(char.lower())
    if letters is not None:
        return letters if char.islower() else letters.capitalize()
    bare = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return bare or "?"


def clean(text: str) -> str:
    """Returns a text from outside without control characters, so that it cannot play tricks on the terminal."""
    return "".join(char if char.isprintable() else "?" for char in text)


class Voice(Words):
    """Words that a terminal with this encoding can show."""

    def __init__(self, lang: str, encoding: str = "utf-8", *roots: Traversable) -> None:
        super().__init__(lang, *roots)
        self.encoding: Final = encoding

    def text(self, name: str, /, **args: object) -> str:
        return fold(super().text(name, **args), self.encoding)

    def option(self, game: str, choice: str, word: str) -> str:
        return fold(super().option(game, choice, word), self.encoding)
