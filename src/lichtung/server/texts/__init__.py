"""Texts that people write, cleaned as they come in: names, lines of chat, passwords."""
