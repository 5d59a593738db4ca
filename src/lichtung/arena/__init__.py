"""The arena: bots against bots and against the deal, on fixed seeds, counted honestly. docs/arena.md explains it."""
