"""The class that speaks: names, options, rules, fallbacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtung.words import LANGUAGES, Words, pattern


def test_cards_have_names_and_marks() -> None:
    assert "Eule" == Words("de").card("sylvion", "OWL")
    assert "Elemental 2 with the Ravager mark" == Words("en").card("sylvion", "E2*")
    assert "Раскалённый элементаль 4 с фишкой Опустошителя" == Words("ru").card("sylvion", "B4@")


@pytest.mark.parametrize(
    ("choice", "word", "text"),
    [
        ("main_action", "play:OWL", "Play Owl"),
        ("main_action", "end", "End the defence"),
        ("place_cell", "place:r2c3", "Place: row 2, second from the forest"),
        ("whale_destination", "to:edge", "Move it here: the forest edge"),
        ("recruit_column", "recruit:3", "Recruit column 3"),
        ("stag_count", "heal:0", "Don’t turn an edge card"),
        ("stag_count", "heal:1", "Turn 1 edge card to healthy"),
        ("stag_count", "heal:2", "Turn 2 edge cards to healthy"),
        ("nothing", "odd:thing", "odd:thing"),
    ],
)
def test_options_are_said_in_words(choice: str, word: str, text: str) -> None:
    assert text == Words("en").option("sylvion", choice, word)


@pytest.mark.parametrize(
    ("choice", "word", "text"),
    [
        ("main", "place:M:E,R2L", "Place Earth Meta: row 2 left"),
        ("main", "pair:*E+2&O", "Special action: pay Earth Wizard +2 and Concord"),
        ("exchange_1", "swap:R2L/F+4{FS}", "Swap Fire +4 with “Flagship” (row 2 left)"),
        ("census_discard", "discard:R1L/E+2&R1R/W-2", "Discard Earth +2, Water −2"),
        ("census_discard", "discard:none", "Discard nothing"),
        ("rebuild", "swap:R1&R3", "Swap the cities: row 1 and row 3"),
        ("action", "book:prophecies", "Use the Book of Prophecies"),
        ("fill_side", "lay:R", "On the right"),
    ],
)
def test_options_with_several_cards_and_composed_codes_are_said_in_words(choice: str, word: str, text: str) -> None:
    assert text == Words("en").option("urbion", choice, word)


def test_composed_codes_have_names_and_meanings_made_of_their_parts() -> None:
    assert "Feuerzauberer −1 mit „Sanduhr 2/4“" == Words("de").card("urbion", "*F-1{HG@2}")
    assert "Город Земля/Вода" == Words("ru").card("urbion", "[EW]")
    assert "Shows only one element: Air." == Words("en").about("urbion", "[T:A]")
    assert "row 3 right" == Words("en").cell("urbion", "R3R/K-5")
    assert [True, False] == [Words("en").is_single("urbion", code) for code in ("E+2", "E+2{DC}")]


def test_rules_are_said_in_words_or_by_their_id() -> None:
    assert "Эти" not in Words("ru").rule("SYL-HEDGE-1")
    assert Words("ru").rule("SYL-HEDGE-1") != Words("de").rule("SYL-HEDGE-1")
    assert "ABC-1" == Words("ru").rule("ABC-1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_words_is_said_in_codes(lang: str) -> None:
    words = Words(lang)
    assert "OWL" == words.card("chess", "OWL")
    assert "e4" == words.cell("chess", "e4")
    assert "open table" == words.name("setting", "chess", "open_table")
    assert "" == words.about("chess", "OWL")
    assert not words.has("chess-title")
    assert "chess-title" == words.text("chess-title")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for lang, text in (("en", "chess-title = Chess\nchess-card-K = King\n"), ("de", "chess-title = Schach\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "chess-names.ftl").write_text(text, encoding="utf-8")
    words = Words("de", tmp_path)
    assert ("Schach", "King") == (words.text("chess-title"), words.card("chess", "K"))
    assert ["chess-title", "chess-card-K"] == words.ids("chess-")


def test_no_isolation_characters_are_added() -> None:
    text = Words("de").text("cli-refused", word="play:HED", rule="SYL-HEDGE-1")
    assert "„play:HED“ geht jetzt nicht." in text
    assert "\u2068" not in text


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of en, de, ru, got 'fr'"):
        Words("fr")


def test_a_file_is_read_only_when_it_is_needed() -> None:
    words = Words("en")
    words.text("cli-yes")
    assert all(name.startswith("cli-") for name in words.shelves[0].names)
    words.rule("SYL-HEDGE-1")
    assert any(name.startswith("rule-") for name in words.shelves[0].names)
    assert "rule-SYL-HEDGE-1" == pattern("rule", rule="SYL-HEDGE-1")
