"""What elements and colours of Tribes of the Wind look like in a terminal. Names that only another set has stay plain."""

from __future__ import annotations

from typing import Final

ELEMENTS: Final = {"fire": "fire", "water": "water", "earth": "tree", "air": "animal"}
COLOURS: Final = {"purple": "support", "green": "leaf", "orange": "soon"}

FOREST: Final = "♣"
VILLAGE: Final = "▲"
POLLUTION: Final = "◆"
RIDER: Final = "•"
TEMPLE: Final = "♛"
MET: Final = "●"
NOT_MET: Final = "○"
