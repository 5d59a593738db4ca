"""A worker process: reads questions as lines of JSON, thinks, writes the answers as lines of JSON.

It gets a whole position, but a bot in it sees only what its seat sees, as everywhere.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final

import msgspec

import lichtung
from lichtung.bots import levels
from lichtung.bots.bot import answer
from lichtung.kernel import catalogue
from lichtung.kernel.plain import Json

NICE: Final = 5  # the server itself comes first


class Job(msgspec.Struct, kw_only=True):
    """Something to think about: which move (`level`), or what advice to give (`iterations`)."""

    game: str
    position: Json
    seat: int
    seed: int
    level: str = ""
    iterations: int = 0


class Thought(msgspec.Struct, kw_only=True):
    """What came of it: a word, advice, or what went wrong."""

    word: str = ""
    hints: list[Json] = []
    error: str = ""


def think(job: Job) -> Thought:
    """Think about a job."""
    game = catalogue.game(job.game)
    state = game.load(job.position, strict=False)
    if job.iterations:
        return Thought(hints=lichtung.hints(state, job.seat, iterations=job.iterations, seed=job.seed))
    option = answer(levels.bot(job.level, game, job.seed), state)
    return Thought(word=state.words()[state.options.index(option)])


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one line after the other until there are no more."""
    decoder, encoder = msgspec.json.Decoder(Job), msgspec.json.Encoder()
    for line in questions:
        try:
            thought = think(decoder.decode(line))
        except Exception as error:
            thought = Thought(error=f"{type(error).__name__}: {error}")
        answers.write(encoder.encode(thought) + b"\n")
        answers.flush()


def main() -> None:
    """Work until the server closes the line; whatever a bot prints goes to standard error."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
