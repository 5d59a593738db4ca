"""Commands at the table: help, log, rules, piles, in English and in the player's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtung.cli.commands import COMMANDS, NAMES
from lichtung.kernel.game import Log
from lichtung.kernel.schema import Event
from lichtung.table.session import fade
from lichtung.words import LANGUAGES
from tests.cli.harness import Sitting, sit, voice


def said(sitting: Sitting) -> str:
    return " ".join(sitting.text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_command_in_the_language(tmp_path: Path, lang: str) -> None:
    text = said(sit(tmp_path, voice(lang).text("cli-command-help"), lang=lang))
    for name in NAMES:
        told = voice(lang).text(f"cli-help-{name}", card="F1", rule="SYL-GEN-10")
        assert " ".join(told.split()) in text
    assert "discard:r1c0" in text
    assert set(NAMES) == set(COMMANDS)


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "help OWL"), ("en", "?owl"), ("de", "? Eule"), ("ru", "помощь сова")]
)
def test_a_card_is_explained(tmp_path: Path, lang: str, line: str) -> None:
    text = said(sit(tmp_path, line, lang=lang))
    assert " ".join(voice(lang).about("sylvion", "OWL").split()) in text


@pytest.mark.parametrize(("edition", "cost"), [("first", 0), ("second", 1)])
def test_the_elephant_costs_what_the_edition_says(tmp_path: Path, edition: str, cost: int) -> None:
    assert f"Costs {cost}: discards one elemental" in said(sit(tmp_path, "help elephant", edition=edition))


def test_several_cards_with_that_name_are_all_explained(tmp_path: Path) -> None:
    text = said(sit(tmp_path, "help tree", "help xyz"))
    assert all(f"Tree {n} (T{n}): Costs {n - 1}" in text for n in range(1, 5))
    assert "There is no card called “xyz”." in text


def test_the_log_tells_the_game_in_sentences(tmp_path: Path) -> None:
    text = said(sit(tmp_path, "log", "pass", "play:F3", "discard:T4", "discard:T2", "r2c3", "end", "log"))
    assert "Nothing has happened yet." in text
    assert "You: Don’t play a hedgehog. Moves: Elemental 3 → row 1, beside the stack; Elemental 0 → row 2" in text
    assert (
        "You play Fountain 3. You discard Tree 4, Tree 2. Placed: Fountain 3 → row 2, second from the forest." in text
    )
    assert "– Round 2 –" in text


def test_rules_are_printed_by_id_or_group(tmp_path: Path) -> None:
    text = said(sit(tmp_path, "rules SYL-HEDGE-1", "rules hedge 2", "rules DOVES", "rules", "rules nonsense"))
    assert voice("en").rule("SYL-HEDGE-1") in text
    assert voice("en").rule("SYL-HEDGE-2") in text
    assert voice("en").rule("SYL-DOVES-1") in text
    assert 2 == text.count("Groups: SYL-GEN, SYL-SETUP")


def test_piles_show_the_open_cards_and_count_the_hidden_ones(tmp_path: Path) -> None:
    text = said(sit(tmp_path, "discard:r1c0", "piles"))
    assert "Sylvan discard pile: Hedgehog" in text
    assert "Ravager discard pile: Elemental 3" in text
    assert "Defender deck: 13 × ?" in text


def test_an_empty_line_draws_the_table_anew_with_the_last_news(tmp_path: Path) -> None:
    text = sit(tmp_path, "pass", "", "").text
    assert 3 == text.count("Don’t play a hedgehog. Moves:")


def test_a_log_tells_only_what_the_game_lets_it_remember() -> None:
    class Forgetful(Log):
        def text(self, text: str) -> str:
            return text.replace("OWL", "?")

    events: list[Event] = [
        {"event": "moved", "card": "OWL", "from": ["hands", 0], "to": ["in_play"]},
        {"event": "shown", "zone": ["ravager_stack", 0], "cards": ["OWL", "F1"]},
    ]
    told: list[Event] = [
        {"event": "moved", "card": "?", "from": ["hands", 0], "to": ["in_play"]},
        {"event": "shown", "zone": ["ravager_stack", 0], "cards": ["?", "F1"]},
    ]
    assert told == fade(Forgetful(), events)
    assert events == fade(Log(), events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quit_works_in_every_language(tmp_path: Path, lang: str) -> None:
    sitting = sit(tmp_path, voice(lang).text("cli-command-quit"), "1", lang=lang)
    assert sitting.party.gone
    assert 0 == sitting.party.host.moves
