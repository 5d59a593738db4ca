"""The phases in which things happen, in the words of the rulebook: what a table shows one after the other."""

from __future__ import annotations

from typing import Final

MOBILIZATION: Final = "mobilization"
REVEAL: Final = "reveal"
HEDGEHOGS: Final = "hedgehogs"
SUPPORTS: Final = "supports"
BLAZE: Final = "blaze"
MARCH: Final = "march"
COMBAT: Final = "combat"
DAMAGE: Final = "damage"
DRAWING: Final = "drawing"
BETRAYAL: Final = "betrayal"
RENEWAL: Final = "renewal"  # the deck is renewed
DEFENCE: Final = "defence"
PAYMENT: Final = "payment"
EFFECT: Final = "effect"  # of an animal or a feat
HAND_LIMIT: Final = "hand_limit"
NEXT_ROUND: Final = "next_round"
HEALING: Final = "healing"
LAST_BLOW: Final = "last_blow"  # the forest burns, or the Ravager reaches it

GREAT: Final = (HEALING, LAST_BLOW)
PHASES: Final = (
    MOBILIZATION,
    REVEAL,
    HEDGEHOGS,
    SUPPORTS,
    BLAZE,
    MARCH,
    COMBAT,
    DAMAGE,
    DRAWING,
    BETRAYAL,
    RENEWAL,
    DEFENCE,
    PAYMENT,
    EFFECT,
    HAND_LIMIT,
    NEXT_ROUND,
    HEALING,
    LAST_BLOW,
)
