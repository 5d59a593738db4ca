"""Records: a game as a text that can be read, checked and replayed. The grammar is in docs/notation.md."""
