"""Playing: show the table, ask, answer, until the game is over or the players leave."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from lichtung import Game
from lichtung.cli import answers, commands
from lichtung.cli.boards import board_of
from lichtung.cli.follower import Follower
from lichtung.cli.keyboard import Keyboard
from lichtung.cli.plain import clean
from lichtung.cli.reasoning import tell_refusal
from lichtung.cli.saves import Keeper, undisturbed
from lichtung.cli.screen import Screen, flowed, padded, width_of
from lichtung.cli.telling import Teller
from lichtung.kernel.schema import Target
from lichtung.local.host import Host
from lichtung.table.facts import Viewer
from lichtung.words import Words, pattern

MOST_LINES: Final = 7  # a longer list of answers does without their words


class Party:
    """People at a table: what they see, what they type, and where their game is kept."""

    def __init__(self, host: Host, words: Words, screen: Screen, keyboard: Keyboard, keeper: Keeper) -> None:
        self.host: Final = host
        self.words: Final = words
        self.screen: Final = screen
        self.keyboard: Final = keyboard
        self.keeper: Final = keeper
        self.board: Final = board_of(host.game, words, screen)
        self.teller: Final = Teller(words, self.board, host.seats)
        self.seat: int | None = None  # who sits at the keyboard
        self.followers: Final = {viewer: Follower(host, viewer) for viewer in (*range(host.seats), None)}
        self.start: Final = self.count_told(int(host.moves > 0))  # of a game that goes on, the last move is told again
        self.seen: Final[dict[Viewer, dict[Viewer, int]]] = {}  # what had been told when each of them answered last
        self.remarks: Final = remarks(host.game, words)
        self.notes: Final = list(self.remarks)  # what else is to be said beside the board
        self.stale: bool = True  # the board on the screen is out of date
        self.gone: bool = False  # the players have left
        host.keep = lambda host: self.keep()

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
                self.gone = self.host.now.over
            elif not commands.obey(self, line):
                self.answer(line)

    def answer(self, line: str) -> None:
        """Take a line as the answer to the open question."""
        now = self.host.now
        if now.over:
            self.say("cli-over-no-answer")
            return
        try:
            option = answers.read_answer(now, self.words, line)
        except answers.Refused as refused:
            rule = refused.refusal.rule
            self.say("cli-refused", word=refused.refusal.word, rule=rule or "none", look="bad")
            for sentence in tell_refusal(self.words, self.board.game, refused.refusal):
                self.screen.tell(sentence, indent="  ")
        except answers.Unclear as unclear:
            self.say("cli-unclear", line=clean(line), words=", ".join(unclear.words))
        except answers.Unknown:
            self.say("cli-unknown", line=clean(line), count=len(now.options))
        else:
            self.play_word(now.words()[now.options.index(option)])

    def play_word(self, word: str) -> None:
        """Answer the open question."""
        self.note_seen()
        self.notes.clear()
        asked = self.host.now.choice
        assert asked is not None
        follower = self.followers[asked.seat]
        with undisturbed():
            answer = follower.ask("play", seat=asked.seat, at=follower.at, word=word)
            self.follow()
        if answer["type"] == "refused":
            self.say("cli-refused", word=word, rule="none", look="bad")
        self.stale = True

    def follow(self) -> None:
        """Let everybody read what they are told."""
        for follower in self.followers.values():
            follower.follow()

    def count_told(self, less: int = 0) -> dict[Viewer, int]:
        """Returns how much everybody has been told, less a little."""
        return {viewer: max(0, len(one.batches) - less) for viewer, one in self.followers.items()}

    def note_seen(self) -> None:
        """Whoever sits at the keyboard has seen everything up to now."""
        self.seen[self.viewer] = self.count_told()

    def keep(self) -> None:
        """Save the game; say so once when that is not possible."""
        silent = bool(self.keeper.problem)
        if not self.keeper.keep(self.host.record()) and not silent:
            self.say("cli-not-kept", place=str(self.keeper.directory), reason=self.keeper.problem, look="bad")

    def change_seats(self) -> None:
        """Let the next player sit down; where hands are secret, behind a curtain."""
        asked = self.host.now.choice
        seat = self.seat if asked is None else asked.seat
        if seat == self.seat:
            return
        if self.host.is_secret:
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
        return self.seat if self.host.is_secret else None

    def show_table(self) -> None:
        """The board, what happened since the last time, and the question."""
        now = self.host.now
        board = self.board.draw(now.view(self.seat), self.seat)
        if self.host.practice:
            board[0] += " · " + self.screen.paint(self.words.text("cli-practice"), "soon")
        most = min(MOST_LINES, max(3, self.screen.height - len(board) - 4)) if self.screen.live else MOST_LINES
        below = self.ending() if now.over else self.question(most)
        room = self.screen.height - len(board) - len(below) - 1
        news = self.news(room)
        airy = not self.screen.live or room - len(news) >= 2
        gap = [""] if airy else []
        self.screen.clear()
        self.screen.show(*board, *(gap if news else []), *news, *gap, *below)
        self.stale = False

    def news(self, room: int) -> list[str]:
        """Returns what happened since this player answered last, cut to the room on the screen."""
        batches = self.followers[self.seat].batches
        first = min(self.seen.get(self.viewer, self.start)[self.seat], len(batches))
        events = [event for batch in batches[first:] for event in batch if event["event"] != "ended"]
        sentences = [*self.teller.tell(events), *self.notes]
        lines = self.screen.paragraph(" ".join(sentences), "  ", "› ") if sentences else []
        if self.screen.live and len(lines) > room:
            lines = ["› " + self.words.text("cli-more-in-log"), *lines[len(lines) - max(0, room - 1) :]]
        return [self.screen.paint(line, "dim") for line in lines]

    def question(self, most: int) -> list[str]:
        """Returns the open question and its numbered answers, if possible in so many lines."""
        now = self.host.now
        asked = now.choice
        assert asked is not None
        title = self.words.or_code(asked.name, pattern("choice", game=self.board.game, choice=asked.name))
        if self.host.seats > 1:
            title = f"{self.teller.seat(asked.seat)}: {title}"
        lines = self.screen.paragraph(f"{title} {self.board.describe_question(now)}".rstrip())
        return [*[self.screen.paint(line, "bold") for line in lines], *self.answers(most)]

    def answers(self, most: int) -> list[str]:
        """Returns the numbered answers, in columns."""
        view = self.host.now.view(self.seat)
        choice = view["choice"]
        forms: list[list[str]] = [[], [], [], []]  # from the longest to the shortest
        for number, word in enumerate(choice["words"], 1):
            points_at = choice["points_at"][number - 1]
            label = self.words.option(self.board.game, choice["name"], word)
            note = self.board.note(view, points_at)
            first = self.screen.paint(str(number).rjust(2), "number") + " "
            note = " " + self.screen.paint(f"({note})", "dim") if note else ""
            forms[0].append(first + label + note + ("" if word == label else "  " + self.screen.paint(word, "dim")))
            forms[1].append(first + label + note)
            forms[2].append(first + self.brief(label, points_at) + note)
            forms[3].append(first + self.brief(label, points_at))
        noted = max(most, self.board.answer_lines)
        limits = zip(forms, (most, noted, noted), strict=False)
        shown = (lines for form, limit in limits if len(lines := self.columns(form)) <= limit)
        return next(shown, self.columns(forms[-1]))

    def brief(self, label: str, points_at: list[Target]) -> str:
        """Returns an answer without its verb: the one place or card that it points at."""
        point = points_at[0] if len(points_at) == 1 else {}
        if "cell" in point:
            return self.words.cell(self.board.game, point["cell"])
        return self.words.card(self.board.game, point["card"]) if "card" in point else label

    def columns(self, entries: list[str]) -> list[str]:
        """Returns entries in as many columns as fit, read from top to bottom."""
        lines: list[str] = []
        half = (self.screen.width - 3) // 2
        for wide, run in groupby(entries, lambda entry: width_of(entry) > half):
            lines += (self.below if wide else self.beside)(list(run))
        return lines

    def below(self, entries: list[str]) -> list[str]:
        """Returns long entries one below the other; one that is wider than the screen goes on in the next line."""
        return [line for entry in entries for line in flowed(entry.split(" "), " ", self.screen.width, "", "     ")]

    def beside(self, entries: list[str]) -> list[str]:
        """Returns short entries in columns."""
        widest = max(width_of(entry) for entry in entries) + 3
        count = max(1, min(4, (self.screen.width + 3) // widest))
        height = -(-len(entries) // count)
        rows = [entries[at::height] for at in range(height)]
        return ["".join(padded(entry, widest) for entry in row).rstrip() for row in rows]

    def ending(self) -> list[str]:
        """Returns how the game ended, and by which rule."""
        result = self.host.now.result
        assert result is not None
        reason = self.words.name("reason", self.board.game, result.reason)
        look = "bold" if result.won is None else "good" if result.won else "bad"
        lines = [self.screen.paint(line, look) for line in self.screen.paragraph(reason)]
        if result.won is None:
            winners = ", ".join(self.teller.seat(seat) for seat in result.winners)
            lines.append(self.words.text("cli-winners", winners=winners))
        return lines

    def prompt(self) -> str:
        """Returns what stands before the cursor."""
        now = self.host.now
        if now.over:
            return self.words.text("cli-prompt-over") + " "
        return self.words.text("cli-prompt", count=len(now.options)) + " "


def remarks(game: Game, words: Words) -> list[str]:
    """Returns what a game says about itself before it begins; one with another component set says where that comes from."""
    name = pattern("remark", game=game.name)
    args = {"set": "other" if game.data_folder else "usual", "folder": game.data_folder or "", "hash": game.data_hash}
    return [words.text(name, **args) if words.has(name) else game.about] if game.about else []
