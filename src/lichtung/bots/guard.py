"""A guard over bots: whoever crashes, answers what is not offered or takes too long is replaced by a simpler bot."""

from __future__ import annotations

import warnings
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection

from mypy_extensions import mypyc_attr

from lichtung.bots.bot import Bot, Sample, View
from lichtung.bots.uniform import Uniform
from lichtung.kernel.history import Question


@mypyc_attr(native_class=False)
class BotReplaced(RuntimeWarning):
    """A bot failed and a simpler one plays on."""


class Guarded(Bot):
    """Bots from the strongest to the simplest; the first that still works plays. The last resort answers at random.

    With `seconds`, a bot answers in a process of its own, which is ended when the time is over: compiled code that hangs
    cannot be stopped in any other way.
    """

    def __init__(self, bots: list[Bot], seconds: float = 0.0, seed: int = 0) -> None:
        self.bots: list[Bot] = [*bots, Uniform(seed)]
        self.seconds: float = seconds

    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        while len(self.bots) > 1:
            try:
                option = self.asked(self.bots[0], view, choice, sample)
                if option not in view["choice"]["options"]:
                    raise ValueError(f"answered {option!r}, which is not offered")
                return option
            except Exception as error:
                failed = type(self.bots.pop(0)).__name__
                simpler = type(self.bots[0]).__name__
                warnings.warn(f"{failed} failed ({error}); {simpler} plays on", BotReplaced, stacklevel=2)
        return self.bots[0].choose(view, choice, sample)

    def asked(self, bot: Bot, view: View, choice: Question, sample: Sample) -> int:
        """The answer of a bot, within the time if there is a limit."""
        if self.seconds <= 0.0 or "fork" not in get_all_start_methods():
            return bot.choose(view, choice, sample)
        context = get_context("fork")
        ours, theirs = context.Pipe(False)
        child = context.Process(target=answer_into, args=(theirs, bot, view, choice, sample))
        child.start()
        theirs.close()
        try:
            if not ours.poll(self.seconds):
                raise TimeoutError(f"no answer within {self.seconds:g} s")
            told = ours.recv()
        finally:
            child.kill()
            child.join()
            ours.close()
        if isinstance(told, int):
            return told
        raise RuntimeError(str(told))


def answer_into(pipe: Connection, bot: Bot, view: View, choice: Question, sample: Sample) -> None:
    """In a process of its own: answer, or tell what went wrong."""
    try:
        pipe.send(int(bot.choose(view, choice, sample)))
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
