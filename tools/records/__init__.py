"""Which golden records there are: one module for each game, whose `games` gives them."""

from lichtung import State

Named = tuple[str, State]
