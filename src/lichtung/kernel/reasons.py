"""Reasons for things: why one cannot be used now, what it is for, and what could be done but is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtung.kernel import notation
from lichtung.kernel.errors import Refusal
from lichtung.kernel.frames import Choice
from lichtung.kernel.kinds import BAG
from lichtung.kernel.notation import VERB, Verb, verb_of
from lichtung.kernel.schema import Target, Thing
from lichtung.kernel.sight import viewer_of

if TYPE_CHECKING:
    from lichtung.kernel.state import State


def target_text(target: Target) -> str:
    """Returns a target as one text: `card:OWL`, `cell:r1c2`, `seat:1`."""
    return next(iter([f"{kind}:{what}" for kind, what in target.items()]), "")


def targets_of(s: State, option: int) -> list[str]:
    """Returns what an option points at, as texts."""
    return [target_text(target) for target in s.terms.game.points_at(s, option)]


def why_not_target(s: State, target: str, picked: tuple[str, ...]) -> Refusal | None:
    """Returns why an answer that points at a target is not offered, None where no answer to the open question could.

    Answers that could be meant point otherwise only at what was picked, or at what is offered now. The first verb that has
    any decides; if different rules forbid its answers, none of these is the reason. What lies in a cell stands for the cell
    too: `cell:R1L/E+2` for `cell:R1L`.
    """
    if s.choice is None:
        return Refusal(s.terms.game.over_rule, target, "")
    offered = [targets_of(s, int(option)) for option in s.offered]
    if any(target in targets and holds_all(targets, picked) for targets in offered):
        return None
    known = {one for targets in offered for one in targets}.union(picked)
    for meant in (target, target.partition("/")[0]):
        for verb in s.open_choice().verbs:
            refusals = [notation.refusal(s, option) for option in find_meant(s, verb, meant, known, picked)]
            if refusals:
                return refusals[0] if len({refusal.rule for refusal in refusals}) == 1 else None
    return None


def find_meant(s: State, verb: int, target: str, known: set[str], picked: tuple[str, ...]) -> list[int]:
    """Returns the options of a verb that somebody who points at a target after some picks could mean."""
    asked = s.open_choice()
    return [
        option
        for option in options_of(s, verb)
        if could_mean(targets_of(s, option), target, known)
        and holds_all(targets_of(s, option), picked)
        and asked.is_meant(s, s.top_a(), s.top_b(), option)
    ]


def could_mean(targets: list[str], target: str, known: set[str]) -> bool:
    """Whether an option points at a target, and otherwise only at what is known."""
    return target in targets and all(one == target or one in known for one in targets)


def holds_all(targets: list[str], picked: tuple[str, ...]) -> bool:
    """Whether an option points at everything that was picked."""
    return all(one in targets for one in picked)


def impossible(s: State) -> list[Refusal]:
    """Returns why each verb of the open question offers nothing, as far as its choice has something to say."""
    refusals: list[Refusal] = []
    if s.choice is None:
        return refusals
    asked = s.open_choice()
    offered = {int(verb_of(option)) for option in s.offered}
    for verb in asked.verbs:
        if verb in offered:
            continue
        option: i64 = asked.example(s, s.top_a(), s.top_b(), verb)
        if option != 0 and is_whole(s, int(option)):
            refusals.append(notation.refusal(s, int(option)))
    return refusals


def is_whole(s: State, option: int) -> bool:
    """Whether an option has all arguments that its verb needs."""
    return option in options_of(s, int(verb_of(option)))


def options_of(s: State, verb: int) -> list[int]:
    """Returns every option of a verb that has the same words in every state."""
    vocabulary = s.terms.game.vocabulary
    return [] if vocabulary is None else vocabulary.options_of(verb)


def describe(s: State, seat: int | None, target: str, at: str) -> Thing:
    """Returns what a thing is for: by where it lies, else by its target, for a seat that may see it there."""
    game = s.terms.game
    place = at or find_card(s, seat, target)
    thing = game.thing_of(target, place)
    whose = place.split(".")[1:2]
    known = thing in game.things
    owned = known and game.things[thing] and bool(whose) and whose[0].isdecimal()
    return {
        "thing": thing if known else "",
        "whose": "" if not owned else "own" if whose[0] == str(seat) else "other",
        "uses": uses(s, target),
    }


def find_card(s: State, seat: int | None, target: str) -> str:
    """Returns where a card lies that a seat sees: the first zone that has one, its own before the others'."""
    kind, _, code = target.partition(":")
    card = s.terms.game.card_code(code) if kind == "card" else 0
    if card == 0:
        return ""
    viewer = viewer_of(s, seat)
    for zone in s.terms.layout.zones:
        seen: list[int] = zone.cards(s) if zone.kind == BAG else []  # whose numbers are counts, and which lies open
        if zone.kind != BAG:
            viewer.add_seen(s, zone, seen)
        if card in seen:
            return zone.key
    return ""


def uses(s: State, target: str) -> list[str]:
    """Returns the names of the questions that a target can answer, in the order of their frames."""
    vocabulary = s.terms.game.vocabulary
    if vocabulary is None:
        return []
    names: list[str] = []
    for frame in s.frames:
        if isinstance(frame, Choice) and frame.name not in names:
            verbs = [vocabulary.verbs[verb // VERB] for verb in frame.verbs if verb // VERB in vocabulary.verbs]
            if any(takes(verb, target) for verb in verbs):
                names.append(frame.name)
    return names


def takes(verb: Verb, target: str) -> bool:
    """Whether a verb has an argument that can be this target."""
    kind, _, what = target.partition(":")
    text = f"seat{what}" if kind == "seat" else what.lower()
    return any(argument.kind == kind and text in argument.numbers for argument in verb.arguments)
