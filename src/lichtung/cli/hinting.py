"""Hints at the terminal table: the same as in the browser and in the library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.table.schema import HintOption
from lichtung.words import pattern

if TYPE_CHECKING:
    from lichtung.cli.play import Party

SHOWN: Final = 3  # as many as the browser shows


def hint(party: Party, rest: str) -> None:
    """Tell what looks best to a strong bot that knows what this player knows."""
    now = party.host.now
    asked = now.choice
    if asked is None:
        party.say("cli-over-no-answer")
        return
    party.say("cli-hint-thinking", look="dim")
    options = party.followers[asked.seat].ask("hint", seat=asked.seat)["options"]
    best = options[:SHOWN]
    if any(one["chance"] is not None for one in best):
        party.say("cli-hint-about")
    for one in best:
        party.screen.tell(describe(party, asked.name, options, one), indent="  ")
        for line in explain(party, asked.name, one):
            party.screen.tell(f"     {line}", look="dim", indent="     ")
    more = sum(one["rank"] == 1 for one in options) - sum(one["rank"] == 1 for one in best)
    if more:
        party.say("cli-hint-equals", count=more)


def describe(party: Party, choice: str, options: list[HintOption], one: HintOption) -> str:
    """Returns one option in words: where it stands, what it is, what chance it has and how sure that is."""
    words = party.words
    option = words.option(party.board.game, choice, one["word"])
    verdict = words.text(pattern("verdict", verdict=one["verdict"] or "unseen"))
    chance, low, high = one["chance"], one["low"], one["high"]
    if chance is None or low is None or high is None:
        return "  " + words.text("cli-hint-unseen", option=option, verdict=verdict)
    args = {"chance": percent(chance), "low": percent(low), "high": percent(high)}
    return "  " + words.text("cli-hint-option", place=place(options, one), option=option, verdict=verdict, **args)


def explain(party: Party, choice: str, one: HintOption) -> list[str]:
    """Returns why an option is what it is, and what its player would do after it, a line each."""
    words, game = party.words, party.board.game
    lines = [words.reason(game, choice, one["why"])] if one["why"] else []
    following = [words.option(game, step["choice"], step["word"]) for step in one["steps"][1:]]
    return lines + ([words.text("cli-hint-then", steps=" → ".join(following))] if following else [])


def place(options: list[HintOption], one: HintOption) -> str:
    """Returns the rank of an option, marked where others share it."""
    shared = sum(other["rank"] == one["rank"] for other in options) > 1
    return f"={one['rank']}" if shared else str(one["rank"])


def percent(chance: float) -> str:
    """Returns a chance in whole percent; nothing is said to be impossible or sure."""
    whole = int(100 * chance + 0.5)
    return "<1" if whole == 0 else ">99" if whole == 100 else str(whole)
