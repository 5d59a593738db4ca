"""What can be typed beside answers: help, hint, log, undo, save, rules, why, quit …, in English or the player's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lichtung.cli.hinting import hint
from lichtung.cli.plain import clean
from lichtung.cli.reasoning import why
from lichtung.cli.saves import undisturbed, write_whole
from lichtung.table.session import fade
from lichtung.table.undo import is_practice
from lichtung.words import pattern

if TYPE_CHECKING:
    from lichtung.cli.play import Party

NAMES: Final = ("help", "hint", "log", "undo", "save", "rules", "piles", "why", "quit")


def obey(party: Party, line: str) -> bool:
    """Whether a line was a command; it is carried out then. A word that is offered now is no command."""
    if line in party.host.now.words():
        return False
    if line.startswith("?"):
        line = f"help {line[1:]}"
    typed, _, rest = line.partition(" ")
    for name in NAMES:
        if typed.lower() in (name, party.words.text(pattern("command", command=name)).lower()):
            COMMANDS[name](party, rest.strip())
            return True
    return False


def ask_consent(party: Party, name: str, **args: object) -> bool:
    """Whether the player says yes."""
    words = party.words
    yes, no = words.text("cli-yes"), words.text("cli-no")
    answer = party.keyboard.ask(f"{words.text(name, **args)} [{yes}/{no}] ").lower()
    return bool(answer) and (yes.startswith(answer) or "yes".startswith(answer))


def help_(party: Party, rest: str) -> None:
    """Explain the table, or a card."""
    if rest:
        explain(party, rest)
        return
    words = party.words
    game = party.board.game
    if words.has(pattern("goal", game=game)):
        party.screen.tell(words.text(pattern("goal", game=game)))
    for remark in party.remarks:
        party.screen.tell(remark)
    names = {name: words.text(pattern("command", command=name)) for name in NAMES}
    table = party.host
    cards = table.game.cards.values()
    card = next((code for code in cards if not words.compose("card", game, code)), next(iter(cards)))
    examples = {"word": (*table.now.words(), "")[0], "card": card, "rule": table.game.over_rule}
    party.say("cli-help", **examples)
    for name, own in names.items():
        text = words.text(pattern("command-help", command=name), **examples)
        party.screen.show(f"  {party.screen.paint(own.ljust(12), 'bold')} {text}")


def explain(party: Party, rest: str) -> None:
    """What a card does, found by its code, its identifier or the beginning of its name."""
    game = party.host.game
    codes = find_cards(party, rest)
    view = party.host.now.view(party.seat)
    if not codes:
        party.say("cli-no-card", line=clean(rest))
    elif len(codes) > 6:
        party.say("cli-unclear", line=clean(rest), words=", ".join(codes))
    else:
        for code in codes:
            name = party.words.card(game.name, code)
            about = party.board.about(view, code) or party.words.text("cli-nothing-about")
            party.screen.tell(f"{name}: {about}" if code in name else f"{name} ({code}): {about}")


def find_cards(party: Party, rest: str) -> list[str]:
    """Returns the codes of the cards that a text names."""
    game = party.host.game
    number = game.card_code(rest)
    if number:
        return [game.card_name(number)]
    single = [
        code for code in game.cards.values() if code.rstrip("*@") == code and party.words.is_single(game.name, code)
    ]
    codes = [*single, *party.board.things]
    names = {code: party.words.card(game.name, code).lower() for code in codes}
    exact = [code for code, name in names.items() if name == rest.lower()]
    return exact or [code for code, name in names.items() if rest.lower() in name]


def log(party: Party, rest: str) -> None:
    """Tell the whole game so far, as far as this player knows it."""
    host = party.host
    memory = host.game.log(host.now, party.seat)
    events = [fade(memory, event) for batch in party.followers[party.seat].batches for event in batch]
    for sentence in party.teller.tell(events):
        party.screen.tell(sentence)
    if not host.moves:
        party.say("cli-log-empty")


def undo(party: Party, rest: str) -> None:
    """Take the last move back: freely while nothing new was seen; else the others must agree, and who is alone practises."""
    host = party.host
    steps = host.session.steps
    if not steps:
        party.say("cli-undo-nothing")
        return
    seat, moves = steps[-1].seat, host.moves
    would_practise = is_practice(host.table, host.session, seat) and not host.practice
    if would_practise and not ask_consent(party, "cli-undo-practice"):
        party.say("cli-undo-not")
        return
    with undisturbed():
        party.followers[seat].ask("undo", seat=seat)
        party.follow()
    wish = host.table.wish
    if wish is not None:
        ask_others(party, wish["needs"])
    if host.moves == moves:
        party.say("cli-undo-not")
        return
    told = party.count_told()
    for counts in party.seen.values():
        counts.update({viewer: min(count, told[viewer]) for viewer, count in counts.items()})
    party.note_seen()
    party.notes[:] = [party.words.text("cli-undone")]
    party.stale = True


def ask_others(party: Party, seats: list[int]) -> None:
    """Ask the other players one after the other whether a move may be taken back; one no is enough."""
    for seat in seats:
        yes = ask_consent(party, "cli-undo-agree", who=party.teller.seat(seat))
        with undisturbed():
            party.followers[seat].ask("agree", seat=seat, yes=yes)
            party.follow()
        if not yes:
            return


def save(party: Party, rest: str) -> None:
    """Say where the game is kept, or write its record to a file."""
    if not rest:
        party.say("cli-kept", file=str(party.keeper.path))
        return
    path = Path(rest).expanduser()
    if path.exists() and not ask_consent(party, "cli-overwrite", file=str(path)):
        party.say("cli-not-saved")
        return
    try:
        write_whole(path, party.host.record())
    except OSError as error:
        party.say("cli-not-written", file=clean(str(path)), reason=error.strerror or str(error), look="bad")
    else:
        party.say("cli-saved", file=clean(str(path)))


def rules(party: Party, rest: str) -> None:
    """Print rules by their ids, or by a part of them."""
    wanted = rest.upper().replace(" ", "-")
    own = party.host.game.over_rule.partition("-")[0]  # all rules of a game begin alike
    ids = [name.removeprefix("rule-") for name in party.words.ids(f"rule-{own}")]
    exact = [rule for rule in ids if rule == wanted or rule.endswith(f"-{wanted}")]
    shown = exact or [rule for rule in ids if wanted and re.search(rf"(^|-){re.escape(wanted)}(-|$)", rule)]
    for rule in shown:
        party.screen.tell(f"{rule}: {party.words.rule(rule)}")
    if not shown:
        for remark in party.remarks:
            party.screen.tell(remark)
        groups = dict.fromkeys(re.sub(r"-\d+$", "", rule) for rule in ids)
        party.say("cli-rules", groups=", ".join(groups))


def piles(party: Party, rest: str) -> None:
    """Show every zone with its cards in full."""
    view = party.host.now.view(party.seat)
    for field in party.host.game.layout.fields:
        if field.parts():
            party.screen.show(*party.board.zone(field.key, view[field.key], party.host.seats))


def quit_(party: Party, rest: str) -> None:
    """Leave the table."""
    party.gone = True


COMMANDS: Final[dict[str, Callable[[Party, str], None]]] = {
    "help": help_,
    "hint": hint,
    "log": log,
    "undo": undo,
    "save": save,
    "rules": rules,
    "piles": piles,
    "why": why,
    "quit": quit_,
}
