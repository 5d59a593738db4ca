"""How `make play` gets from a fresh clone to a table: `tools/play.py` is the entry. Standard library only."""
