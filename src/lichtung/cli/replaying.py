"""Replaying: step through a record, forwards and back, or print it all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import lichtung
from lichtung.cli.boards import board_of
from lichtung.cli.keyboard import Keyboard
from lichtung.cli.plain import clean
from lichtung.cli.screen import Screen
from lichtung.cli.telling import Teller
from lichtung.kernel import catalogue
from lichtung.kernel.errors import InvalidRecord
from lichtung.kernel.plain import Json
from lichtung.kernel.record import read
from lichtung.local.host import resume
from lichtung.table.history import tell_again
from lichtung.table.session import fade
from lichtung.words import Words, pattern

View = Json


class Film:
    """A game picture by picture: picture n shows the table after n moves."""

    def __init__(
        self, game: lichtung.Game, seats: int, views: list[View], told: Callable[[Teller, int], list[str]]
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.views: Final = views
        self.told: Final = told  # the sentences of a move


def film_of(text: str, seat: int | None) -> Film:
    """Returns the film of a record, as one seat saw it (None: as everybody could see it)."""
    head, body = read.split(text)
    if "seat" in head:
        return film_of_seat(text, seat, body)
    host = resume(text)
    if seat is not None and seat >= host.seats:
        raise InvalidRecord(head["seats"][0], f"there is no seat {seat}: this game has {host.seats}")
    memory = host.game.log(host.now, seat)
    views, told = [memory.view(host.session.first.view(seat))], []
    for state, events in tell_again(host.session, seat):
        views.append(memory.view(state.view(seat)))
        told.append([fade(memory, event) for event in events])
    return Film(host.game, host.seats, views, lambda teller, move: teller.tell(told[move]))


def film_of_seat(text: str, seat: int | None, body: int) -> Film:
    """Returns the film of a record that holds only what one seat knew."""
    seen = lichtung.replay(text)
    seen.view(seat)  # refuses another seat
    moves = [line.partition(" % ")[0] for line in text.splitlines()[body - 1 :] if line.strip() and line[0] != ";"]
    view = seen.views[0]
    return Film(catalogue.game(view["game"]), view["seats"], seen.views, lambda _, move: [clean(moves[move + 1])])


class Projector:
    """Shows a film."""

    def __init__(self, film: Film, seat: int | None, words: Words, screen: Screen) -> None:
        self.film: Final = film
        self.seat: Final = seat
        self.words: Final = words
        self.screen: Final = screen
        self.board: Final = board_of(film.game, words, screen)
        self.teller: Final = Teller(words, self.board, film.seats)
        self.last: Final = len(film.views) - 1

    def board_lines(self, at: int) -> list[str]:
        """Returns the board after so many moves."""
        return self.board.draw(self.film.views[at] | {"choice": None}, self.seat)

    def sentences(self, at: int) -> list[str]:
        """Returns what the move before this picture did."""
        return [] if at == 0 else self.film.told(self.teller, at - 1)

    def show_all(self) -> None:
        """Every move in sentences; the board at the start, before each new round and at the end."""
        self.screen.show(*self.board_lines(0))
        for at in range(1, self.last + 1):
            before, after = self.film.views[at - 1], self.film.views[at]
            self.screen.show(self.screen.paint(f"[{at}]", "dim"))
            for sentence in self.sentences(at):
                self.screen.tell(sentence, indent="  ")
            if at == self.last or before["round"] != after["round"]:
                self.screen.show("", *self.board_lines(at))

    def show(self, at: int) -> None:
        """One picture."""
        self.screen.clear()
        self.screen.show(*self.board_lines(at))
        for sentence in self.sentences(at):
            self.screen.show(*self.screen.paragraph(sentence, "  ", "› "))

    def step(self, keyboard: Keyboard) -> None:
        """Go through the film as the viewer likes."""
        at = 0
        self.show(at)
        while True:
            line = keyboard.ask(self.words.text("cli-replay-prompt", at=at, last=self.last) + " ").lower()
            if self.means(line, "quit") and not self.means(line, "back"):  # “b” means back in every language
                return
            if line == "" and at == self.last:
                self.screen.tell(self.words.text("cli-replay-end"))
                continue
            if line == "" or self.means(line, "next"):
                at = min(self.last, at + 1)
            elif self.means(line, "back"):
                at = max(0, at - 1)
            elif line.isdecimal() and int(line) <= self.last:
                at = int(line)
            else:
                self.screen.tell(self.words.text("cli-replay-keys"))
                continue
            self.show(at)

    def means(self, line: str, command: str) -> bool:
        """Whether a line is a command, or its first letter."""
        own = self.words.text(pattern("command", command=command))
        return line in {text for word in (command, own) for text in (word, word[0])}
