"""The terms of one game: which game, how many seats, which settings, and the tables that follow from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lichtung.kernel.errors import InvalidSeat
from lichtung.kernel.frames import Frame
from lichtung.kernel.kinds import EVERYBODY, OWNER
from lichtung.kernel.layout import Layout
from lichtung.kernel.settings import Settings
from lichtung.kernel.vecs import vec

if TYPE_CHECKING:
    from lichtung.kernel.game import Game
    from lichtung.kernel.state import State


SLATE: Final = 256


@final
class Terms:
    """Shared by all states of one game; nothing but the template is ever set again.

    Games with the same settings share the tables (`like`): many games at once then need less memory, and are quicker.
    """

    def __init__(self, game: Game, seats: int, settings: Settings, text: str, like: Terms | None) -> None:
        self.game: Game = game
        self.name: str = game.name
        self.seats: int = seats
        self.settings: Settings = settings
        self.settings_text: str = text
        self.layout: Layout = game.layout
        self.frames: vec[Frame] = vec[Frame](game.frames)
        self.rules: vec[i64] = vec[i64](game.rules(seats, settings)) if like is None else like.rules
        self.nothing: vec[i64] = vec[i64]([])
        self.unknown: vec[i64] = vec[i64]([0] * game.layout.size)  # the masks of states that keep no knowledge
        self.slate: vec[i64] = vec[i64]([0] * SLATE)  # to write options on; a slice of it is what a choice offers
        self.template: State | None = None  # a laid-out state that playouts copy
        self.spectator: int = 1 << seats
        self.everyone: i64 = (1 << (seats + 1)) - 1
        self.kinds: vec[i64] = self.kinds_of_places() if like is None else like.kinds
        self.sees: vec[i64] = self.sight_of_places() if like is None else like.sees

    def kinds_of_places(self) -> vec[i64]:
        """What kind of place begins at an address."""
        kinds = [0] * self.layout.size
        for zone in self.layout.zones:
            for index in range(zone.places(self.seats)):
                kinds[zone.place(index)] = zone.kind
        return vec[i64](kinds)

    def sight_of_places(self) -> vec[i64]:
        """Who sees the place that begins at an address, as bits."""
        open_zones = self.game.open_zones(self.seats, self.settings)
        sees = [0] * self.layout.size
        for zone in self.layout.zones:
            for index in range(zone.places(self.seats)):
                if zone.sight == EVERYBODY or zone.key in open_zones:
                    sees[zone.place(index)] = (1 << (self.seats + 1)) - 1
                elif zone.sight == OWNER:
                    sees[zone.place(index)] = 1 << zone.owner(index)
        return vec[i64](sees)

    def bit(self, seat: int | None) -> int:
        """The viewer's bit in masks of who knows what; None is a spectator."""
        if seat is None:
            return self.spectator
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise InvalidSeat(f"expected a seat from 0 to {self.seats - 1} or None, got {seat!r}")
        return 1 << seat
