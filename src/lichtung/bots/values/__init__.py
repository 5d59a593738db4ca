"""What a player who knows a game knows: how good a position is, and which option is worth a look."""
