"""Equinox at one keyboard: a curtain before every other player, nobody's cards shine through it, and the log forgets."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from lichtung import State
from lichtung.cli.replaying import Projector, film_of
from lichtung.cli.screen import Screen
from lichtung.kernel.catalogue import game
from lichtung.local.host import Host
from tests.cli.harness import Sitting, prepared, voice
from tests.cli.test_hot_seat import CURTAIN, parts, with_commands
from tests.games.equinox.table import after, study
from tests.helpers.walk import at_random

EQUINOX = game("equinox")
CHAMPIONS = "susi vulpa klumpi fungi noctia carmen raneri cornu"
DECK = " ".join(f"{name}_{n}" for name in ("carmen", "raneri", "cornu") for n in range(11))  # enough for some turns


def said(sitting: Sitting) -> str:
    return " ".join(sitting.text.split())


def test_in_a_whole_game_nobody_sees_another_hand(tmp_path: Path) -> None:
    s = EQUINOX.start(seed=5, seats=3)
    lines = with_commands(prepared(s, at_random, 2))
    sitting = Sitting(tmp_path, Host(EQUINOX.start(seed=5, seats=3)), lines)
    assert s.digest() == sitting.now.digest()
    seen = parts(sitting.text)
    assert len(seen) > 40
    for who, text in seen[:-1]:  # the last part shows the end, and that lays everything open
        assert {who} == set(re.findall(r"^(?:Hand|Card of the secret bet) ([A-E]): ", text, re.M))
        told = " ".join(text.split())
        for other in "ABC".replace(who, ""):
            for drawn in re.findall(rf"Player {other} draws ([^.]*)\.", told):
                assert re.fullmatch(r"a card|\d+ cards", drawn)
            for bet in re.findall(rf"Player {other} places a secret bet with ([^.]*)\.", told):
                assert "a card" == bet


def test_worlds_that_differ_only_in_hidden_cards_look_the_same(tmp_path: Path) -> None:
    worlds: list[dict[str, Any]] = [
        {"hands": ["susi_1 vulpa_2", "susi_5 klumpi_4", "fungi_2"], "secret_bets": [None, "noctia_1", None]},
        {"hands": ["susi_1 vulpa_2", "fungi_2 noctia_1", "susi_5"], "secret_bets": [None, "klumpi_4", None]},
    ]
    texts = [Sitting(tmp_path, Host(world(**given)), ["", *everything_typed()]).text for given in worlds]
    assert "Hand A: Susi 1 · Vulpa 2" in texts[0]
    assert texts[0] == texts[1]


def world(**given: Any) -> State:
    stacks = {"susi/1": "susi_2 susi_3"}
    return study("bet", champions="susi vulpa klumpi fungi noctia", stacks=stacks, deck="susi_6 vulpa_7", **given)


def everything_typed() -> list[str]:
    """Every word there is that the active player cannot play now, and every way to look around."""
    hands = {"hands": ["susi_1 vulpa_2", "susi_5", "fungi_2"]}
    words = [entry["word"] for entry in EQUINOX.actions(seats=3).values()]
    forbidden = [word for word in words if word not in world(**hands).words()]
    return [*forbidden, "log", "piles", "help", "help susi", "rules BET", "undo", ""]


def demanding(*lines: str) -> list[str]:
    """Player A uses Noctia's power against B."""
    return ["", "yes", "player:seat1", *lines]


def with_noctia() -> State:
    hands = ["vulpa_1", "susi_4 susi_8 vulpa_6", "vulpa_2"]
    return after("noctia_9", champions=CHAMPIONS, hands=hands, deck=DECK)


def test_the_giver_of_a_demanded_card_is_asked_behind_the_curtain(tmp_path: Path) -> None:
    sitting = Sitting(
        tmp_path, Host(with_noctia()), demanding("name:susi", "", "give:susi_8", "", "skip", "vulpa_6", "")
    )
    pieces = [(who, " ".join(text.split())) for who, text in parts(sitting.text)]
    assert ["A", "B", "C"] == [who for who, _ in pieces]
    assert "Noctia: which card do you give away? (Susi, for Player A)" in pieces[1][1]
    assert "Give Susi 8 away" in pieces[1][1]
    assert "Player A asks for a Susi card. Player B gives Player A a card." in pieces[2][1]
    assert "Susi 8" not in pieces[2][1]


