"""Somebody clicks at what is no answer: whatever it is, the table says why, and what the thing is for."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung import State
from lichtung.cli.reasoning import tell_lack, tell_thing
from lichtung.local.facts import Facts, Person, seats_of_people
from lichtung.local.host import Host
from lichtung.local.line import Line
from lichtung.table.advice import Asked, explain
from lichtung.table.session import GameSession
from lichtung.table.table import Table
from lichtung.words import LANGUAGES, Words
from tests.helpers.choosers import mixed
from tests.helpers.walk import looks
from tests.table.guests import Json
from tests.table.houses import House, houses, started

CLICKS: list[Json] = json.loads(Path(__file__).with_name("wrong_clicks.json").read_text("utf-8"))
KEYS = ("game", "choice", "target", "at", "picked")
each_click = pytest.mark.parametrize("click", CLICKS, ids=lambda c: f"{c['game']} {c['choice']} {c['target']}{c['at']}")


def position_of(click: Json) -> State:
    """The game as it stood when somebody clicked: a deal, and so many answers by chance."""
    s = lichtung.game(click["game"]).start(seats=click["seats"], seed=click["deal"], **click["settings"])
    dice = random.Random(click["deal"])
    for _ in range(click["moves"]):
        s.choose(dice.choice(s.options))
    return s


def asked_table(s: State, click: Json) -> Json:
    """What a table answers to a click of the first seat."""
    host = Host(s)
    line = host.connect(0)
    line.fetch()
    at, target = click["at"] or None, click["target"] or None
    host.receive(line, {"type": "why", "re": 1, "seat": 0, "target": target, "at": at, "picked": click["picked"]})
    answer: Json = next(message for message in line.fetch() if message.get("re") == 1)
    return answer


def test_there_are_fifteen_clicks_for_each_game_and_they_differ() -> None:
    assert {"sylvion": 15, "urbion": 15, "equinox": 15, "tribes": 15} == Counter(click["game"] for click in CLICKS)
    assert len(CLICKS) == len({tuple(str(click[key]) for key in KEYS) for click in CLICKS})


@each_click
def test_every_wrong_click_gets_its_reason(click: Json) -> None:
    s = position_of(click)
    before = s.digest()
    asked = s.choice
    assert asked is not None
    assert (asked.seat == 0, asked.name) == (click["choice"] is not None, click["choice"] or asked.name)
    assert click["target"] not in targets(s, click["picked"])
    answer = asked_table(s, click)
    refusal, thing = answer["refusal"], answer["thing"]
    assert click["rule"] == (refusal and refusal["rule"])
    assert click["lacks"] == [lack["what"] for lack in (refusal or {"lacks": []})["lacks"]]
    assert click["thing"] == thing["thing"] != ""
    assert asked.seat == answer["asked"]
    assert before == s.digest()


@each_click
def test_every_reason_is_told_in_every_language(click: Json) -> None:
    answer = asked_table(position_of(click), click)
    told = set()
    for lang in LANGUAGES:
        words = Words(lang)
        said = [tell_thing(words, click["game"], answer["thing"])]
        if answer["refusal"]:
            said += [words.rule(answer["refusal"]["rule"])]
            said += [tell_lack(words, click["game"], lack) for lack in answer["refusal"]["lacks"]]
        assert all(len(sentence) > 20 and sentence[-1] in ".!»“" for sentence in said), said
        told.add(" ".join(said))
    assert len(LANGUAGES) == len(told)


def targets(s: State, picked: list[str]) -> set[str]:
    """What can be pointed at now, after what was picked."""
    found = set()
    for option in s.options:
        pointed = [f"{kind}:{what}" for target in s.game.points_at(s, option) for kind, what in target.items()]
        if all(one in pointed for one in picked):
            found.update(pointed)
    return found


GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("sylvion", 2, {"communication": "radio_silence", "mode": "introductory"}),
    ("urbion", 2, {"communication": "silent", "expansions": ["void", "books_of_power", "hanging_gardens"]}),
    ("equinox", 3, {}),
    ("tribes", 3, {}),
]


@pytest.mark.once
@pytest.mark.parametrize(("name", "seats", "settings"), GAMES, ids=[game for game, _, _ in GAMES])
def test_a_reason_tells_nothing_that_its_seat_does_not_know(name: str, seats: int, settings: dict[str, Any]) -> None:
    """The same answer in every deal that looks alike to whoever asks, and whether or not it is their turn."""
    s = lichtung.game(name).start(seats=seats, seed=31, **settings)
    every = [f"card:{code}" for code in s.game.cards.values()]
    every += ["cell:r2c1", "cell:R1L", "cell:1.2", "seat:1", "number:2", "cell:edge", "nothing", "card:nobody"]
    for number, state in enumerate(looks(s, 31, mixed)):
        if number % 5:
            continue
        for seat in range(seats):
            ask, other = asking(state, seat), asking(state.resample(seat, number), seat)
            for target in every[number % 5 :: 5]:
                assert ask(target) == other(target)


def asking(s: State, seat: int) -> Callable[[str], Json]:
    """What a table answers a seat that asks about targets."""
    table = Table(Facts(s, seats_of_people(s.terms.seats)))
    table.set_session(GameSession(s.copy()))
    line = Line(Person(table.facts.seats[seat].person), seat)
    table.add_line(line)

    def ask(target: str) -> Json:
        line.fetch()
        explain(table, line, 1, seat, Asked(None, target, None, ()))
        return json.loads(json.dumps(line.fetch()[-1]))  # type: ignore[no-any-return]

    return ask


@houses("turn", "messages")
def test_a_thing_is_explained_wherever_a_table_stands(house: House) -> None:
    start = started("equinox", 2, 4, start_player=0)
    house.begin(start.copy(), ["ann", "ben"], 4)
    ann, ben = house.guest(0), house.guest(1)
    mine = ann.ask("why", seat=0, target="seat:1", at="hands.1")
    assert ("why", 0, "seats", "other") == (mine["type"], mine["asked"], mine["thing"]["thing"], mine["thing"]["whose"])
    theirs = ben.ask("why", seat=1, at="deck")
    assert (None, 0, "deck") == (theirs["refusal"], theirs["asked"], theirs["thing"]["thing"])
    assert "NotYours" == ben.ask("why", seat=0, at="deck")["error"]
    assert "InvalidInput" == ann.ask("why", seat=0)["error"]


def test_a_game_without_words_for_its_things_names_the_questions() -> None:
    words = Words("en")
    thing = lichtung.game("sylvion").start(seats=1, seed=1).describe(0, "card:F1", "")
    bare = {**thing, "thing": ""}
    assert "On which" not in tell_thing(words, "sylvion", thing)
    assert "which card of the deck" in tell_thing(words, "sylvion", bare)  # type: ignore[arg-type]
