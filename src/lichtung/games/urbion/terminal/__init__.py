"""How a terminal shows Urbion."""
