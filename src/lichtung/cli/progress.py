"""Bars that grow while the arena plays, with the time that is left."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from lichtung.arena.counting import Share
from lichtung.arena.rows import Row
from lichtung.arena.running import Watcher
from lichtung.cli.plain import Voice
from lichtung.cli.screen import Screen


class Bars(Watcher):
    """A bar for the row that is being played, a line for every row that is done."""

    def __init__(self, screen: Screen, words: Voice, describe: Callable[[Row, Share], str]) -> None:
        self.screen, self.describe = screen, describe
        self.bars = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[share]}", markup=False),
            TextColumn(words.text("cli-arena-left"), markup=False),
            TimeRemainingColumn(),
            console=Console(file=screen.out),
            transient=True,
        )
        self.task: TaskID | None = None

    def __enter__(self) -> Bars:
        if self.screen.out.isatty():
            self.bars.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.bars.stop()

    def begin(self, row: Row, share: Share) -> None:
        self.task = self.bars.add_task(row.name, total=row.most, completed=share.games, share=format_share(share))

    def played(self, row: Row, share: Share) -> None:
        assert self.task is not None
        self.bars.update(self.task, completed=share.games, share=format_share(share))

    def end(self, row: Row, share: Share) -> None:
        assert self.task is not None
        self.bars.remove_task(self.task)
        if self.screen.out.isatty():
            self.bars.console.print(self.describe(row, share), markup=False, highlight=False)
        else:
            self.screen.show(self.describe(row, share))


def format_share(share: Share) -> str:
    """Returns a share with its interval, short."""
    low, high = share.interval
    return f"{100 * share.rate:.0f}% [{100 * low:.0f}–{100 * high:.0f}]"
