"""Names, lines of chat and passwords: what they may be made of, and what is kept of them."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given, strategies

from lichtung.server.texts.rules import UnfitText, clean_chat, clean_name, clean_password, escape_controls

Clean = Callable[[str], str]
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
PERSIAN = "\u0645\u06cc\u200c\u0646\u0627"
EVERYWHERE = ["\0", "\ud800", "\udfff"]
CONTROLS = ["\n", "\r", "\t", "\x1b", "\x7f", "\x85", "\x9b", "\u2028", "\u2029"]
TURNING = ["\u202a", "\u202e", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c"]
HIDDEN = ["\u200b", "\u2060", "\ufeff", "\xad", "\u3164", "\U000e0041", "\ufffe", "\U0010ffff", "\ufdd0", "\ufff9"]
NOT_IN_NAMES = ["\u200d", "\u200c", "\u034f", "\U000e0100", "\ue000", "\U0010fffd", "\u0378"]


def refused(clean: Clean, text: str) -> bool:
    """Whether a text is refused."""
    try:
        clean(text)
    except UnfitText:
        return True
    return False


def test_a_name_is_kept_composed_with_single_spaces() -> None:
    assert "J\u00e4ger Ann B" == clean_name("  Ja\u0308ger\u00a0 Ann\u3000B ")
    assert "Ann \u2764" == clean_name("Ann \u2764\ufe0f")


@pytest.mark.parametrize("letter", EVERYWHERE + CONTROLS + TURNING + HIDDEN + NOT_IN_NAMES, ids=ascii)
def test_names_are_made_of_visible_characters_only(letter: str) -> None:
    assert [True] * 3 == [refused(clean_name, text) for text in (f"{letter}Ann", f"An{letter}n", f"Ann{letter}")]


@pytest.mark.parametrize("letter", EVERYWHERE + CONTROLS + TURNING + HIDDEN, ids=ascii)
def test_chat_has_no_character_that_steers_or_hides(letter: str) -> None:
    assert [True] * 3 == [refused(clean_chat, text) for text in (f"{letter}hello", f"hel{letter}lo", f"hello{letter}")]


@pytest.mark.parametrize("letter", EVERYWHERE, ids=ascii)
def test_passwords_have_nothing_that_cannot_be_hashed_alike_everywhere(letter: str) -> None:
    assert refused(clean_password, f"a long {letter} password")


def test_chat_keeps_joined_emoji_flags_and_scripts_that_join() -> None:
    for text in (FAMILY, ENGLAND, PERSIAN, "\u2764\ufe0f", "two  spaces", "\U0001fae8 newer than this Python"):
        assert text == clean_chat(f" {text} ")


def test_a_password_is_the_same_from_every_keyboard() -> None:
    assert clean_password("pa\u00dfw\u00f6rter mit Raum") == clean_password("pa\u00dfwo\u0308rter\u00a0mit Raum")
    assert " spaces stay " == clean_password(" spaces stay ")


def test_lengths_count_characters_after_composing() -> None:
    assert "\u00e9" * 40 == clean_name("e\u0301" * 40)
    assert "\u00e9" * 1000 == clean_chat("e\u0301" * 1000)
    assert "\u00e9" * 200 == clean_password("e\u0301" * 200)
    for clean, text in ((clean_name, "x" * 41), (clean_chat, "x" * 1001), (clean_password, "x" * 201)):
        assert refused(clean, text)
    assert refused(clean_password, "e\u0301" * 7)
    for text in ("", " ", " \u00a0\u3000 ", "\u0301", "\u200d"):
        assert (True, True) == (refused(clean_name, text), refused(clean_chat, text))


def test_long_rows_of_marks_take_no_time() -> None:
    begin = time.process_time()  # whatever else the machine does
    for clean in (clean_name, clean_chat, clean_password):
        assert refused(clean, "a" + "\u0315\u0300" * 30_000)
    assert time.process_time() - begin < 0.5


@given(strategies.text(max_size=60))
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    for clean in (clean_name, clean_chat, clean_password):
        if not refused(clean, text):
            once = clean(text)
            assert once == clean(once)
            assert unicodedata.is_normalized("NFC", once)


def test_what_steers_a_terminal_is_spelled_out() -> None:
    assert r"a\u001b[31m\u009b\u202e\ud800\udb40\udc41 ü" == escape_controls("a\x1b[31m\x9b\u202e\ud800\U000e0041 ü")
