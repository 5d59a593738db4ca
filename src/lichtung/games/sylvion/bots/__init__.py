"""What bots know of Sylvion."""
