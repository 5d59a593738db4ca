"""What people install."""
