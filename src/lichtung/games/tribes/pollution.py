"""Pollution: taking tokens off, one by one or a whole field."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.tribes import frames, words
from lichtung.games.tribes.layout import POLLUTION, SEAT, WATER
from lichtung.games.tribes.leaders import per_pollution
from lichtung.games.tribes.state import offer_fields, polluted
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

MOST: Final = 255  # no effect removes more


def polluted_fields(s: State, verb: i64, declinable: bool) -> vec[i64]:
    """An option for every field of the active player with pollution, and perhaps one to decline."""
    offered = offer_fields(s, polluted(s, s.data[TURN]), verb, 0)
    if declinable and offered > 0:
        s.slate[offered] = words.DECLINE
        offered += 1
    return s.slate[:offered]


def take_off(s: State, field: i64, tokens: i64) -> None:
    """TRB-POLL-3, TRB-LEADER-15. Tokens leave the terrain for good; each may be worth water at once."""
    seat = s.data[TURN]
    address = POLLUTION + seat * SEAT + field
    s.put(address, s.data[address] - tokens)
    worth = per_pollution(s)
    if worth > 0:
        s.put(WATER + seat, s.data[WATER + seat] + worth * tokens)


@final
class RemovePollution(Choice):
    """TRB-POLL-1, 2. n times a token off some field; if none is left, the rest is lost."""

    def about(self, s: State, tokens: i64, declinable: i64) -> About:
        return {"left": int(tokens)}

    def options(self, s: State, tokens: i64, declinable: i64) -> vec[i64]:
        return polluted_fields(s, words.REMOVE, declinable != 0)

    def answer(self, s: State, tokens: i64, declinable: i64, option: i64) -> None:
        if option == words.DECLINE:
            return
        take_off(s, option - words.REMOVE, 1)
        if tokens > 1:
            s.then(frame(frames.REMOVE_POLLUTION, tokens - 1, declinable))

    def why_not(self, s: State, tokens: i64, declinable: i64, option: i64) -> str:
        return "TRB-POLL-1" if verb_of(option) == words.REMOVE else "TRB-EFF-9"

    def example(self, s: State, tokens: i64, declinable: i64, verb: i64) -> i64:
        return 0  # what is offered says that it has to be removed

    def fits(self, s: State, tokens: i64, declinable: i64, below: i64) -> bool:
        return 1 <= tokens <= MOST and declinable <= 1


@final
class ClearField(Choice):
    """TRB-LEADER-16. All tokens of one field, if the player wants."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return polluted_fields(s, words.CLEAR, True)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option != words.DECLINE:
            field = option - words.CLEAR
            take_off(s, field, s.data[POLLUTION + s.data[TURN] * SEAT + field])
