"""What bots know of Tribes of the Wind."""