def test_a_hand_shown_to_the_demander_is_only_counted_for_the_others(tmp_path: Path) -> None:
    host = Host(with_noctia())
    party = Sitting(tmp_path, host, demanding("name:fungi")).party
    told = {viewer: follower.batches[-1] for viewer, follower in party.followers.items()}
    heard = {viewer: " ".join(party.teller.tell(events)) for viewer, events in told.items()}
    plain = {viewer: text.replace("\u00a0", " ") for viewer, text in heard.items()}
    assert "Shown – hand of Player B: Vulpa 6, Susi 8, Susi 4." in plain[0]
    assert "Shown – hand of Player B: 3 cards." in plain[2]
    assert "Shown – hand of Player B: 3 cards." in plain[None]


# EQX-INFO-17


def covered() -> Host:
    """Player A has played Susi 4 and B has covered it with Susi 7."""
    host = Host(study("bet", champions=CHAMPIONS, hands=["susi_4 vulpa_1", "susi_7 vulpa_2"], deck=DECK))
    for word in ("skip", "play:susi_4", "skip", "play:susi_7"):
        host.play(word)
    return host


def test_while_a_game_runs_the_log_names_only_the_creature_of_a_card_out_of_sight(tmp_path: Path) -> None:
    text = said(Sitting(tmp_path, covered(), ["", "log"]))
    log = text.rpartition("help): log")[2]
    assert "Player A plays Susi." in log
    assert "Player B plays Susi 7." in log
    assert "Player A draws Carmen 0, Carmen 1," in log  # it is still in the own hand


def test_a_replay_of_a_running_game_forgets_like_the_log() -> None:
    s = covered().now
    assert not s.over
    for seat in (0, 1, None):
        out = io.StringIO()
        projector = Projector(film_of(s.record(), seat), seat, voice("en"), Screen(out))
        for at in range(projector.last + 1):
            projector.show(at)
        assert "Player A plays Susi.\n" in out.getvalue()
        assert "│? " in out.getvalue()
        assert "│4 " not in out.getvalue()


def test_at_the_end_the_log_tells_everything(tmp_path: Path) -> None:
    s = EQUINOX.start(seed=5, seats=2)
    lines = prepared(s, at_random, 2)
    text = said(Sitting(tmp_path, Host(EQUINOX.start(seed=5, seats=2)), [*lines, "log"])).rpartition(": log")[2]
    plays = re.findall(r"Player [AB] plays ([^.]*)\.", text)
    assert len(plays) > 20
    assert all(re.search(r" \d|Dryad|Forefather", card) for card in plays)


def test_a_curtain_falls_before_every_other_player(tmp_path: Path) -> None:
    for seats in EQUINOX.seats:
        lines = prepared(EQUINOX.start(seed=1, seats=seats), at_random, 1, 30)
        sitting = Sitting(tmp_path, Host(EQUINOX.start(seed=1, seats=seats)), lines, live=True)
        pieces = sitting.text.split(CURTAIN)
        assert len(pieces) > seats
        assert all(piece.endswith("\x1b[H\x1b[2J\x1b[3J") for piece in pieces[:-1])


def test_the_piles_name_spaces_creatures_and_players(tmp_path: Path) -> None:
    s = world(
        hands=["susi_1", "", "fungi_2"],
        secret_bets=[None, "noctia_1", None],
        stones={"susi/1": 2},
        champion_cards={"vulpa": [0]},
    )
    text = said(Sitting(tmp_path, Host(s), ["", "piles"])).rpartition(": piles")[2]
    assert "Susi, row 1: ?, Susi 3" in text
    assert "Stones on the spaces: Susi, row 1: C" in text
    assert "Stones on champion cards: Vulpa: A" in text
    assert "Card of the secret bet: B ?" in text
    assert "Unrevealed secret bet: B yes" in text
