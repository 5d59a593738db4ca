"""Magpies in a terminal."""
