"""Bots: whoever plays without being a person. `lichtung.bot` makes them by name."""
