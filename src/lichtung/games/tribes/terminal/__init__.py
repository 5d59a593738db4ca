"""How a terminal shows Tribes of the Wind."""
