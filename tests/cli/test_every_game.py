"""Every registered game can be played in the terminal, with a board of its own or with the plain one."""

from __future__ import annotations

from pathlib import Path

import pytest

import lichtung
from lichtung.cli.boards.board import Board
from lichtung.kernel.catalogue import game, games
from lichtung.local.host import Host
from lichtung.words import LANGUAGES
from tests.cli.harness import Sitting, call, prepared
from tests.helpers.walk import at_random

each_game = pytest.mark.parametrize("name", games())


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_by_prepared_lines(tmp_path: Path, name: str, lang: str) -> None:
    s = game(name).start(seed=3)
    lines = prepared(s, at_random, 3, 30)
    sitting = Sitting(tmp_path, Host(game(name).start(seed=3)), [*lines, "", "log", "piles", "rules", "help"], lang)
    assert s.digest() == sitting.now.digest() == lichtung.replay(sitting.kept).digest()
    for trace in (f"{name}-verb", f"{name}-zone", "cli-", "log-", "{$", "{ $", "None", "False"):
        assert trace not in sitting.text


@each_game
def test_the_most_players_find_a_seat_too(tmp_path: Path, name: str) -> None:
    seats = game(name).seats[-1]
    s = game(name).start(seed=3, seats=seats)
    lines = prepared(s, at_random, 3, 12)
    sitting = Sitting(tmp_path, Host(game(name).start(seed=3, seats=seats)), lines)
    assert s.digest() == sitting.now.digest()


@each_game
def test_a_game_lists_its_settings(tmp_path: Path, name: str) -> None:
    done = call(tmp_path, "play", name, "--help")
    assert (0, "") == (done.returncode, done.stderr)
    for setting in game(name).options:
        assert "--" + setting.replace("_", "-") in done.stdout


@each_game
def test_the_plain_board_shows_every_card_of_a_view(tmp_path: Path, name: str) -> None:
    """Whatever the game: no card that the player sees is left out."""
    import io

    from lichtung.cli.screen import Screen
    from tests.cli.harness import voice

    s = game(name).start(seed=5)
    prepared(s, at_random, 5, 10)
    board = Board(game(name), voice("en"), Screen(io.StringIO(), width=200))
    view = s.view(0)
    text = "\n".join(board.draw(view, 0))
    for key in (field.key for field in game(name).layout.fields if field.parts()):
        for card in leaves(view[key]):
            assert voice("en").card(name, card) in text


def leaves(value: object) -> list[str]:
    if isinstance(value, dict):
        return [leaf for part in value.values() for leaf in leaves(part)]
    if isinstance(value, list):
        return [leaf for part in value for leaf in leaves(part)]
    return [value] if isinstance(value, str) and value not in (".", "") else []
