"""Bots: automated players. `lichtung.bot` makes them by name."""
