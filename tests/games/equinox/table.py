"""Set up a study position of Equinox by card names, in a line or two."""

from __future__ import annotations

import json
import re
from typing import Any

import lichtung
from lichtung import State
from tests.games.studying import question

CREATURES = (
    "susi", "moosmann", "cornu", "klumpi", "echomir", "lupino", "noctia", "carmen", "fungi", "ziegfried", "aquilon",
    "raneri", "vulpa", "ursus",
)  # fmt: skip

# What most tests are played with: eight champions, and a deck that no power depends on.
EIGHT = "susi moosmann cornu klumpi echomir lupino noctia carmen"
DECK = "chameleon_1 chameleon_2 chameleon_3 chameleon_4 chameleon_5 chameleon_6 chameleon_7 chameleon_8 chameleon_9"


def study(step: str, *, script: list[str] | None = None, stop: str | None = None, seed: int = 0, **given: Any) -> State:
    """A loaded position at the beginning of `step`; zones left out are empty, available stones are what is left.

    Everything is given by name, cards as texts: `hand="susi_3 urvater"` is the hand of seat 0, `hands=["susi_3", "", ""]`
    the hands of a game of three (`seats` is as many as hands, bets and owners of stones need, at least two),
    `stacks={"susi/1": "susi_2 chameleon_4"}` bottom to top, `stones={"susi/1": 0}` the seat whose stone lies there,
    `champion_cards={"susi": [0, 1]}`, `secret_bets=["vulpa_3", None]`, `vanished=["cornu", "fungi"]` in rounds 1, 2 (or
    `{"cornu": 1, "fungi": 2}`), `deck="susi_4 urvater"` top first. `champions` completes the creatures that the position
    names to eight; give all eight to fix the columns.
    """
    if "hand" in given:
        given["hands"] = [given.pop("hand")]
    position: dict[str, Any] = {"game": "equinox", "step": step}
    position["seats"] = given.pop("seats", seats_of(given))
    position["champions"] = champions_of(given.pop("champions", ""), given)
    position.update(given)
    return lichtung.game("equinox").load(position, strict=False, script=script, stop=stop, seed=seed)


def seats_of(given: dict[str, Any]) -> int:
    """As many seats as there are hands or secret bets, or as the owners of stones need; at least two."""
    owners: list[int] = [
        *given.get("stones", {}).values(),
        *[seat for on in given.get("champion_cards", {}).values() for seat in on],
    ]
    return max(2, len(given.get("hands", [])), len(given.get("secret_bets", [])), *[seat + 1 for seat in owners])


def champions_of(text: str | list[str], given: dict[str, Any]) -> list[str]:
    """The named champions, then every creature that the position speaks of, then others up to eight."""
    named = text.split() if isinstance(text, str) else list(text)
    spoken = [creature for creature in CREATURES if re.search(rf"(?<![a-z]){creature}", json.dumps(given))]
    found = list(dict.fromkeys([*named, *spoken, *CREATURES]))
    return found[:8] if len(named) < 8 else named


def options(s: State, verb: str = "") -> set[str]:
    """The offered words, or the arguments of those with a verb: `options(s, "regular")` gives creatures."""
    if not verb:
        return set(s.words())
    return {word.partition(":")[2] for word in s.words() if word.startswith(verb + ":")}


def aside(s: State, seat: int = 0) -> str:
    """The set-aside cards of a seat as one text in alphabetical order."""
    return " ".join(sorted(s.position()["set_aside"][seat]))


def stack(s: State, space: str) -> str:
    """The cards on a space, bottom to top: `"susi_2 chameleon_4"`."""
    return " ".join(s.position()["stacks"].get(space, []))


def stone(s: State, space: str) -> int | None:
    """The seat whose stone lies on a space."""
    found: int | None = s.position()["stones"].get(space)
    return found


def discarded(s: State) -> str:
    """The discard pile as one text in alphabetical order."""
    return " ".join(sorted(s.position()["discard_pile"]))


def deck(s: State) -> str:
    """The deck as one text, top first."""
    return " ".join(s.position()["deck"])


def ruler(s: State, creature: str) -> int | None:
    """The seat that rules a creature."""
    found: int | None = s.position()["rulers"][creature]
    return found


def stones_left(s: State, seat: int = 0) -> int:
    """The number of a seat's available stones."""
    return int(s.position()["available_stones"][seat])


def known(s: State, viewer: int | None, zone: str) -> Any:
    """What a viewer knows of a zone that it does not see (None: a spectator)."""
    entry = s.position()["known"]
    return entry[len(entry) - 1 if viewer is None else viewer].get(zone, [])


def lay(cards: str, row: int = 1) -> dict[str, str]:
    """Stacks of one row: `lay("susi_3 cornu_4", 2)` is `{"susi/2": "susi_3", "cornu/2": "cornu_4"}`."""
    return {f"{card.rpartition('_')[0]}/{row}": card for card in cards.split()}


def after(card: str, **given: Any) -> State:
    """Seat 0, ruling the card's creature by a stone on its champion card, has just played this card from its hand."""
    creature = card.rpartition("_")[0]
    hands = list(given.pop("hands", [given.pop("hand", "")]))
    stones = dict(given.pop("champion_cards", {}))
    stones[creature] = [0, *stones.get(creature, [])]
    s = study("play", hands=[f"{card} {hands[0]}", *hands[1:]], champion_cards=stones, **given)
    if question(s) == "choose_card":
        s.play(f"play:{card}")
    return s


def offered(s: State) -> bool:
    """Whether the power of the card just played is offered to seat 0."""
    return s.choice is not None and s.choice.name == "use_power" and set(s.words()) == {"yes", "no"}
