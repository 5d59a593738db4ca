"""What bots know of Magpies."""
