"""One table, without input and output: seats, moves, undo, clocks as arithmetic, history, what each viewer is told."""
