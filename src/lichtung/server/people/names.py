"""Names: which of them look alike, and which ones nobody may take.

Two names that a reader cannot tell apart have one key. A key is made for comparing and never shown.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from lichtung.bots.levels import LEVELS

# Letters of other alphabets, and digits, that look like a Latin letter, small or capital; compared without regard to case.
LOOKALIKES: Final = str.maketrans(
    "авекмнорстухѕіјԁһԛԝӏүьз" + "αβεζηικμνορτυχϲϳ" + "օսոհցքԍ" + "01ıɩǀ|ɑɡ",
    "abekmhopctyxsijdhqwlyb3" + "abezhikmnoptyxcj" + "ounhgpg" + "olillla" + "g",
)
LATIN: Final = re.compile(
    r"LATIN (?:SMALL )?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?"
    r"|(?:REGIONAL INDICATOR SYMBOL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL) LETTER ([A-Z])"
)
LOOKALIKE_PAIRS: Final = (("rn", "m"), ("vv", "w"))  # two letters that look like one
INVISIBLE: Final = "\u115f\u1160\u17b4\u17b5\u3164\uffa0"  # letters that are not to be seen
DROPPED: Final = ("M", "Z", "C", "P", "Sk", "Lm")  # marks, gaps, what cannot be seen, punctuation
EAST_ASIAN: Final = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")  # these are written together

RESERVED: Final = (  # for the people who run the site, and for the program
    "admin administrator root owner moderator mod staff team support help system server host bot lichtung official "
    "nobody anonymous random dice hasty "
    "administratorin moderatorin betreiber betreiberin verwaltung leitung gastgeber gastgeberin hilfe offiziell "
    "niemand zufall würfel hastig neuling leicht mittel schwer meister "
    "админ администратор модератор модер система сервер поддержка помощь бот хост ведущий команда официальный никто "
    "случайный торопливый новичок лёгкий средний сильный мастер"
)


def account_key(name: str) -> str | None:
    """What a name is told apart by; None for one that has nothing to see."""
    return key(name) or None


def own_key(name: str) -> str:
    """What an account is told apart by that looked like an older one before that was refused."""
    return f"{key(name)}~{hashlib.sha256(name.casefold().encode(errors='replace')).hexdigest()[:12]}"


def key(name: str) -> str:
    """The same for all names that look alike."""
    letters = "".join(strip_looks(letter) for letter in plain(name))
    for pair, one in LOOKALIKE_PAIRS:
        letters = letters.replace(pair, one)
    return letters.replace("i", "l")  # a capital I looks like an l


def plain(name: str) -> Iterator[str]:
    """The letters of a name in small, without marks and whatever is between them."""
    text = unicodedata.normalize("NFKC", name).casefold()
    for letter in unicodedata.normalize("NFKD", text):
        if letter not in INVISIBLE and not unicodedata.category(letter).startswith(DROPPED):
            yield letter


def strip_looks(letter: str) -> str:
    """Returns the Latin letter that a letter looks like, or itself."""
    latin_letter = letter.translate(LOOKALIKES)
    if latin_letter != letter or letter.isascii():
        return latin_letter
    name = unicodedata.name(letter, "")
    latin = LATIN.fullmatch(name)
    if latin is not None:
        return (latin[1] or latin[2]).lower()
    base, _, more = name.partition(" WITH ")
    if not more:
        return letter
    try:
        return unicodedata.lookup(base).translate(LOOKALIKES)
    except KeyError:
        return letter


def is_reserved(name: str) -> bool:
    """Whether a name, or one that looks like it, belongs to whoever runs the site; a number behind it changes nothing."""
    return key(re.sub(r"[\d\W_]+$", "", name)) in RESERVED_KEYS or key(name) in RESERVED_KEYS


def is_mixed(name: str) -> bool:
    """Whether a word has letters of several alphabets in it."""
    words = re.split(r"[\W\d_]+", unicodedata.normalize("NFKC", name))
    return any(len({alphabet(letter) for letter in word if is_letter(letter)}) > 1 for word in words)


def is_letter(letter: str) -> bool:
    """Whether something belongs to an alphabet; what only modifies a letter does not."""
    return letter.isalpha() and unicodedata.category(letter) != "Lm"


def alphabet(letter: str) -> str:
    """The alphabet of a letter."""
    first = unicodedata.name(letter, "").partition(" ")[0]
    return "EAST ASIAN" if first.startswith(EAST_ASIAN) else first


RESERVED_KEYS: Final = frozenset(key(word) for word in (*RESERVED.split(), *LEVELS))
