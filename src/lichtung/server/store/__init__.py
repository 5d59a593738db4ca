"""What a site remembers: tables, moves, people. `facts` says what, the other modules say where."""
