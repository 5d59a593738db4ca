"""Why something is not possible, and what a thing is for: in sentences, and the command that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtung.cli.plain import clean
from lichtung.kernel.errors import Refusal
from lichtung.kernel.schema import Lack, Thing
from lichtung.words import Words, pattern

if TYPE_CHECKING:
    from lichtung.cli.play import Party


def tell_lack(words: Words, game: str, lack: Lack) -> str:
    """Returns what is missing, in numbers."""
    args = {"need": lack["need"], "have": lack["have"], "of": lack.get("of", "")}
    return words.text(pattern("lack", game=game, what=lack["what"]), **args)


def tell_refusal(words: Words, game: str, refusal: Refusal) -> list[str]:
    """Returns the rule against something, and what is missing for it."""
    rule = [words.rule(refusal.rule)] if refusal.rule else []
    return rule + [tell_lack(words, game, lack) for lack in refusal.lacks]


def tell_thing(words: Words, game: str, thing: Thing) -> str:
    """Returns what a thing is for: what its game says of it, else the questions that it answers; "" if there is neither."""
    if thing["thing"]:
        return words.text(pattern("thing", game=game, thing=thing["thing"]), whose=thing["whose"])
    return " ".join([words.name("choice", game, name) for name in thing["uses"]])


def why(party: Party, rest: str) -> None:
    """Say why a card or place cannot be used now, and what it is for."""
    now, game = party.host.now, party.host.game.name
    target = read_target(party, rest)
    refusal = now.why_not_target(target)
    thing = tell_thing(party.words, game, now.describe(party.seat, target))
    told = ([] if refusal is None else tell_refusal(party.words, game, refusal)) + ([thing] if thing else [])
    for sentence in told:
        party.screen.tell(sentence)
    if not told:
        party.say("cli-no-card", line=clean(rest))


def read_target(party: Party, text: str) -> str:
    """Returns the target that a text names: as it is written, a card by its code, else a place."""
    game = party.host.game
    if ":" in text:
        return text
    card = game.card_code(text)
    return f"card:{game.card_name(card)}" if card else f"cell:{text}"
