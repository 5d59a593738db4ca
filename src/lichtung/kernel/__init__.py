"""What all games stand on: state, frames, chance, events, sight, positions, records. It knows no game."""
