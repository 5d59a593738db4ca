"""Options and their words.

An option is an int: the number of a verb, then one or two small arguments. A word is `verb`, `verb:arg` or `verb:arg,arg`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from mypy_extensions import i64

from lichtung.kernel.errors import AmbiguousWord, InvalidWord, Refusal
from lichtung.kernel.schema import Target

if TYPE_CHECKING:
    from lichtung.kernel.state import State

VERB: Final = 1 << 16  # an option is the number of its verb * VERB + its argument
SECOND: Final = 1 << 8  # argument = first + second * SECOND where a verb takes two


def verb_of(option: i64) -> i64:
    """Returns an option without its argument, as the vocabulary names its verb."""
    return option & -VERB


def argument_of(option: i64) -> i64:
    """Returns the argument of an option."""
    return option & (VERB - 1)


def make_target(kind: str, what: str | int) -> Target:
    """Returns one thing that an option points at."""
    return cast("Target", {kind: what})


@final
class Argument:
    """What stands behind a verb's colon: what it points at (card, cell, seat, number), and every text it can have."""

    def __init__(self, kind: str, texts: dict[int, str], synonyms: dict[str, int] | None = None) -> None:
        self.kind: str = kind
        self.texts: dict[int, str] = texts
        self.numbers: dict[str, int] = {text.lower(): number for number, text in texts.items()}
        for text, number in (synonyms or {}).items():
            self.numbers.setdefault(text.lower(), number)


@final
class Verb:
    """A verb of a game's vocabulary with up to two arguments."""

    def __init__(self, number: int, text: str, *arguments: Argument) -> None:
        self.number: int = number
        self.text: str = text
        self.arguments: tuple[Argument, ...] = arguments


@final
class Vocabulary:
    """The words of a game whose options mean the same in every state, declared in the order of the verbs' numbers.

    Numbers are part of stored games: new verbs are declared at the end.
    """

    def __init__(self) -> None:
        self.last: int = 0
        self.verbs: dict[int, Verb] = {}
        self.said: dict[int, str] = {}  # words that were asked for before: they are always the same
        self.pointed: dict[int, list[Target]] = {}  # and what their options point at

    def verb(self, text: str, *arguments: Argument) -> int:
        """Declare a verb; returns its option without arguments: an option is that plus its argument."""
        option = self.reserve()
        self.verbs[self.last] = Verb(self.last, text, *arguments)
        return option

    def reserve(self) -> int:
        """Keep a number for a verb whose words depend on the state: the game itself speaks and reads them."""
        self.last += 1
        return self.last * VERB

    def with_arguments(self, arguments: dict[Argument, Argument]) -> Vocabulary:
        """Returns the same verbs with some arguments exchanged for others: a data set's for those without texts."""
        vocabulary = Vocabulary()
        vocabulary.last = self.last
        for number, verb in self.verbs.items():
            filled = [arguments.get(argument, argument) for argument in verb.arguments]
            vocabulary.verbs[number] = Verb(number, verb.text, *filled)
        return vocabulary

    def parts(self, option: int) -> list[tuple[str, str]]:
        """What an option points at: pairs of kind and text."""
        verb = self.verbs[option // VERB]
        argument = option % VERB
        if not verb.arguments:
            return [("word", verb.text)]
        if len(verb.arguments) == 1:
            return [(verb.arguments[0].kind, verb.arguments[0].texts[argument])]
        first, second = verb.arguments
        return [(first.kind, first.texts[argument % SECOND]), (second.kind, second.texts[argument // SECOND])]

    def word(self, option: int) -> str:
        """The word of an option."""
        known = self.said.get(option)
        if known is not None:
            return known
        verb = self.verbs[option // VERB]
        word = verb.text
        if verb.arguments:
            word = f"{verb.text}:{','.join([text for _, text in self.parts(option)])}"
        self.said[option] = word
        return word

    def points_at(self, option: int) -> list[Target]:
        """What an option points at, JSON-able; numbers and seats as numbers. Not to be changed: others get it too."""
        known = self.pointed.get(option)
        if known is not None:
            return known
        targets: list[Target] = []
        for kind, text in self.parts(option):
            number = kind in ("number", "seat") and text.removeprefix("seat").lstrip("-").isdecimal()
            targets.append(make_target(kind, int(text.removeprefix("seat")) if number else text))
        self.pointed[option] = targets
        return targets

    def read(self, word: str) -> list[int]:
        """Every option a word can mean (the same word may belong to several choices), or none."""
        head, _, tail = word.strip().partition(":")
        texts = [part.strip().lower() for part in tail.split(",")] if tail else []
        options: list[int] = []
        for verb in self.verbs.values():
            if verb.text != head.strip().lower() or len(texts) != len(verb.arguments):
                continue
            numbers = [arg.numbers.get(text, -1) for arg, text in zip(verb.arguments, texts, strict=True)]
            if -1 not in numbers:
                low = numbers[0] if numbers else 0
                high = numbers[1] if len(numbers) > 1 else 0
                options.append(verb.number * VERB + low + high * SECOND)
        return options

    def all_options(self) -> list[int]:
        """Every option there is, in ascending order."""
        return sorted([option for number in self.verbs for option in self.options_of(number * VERB)])

    def is_bare(self, verb: int) -> bool:
        """Whether a verb is a word without arguments."""
        declared = self.verbs.get(verb // VERB)
        return declared is not None and not declared.arguments

    def options_of(self, verb: int) -> list[int]:
        """Every option of a verb; none where only a state can say them."""
        declared = self.verbs.get(verb // VERB)
        if declared is None:
            return []
        lows = sorted(declared.arguments[0].texts) if declared.arguments else [0]
        highs = sorted(declared.arguments[1].texts) if len(declared.arguments) > 1 else [0]
        return [verb + low + high * SECOND for low in lows for high in highs]


def read(s: State, word: Any) -> int:
    """The option a word means now: an offered one if possible, else one the game knows, else the unique beginning."""
    if not isinstance(word, str) or not word.strip():
        raise InvalidWord(f"expected a word such as {s.words()[0]!r}, got {word!r}" if s.options else f"got {word!r}")
    game = s.terms.game
    exact = word.strip()
    for offered in s.offered:
        if game.word(s, int(offered)) == exact:
            return int(offered)
    options, words = s.options, s.words()
    meant = game.read(s, exact)
    for option in meant:
        if option in options:
            return int(option)
    if meant:
        return int(meant[0])
    begun = [i for i, full in enumerate(words) if full.lower().startswith(exact.lower())]
    if len(begun) == 1:
        return options[begun[0]]
    if begun:
        raise AmbiguousWord(f"{exact!r} could be {', '.join([words[i] for i in begun])}")
    raise InvalidWord(f"{exact!r} is not a word of this game; offered now: {', '.join(words)}")


def why_not(s: State, word: Any) -> Refusal | None:
    """Which rule forbids a word now, None when it is offered."""
    if s.choice is None:
        return Refusal(s.terms.game.over_rule, word, "")
    option = read(s, word)
    return None if option in s.options else refusal(s, option)


def refusal(s: State, option: Any) -> Refusal:
    """Why an option is not offered; an int that is no option of the game is an invalid word."""
    game = s.terms.game
    try:
        word = game.word(s, option)
    except (KeyError, IndexError, TypeError, ValueError):
        raise InvalidWord(f"{option!r} is no option of this game; offered now: {list(s.options)}") from None
    return Refusal(s.rule_against(option), word, s.open_choice().name, tuple(s.lacking_for(option)))
