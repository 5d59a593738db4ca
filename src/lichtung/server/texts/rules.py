"""Texts that people write: names, lines of chat, passwords. They are cleaned once, where they come in.

A text is normalised (NFC) first, so that what looks the same is the same, and then checked and counted. What cannot be
stored, steers a terminal or turns the direction of the line is refused everywhere. A name has no invisible characters at
all, since other people are told apart by theirs; chat may join and vary characters as emoji and many scripts do.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

MAX_NAME: Final = 40
MAX_CHAT: Final = 1000
MIN_PASSWORD, MAX_PASSWORD = 8, 200
MAX_SPREAD: Final = (
    4  # times its greatest length a text may have before it is normalised; normalising more would take long
)

BIDI: Final = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # turn the direction of what follows
CONTROL: Final = "\x00-\x1f\x7f-\x9f\u2028\u2029"
HALF: Final = "\ud800-\udfff"  # halves of surrogate pairs
NONCHARACTERS: Final = "\ufdd0-\ufdef" + "".join(
    chr(plane << 16 | end) for plane in range(17) for end in (0xFFFE, 0xFFFF)
)
UNSEEN: Final = (
    "\xad\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb"
)
TAGS: Final = "\U000e0000-\U000e00ff\U000e01f0-\U000e0fff"
JOINERS: Final = (
    "\u034f\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef"  # join or vary what they follow
)

NEVER_IN_CHAT: Final = re.compile(f"[{CONTROL}{HALF}{BIDI}{NONCHARACTERS}{UNSEEN}{TAGS}]")
NEVER_IN_NAMES: Final = re.compile(f"[{CONTROL}{HALF}{BIDI}{NONCHARACTERS}{UNSEEN}{TAGS}{JOINERS}]")
NEVER_IN_PASSWORDS: Final = re.compile(f"[\0{HALF}]")
NEVER_SHOWN: Final = re.compile(f"[{CONTROL}{HALF}{BIDI}{UNSEEN}{TAGS}]")
FLAG: Final = re.compile(
    "\U0001f3f4[\U000e0030-\U000e007a]{1,8}\U000e007f"
)  # of a part of a country: spelled with tags
EMOJI_STYLE: Final = re.compile("[\ufe0e\ufe0f]")  # what keyboards add to an emoji; it says only how to draw it
UNNAMED: Final = ("Cn", "Co", "Cf")  # not assigned, private, formatting


class UnfitText(ValueError):
    """A text has a character or a length that it must not have."""


def clean_name(text: str) -> str:
    """A name as it is kept: one line of visible characters with single spaces."""
    text = normalise(EMOJI_STYLE.sub("", text), MAX_NAME)
    check(text, NEVER_IN_NAMES, "a name")
    for letter in text:
        if unicodedata.category(letter) in UNNAMED:
            raise UnfitText(f"a name cannot have the character {code_point(letter)}")
    text = " ".join(text.split())
    check_length(text, 1, MAX_NAME)
    check_visible(text)
    return text


def clean_chat(text: str) -> str:
    """A line of chat as it is kept."""
    text = normalise(text, MAX_CHAT)
    check(FLAG.sub("", text), NEVER_IN_CHAT, "a line of chat")
    text = text.strip()
    check_length(text, 1, MAX_CHAT)
    check_visible(text)
    return text


def clean_password(text: str) -> str:
    """A password as it is compared: every keyboard writes the same letters in the same way."""
    text = normalise(text, MAX_PASSWORD)
    check(text, NEVER_IN_PASSWORDS, "a password")
    text = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in text)
    check_length(text, MIN_PASSWORD, MAX_PASSWORD)
    return text


def escape_controls(text: str) -> str:
    r"""A text that can be shown in a terminal: what is invisible or steers it is written as \uXXXX."""
    return NEVER_SHOWN.sub(lambda match: escape_letter(match[0]), text)


def escape_letter(letter: str) -> str:
    r"""A character in the way JSON writes it: \uXXXX, or two of these."""
    half = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{half[at : at + 2].hex()}" for at in range(0, len(half), 2))


def normalise(text: str, most: int) -> str:
    """A text in the form that everybody's keyboard could have written."""
    check_length(text, 1, MAX_SPREAD * most, most)
    return unicodedata.normalize("NFC", text)


def check(text: str, never: re.Pattern[str], kind: str) -> None:
    """Refuse a text with a character that it must not have."""
    match = never.search(text)
    if match is not None:
        raise UnfitText(f"{kind} cannot have the character {code_point(match[0])}")


def check_length(text: str, least: int, most: int, told: int = 0) -> None:
    """Refuse a text that is too short or too long."""
    if not least <= len(text) <= most:
        raise UnfitText(f"expected {least} to {told or most} characters, got {len(text)}")


def check_visible(text: str) -> None:
    """Refuse a text that begins with what belongs to the letter before it: alone it shows nothing."""
    if unicodedata.category(text[0])[0] == "M" or text[0] in "\u200c\u200d":
        raise UnfitText(f"a text cannot begin with the character {code_point(text[0])}")


def code_point(letter: str) -> str:
    """How a character is spoken of that had better not be shown."""
    return f"U+{ord(letter):04X}"
