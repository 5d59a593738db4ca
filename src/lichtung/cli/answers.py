"""What a typed line means: a number, a word, the beginning of a word, or a word of the player's own language."""

from __future__ import annotations

from lichtung.kernel import notation
from lichtung.kernel.errors import AmbiguousWord, InvalidWord, Refusal
from lichtung.kernel.state import State
from lichtung.words import Words


class Unclear(Exception):
    """A line that could mean several answers."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(", ".join(words))
        self.words = words


class Unknown(Exception):
    """A line that means no answer."""


class Refused(Exception):
    """A line that means an answer which a rule forbids now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def read_answer(s: State, words: Words, line: str) -> int:
    """Returns the option that a line means."""
    options, offered = s.options, s.words()
    if line.isdecimal():
        if 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        raise Unknown(line)
    for text in (line, line.replace(" ", ":", 1)):
        option = find_by_word(s, text)
        if option is not None:
            return option
    asked = s.choice
    assert asked is not None
    labels = [words.option(s.terms.name, asked.name, word) for word in offered]
    option = find_by_argument(s, line)
    if option is None:
        option = find_single(s, [label.lower().startswith(line.lower()) for label in labels])
    if option is None:
        option = find_single(s, [line.lower() in split_words(label) for label in labels])
    if option is None:
        raise Unknown(line)
    return option


def find_by_word(s: State, text: str) -> int | None:
    """Returns the option whose word this is or begins; a word that is not offered is refused."""
    try:
        option = notation.read(s, text)
    except InvalidWord:
        return None
    except AmbiguousWord:
        raise Unclear([word for word in s.words() if word.lower().startswith(text.lower())]) from None
    if option not in s.options:
        raise Refused(notation.refusal(s, option))
    return option


def find_by_argument(s: State, text: str) -> int | None:
    """Returns the option that points at a card or cell, by its code alone: `owl` for `play:OWL`, `r2c3` for `place:r2c3`."""
    arguments = [word.partition(":")[2].lower() for word in s.words()]
    exact = find_single(s, [argument == text.lower() for argument in arguments])
    if exact is None:
        exact = find_single(s, [bool(argument) and argument.startswith(text.lower()) for argument in arguments])
    if exact is None:
        for verb in dict.fromkeys(word.partition(":")[0] for word in s.words() if ":" in word):
            if s.terms.game.read(s, f"{verb}:{text}"):
                return find_by_word(s, f"{verb}:{text}")
    return exact


def find_single(s: State, fits: list[bool]) -> int | None:
    """Returns the only option that fits, None when none does."""
    fitting = [at for at, fit in enumerate(fits) if fit]
    if len(fitting) > 1:
        raise Unclear([s.words()[at] for at in fitting])
    return s.options[fitting[0]] if fitting else None


def split_words(label: str) -> list[str]:
    """Returns the single words of a label."""
    return [part.strip(".,:;()«»“”").lower() for part in label.split()]
