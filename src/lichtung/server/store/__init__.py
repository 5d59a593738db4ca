"""What a site remembers: tables, moves, people. `interface` says what, the other modules say where."""
