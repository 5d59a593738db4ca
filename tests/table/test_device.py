"""One table on one device: its messages, its bots, its record."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from lichtung.local.facts import Seat
from lichtung.local.host import Host, resume
from lichtung.local.incoming import DEFAULTS, MESSAGES, check_message
from lichtung.server import wire
from lichtung.table.errors import Refused
from tests.server.choosers import Chooser
from tests.table.guests import Guest
from tests.table.houses import DeviceGuest, started


def test_a_device_understands_what_a_server_understands() -> None:
    declared: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(wire.FromClient)}
    assert {*MESSAGES, "chat"} == set(declared)  # nobody talks to themselves
    for name, fields in MESSAGES.items():
        hints = get_type_hints(declared[name])
        assert {"re", *fields} == set(hints)
        for field, types in fields.items():
            assert set(types) == {python_type(kind) for kind in kinds_of(hints[field])}, field
        optional = set(declared[name].__struct_fields__[-len(declared[name].__struct_defaults__) or 99 :])
        assert optional == set(DEFAULTS.get(name, {}))


def kinds_of(hint: Any) -> tuple[Any, ...]:
    """What a value can be: each member of a union, a list whatever it holds."""
    return (list,) if get_origin(hint) is list else get_args(hint) or (hint,)


def python_type(kind: Any) -> type:
    """The type of a value that a declaration describes."""
    return kind if isinstance(kind, type) else str if isinstance(kind, str) else type(kind)


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        "play",
        {},
        {"type": "play", "re": 1, "seat": 0, "at": 1},
        {"type": "play", "re": 1, "seat": "0", "at": 1, "word": "pass"},
        {"type": "play", "re": True, "seat": 0, "at": 1, "word": "pass"},
        {"type": "undo", "re": 1, "seat": None},
        {"type": "chat", "re": 1, "text": "hello"},
        {"type": ["play"], "re": 1},
    ],
)
def test_a_message_of_another_shape_is_refused_and_changes_nothing(message: Any) -> None:
    with pytest.raises(Refused) as caught:
        check_message(message)
    assert "InvalidInput" == caught.value.error
    host = Host(started("sylvion", 1, 3))
    line = host.connect(0)
    line.fetch()
    host.receive(line, message)
    (answer,) = line.fetch()
    assert ("refused", "InvalidInput") == (answer["type"], answer["error"])
    assert 0 == host.moves


def test_bots_think_one_answer_at_a_time_when_they_are_let() -> None:
    start = started("equinox", 2, 4, start_player=1)
    host = Host(start, [Seat(0, "human", "ann"), Seat(1, "bot", level="greedy")], seed="of this table")
    guest: Guest = DeviceGuest(host, host.connect(0))
    assert 0 == host.moves
    chooser = Chooser(1)
    while not host.now.over:
        before = host.moves
        if host.think():
            assert before + 1 == host.moves
            guest.fetch()
        else:
            assert "done" == guest.play(chooser.choice(guest.words))["type"]
    assert not host.think()
    assert host.now.view(0) == guest.view
    assert "over" == guest.info["status"]


def test_the_record_is_kept_before_anybody_is_told() -> None:
    host = Host(started("sylvion", 1, 3))
    line = host.connect(0)
    line.fetch()
    kept: list[tuple[int, int]] = []
    host.keep = lambda host: kept.append((host.record().count("="), len(line.waiting)))
    before = host.record().count("=")
    host.play(host.now.words()[0])
    assert [(before + 1, 0)] == kept
    assert 0 < len(line.waiting)


def test_a_game_goes_on_from_its_record_with_what_was_taken_back_and_with_its_end() -> None:
    host = Host(started("sylvion", 1, 3, mode="introductory"))
    guest: Guest = DeviceGuest(host, host.connect(0))
    chooser = Chooser(3)
    guest.play(chooser.choice(guest.words))
    guest.ask("undo", seat=0)
    while not host.now.over:
        assert "done" == guest.play(chooser.choice(guest.words))["type"]
    again = resume(host.record())
    assert (host.now.digest(), host.record(), host.practice) == (again.now.digest(), again.record(), again.practice)
    assert "over" == again.facts.status
    other: Guest = DeviceGuest(again, again.connect(0))
    assert "done" == other.ask("undo", seat=0)["type"]
    assert ("playing", True) == (other.info["status"], other.info["practice"])
    assert not again.now.over


def test_whoever_leaves_is_told_nothing_more() -> None:
    host = Host(started("sylvion", 1, 3))
    line = host.connect(0)
    host.disconnect(line)
    line.fetch()
    host.play(host.now.words()[0])
    assert ([], {}) == (line.fetch(), host.session.watched)


def test_it_needs_none_of_the_servers_libraries() -> None:
    program = (
        "import sys\n"
        "for name in ('asyncio', 'msgspec', 'litestar', 'sqlalchemy', 'fluent', 'uvicorn', 'lichtung.server'):\n"
        "    sys.modules[name] = None\n"
        "import lichtung.local.host\n"
        "from lichtung.kernel.catalogue import game\n"
        "host = lichtung.local.host.Host(game('sylvion').start(seed=3))\n"
        "line = host.connect(0)\n"
        "host.receive(line, {'type': 'hint', 're': 1, 'seat': 0, 'depth': 'where'})\n"
        "print(line.fetch()[-1]['type'])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ("hints\n", "") == (done.stdout, done.stderr)
