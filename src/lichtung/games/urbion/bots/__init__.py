"""What bots know of Urbion."""
