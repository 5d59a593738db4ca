"""How a terminal shows Equinox."""
