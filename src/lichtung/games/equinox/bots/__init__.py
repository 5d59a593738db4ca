"""What bots know of Equinox."""
