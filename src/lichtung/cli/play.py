"""Playing: show the table, ask, answer, until the game is over or the players leave."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from lichtung import Game
from lichtung.cli import answers, commands
from lichtung.cli.boards import board_of
from lichtung.cli.keyboard import Keyboard
from lichtung.cli.plain import clean
from lichtung.cli.saves import Keeper, undisturbed
from lichtung.cli.screen import Screen, flowed, padded, width_of
from lichtung.cli.table import Table
from lichtung.cli.telling import Teller
from lichtung.words import Words, pattern

MOST_LINES: Final = 7  # a longer list of options does without their words


class Party:
    """People at a table: what they see, what they type, and where their game is kept."""

    def __init__(self, table: Table, words: Words, screen: Screen, keyboard: Keyboard, keeper: Keeper) -> None:
        self.table: Final = table
        self.words: Final = words
        self.screen: Final = screen
        self.keyboard: Final = keyboard
        self.keeper: Final = keeper
        self.board: Final = board_of(table.game, words, screen)
        self.teller: Final = Teller(words, self.board, table.seats)
        self.seat: int | None = None  # who sits at the keyboard
        self.start: Final = max(0, table.moves - 1)  # of a game that goes on, the last move is told again
        self.seen: Final[dict[int | None, int]] = {}  # how many moves had been made when each of them answered last
        self.notes: Final = remarks(table.game, words)  # what else is to be said beside the board
        self.stale: bool = True  # the board on the screen is out of date
        self.gone: bool = False  # the players have left

    # -- the course of a game ------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Ask until the game is over or the players leave."""
        self.keep()
        while not self.gone:
            self.change_seats()
            if self.stale:
                self.show_table()
            line = self.keyboard.ask(self.prompt())
            if not line:
                self.stale = True
                self.gone = self.table.now.over
            elif not commands.obeyed(self, line):
                self.answer(line)

    def answer(self, line: str) -> None:
        """Take a line as the answer to the open question."""
        now = self.table.now
        if now.over:
            self.say("cli-over-no-answer")
            return
        try:
            option = answers.understood(now, self.words, line)
        except answers.Refused as refused:
            rule = refused.refusal.rule
            self.say("cli-refused", word=refused.refusal.word, rule=rule or "none", look="bad")
            if rule:
                self.screen.tell(self.words.rule(rule), indent="  ")
        except answers.Unclear as unclear:
            self.say("cli-unclear", line=clean(line), words=", ".join(unclear.words))
        except answers.Unknown:
            self.say("cli-unknown", line=clean(line), count=len(now.options))
        else:
            self.seen[self.viewer] = self.table.moves
            self.notes.clear()
            with undisturbed():
                self.table.choose(option)
                self.keep()
            self.stale = True

    def keep(self) -> None:
        """Save the game; say so once when that is not possible."""
        silent = bool(self.keeper.problem)
        if not self.keeper.keep(self.table.record()) and not silent:
            self.say("cli-not-kept", place=str(self.keeper.directory), reason=self.keeper.problem, look="bad")

    def change_seats(self) -> None:
        """Let the next player sit down; where hands are secret, behind a curtain."""
        asked = self.table.now.choice
        seat = self.seat if asked is None else asked.seat
        if seat == self.seat:
            return
        if self.table.secret:
            self.screen.draw_curtain()
            self.say("cli-curtain", who=self.teller.seat(seat or 0), look="bold")
            self.keyboard.ask(self.words.text("cli-curtain-prompt"))
        self.seat = seat
        self.stale = True

    # -- showing -------------------------------------------------------------------------------------------------------

    def say(self, name: str, /, look: str = "", **args: object) -> None:
        """Print a message."""
        self.screen.tell(self.words.text(name, **args), look)

    @property
    def viewer(self) -> int | None:
        """Whose memory counts: the player's own where hands are secret, else that of all together."""
        return self.seat if self.table.secret else None

    def show_table(self) -> None:
        """The board, what happened since the last time, and the question."""
        now = self.table.now
        board = self.board.draw(now.view(self.seat), self.seat)
        if self.table.practice:
            board[0] += " · " + self.screen.paint(self.words.text("cli-practice"), "soon")
        below = self.ending() if now.over else self.question()
        room = self.screen.height - len(board) - len(below) - 1
        news = self.news(room)
        airy = not self.screen.live or room - len(news) >= 2
        gap = [""] if airy else []
        self.screen.clear()
        self.screen.show(*board, *(gap if news else []), *news, *gap, *below)
        self.stale = False

    def news(self, room: int) -> list[str]:
        """What happened since this player answered last, cut to the room on the screen."""
        first = min(self.seen.get(self.viewer, self.start), self.table.moves)
        events = [event for told in self.table.told[first:] for event in told[self.seat] if event["event"] != "ended"]
        sentences = [*self.teller.sentences(events), *self.notes]
        lines = self.screen.paragraph(" ".join(sentences), "  ", "› ") if sentences else []
        if self.screen.live and len(lines) > room:
            lines = ["› " + self.words.text("cli-more-in-log"), *lines[len(lines) - max(0, room - 1) :]]
        return [self.screen.paint(line, "dim") for line in lines]

    def question(self) -> list[str]:
        """The open question and its numbered answers."""
        now = self.table.now
        asked = now.choice
        assert asked is not None
        title = self.words.or_code(asked.name, pattern("choice", game=self.board.game, choice=asked.name))
        if self.table.seats > 1:
            title = f"{self.teller.seat(asked.seat)}: {title}"
        lines = self.screen.paragraph(f"{title} {self.board.asked(now)}".rstrip())
        return [*[self.screen.paint(line, "bold") for line in lines], *self.answers()]

    def answers(self) -> list[str]:
        """The numbered answers, in columns."""
        view = self.table.now.view(self.seat)
        choice = view["choice"]
        entries: list[tuple[str, str]] = []
        for number, word in enumerate(choice["words"], 1):
            label = self.words.option(self.board.game, choice["name"], word)
            note = self.board.note(view, choice["points_at"][number - 1])
            text = f"{self.screen.paint(str(number).rjust(2), 'number')} {label}"
            text += " " + self.screen.paint(f"({note})", "dim") if note else ""
            entries.append((text, "" if word == label else "  " + self.screen.paint(word, "dim")))
        lines = self.columns([text + word for text, word in entries])
        return lines if len(lines) <= MOST_LINES else self.columns([text for text, _ in entries])

    def columns(self, entries: list[str]) -> list[str]:
        """Entries in as many columns as fit, read from top to bottom."""
        lines: list[str] = []
        half = (self.screen.width - 3) // 2
        for wide, run in groupby(entries, lambda entry: width_of(entry) > half):
            lines += (self.below if wide else self.beside)(list(run))
        return lines

    def below(self, entries: list[str]) -> list[str]:
        """Long entries one below the other; one that is wider than the screen goes on in the next line."""
        return [line for entry in entries for line in flowed(entry.split(" "), " ", self.screen.width, "", "     ")]

    def beside(self, entries: list[str]) -> list[str]:
        """Short entries in columns."""
        widest = max(width_of(entry) for entry in entries) + 3
        count = max(1, min(4, (self.screen.width + 3) // widest))
        height = -(-len(entries) // count)
        rows = [entries[at::height] for at in range(height)]
        return ["".join(padded(entry, widest) for entry in row).rstrip() for row in rows]

    def ending(self) -> list[str]:
        """How the game ended, and by which rule."""
        result = self.table.now.result
        assert result is not None
        reason = self.words.named("reason", self.board.game, result.reason)
        look = "bold" if result.won is None else "good" if result.won else "bad"
        lines = [self.screen.paint(line, look) for line in self.screen.paragraph(reason)]
        if result.won is None:
            winners = ", ".join(self.teller.seat(seat) for seat in result.winners)
            lines.append(self.words.text("cli-winners", winners=winners))
        return lines

    def prompt(self) -> str:
        """What stands before the cursor."""
        now = self.table.now
        if now.over:
            return self.words.text("cli-prompt-over") + " "
        return self.words.text("cli-prompt", count=len(now.options)) + " "


def remarks(game: Game, words: Words) -> list[str]:
    """What a game says about itself before it begins."""
    name = pattern("remark", game=game.name)
    return [words.text(name) if words.has(name) else game.about] if game.about else []
