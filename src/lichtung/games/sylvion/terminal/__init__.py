"""How a terminal shows Sylvion."""
