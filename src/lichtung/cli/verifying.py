"""`lichtung verify`: are these records right, and were their cards dealt fairly?"""

from __future__ import annotations

from typing import Final

import click

import lichtung
from lichtung import deal
from lichtung.cli import DONE, WRONG
from lichtung.cli.command_line import Command, Terminal, UsageError
from lichtung.cli.plain import Voice, clean
from lichtung.cli.records import read_text, tell_damage
from lichtung.cli.screen import Screen
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.record import read
from lichtung.words import SEATS

COMPLAINTS: Final = {
    "malformed": "cli-deal-wrong-malformed",
    "commitment": "cli-deal-wrong-commitment",
    "seed": "cli-deal-wrong-seed",
    "promise": "cli-deal-wrong-promise",
    "missing": "cli-deal-wrong-missing",
}


@click.command("verify", cls=Command, help="verify")
@click.argument("files", nargs=-1)
@click.option("--commitment", metavar="HEX", help="commitment")
@click.pass_obj
def verify_command(terminal: Terminal, files: tuple[str, ...], commitment: str | None) -> int:
    """Check records. Returns the worst exit code."""
    if not files:
        raise UsageError("cli-usage-file")
    return max(verify(name, commitment, terminal.screen, terminal.words) for name in files)


def verify(name: str, promised: str | None, screen: Screen, words: Voice) -> int:
    """Check one record and say how it went. Returns the exit code."""
    try:
        text = read_text(name)
        last = lichtung.replay(text)
        tags, body = read.split(text)
        if "seat" in tags:
            moves = len(last.views) - 1
        else:
            moves = sum(not entry.is_chance for entry in read.without_undone(read.tokens(text, body)))
    except (LichtungError, OSError, UnicodeDecodeError) as error:
        return tell_damage(name, error, screen, words)
    try:
        about = about_deal(text, tags, promised, words)
    except deal.BadProof as error:
        screen.show(f"{clean(name)}: {words.text(COMPLAINTS[error.reason])}")
        return WRONG
    result = clean(tags.get("result", (1, "*"))[1])
    screen.show(f"{clean(name)}: {words.text('cli-ok', game=tags['game'][1], moves=moves, result=result)}")
    if about:
        screen.tell(about, indent="    ")
    return DONE


def about_deal(text: str, tags: dict[str, tuple[int, str]], promised: str | None, words: Voice) -> str:
    """What the proof of a record's deal proves, "" where there is none and none was asked for."""
    proof = deal.read(text)
    if proof is None:
        if promised is not None:
            raise deal.BadProof("missing")
        return ""
    proof.check(int(tags["seed"][1]) if "seed" in tags else -1)
    if promised is not None and promised.lower() != proof.commitment:
        raise deal.BadProof("promise")
    given = ", ".join(SEATS[seat] for seat, share in sorted(proof.shares.items()) if share is not None)
    late = ", ".join(SEATS[seat] for seat, share in sorted(proof.shares.items()) if share is None)
    said = [words.text("cli-deal-fair", commitment=proof.commitment)]
    if given:
        said.append(words.text("cli-deal-given", seats=given))
    if late:
        said.append(words.text("cli-deal-late" if given else "cli-deal-alone", seats=late))
    return " ".join(said)
