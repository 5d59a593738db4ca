"""The games. Each folder has the same shape and exports one thing: GAME."""
