"""Who could mistake one hidden card for another, what a secret bet can be, and what a log may still name."""

from __future__ import annotations

import re
from typing import Any, Final, final

from lichtung.games.equinox import schema
from lichtung.games.equinox.components import CODES, CREATURE, CREATURE_1, is_creature_card
from lichtung.games.equinox.layout import DEMANDED, SECRET_BETS
from lichtung.games.equinox.settings import SEATS
from lichtung.games.equinox.state import BET_STEP, DISCARD_STEP
from lichtung.kernel.addresses import STEP
from lichtung.kernel.game import Log
from lichtung.kernel.plain import Json
from lichtung.kernel.state import State

CARD: Final = re.compile("|".join(sorted([rf"\b{CODES[c]}\b" for c in CODES if c >= CREATURE_1], reverse=True)))


def mistakable(s: State, other: int) -> bool:
    """Whether a card that left a hand unseen could have been `other`, as far as everybody knows.

    A secret bet and a discard with Carmen are creature cards (EQX-BET-13, EQX-CARMEN-2), a card given to Noctia is one of
    the demanded creature (EQX-INFO-9); Cornu and Ziegfried take any card.
    """
    if s.data[DEMANDED] != 0:
        return CREATURE[other] == s.data[DEMANDED] - 1
    if s.data[STEP] == BET_STEP or s.data[STEP] == DISCARD_STEP:
        return is_creature_card(other)
    return True


def can_hide(place: int, card: int) -> bool:
    """Whether a hidden card of a place can be this one: a secret bet is always a creature card (EQX-BET-13)."""
    return not SECRET_BETS <= place < SECRET_BETS + SEATS or is_creature_card(card)


@final
class FadingLog(Log):
    """EQX-INFO-17. While the game runs, a log names only the creature of a card that its reader cannot see any more."""

    def __init__(self, now: Json) -> None:
        self.seen: set[str] = set(CARD.findall(str([now[key] for key in now if key not in ("choice", "insight")])))

    def fade(self, found: re.Match[str]) -> str:
        """A card's code, without its strength if the card is out of sight."""
        code = found.group()
        return code if code in self.seen or "_" not in code else code.split("_")[0] + "_?"

    def text(self, text: str) -> str:
        return CARD.sub(self.fade, text)

    def view(self, view: Json) -> Json:
        faded: Json = {key: self.fade_part(value) for key, value in view.items() if key != "insight"}
        if faded["choice"] is not None and faded["choice"] != view["choice"]:
            faded["choice"] = {"seat": faded["choice"]["seat"], "name": faded["choice"]["name"]}
        faded["insight"] = fade_insight(view["insight"], faded)
        return faded

    def fade_part(self, value: Any) -> Any:
        """A part of a view with every card out of sight faded."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, list):
            return [self.fade_part(part) for part in value]
        if isinstance(value, dict):
            return {key: self.fade_part(part) for key, part in value.items()}
        return value


def fade_insight(found: schema.Insight, faded: Json) -> schema.Insight:
    """The insight of a faded view: without the strengths that are out of sight, and without what they decide."""
    tops = {name: faded["stacks"].get(f"{name}/{faded['round']}", [""])[-1] for name in found["strengths"]}
    lost = {name for name, card in tops.items() if card.endswith("_?")}
    previews = found["previews"] if "words" in (faded["choice"] or {}) else {}
    return {
        **found,
        "strengths": {name: None if name in lost else strength for name, strength in found["strengths"].items()},
        "weakest": None if lost else found["weakest"],
        "previews": {word: fade_preview(word, preview, lost) for word, preview in previews.items()},
    }


def fade_preview(word: str, preview: schema.Preview, lost: set[str]) -> schema.Preview:
    """A preview: nobody can be foretold to vanish while another creature's strength is out of sight."""
    creature = word.partition(":")[2].partition("_")[0]
    return {**preview, "weakest": None} if "weakest" in preview and lost - {creature} else preview
