"""The games as PettingZoo, Gymnasium and OpenSpiel environments. Importing it registers them.

Needs the extra `research`. OpenSpiel's games are registered by importing `lichtung.research.spiel`.
"""

from lichtung.research.registration import register_all

register_all()
